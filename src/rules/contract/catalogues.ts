import * as v from 'valibot';
import {amount, formula, id, label, many, moment, piece, prose} from './basics';
import {offers} from './builds';
import {effect} from './effects';
import {modifier} from './modifiers';

/** A value that entries of a catalogue carry: a weapon's damage, a technique's side. */
export const field = v.strictObject({
	id,
	name: label,
	kind: v.picklist(['number', 'text', 'flag', 'choice', 'stat', 'skill', 'dice']),
	options: v.optional(many(v.strictObject({id, name: label}))),
	default: v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(200)), v.boolean()])),
	/** A number's bounds. */
	min: v.optional(v.number()),
	max: v.optional(v.number()),
	/** Must be given before the entry may be used; a formula says for which entries: `@this.side = 'attack'`. */
	required: v.optional(v.union([v.boolean(), formula]), false),
});
export type Field = v.InferOutput<typeof field>;

const adds = v.record(v.pipe(v.string(), v.regex(/^(stat|skill|derived|track|budget)\.[a-z][a-z0-9_-]{0,39}$/)), amount);
const requires = many(v.strictObject({if: formula, text: prose}));
const opensSkill = v.strictObject({stat: v.optional(id)});

/** An edge, a talent, a technique, a weapon, a race… What it changes is said in data. */
export const entry = v.strictObject({
	...piece,
	fields: v.optional(v.record(id, v.union([v.number(), v.pipe(v.string(), v.maxLength(600)), v.boolean()])), {}),
	tags: v.optional(many(id), []),
	/** Who may take it; the text says the rule. */
	requires: v.optional(requires, []),
	modifiers: v.optional(many(modifier), []),
	/** Added to stats, derived values and track maxima: `{"stat.force": 1, "derived.initiative": 2, "track.pv": "2"}`. */
	adds: v.optional(adds, {}),
	/** Entries that come with it, and skills that it opens. */
	grants: v.optional(many(v.strictObject({catalogue: id, entry: id})), []),
	opensSkill: v.optional(opensSkill),
	/** What its owner must choose: two skills, a cause. */
	choices: v.optional(
		many(
			v.strictObject({
				id,
				name: label,
				from: v.picklist(['skill', 'stat', 'text', 'option']),
				count: v.optional(amount, 1),
				/** What is chosen from, where it is neither skills nor stats. Formulas ask `has('this-entry', 'an-option')`. */
				options: v.optional(many(v.strictObject({id, name: label}))),
			}),
		),
		[],
	),
	/** What it gives to everything that its owner builds. */
	offers: v.optional(offers),
	uses: v.optional(v.strictObject({times: amount, per: moment})),
	cost: v.optional(many(v.strictObject({track: id, amount})), []),
	do: v.optional(many(effect), []),
	/** The move it brings, by id. */
	move: v.optional(id),
	since: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/))),
});
export type Entry = v.InferOutput<typeof entry>;

/** A list that a game draws on. An open one takes entries from a GM or a player, kept with the table or the sheet. */
export const catalogue = v.strictObject({
	...piece,
	open: v.optional(v.boolean(), false),
	fields: v.optional(many(field), []),
	entries: many(entry),
	/** What each entry does or wants besides its own, those added at a table as well; formulas read its fields as `@this.id`. */
	each: v.optional(
		v.strictObject({
			requires: v.optional(requires, []),
			modifiers: v.optional(many(modifier), []),
			adds: v.optional(adds, {}),
			opensSkill: v.optional(opensSkill),
		}),
	),
	/** How many a character may own, and whether the same one twice. */
	most: v.optional(amount),
	repeat: v.optional(v.boolean(), false),
	/** Counts kept at all times, not only while the character is made. */
	exactly: v.optional(amount),
});
export type Catalogue = v.InferOutput<typeof catalogue>;

/** Rows looked up by a key, or by the bracket that holds a number, or drawn with dice. */
export const table = v.strictObject({
	...piece,
	columns: v.optional(many(v.strictObject({id, name: label})), []),
	rows: many(
		v.strictObject({
			key: v.optional(v.union([v.number(), v.pipe(v.string(), v.maxLength(80))])),
			from: v.optional(v.number()),
			to: v.optional(v.number()),
			name: v.optional(label),
			values: v.optional(v.record(id, v.union([v.number(), v.pipe(v.string(), v.maxLength(200))])), {}),
		}),
	),
	dice: v.optional(v.pipe(v.string(), v.maxLength(40))),
});
export type Table = v.InferOutput<typeof table>;
