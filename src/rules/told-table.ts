import * as v from 'valibot';
import {fail, ok, type Result} from '../shared/result';
import {mostOnBoard} from './board';
import {MOST_CARRIED} from './carried';
import {id} from './contract/basics';
import {type Fight, fight} from './fight/fight';

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const number = v.pipe(v.number(), v.integer(), v.minValue(-9999), v.maxValue(9999));

const counter = v.object({
	name: line,
	value: number,
	max: number,
	/** The rulebook's own, and of which. */
	of: v.exactOptional(v.object({book: id, id})),
});

/** A table as a post tells it: names and numbers, in the words of its GM. */
const toldTable = v.object({
	reserves: v.pipe(v.array(counter), v.maxLength(mostOnBoard.counters)),
	clocks: v.pipe(v.array(counter), v.maxLength(mostOnBoard.counters)),
	people: v.pipe(
		v.array(
			v.object({
				name: line,
				npc: v.exactOptional(v.boolean()),
				conditions: v.pipe(v.array(line), v.maxLength(2 * mostOnBoard.conditions)),
			}),
		),
		v.maxLength(mostOnBoard.people),
	),
});
export type ToldTable = v.InferOutput<typeof toldTable>;
export type ToldCounter = ToldTable['clocks'][number];

/** What a post carries of a table: what its GM keeps there, or a fight with the rulebook that it is fought by. */
export type CarriedTable =
	| {readonly kind: 'table'; readonly table: ToldTable}
	| {readonly kind: 'fight'; readonly book: string; readonly fight: Fight};

/** What can be wrong with a table that a post carries. */
export type TableProblem =
	| {readonly code: 'table/garbled'}
	| {readonly code: 'table/newer'; readonly version: number}
	| {readonly code: 'table/unpacked'; readonly most: number}
	| {readonly code: 'table/shape'};

const VERSION = 1;

/** A table as a text to be packed. */
export const writeTable = (table: ToldTable): string => JSON.stringify({ost: VERSION, table});
/** A fight as a text to be packed. */
export const writeFight = (book: string, fight: Fight): string => JSON.stringify({book, fight});

const envelope = v.looseObject({ost: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), VERSION)});
const asTable = v.object({table: toldTable});
const asFight = v.object({book: id, fight});

/** Reads the text that a table was packed as: anything may stand in it. */
export function readCarried(text: string): Result<CarriedTable, TableProblem> {
	if (text.length > MOST_CARRIED) return fail({code: 'table/unpacked', most: MOST_CARRIED});
	const json = parse(text);
	const head = v.safeParse(envelope, json);
	if (head.success && head.output.ost > VERSION) return fail({code: 'table/newer', version: head.output.ost});
	const table = v.safeParse(asTable, json);
	if (table.success) return ok({kind: 'table', table: table.output.table});
	const carried = v.safeParse(asFight, json);
	return carried.success ? ok({kind: 'fight', ...carried.output}) : fail({code: 'table/shape'});
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
