import * as v from 'valibot';
import {amount, formula, id, label, many, moment, piece, prose, whole} from './basics';
import {effect} from './effects';
import {modifier} from './modifiers';

/** `{"5-7": 1, "8": 2}`: what each face is worth in successes; faces left out are worth 0. */
export const faceMap = v.record(v.pipe(v.string(), v.regex(/^\d{1,3}(-\d{1,3})?$/)), whole);

/** The dice of a move. Every kind becomes one expression of the notation, so that a string can carry it. */
export const roll = v.variant('kind', [
	/** All dice added: `@score` + nd6, or dice of several sizes read from the sheet. */
	v.strictObject({
		kind: v.literal('sum'),
		n: v.optional(amount),
		d: v.optional(amount),
		dice: v.optional(many(formula)),
		flat: v.optional(amount),
		least: v.optional(amount, 0),
		most: v.optional(amount, 200),
	}),
	/** Successes counted by face. */
	v.strictObject({
		kind: v.literal('count'),
		n: amount,
		d: amount,
		faces: faceMap,
		otherFaces: v.optional(v.record(id, faceMap)),
		least: v.optional(amount, 0),
		most: v.optional(amount, 200),
	}),
	/** The best (or worst) of a pool, and extra dice for natural faces. */
	v.strictObject({
		kind: v.literal('keep'),
		n: amount,
		d: amount,
		keep: v.optional(amount, 1),
		/** Dice of another size beside the pool, all added. */
		plus: v.optional(v.strictObject({n: amount, d: whole})),
		end: v.optional(v.picklist(['high', 'low']), 'high'),
		bonus: v.optional(v.strictObject({face: whole, d: whole})),
		flat: v.optional(amount),
		least: v.optional(amount, 0),
		most: v.optional(amount, 200),
	}),
	/** One d100 and what is added to it. */
	v.strictObject({kind: v.literal('percentile'), flat: v.optional(amount)}),
	/** Two dice of equal size and different names, of which one may be higher: hope and fear. */
	v.strictObject({kind: v.literal('pair'), d: amount, first: label, second: label, flat: v.optional(amount)}),
	/** No dice: a move that only has costs and effects. */
	v.strictObject({kind: v.literal('none')}),
]);
export type Roll = v.InferOutput<typeof roll>;

/** Degrees of difficulty to choose from. */
export const ladder = v.strictObject({...piece, steps: many(v.strictObject({name: label, value: whole}))});

/** What the player or the GM settles before the dice: a number, a choice, a tick, or one of the sheet's own entries. Formulas read it as `@ask.id`. */
export const ask = v.variant('kind', [
	v.strictObject({
		kind: v.literal('number'),
		id,
		name: label,
		min: v.optional(amount, 0),
		max: v.optional(amount, 1000),
		default: v.optional(amount, 0),
	}),
	v.strictObject({
		kind: v.literal('choice'),
		id,
		name: label,
		options: many(v.strictObject({id, name: label, value: v.optional(amount), when: v.optional(formula)})),
	}),
	v.strictObject({kind: v.literal('tick'), id, name: label, when: v.optional(formula)}),
	v.strictObject({kind: v.literal('stat'), id, name: label, group: v.optional(id)}),
	v.strictObject({kind: v.literal('skill'), id, name: label, group: v.optional(id), optional: v.optional(v.boolean(), false)}),
	v.strictObject({
		kind: v.literal('entry'),
		id,
		name: label,
		catalogue: id,
		owned: v.optional(v.boolean(), true),
		optional: v.optional(v.boolean(), false),
		when: v.optional(formula),
	}),
	/** Something the character built, at one of its ranks. Formulas read `@ask.id.rank`, `@ask.id.brick.sting`, `@ask.id.side.attack`. */
	v.strictObject({
		kind: v.literal('build'),
		id,
		name: label,
		builder: id,
		/** Only those for which this holds: `@build.side.attack > 0`. */
		only: v.optional(formula),
		/** Whether its use is paid and counted here. */
		pays: v.optional(v.boolean(), true),
	}),
]);
export type Ask = v.InferOutput<typeof ask>;

/** How a total is judged. Overrides are tried in order; the first that holds decides. */
export const outcome = v.strictObject({
	id,
	name: label,
	/** `@roll.total`, `@roll.margin`, `@roll.nat`, `@roll.count(6)`, `@target`… */
	if: v.optional(formula),
	kind: v.picklist(['critical', 'success', 'partial', 'failure', 'fumble', 'none']),
	text: v.optional(prose),
	do: v.optional(many(effect)),
});
export type Outcome = v.InferOutput<typeof outcome>;

/** Points given for an advantage: before the dice, or on a roll that stands already. */
export const spend = v.strictObject({
	...piece,
	when: v.picklist(['before', 'after', 'either']),
	cost: many(v.strictObject({track: id, amount})),
	dice: v.optional(amount),
	flat: v.optional(amount),
	successes: v.optional(amount),
	edge: v.optional(amount),
	/** Another degree than the dice gave, no better: the player picks. */
	limitsDegree: v.optional(v.boolean(), false),
	limit: v.optional(v.strictObject({times: amount, per: v.union([moment, v.literal('roll')])})),
	if: v.optional(formula),
	do: v.optional(many(effect)),
});
export type Spend = v.InferOutput<typeof spend>;

/** Something a character does. */
export const move = v.strictObject({
	...piece,
	group: v.optional(id),
	/** Kinds of roll this is, which conditions and modifiers name. */
	checks: v.optional(many(id), []),
	asks: v.optional(many(ask), []),
	/** Refused while this holds; the text says why. */
	refuse: v.optional(many(v.strictObject({if: formula, text: prose}))),
	roll,
	/** Numbers worked out once the dice are known, from the sheets as they stood before: `@val.id`. Each may read those above it. */
	values: v.optional(many(v.strictObject({id, formula})), []),
	modifiers: v.optional(many(modifier), []),
	spends: v.optional(many(id)),
	cost: v.optional(many(v.strictObject({track: id, amount})), []),
	/** Degrees to choose a difficulty from. */
	ladder: v.optional(id),
	/** The number to reach, where it is not chosen: `@target.evasion`. Formulas read what was chosen as `@difficulty`. */
	difficulty: v.optional(amount),
	/** Reached by an equal total, or only passed. */
	compare: v.optional(v.picklist(['>=', '>', '<=', '<']), '>='),
	/** Tried in order before comparing: natural faces, criticals. */
	overrides: v.optional(many(outcome), []),
	/** Tried in order after comparing; left out: success or failure by the comparison. */
	outcomes: v.optional(many(outcome), []),
	/** Who wins on equal totals when two rolls are opposed, in order. */
	ties: v.optional(many(v.picklist(['higher-stat', 'defender', 'actor', 'nobody', 'again'])), ['defender']),
	/** Effects whatever the outcome, once the dice are known. */
	do: v.optional(many(effect), []),
	hidden: v.optional(v.boolean(), false),
});
export type Move = v.InferOutput<typeof move>;
