import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Page, Post} from '../../src/forums/forum';
import {forumactif} from '../../src/forums/forumactif';
import {forumOf} from '../../src/forums/signs';
import {checkOf} from '../../src/seal/digest';
import {findStrings} from '../../src/seal/find';
import {growth, LINEAR} from '../growth';
import {type Dom, doms, readerAt} from './shelf';

const reader = readerAt('2026-11-29T20:43:00Z', 'Europe/Paris');
const TOLD = '<script>_userdata["session_logged_in"] = 1;</script>';

const pageOf = (body: string, {head = TOLD, address = '/t6-la-tour', dom = 'linkedom' as Dom} = {}): Page => {
	const url = new URL(address, 'https://tour.forumactif.example');
	const root = doms[dom](
		`<!doctype html><html lang="fr"><head>${head}</head>${/^<body/.test(body) ? body : `<body>${body}</body>`}</html>`,
		url.href,
	);
	return {url, root};
};

/** A post of prosilver. */
const post = (
	html: string,
	{id = 4711, by = '<a href="/u12">Bastien</a>', date = 'Sam 28 Nov - 9:05', after = ''} = {},
): string =>
	`<div id="p${id}" class="post post--${id}"><div class="postbody"><p class="author"><img src="m.gif">Message par ${by} ${date}</p>
	<div class="content"><div>${html}</div></div>${after}</div><div class="postprofile"><dl><dt><strong>${by}</strong></dt></dl></div></div>`;
/** A post of AwesomeBB, whose message and notice have one element. */
const awesome = (html: string): string =>
	`<div class="post-wrap post--4711"><div id="4711"></div><div class="post-body"><div class="post"><div class="post-content">${html}</div></div>
	<span class="post-date">Sam 28 Nov - 9:05</span><aside><span class="post-author-name"><a href="/u12">Bastien</a></span></aside></div></div>`;

function readOne(html: string): Post {
	const [result] = forumactif.readPosts(pageOf(html), reader);
	if (!result?.ok) throw new TypeError(`Not read: ${JSON.stringify(result?.error)}`);
	return result.value;
}
const moment = ({time}: Post) => time && new Date(time.at).toISOString();

describe('Signs', () => {
	test.each([
		['the host’s script', '<script src="https://illiweb.com/rs4/96/frm/lang/fr.js"></script>', '', 'forumactif'],
		['the script that tells who reads', TOLD, '', 'forumactif'],
		['the same for a guest', '<script>_userdata["session_logged_in"] = 0;</script>', '', 'forumactif'],
		['another script of the head', '<script>var data = {};</script>', '<textarea></textarea>', 'plain'],
		['an image of the host in a post', '', `<textarea></textarea><img src="https://illiweb.com/fa/empty.gif">${TOLD}`, 'plain'],
	])('%s', (_odd, head, body, id) => {
		expect(forumOf(pageOf(body, {head}))).toBe(id);
	});
});

describe('Who wrote, and when', () => {
	test.each([
		['a guest, unlinked', 'Passant', 'Sam 28 Nov - 9:05', 'Passant', undefined, '2026-11-28T08:05:00.000Z'],
		[
			'a guest whose name is a date',
			'1 Jan 2020 - 0:00',
			'Sam 28 Nov - 9:05',
			'1 Jan 2020 - 0:00',
			undefined,
			'2026-11-28T08:05:00.000Z',
		],
		['a member whose name is the weekday', '<a href="/u9">Sam</a>', 'Sam 28 Nov - 9:05', 'Sam', '9', '2026-11-28T08:05:00.000Z'],
		['a member whose name is the month', '<a href="/u9">Nov</a>', 'Sam 28 Nov - 9:05', 'Nov', '9', '2026-11-28T08:05:00.000Z'],
		[
			'a name in its group’s colour',
			'<a href="/u9"><span style="color:red"><strong>Olwen</strong></span></a>',
			'le Hier à 9:05',
			'Olwen',
			'9',
			'2026-11-28T08:05:00.000Z',
		],
		[
			'a link that is no profile',
			'<a href="/u9-x">Olwen</a>',
			'Sam 28 Nov - 9:05',
			'Olwen',
			undefined,
			'2026-11-28T08:05:00.000Z',
		],
		[
			'a link to another board’s member',
			'<a href="https://ailleurs.example/u9">Olwen</a>',
			'Hier à 9:05',
			'Olwen',
			undefined,
			'2026-11-28T08:05:00.000Z',
		],
		['words that are no date', '<a href="/u9">Olwen</a>', 'jadis', 'Olwen', '9', undefined],
	])('%s', (_odd, by, date, author, id, at) => {
		const read = readOne(post('Une ligne.', {by, date}));
		expect([read.author, read.authorId, moment(read)]).toEqual([author, id, at]);
	});
});

