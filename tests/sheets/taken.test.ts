import {describe, expect, test} from 'vitest';
import {sayOtherwise} from '../../src/sheets/say-taken';
import {numbersIn, type StoodSheet, stoodFor, type Taking, takenOtherwise} from '../../src/sheets/taken';

describe('numbers of a sheet in a line', () => {
	test.each([
		['Aria, Saut – 1d20 + 5 (5 Souplesse, +3 Épée) oss', [{name: 'Souplesse', value: 5}]],
		['1d20 − 1 (−1 Force)', [{name: 'Force', value: -1}]],
		['Bob (le Grand), Saut – 1d20 + 5 (5 Souplesse)', [{name: 'Souplesse', value: 5}]],
		['Bob (5 Force), Saut – 1d20 + 5', []],
		['Aria, Saut – (1d6 + 2) × 2 (5 Force)', [{name: 'Force', value: 5}]],
		[
			'Aria, Saut – 1d20 + 8 (5 Souplesse (fine), 3 Force)',
			[
				{name: 'Souplesse (fine)', value: 5},
				{name: 'Force', value: 3},
			],
		],
		['rien', []],
	])('are read: %s', (line, expected) => {
		expect(numbersIn(line)).toEqual(expected);
	});
});

const DAY = 86_400_000;
const bran = (facts: Partial<StoodSheet> = {}): StoodSheet => ({
	name: 'Bran',
	author: 'Marc',
	authorId: '7',
	since: DAY,
	numbers: [['Force', [5, 3]]],
	...facts,
});
const taking = (facts: Partial<Taking> = {}): Taking => ({
	who: 'Bran',
	author: 'Marc',
	authorId: '7',
	at: 5 * DAY,
	line: 'Bran, Saut – 1d20 + 6 (6 Force)',
	...facts,
});
const before = bran({since: 0, numbers: [['Force', [4]]]});
const own = (facts: Partial<StoodSheet> = {}): StoodSheet => ({name: 'Bran', since: 0, numbers: [['Force', [9]]], ...facts});

describe('the sheet that stood', () => {
	test.each<[string, readonly StoodSheet[], Partial<Taking>, StoodSheet | undefined]>([
		['is the last published by then', [before, bran()], {}, bran()],
		['is the one before for an older roll', [before, bran()], {at: DAY / 2}, before],
		['is nobody’s before the first', [bran()], {at: 1}, undefined],
		['is the last for a post without a time', [before, bran()], {at: undefined}, bran()],
		['is the approved one, even where a later one waits', [{...before, approved: 9}, bran()], {}, {...before, approved: 9}],
		[
			'is the one whose fingerprint the roll carries',
			[bran({print: '0a1b2c3d'}), bran({since: 2 * DAY})],
			{print: '0a1b2c3d'},
			bran({print: '0a1b2c3d'}),
		],
		['of another author is another’s', [bran({author: 'Lise', authorId: '8'})], {}, undefined],
		[
			'goes by the profile’s number, whatever he is called now',
			[bran({author: 'Marc l’ancien'})],
			{},
			bran({author: 'Marc l’ancien'}),
		],
		['goes by the name where there is no number', [bran()], {authorId: undefined}, bran()],
		['is published rather than one’s own', [own(), bran()], {}, bran()],
		['is one’s own where nothing is published', [own()], {}, own()],
		['is found by its name, accents and capitals aside', [bran({name: 'BRÀN'})], {}, bran({name: 'BRÀN'})],
	])('%s', (_, sheets, facts, expected) => {
		expect(stoodFor(sheets, taking(facts))).toEqual(expected);
	});
});

describe('a roll against its sheet', () => {
	test.each<[string, string, readonly (readonly [number, number])[]]>([
		['another number is told with both', 'Bran, Saut – 1d20 + 6 (6 Force)', [[5, 6]]],
		['the same number is not told', 'Bran, Saut – 1d20 + 5 (5 force)', []],
		['nor any other that the name stands for', 'Bran, Saut – 1d20 + 3 (3 Force)', []],
		['what the sheet does not know is not told', 'Bran, Saut – 1d20 + 6 (6 Grâce)', []],
		['modifiers are no numbers of the sheet', 'Bran, Saut – 1d20 + 6 (+6 Force)', []],
	])('%s', (_, line, expected) => {
		expect(takenOtherwise([bran()], taking({line})).map(({has, took}) => [has, took])).toEqual(expected);
	});

	test('is told in words that blame nobody', () => {
		const [one] = takenOtherwise([bran({approved: Date.UTC(2026, 2, 3, 12)})], taking());
		expect(sayOtherwise(one!, 'fr')).toBe('Force\u00a0: la fiche de Bran (approuvée le 3 mars 2026) dit 5, le jet a pris 6.');
		expect(sayOtherwise({...one!, sheet: own()}, 'en')).toBe('Force: Bran’s sheet says 5, the roll took 6.');
	});
});
