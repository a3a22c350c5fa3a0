import * as v from 'valibot';
import type {SheetId} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {limits} from './limits';
import type {SheetProblem} from './problem';
import {readSheet} from './read';
import type {Sheet} from './sheet';

const FORMAT = 'osselet-sheets';
const VERSION = 1;
const envelope = v.object({
	format: v.literal(FORMAT),
	version: v.pipe(v.number(), v.integer(), v.minValue(1)),
	sheets: v.array(v.unknown()),
});

/** A file with sheets: one JSON document, indented for people. */
export const writeSheets = (sheets: readonly Sheet[]): string =>
	`${JSON.stringify({format: FORMAT, version: VERSION, sheets}, undefined, '\t')}\n`;

/** Reads a file with sheets, whole or not at all: one bad sheet refuses the file, and says where. A byte-order mark is let pass. */
export function readSheets(text: string): Result<readonly Sheet[], SheetProblem> {
	if (text.length > limits.file) return fail({code: 'file/too-big', most: limits.file});
	const json = parse(text.replace(/^\uFEFF/, ''));
	if (!json.ok) return json;
	const file = v.safeParse(envelope, json.value);
	if (!file.success) return fail({code: 'file/other-format'});
	const {version, sheets} = file.output;
	if (version > VERSION) return fail({code: 'file/newer', version});
	if (sheets.length === 0) return fail({code: 'file/empty'});
	if (sheets.length > limits.sheets) return fail({code: 'sheet/too-many', where: 'sheets', most: limits.sheets});
	return readAll(sheets);
}

function parse(text: string): Result<unknown, SheetProblem> {
	try {
		return ok(JSON.parse(text));
	} catch {
		return fail({code: 'file/not-json'});
	}
}

function readAll(values: readonly unknown[]): Result<readonly Sheet[], SheetProblem> {
	const sheets: Sheet[] = [];
	const seen = new Set<SheetId>();
	for (const [index, value] of values.entries()) {
		const read = readSheet(value);
		if (!read.ok) return 'where' in read.error ? fail({...read.error, where: `sheets.${index}.${read.error.where}`}) : read;
		if (seen.has(read.value.id)) return fail({code: 'sheet/same-id', where: `sheets.${index}`, id: read.value.id});
		seen.add(read.value.id);
		sheets.push(read.value);
	}
	return ok(sheets);
}

/** What happens to an imported sheet whose id is already here. */
export type Clash = 'copy' | 'replace';

/** An imported sheet as it is to be put: new, as a copy under `copyId`, or over the one that stands here. */
export function imported(sheet: Sheet, here: Sheet | undefined, clash: Clash, copyId: SheetId): Sheet {
	if (!here) return {...sheet, revision: 0};
	return clash === 'replace' ? {...sheet, revision: here.revision} : {...sheet, id: copyId, revision: 0};
}
