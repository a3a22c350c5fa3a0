import * as v from 'valibot';
import {Hints} from '../../shared/nearest';
import {limits} from '../contract/basics';
import {rulebook} from '../contract/rulebook';
import {type BookProblem, type Fault, MOST_FAULTS, pathText} from './fault';
import {keysOf, memberFor, type Parts, type Path} from './walk';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const kindOf = (value: unknown): string =>
	Array.isArray(value) ? 'Array' : (JSON.stringify(value) ?? String(value)).slice(0, 80);

const keys = keysOf(rulebook);

type Action = {readonly kind: string; readonly type: string; readonly requirement?: unknown};

/** Whether a schema checks nothing beyond its parts, but for the length of lists, which was looked at before. */
const isPlain = (schema: v.GenericSchema): boolean =>
	((schema as {readonly pipe?: readonly Action[]}).pipe ?? [])
		.slice(1)
		.every(({kind, type, requirement}) => kind === 'metadata' || (type === 'max_length' && requirement === limits.entries));

function shapeProblem(issue: v.BaseIssue<unknown>): BookProblem {
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

/** The issues that say most: those of the member of a union that came nearest. */
function* leaves(issues: readonly v.BaseIssue<unknown>[]): Generator<v.BaseIssue<unknown>> {
	for (const issue of issues) {
		const inner = issue.issues?.filter(one => (one.path?.length ?? 0) > (issue.path?.length ?? 0));
		if (inner && inner.length > 0) yield* leaves(inner);
		else yield issue;
	}
}

/**
 * Reads a value by a schema, object by object and entry by entry, and gives up past the faults that are told.
 * The library reads a broken file to its end first, which takes it half a second for one made to be broken.
 */
export class Piecewise {
	readonly faults: Fault[] = [];
	private readonly hints = new Hints();

	read(schema: v.GenericSchema, value: unknown, path: Path): unknown {
		if (this.faults.length > MOST_FAULTS) return undefined;
		const parts = schema as unknown as Parts;
		if (!isPlain(schema)) return this.whole(schema, value, path);
		if (parts.wrapped) return value === undefined ? v.parse(schema, undefined) : this.read(parts.wrapped, value, path);
		if (parts.type === 'strict_object' && parts.entries) return this.object(parts.entries, value, path);
		if (parts.item && Array.isArray(value)) return this.list(parts.item, value, path);
		const member = parts.key === undefined ? undefined : memberFor(parts, value);
		return member ? this.read(member, value, path) : this.whole(schema, value, path);
	}

	private object(entries: NonNullable<Parts['entries']>, value: unknown, path: Path): unknown {
		if (!isRecord(value)) return this.add(path, {code: 'book/shape', expected: 'Object', found: kindOf(value)});
		const read: [string, unknown][] = [];
		for (const [key, entry] of Object.entries(entries)) {
			const given = Object.hasOwn(value, key) ? value[key] : undefined;
			if (given === undefined && !(entry as unknown as Parts).wrapped) this.add([...path, key], {code: 'book/missing', key});
			else {
				const found = this.read(entry, given, [...path, key]);
				if (found !== undefined) read.push([key, found]);
			}
		}
		for (const key of Object.keys(value))
			if (!Object.hasOwn(entries, key))
				this.add([...path, key], {code: 'book/unknown-key', key, ...this.hints.near(key, Object.keys(entries))});
		return Object.fromEntries(read);
	}

	private list(item: v.GenericSchema, value: readonly unknown[], path: Path): unknown {
		const read: unknown[] = [];
		for (const [index, entry] of value.entries()) {
			if (this.faults.length > MOST_FAULTS) break;
			read.push(this.read(item, entry, [...path, index]));
		}
		return read;
	}

	/** What has no parts of its own to read: a number, a text, a union of two forms. */
	private whole(schema: v.GenericSchema, value: unknown, path: Path): unknown {
		const read = v.safeParse(schema, value);
		if (read.success) return read.output;
		for (const issue of leaves(read.issues)) {
			const inner = (issue.path ?? []).map(part => (typeof part.key === 'number' ? part.key : String(part.key)));
			this.add([...path, ...inner], this.problemOf(issue));
		}
		return undefined;
	}

	private problemOf(issue: v.BaseIssue<unknown>): BookProblem {
		const key = String(issue.path?.at(-1)?.key ?? '');
		if (issue.type === 'strict_object' && issue.expected === 'never')
			return {code: 'book/unknown-key', key, ...this.hints.near(key, keys)};
		if (issue.type === 'strict_object' && issue.received === 'undefined') return {code: 'book/missing', key};
		return shapeProblem(issue);
	}

	private add(path: Path, problem: BookProblem): void {
		this.faults.push({path: pathText(path), problem});
	}
}
