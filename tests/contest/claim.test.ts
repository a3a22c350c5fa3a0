import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readClaim} from '../../src/contest/claim';
import {growth, LINEAR} from '../growth';

describe('what a line says', () => {
	test.each<[string, string, object]>([
		['who wins, and by what', 'Aria = 18 contre Bran = 15 : Aria l’emporte de 3 –', {totals: [18, 15], winner: 1, number: 3}],
		['in English', 'Aria = 18 against Bran = 20: Bran wins by 2 –', {totals: [18, 20], winner: 2, number: 2}],
		['blanks that do not break', 'Aria\u00a0= 18 contre Bran = 15\u00a0: Bran l’emporte de\u202f3 –', {winner: 2, number: 3}],
		['below nought, with a true minus', 'Aria = \u22124 contre Bran = -6 : Aria l’emporte de 2 –', {totals: [-4, -6], winner: 1}],
		['names of two words', 'Garde 1 = 7 contre Garde 2 = 9 : Garde 2 l’emporte de 2 –', {totals: [7, 9], winner: 2, number: 2}],
		['a name that begins another', 'Jean = 7 contre Jean Bart = 9 : Jean Bart l’emporte de 2 –', {winner: 2}],
		[
			'a tie that a rule breaks has no number',
			'Aria = 7 contre Bran = 7 : Bran l’emporte à égalité –',
			{winner: 2, number: undefined},
		],
		['nobody', 'Aria = 7 contre Bran = 7 : égalité –', {totals: [7, 7], winner: undefined, number: undefined}],
		['how many reach it', 'Aria = 18, Bran = 3, contre 15, réussites : 1 –', {totals: [18, 3], number: 1, winner: undefined}],
		['a dash that a forum made longer', 'Aria = 18 contre Bran = 15 : Aria l’emporte de 3 —', {number: 3}],
		['nothing at all', 'Aria frappe.', {totals: [], names: []}],
	])('%s', (_, line, told) => expect({winner: undefined, number: undefined, ...readClaim(line)}).toMatchObject(told));

	test('names are those that stand before the totals', () =>
		expect(readClaim('Aria la Rousse = 18 contre Bran = 15 : Bran l’emporte de 3 –').names).toEqual(['Aria la Rousse', 'Bran']));
});

test('any line is read, in time that grows with its length', () => {
	fc.assert(fc.property(fc.string({maxLength: 300}), line => void readClaim(line)));
	expect(growth(size => readClaim(`${'= 1 a '.repeat(size)}–`), 6_000)).toBeLessThan(LINEAR);
});
