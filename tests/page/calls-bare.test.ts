// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://forum.example/viewtopic.php?t=42"}
import {expect, test} from 'vitest';
import {noteBare} from '../../content-scripts/calls-bare';
import type {Visit} from '../../content-scripts/ports';
import {phpbb} from '../../src/forums/phpbb';
import {writeString} from '../../src/seal/write';
import {type Anchor, memberId} from '../../src/shared/ids';
import {type MadePost, threadHtml} from '../cli/thread-html';

const post = (id: number, author: string, authorId: number, html: string): MadePost => ({
	...{id, author, authorId, html},
	time: '2026-08-22T21:33:20Z',
});
const call = 'Aria, Perception contre 15 (jet demandé, à lancer par le joueur)';
const roll = (line: string) => `${line} ${writeString({mode: 's', expression: '1d20', round: 31543812, index: 1, riders: []})}`;

/** What a page tells the keeper, when it is looked at twice. */
async function told(posts: readonly MadePost[], member: {readonly name: string; readonly id: string} | undefined) {
	document.documentElement.innerHTML = threadHtml(posts);
	const asked: unknown[] = [];
	const visit = {
		page: {url: new URL(location.href), root: document},
		forum: {...phpbb, readMember: () => member && {name: member.name, id: memberId(member.id)}},
		ports: {
			ask: async (name: string, ask: object) => void asked.push({name, ...ask}),
			now: () => 7,
			reader: {now: Date.parse('2026-08-23T00:00:00Z'), offsetAt: () => 0},
		},
	} as unknown as Visit;
	await noteBare(visit);
	await noteBare(visit);
	return asked;
}

const lison = {name: 'Lison', id: '57'};
const place = {site: 'forum.example', anchor: 'p10', index: 1001};

test('what a post asks without dice is told once, with where it stands and who asks', async () => {
	expect(await told([post(10, 'Maud', 2, `Le couloir.<br>${call}`)], lison)).toMatchObject([
		{
			name: 'Lison',
			member: '57',
			calls: [
				{
					...place,
					thread: '42',
					title: 'Les quais',
					by: 'Maud',
					raw: '',
					line: expect.stringMatching(/^Aria, Perception – contre 15, /),
				},
			],
			answered: [],
		},
	]);
});

const ruled = (line: string) =>
	`${line} ${writeString({
		mode: 's',
		expression: '1d20',
		round: 31543812,
		index: 1,
		riders: [
			{letter: 'b', value: 'forge/1.0.0'},
			{letter: 'm', value: 'action'},
		],
	})}`;
const citation = writeString({mode: 'q', expression: '1d20', anchor: 'p4' as Anchor, round: 31543812, index: 1, riders: []});
const forBran = writeString({mode: 's', expression: '1d20', round: 31543812, index: 1, riders: [{letter: 'w', value: 'u9'}]});

test.each([
	['after it', post(11, 'Lison', 57, roll('Aria, Tir – 1d20')), [{line: 'Aria, Tir – 1d20', after: 1}]],
	[
		'of a rule, with the rule',
		post(11, 'Lison', 57, ruled('Je guette – 1d20')),
		[{line: 'Je guette – 1d20', after: 1, rule: {book: 'forge', version: '1.0.0', move: 'action'}}],
	],
	['of somebody else', post(11, 'Marc', 58, roll('Aria, Perception – 1d20')), []],
	['before it', post(9, 'Lison', 57, roll('Aria, Perception – 1d20')), []],
	['that repeats another one', post(11, 'Lison', 57, `Aria, Perception – 1d20 ${citation}`), []],
	['that is asked of another', post(11, 'Lison', 57, `Bran, Perception – 1d20 ${forBran}`), []],
	['in a quotation', post(11, 'Lison', 57, `<blockquote><div>${roll('Aria, Perception – 1d20')}</div></blockquote>`), []],
])('of the rolls on the page, those of its member that may answer are told: one %s', async (_, one, made) => {
	const posts = [post(10, 'Maud', 2, call), one].sort((first, second) => first.id - second.id);
	const [note, ...more] = await told(posts, lison);
	expect(more).toEqual([]);
	expect(note).toMatchObject({calls: [{anchor: 'p10'}]});
	expect((note as {made: unknown}).made).toEqual(made);
});

test.each([
	['the author himself', [post(10, 'Lison', 57, call)], lison],
	['a guest', [post(10, 'Maud', 2, call)], undefined],
	['a quotation of the call', [post(10, 'Maud', 2, `<blockquote><div>${call}</div></blockquote>`)], lison],
])('nothing is told of %s', async (_, posts, member) => {
	expect(await told(posts, member)).toEqual([]);
});
