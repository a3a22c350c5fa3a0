import {describe, expect, test} from 'vitest';
import {sayDie} from '../../src/badge/die';
import {outlineOf, widthOf} from '../../src/badge/die-outline';
import type {Die, Pool} from '../../src/dice/rolled';
import {shapes} from '../../src/seal/shapes';

const pool = (more: Partial<Pool> = {}): Pool => ({
	plan: {kind: 'pool', count: 1, sides: 6, steps: [], hits: [], misses: [], bonus: []},
	sides: 6,
	fudge: false,
	dice: [],
	bonus: [],
	added: [],
	value: 0,
	counts: false,
	cut: false,
	...more,
});
const die = (value: number, faces: Die['faces'], more: Partial<Die> = {}): Die => ({value, faces, kept: true, ...more});

test.each([
	['one face', die(4, [{face: 4, cause: 'pool'}]), pool(), 'd6, 4', 'd6, 4'],
	['a fudge die', die(-1, [{face: -1, cause: 'pool'}]), pool({fudge: true}), 'dF, −1', 'dF, −1'],
	['left out', die(2, [{face: 2, cause: 'pool'}], {kept: false}), pool(), 'd6, 2, écarté', 'd6, 2, left out'],
	[
		'a chain',
		die(8, [
			{face: 6, cause: 'pool'},
			{face: 2, cause: 'explode'},
		]),
		pool(),
		'd6, 6 puis 2, vaut 8',
		'd6, 6 then 2, worth 8',
	],
	[
		'a reroll',
		die(5, [
			{face: 1, cause: 'pool', replaced: true},
			{face: 5, cause: 'reroll'},
		]),
		pool(),
		'd6, 1 relancé puis 5, vaut 5',
		'd6, 1 rerolled then 5, worth 5',
	],
	['one success', die(8, [{face: 8, cause: 'pool'}], {successes: 1}), pool({sides: 10}), 'd10, 8, 1 succès', 'd10, 8, 1 success'],
] as const)('%s is told in words', (_, one, from, fr, en) => {
	expect(sayDie(one, from, 'fr')).toBe(fr);
	expect(sayDie(one, from, 'en')).toBe(en);
});

describe('outlines', () => {
	test('tell each kind of die from the others; all others are discs', () => {
		const paths = [4, 6, 8, 10, 12, 20, 100].map(sides => outlineOf(sides, false).path);

		expect(new Set(paths).size).toBe(7);
		expect(outlineOf(7, false).path).toBe(outlineOf(100, false).path);
		expect(outlineOf(3, true).path).toBe(outlineOf(6, false).path);
	});

	test('give a long number the room that it needs', () => {
		expect(widthOf('100')).toBe(32);
		expect(widthOf('2147483647')).toBeGreaterThan(90);
	});
});

test('no two verdicts have the same shape', () => {
	const drawn = Object.entries(shapes)
		.filter(([name]) => name !== 'capped')
		.map(([, {strokes, fills}]) => strokes + fills);

	expect(new Set(drawn).size).toBe(drawn.length);
});
