/** How a face came to fall. */
export type Cause = 'pool' | 'reroll' | 'explode' | 'penetrate' | 'bonus';

/** One face, as it fell, in draw order. `replaced`: a reroll took its place; it is shown struck and counts for nothing. */
export type Face = {readonly face: number; readonly cause: Cause; readonly replaced?: true};

/** One die of a pool with all the faces of its chain. */
export type Die = {
	readonly faces: readonly Face[];
	/** What the die is worth after minimum, maximum, rerolls and its chain. */
	readonly value: number;
	/** False when keep or drop left it out: it stays here, marked. */
	readonly kept: boolean;
	/** What it adds to a count of successes; left out where nothing is counted. */
	readonly successes?: number;
};

/** The dice of one pool, in the order they fell. */
export type Pool = {
	/** Canonical text of the pool with its modifiers: `4d6kh3`. */
	readonly text: string;
	/** Faces of a die: 6, 100; 3 for a fudge die, told by `fudge`. */
	readonly sides: number;
	readonly fudge: boolean;
	readonly dice: readonly Die[];
	/** Dice that a natural face added: `b10d6`. */
	readonly bonus: readonly {readonly sides: number; readonly face: number}[];
	/** The pool's sum, or its count of successes. */
	readonly value: number;
	readonly counts: boolean;
	/** A chain was stopped at the limit. */
	readonly cut: boolean;
};

/** What fell. Same plan and same draws, same answer, for ever. */
export type Rolled = {
	readonly total: number;
	/** True when the total is a count of successes rather than a sum of faces. */
	readonly counts: boolean;
	/** Set by `vs`: whether the total reaches the target. */
	readonly versus?: {readonly target: number; readonly met: boolean};
	readonly pools: readonly Pool[];
};
