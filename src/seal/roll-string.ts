import type {Anchor} from '../shared/ids';

/** Sealed, instant, offline, the citation of a sealed roll that stands in another post, a hidden roll, and the opening of one (u, for “unveiled”). */
export type Mode = 's' | 'i' | 'o' | 'q' | 'h' | 'u';

/** Rolls that are fixed by the post that holds them, and numbered together. */
export const isSealed = ({mode}: Pick<RollString, 'mode'>): boolean => mode === 's' || mode === 'h';

/** Letter + value fields that ride along and never enter the seed: `b` book and version, `m` move, `t` target, `f` sheet fingerprint, `w` whom a called roll is for, and any a later version adds. */
export type Rider = {readonly letter: string; readonly value: string};

/** A roll string as written in a post, whose check holds. */
export type RollString = {
	readonly kind: 'roll';
	readonly mode: Mode;
	/** Canonical expression, unescaped: `1d20+5`. */
	readonly expression: string;
	/** Where the roll is anchored; left out for `s` and `h`, whose anchor is the post that holds them. */
	readonly anchor?: Anchor;
	/** The draw, a quicknet round; left out for `o`. */
	readonly round?: number;
	/** 1, 2, 3… */
	readonly index: number;
	readonly riders: readonly Rider[];
	/** For `h`: what the roller bound himself to, 40 hex digits. */
	readonly commitment?: string;
	/** For `u`: what he had bound himself to, 32 hex digits. */
	readonly secret?: string;
	/** The string in its clean form, as checks and witnesses take it. */
	readonly raw: string;
};

/** `w`: somebody saw these strings in that post. */
export type WitnessString = {readonly kind: 'witness'; readonly anchor: Anchor; readonly seen: string; readonly raw: string};
/** `b`: the signature of a draw, 96 hex digits, for when no relay has it any more. Worth nothing before it was verified; `raw` is its clean form. */
export type ReceiptString = {readonly kind: 'receipt'; readonly round: number; readonly signature: string; readonly raw: string};
/** `oss1-` stands here but its form or its check is wrong. */
export type Garbled = {readonly kind: 'garbled'};
/** `oss2-` and later: made by a newer version. */
export type Newer = {readonly kind: 'newer'; readonly version: number};

/** One string found in a post. `start` and `end` are UTF-16 offsets in the text that was searched; `said` is the number written just before it. */
export type Found = {
	readonly start: number;
	readonly end: number;
	readonly said?: number;
	readonly string: RollString | WitnessString | ReceiptString | Garbled | Newer;
};
