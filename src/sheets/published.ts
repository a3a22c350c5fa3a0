import * as v from 'valibot';
import {type State, state as stateShape} from '../rules/state';
import {fail, type Result} from '../shared/result';
import type {SheetProblem} from './problem';
import {readSheet} from './read';
import type {Sheet} from './sheet';

/** What can be wrong with a sheet that a post carries. */
export type PublishedProblem =
	| {readonly code: 'published/garbled'}
	| {readonly code: 'published/newer'; readonly version: number}
	| {readonly code: 'published/unpacked'; readonly most: number}
	| {readonly code: 'published/shape'; readonly where: string};

/** A sheet unpacked, in characters: many times what the longest that was ever seen takes. */
export const MOST_PUBLISHED = 200_000;
const VERSION = 1;

const emptyState = v.parse(stateShape, {});
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of a state is for everybody: without what only the GM may read, and without long answers unless they are wanted. */
export const publicState = (state: State, leaveOut: (question: string) => boolean): State => ({
	...state,
	answers: Object.fromEntries(Object.entries(state.answers).filter(([id]) => !leaveOut(id))),
});

/** A sheet as a text to be packed: what it is now, without its history, and nothing that stands at its default. */
export function writePublished({id, book, bookVersion, name, numbers, texts, fields, moves, game}: Sheet): string {
	const state =
		game &&
		Object.fromEntries(Object.entries(game.state).filter(([key, value]) => !isSame(value, emptyState[key as keyof State])));
	const whole = {id, book, bookVersion, name, numbers, texts, fields, moves, ...(state && {state})};
	const told = Object.entries(whole).filter(([key, value]) => key === 'state' || !(isSame(value, {}) || isSame(value, [])));
	return JSON.stringify({osf: VERSION, ...Object.fromEntries(told)});
}

const envelope = v.looseObject({osf: v.pipe(v.number(), v.integer(), v.minValue(1)), state: v.optional(v.unknown())});

/** Reads the text that a sheet was packed as: anything may stand in it. */
export function readPublished(text: string): Result<Sheet, PublishedProblem> {
	if (text.length > MOST_PUBLISHED) return fail({code: 'published/unpacked', most: MOST_PUBLISHED});
	const json = parse(text);
	const read = v.safeParse(envelope, json);
	if (!read.success) return fail({code: 'published/garbled'});
	const {osf, state, ...facts} = read.output;
	if (osf > VERSION) return fail({code: 'published/newer', version: osf});
	const sheet = readSheet({
		numbers: {},
		texts: {},
		fields: [],
		moves: [],
		...facts,
		...(state !== undefined && {game: {state, history: []}}),
		revision: 0,
		changedAt: 0,
	});
	return sheet.ok ? sheet : fail({code: 'published/shape', where: whereOf(sheet.error)});
}

const whereOf = (problem: SheetProblem): string => ('where' in problem ? problem.where : '.');

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
