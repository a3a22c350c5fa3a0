import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readClaim} from '../../src/contest/claim';
import {contestText} from '../../src/panel/contest/lines';
import type {Anchor} from '../../src/shared/ids';
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

test.each([
	['a comma', 'Borin, fils de Dain'],
	['two commas', 'Borin, fils de Dain, roi'],
	['a bracket', 'Aria (la Grise)'],
	['a bracket closed on a number', 'Unité (n° 3)'],
	['a dash between blanks', 'Aria – la Grise'],
	['a dash without blanks', 'Anne–Lise'],
	['an apostrophe', 'Lison d’Orme'],
	['a colon', 'Agent:Six'],
	['an equals sign and a number', 'R = 2'],
	['a number at its end', 'Garde 12'],
	['eighty characters', 'Aria '.repeat(16).trim()],
	['letters from right to left', 'אריה, בן דין'],
	['pictures', 'Aria 🐺'],
])('who wins is read from the line of the panel, whose name holds %s', (_, name) => {
	const roll = (total: number, index: number) =>
		({
			author: '',
			who: '',
			said: '',
			home: 'p1' as Anchor,
			expression: '1d20',
			round: 31543812,
			index,
			riders: [],
			drawAt: 0,
			fell: {total, faces: [total]},
		}) as const;
	const chosen = [
		{name, side: 'actor', roll: roll(18, 1)},
		{name: 'Bran', side: 'defender', roll: roll(15, 2)},
	] as const;
	const markup = {kind: 'bbcode', bold: true, quote: true, link: true} as const;
	for (const lang of ['fr', 'en'] as const) {
		for (const [list, winner] of [
			[chosen, 1],
			[chosen.toReversed(), 2],
		] as const) {
			const text = contestText(list, {kind: 'opposed', ties: []}, {markup, lang})!;
			const claim = readClaim(text.slice(0, text.indexOf('oss1')));
			expect([claim.totals, claim.winner, claim.number]).toEqual([list.map(({roll}) => roll.fell.total), winner, 3]);
		}
	}
});

test('any line is read, in time that grows with its length', () => {
	fc.assert(fc.property(fc.string({maxLength: 300}), line => void readClaim(line)));
	expect(growth(size => readClaim(`${'= 1 a '.repeat(size)}–`), 6_000)).toBeLessThan(LINEAR);
});
