import type {SheetId} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {readSheet} from '../sheets/read';
import type {Sheet} from '../sheets/sheet';
import type {StoreProblem} from '../wire/records';
import type {Decision} from './cupboard';

type Answer = Result<Sheet, StoreProblem>;
const refuse = (problem: StoreProblem): Decision<Answer> => ({do: 'leave', answer: fail(problem)});
const put = (sheet: Sheet): Decision<Answer> => {
	const next = {...sheet, revision: sheet.revision + 1};
	return {do: 'put', value: next, answer: ok(next)};
};

/** The stored sheet, or why nothing may be written over what lies there. */
function standing(id: SheetId, stored: unknown, revision: number): Result<Sheet, StoreProblem> {
	const read = readSheet(stored);
	if (!read.ok) return fail({code: 'store/unreadable', where: `sheets/${id}`, cause: causeOf(read.error)});
	const {name, revision: current} = read.value;
	return current === revision ? read : fail({code: 'store/conflict', name, revision: current});
}

/** In short, for the problems of a store: what is wrong, and where. */
export const causeOf = (problem: {readonly code: string; readonly where?: string}): string =>
	problem.where === undefined ? problem.code : `${problem.code} ${problem.where}`;

/** A write: only by who read the latest revision. */
export function decidePut(sheet: Sheet, stored: unknown): Decision<Answer> {
	if (stored === undefined) return sheet.revision === 0 ? put(sheet) : refuse({code: 'store/gone', name: sheet.name});
	const here = standing(sheet.id, stored, sheet.revision);
	return here.ok ? put(sheet) : refuse(here.error);
}

/** A removal: only by who read the latest revision. Answers what was there. */
export function decideRemove(id: SheetId, revision: number, stored: unknown): Decision<Answer> {
	if (stored === undefined) return refuse({code: 'store/gone', name: id});
	const here = standing(id, stored, revision);
	return here.ok ? {do: 'remove', answer: here} : refuse(here.error);
}

/** An undone removal: only where nothing stands under that id. */
export function decideRestore(sheet: Sheet, stored: unknown): Decision<Answer> {
	if (stored === undefined) return put(sheet);
	const here = standing(sheet.id, stored, -1);
	return here.ok ? put(sheet) : refuse(here.error);
}
