// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {readBefore} from '../../content-scripts/read-before';
import {MOST_PAGES, turnFinder} from '../../content-scripts/thread-reader';
import type {Editor, EditorUse, ThreadData} from '../../src/forums/forum';
import {phpbb} from '../../src/forums/phpbb';
import {instantDraw} from '../../src/seal/draws';
import {writeString} from '../../src/seal/write';
import {anchor, postId} from '../../src/shared/ids';
import type {MadePost} from '../cli/thread-html';
import {pageHtml, showPage, visitOf} from './page';

afterEach(() => vi.unstubAllGlobals());

const MINE = 57;
const at = (minute: number) => `2026-08-22T20:${String(minute).padStart(2, '0')}:20Z`;
const post = (id: number, authorId: number | undefined, more: Partial<MadePost> = {}): MadePost => ({
	id,
	author: authorId === MINE ? 'Aria' : 'Rook',
	...(authorId !== undefined && {authorId}),
	time: at(id % 60),
	html: 'Texte.',
	...more,
});
const roundAfter = (id: number) => instantDraw(Date.parse(at(id % 60)));
const rolled = (id: number, anchorPost: number, index: number) =>
	post(id, MINE, {
		html: writeString({mode: 'i', expression: '1d20', anchor: anchor(`p${anchorPost}`)!, round: roundAfter(anchorPost), index}),
	});

/** Serves pages 1, 2, 3… of the thread, of which the last is on screen; `shown` another. */
function thread(
	pages: readonly (readonly MadePost[])[],
	{as = MINE as number | null, use = 'reply' as EditorUse, edits = 0, shown = pages.length, broken = 0} = {},
) {
	const html = pages.map((posts, n) => pageHtml(posts, n + 1, pages.length, as));
	const page = showPage(html[shown - 1]!, `https://forum.example/viewtopic.php?t=42&start=${(shown - 1) * 10}`);
	const asked: number[] = [];
	vi.stubGlobal('fetch', async (url: URL) => {
		const n = Number(url.searchParams.get('start') ?? 0) / 10 + 1;
		asked.push(n);
		if (n === broken) throw new TypeError('network');
		return new Response(html[n - 1], {headers: {'content-type': 'text/html; charset=utf-8'}});
	});
	const {visit} = visitOf(page);
	const field = document.querySelector('textarea')!;
	const editor: Editor = {field, use, place: {element: field, where: 'before'}, ...(edits > 0 && {post: postId(String(edits))!})};
	const find = turnFinder(visit, editor);
	return {
		asked,
		find: (signal = new AbortController().signal, progress: (page: number, pages: number) => void = () => undefined) =>
			find(progress, signal),
	};
}

const turn = (id: number, index = 1, offline = 1) => ({
	ok: true,
	value: {anchor: `p${id}`, index, round: roundAfter(id), roller: String(MINE), offline},
});

test('the first post by another after mine, on this page: nothing is fetched', async () => {
	const {find, asked} = thread([[post(1, 41), post(2, MINE), post(3, 41), post(4, 43)]]);
	expect(await find()).toEqual(turn(3));
	expect(asked).toEqual([]);
});

test('I never wrote here: the topic’s first post', async () => {
	expect(await thread([[post(1, 41), post(2, 43)]]).find()).toEqual(turn(1));
});

test('a double post goes on counting on the same anchor', async () => {
	expect(await thread([[post(1, 41), rolled(2, 1, 1), rolled(3, 1, 2)]]).find()).toEqual(turn(1, 3));
});

test('rolls without a draw are counted apart from instant ones of the turn', async () => {
	const html = writeString({mode: 'o', expression: '1d20', anchor: anchor('p3')!, index: 1});
	expect(await thread([[post(1, MINE), post(3, 41), rolled(4, 3, 1), rolled(5, 3, 2), post(6, MINE, {html})]]).find()).toEqual(
		turn(3, 3, 2),
	);
});

test('earlier pages are fetched one by one, backward, and only as far as needed', async () => {
	const pages = [[post(1, 41)], [post(11, MINE), post(12, 41)], [post(21, 43)], [post(31, 41)]];
	const {find, asked} = thread(pages);
	const progress = vi.fn();
	expect(await find(undefined, progress)).toEqual(turn(12));
	expect(asked).toEqual([3, 2]);
	expect(progress.mock.calls).toEqual([
		[3, 4],
		[2, 4],
	]);
	await find();
	expect(asked, 'a second look fetches nothing again').toEqual([3, 2]);
});

test('from an earlier page of the thread, the last one is fetched first', async () => {
	const {find, asked} = thread([[post(1, 41), post(2, MINE)], [post(11, 41)]], {shown: 1});
	expect(await find()).toEqual({ok: true, value: {...turn(11).value}});
	expect(asked).toEqual([2, 1]);
});

