// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {type Ending, readThread} from '../../content-scripts/audit-read';
import {doubtfulPages} from '../../src/service/doubtful';
import {postId, site} from '../../src/shared/ids';
import type {AuditHead} from '../../src/wire/audits';
import type {GatheredPage} from '../../src/wire/gathered';
import type {Asker} from '../../src/wire/messages';
import type {SeenNote} from '../../src/wire/records';
import type {MadePost} from '../cli/thread-html';
import {NOW, pageHtml, showPage, visitOf} from '../editors/page';

const post = (id: number): MadePost => ({id, author: 'Bran', authorId: 7, time: '2026-08-22T21:33:20Z', html: `Message ${id}.`});
const page = (n: number, of = 3, ids = [n * 10, n * 10 + 1]) => pageHtml(ids.map(post), n, of);
const LOGIN = '<html><body id="phpbb"><form id="login"><input type="password"></form></body></html>';

type Served = string | number | 'broken' | 'late';
/** What the memory saw in the thread, and the moment that the forum writes on its answers, by page. */
type More = {readonly seen?: readonly number[]; date?(n: number): string};

/** A forum that serves these pages by number, and a keeper that keeps what it is given; answers what became of a reading. */
function aThread(serve: (n: number) => Served, {seen = [], date}: More = {}) {
	const kept = new Map<number, GatheredPage>();
	const asked: number[] = [];
	let ended: Partial<AuditHead> = {};
	vi.stubGlobal('fetch', async (url: URL) => {
		const n = Number(url.searchParams.get('start') ?? 0) / 10 + 1;
		asked.push(n);
		const served = serve(n);
		if (served === 'broken') throw new TypeError('half a page');
		if (served === 'late') throw new DOMException('', 'TimeoutError');
		const [status, text] = typeof served === 'number' ? [served, ''] : [200, served];
		return new Response(text, {status, headers: {'content-type': 'text/html; charset=utf-8', ...(date && {date: date(n)})}});
	});
	const store = {
		pages: async (_: unknown, from: number, most: number) => [...kept.values()].filter(({page: n}) => n >= from).slice(0, most),
		notedIn: async () => seen.map(id => ({first: {post: postId(String(id))}})) as unknown as readonly SeenNote[],
	};
	const ask = (async (name: string, ask: {page: GatheredPage; from: number} & Partial<AuditHead>) => {
		if (name === 'audit/begin') return {ok: true, value: {head: {}, read: [...kept.keys()]}};
		if (name === 'audit/pages') return [...kept.values()].filter(({page: n}) => n >= ask.from).slice(0, 1);
		if (name === 'audit/doubtful') return doubtfulPages(store, {site: site('forum.example'), thread: '42'});
		if (name === 'audit/keep') kept.set(ask.page.page, ask.page);
		if (name === 'audit/end') ended = ask;
		return name === 'seen/note' ? [] : {ok: true, value: {stop: false}};
	}) as unknown as Asker;
	const read = async (onPage: (n: number) => void = () => undefined, signal = new AbortController().signal): Promise<Ending> => {
		const {visit} = visitOf(showPage(page(1)));
		const thread = visit.forum.readThread(visit.page);
		if (!thread) throw new Error('no thread');
		return readThread({...visit, ports: {...visit.ports, ask}}, thread, onPage, signal);
	};
	return {read, kept, asked, end: () => ended};
}

afterEach(() => vi.unstubAllGlobals());

