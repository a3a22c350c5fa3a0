import * as v from 'valibot';
import {id, limits, many, whole} from './contract/basics';

const words = v.pipe(v.string(), v.maxLength(limits.text));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.label));
const number = v.pipe(v.number(), v.finite());
const numbers = v.record(id, number);
const count = v.pipe(whole, v.minValue(0));

/** A condition as borne: its level, the turns left where it counts down, and whether it was set in the turn that runs. */
const borne = v.strictObject({
	condition: id,
	level: whole,
	left: v.optional(count),
	fresh: v.optional(v.literal(true)),
	source: v.optional(name),
});
const listed = v.strictObject({name, value: v.optional(whole), words: v.optional(words)});
const owned = v.strictObject({
	/** Tells two of the same apart. */
	key: name,
	entry: id,
	/** An entry that the table added, with what its catalogue wants to know. */
	own: v.optional(
		v.strictObject({name, text: v.optional(words), fields: v.optional(v.record(id, v.union([number, words, v.boolean()])))}),
	),
	/** What its owner chose: words, or ids in their places; an empty text where nothing is chosen yet. */
	choices: v.optional(v.record(id, v.union([v.pipe(v.string(), v.maxLength(limits.label)), many(v.union([v.literal(''), id]))]))),
	/** Imposed by another entry or choice, and left with it. */
	by: v.optional(name),
});
/** Bricks of one rank of something built, by side where they are bought for one; `cuts` names the brick that each single price cut is for. */
const built = v.strictObject({
	bricks: many(v.strictObject({brick: id, side: v.optional(id), count: v.pipe(whole, v.minValue(1), v.maxValue(1000))})),
	cuts: v.optional(v.record(v.pipe(v.string(), v.maxLength(200)), v.pipe(v.string(), v.maxLength(100))), {}),
});
/** What the table says of a brick: the price of one that the rulebook leaves to it, or all of one that it added. */
const ownBrick = v.strictObject({
	id,
	name: v.optional(name),
	text: v.optional(words),
	group: v.optional(id),
	categories: v.optional(many(id)),
	points: v.optional(count),
	most: v.optional(count),
	turns: v.optional(count),
});
const possession = v.strictObject({key: name, kind: id, name, stats: numbers, tracks: numbers});

/** What a character is under a rulebook: the numbers that the rules read, and nothing that they compute. */
export const state = v.strictObject({
	/** Base values, by stat. */
	stats: v.optional(numbers, {}),
	/** Points, by skill. */
	points: v.optional(numbers, {}),
	/** Skills that the player or the table added, and the stat they stand on. */
	ownSkills: v.optional(many(v.strictObject({id, name, stat: v.optional(id), agreed: v.optional(v.boolean())})), []),
	tracks: v.optional(numbers, {}),
	conditions: v.optional(many(borne), []),
	lists: v.optional(v.record(id, many(listed)), {}),
	clocks: v.optional(v.record(id, v.strictObject({filled: count, size: count})), {}),
	things: v.optional(many(possession), []),
	/** Entries of catalogues, by catalogue. */
	entries: v.optional(v.record(id, many(owned)), {}),
	/** Creation choices, by step: an option's id or a number. */
	choices: v.optional(v.record(id, v.union([id, number])), {}),
	/** Faces that fell while it was made, by the step that draws: they fall once, and stay. */
	draws: v.optional(v.record(id, many(many(v.pipe(whole, v.minValue(1))))), {}),
	/** What was built of bricks: every rank it has reached, the first one first. Of these the first `done` are settled and in use. */
	builds: v.optional(
		many(v.strictObject({key: name, builder: id, name, text: v.optional(words), ranks: many(built), done: v.optional(count, 0)})),
		[],
	),
	/** What the table says of bricks, by builder. */
	bricks: v.optional(v.record(id, many(ownBrick)), {}),
	answers: v.optional(v.record(id, v.strictObject({text: words, level: count})), {}),
	/** Starting levels or later ones, by class. */
	classes: v.optional(numbers, {}),
	level: v.optional(count, 1),
	xp: v.optional(number, 0),
	spent: v.optional(number, 0),
	balances: v.optional(numbers, {}),
	/** Undefined until it was rolled or given. */
	money: v.optional(number),
	/** Skills marked for an improvement roll. */
	marks: v.optional(many(id), []),
	flags: v.optional(numbers, {}),
	/** Uses in the period that runs: `turn`, `session`… by what is used. */
	uses: v.optional(v.record(v.pipe(v.string(), v.maxLength(100)), count), {}),
	/** How many of each moment have passed. */
	clockwork: v.optional(
		v.strictObject({turns: v.optional(count, 0), sessions: v.optional(count, 0), months: v.optional(count, 0)}),
		{},
	),
	/** Rulebook switches that the table set otherwise. */
	options: v.optional(v.record(id, v.union([v.boolean(), number, id])), {}),
	/** Whether its creation is done. */
	made: v.optional(v.boolean(), false),
});

/** A character's state with every default filled in. */
export type State = v.InferOutput<typeof state>;
export type Borne = State['conditions'][number];
export type Owned = NonNullable<State['entries'][string]>[number];
export type Build = State['builds'][number];
export type BuildRank = Build['ranks'][number];
export type OwnBrick = NonNullable<State['bricks'][string]>[number];

export {type TableState, tableState} from './table-state';
export {built as buildRankShape, ownBrick as ownBrickShape};