describe('The notice of a change', () => {
	const NOTICE = 'Dernière édition par Bastien le Sam 28 Nov - 10:12, édité 2 fois';
	const AT = Date.parse('2026-11-28T09:12:00Z');
	test.each([
		['bare after the message', post('Une ligne.', {after: NOTICE}), AT, 'Une ligne.'],
		['after a break', post('Une ligne.', {after: `<br><br>${NOTICE}`}), AT, 'Une ligne.'],
		[
			'in a language that we have no words of',
			post('Une ligne.', {after: 'Отредактировал Bastien 28/11/2026, 10:12'}),
			AT,
			'Une ligne.',
		],
		['imitated in the message', post(`Une ligne.<br>${NOTICE}`), undefined, `Une ligne.\n${NOTICE}`],
		['as AwesomeBB prints it', awesome(`Une ligne.<br>\n${NOTICE}\n<div class="post-signature">fin</div>`), AT, 'Une ligne.'],
		['AwesomeBB, in the middle of the message', awesome(`${NOTICE}<br>Une ligne.`), undefined, `${NOTICE}\nUne ligne.`],
		[
			'AwesomeBB, hiding a string',
			awesome(`Une ligne.<br>${NOTICE} oss1-s-1d20-zzz`),
			undefined,
			`Une ligne.\n${NOTICE} oss1-s-1d20-zzz`,
		],
		[
			'a name that is a date before it',
			post('Une ligne.', {after: 'Dernière édition par 1 Jan 2020 - 0:00 le Sam 28 Nov - 10:12'}),
			AT,
			'Une ligne.',
		],
		['without a time', post('Une ligne.', {after: 'Dernière édition par Bastien'}), null, 'Une ligne.'],
		['none', post('Une ligne.'), undefined, 'Une ligne.'],
	])('%s', (_odd, html, at, text) => {
		const {edited, body} = readOne(html);
		expect(body.text).toBe(text);
		expect(edited === undefined ? undefined : (edited.time?.at ?? null)).toBe(at);
	});
});

