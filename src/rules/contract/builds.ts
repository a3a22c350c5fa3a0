import * as v from 'valibot';
import {amount, formula, id, label, many, moment, piece, prose} from './basics';
import {effect} from './effects';

const points = v.pipe(
	amount,
	v.description('Points that one copy takes, or gives back in a group that gives. Left out: the GM says it before use.'),
);

/** One piece that something is built of: an effect with its price. Formulas of its own read `@this.count`, `@this.turns`, `@this.side`. */
export const brick = v.strictObject({
	...piece,
	group: id,
	categories: v.optional(many(id), []),
	points: v.optional(points),
	/** How many copies one build may hold; 1 for a brick that does not add up. */
	most: v.optional(amount, 1),
	/** How long its effect lasts; bricks that lengthen others may then stand beside it. */
	turns: v.optional(amount),
	/** Bought for each side by itself: its reach, its length, its number of targets. */
	perSide: v.optional(v.boolean(), false),
	/** What its side then reaches, in place of what it reaches by itself. */
	range: v.optional(label),
	/** Targets that one copy adds to its side. */
	targets: v.optional(amount),
	/** Turns that one copy adds to the lasting bricks of its side. */
	lengthens: v.optional(amount),
	/** What must hold of the build; the text says the rule. Formulas read `@build.brick.id`, `@build.side.id`, `@this.lasting`. */
	requires: v.optional(many(v.strictObject({if: formula, text: prose})), []),
	/** How many builds of a character, each rank counted by itself, may hold it: at most, and of one rank. */
	onSheet: v.optional(v.strictObject({most: amount, perRank: v.optional(amount)})),
	/** How often a build with it may be used. */
	uses: v.optional(v.strictObject({times: amount, per: moment})),
	/** What it does to the one it touches, when a move runs the bricks of its group. */
	do: v.optional(many(effect), []),
});
export type Brick = v.InferOutput<typeof brick>;

/** Things that a player builds of bricks under a budget: combat skills, spells, machines. */
export const builder = v.strictObject({
	...piece,
	groups: many(
		v.strictObject({
			...piece,
			/** The side that its bricks are effects of. */
			side: v.optional(id),
			/** Its bricks give points back instead of taking them, and may be taken off when the build goes up a rank. */
			gives: v.optional(v.boolean(), false),
		}),
	),
	categories: v.optional(many(v.strictObject(piece)), []),
	/** Sides, each with a reach, a length and targets of its own. */
	sides: v.optional(many(v.strictObject({...piece, range: label, targets: v.optional(amount, 1)})), []),
	/** What each rank may spend in all, from the first one up, and what its use costs. A rank keeps the bricks of the one below. */
	ranks: v.pipe(
		many(v.strictObject({points: amount, cost: v.optional(many(v.strictObject({track: id, amount})), [])})),
		v.minLength(1),
	),
	/** Added to the price of each copy bought after the first. */
	rise: v.optional(amount, 0),
	/** Whether a table may add bricks of its own. */
	open: v.optional(v.boolean(), false),
	bricks: many(brick),
});
export type Builder = v.InferOutput<typeof builder>;

/** Which bricks are meant: these, or those of a group or a category; not the ones excepted. All of them where nothing is said. */
const which = {
	bricks: v.optional(many(id)),
	groups: v.optional(many(id)),
	categories: v.optional(many(id)),
	except: v.optional(many(id)),
} as const;
const when = v.pipe(
	v.optional(formula),
	v.description('Only in builds where this holds: @build.brick.sting or @build.category.wound'),
);

/** What an entry that a character owns gives to everything he builds. */
export const offers = v.strictObject({
	/** Copies that cost nothing. */
	free: v.optional(many(v.strictObject({brick: id, count: v.optional(amount, 1), when})), []),
	/** Lower prices: of every copy, or of a single one that the player names. */
	cuts: v.optional(many(v.strictObject({...which, by: amount, once: v.optional(v.boolean(), false), when})), []),
	/** More points, for these bricks alone. */
	points: v.optional(many(v.strictObject({...which, points: amount, when})), []),
});
export type Offers = v.InferOutput<typeof offers>;
export type Which = Pick<Offers['cuts'][number], 'bricks' | 'groups' | 'categories' | 'except'>;
