import {expect, test} from 'vitest';
import {plain} from '../../src/books/plain';
import {canonicalOf} from '../../src/dice/canonical';
import {readNotation} from '../../src/dice/read';
import {sheetId} from '../../src/shared/ids';
import {newSheet} from '../../src/sheets/new';
import {numberOf} from '../../src/sheets/numbers';
import {readSheet} from '../../src/sheets/read';

test('free play is data that JSON carries, and lets a sheet bring its own', () => {
	expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
	expect(plain.open).toBe(true);
});

test('a new sheet of it is one that may be', () => {
	const sheet = newSheet(sheetId('a'), plain, 'Ælin', 5);
	expect(readSheet(sheet)).toEqual({ok: true, value: sheet});
});

test.each(plain.moves.map(move => [move.id, move] as const))(
	'its roll %s can be rolled on a new sheet, and has a name in both languages',
	(_, move) => {
		const read = readNotation(move.expression, numberOf(newSheet(sheetId('a'), plain, 'Ælin', 5), plain));
		expect(read.ok && canonicalOf(read.value.plan)).toBe(move.expression);
		expect(move.label.fr === move.label.en || move.label.fr === '' || move.label.en === '').toBe(false);
	},
);
