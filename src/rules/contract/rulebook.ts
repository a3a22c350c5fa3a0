import * as v from 'valibot';
import {amount, id, label, many, piece, prose} from './basics';
import {builder} from './builds';
import {catalogue, table} from './catalogues';
import {combat} from './combat';
import {creation, progression} from './creation';
import {card} from './effects';
import {encounter} from './encounters';
import {modifier} from './modifiers';
import {ladder, move, spend} from './moves';
import {
	clock,
	condition,
	derived,
	list,
	money,
	question,
	reference,
	reserve,
	skill,
	skillRules,
	stat,
	thing,
	track,
} from './parts';

const version = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/), v.description('1.2.0'));

/** One difference of a later version, by path: `bricks.epuisement.cost`. */
export const patch = v.variant('op', [
	v.strictObject({op: v.literal('set'), path: v.pipe(v.string(), v.maxLength(200)), value: v.unknown()}),
	v.strictObject({op: v.literal('add'), path: v.pipe(v.string(), v.maxLength(200)), value: v.unknown()}),
	v.strictObject({op: v.literal('remove'), path: v.pipe(v.string(), v.maxLength(200))}),
]);
export type Patch = v.InferOutput<typeof patch>;

/** What a table may decide otherwise where the rules are silent. Formulas read it as `@opt.id`. */
export const option = v.variant('kind', [
	v.strictObject({...piece, kind: v.literal('flag'), default: v.boolean()}),
	v.strictObject({...piece, kind: v.literal('number'), default: v.number(), min: v.number(), max: v.number()}),
	v.strictObject({...piece, kind: v.literal('choice'), default: id, options: many(v.strictObject({id, name: label}))}),
]);

/** A game as plain data: JSON in and out without loss, and no code in it. */
export const rulebook = v.strictObject({
	/** The address of this schema, for editors. */
	$schema: v.optional(v.pipe(v.string(), v.maxLength(300))),
	/** The contract this file is written for. */
	osselet: v.literal(1),
	id,
	/** The first version, that the file states whole. */
	version,
	name: label,
	description: v.optional(prose),
	/** Where the rules are from, and under which licence they may be passed on. */
	source: v.strictObject({
		title: label,
		author: v.optional(label),
		licence: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
		url: v.optional(v.pipe(v.string(), v.maxLength(300))),
	}),
	/** Later versions, oldest first; each states only what differs. */
	versions: v.optional(many(v.strictObject({version, notes: prose, patch: many(patch)})), []),
	/** What a table may decide otherwise. */
	options: v.optional(many(option), []),
	/** Headings under which stats, skills and moves are shown. */
	groups: v.optional(many(v.strictObject(piece)), []),
	stats: v.optional(many(stat), []),
	skills: v.optional(many(skill), []),
	skillRules: v.optional(skillRules, {}),
	derived: v.optional(many(derived), []),
	tracks: v.optional(many(track), []),
	conditions: v.optional(many(condition), []),
	lists: v.optional(many(list), []),
	clocks: v.optional(many(clock), []),
	things: v.optional(many(thing), []),
	reserves: v.optional(many(reserve), []),
	money: v.optional(money),
	questions: v.optional(many(question), []),
	catalogues: v.optional(many(catalogue), []),
	tables: v.optional(many(table), []),
	/** Scales of difficulty that moves choose from. */
	ladders: v.optional(many(ladder), []),
	/** How many advantages and disadvantages become dice. */
	edges: v.optional(
		v.strictObject({kind: v.picklist(['twice', 'die', 'flat']), d: v.optional(amount), flat: v.optional(amount)}),
		{kind: 'twice'},
	),
	/** Circumstances that bear on any roll. */
	modifiers: v.optional(many(modifier), []),
	moves: v.optional(many(move), []),
	spends: v.optional(many(spend), []),
	cards: v.optional(many(card), []),
	/** Meetings of two sides, as states and transitions. */
	encounters: v.optional(many(encounter), []),
	/** How a fight is run. */
	combat: v.optional(combat),
	/** What players build of bricks under a budget. */
	builders: v.optional(many(builder), []),
	creation: v.optional(creation, {steps: []}),
	progression: v.optional(progression, {}),
	reference: v.optional(many(reference), []),
	/** A sheet may add numbers, texts and named rolls of its own. */
	open: v.optional(v.boolean(), false),
});

/** A rulebook with every default filled in. */
export type Rulebook = v.InferOutput<typeof rulebook>;
/** A rulebook as an author writes it. */
export type WrittenRulebook = v.InferInput<typeof rulebook>;
