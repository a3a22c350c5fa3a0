import * as v from 'valibot';
import {nearest} from '../../shared/nearest';
import {fail, ok, type Result} from '../../shared/result';
import {limits} from '../contract/basics';
import {type Rulebook, rulebook} from '../contract/rulebook';
import {type BookProblem, type Fault, MOST_FAULTS, pathText} from './fault';
import {keysOf} from './walk';

const MOST_NODES = 150_000;
const MOST_DEPTH = 24;

/** Counts a stranger's value before anything reads it: no list longer, no nesting deeper, no more parts than a rulebook has. */
function oversize(value: unknown): Fault | undefined {
	let nodes = 0;
	const waiting: {readonly value: unknown; readonly path: readonly (string | number)[]}[] = [{value, path: []}];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const {path} = next;
		if (++nodes > MOST_NODES) return {path: '(file)', problem: {code: 'book/too-many', count: nodes, most: MOST_NODES}};
		if (path.length > MOST_DEPTH) return {path: pathText(path.slice(0, 4)), problem: {code: 'book/too-deep', most: MOST_DEPTH}};
		if (typeof next.value !== 'object' || next.value === null) continue;
		const entries = Array.isArray(next.value) ? next.value.entries() : Object.entries(next.value);
		const count = Array.isArray(next.value) ? next.value.length : Object.keys(next.value).length;
		if (count > limits.entries) return {path: pathText(path), problem: {code: 'book/too-many', count, most: limits.entries}};
		for (const [key, entry] of entries) waiting.push({value: entry, path: [...path, key]});
	}
	return undefined;
}

const keys = keysOf(rulebook);

function problemOf(issue: v.BaseIssue<unknown>): BookProblem {
	const key = String(issue.path?.at(-1)?.key ?? '');
	if (issue.type === 'strict_object' && issue.expected === 'never') {
		const close = nearest(key, keys);
		return {code: 'book/unknown-key', key, ...(close && {nearest: close})};
	}
	if (issue.type === 'strict_object' && issue.received === 'undefined') return {code: 'book/missing', key};
	const wanted = (issue as {readonly requirement?: unknown}).requirement;
	const expected =
		issue.expected ??
		(wanted instanceof RegExp
			? wanted.source
			: typeof wanted === 'function' || wanted === undefined
				? issue.type
				: String(wanted));
	return {code: 'book/shape', expected, found: issue.received.slice(0, 80)};
}

/** The issues that say most: those of the member of a union that came nearest, and never more than the list holds. */
function* leaves(issues: readonly v.BaseIssue<unknown>[]): Generator<v.BaseIssue<unknown>> {
	for (const issue of issues) {
		const inner = issue.issues?.filter(one => (one.path?.length ?? 0) > (issue.path?.length ?? 0));
		if (inner && inner.length > 0) yield* leaves(inner);
		else yield issue;
	}
}

const faultOf = (issue: v.BaseIssue<unknown>): Fault => ({
	path: pathText((issue.path ?? []).map(part => (typeof part.key === 'number' ? part.key : String(part.key)))),
	problem: problemOf(issue),
});

/** A rulebook out of a value from anywhere, with its defaults filled in; or every fault of its shape, each with its place. */
export function readBook(value: unknown): Result<Rulebook, readonly Fault[]> {
	const size = oversize(value);
	if (size) return fail([size]);
	const read = v.safeParse(rulebook, value);
	if (read.success) return ok(read.output);
	const issues = [...leaves(read.issues)];
	const more = issues.length - MOST_FAULTS;
	const faults = issues.slice(0, MOST_FAULTS).map(faultOf);
	return fail(more > 0 ? [...faults, {path: '(file)', problem: {code: 'book/more', count: more}}] : faults);
}

/** A rulebook out of a file's text. */
export function readBookText(text: string): Result<Rulebook, readonly Fault[]> {
	// A character is at least a byte: what is longer than this is certainly too big, and is not even parsed.
	if (text.length > limits.bytes)
		return fail([{path: '(file)', problem: {code: 'book/too-big', bytes: text.length, most: limits.bytes}}]);
	try {
		return readBook(JSON.parse(text.replace(/^\uFEFF/, '')));
	} catch (error) {
		const position = /position (\d{1,9})/.exec(String(error))?.[1];
		return fail([
			{
				path: '(file)',
				problem: {code: 'book/not-json', cause: String(error), ...(position !== undefined && {position: Number(position)})},
			},
		]);
	}
}
