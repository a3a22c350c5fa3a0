import 'fake-indexeddb/auto';
import {describe, expect, test} from 'vitest';
import {type PostId, site} from '../../src/shared/ids';
import {openAudits} from '../../src/store/audits';
import {openIdbMemory} from '../../src/store/idb';
import type {AuditHead} from '../../src/wire/audits';
import type {GatheredPage} from '../../src/wire/gathered';

const board = site('forum.example/jdr');
const key = {site: board, thread: '42'};
const HOUR = 3_600_000;

const head = (changes: Partial<AuditHead> = {}): AuditHead => ({
	...key,
	title: 'Les quais',
	url: 'https://forum.example/jdr/viewtopic.php?t=42',
	forum: 'phpBB',
	markup: 'bbcode',
	pages: 3,
	begun: 0,
	at: 0,
	state: 'reading',
	...changes,
});
const page = (number: number): GatheredPage => ({page: number, url: `https://forum.example/${number}`, at: number, posts: []});
const valueOf = <Value>(result: {readonly ok: true; readonly value: Value} | {readonly ok: false}): Value => {
	if (!result.ok) throw new Error('refused');
	return result.value;
};
let made = 0;
const store = () => {
	made += 1;
	return openAudits(`audits-${made}`);
};

describe('a reading', () => {
	test('keeps its pages in order, and how it stands', async () => {
		const audits = store();
		await audits.begin(head());
		for (const number of [1, 10, 2])
			expect(await audits.keep(key, page(number), 12, 5)).toEqual({ok: true, value: {stop: false}});
		expect(await audits.state(key)).toEqual({head: head({pages: 12, at: 5}), read: [1, 2, 10]});
		expect((await audits.pages(key, 2, 50)).map(({page}) => page)).toEqual([2, 10]);
		expect((await audits.pages(key, 1, 2)).map(({page}) => page)).toEqual([1, 2]);
	});

	test('of a thread that has become shorter loses the pages beyond its end', async () => {
		const audits = store();
		await audits.begin(head());
		for (const number of [1, 2, 3]) await audits.keep(key, page(number), 3, 1);
		await audits.keep(key, page(1), 2, 2);
		expect((await audits.state(key))?.read).toEqual([1, 2]);
	});

	test.each([
		['was broken off', 'failed', 1, [1]],
		['was stopped', 'stopped', 1, [1]],
		['was left in the middle, as by a reload', 'reading', 1, [1]],
		['came to its end', 'done', 1, []],
		['was broken off the day before', 'failed', 25, []],
	] as const)('that %s is gone on with, or begun anew', async (_, state, hours, read) => {
		const audits = store();
		await audits.begin(head());
		await audits.keep(key, page(1), 3, 1);
		await audits.change(key, {state});
		const again = valueOf(await audits.begin(head({begun: hours * HOUR})));
		expect(again.read).toEqual(read);
		expect(again.head.state).toBe('reading');
	});

	test('hears that the reader wants no more, and is not stopped for ever', async () => {
		const audits = store();
		await audits.begin(head());
		await audits.change(key, {stop: true});
		expect(valueOf(await audits.keep(key, page(1), 3, 1))).toEqual({stop: true});
		await audits.begin(head());
		expect(valueOf(await audits.keep(key, page(2), 3, 1))).toEqual({stop: false});
	});

	test('that was thrown away stops its reader and comes back for none of its pages', async () => {
		const audits = store();
		await audits.begin(head());
		await audits.drop(key);
		expect(valueOf(await audits.keep(key, page(1), 3, 1))).toEqual({stop: true});
		expect(await audits.state(key)).toBeNull();
		expect(await audits.pages(key, 1, 50)).toEqual([]);
	});

	test('makes room: the oldest of many goes, with its pages', async () => {
		const audits = store();
		for (let thread = 1; thread <= 11; thread += 1) {
			const of = {...key, thread: String(thread)};
			await audits.begin(head({...of, at: thread}));
			await audits.keep(of, page(1), 1, thread);
		}
		expect((await audits.list()).map(({thread}) => thread)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
		expect(await audits.pages({...key, thread: '1'}, 1, 50)).toEqual([]);
	});

	test('of one thread never mixes with that of a thread whose number begins like it', async () => {
		const audits = store();
		const other = {...key, thread: '421'};
		await audits.begin(head());
		await audits.begin(head(other));
		await audits.keep(other, page(1), 1, 1);
		expect(await audits.pages(key, 1, 50)).toEqual([]);
	});
});

test('what the memory saw of posts: by number, and by the topic they were last seen in', async () => {
	const name = 'audits-and-memory';
	const memory = valueOf(await openIdbMemory(name));
	const seen = (post: string, thread: string, raw: string, at: number) => ({
		post: post as PostId,
		author: 'Aria',
		thread,
		rolls: [{raw, line: 'Aria frappe'}],
		at,
	});
	await memory.noteSeen(board, [seen('1', '42', 'a', 1), seen('2', '42', 'b', 1), seen('3', '7', 'c', 1)]);
	await memory.noteSeen(board, [seen('2', '7', 'b', 2), seen('1', '42', 'z', 2)]);
	const audits = openAudits(name);
	expect((await audits.notedIn(key)).map(({first}) => first.post)).toEqual(['1']);
	expect((await audits.notedIn({...key, thread: '7'})).map(({first}) => first.post)).toEqual(['2', '3']);
	const [note] = await audits.notes(board, ['1' as PostId, '9' as PostId]);
	expect(note).toMatchObject({first: {rolls: [{raw: 'a'}], at: 1}, changes: [{rolls: [{raw: 'z'}], at: 2}], thread: '42'});
});
