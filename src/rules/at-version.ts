import {fail, type Result} from '../shared/result';
import type {Fault} from './check/fault';
import {readBook} from './check/read-book';
import type {Patch, Rulebook} from './contract/rulebook';
import {atLeast} from './versions';

type Json = unknown;
type JsonRecord = Readonly<Record<string, Json>>;

const isRecord = (value: Json): value is JsonRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a step of a path leads: a key of an object, or the piece of a list with that id. */
function indexOf(list: readonly Json[], step: string): number {
	return list.findIndex(piece => isRecord(piece) && piece.id === step);
}

/** A copy of a value with one place changed; undefined when the path leads nowhere. Steps name keys, or the ids of a list's pieces. */
function changed(value: Json, steps: readonly string[], patch: Patch): Json | undefined {
	const [step, ...rest] = steps;
	if (step === undefined)
		return patch.op === 'add' && Array.isArray(value) ? [...value, patch.value] : patch.op === 'remove' ? undefined : patch.value;
	if (Array.isArray(value)) {
		const index = indexOf(value, step);
		if (index < 0) return undefined;
		if (rest.length === 0 && patch.op === 'remove') return value.toSpliced(index, 1);
		const next = changed(value[index], rest, patch);
		return next === undefined ? undefined : value.with(index, next);
	}
	if (!isRecord(value)) return undefined;
	if (rest.length === 0 && patch.op === 'remove') {
		const {[step]: gone, ...others} = value;
		return gone === undefined ? undefined : others;
	}
	const here = Object.hasOwn(value, step) ? value[step] : undefined;
	if (here === undefined && rest.length > 0) return undefined;
	const next = changed(here ?? (patch.op === 'add' ? [] : undefined), rest, patch);
	return next === undefined ? undefined : {...value, [step]: next};
}

/** The versions a rulebook knows, oldest first. */
export const versionsOf = (book: Rulebook): readonly string[] => [book.version, ...book.versions.map(one => one.version)];

/** The newest version of a rulebook. */
export const newest = (book: Rulebook): string => versionsOf(book).at(-1)!;

/**
 * The rulebook as it stood at a version: the first one stated whole, then each later one's differences up to it.
 * Faults name the version and the path of the patch that does not fit.
 */
export function atVersion(book: Rulebook, version: string): Result<Rulebook, readonly Fault[]> {
	let value: Json = book;
	for (const [index, later] of book.versions.entries()) {
		if (!atLeast(version, later.version)) break;
		for (const [at, patch] of later.patch.entries()) {
			const next = changed(value, patch.path.split('.'), patch);
			if (next === undefined)
				return fail([
					{path: `versions[${index}].patch[${at}]`, problem: {code: 'book/patch-path', version: later.version, path: patch.path}},
				]);
			value = next;
		}
		value = {...(value as JsonRecord), version: later.version};
	}
	return readBook(value) as Result<Rulebook, readonly Fault[]>;
}

/** What the versions between two say of themselves, for the one who is about to move his sheet. */
export const notesBetween = (book: Rulebook, from: string, to: string) =>
	book.versions
		.filter(one => !atLeast(from, one.version) && atLeast(to, one.version))
		.map(({version, notes}) => ({version, notes}));
