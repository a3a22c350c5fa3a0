import {expect, test} from 'vitest';
import {example, pageOf, url} from './pages';
import {osselet} from './run';
import {threadHtml} from './thread-html';

const read = (page: string | Uint8Array, ...more: string[]) =>
	osselet(['read', '-', '--url', url, '--json', ...more], {'-': page});
type Json = {readonly posts: readonly Readonly<Record<string, unknown>>[]};

test('tells the thread and each post as the forum’s file reads them', async () => {
	const {json, code} = await read(example);
	expect(json).toMatchObject({forum: 'phpbb', thread: {id: '42', title: 'Les quais', page: 1, pages: 1}, problems: []});
	expect((json as Json).posts[1]).toEqual({
		id: '4711',
		author: 'Aria',
		authorId: '42',
		time: '2026-08-22T21:33:20.000Z',
		timeKind: 'machine',
		edited: false,
		editedTime: null,
		text: 'Aria strikes, 1d20+5 oss1-s-1d20z2b5-r31543812-k1-9136c19a and burns 3d6 oss1-s-3d6-r31543812-k2-532b01b5.',
		strings: ['oss1-s-1d20z2b5-r31543812-k1-9136c19a', 'oss1-s-3d6-r31543812-k2-532b01b5'],
	});
	expect(code).toBe(0);
});

test.each([
	['a damaged string as it stands', 'Jet oss1-s-1d20-zzz voilà', ['oss1-s-1d20-zzz']],
	['a string of a later version', 'Jet oss2-x-1 voilà', ['oss2-x-1']],
	[
		'nothing in a quotation or in code (bug 36)',
		'<blockquote><div>oss1-s-1d20-zzz</div></blockquote><div class="codebox"><pre><code>oss1-s-1d20-zzz</code></pre></div>',
		[],
	],
])('lists %s', async (_, html, strings) => {
	expect(((await read(pageOf(html))).json as Json).posts[1]).toMatchObject({strings});
});

test('an edit and a deleted author are told', async () => {
	const {authorId: _, ...guest} = {authorId: undefined, author: 'Partie', id: 9, time: '2026-08-22T21:33:20Z', html: 'x'};
	const page = threadHtml([guest, {...guest, id: 10, authorId: 3, edited: true}]);
	const {posts} = (await read(page)).json as Json;
	expect(posts.map(({authorId, edited}) => [authorId, edited])).toEqual([
		[null, false],
		['3', true],
	]);
});

test.each([
	['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${pageOf('Ælin, Gómez')}`)],
	['Windows-1252 as the page declares', latin1(pageOf('Ælin, Gómez').replace('utf-8', 'iso-8859-1'))],
	['Windows-1252 that nobody declared', latin1(pageOf('Ælin, Gómez').replace('<meta charset="utf-8">', ''))],
	['UTF-16', utf16(pageOf('Ælin, Gómez'))],
])('accents are read in %s (bug 55)', async (_, bytes) => {
	expect(((await read(bytes)).json as Json).posts[1]).toMatchObject({text: 'Ælin, Gómez'});
});

test('a page of no known forum is said, and is a finding', async () => {
	const {json, code} = await read('<p>Bonjour</p>');
	expect(json).toEqual({forum: null, thread: null, posts: [], capped: [], receipts: [], problems: []});
	expect(code).toBe(1);
	const said = await osselet(['read', '-', '--url', url], {'-': '<form><textarea></textarea></form>'}, 'fr_FR');
	expect(said.out).toBe(`${url}\u00a0: Osselet ne reconnaît pas de forum sur cette page.\n`);
});

test('a post that cannot be read is a finding, and its neighbours are read', async () => {
	const page = pageOf('Ici').replace('<div class="content">La nuit tombe sur les quais.</div>', '');
	const {json, code} = await read(page);
	expect((json as Json).posts.map(({id}) => id)).toEqual(['4711']);
	expect(json).toMatchObject({problems: [{code: 'page/no-text'}]});
	expect(code).toBe(1);
	expect((await osselet(['read', '-', '--url', url], {'-': page})).out).toContain(
		`${url}: Post p4700 has no text to be found, so it was not read.`,
	);
});

test.each([
	['fifty strings are all listed', 50, [], 0, ', 50 rolls'],
	['of fifty-one fifty are listed, and it is said', 51, ['4711'], 1, ', more than 50 rolls'],
])('%s', async (_, count, capped, code, head) => {
	const page = pageOf('Jet oss1-s-1d20-zzz. '.repeat(count));
	const ran = await read(page);
	expect(ran.json).toMatchObject({capped});
	expect((ran.json as Json).posts[1]?.strings).toHaveLength(50);
	expect(ran.code).toBe(code);
	const {out} = await osselet(['read', '-', '--url', url], {'-': page});
	expect(out).toContain(head);
	expect(out.includes('#4711 More than 50 strings in this post: the rest are not read.')).toBe(code === 1);
});

test('an empty page, a fragment and a page of nothing but brackets are answered', async () => {
	for (const page of [
		'',
		'<',
		'<html>',
		'<!doctype html>',
		'<'.repeat(50_000),
		'<html><body id="phpbb" class="section-viewtopic">',
	])
		expect((await read(page)).code).toBeLessThan(2);
});

test('writes the posts for people', async () => {
	const {out} = await osselet(['read', '-', '--url', url], {'-': example}, 'fr_FR.UTF-8');
	expect(out).toContain('phpBB, fil 42, page 1 sur 1');
	expect(out).toContain('#4711 Aria (42), sam. 22 août 2026 21:33, 2 jets\n  Aria strikes');
});

test('reads one page at a time', async () => {
	expect((await osselet(['read', 'a', 'b', '--url', url], {})).err).toContain('read takes one page at a time; here are 2.');
});

function latin1(text: string): Uint8Array {
	return Uint8Array.from(Buffer.from(text, 'latin1'));
}
function utf16(text: string): Uint8Array {
	return Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'));
}
