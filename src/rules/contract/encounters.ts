import * as v from 'valibot';
import {amount, formula, id, label, many, piece, prose} from './basics';
import {effect} from './effects';

/** Who: one of the two sides, or the one that holds a role. */
const who = v.pipe(id, v.description('a, b, or a role of the encounter'));

/** Where the encounter goes when its formula holds. The first that holds is taken; formulas read `@a.successes`, `@attaquant.total`, `@a.sheet.bouclier`, `@a.flag.surpris`, `@pass`. */
export const transition = v.strictObject({
	when: v.optional(formula),
	to: id,
	/** Roles handed out on the way: `{"attaquant": "a"}`; a role not named keeps its holder. */
	roles: v.optional(v.record(id, who)),
	/** A new pass begins. */
	nextPass: v.optional(v.boolean(), false),
	/** Flags of sides set or cleared on the way: `{"a.surpris": 0}`. */
	flags: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,39}\.[a-z][a-z0-9_-]{0,39}$/)), amount)),
	do: v.optional(many(v.strictObject({on: who, effects: many(effect)}))),
	/** What happened; `{a}`, `{b}` and `{role}` become names. */
	text: prose,
});

/** A state waits for some rolls, each possibly days apart; those that nobody needs to make are left out by their formula. */
export const encounterState = v.strictObject({
	...piece,
	rolls: v.optional(many(v.strictObject({by: who, moves: many(id), when: v.optional(formula), text: v.optional(prose)})), []),
	/** Tried before any roll is asked for. */
	before: v.optional(many(transition), []),
	/** Tried when every roll of the state has fallen; one of them must hold. */
	after: v.optional(many(transition), []),
});

/** A meeting of two sides as states and transitions: a duel, a round of a fight. One interpreter runs them all. */
export const encounter = v.strictObject({
	...piece,
	roles: v.optional(many(v.strictObject({id, name: label})), []),
	flags: v.optional(many(v.strictObject({id, name: label})), []),
	start: id,
	states: many(encounterState),
	/** States in which it is over. */
	ends: v.optional(many(id), []),
});

export type Encounter = v.InferOutput<typeof encounter>;
export type Transition = v.InferOutput<typeof transition>;
