import * as v from 'valibot';
import {id, whole} from '../contract/basics';
import {standing} from './standing';

/** The most that one fight holds: a GM never needs it, a hostile post might try. */
export const most = {combatants: 60, log: 300, meetings: 20} as const;

const key = v.pipe(v.string(), v.regex(/^c[1-9][0-9]{0,3}$/));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const count = v.pipe(whole, v.minValue(0), v.maxValue(9999));

/** One who acts in a fight, alone or as a group that counts as one. */
const combatant = v.strictObject({
	key,
	name,
	/** The sheet that stands behind, where this browser has one. */
	sheet: v.optional(v.pipe(v.string(), v.maxLength(80))),
	/** How many of a group still stand. */
	members: v.optional(v.strictObject({now: count, of: count})),
	/** What the GM counts for one without a sheet, down to nought. */
	life: v.optional(v.strictObject({now: count, of: count})),
	/** The few values that the GM notes for one without a sheet. */
	memo: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(120))),
	/** What was rolled, or set by the GM, to order by. */
	score: v.optional(v.pipe(v.number(), v.finite())),
	/** What was done in this turn, by action. */
	used: v.optional(v.record(id, count), {}),
	out: v.optional(v.boolean(), false),
});

/** A roll that fell for a meeting: what the thread proves, ready to be read again. */
const fallen = v.strictObject({
	move: id,
	expression: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
	faces: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(1000)),
	/** What its line adds to the dice: points spent before or after them. */
	added: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999))),
});

const others = v.pipe(v.array(key), v.maxLength(20));

/** A meeting of two of the fight, or of one and several, under way or over. */
const meeting = v.strictObject({
	key: v.pipe(v.string(), v.regex(/^m[1-9][0-9]{0,3}$/)),
	a: key,
	/** The one, or who speaks for several while he can. */
	b: key,
	/** The others on the side of b. */
	others: v.optional(others),
	standing,
	fallen: v.optional(v.strictObject({a: v.optional(fallen), b: v.optional(fallen), each: v.optional(v.record(key, fallen))}), {}),
});

/** A line of what happened. */
const logLine = v.strictObject({
	round: count,
	who: v.optional(key),
	text: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
});

/** A fight at a table: who is in it, whose turn it is, and what happened. Small enough to be carried in a post. */
export const fight = v.strictObject({
	/** The version of the rules it is fought by, from its beginning on. */
	version: v.optional(v.pipe(v.string(), v.maxLength(20))),
	/** 0 before it begins. */
	round: count,
	turn: v.optional(key),
	/** Everybody, in the order of this round. */
	order: v.pipe(v.array(key), v.maxLength(most.combatants)),
	/** Those who act before all others in this round. */
	first: v.pipe(v.array(key), v.maxLength(most.combatants)),
	/** Those whose turn is over in this round. */
	acted: v.pipe(v.array(key), v.maxLength(most.combatants)),
	/** Those whose turn has begun and is not over, where the game has time pass at its beginning: it passes once. */
	begun: v.optional(v.pipe(v.array(key), v.maxLength(most.combatants)), []),
	combatants: v.pipe(v.array(combatant), v.maxLength(most.combatants)),
	meetings: v.optional(v.pipe(v.array(meeting), v.maxLength(most.meetings)), []),
	log: v.pipe(v.array(logLine), v.maxLength(most.log)),
});

export type Fight = v.InferOutput<typeof fight>;
export type Combatant = v.InferOutput<typeof combatant>;
export type Meeting = v.InferOutput<typeof meeting>;
export type FallenRoll = v.InferOutput<typeof fallen>;

export const noFight: Fight = {round: 0, order: [], first: [], acted: [], begun: [], combatants: [], meetings: [], log: []};

/** What a GM does in a fight. */
export const fightAct = v.variant('act', [
	v.strictObject({
		act: v.literal('add'),
		name,
		sheet: v.optional(v.pipe(v.string(), v.maxLength(80))),
		/** How many, for a group that counts as one. */
		members: v.optional(v.pipe(count, v.minValue(2))),
		/** Points of life that the GM counts, and what else he wants to have at hand. */
		life: v.optional(v.pipe(count, v.minValue(1))),
		memo: combatant.entries.memo,
	}),
	v.strictObject({act: v.literal('remove'), key}),
	/** What orders this one: rolled, or as the GM says; left out, what its sheet says. */
	v.strictObject({act: v.literal('score'), key, score: v.optional(v.pipe(v.number(), v.finite()))}),
	/** One place earlier or later than the rules have it. */
	v.strictObject({act: v.literal('move'), key, by: v.picklist([-1, 1])}),
	v.strictObject({act: v.literal('begin')}),
	/** The turn is over; after the last one, the round. */
	v.strictObject({act: v.literal('next')}),
	/** It is this one's turn, be it out of order or once more. */
	v.strictObject({act: v.literal('turn'), key}),
	v.strictObject({act: v.literal('use'), key, action: id, by: v.picklist([-1, 1])}),
	v.strictObject({act: v.literal('members'), key, now: count}),
	v.strictObject({act: v.literal('life'), key, now: count}),
	v.strictObject({act: v.literal('out'), key, out: v.boolean()}),
	v.strictObject({act: v.literal('note'), key: v.optional(key), text: v.pipe(v.string(), v.minLength(1), v.maxLength(1000))}),
	/** Two of the fight meet: a duel, as the book has it; `others` are with b. `flags` are those of sides, `{"a.surpris": 1}`. */
	v.strictObject({
		act: v.literal('meet'),
		encounter: id,
		a: key,
		b: key,
		others: v.optional(others),
		flags: v.optional(v.record(v.pipe(v.string(), v.maxLength(80)), v.number()), {}),
	}),
	/** `of`: by whom of several, where each of them rolls. */
	v.strictObject({
		act: v.literal('fell'),
		meeting: v.string(),
		side: v.picklist(['a', 'b']),
		of: v.optional(key),
		...fallen.entries,
	}),
	/** Another of several speaks for them: he rolls for all, is struck at, and is the one in a clinch. */
	v.strictObject({act: v.literal('speak'), meeting: v.string(), of: key}),
	/** Takes what fell to what it leads to. */
	v.strictObject({act: v.literal('advance'), meeting: v.string()}),
	v.strictObject({act: v.literal('leave'), meeting: v.string()}),
	v.strictObject({act: v.literal('end')}),
]);
export type FightAct = v.InferOutput<typeof fightAct>;