describe('The forum’s own dice', () => {
	const box = (inner: string, kind = '') => `<dl class="codebox${kind}">${inner}</dl>`;
	test.each([
		['a random number', box('<dd><strong>Nombre aléatoire (1,100) : </strong>42</dd>'), ['Nombre aléatoire (1,100) : 42']],
		['as Spanish boards print it', box('<dd>Número aleatorio (1,20) : 7</dd>'), ['Número aleatorio (1,20) : 7']],
		['with something added', box('<dd>Número aleatorio (1,20) : (+3) : 10</dd>'), ['Número aleatorio (1,20) : (+3) : 10']],
		['in another alphabet', box('<dd><strong>Случайное число (50,100) : </strong>93</dd>'), ['Случайное число (50,100) : 93']],
		['below nought', box('<dd>Nombre aléatoire (-5,5) : -3</dd>'), ['Nombre aléatoire (-5,5) : -3']],
		[
			'faces as images with words',
			`<strong>Bastien a effectué 2 lancer(s) de d6 : </strong>${box('<dd><img src="/a.png" alt="4"><img src="/b.png" alt="6"></dd>')}`,
			['Bastien a effectué 2 lancer(s) de d6 : 4, 6'],
		],
		[
			'faces by their files’ names',
			`<strong>Bastien a effectué 1 lancer(s) de d20 : </strong>${box('<dd><img src="https://i.example/14-dice.png?x=1"></dd>')}`,
			['Bastien a effectué 1 lancer(s) de d20 : 14-dice'],
		],
		['a face without a file', `<strong>Jet, 1 dé :</strong>${box('<dd><img></dd>')}`, ['Jet, 1 dé : ?']],
		['code', box('<dt>Code:</dt><dd><code>Nombre aléatoire (1,6) : 6</code></dd>'), []],
		['a box with a title', box('<dt>Jet</dt><dd>Nombre aléatoire (1,6) : 6</dd>'), []],
		['a spoiler', box('<dd>Nombre aléatoire (1,6) : 6</dd>', ' spoiler'), []],
		['other words in such a box', box('<dd>Une note (en bas) : 3</dd>'), []],
		['a bold word without a number before it', `<strong>Jet :</strong>${box('<dd>6</dd>')}`, []],
		[
			'quoted',
			`<blockquote><div><cite>Olwen a écrit:</cite>${box('<dd>Nombre aléatoire (1,6) : 6</dd>')}</div></blockquote>`,
			[],
		],
		['quoted on subsilver', box(`<dt>Olwen a écrit:</dt><dd>${box('<dd>Nombre aléatoire (1,6) : 6</dd>')}</dd>`), []],
	])('%s', (_odd, html, rolls: readonly string[]) => {
		const {forumRolls, body} = readOne(post(`Avant.${html}Après.`));
		expect(forumRolls?.map(({text}) => text)).toEqual(rolls);
		// What the forum wrote is no part of what the member did
		for (const roll of rolls) expect(body.text).not.toContain(roll.split(' : ')[0]);
	});
});

describe('A hostile message is read in time that grows with it', () => {
	test.each([
		'<div class="content"><aside></aside></div>',
		'<dl class="codebox"><dd>1</dd></dl>',
		'<a href="/u3">x</a>',
		'<strong>1 :</strong>',
		'Dernière édition par ',
	])('%s', part => {
		const pages = new Map([5_000, 40_000].map(size => [size, pageOf(post(part.repeat(size / part.length)))]));
		const readOne = (size: number) => forumactif.readPosts(pages.get(size)!, reader);
		expect(readOne(40_000)).toHaveLength(1);
		expect(growth(readOne, 5_000)).toBeLessThan(LINEAR);
	});

	// Browsers build no document deeper than 512.
	test('boxes in boxes, as deep as a browser nests them', () =>
		expect(forumactif.readPosts(pageOf(post('<dl class="codebox"><dt>x'.repeat(250))), reader)).toHaveLength(1));
});

