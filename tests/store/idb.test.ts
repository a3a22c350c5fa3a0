import 'fake-indexeddb/auto';
import {deleteDB, openDB} from 'idb';
import {expect, test, vi} from 'vitest';
import {sheetId} from '../../src/shared/ids';
import {closedMemory} from '../../src/store/closed';
import {steps} from '../../src/store/connection';
import {openIdbMemory} from '../../src/store/idb';
import type {StoreProblem} from '../../src/wire/records';
import {sayStore} from '../../src/wire/say';
import {aSheet} from '../sheets/a-sheet';
import {board, logged, seen} from './records';

async function open(name: string) {
	const memory = await openIdbMemory(name);
	if (!memory.ok) throw new Error(memory.error.code);
	return memory.value;
}

test('a store of a newer version is left alone', async () => {
	(await openDB('newer', steps.length + 3)).close();
	expect(await openIdbMemory('newer')).toEqual({ok: false, error: {code: 'store/newer', version: steps.length + 3}});
});

test('an update in another tab is not held up, and what comes after it is told', async () => {
	const old = await open('updated');
	await old.putSheet(aSheet());
	const newer = await openDB('updated', steps.length + 1);
	expect(await old.listSheets()).toEqual({ok: false, error: {code: 'store/newer', version: steps.length + 1}});
	newer.close();
});

test('a store that was deleted under us is opened anew', async () => {
	const memory = await open('deleted');
	await memory.putSheet(aSheet());
	await deleteDB('deleted');
	expect(await memory.listSheets()).toEqual({ok: true, value: []});
	expect(await memory.putSheet(aSheet())).toMatchObject({ok: true});
});

test('an older copy of us that does not let go holds nobody up for long', {timeout: 15_000}, async () => {
	await new Promise((resolve, reject) => {
		const older = indexedDB.open('held', 1);
		older.onsuccess = resolve;
		older.onerror = reject;
	});
	expect(await openIdbMemory('held')).toEqual({ok: false, error: {code: 'store/closed', cause: 'TimeoutError'}});
});

test('two tabs on one store: no change of either is lost in silence', async () => {
	const [one, other] = [await open('two'), await open('two')];
	await one.putSheet(aSheet());
	const puts = await Promise.all([
		one.putSheet(aSheet({revision: 1, name: 'One'})),
		other.putSheet(aSheet({revision: 1, name: 'Other'})),
	]);
	const kept = await one.getSheet(sheetId('a'));
	const winner = puts.find(put => put.ok);
	expect(puts.filter(put => put.ok)).toHaveLength(1);
	expect(winner).toEqual(kept);
});

test.each(['QuotaExceededError', 'UnknownError'])(
	'a disk that refuses (%s): nothing is half written, and it is told',
	async name => {
		const memory = await open(name);
		await memory.putSheet(aSheet());
		const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new DOMException('', name);
		});
		const refused = await memory.putSheet(aSheet({revision: 1, name: 'Longer'}));
		await memory.logRoll(logged('x', 1));
		put.mockRestore();
		const problem = name === 'QuotaExceededError' ? {code: 'store/full'} : {code: 'store/closed', cause: name};
		expect(refused).toEqual({ok: false, error: problem});
		expect(memory.trouble()).toEqual(problem);
		expect(await memory.getSheet(sheetId('a'))).toEqual({ok: true, value: aSheet({revision: 1})});
	},
);

test('a disk that refuses the table takes the sheet back with it', async () => {
	const memory = await open('together');
	await memory.putSheet(aSheet());
	const real = IDBObjectStore.prototype.put;
	const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...facts) {
		if (this.name === 'tables') throw new DOMException('', 'QuotaExceededError');
		return real.apply(this, facts);
	});
	const table = {reserves: {peur: 1}, clocks: {}, options: {}};
	const refused = await memory.putTogether([aSheet({revision: 1, name: 'Hit'})], [{key: 't', table}]);
	put.mockRestore();
	expect(refused).toEqual({ok: false, error: {code: 'store/full'}});
	expect(await memory.getSheet(sheetId('a'))).toEqual({ok: true, value: aSheet({revision: 1})});
});

test('a batch of notes is written whole or not at all', async () => {
	const memory = await open('batch');
	const real = IDBObjectStore.prototype.put;
	let writes = 0;
	const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...facts) {
		writes += 1;
		if (writes === 2) throw new DOMException('', 'QuotaExceededError');
		return real.apply(this, facts);
	});
	await memory.noteSeen(board, [seen('1', 5, 'a'), seen('2', 5, 'b')]);
	put.mockRestore();
	expect(await memory.noteSeen(board, [seen('1', 6, 'c'), seen('2', 6, 'd')])).toEqual([seen('1', 6, 'c'), seen('2', 6, 'd')]);
});

test('our own mistakes are thrown, not told to the user', async () => {
	const memory = await open('mistake');
	vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
		throw new TypeError('ours');
	});
	await expect(memory.putSheet(aSheet())).rejects.toThrow('ours');
});

test('the log keeps the latest two thousand rolls', async () => {
	const memory = await open('log');
	for (let at = 1; at <= 2005; at += 1) await memory.logRoll(logged(`r${at}`, at));
	const rolls = await memory.recentRolls(3000);
	expect([rolls.length, rolls[0]?.id, rolls.at(-1)?.id]).toEqual([2000, 'r2005', 'r6']);
}, 30_000);

test('a store that would not open answers each request with why', async () => {
	const memory = closedMemory({code: 'store/full'});
	const refused = {ok: false, error: {code: 'store/full'}};
	expect([await memory.listSheets(), await memory.putSheet(aSheet()), await memory.getSheet(sheetId('a'))]).toEqual([
		refused,
		refused,
		refused,
	]);
	expect([await memory.getDraw(12), await memory.recentRolls(5), await memory.listBroken()]).toEqual([undefined, [], []]);
	expect(await memory.noteSeen(board, [seen('1', 5, 'a')])).toEqual([]);
	expect(memory.trouble()).toEqual({code: 'store/full'});
});

const examples: {readonly [K in StoreProblem['code']]: Extract<StoreProblem, {code: K}>} = {
	'store/conflict': {code: 'store/conflict', name: 'Œlin', revision: 2},
	'store/gone': {code: 'store/gone', name: 'Œlin'},
	'store/full': {code: 'store/full'},
	'store/too-many': {code: 'store/too-many', what: 'rulebooks', most: 20},
	'store/closed': {code: 'store/closed', cause: 'UnknownError'},
	'store/newer': {code: 'store/newer', version: 9},
	'store/unreadable': {code: 'store/unreadable', where: 'sheets/a', cause: 'sheet/shape'},
	'store/bad-ask': {code: 'store/bad-ask', where: 'rounds.3'},
	'forum/no-permission': {code: 'forum/no-permission', origin: 'https://forum.example'},
	'panel/not-loaded': {code: 'panel/not-loaded', cause: 'no tab'},
};

test.each(Object.values(examples))('$code has a sentence in both languages', problem => {
	for (const lang of ['fr', 'en'] as const) expect(sayStore(problem, lang)).toMatch(/^[A-ZÀÉ«“].*\.$/);
	expect(sayStore(problem, 'fr')).not.toBe(sayStore(problem, 'en'));
});
