import type {Rng} from '../dice/rng';
import type {Anchor, Roller} from '../shared/ids';
import {digestOf, digestOfBytes, wordAt} from './digest';
import type {Mode} from './roll-string';

/** All that the dice hang on. `roller` for i and o; `round` and `randomness` (64 hex digits) for all but o. */
export type SeedParts = {
	readonly mode: Mode;
	readonly anchor: Anchor;
	readonly index: number;
	readonly roller?: Roller | undefined;
	readonly round?: number | undefined;
	readonly randomness?: string | undefined;
};

/** A citation is the sealed roll that it cites, and an opening the hidden roll that it opens. */
const ROOTS: Readonly<Record<Mode, Mode>> = {s: 's', q: 's', h: 'h', u: 'h', i: 'i', o: 'o'};

/** The seed's text before it is hashed. A sealed roll needs no roller: its post is enough. */
export function seedInput({mode, anchor, index, roller, round, randomness}: SeedParts): string {
	const turn = mode === 'i' || mode === 'o';
	const draw = mode === 'o' ? '0\n-' : `${round}\n${randomness}`;
	return `oss1 seed\n${ROOTS[mode]}\n${anchor}\n${turn ? roller : '-'}\n${index}\n${draw}\n`;
}

/** The seed of one roll: 32 bytes. */
export const seedOf = (parts: SeedParts): Uint8Array => digestOf(seedInput(parts));

const WORDS = 2 ** 32;
const PREFIX = Uint8Array.from('oss1 dice\n', character => character.charCodeAt(0));
const BLOCK = 8;

/** Fair dice from a seed of 32 bytes: SHA-256 in counter mode gives 32-bit words, and words past the last full round are thrown away. */
export function diceFrom(seed: Uint8Array): Rng {
	const input = new Uint8Array(PREFIX.length + seed.length + 4);
	input.set(PREFIX);
	input.set(seed, PREFIX.length);
	const counterAt = PREFIX.length + seed.length;
	let block = 0;
	const output = new Uint8Array(32);
	let used = BLOCK;

	function nextWord(): number {
		if (used === BLOCK) {
			for (let byte = 0; byte < 4; byte++) input[counterAt + byte] = block >>> (24 - 8 * byte);
			digestOfBytes(input, output);
			block++;
			used = 0;
		}
		return wordAt(output, 4 * used++);
	}

	return {
		below(limit) {
			const fair = WORDS - (WORDS % limit);
			let word = nextWord();
			while (word >= fair) word = nextWord();
			return word % limit;
		},
	};
}
