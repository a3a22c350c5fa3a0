import {describe, expect, test} from 'vitest';
import {plain} from '../../src/books/plain';
import {emptyDraft, MOST_TEXT, readDraft, valueOf} from '../../src/panel/draft';
import {numbersOf} from '../../src/panel/numbers';
import {noNumbers, prepare} from '../../src/panel/prepare';
import {sheetId} from '../../src/shared/ids';
import type {Sheet} from '../../src/sheets/sheet';

const sheet: Sheet = {
	id: sheetId('s1'),
	book: plain.id,
	bookVersion: '1.0.0',
	name: 'Aria',
	numbers: {epee: 3, force: 5},
	texts: {},
	fields: [
		{kind: 'number', id: 'epee', label: 'Épée'},
		{kind: 'number', id: 'force', label: 'Force'},
	],
	moves: [],
	revision: 1,
	changedAt: 1,
};
const row = (name: string, value: string, on = true) => ({name, value, on});
const draft = (text: string, rows = [] as readonly ReturnType<typeof row>[]) => ({...emptyDraft, text, rows});

describe('a draft', () => {
	test.each([
		['nothing', '', 'empty'],
		['spaces', ' \u00a0', 'empty'],
		['bug 10: `2d10<` while typing', '2d10<', 'unfinished'],
		['bug 9: a plus at the end', '1d20 +', 'unfinished'],
		['an open bracket', '(1d6', 'unfinished'],
		['a d alone', '3d', 'unfinished'],
		['bug 9: the same in the middle', '((0+1)d6 + 3 + )', 'wrong'],
		['bug 13: endless', 'd1!', 'wrong'],
		['bug 16: too many', '999999999999d6', 'wrong'],
		['bug 1: words behind', '1d20 please don’t break', 'ready'],
		['bug 6: the printed minus', '1d20−2', 'ready'],
	])('%s: %s is %s', (_, text, state) => {
		expect(prepare(draft(text), noNumbers).state).toBe(state);
	});

	test('names what came from the sheet, by its label, once', () => {
		const prepared = prepare(draft('1d20+@force+@force-@epee'), numbersOf(sheet, 'fr'));
		expect(prepared).toMatchObject({
			canonical: '1d20+5+5-3',
			named: [
				{name: 'Force', value: 5, signed: false},
				{name: 'Épée', value: 3, signed: false},
			],
		});
	});

	test.each([
		['a sum', '1d20', '1d20+3-1'],
		['a product is not touched', '2*(1d6+1)', '2*(1d6+1)+3-1'],
		['successes', '8d8>=5', '8d8>=5+3-1'],
		['before the target', '2d6 vs 9', '2d6+3-1vs9'],
		['each of several', '3#2d6', '2d6+3-1'],
	])('modifiers that are on are added: %s', (_, text, canonical) => {
		const rows = [
			row('Épée', '+3'),
			row('Blessé', '−1'),
			row('Rien', '0'),
			row('Éteint', '5', false),
			row('Vide', ''),
			row('Faux', 'x'),
		];
		expect(prepare(draft(text, rows), noNumbers)).toMatchObject({state: 'ready', canonical});
	});

	test('`N#` asks for N', () => {
		expect(prepare(draft('3#2d6'), noNumbers)).toMatchObject({times: 3});
	});
});

test.each([
	['+3', 3],
	['−2', -2],
	['-0', 0],
	[' 12 ', 12],
	['1.5', undefined],
	['', undefined],
	['1e3', undefined],
])('a value %j is %j', (value, number) => {
	expect(valueOf({name: '', value, on: true})).toBe(number);
});

test.each([
	['nothing', undefined],
	['text', '1d20'],
	['a wrong kind', {text: 5, label: '', rows: []}],
	['too long', {text: '1'.repeat(MOST_TEXT + 1), label: '', rows: []}],
	['strange rows', {text: '', label: '', rows: [null]}],
])('a kept draft that is %s is an empty one', (_, value) => {
	expect(readDraft(value)).toEqual(emptyDraft);
});
