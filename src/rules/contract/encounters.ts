import * as v from 'valibot';
import {amount, formula, id, label, many, piece, prose} from './basics';
import {effect} from './effects';

/** Who: one of the two sides, or the one that holds a role. */
const who = v.pipe(id, v.description('a, b, or a role of the encounter'));

/** Where the encounter goes when its formula holds. The first that holds is taken; formulas read `@a.successes`, `@attaquant.total`, `@a.sheet.bouclier`, `@a.flag.surpris`, `@a.count`, `@pass`. Of a side that is several and of whom each rolled, the best counts. */
export const transition = v.strictObject({
	when: v.optional(formula),
	to: id,
	/** Roles handed out on the way: `{"attaquant": "a"}`; a role not named keeps its holder. */
	roles: v.optional(v.record(id, who)),
	/** A new pass begins. */
	nextPass: v.optional(v.boolean(), false),
	/** Of several who rolled each for himself, only those for whom the formula holds by their own roll are asked in the state that follows. */
	only: v.optional(v.boolean(), false),
	/** Flags of sides set or cleared on the way: `{"a.surpris": 0}`. */
	flags: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}\.[a-z][a-z0-9_-]{0,39}$/)), amount)),
	do: v.optional(many(v.strictObject({on: who, effects: many(effect)}))),
	/** What happened; `{a}`, `{b}` and `{role}` become names. */
	text: prose,
});

/** A roll that is waited for. */
const wanted = v.strictObject({
	by: who,
	/** Any of these moves will do. */
	moves: many(id),
	when: v.optional(formula),
	/** Where the side is several: each of them rolls, not only the one who speaks for them. */
	each: v.optional(v.boolean(), false),
	/** What the moves' own questions are to be answered with, as the encounter knows it: `{"membres": "@b.count"}`. */
	asks: v.optional(v.record(id, amount)),
});

/** A state waits for some rolls, each possibly days apart; those that nobody needs to make are left out by their formula. */
export const encounterState = v.strictObject({
	...piece,
	rolls: v.optional(many(wanted), []),
	/** Tried before any roll is asked for. */
	before: v.optional(many(transition), []),
	/** Tried when every roll of the state has fallen; one of them must hold. */
	after: v.optional(many(transition), []),
});

/** A meeting of two sides as states and transitions: a duel, one against several, a round of a fight. One interpreter runs them all. */
export const encounter = v.strictObject({
	...piece,
	roles: v.optional(many(v.strictObject({id, name: label})), []),
	flags: v.optional(many(v.strictObject({id, name: label})), []),
	/** Whether side b may be several: one of them speaks for all. Formulas read how many still stand as `@b.count`, and the highest value of their sheets as `@b.highest.agility`. */
	several: v.optional(v.boolean(), false),
	/** Who can no longer take part, read on his own sheet: `@pv = 0`. */
	out: v.optional(formula),
	start: id,
	states: many(encounterState),
	/** States in which it is over. */
	ends: v.optional(many(id), []),
});

export type Encounter = v.InferOutput<typeof encounter>;
export type Transition = v.InferOutput<typeof transition>;
