import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {sheetId} from '../../src/shared/ids';
import {imported, readSheets, writeSheets} from '../../src/sheets/file';
import {anySheet, aSheet} from './a-sheet';

test('export and import give the same sheets', () => {
	fc.assert(
		fc.property(fc.uniqueArray(anySheet, {minLength: 1, maxLength: 5, selector: sheet => sheet.id}), sheets => {
			expect(readSheets(writeSheets(sheets))).toEqual({ok: true, value: sheets});
		}),
	);
});

test('bug 55: a file with a byte-order mark and accents is read', () => {
	const sheets = [aSheet({name: 'Ælin'}), aSheet({id: sheetId('b'), name: 'Ricardo Gómez'})];
	expect(readSheets(`\uFEFF${writeSheets(sheets)}`)).toEqual({ok: true, value: sheets});
});

const file = (facts: object) => JSON.stringify({format: 'osselet-sheets', version: 1, sheets: [aSheet()], ...facts});

describe('a file is refused whole', () => {
	test.each([
		['an empty file', '', {code: 'file/not-json'}],
		['a file that was cut', writeSheets([aSheet()]).slice(0, -20), {code: 'file/not-json'}],
		['a web page', '<!doctype html><title>404</title>', {code: 'file/not-json'}],
		['another program’s JSON', '{"name":"Ælin"}', {code: 'file/other-format'}],
		['a list', '[1]', {code: 'file/other-format'}],
		['a later version', file({version: 2}), {code: 'file/newer', version: 2}],
		['no sheet in it', file({sheets: []}), {code: 'file/empty'}],
		[
			'its second sheet is bad',
			file({sheets: [aSheet(), {...aSheet({id: sheetId('b')}), name: 3}]}),
			{code: 'sheet/shape', where: 'sheets.1.name'},
		],
		['one sheet twice', file({sheets: [aSheet(), aSheet()]}), {code: 'sheet/same-id', where: 'sheets.1', id: 'a'}],
		['1,001 sheets', file({sheets: Array(1001).fill(1)}), {code: 'sheet/too-many', where: 'sheets', most: 1000}],
		['20,000,001 characters', ' '.repeat(20_000_001), {code: 'file/too-big', most: 20_000_000}],
		['nested without end', '['.repeat(100_000), {code: 'file/not-json'}],
	])('%s', (_, text, problem) => {
		expect(readSheets(text)).toEqual({ok: false, error: problem});
	});
});

describe('an imported sheet', () => {
	const mine = aSheet({revision: 7, name: 'Here'});
	const theirs = aSheet({revision: 3, name: 'File'});
	test('that is not here is new', () =>
		expect(imported(theirs, undefined, 'copy', sheetId('c'))).toEqual({...theirs, revision: 0}));
	test('as a copy has an id of its own', () =>
		expect(imported(theirs, mine, 'copy', sheetId('c'))).toEqual({...theirs, id: 'c', revision: 0}));
	test('in place of the one here is written over its revision', () =>
		expect(imported(theirs, mine, 'replace', sheetId('c'))).toEqual({...theirs, revision: 7}));
});
