import * as v from 'valibot';
import {amount, formula, id, label, many, moment, prose} from './basics';

/** Something that bears on a roll, by name. `offered` ones are toggles; the others come by themselves when their formula holds. */
export const modifier = v.strictObject({
	id: v.optional(id),
	/** Left out: the name of the piece that carries it. */
	name: v.optional(label),
	description: v.optional(prose),
	/** Only on these kinds of check; on all when left out. */
	checks: v.optional(many(id)),
	/** Only on these moves. */
	moves: v.optional(many(id)),
	/** Only when this holds: by itself for a plain modifier, as a leave to tick it for an offered one. */
	when: v.optional(formula),
	/** The player ticks it; otherwise it applies by itself. */
	offered: v.optional(v.boolean(), false),
	/** How many times it may be ticked, for circumstances that add up. */
	times: v.optional(amount),
	/** Dice more or fewer in the pool. */
	dice: v.optional(amount),
	/** A number added after the dice. */
	flat: v.optional(amount),
	/** Dice added beside the pool, of another size: `1d6`. */
	extra: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d?d[1-9]\d{0,2}$/))),
	/** Advantage (+1) or disadvantage (−1). */
	edge: v.optional(amount),
	/** The pool is at most this, after all other modifiers. */
	cap: v.optional(amount),
	/** Added to, or replacing, the difficulty. */
	difficulty: v.optional(amount),
	/** Another map of faces: the id of one of the roll's face maps. */
	faces: v.optional(id),
	/** Read by formulas as `@mod.id`. */
	value: v.optional(amount),
	/** What it costs to tick. */
	cost: v.optional(many(v.strictObject({track: id, amount}))),
	/** Ticked at most so often in a period. */
	limit: v.optional(v.strictObject({times: amount, per: moment})),
});
export type Modifier = v.InferOutput<typeof modifier>;
