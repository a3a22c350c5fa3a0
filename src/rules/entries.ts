import type {Catalogue, Entry} from './contract/catalogues';
import type {Derivation} from './derive';
import type {Scope} from './formula/evaluate';
import type {Value} from './formula/formula';
import {nameOf} from './game';

/** A field of an entry as formulas read it, its catalogue's default where the entry does not say; undefined for a field that the catalogue has not. */
export function fieldOf(catalogue: Catalogue | undefined, entry: Entry | undefined, name: string): Value | undefined {
	const field = catalogue?.fields.find(one => nameOf(one.id) === name);
	const value =
		field && (entry?.fields[field.id] ?? field.default ?? (field.kind === 'number' || field.kind === 'flag' ? 0 : ''));
	return typeof value === 'boolean' ? Number(value) : value;
}

/** The scope in which an entry's own formulas are read: `@this.level`, `@this.tag('ranged')`, `@this.id`. */
export function entryScope(sheet: Derivation, catalogueId: string, entry: Entry): Scope {
	const catalogue = sheet.game.catalogues.get(nameOf(catalogueId));
	return {
		...sheet.scope,
		read: (path, args) => {
			if (path[0] !== 'this' || path[1] === undefined) return sheet.scope.read(path, args);
			if (path[1] === 'id') return entry.id;
			if (path[1] === 'tag') return entry.tags.includes(String(args[0])) ? 1 : 0;
			return fieldOf(catalogue, entry, path[1]);
		},
	};
}

/** The fields that an entry must have before it may be used, and has not. */
export function ungiven(sheet: Derivation, catalogueId: string, entry: Entry): readonly Catalogue['fields'][number][] {
	const catalogue = sheet.game.catalogues.get(nameOf(catalogueId));
	const scope = entryScope(sheet, catalogueId, entry);
	return (catalogue?.fields ?? []).filter(
		({id, required}) =>
			(entry.fields[id] ?? '') === '' && (typeof required === 'string' ? sheet.game.holds(required, scope) : required),
	);
}
