import type * as v from 'valibot';
import {formula} from '../contract/basics';

type Schema = v.GenericSchema;
/** What of a schema's making is read here. */
export type Parts = {
	readonly type: string;
	readonly entries?: Readonly<Record<string, Schema>>;
	readonly item?: Schema;
	readonly wrapped?: Schema;
	readonly value?: Schema;
	readonly options?: readonly Schema[];
	readonly key?: string;
};

export type Path = readonly (string | number)[];
export type FormulaPlace = {readonly path: Path; readonly text: string};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which member of a union or variant a value was read by. */
export function memberFor({options = [], key}: Parts, value: unknown): Schema | undefined {
	if (key !== undefined && isRecord(value))
		return options.find(
			option =>
				(option as unknown as Parts).entries?.[key] && literalOf((option as unknown as Parts).entries![key]!) === value[key],
		);
	const kind = typeof value;
	if (kind === 'string') return options.find(option => option === formula) ?? undefined;
	return isRecord(value)
		? options.find(
				option =>
					(option as unknown as Parts).entries !== undefined &&
					Object.keys((option as unknown as Parts).entries!).some(name => Object.hasOwn(value, name)),
			)
		: undefined;
}

const literalOf = (schema: Schema): unknown => (schema as unknown as {readonly literal?: unknown}).literal;

function* children(schema: Parts, value: unknown, path: Path): Generator<readonly [Schema, unknown, Path]> {
	if (schema.wrapped) yield [schema.wrapped, value, path];
	if (schema.entries && isRecord(value))
		for (const [name, entry] of Object.entries(schema.entries))
			if (Object.hasOwn(value, name)) yield [entry, value[name], [...path, name]];
	if (schema.item && Array.isArray(value))
		for (const [index, entry] of value.entries()) yield [schema.item, entry, [...path, index]];
	if (schema.type === 'record' && schema.value && isRecord(value))
		for (const [name, entry] of Object.entries(value)) yield [schema.value, entry, [...path, name]];
	if (schema.options) {
		const member = memberFor(schema, value);
		if (member) yield [member, value, path];
	}
}

/** Every formula in a value that a schema of the contract read, with its place. The contract itself says where formulas stand. */
export function* formulasIn(schema: Schema, value: unknown, path: Path = []): Generator<FormulaPlace> {
	if (value === undefined) return;
	if (schema === formula) {
		if (typeof value === 'string') yield {path, text: value};
		return;
	}
	for (const [child, entry, place] of children(schema as unknown as Parts, value, path)) yield* formulasIn(child, entry, place);
}

/** An object in a value, with its place and the schema of the contract that read it. */
export type PartPlace = {readonly schema: Schema; readonly value: object; readonly path: Path};

/** Every object in a value that one of some schemas of the contract read. */
export function* partsIn(schema: Schema, value: unknown, wanted: ReadonlySet<Schema>, path: Path = []): Generator<PartPlace> {
	if (typeof value !== 'object' || value === null) return;
	if (wanted.has(schema)) yield {schema, value, path};
	for (const [child, entry, place] of children(schema as unknown as Parts, value, path))
		yield* partsIn(child, entry, wanted, place);
}

/** The keys that the contract knows, for proposing one that was mistyped. */
export function keysOf(schema: Schema, found = new Set<string>(), seen = new Set<Schema>()): ReadonlySet<string> {
	if (seen.has(schema)) return found;
	seen.add(schema);
	const parts = schema as unknown as Parts;
	for (const [name, entry] of Object.entries(parts.entries ?? {})) {
		found.add(name);
		keysOf(entry, found, seen);
	}
	for (const next of [parts.item, parts.wrapped, parts.value, ...(parts.options ?? [])])
		if (next && typeof next === 'object') keysOf(next, found, seen);
	return found;
}
