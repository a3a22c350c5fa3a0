import * as v from 'valibot';
import {amount, formula, id, label, many, moment, piece, prose, whole} from './basics';
import {effect} from './effects';
import {modifier} from './modifiers';

/** A number that rolls read. `description` says which actions it covers. Its base value is kept apart from what conditions make of it. */
export const stat = v.strictObject({
	...piece,
	group: v.optional(id),
	min: v.optional(amount, 0),
	max: v.optional(amount, 1_000_000),
	/** What a new character begins with. */
	default: v.optional(amount, 0),
	/** How the sheet shows it; `die` also makes raises and lowerings die sizes. */
	display: v.optional(v.picklist(['number', 'dots', 'percent', 'die']), 'number'),
	/** What it adds to rolls in place of its value: `floor((@value - 10) / 2)`. */
	modifier: v.optional(formula),
	/** How raises and lowerings by conditions add up: all of them, or only the best raise and the worst lowering. */
	stacking: v.optional(v.picklist(['sum', 'extremes']), 'sum'),
});
export type Stat = v.InferOutput<typeof stat>;

/** Something learnt: points on top of a stat. Formulas read its score as `@skill.id`, and `.points` and `.stat`. */
export const skill = v.strictObject({
	...piece,
	stat: v.optional(id),
	group: v.optional(id),
	/** Points, not score. */
	min: v.optional(amount, 0),
	max: v.optional(amount, 1_000_000),
	/** Whether it may be tried with no points. */
	untrained: v.optional(v.boolean(), true),
	/** Has training rather than points: 0 or 1. */
	trained: v.optional(v.boolean(), false),
});
export type Skill = v.InferOutput<typeof skill>;

/** How skills work in this game: what a score is, and whether a player adds skills of his own. */
export const skillRules = v.strictObject({
	score: v.optional(formula, '@stat + @points'),
	/** What the caps are about. */
	capOf: v.optional(v.picklist(['score', 'points']), 'score'),
	/** The highest while a character is made, and ever; `@score`, `@points`, `@stat` and `@id` are the skill's own. */
	capAtCreation: v.optional(amount),
	cap: v.optional(amount),
	open: v.optional(v.boolean(), false),
	/** What they are called all together, where the game has another word for them. */
	name: v.optional(label),
	/** One that a player adds waits for the GM's word; formulas ask `@skill.id.agreed`. */
	agreed: v.optional(v.boolean(), false),
});

/** A named formula, computed on every reading and never typed in. `description` says where it comes from. */
export const derived = v.strictObject({
	...piece,
	formula,
	group: v.optional(id),
	display: v.optional(v.picklist(['number', 'percent', 'dice', 'metres']), 'number'),
	/** Of what owned entries add: all together, or the highest alone. */
	adding: v.optional(v.picklist(['sum', 'highest']), 'sum'),
});
export type Derived = v.InferOutput<typeof derived>;

/** Something that goes up and down. */
export const track = v.strictObject({
	...piece,
	min: v.optional(amount, 0),
	/** A formula makes it grow with the sheet: `6 + @level`. */
	max: amount,
	/** What is left of it moves with its maximum when something is gained, lost, bought or switched: where this holds, and never under `least` while any was left. */
	follows: v.optional(v.strictObject({when: v.optional(formula), least: v.optional(amount, 0)})),
	/** What it begins at: `max`, or an amount. */
	start: v.optional(v.union([v.literal('max'), amount]), 'max'),
	role: v.optional(v.picklist(['health', 'armour', 'energy', 'resource', 'stress'])),
	/** The moment that fills it again, whole or by so much. */
	refill: v.optional(v.union([v.literal('never'), v.strictObject({on: moment, by: v.optional(amount)})]), 'never'),
	/** What happens once, when it reaches its minimum. */
	onEmpty: v.optional(many(effect)),
	/** What happens once, when it reaches its maximum. */
	onFull: v.optional(many(effect)),
	/** A hit marks boxes by how violent it is: the highest row reached decides. */
	thresholds: v.optional(many(v.strictObject({from: amount, marks: amount}))),
	/** Another track of which one box is spent to make a hit one row milder. */
	softenedBy: v.optional(id),
	/** Spent as boxes to click, or written as a number. */
	display: v.optional(v.picklist(['boxes', 'number', 'bar']), 'boxes'),
});
export type Track = v.InferOutput<typeof track>;

