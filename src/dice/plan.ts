/** What is to be rolled, as read and before any die falls. A plan that `checkPlan` lets pass is within the limits. */
export type Plan = NumberPlan | NegatePlan | BinaryPlan | RoundedPlan | CallPlan | GroupPlan | VersusPlan | PoolPlan;

/** A whole number, negative too: a sheet may hold −2. */
export type NumberPlan = {readonly kind: 'number'; readonly value: number};
export type NegatePlan = {readonly kind: 'negate'; readonly of: Plan};
/** `%` is the remainder, with the sign of the dividend. */
export type BinaryPlan = {readonly kind: 'binary'; readonly op: '+' | '-' | '*' | '%'; readonly left: Plan; readonly right: Plan};
/** The only division there is: whole numbers in, a whole number out. `round` goes half away from zero. */
export type RoundedPlan = {
	readonly kind: 'rounded';
	readonly way: 'floor' | 'ceil' | 'round';
	readonly of: Plan;
	readonly by: Plan;
};
/** `abs` takes one, `min` and `max` two or more. */
export type CallPlan = {readonly kind: 'call'; readonly name: 'abs' | 'min' | 'max'; readonly of: readonly Plan[]};
/** Several rolls of which some are kept by their totals: `{2d20,1d12}kh1`. */
export type GroupPlan = {readonly kind: 'group'; readonly of: readonly Plan[]; readonly keep: Keep};
/** Whether a total reaches a target. Stands only outermost. */
export type VersusPlan = {readonly kind: 'versus'; readonly of: Plan; readonly target: Plan};

/** Some dice of one kind. `steps` act in order; then a count if `hits` holds anything; then bonus dice. */
export type PoolPlan = {
	readonly kind: 'pool';
	readonly count: Amount;
	/** Faces of a die; `fudge` for −1, 0, 1. */
	readonly sides: Amount | 'fudge';
	readonly steps: readonly Step[];
	/** Each one that a face meets is a success: `>=5>=8` makes 0, 1 or 2 a die. */
	readonly hits: readonly Condition[];
	/** Each one that a face meets takes a success away. */
	readonly misses: readonly Condition[];
	readonly bonus: readonly Bonus[];
};

/** A number known beforehand, or a plan whose dice fall before the pool's. */
export type Amount = number | Plan;

export type Step = Keep | Clamp | Reroll | Explode;
/** Keep or drop this many of the highest or lowest; of equal ones the leftmost is picked. */
export type Keep = {readonly kind: 'keep'; readonly way: 'kh' | 'kl' | 'dh' | 'dl'; readonly count: number};
/** Every face is worth at least, or at most, this. */
export type Clamp = {readonly kind: 'clamp'; readonly way: 'min' | 'max'; readonly value: number};
/** A face that meets the condition falls again, once or while it does. */
export type Reroll = {readonly kind: 'reroll'; readonly once: boolean; readonly when: Condition};
/** A face that meets the condition brings another to the same die; no condition means the highest face. Penetrating ones lose 1. */
export type Explode = {readonly kind: 'explode'; readonly penetrate: boolean; readonly when?: Condition};
/** One die more of so many sides for each natural `face` of the pool, added to its value. */
export type Bonus = {readonly face: number; readonly sides: number};

export type Condition = {readonly is: '>=' | '<=' | '>' | '<' | '='; readonly value: number};

/** What a pool holds where it has no modifier of a kind. */
export const NONE: readonly never[] = [];

/** A list with one more at its end. Most lists of a plan hold one thing or none. */
export const joined = <Item>(list: readonly Item[], more: Item): readonly Item[] =>
	list.length === 0 ? [more] : [...list, more];

/** Whether a worth meets a condition. */
export function meets(worth: number, {is, value}: Condition): boolean {
	if (is === '>=') return worth >= value;
	if (is === '<=') return worth <= value;
	if (is === '>') return worth > value;
	if (is === '<') return worth < value;
	return worth === value;
}
