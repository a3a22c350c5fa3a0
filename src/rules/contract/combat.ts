import * as v from 'valibot';
import {amount, formula, id, label, many, prose, whole} from './basics';

/** How a fight is run: who acts when, and what may be done in a turn. Where a book has none, the GM orders. */
export const combat = v.strictObject({
	/** What orders those who fight, highest first, read on each sheet; those who are equal by the next formulas, then as they stand. */
	order: v.optional(v.strictObject({by: formula, then: v.optional(many(formula), [])})),
	/** A move whose total orders them, rolled once or anew in each round; while the formula holds, where there is one. */
	rolled: v.optional(
		v.strictObject({
			move: id,
			each: v.picklist(['fight', 'round']),
			when: v.optional(formula),
			/** Who rolled no more than this does not act while it counts. */
			idle: v.optional(v.number()),
		}),
	),
	/** Derived values that are at hand beside each who fights: how far one moves in a turn. */
	shows: v.optional(many(id), []),
	/** A condition whose bearers act before all others. */
	first: v.optional(id),
	/** What may be done in one turn, and how often: `1`, or a formula that conditions bear on. */
	actions: v.optional(many(v.strictObject({id, name: label, count: amount})), []),
	/** Whether time passes for one who fights when his turn is over, or when it begins: what is lost for a turn is lost from its start. */
	turn: v.optional(v.picklist(['ends', 'begins']), 'ends'),
	/** Where time passes when a turn begins: while it holds on a sheet, what lasts some turns is borne until the bearer’s next one begins, and does not end with the last of them. */
	lingers: v.optional(formula),
	/** How long a round is, in seconds. */
	seconds: v.optional(v.pipe(whole, v.minValue(1))),
	description: v.optional(prose),
});

export type Combat = v.InferOutput<typeof combat>;
