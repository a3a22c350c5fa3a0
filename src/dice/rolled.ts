import type {PoolPlan} from './plan';

/** How a face came to fall. */
export type Cause = 'pool' | 'reroll' | 'explode' | 'penetrate' | 'bonus';

/** One face, as it fell; −1, 0 or 1 on a fudge die. */
export type Face = {
	readonly face: number;
	readonly cause: Cause;
	/** What it counts for, where a minimum, a maximum or a penetrating chain made that another number. */
	readonly worth?: number;
	/** A reroll took its place: it is shown struck and counts for nothing. The next face of the die came in its stead. */
	readonly replaced?: true;
};

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
	/** What fell; `poolText` tells it: `4d6kh3`. */
	readonly plan: PoolPlan;
	/** Faces of a die: 6, 100; 3 for a fudge die, told by `fudge`. */
	readonly sides: number;
	readonly fudge: boolean;
	readonly dice: readonly Die[];
	/** Dice that a natural face added: `b10d6`. */
	readonly bonus: readonly {readonly sides: number; readonly face: number}[];
	/** The faces that fell after those of all its dice, in draw order: rerolls and chains, then bonus dice. */
	readonly added: readonly number[];
	/** The pool's sum, or its count of successes. */
	readonly value: number;
	readonly counts: boolean;
	/** A chain was stopped at the limit. */
	readonly cut: boolean;
	/** A group kept others instead: nothing here counts. */
	readonly dropped?: true;
};

/** What fell. Same plan and same draws, same answer, for ever. */
export type Rolled = {
	readonly total: number;
	/** True when the total is a count of successes rather than a sum of faces. */
	readonly counts: boolean;
	/** Set by `vs`: whether the total reaches the target. */
	readonly versus?: {readonly target: number; readonly met: boolean};
	/** In draw order: a rolled count or number of faces stands before the pool that uses it. */
	readonly pools: readonly Pool[];
};
