import * as v from 'valibot';
import {type HistoryLine, MOST_LINES} from '../rules/history';
import {type State, state} from '../rules/state';
import {isJson} from './json';

/** What a sheet is under a rulebook: its state, and how it came to be so. */
export type SheetGame = {readonly state: State; readonly history: readonly HistoryLine[]};

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const place = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const json = v.pipe(
	v.unknown(),
	v.check(value => isJson(value)),
);

const patch = v.strictObject({
	path: v.union([v.strictTuple([place]), v.strictTuple([place, place])]),
	before: v.exactOptional(json),
	after: v.exactOptional(json),
});

const line = v.strictObject({
	id: whole,
	at: whole,
	who: v.picklist(['code', 'player', 'gm']),
	what: v.pipe(v.string(), v.maxLength(2000)),
	patches: v.pipe(v.array(patch), v.maxLength(2000)),
	undoes: v.exactOptional(whole),
	table: v.exactOptional(
		v.strictObject({
			key: v.pipe(v.string(), v.maxLength(400)),
			reserves: v.record(place, v.pipe(v.number(), v.safeInteger())),
		}),
	),
	from: v.exactOptional(v.pipe(v.string(), v.maxLength(20))),
});

/** The part of a sheet that a rulebook reads. */
export const sheetGame = v.strictObject({state, history: v.pipe(v.array(line), v.maxLength(MOST_LINES))});
