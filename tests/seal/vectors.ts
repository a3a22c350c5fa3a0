import type {Anchor, Roller} from '../../src/shared/ids';
import json from '../fixtures/seal/vectors.json';

/** One worked roll, with everything that its dice hang on. */
export type Vector = {
	name: string;
	mode: 's' | 'i' | 'o' | 'q';
	expression: string;
	index: number;
	anchor: Anchor;
	roller: Roller;
	round: number;
	randomness: string;
	token: string;
	seed_input: string;
	seed: string;
	words: string[];
	rejected: number;
	dice: number[][];
	total: number;
};

export type PostVector = {
	post: Anchor;
	author: Roller;
	forum_minute: string;
	text: string;
	result: [string, string | null, unknown, number?, string[]?][];
};

export const vectors = json.vectors as unknown as readonly Vector[];
export const timings = json.timing as unknown as readonly ['s' | 'i', number, string, string][];
export const posts = json.posts as unknown as Readonly<Record<string, PostVector>>;
/** Milliseconds of `2026-08-22T21:33`, UTC. */
export const utc = (minute: string): number => Date.parse(`${minute}:00Z`);
/** The two genuine draws of the vectors. */
export const randomnessOf = (round: number): string | undefined => vectors.find(vector => vector.round === round)?.randomness;
