import fc from 'fast-check';
import {expect, test} from 'vitest';
import {sheetId} from '../../src/shared/ids';
import {emptyShelves, mapMemory} from '../../src/store/map';
import {defaultPrefs, defaultSettings} from '../../src/wire/defaults';
import {anySheet, aSheet} from '../sheets/a-sheet';
import {board, seen} from './records';

// What a store may hold: anything that can be cloned, sheets with one part gone or strange among it.
const junk = fc.oneof(
	fc.anything({withBigInt: true, withDate: true, withMap: true, withTypedArray: true}),
	fc
		.tuple(anySheet, fc.constantFrom('name', 'numbers', 'moves', 'revision'), fc.jsonValue())
		.map(([sheet, part, value]) => ({...sheet, [part]: value})),
	anySheet,
);

test('every record of a sheet is listed or reported, and its neighbours are listed', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(junk, {maxLength: 8}), async records => {
			const within = emptyShelves();
			records.forEach((record, at) => within.sheets.set(`${at}`, structuredClone(record)));
			within.sheets.set('a', aSheet({revision: 1}));
			const memory = mapMemory(within);
			const listed = await memory.listSheets();
			const broken = await memory.listBroken();
			expect((listed.ok ? listed.value.length : 0) + broken.length).toBe(records.length + 1);
			expect(listed.ok && listed.value).toContainEqual(aSheet({revision: 1}));
			for (const {where, cause} of broken) expect(where.startsWith('sheets/') && cause !== '').toBe(true);
		}),
	);
});

test('a broken sheet is named, and nothing writes over it', async () => {
	const within = emptyShelves();
	within.sheets.set('a', {...aSheet({revision: 1}), moves: [{id: 'x'}]});
	const memory = mapMemory(within);
	const problem = {code: 'store/unreadable', where: 'sheets/a', cause: 'sheet/shape moves.0.label'};

	expect(await memory.getSheet(sheetId('a'))).toEqual({ok: false, error: problem});
	expect(await memory.putSheet(aSheet({revision: 1}))).toEqual({ok: false, error: problem});
	expect(await memory.putSheet(aSheet())).toEqual({ok: false, error: problem});
	expect(await memory.deleteSheet(sheetId('a'), 1)).toEqual({ok: false, error: problem});
	expect(await memory.restoreSheet(aSheet())).toEqual({ok: false, error: problem});
	expect(within.sheets.get('a')).toEqual({...aSheet({revision: 1}), moves: [{id: 'x'}]});
	expect(JSON.parse((await memory.listBroken())[0]!.text)).toMatchObject({name: 'Œlin', moves: [{id: 'x'}]});
});

test('broken settings, choices, draws and notes are as if there were none', async () => {
	await fc.assert(
		fc.asyncProperty(fc.anything(), async record => {
			const within = emptyShelves();
			const odd = {odd: record};
			within.settings.set('settings', structuredClone(odd));
			within.sites.set(board, structuredClone(odd));
			within.draws.set('12', structuredClone(odd));
			within.rolls.set('1 x', structuredClone(odd));
			within.seen.set(`${board} 1`, structuredClone(odd));
			const memory = mapMemory(within);
			expect(await memory.getSettings()).toEqual(defaultSettings);
			expect(await memory.getSitePrefs(board)).toEqual(defaultPrefs);
			expect(await memory.getDraw(12)).toBeUndefined();
			expect(await memory.recentRolls(5)).toEqual([]);
			expect(await memory.noteSeen(board, [seen('1', 5, 'a')])).toEqual([]);
			expect((await memory.listBroken()).map(broken => broken.where).sort()).toEqual(['settings/settings', `sites/${board}`]);
		}),
	);
});
