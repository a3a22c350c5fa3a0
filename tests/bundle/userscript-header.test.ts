import {describe, expect, test} from 'vitest';
import {addressLines, header} from '../../tools/bundle/userscript.mjs';

const lines = header({version: '1.0.0', relays: ['https://relay.example']}, await addressLines()).split('\n');
const values = (key: string) =>
	lines.flatMap(line => (line.startsWith(`// @${key} `) ? [line.slice(line.indexOf(' ', 4)).trim()] : []));

/** Whether a script manager would start the script: a match pattern's stars stand for anything, an include is an expression. */
const starts = (url: string) =>
	values('match').some(pattern =>
		new RegExp(
			`^${pattern
				.replace(/[.?+^$(){}|[\]\\]/g, '\\$&')
				.replace('*:', 'https?:')
				.replaceAll('*', '.*')}$`,
		).test(url),
	) || values('include').some(expression => new RegExp(expression.slice(1, -1)).test(url));

describe('the userscript starts where the extension would know a forum', () => {
	test.each([
		['phpBB', '/forum/viewtopic.php?f=3&t=15', '/posting.php?mode=reply&t=77', '/posting.php?mode=edit&p=4712'],
		['MyBB', '/showthread.php?tid=4&page=2', '/newreply.php?tid=4', '/editpost.php?pid=63'],
		['SMF', '/jeu/index.php?topic=4.msg190', '/jeu/index.php?action=post;topic=4.0', '/jeu/index.php?action=post2;start=0'],
		[
			'Forumactif',
			'/t6-la-tour-de-guet',
			'/t6p5-la-tour-de-guet?nid=3',
			'/post?t=6&mode=reply',
			'/post',
			'/la-nuit-f2/la-tour-t6.htm',
		],
		['FluxBB, PunBB', '/jdr/viewtopic.php?id=15', '/jdr/post.php?tid=15', '/jdr/edit.php?id=232'],
		['NodeBB', '/topic/4/la-clairiere', '/forum/topic/4/la-clairiere/31', '/compose?tid=4'],
		['Discourse', '/t/la-tour-du-guet/12', '/t/la-tour-du-guet/12/45', '/forum/t/12'],
		[
			'XenForo',
			'/threads/l-auberge.12/',
			'/forum/index.php?threads/la-crypte.9/page-2',
			'/posts/47/edit',
			'/forums/tables.4/post-thread',
		],
		['Flarum', '/d/12-la-lanterne-rouge', '/d/12-la-lanterne-rouge/46', '/jdr/d/9'],
		[
			'Invision Community',
			'/topic/12-la-taverne/page/2/',
			'/forum/index.php?/topic/9-la-crypte/&page=2',
			'/forum/4-tables/?do=add',
		],
		[
			'WoltLab Suite',
			'/thread/12-l-auberge/?pageNo=2',
			'/forum/index.php?thread/9-la-crypte/&pageNo=2',
			'/thread-add/4/',
			'/index.php?thread-add/4/',
		],
		['vBulletin 3 and 4', '/forum/showthread.php?t=7', '/forum/newreply.php?p=64', '/forum/threads/7-le-phare'],
	])('%s', (_, ...paths) => {
		for (const path of paths) expect(starts(`https://jeu.example${path}`), path).toBe(true);
	});

	test.each(['/2026/garden', '/shop/t-shirt', '/t/', '/blog/post-mortem', '/topics', '/news/poster', '/d/12x', '/thread/'])(
		'and not at %s',
		path => {
			expect(starts(`https://jeu.example${path}`)).toBe(false);
		},
	);
});