test('a changed post keeps the turn it was written in', async () => {
	const posts = [post(1, 41), rolled(2, 1, 1), post(3, 41), post(4, MINE), post(5, 41)];
	expect(await thread([posts], {use: 'edit', edits: 4}).find()).toEqual(turn(3));
});

test.each<[string, Parameters<typeof thread>, object]>([
	['nobody has answered my topic', [[[post(1, MINE)]]], {code: 'instant/nobody'}],
	['not logged in', [[[post(1, 41)]], {as: null}], {code: 'instant/logged-out'}],
	['a new topic', [[[post(1, 41)]], {use: 'new-topic'}], {code: 'instant/no-thread'}],
	['a site whose topics are not read', [[[post(1, 41)]], {use: 'unknown'}], {code: 'instant/unknown-forum'}],
	['a page that does not come', [[[post(1, 41)], [post(11, 41)]], {broken: 1}], {code: 'instant/unread', page: 1}],
	[
		'my last post is too far',
		[Array.from({length: MOST_PAGES + 2}, (_, n) => [post(n + 1, 41)])],
		{code: 'instant/too-long', pages: MOST_PAGES},
	],
])('%s', async (_, args, error) => {
	vi.useFakeTimers({toFake: ['setTimeout']});
	const found = thread(...args).find();
	await vi.runAllTimersAsync();
	vi.useRealTimers();
	expect(await found).toEqual({ok: false, error});
});

test('it can be stopped', async () => {
	const {find} = thread([[post(1, 41)], [post(11, 41)], [post(21, 41)]]);
	const stop = new AbortController();
	expect(await find(stop.signal, () => stop.abort())).toEqual({ok: false, error: {code: 'instant/stopped'}});
});

/** A forum that draws some of its posts, and serves all of them as data: pieces of the same pages in a JSON string each. */
function scrolled(
	pieces: readonly (readonly MadePost[])[],
	{shown = pieces.length, from = 0, says = (n: number) => n, origin = 'https://forum.example'} = {},
) {
	const posts = pieces[shown - 1]!.slice(from);
	const page = showPage(
		pageHtml(posts, shown, pieces.length, MINE),
		`https://forum.example/viewtopic.php?t=42&start=${(shown - 1) * 10}`,
	);
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (url: URL) => {
		asked.push(url.pathname);
		const n = Number(/\d+/.exec(url.pathname)?.[0]);
		const text = JSON.stringify(pageHtml(pieces[n - 1]!, n, pieces.length, MINE));
		return new Response(text, {headers: {'content-type': 'application/json'}});
	});
	const data: ThreadData = {
		url: (_of, _page, n) => new URL(`/t/${n}.json`, origin),
		read(text, n, {page: of, reader, parse}) {
			const posts = phpbb.readPosts({url: of.url, root: parse(JSON.parse(text))}, reader);
			return {page: says(n), pages: pieces.length, posts};
		},
	};
	const {visit} = visitOf(page);
	const field = document.querySelector('textarea')!;
	const never = new AbortController().signal;
	const whole = {...visit, forum: {...phpbb, data}};
	const editor: Editor = {field, use: 'reply', place: {element: field, where: 'before'}};
	return {asked, visit: whole, find: () => turnFinder(whole, editor)(() => undefined, never)};
}

test('a thread that is drawn as one scrolls is read from its data, backward from the end', async () => {
	const {find, asked} = scrolled([[post(1, 41)], [post(11, MINE), post(12, 41)], [post(21, 43)], [post(31, 41)]], {shown: 1});
	expect(await find()).toEqual(turn(12));
	expect(asked).toEqual(['/t/1.json', '/t/4.json', '/t/3.json', '/t/2.json']);
});

test('a post that slid into the piece before while it was read is told once', async () => {
	const {find} = scrolled([
		[post(1, 41), rolled(2, 1, 1)],
		[rolled(2, 1, 1), rolled(3, 1, 2)],
	]);
	expect(await find()).toEqual(turn(1, 3));
});

test.each([
	['another piece than was asked for', {says: () => 1}],
	['from another site', {origin: 'https://ailleurs.example'}],
])('data %s is none', async (_, odd) => {
	const {find} = scrolled([[post(1, 41)], [post(11, 41)]], odd);
	expect(await find()).toMatchObject({ok: false, error: {code: 'instant/unread'}});
});

test('what stands before the posts shown is read from the data, from the middle of a piece on', async () => {
	const {visit} = scrolled([[post(1, 41)], [post(11, MINE), post(12, 41), post(13, 43)], [post(21, 43)]], {shown: 2, from: 2});
	const told: unknown[] = [];
	const take = async ({posts, complete}: {posts: readonly {anchor: string}[]; complete: boolean}) => {
		told.push([posts.map(({anchor}) => anchor), complete]);
		return complete;
	};
	expect(await readBefore(visit, take, () => undefined, new AbortController().signal)).toBe(true);
	expect(told).toEqual([
		[['p11', 'p12'], false],
		[['p1', 'p11', 'p12'], true],
	]);
});
