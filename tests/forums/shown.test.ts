import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Page, Post} from '../../src/forums/forum';
import {generalise} from '../../src/forums/generalise';
import {forums} from '../../src/forums/index';
import {lineOf} from '../../src/forums/parts';
import {shown} from '../../src/forums/shown';
import {readShown} from '../../src/wire/read-shown';
import {expected, type HomeMade, homeMade} from './home-made';
import {type Dom, doms, openCase, readerAt} from './shelf';

const reader = readerAt('2026-11-29T20:00:00Z', 'Europe/Paris');

const open = ({url, html}: HomeMade, dom: Dom): Page => ({url: new URL(url), root: doms[dom](html, url)});

function point(page: Page, {content, author, time, field}: Pick<HomeMade, 'content' | 'author' | 'time' | 'field'>) {
	const find = (css: string) => page.root.querySelector(css)!;
	return generalise(page, reader, {content: [find(content)], author: [find(author)], time: [find(time)], field: find(field)});
}

function made(page: Page, where: HomeMade) {
	const found = point(page, where);
	if (!found.ok) throw new Error(JSON.stringify(found.error));
	const read = readShown(JSON.parse(JSON.stringify(found.value)));
	if (!read.ok) throw new Error(`${read.error.where} of ${JSON.stringify(found.value)}`);
	return read.value;
}

describe.each(Object.keys(doms) as Dom[])('Shown once in %s,', dom => {
	test.each(Object.entries(homeMade))('%s: every post is read', (_, where) => {
		const page = open(where, dom);
		const forum = shown(made(page, where));
		const posts = forum.readPosts(page, reader).map(post => (post.ok ? post.value : post.error));
		expect(
			posts.map(post =>
				'id' in post
					? {id: post.id, author: post.author, at: post.time && new Date(post.time.at).toISOString(), text: post.body.text}
					: post,
			),
		).toEqual(expected);
		expect(posts.map(post => ('id' in post ? post.authorId : post))).toEqual(['42', '7', '42']);
		expect(forum.findEditors(page).map(({field, use}) => [field.localName, use])).toEqual([
			[page.root.querySelector(where.field)?.localName, 'reply'],
		]);
	});
});

test.each([
	[
		'rows of a table, anchors by name, one post two rows',
		'forum.example/jdr',
		{page: 1, pages: 3},
		'https://forum.example/jdr/lire.php?sujet=9&debut=40',
		'plain',
	],
	[
		'boxes with made-up classes, numbers in data-id',
		'forum.example',
		{page: 2, pages: 3},
		'https://forum.example/sujet/9-la-taverne/3',
		'markdown',
	],
	['items of a list, numbers in ids, a time element', 'forum.example:8080/board', {page: 1, pages: 1}, undefined, 'bbcode'],
	['posts without a box for their text', 'forum.example/salon', {page: 1, pages: 1}, undefined, 'plain'],
])('%s: its board, its pages, how one writes there', (name, site, told, third, markup) => {
	const where = homeMade[name]!;
	const page = open(where, 'jsdom');
	const data = made(page, where);
	const thread = shown(data).readThread(page);
	expect(data.site).toBe(site);
	expect(data.markup).toBe(markup);
	expect(thread).toMatchObject(told);
	expect(thread?.pageUrl(3)?.href).toBe(third);
});

/** The innermost element of a post, outside what its author wrote, that says a text. */
function saying(post: Post, text: string): Element | undefined {
	const all = Array.from(post.element.querySelectorAll('*')).filter(each => !post.content.contains(each));
	return all.filter(each => lineOf(each) === text || lineOf(each).includes(text)).at(-1);
}

// Each known forum's own file tells where to point and what must come out.
test.each([
	['phpbb', 'thread'],
	['smf', 'thread'],
	['fluxbb', 'thread'],
	['punbb', 'thread'],
	['phpbb2', 'thread'],
	['vbulletin5', 'thread'],
	['xenforo', 'thread'],
	['forumactif', 'prosilver-thread'],
	['forumactif', 'modernbb-thread'],
	['forumactif', 'awesomebb-thread'],
	['forumactif', 'subsilver-thread'],
])('%s, %s: what is pointed at in one post is found in the others', (id, name) => {
	const {page, reader: theirs} = openCase(id, name, 'jsdom');
	const forum = forums.find(each => each.id === id)!;
	const posts = forum.readPosts(page, theirs).flatMap(post => (post.ok ? [post.value] : []));
	const [first] = posts;
	const parts = {content: first!.content, author: saying(first!, first!.author)!, time: saying(first!, first!.time!.shown)!};
	const field = forum.findEditors(page)[0]?.field ?? page.root.body;
	const found = generalise(page, theirs, {content: [parts.content], author: [parts.author], time: [parts.time], field});
	if (!found.ok) throw new Error(found.error.code);
	const mine = shown(found.value).readPosts(page, theirs);
	expect(mine.map(post => (post.ok ? [post.value.id, post.value.author] : post.error))).toEqual(
		posts.map(post => [post.id, post.author]),
	);
	expect(readShown(found.value).ok).toBe(true);
});

