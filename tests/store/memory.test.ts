import 'fake-indexeddb/auto';
import {describe, expect, test} from 'vitest';
import {sheetId} from '../../src/shared/ids';
import {openIdbMemory} from '../../src/store/idb';
import {openManagerMemory} from '../../src/store/manager';
import {mapMemory} from '../../src/store/map';
import {defaultPrefs, defaultSettings} from '../../src/wire/defaults';
import type {Memory} from '../../src/wire/memory';
import {aSheet} from '../sheets/a-sheet';
import {managerStorage} from './gm';
import {board, logged, seen} from './records';

let opened = 0;
const openers: readonly [string, () => Promise<Memory>][] = [
	['a Map', async () => mapMemory()],
	['a script manager', async () => openManagerMemory(managerStorage())],
	[
		'IndexedDB',
		async () => {
			const memory = await openIdbMemory(`contract ${opened++}`);
			if (!memory.ok) throw new Error(memory.error.code);
			return memory.value;
		},
	],
];

describe.each(openers)('the memory in %s', (_, open) => {
	test('gives back a sheet as it was put, one revision on', async () => {
		const memory = await open();
		const put = await memory.putSheet(aSheet({texts: {notes: 'Épée'}}));
		expect(put).toEqual({ok: true, value: aSheet({texts: {notes: 'Épée'}, revision: 1})});
		expect(await memory.getSheet(sheetId('a'))).toEqual(put);
		expect(await memory.listSheets()).toEqual({ok: true, value: [put.ok && put.value]});
		expect(await memory.getSheet(sheetId('none'))).toEqual({ok: true, value: null});
	});

	test('refuses a write by who read an older revision, and keeps what stands', async () => {
		const memory = await open();
		await memory.putSheet(aSheet());
		await memory.putSheet(aSheet({revision: 1, name: 'First tab'}));
		const late = await memory.putSheet(aSheet({revision: 1, name: 'Second tab'}));
		expect(late).toEqual({ok: false, error: {code: 'store/conflict', name: 'First tab', revision: 2}});
		const stands = await memory.getSheet(sheetId('a'));
		expect(stands.ok && stands.value?.name).toBe('First tab');
	});

	test('lets one of two writes at the same moment through', async () => {
		const memory = await open();
		await memory.putSheet(aSheet());
		const both = await Promise.all(['one', 'two'].map(name => memory.putSheet(aSheet({revision: 1, name}))));
		expect(both.map(put => put.ok).sort()).toEqual([false, true]);
	});

	test('writes what one act changed together, or nothing of it', async () => {
		const memory = await open();
		const [one, other] = [aSheet(), aSheet({id: sheetId('b')})];
		const peur = (value: number) => [{key: 't', table: {reserves: {peur: value}, clocks: {}, options: {}}}];
		expect(await memory.putTogether([one, other], peur(1))).toEqual({
			ok: true,
			value: [
				{...one, revision: 1},
				{...other, revision: 1},
			],
		});
		// Somebody else wrote the second of them meanwhile.
		await memory.putSheet({...other, revision: 1, name: 'Meanwhile'});
		const late = [one, other].map(sheet => ({...sheet, revision: 1, name: 'Late'}));
		expect(await memory.putTogether(late, peur(2))).toMatchObject({
			ok: false,
			error: {code: 'store/conflict', name: 'Meanwhile'},
		});
		expect(await memory.getSheet(one.id)).toEqual({ok: true, value: {...one, revision: 1}});
		expect(await memory.getTable('t')).toMatchObject({ok: true, value: {reserves: {peur: 1}}});
		expect(await memory.putTogether([], [])).toEqual({ok: true, value: []});
	});

	test('refuses a new sheet under an id that is taken', async () => {
		const memory = await open();
		await memory.putSheet(aSheet());
		expect(await memory.putSheet(aSheet({name: 'Other'}))).toMatchObject({ok: false, error: {code: 'store/conflict'}});
	});

	test('deletes, and an undo puts it back; the tab that still has the old one is told', async () => {
		const memory = await open();
		await memory.putSheet(aSheet({numbers: {force: 3}}));
		expect(await memory.deleteSheet(sheetId('a'), 0)).toMatchObject({ok: false, error: {code: 'store/conflict'}});
		const deleted = await memory.deleteSheet(sheetId('a'), 1);
		expect(deleted).toEqual({ok: true, value: aSheet({numbers: {force: 3}, revision: 1})});
		expect(await memory.putSheet(aSheet({revision: 1}))).toEqual({ok: false, error: {code: 'store/gone', name: 'Œlin'}});
		expect(await memory.deleteSheet(sheetId('a'), 1)).toMatchObject({ok: false, error: {code: 'store/gone'}});

		expect(await memory.restoreSheet(aSheet({numbers: {force: 3}, revision: 1}))).toMatchObject({ok: true, value: {revision: 2}});
		expect(await memory.restoreSheet(aSheet())).toMatchObject({ok: false, error: {code: 'store/conflict'}});
		expect(await memory.putSheet(aSheet({revision: 1}))).toMatchObject({ok: false, error: {code: 'store/conflict'}});
	});

	test('keeps what a post showed first, whatever it shows later', async () => {
		const memory = await open();
		expect(await memory.noteSeen(board, [seen('1', 10, 'a'), seen('2', 10)])).toEqual([seen('1', 10, 'a')]);
		expect(await memory.noteSeen(board, [seen('1', 20, 'b'), seen('2', 20, 'c')])).toEqual([
			seen('1', 10, 'a'),
			seen('2', 20, 'c'),
		]);
		expect(await memory.noteSeen(board, [seen('1', 30), seen('2', 30)])).toEqual([seen('1', 10, 'a'), seen('2', 20, 'c')]);
		expect(await memory.noteSeen('other.example' as typeof board, [seen('1', 40, 'z')])).toEqual([seen('1', 40, 'z')]);
	});

	test('lists the latest rolls first, and one that is logged twice once', async () => {
		const memory = await open();
		for (const [id, at] of [
			['x', 5],
			['y', 1700000000000],
			['z', 900],
		] as const)
			await memory.logRoll(logged(id, at));
		await memory.logRoll(logged('y', 1700000000000));
		expect((await memory.recentRolls(10)).map(roll => roll.id)).toEqual(['y', 'z', 'x']);
		expect((await memory.recentRolls(1)).map(roll => roll.id)).toEqual(['y']);
	});

	test('has defaults until something was chosen', async () => {
		const memory = await open();
		expect(await memory.getSettings()).toEqual(defaultSettings);
		expect(await memory.getSitePrefs(board)).toEqual(defaultPrefs);
		await memory.putSettings({lang: 'en', network: false});
		await memory.putSitePrefs(board, {...defaultPrefs, layout: 'block', sheets: {'*': sheetId('a')}});
		expect(await memory.getSettings()).toEqual({lang: 'en', network: false});
		expect(await memory.getSitePrefs(board)).toEqual({...defaultPrefs, layout: 'block', sheets: {'*': 'a'}});
	});

	test('keeps draws for good', async () => {
		const memory = await open();
		expect(await memory.getDraw(12)).toBeUndefined();
		const draws = [{randomness: 'ab'.repeat(32)}, {randomness: 'cd'.repeat(32), signature: 'ef'.repeat(48)}];
		for (const [place, draw] of draws.entries()) {
			await memory.putDraw(12 + place, draw);
			expect(await memory.getDraw(12 + place)).toEqual(draw);
		}
		expect(memory.trouble()).toBeUndefined();
	});
});
