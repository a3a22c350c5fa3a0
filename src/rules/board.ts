import * as v from 'valibot';
import {fail, ok, type Result} from '../shared/result';
import {boardWords} from '../shared/words/board';
import {whole} from './contract/basics';
import {freeKey} from './fight/fought';
import type {RuleProblem} from './problem';

/** The most that a table's board holds: a GM never needs it, a hostile post might try. */
export const mostOnBoard = {counters: 40, people: 60, conditions: 20, segments: 24, reserve: 999} as const;

const key = v.pipe(v.string(), v.regex(/^[rkp][1-9][0-9]{0,3}$/));
const line = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const count = v.pipe(whole, v.minValue(0), v.maxValue(mostOnBoard.reserve));
const most = v.pipe(count, v.minValue(1));
/** Only the GM sees it: it is left out of what he posts. */
const hidden = v.boolean();

const counter = v.strictObject({key, name: line, value: count, max: most, hidden});
const person = v.strictObject({
	key,
	name: line,
	/** The sheet that stands behind, where this browser has one. */
	sheet: v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/))),
	/** What the GM noted, beside what a sheet says by itself. */
	conditions: v.pipe(v.array(line), v.maxLength(mostOnBoard.conditions)),
	hidden,
});

/** What a GM keeps on the table of one thread, whatever is played there: reserves, clocks, and who is there in which condition. */
export const board = v.strictObject({
	reserves: v.pipe(v.array(counter), v.maxLength(mostOnBoard.counters)),
	clocks: v.pipe(v.array(counter), v.maxLength(mostOnBoard.counters)),
	people: v.pipe(v.array(person), v.maxLength(mostOnBoard.people)),
});
export type Board = v.InferOutput<typeof board>;
export type BoardPerson = Board['people'][number];
export type BoardCounter = Board['clocks'][number];

export const emptyBoard: Board = {reserves: [], clocks: [], people: []};

/** What a GM does to the board. */
export const boardAct = v.variant('act', [
	v.strictObject({act: v.literal('reserve'), name: line, value: count, max: most}),
	v.strictObject({act: v.literal('clock'), name: line, max: v.pipe(most, v.maxValue(mostOnBoard.segments))}),
	v.strictObject({act: v.literal('person'), name: line, sheet: person.entries.sheet}),
	v.strictObject({act: v.literal('count'), key, by: v.picklist([-1, 1])}),
	v.strictObject({act: v.literal('condition'), key, name: line, on: v.boolean()}),
	v.strictObject({act: v.literal('hide'), key, hidden: v.boolean()}),
	v.strictObject({act: v.literal('remove'), key}),
]);
export type BoardAct = v.InferOutput<typeof boardAct>;

type Kind = 'reserves' | 'clocks' | 'people';
const KINDS: Readonly<Record<string, Kind>> = {r: 'reserves', k: 'clocks', p: 'people'};

/** The board after an act. What is no longer there is left alone; what is one too many is refused. */
export function boardOn(before: Board, act: BoardAct): Result<Board, RuleProblem> {
	switch (act.act) {
		case 'reserve':
			return added(before, 'reserves', {
				key: freeKey('r', before.reserves),
				name: act.name,
				value: Math.min(act.value, act.max),
				max: act.max,
				hidden: false,
			});
		case 'clock':
			return added(before, 'clocks', {key: freeKey('k', before.clocks), name: act.name, value: 0, max: act.max, hidden: false});
		case 'person':
			return added(before, 'people', {
				key: freeKey('p', before.people),
				name: act.name,
				conditions: [],
				hidden: false,
				...(act.sheet !== undefined && {sheet: act.sheet}),
			});
		case 'count':
			return ok(changed(before, act.key, one => ('value' in one ? {...one, value: within(one.value + act.by, one.max)} : one)));
		case 'condition':
			return ok(changed(before, act.key, one => ('conditions' in one ? {...one, conditions: borne(one, act)} : one)));
		case 'hide':
			return ok(changed(before, act.key, one => ({...one, hidden: act.hidden})));
		case 'remove': {
			const kind = KINDS[act.key[0]!]!;
			return ok({...before, [kind]: before[kind].filter(one => one.key !== act.key)});
		}
	}
}

const within = (value: number, max: number): number => Math.max(0, Math.min(max, value));

function borne({conditions}: BoardPerson, {name, on}: {readonly name: string; readonly on: boolean}): string[] {
	const others = conditions.filter(one => one !== name);
	return on ? [...others, name].slice(-mostOnBoard.conditions) : others;
}

function added<K extends Kind>(before: Board, kind: K, one: Board[K][number]): Result<Board, RuleProblem> {
	const limit = kind === 'people' ? mostOnBoard.people : mostOnBoard.counters;
	if (before[kind].length >= limit) return fail({code: 'rule/refused', text: {fr: boardWords.fr.full, en: boardWords.en.full}});
	return ok({...before, [kind]: [...before[kind], one]});
}

type One = BoardCounter | BoardPerson;

function changed(before: Board, key: string, change: (one: One) => One): Board {
	const kind = KINDS[key[0]!]!;
	const list: readonly One[] = before[kind];
	return {...before, [kind]: list.map(one => (one.key === key ? change(one) : one))};
}
