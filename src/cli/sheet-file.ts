import * as v from 'valibot';
import {readAnswers} from '../rules/creation/finish';
import {type State, type TableState, tableState} from '../rules/state';
import {fail, ok, type Result} from '../shared/result';
import {readJson} from './input';
import type {CliProblem} from './problem';
import type {World} from './world';

/** A character out of a file, with the rulebook and the version it is pinned to where the file says so. */
export type SheetFile = {readonly state: State; readonly book?: string; readonly version?: string};

// Only what stands around the character: the state itself is read by the rules.
const exported = v.object({
	format: v.literal('osselet-sheets'),
	sheets: v.array(v.object({book: v.string(), bookVersion: v.string(), game: v.object({state: v.unknown()})})),
});

/** Reads a character: a sheet exported by Osselet, a bare state, or creation answers. */
export async function readSheetFile(world: World, file: string): Promise<Result<SheetFile, CliProblem>> {
	const json = await readJson(world, file);
	if (!json.ok) return json;
	const value = json.value;
	if (typeof value !== 'object' || value === null || !('format' in value)) return stateOf(value, file, '');
	const read = v.safeParse(exported, value);
	if (!read.success) return fail({code: 'cli/shape', file, where: v.getDotPath(read.issues[0]) ?? '(file)'});
	const [sheet, ...others] = read.output.sheets;
	if (!sheet || others.length > 0) return fail({code: 'cli/one-sheet', file, count: read.output.sheets.length});
	const inside = stateOf(sheet.game.state, file, 'sheets.0.game.state.');
	return inside.ok ? ok({...inside.value, book: sheet.book, version: sheet.bookVersion}) : inside;
}

function stateOf(value: unknown, file: string, before: string): Result<SheetFile, CliProblem> {
	const read = readAnswers(value);
	if (read.ok) return ok({state: read.value});
	const {path, expected, found} = read.error[0]!;
	return fail({code: 'cli/state', file, where: `${before}${path}` || '(file)', expected, found});
}

/** What the GM holds for a table: reserves, clocks, options. */
export async function readTableFile(world: World, file: string): Promise<Result<TableState, CliProblem>> {
	const json = await readJson(world, file);
	if (!json.ok) return json;
	const read = v.safeParse(tableState, json.value);
	return read.success ? ok(read.output) : fail({code: 'cli/shape', file, where: v.getDotPath(read.issues[0]) ?? '(file)'});
}

/** Standing where no table is given: nothing in reserve. */
export const noTable: TableState = v.parse(tableState, {});
