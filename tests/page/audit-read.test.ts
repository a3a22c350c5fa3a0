// @vitest-environment jsdom
import {afterEach, describe, expect, test, vi} from 'vitest';
import {type Ending, readThread} from '../../content-scripts/audit-read';
import type {AuditHead} from '../../src/wire/audits';
import type {GatheredPage} from '../../src/wire/gathered';
import type {Asker} from '../../src/wire/messages';
import type {MadePost} from '../cli/thread-html';
import {pageHtml, showPage, visitOf} from '../editors/page';

const post = (id: number): MadePost => ({id, author: 'Bran', authorId: 7, time: '2026-08-22T21:33:20Z', html: `Message ${id}.`});
const page = (n: number, of = 3, ids = [n * 10, n * 10 + 1]) => pageHtml(ids.map(post), n, of);
const LOGIN = '<html><body id="phpbb"><form id="login"><input type="password"></form></body></html>';

type Served = string | number | 'broken' | 'late';

/** A forum that serves these pages by number, and a keeper that keeps what it is given; answers what became of a reading. */
function aThread(serve: (n: number) => Served) {
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
		return new Response(text, {status, headers: {'content-type': 'text/html; charset=utf-8'}});
	});
	const ask = (async (name: string, ask: {page: GatheredPage; from: number} & Partial<AuditHead>) => {
		if (name === 'audit/begin') return {ok: true, value: {head: {}, read: [...kept.keys()]}};
		if (name === 'audit/pages') return [...kept.values()].filter(({page: n}) => n >= ask.from).slice(0, 1);
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

	test('anew where what was read stands elsewhere by now, and says so', async () => {
		const life = new AbortController();
		let moved = false;
		const {read, asked, end} = aThread(n => (moved ? page(n, 3, [n * 10 + 5, n * 10 + 6]) : page(n)));
		await read(n => n === 3 && life.abort(), life.signal);
		moved = true;
		const before = asked.length;
		await read();
		expect(asked.slice(before)).toEqual([2, 1, 2, 3]);
		expect(end()).toMatchObject({state: 'done', shifted: true});
	});

	test('a post that is met on two pages tells that the thread changed', async () => {
		const {read, end} = aThread(n => page(n, 3, [n * 10, n === 2 ? 11 : n * 10 + 1]));
		await read();
		expect(end()).toMatchObject({state: 'done', shifted: true});
	});
});