test.each([
	['vbulletin4', 'thread'],
	['vbulletin3', 'thread'],
])('%s, %s: a guest’s name, which stands elsewhere, is found once it was pointed at, too', (id, name) => {
	const {page, reader: theirs} = openCase(id, name, 'jsdom');
	const forum = forums.find(each => each.id === id)!;
	const posts = forum.readPosts(page, theirs).flatMap(post => (post.ok ? [post.value] : []));
	const first = posts[0]!;
	const guest = posts.find(({authorId}) => authorId === undefined)!;
	const author = [saying(first, first.author)!, saying(guest, guest.author)!];
	const field = forum.findEditors(page)[0]!.field;
	const found = generalise(page, theirs, {content: [first.content], author, time: [], field});
	if (!found.ok) throw new Error(found.error.code);
	const mine = shown(found.value).readPosts(page, theirs);
	expect(mine.flatMap(post => (post.ok ? [post.value.author] : []))).toEqual(posts.map(post => post.author));
});

test.each([
	['a part alone of its kind', '<div id="p1"><p>Texte</p><b>Aria</b></div>', 'point/alone'],
	['posts that nothing names', '<div><p>Un</p><b>Aria</b></div><div><p>Deux</p><b>Bastien</b></div>', 'point/no-id'],
	[
		'posts that their authors alone name',
		'<div><p>Un</p><b><a href="/u/1">Aria</a></b></div><div><p>Deux</p><b><a href="/u/2">Bastien</a></b></div>',
		'point/no-id',
	],
])('%s is refused', (_, html, code) => {
	const page = open(
		{url: 'https://forum.example/', html: `<body><main>${html}</main><textarea></textarea></body>`} as HomeMade,
		'jsdom',
	);
	const find = (css: string) => page.root.querySelector(css)!;
	const found = generalise(page, reader, {content: [find('p')], author: [find('b')], time: [], field: find('textarea')});
	expect(found).toEqual({ok: false, error: {code}});
});

const good = () =>
	made(
		open(homeMade['items of a list, numbers in ids, a time element']!, 'jsdom'),
		homeMade['items of a list, numbers in ids, a time element']!,
	);

test.each([
	['a selector that may take for ever', {post: 'div:has(div div:has(div))'}, 'post'],
	['a list of selectors', {post: 'div, p'}, 'post'],
	['siblings', {field: 'a ~ b'}, 'field'],
	['the post itself as all posts', {post: ':scope'}, 'post'],
	['a quote that opens more', {field: 'textarea[name="a"]b"]'}, 'field'],
	['too many steps', {post: Array(15).fill('div').join(' > ')}, 'post'],
	['an attribute that runs code', {id: {...good().id, attribute: 'onclick'}}, 'id.attribute'],
	['a row far away', {content: [{row: 9, css: 'p'}]}, 'content.0.row'],
	['no place at all', {author: []}, 'author'],
	['another version', {version: 2}, 'version'],
	['another file', {osselet: 'sheet'}, 'osselet'],
	['a site that is none', {site: 'https://a.example/ b'}, 'site'],
	['pages without end', {pages: {before: 'p', first: 0, step: 1e9}}, 'pages.step'],
])('A file with %s is refused where it is wrong', (_, wrong, where) => {
	const read = readShown({...good(), ...wrong});
	expect(read).toEqual({ok: false, error: {where}});
});

const step = fc.constantFrom('*', 'div', 'li', 'a', '.post', '.who', '#posts', '[id]', 'b:nth-of-type(2)', '[name="x"]');
const css = fc
	.tuple(fc.array(step, {minLength: 1, maxLength: 8}), fc.constantFrom(' ', ' > '))
	.map(([steps, by]) => steps.join(by));
const place = fc.record({
	row: fc.integer({min: -1, max: 5}),
	css: fc.oneof(
		css,
		fc.constant(':scope'),
		css.map(each => `:scope > ${each}`),
	),
});
const places = fc.array(place, {minLength: 1, maxLength: 4});
const anyForum = fc.record({
	post: css,
	rows: fc.integer({min: 1, max: 6}),
	id: fc.record({
		attribute: fc.constantFrom('id', 'name', 'href'),
		before: fc.constantFrom('', 'message-', '#'),
		kind: fc.constantFrom('number', 'name'),
		at: places,
	}),
	content: places,
	author: places,
	time: fc.record({as: fc.constantFrom('element', 'words', 'title'), at: places}),
	pages: fc.record({before: fc.constantFrom('=', 'p', '/'), first: fc.nat(1000), step: fc.integer({min: 1, max: 1000})}),
	field: css,
});

test('Whatever a file that is read asks for, a page is read: each post once, none inside another, each with its own id', () => {
	const pages = Object.values(homeMade).map(where => open(where, 'jsdom'));
	fc.assert(
		fc.property(anyForum, fc.constantFrom(...pages), (parts, page) => {
			const read = readShown({...good(), ...parts});
			if (!read.ok) throw new Error(read.error.where);
			const forum = shown(read.value);
			const posts = forum.readPosts(page, reader).flatMap(post => (post.ok ? [post.value] : []));
			const ids = posts.map(({id}) => id);
			expect(new Set(ids).size).toBe(ids.length);
			for (const one of posts)
				for (const other of posts) if (one !== other) expect(one.element.contains(other.element)).toBe(false);
			expect(forum.readThread(page)?.page ?? 1).toBeGreaterThan(0);
			forum.findEditors(page);
		}),
		{numRuns: 40},
	);
}, 60_000);
