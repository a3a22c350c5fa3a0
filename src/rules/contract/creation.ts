import * as v from 'valibot';
import {amount, formula, id, label, many, piece, prose} from './basics';

const shared = {...piece, when: v.optional(formula)} as const;

/** One step of making a character. Each stays editable; later ones are validated again when an earlier one changes. */
export const step = v.variant('kind', [
	/** Questions in free words. */
	v.strictObject({...shared, kind: v.literal('questions'), questions: many(id)}),
	/** One option of several: `@choice.id` is its id. Options may bring numbers (`@choice.id.points`) and entries. */
	v.strictObject({
		...shared,
		kind: v.literal('choice'),
		options: many(
			v.strictObject({
				id,
				name: label,
				description: v.optional(prose),
				values: v.optional(v.record(id, v.number()), {}),
				grants: v.optional(many(v.strictObject({catalogue: id, entry: id})), []),
				when: v.optional(formula),
			}),
		),
	}),
	/** A number that falls in a bracket of a table: an age. */
	v.strictObject({...shared, kind: v.literal('number'), min: amount, max: amount, table: v.optional(id)}),
	/** Entries taken from a catalogue: exactly so many, or between two numbers. */
	v.strictObject({
		...shared,
		kind: v.literal('pick'),
		catalogue: id,
		count: v.optional(amount),
		min: v.optional(amount),
		max: v.optional(amount),
		/** Only these are offered: `@this.art = @choice.art`. Entries that come with another choice need not be among them. */
		only: v.optional(formula),
		suggest: v.optional(v.boolean(), false),
		/** Dice decide while this holds: a move that draws from the catalogue, made so many times and never again. */
		draw: v.optional(v.strictObject({move: id, times: amount, when: v.optional(formula)})),
	}),
	/** Points spread over stats. */
	v.strictObject({
		...shared,
		kind: v.literal('stats'),
		stats: v.optional(many(id)),
		total: v.optional(amount),
		min: v.optional(amount),
		max: v.optional(amount),
		arrays: v.optional(many(v.strictObject({...piece, values: many(v.number())}))),
		atMost: v.optional(v.boolean(), false),
	}),
	/** Points spread over skills, or some skills trained. */
	v.strictObject({
		...shared,
		kind: v.literal('skills'),
		total: v.optional(amount),
		trained: v.optional(amount),
		max: v.optional(amount),
		group: v.optional(id),
		cost: v.optional(formula, '@points'),
		atMost: v.optional(v.boolean(), true),
		/** How many different ones may have points. */
		most: v.optional(amount),
	}),
	/** Things to build of bricks: how many must reach each rank, from the first one up. */
	v.strictObject({...shared, kind: v.literal('builds'), builder: id, ranks: many(amount)}),
	/** Starting levels divided among classes. */
	v.strictObject({...shared, kind: v.literal('classes'), catalogue: id, min: v.optional(amount, 1), max: v.optional(amount)}),
	/** The lists, things and words a character begins with. */
	v.strictObject({...shared, kind: v.literal('lists'), lists: many(id)}),
	/** Starting money and what else dice decide, rolled once. */
	v.strictObject({...shared, kind: v.literal('money')}),
]);
export type Step = v.InferOutput<typeof step>;

/** How a character is made: the level it begins at, and the steps in their order. */
export const creation = v.strictObject({startLevel: v.optional(amount, 1), steps: many(step)});

/** How a character grows. */
export const progression = v.strictObject({
	/** Experience needed for each level from the first: `[0, 300, 900]`. */
	levels: v.optional(many(v.number())),
	mostLevel: v.optional(amount, 20),
	/** What is due at levels: points to place in stats, skills to train, entries to take. */
	atLevel: v.optional(
		many(
			v.strictObject({
				levels: many(v.number()),
				stats: v.optional(amount),
				skills: v.optional(amount),
				/** Of these entries alone, where `only` says which. */
				pick: v.optional(v.strictObject({catalogue: id, count: amount, only: v.optional(formula)})),
			}),
		),
		[],
	),
	/** Where levels come from: bought by experience on the sheet, or told by the table. */
	levelSource: v.optional(v.picklist(['xp', 'table']), 'xp'),
	/** A point to spend for every so much experience. */
	advanceEvery: v.optional(amount),
	/** Prices in experience: `@to` is the level to reach. */
	costs: v.optional(
		many(
			v.strictObject({
				...piece,
				of: v.picklist(['stat', 'skill', 'entry', 'level', 'build']),
				catalogue: v.optional(id),
				builder: v.optional(id),
				balance: v.optional(id),
				cost: amount,
				cap: v.optional(amount),
				refuse: v.optional(formula),
				every: v.optional(v.strictObject({times: amount, sessions: amount})),
			}),
		),
		[],
	),
	/** Balances apart from plain experience. */
	balances: v.optional(many(v.strictObject({...piece, start: v.optional(amount, 0)})), []),
	/** A marked skill is tried with these dice and grows by those. */
	improvement: v.optional(
		v.strictObject({roll: v.pipe(v.string(), v.maxLength(40)), success: formula, gain: v.pipe(v.string(), v.maxLength(40))}),
	),
	/** What is earned, as buttons for the GM. */
	awards: v.optional(
		many(
			v.strictObject({
				...piece,
				xp: v.optional(amount, 0),
				balance: v.optional(id),
				/** A move without dice that comes with it: what it refuses, and what it does. */
				move: v.optional(id),
				/** What is answered to the move's own asks: giving it is the GM's word. */
				answers: v.optional(v.record(id, v.number()), {}),
				asks: v.optional(many(v.strictObject({id, name: label, kind: v.picklist(['number', 'tick'])})), []),
			}),
		),
		[],
	),
});
