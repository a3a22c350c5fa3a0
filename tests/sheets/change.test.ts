import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {changeSheet, type SheetChange} from '../../src/sheets/change';
import type {Sheet} from '../../src/sheets/sheet';
import {anySheet, aSheet} from './a-sheet';

/** The sheet after these changes; a refused one is the test's own mistake. */
function after(sheet: Sheet, ...changes: SheetChange[]): Sheet {
	return changes.reduce((now, change) => {
		const changed = changeSheet(now, change);
		if (!changed.ok) throw new Error(JSON.stringify(changed.error));
		return changed.value;
	}, sheet);
}

const force: SheetChange = {kind: 'add-field', field: 'number', label: 'Force'};
const sword: SheetChange = {kind: 'add-move', label: 'Épée', expression: ' 1d20 + @force '};

describe('a change gives a new sheet', () => {
	test.each([
		['a name', [{kind: 'name', name: 'Æ'}], {name: 'Æ'}],
		['nobody’s but the GM’s', [{kind: 'npc', npc: true}], {npc: true}],
		['a new number starts at 0', [force], {fields: [{kind: 'number', id: 'force', label: 'Force'}], numbers: {force: 0}}],
		['a number of the same name is told apart', [force, force], {numbers: {force: 0, force_2: 0}}],
		['a number set', [force, {kind: 'number', id: 'force', value: -2}], {numbers: {force: -2}}],
		[
			'a number renamed keeps its id, so that rolls still find it',
			[force, {kind: 'rename-field', id: 'force', label: 'Vigueur'}],
			{fields: [{kind: 'number', id: 'force', label: 'Vigueur'}], numbers: {force: 0}},
		],
		['a field removed takes its value along', [force, {kind: 'remove-field', id: 'force'}], {fields: [], numbers: {}}],
		[
			'a removal undone stands where it was',
			[
				force,
				{kind: 'add-field', field: 'number', label: 'Ruse'},
				{kind: 'remove-field', id: 'force'},
				{kind: 'insert-field', field: {kind: 'number', id: 'force', label: 'Force'}, at: 0, value: 7},
			],
			{
				fields: [
					{kind: 'number', id: 'force', label: 'Force'},
					{kind: 'number', id: 'ruse', label: 'Ruse'},
				],
				numbers: {force: 7, ruse: 0},
			},
		],
		['a text', [{kind: 'text', id: 'notes', text: 'Un\ndeux'}], {texts: {notes: 'Un\ndeux'}}],
		['a roll', [sword], {moves: [{id: 'epee', label: 'Épée', expression: '1d20 + @force', favourite: false}]}],
		[
			'a favourite',
			[sword, {kind: 'favourite', id: 'epee', favourite: true}],
			{moves: [{id: 'epee', label: 'Épée', expression: '1d20 + @force', favourite: true}]},
		],
		[
			'a wrong expression is kept as typed',
			[sword, {kind: 'expression', id: 'epee', expression: '2d10<'}],
			{moves: [{id: 'epee', label: 'Épée', expression: '2d10<', favourite: false}]},
		],
		[
			'a roll removed and put back',
			[
				sword,
				{kind: 'remove-move', id: 'epee'},
				{kind: 'insert-move', move: {id: 'epee', label: 'Épée', expression: 'd6', favourite: false}, at: 0},
			],
			{moves: [{id: 'epee', label: 'Épée', expression: 'd6', favourite: false}]},
		],
	] satisfies [string, SheetChange[], Partial<Sheet>][])('%s', (_, changes, facts) => {
		const before = aSheet();
		expect(after(before, ...changes)).toMatchObject(facts);
		expect(before).toEqual(aSheet());
	});
});

describe('a change is refused', () => {
	test.each([
		['an empty name', {kind: 'name', name: ''}, 'sheet/no-name'],
		['not a number', {kind: 'number', id: 'force', value: Number.NaN}, 'sheet/bad-number'],
		['a name every object has', {kind: 'number', id: '__proto__', value: 1}, 'sheet/bad-id'],
		['a field that is gone', {kind: 'rename-field', id: 'gone', label: 'x'}, 'sheet/absent'],
		['a roll that is gone', {kind: 'favourite', id: 'gone', favourite: true}, 'sheet/absent'],
		['a field with no name', {kind: 'add-field', field: 'text', label: ' '}, 'sheet/no-name'],
	] satisfies [string, SheetChange, string][])('%s', (_, change, code) => {
		const changed = changeSheet(aSheet(), change);
		expect(changed.ok ? 'taken' : changed.error.code).toBe(code);
	});
});

test('a removed field put back gives the sheet as it was', () => {
	fc.assert(
		fc.property(anySheet, fc.nat(), (sheet, pick) => {
			const at = pick % (sheet.fields.length || 1);
			const field = sheet.fields[at];
			if (!field || field.id in sheet.numbers || field.id in sheet.texts) return;
			const full = after(
				sheet,
				field.kind === 'number' ? {kind: 'number', id: field.id, value: 4} : {kind: 'text', id: field.id, text: 'x'},
			);
			const back = after(
				full,
				{kind: 'remove-field', id: field.id},
				{kind: 'insert-field', field, at, value: field.kind === 'number' ? 4 : 'x'},
			);
			expect(back).toEqual(full);
		}),
	);
});
