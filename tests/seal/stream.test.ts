import {bytesToHex} from '@noble/hashes/utils.js';
import {describe, expect, test} from 'vitest';
import {diceFrom, seedInput, seedOf} from '../../src/seal/stream';
import {vectors} from './vectors';

const rows = vectors.map(vector => [vector.name, vector] as const);

test.each(rows)('seed: %s', (_, vector) => {
	expect(seedInput(vector)).toBe(vector.seed_input);
	expect(bytesToHex(seedOf(vector))).toBe(vector.seed);
});

test.each(rows)('words: %s', (_, vector) => {
	const dice = diceFrom(seedOf(vector));
	const words = vector.words.map(() =>
		dice
			.below(2 ** 32)
			.toString(16)
			.padStart(8, '0'),
	);
	expect(words).toEqual(vector.words);
});

test('words that would load a die are thrown away', () => {
	const vector = vectors[4]!;
	const dice = diceFrom(seedOf(vector));
	expect(vector.dice[0]!.map(() => 1 + dice.below(3_000_000_000))).toEqual(vector.dice[0]);
});

test('a citation has the dice of the sealed roll it cites, whoever cites', () => {
	const [sealed] = vectors;
	expect(seedInput({...sealed!, mode: 'q', roller: 'u2'})).toBe(sealed!.seed_input);
});

test('bug 41: a roll set above another one in the post leaves the dice of the other alone', () => {
	const second = seedInput(vectors[1]!);
	expect(second).not.toContain(vectors[0]!.expression);
	expect(diceFrom(seedOf(vectors[1]!)).below(6)).toBe(0);
});

describe('dice are fair', () => {
	// 20 000 rolls of each: chi-square under the 99.99 % point of its distribution.
	test.each([
		[2, 15.2],
		[3, 18.5],
		[6, 25.8],
		[20, 52.4],
	])('d%i', (sides, most) => {
		const counts = new Array<number>(sides).fill(0);
		for (let post = 1; post <= 2000; post++) {
			const dice = diceFrom(seedOf({...vectors[0]!, anchor: `p${post}` as never}));
			for (let die = 0; die < 10; die++) counts[dice.below(sides)]!++;
		}
		const expected = 20_000 / sides;
		expect(counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(most);
	});
});
