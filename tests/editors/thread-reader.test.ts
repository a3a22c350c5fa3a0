// @vitest-environment jsdom
import {afterEach, expect, test, vi} from 'vitest';
import {MOST_PAGES, turnFinder} from '../../content-scripts/thread-reader';
import type {Editor, EditorUse} from '../../src/forums/forum';
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

const turn = (id: number, index = 1) => ({
	ok: true,
	value: {anchor: `p${id}`, index, round: roundAfter(id), roller: String(MINE)},
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
