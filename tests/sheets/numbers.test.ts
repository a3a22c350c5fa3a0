import {describe, expect, test} from 'vitest';
import {plain} from '../../src/books/plain';
import {readNotation} from '../../src/dice/read';
import {nearest} from '../../src/shared/nearest';
import {nameOf} from '../../src/sheets/names';
import {moves, numberNames, numberOf} from '../../src/sheets/numbers';
import {aSheet} from './a-sheet';

describe('a label becomes the name that expressions use', () => {
	test.each([
		['Force', 'force'],
		['Épée longue', 'epee_longue'],
		['  Sang-froid !  ', 'sang_froid'],
		['Œil d’aigle', 'oeil_d_aigle'],
		['Ælin', 'aelin'],
		['Grükuk', 'grukuk'],
		['Straße', 'strasse'],
		['Сила', 'сила'],
		['Ｆｏｒｃｅ', 'force'],
		['!!!', 'x'],
		['constructor', 'constructor_x'],
		['__proto__', 'proto'],
		['a'.repeat(200), 'a'.repeat(60)],
	])('%s → %s', (label, name) => expect(nameOf(label)).toBe(name));
});

const sheet = aSheet({
	numbers: {force: 3, epee: -2, lost: 9},
	fields: [
		{kind: 'number', id: 'force', label: 'Vigueur'},
		{kind: 'number', id: 'epee', label: 'Épée longue'},
		{kind: 'text', id: 'dieu', label: 'Dieu'},
	],
});

describe('numbers by name', () => {
	test.each([
		['by its id', 'force', 3],
		['by its label, renamed since', 'vigueur', 3],
		['by its label, accents and case aside', 'Épée_Longue', -2],
		['a text is no number', 'dieu', undefined],
		['a value whose field is gone', 'lost', undefined],
		['a name every object has', 'constructor', undefined],
		['nobody’s', 'agilite', undefined],
	])('%s', (_, name, value) => expect(numberOf(sheet, plain)(name)).toBe(value));

	test('an expression of the sheet carries them', () => {
		const read = readNotation('1d20+@force+@epee_longue', numberOf(sheet, plain), name =>
			nearest(name, numberNames(sheet, plain)),
		);
		expect(read.ok && read.value.names).toEqual([
			{name: 'force', value: 3},
			{name: 'epee_longue', value: -2},
		]);
	});

	test('bug 51: a roll that names itself is one wrong roll; the sheet and its other rolls live', () => {
		const odd = {
			...sheet,
			moves: [
				{id: 'qn', label: 'QN', expression: '1d6+@qn', favourite: false},
				{id: 'b', label: 'B', expression: '1d6+@force', favourite: false},
			],
		};
		const read = moves(odd, plain).map(move => readNotation(move.expression, numberOf(odd, plain)));
		expect(read.map(one => one.ok)).toEqual([false, true, true, true, true]);
		expect(read[0]!.ok || read[0]!.error).toMatchObject({code: 'unknown-name', name: 'qn'});
	});
});

test('favourites come first, then the sheet’s own rolls, then the game’s', () => {
	const own = (id: string, favourite: boolean) => ({id, label: id, expression: 'd6', favourite});
	const ids = moves(aSheet({moves: [own('a', false), own('b', true)]}), plain).map(move => move.id);
	expect(ids).toEqual(['b', 'a', ...plain.moves.map(move => move.id)]);
});
