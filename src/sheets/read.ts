import * as v from 'valibot';
import {bookId, sheetId} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {sheetGame} from './game';
import {limits} from './limits';
import {isSafeName} from './names';
import type {SheetProblem} from './problem';
import type {Sheet} from './sheet';

// Each check names its problem in place of a message; `readSheet` adds where.
type Code = Extract<SheetProblem['code'], `sheet/${string}`>;
const code = (name: Code): string => name;

const upTo = (most: number) => v.pipe(v.string(), v.maxLength(most, code('sheet/too-long')));
const label = v.pipe(upTo(limits.label), v.regex(/\S/, code('sheet/no-name')));
const id = v.pipe(
	v.string(),
	v.normalize('NFC'),
	v.regex(/^[\p{L}\p{N}_]{1,80}$/u, code('sheet/bad-id')),
	v.check(isSafeName, code('sheet/bad-id')),
);
const number = v.pipe(
	v.number(code('sheet/bad-number')),
	v.integer(code('sheet/bad-number')),
	v.minValue(-limits.number, code('sheet/bad-number')),
	v.maxValue(limits.number, code('sheet/bad-number')),
	// A stored −0 would be told from 0 by nobody but a test.
	v.transform(value => value + 0),
);
const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
	v.pipe(v.array(item), v.maxLength(most, code('sheet/too-many')));
// Checked before the record is read: the library would drop such names in silence.
const safeKeys = v.pipe(
	v.unknown(),
	v.check(value => Object.keys(Object(value)).every(isSafeName), code('sheet/bad-id')),
);
const values = <Value extends v.GenericSchema>(value: Value) =>
	v.pipe(
		safeKeys,
		v.record(id, value),
		v.check(record => Object.keys(record).length <= limits.fields, code('sheet/too-many')),
	);

const shape = v.object({
	id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/, code('sheet/bad-id')), v.transform(sheetId)),
	book: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, code('sheet/bad-id')), v.transform(bookId)),
	bookVersion: v.pipe(v.string(), v.regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}$/)),
	name: v.pipe(upTo(limits.name), v.regex(/\S/, code('sheet/no-name'))),
	npc: v.exactOptional(v.literal(true)),
	numbers: values(number),
	texts: values(upTo(limits.text)),
	fields: list(v.object({kind: v.picklist(['number', 'text']), id, label}), limits.fields),
	moves: list(v.object({id, label, expression: upTo(limits.expression), favourite: v.boolean()}), limits.moves),
	game: v.exactOptional(sheetGame),
	revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
	changedAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** Reads a sheet from a store, a message or a file. Names are put in NFC; what this version does not know is left out. */
export function readSheet(value: unknown): Result<Sheet, SheetProblem> {
	const read = v.safeParse(shape, value, {abortEarly: true});
	if (!read.success) return fail(problemOf(read.issues[0]));
	const sheet: Sheet = read.output;
	const twice = repeated(sheet.fields, 'fields') ?? repeated(sheet.moves, 'moves');
	return twice ? fail(twice) : ok(sheet);
}

function problemOf(issue: v.BaseIssue<unknown>): SheetProblem {
	const where = v.getDotPath(issue) ?? '.';
	const most = typeof issue.requirement === 'number' ? issue.requirement : limits.fields;
	switch (issue.message) {
		case 'sheet/too-long':
		case 'sheet/too-many':
			return {code: issue.message, where, most};
		case 'sheet/bad-number':
			return {code: issue.message, where, most: limits.number};
		case 'sheet/no-name':
			return {code: issue.message, where};
		case 'sheet/bad-id':
			return {code: issue.message, where, id: badId(issue.input).slice(0, 80)};
		default:
			return {code: 'sheet/shape', where};
	}
}

/** The id itself; of a record, its first name that may not stand. No other value is made into a text: an object may have a `toString` of its own. */
const badId = (input: unknown): string =>
	typeof input === 'string' ? input : (Object.keys(Object(input)).find(name => !isSafeName(name)) ?? '');

function repeated(items: readonly {readonly id: string}[], place: string): SheetProblem | undefined {
	const seen = new Set<string>();
	for (const [index, item] of items.entries()) {
		if (seen.has(item.id)) return {code: 'sheet/same-id', where: `${place}.${index}`, id: item.id};
		seen.add(item.id);
	}
	return undefined;
}
