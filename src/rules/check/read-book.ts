import {fail, ok, type Result} from '../../shared/result';
import {limits} from '../contract/basics';
import {type Rulebook, rulebook} from '../contract/rulebook';
import {atMost, type Fault, pathText} from './fault';
import {Piecewise} from './piecewise';

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

/** A rulebook out of a value from anywhere, with its defaults filled in; or every fault of its shape, each with its place. */
export function readBook(value: unknown): Result<Rulebook, readonly Fault[]> {
	const size = oversize(value);
	if (size) return fail([size]);
	const reading = new Piecewise();
	const book = reading.read(rulebook, value, []);
	// Without faults, every part was read by its own schema.
	return reading.faults.length > 0 ? fail(atMost(reading.faults)) : ok(book as Rulebook);
}

// Far more than `MOST_DEPTH`, because brackets within texts are counted too.
const MOST_OPEN = 1000;

/** Whether more brackets stand open at once than any rulebook has, told before anything is parsed. */
function isBottomless(text: string): boolean {
	let open = 0;
	for (let at = 0; at < text.length && open <= MOST_OPEN; at++) {
		const mark = text[at];
		if (mark === '[' || mark === '{') open++;
		else if (mark === ']' || mark === '}') open--;
	}
	return open > MOST_OPEN;
}

/** What makes a file too big or too deep to be a rulebook, told before it is parsed. */
export function sizeFault(text: string): Fault | undefined {
	// A character is at least a byte: what is longer than this is certainly too big.
	if (text.length > limits.bytes)
		return {path: '(file)', problem: {code: 'book/too-big', bytes: text.length, most: limits.bytes}};
	return isBottomless(text) ? {path: '(file)', problem: {code: 'book/too-deep', most: MOST_DEPTH}} : undefined;
}

/** A rulebook out of a file's text. */
export function readBookText(text: string): Result<Rulebook, readonly Fault[]> {
	const size = sizeFault(text);
	if (size) return fail([size]);
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