describe('Who is logged in', () => {
	const told = (...lines: readonly string[]) => `<script>_userdata["session_logged_in"] = 1;\n${lines.join('\n')}</script>`;
	test.each([
		['told', told('_userdata["username"] = "Bastien";', '_userdata["user_id"] = 12;'), '', {id: '12', name: 'Bastien'}],
		[
			'with signs that scripts and pages escape',
			told('_userdata["username"] = "Jean \\"d\\u2019Arc\\" &amp; l\\\'autre";', '_userdata["user_id"] = 12;'),
			'',
			{id: '12', name: 'Jean "d’Arc" & l\'autre'},
		],
		[
			'a guest',
			'<script>_userdata["session_logged_in"] = 0;\n_userdata["username"] = "Anonymous";\n_userdata["user_id"] = -1;</script>',
			'',
			undefined,
		],
		[
			'told in a post',
			told(),
			post('<script>_userdata["session_logged_in"] = 1;\n_userdata["username"] = "Sly";</script>'),
			undefined,
		],
		[
			'at the link for leaving',
			told(),
			'<a id="logout" href="/login?logout=1">Déconnexion [ Jean [R] ]</a>',
			{id: undefined, name: 'Jean [R]'},
		],
		[
			'under the image of that link',
			told(),
			'<a href="/login?logout=1&amp;tid=0"><img title="Déconnexion [ Bastien ]" src="x.gif"></a>',
			{id: undefined, name: 'Bastien'},
		],
		[
			'in the greeting',
			told(),
			'<div id="userlinks"><p>Connecté en tant que <strong>Bastien</strong>.</p></div>',
			{id: undefined, name: 'Bastien'},
		],
		['nowhere', told(), '', undefined],
	])('%s', (_odd, head, body, member) => {
		expect(forumactif.readMember(pageOf(body, {head}))).toEqual(member);
	});
});

describe('What a form writes', () => {
	const form = (hidden: string, action = '/post', id = '') =>
		`<form name="post" action="${action}"${id}><textarea id="text_editor_textarea" name="message"></textarea>${hidden}</form>`;
	const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;
	test.each([
		['a reply', form(field('mode', 'reply') + field('t', '6')), '/post?t=6&mode=reply', {use: 'reply', thread: '6'}],
		[
			'a quick reply without a mode',
			`${post('x')}${form(field('t', '6'), '/post', ' id="quick_reply"')}`,
			'/t6-la-tour',
			{use: 'reply', thread: '6'},
		],
		[
			'a quotation whose mode stayed',
			form(field('mode', 'quote') + field('t', '6')),
			'/post?p=1&mode=quote',
			{use: 'reply', thread: '6'},
		],
		['a change, by its fields', form(field('mode', 'editpost') + field('p', '4711')), '/post', {use: 'edit', post: '4711'}],
		['a change, by its address', form(''), '/post?p=4711&mode=editpost', {use: 'edit', post: '4711'}],
		['a new topic', form(field('mode', 'newtopic') + field('f', '2')), '/post?f=2&mode=newtopic', {use: 'new-topic'}],
		['a message, by its address', form(field('mode', 'reply'), '/privmsg'), '/privmsg?mode=reply', {use: 'message'}],
		['a message, by whom it is for', form(field('username[]', 'Olwen')), '/post', {use: 'message'}],
		['a form that leads elsewhere', form(field('mode', 'reply'), 'https://ailleurs.example/post'), '/post', {use: 'unknown'}],
		['a mode that we do not know', form(field('mode', 'vote')), '/post', {use: 'unknown'}],
	])('%s', (_odd, body, address, expected) => {
		const [editor] = forumactif.findEditors(pageOf(body, {address}));
		expect(editor).toMatchObject(expected);
		expect(editor?.post).toBe('post' in expected ? expected.post : undefined);
	});
});