/** A state that the rules can count. */
export const condition = v.strictObject({
	...piece,
	/** Highest level. */
	max: v.optional(whole, 1),
	/** When it counts down or ends: at its first tick when there is neither fade nor duration. */
	ticks: v.optional(v.union([moment, v.literal('never')]), 'never'),
	/** Levels lost at each tick. */
	fade: v.optional(whole),
	/** Turns it lasts when nobody says otherwise. */
	turns: v.optional(amount),
	/** Steps by which stats move, per level: a die size for dice, a point for all else. */
	shifts: v.optional(v.record(id, whole)),
	/** `-1` disadvantage, `1` advantage, on the checks named. */
	edge: v.optional(v.union([v.picklist(['-1', '1', '+1']), whole])),
	/** Kinds of roll it touches; all of them when left out. */
	checks: v.optional(many(id)),
	/** Dice, flat numbers and caps it brings to rolls, per level where the formula says `@level`. */
	modifiers: v.optional(many(modifier)),
	/** Set by itself while this holds: `2 * @pv.lost >= @pv.max`. */
	auto: v.optional(formula),
	/** Kinds of act it forbids: `action`, `movement`, or the id of a move or a track whose healing it stops. */
	blocks: v.optional(many(id)),
	/** Conditions that cannot be set while this one is. */
	immune: v.optional(many(id)),
	/** Only the GM, or somebody else than the bearer, may lift it. */
	liftedBy: v.optional(v.picklist(['anyone', 'other', 'gm']), 'anyone'),
	/** May be borne several times at once, each from its own source; the highest level counts, and the same source only begins anew. */
	bySource: v.optional(v.boolean(), false),
	/** What happens when it ends. */
	onEnd: v.optional(many(effect)),
});
export type Condition = v.InferOutput<typeof condition>;

/** A list of names with an optional strength and words. */
export const list = v.strictObject({
	...piece,
	/** Each entry has a strength. */
	valued: v.optional(v.boolean(), false),
	/** Entries at most. */
	max: v.optional(amount),
	/** Strength at most. */
	maxValue: v.optional(amount),
	/** Each entry may carry some words. */
	words: v.optional(v.boolean(), true),
});
export type List = v.InferOutput<typeof list>;

/** A ring of segments. Made by its first tick where it is not listed. */
export const clock = v.strictObject({...piece, size: v.optional(amount, 4)});
export type Clock = v.InferOutput<typeof clock>;

/** A kind of possession with numbers of its own. */
export const thing = v.strictObject({...piece, stats: v.optional(many(stat), []), tracks: v.optional(many(track), [])});
export type Thing = v.InferOutput<typeof thing>;

/** Points held by the GM, for one thread. */
export const reserve = v.strictObject({
	...piece,
	start: v.optional(amount, 0),
	max: v.optional(amount, 1_000_000),
	/** A hard move that the roll did not offer costs a point. */
	locksHardMoves: v.optional(v.boolean(), false),
});
export type Reserve = v.InferOutput<typeof reserve>;

/** The world's currency. */
export const money = v.strictObject({
	name: label,
	/** Behind an amount: `500 z`. */
	short: v.optional(label),
	/** What a character begins with; dice in it fall once, when the character is made. */
	start: v.optional(amount, 0),
	/** The derived value that each month brings. */
	income: v.optional(id),
});

/** What a player writes in his own words. */
export const question = v.strictObject({
	id,
	name: label,
	hint: v.optional(prose),
	required: v.optional(v.boolean(), false),
	change: v.optional(v.picklist(['never', 'level', 'any']), 'level'),
	long: v.optional(v.boolean(), false),
	/** Only the GM reads it. */
	hidden: v.optional(v.boolean(), false),
});
export type Question = v.InferOutput<typeof question>;

/** Words to look up, in our own words, linked from the pieces they explain. */
export const reference = v.strictObject({
	id,
	name: label,
	text: prose,
	about: v.optional(many(v.pipe(v.string(), v.maxLength(100)))),
	rows: v.optional(many(v.pipe(v.string(), v.maxLength(12)))),
});
export type Reference = v.InferOutput<typeof reference>;