describe('a thread is read page by page', () => {
	test('to its end, each page kept', async () => {
		const {read, kept, end} = aThread(n => page(n));
		expect(await read()).toEqual({state: 'done'});
		expect([...kept.values()].map(({posts}) => posts.length)).toEqual([2, 2, 2]);
		expect(end()).toMatchObject({thread: '42', state: 'done'});
	});

	test.each([
		['wants a login', LOGIN, 'login'],
		['comes as something else', '<p>Bonjour.</p>', 'login'],
		['tells another number', page(1), 'not-a-page'],
		['is refused, time after time', 503, 'refused'],
		['breaks off half way, time after time', 'broken', 'network'],
		['never comes', 'late', 'time-out'],
	] as const)(
		'and a page that %s ends it in words; the rest is kept',
		async (_, served, why) => {
			const {read, kept, end} = aThread(n => (n === 2 ? served : page(n)));
			expect(await read()).toEqual({state: 'failed', why, page: 2});
			expect([...kept.keys()]).toEqual([1]);
			expect(end()).toMatchObject({state: 'failed', why, last: 2});
		},
		20_000,
	);

	test('one failure is tried again and forgotten', async () => {
		let failed = false;
		const {read} = aThread(n => {
			if (n !== 2 || failed) return page(n);
			failed = true;
			return 'broken';
		});
		expect(await read()).toEqual({state: 'done'});
	}, 20_000);

	test('stopped, and gone on with from the last page that is kept', async () => {
		const life = new AbortController();
		const {read, asked} = aThread(n => page(n));
		expect(await read(n => n === 3 && life.abort(), life.signal)).toEqual({state: 'stopped'});
		const before = asked.length;
		expect(await read()).toEqual({state: 'done'});
		expect(asked.slice(before)).toEqual([2, 3]);
	});

	test('anew where what was read stands elsewhere by now', async () => {
		const life = new AbortController();
		let moved = false;
		const {read, asked, end} = aThread(n => (moved ? page(n, 3, [n * 10 + 5, n * 10 + 6]) : page(n)));
		await read(n => n === 3 && life.abort(), life.signal);
		moved = true;
		const before = asked.length;
		await read();
		expect(asked.slice(before)).toEqual([2, 1, 2, 3]);
		expect(end()).toEqual({site: 'forum.example', thread: '42', state: 'done'});
	});

	test('a post that is met on two pages tells that the thread changed', async () => {
		const {read, end} = aThread(n => page(n, 3, [n * 10, n === 2 ? 11 : n * 10 + 1]));
		await read();
		expect(end()).toMatchObject({state: 'done', shifted: true});
	});

	test('anew, once, where a post deleted meanwhile moved another onto a page that was read before', async () => {
		let gone = false;
		const ids = [10, 11, 20, 21, 30, 31];
		const serve = (n: number) => {
			const now = gone ? ids.filter(id => id !== 11) : ids;
			// Deleted once two pages are read: the post 30 stands on the second from then on.
			if (n === 3) gone = true;
			return page(n, 3, (gone ? ids.filter(id => id !== 11) : now).slice(2 * n - 2, 2 * n));
		};
		const {read, kept, asked, end} = aThread(serve, {seen: ids});
		expect(await read()).toEqual({state: 'done'});
		// Page 2 is looked at once more for the post 30, page 1 for the post 11.
		expect(asked.slice(0, 3)).toEqual([1, 2, 3]);
		expect(asked.slice(-4)).toEqual([1, 2, 3, 1]);
		expect([...kept.values()].flatMap(({posts}) => posts.map(post => ('hole' in post ? post.hole : post.id)))).toEqual([
			'10',
			'20',
			'21',
			'30',
			'31',
		]);
		expect(end()).not.toHaveProperty('shifted');
	});

	test('and says so where it moves all the time', async () => {
		let turn = 0;
		const {read, asked, end} = aThread(n => page(n, 3, [n * 10, n * 10 + (n === 1 ? (turn += 1) : 1)]), {seen: [15]});
		expect(await read()).toEqual({state: 'done'});
		expect(asked).toEqual([1, 2, 3, 1, 1, 2, 3, 1]);
		expect(end()).toMatchObject({state: 'done', shifted: true});
	});

	test('a post that is gone for good is looked for on one page, and no page is read anew', async () => {
		const {read, asked, end} = aThread(n => page(n), {seen: [10, 15, 30]});
		await read();
		expect(asked).toEqual([1, 2, 3, 1]);
		expect(end()).not.toHaveProperty('shifted');
	});
});

test('of very many posts that are gone, the pages of ten are looked at', async () => {
	const posts = (from: number) => [{id: String(from)}, {id: String(from + 1)}];
	const pages = Array.from(
		{length: 30},
		(_, place) => ({page: place + 1, posts: posts(10 * (place + 1))}) as unknown as GatheredPage,
	);
	const seen = Array.from({length: 30}, (_, place) => ({first: {post: String(10 * (place + 1) + 5)}}) as unknown as SeenNote);
	const store = {
		pages: async (_: unknown, from: number, most: number) => pages.filter(({page: n}) => n >= from).slice(0, most),
		notedIn: async () => seen,
	};
	expect(await doubtfulPages(store, {site: site('forum.example'), thread: '42'})).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

describe('the forum’s clock', () => {
	const shifted = (minutes: number) => new Date(NOW + minutes * 60_000).toUTCString();

	test.each([
		['slow', () => shifted(-5), -300],
		['fast', () => shifted(3), 180],
		['right, with one answer out of a cache', (n: number) => shifted(n === 2 ? -90 : 0), 0],
	] as const)('%s is told with the reading', async (_, date, seconds) => {
		const {read, end} = aThread(n => page(n), {date});
		await read();
		expect(Math.abs(end().ahead! - seconds)).toBeLessThanOrEqual(1);
	});

	test('that no answer tells is not told', async () => {
		const {read, end} = aThread(n => page(n));
		await read();
		expect(end()).not.toHaveProperty('ahead');
	});
});