describe('A thread and its pages', () => {
	const list = (inner: string) => `${post('x')}<p class="pagination">${inner}</p>`;
	test.each([
		['the address alone', post('x'), '/t6-la-tour', ['6', 1, 1]],
		['an address that begins with a page', post('x'), '/t6p15-la-tour', ['6', 1, 1]],
		['after a post was sent', post('x'), '/viewtopic?t=6&topic_name#4711', ['6', 1, 1]],
		[
			'a list with a gap',
			list('<a href="/t6-x">1</a> … <b>4</b>, <a href="/t6p60-x">5</a> … <a href="/t6p180-x">13</a>'),
			'/t6p45-x',
			['6', 4, 13],
		],
		['links to other threads', list('<b>1</b> <a href="/t6p15-x">2</a> <a href="/t7p150-x">11</a>'), '/t6-x', ['6', 1, 2]],
		[
			'links in a post',
			`${post('<a href="/t6p150-x">11</a> <b>3</b>')}<p class="pagination"><b>1</b> <a href="/t6p15-x">2</a></p>`,
			'/t6-x',
			['6', 1, 2],
		],
		['a page that shows no post', '<h1 class="page-title">Informations</h1>', '/t6-x', undefined],
	])('%s', (_odd, body, address, facts) => {
		const thread = forumactif.readThread(pageOf(body, {address}));
		expect(thread && [thread.id, thread.page, thread.pages]).toEqual(facts);
	});

	test('pages are addressed by what one link or the page’s own address tells', () => {
		const from = (body: string, address: string) => forumactif.readThread(pageOf(body, {address}));
		expect(from(list('<b>1</b> <a href="/t6p15-x">2</a> <a href="/t6p30-x">3</a>'), '/t6-x')?.pageUrl(3)?.pathname).toBe(
			'/t6p30-x',
		);
		expect(from(list('<a href="/t6-x">1</a> <b>2</b>'), '/t6p15-x')?.pageUrl(2)?.pathname).toBe('/t6p15-x');
		expect(from(list('<a href="/t6-x">1</a> <b>2</b>'), '/viewtopic?p=9')?.pageUrl(2)).toBeUndefined();
	});
});

describe('A message of any nesting', () => {
	const string = (index: number) => {
		const body = `oss1-s-1d20-r31543812-k${index}`;
		return `${body}-${checkOf(body)}`;
	};
	type Piece = {readonly html: string; readonly own: readonly number[]};
	const join = (pieces: readonly Piece[]): Piece => ({
		html: pieces.map(({html}) => html).join(' '),
		own: pieces.flatMap(({own}) => own),
	});
	const around =
		(open: string, close: string, isOwn = true) =>
		(pieces: readonly Piece[]): Piece => {
			const {html, own} = join(pieces);
			return {html: `${open}${html}${close}`, own: isOwn ? own : []};
		};
	const {tree} = fc.letrec<{tree: Piece; list: Piece[]}>(tie => ({
		list: fc.array(tie('tree'), {maxLength: 3}),
		tree: fc.oneof(
			{depthSize: 'small', withCrossShrink: true},
			fc.integer({min: 1, max: 99}).map(index => ({html: `Jet = 11 ${string(index)}`, own: [index]})),
			fc.constantFrom('mot', '<img src="s.gif" alt=":D">', '<br>', '8)').map(html => ({html, own: []})),
			tie('list').map(around('<b>', '</b>')),
			tie('list').map(around('<ul><li>', '</li></ul>')),
			tie('list').map(around('<div class="adm"><div class="texte">', '</div></div>')),
			tie('list').map(
				around('<dl class="codebox spoiler"><dt>Spoiler:</dt><dd><div class="spoiler_content">', '</div></dd></dl>'),
			),
			tie('list').map(around('<dl class="codebox hidecode"><dt></dt><dd>', '</dd></dl>')),
			tie('list').map(around('<blockquote><div><cite>Olwen a écrit:</cite>', '</div></blockquote>', false)),
			tie('list').map(around('<dl class="codebox"><dt>Olwen a écrit:</dt><dd>', '</dd></dl>', false)),
			tie('list').map(around('<dl class="codebox"><dt>Code:</dt><dd class="code"><code>', '</code></dd></dl>', false)),
		),
	}));

	test.each(Object.keys(doms) as Dom[])('gives exactly the author’s own strings, in %s', {timeout: 20_000}, dom => {
		fc.assert(
			fc.property(fc.array(tree, {maxLength: 5}), pieces => {
				const {html, own} = join(pieces);
				const [result] = forumactif.readPosts(pageOf(post(html), {dom}), reader);
				const text = result?.ok ? result.value.body.text : '';
				expect(findStrings(text).map(({string: found}) => 'raw' in found && found.raw)).toEqual(own.map(string));
			}),
			{numRuns: dom === 'linkedom' ? 200 : 10},
		);
	});
});
