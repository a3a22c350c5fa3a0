import {ownId} from '../../src/rules/own-id';
import type {FieldView} from '../../src/rules/view';
import type {Lang} from '../../src/shared/lang';
import {isJson, type Json, textIn, withText} from './book-file';
import type {OwnEntry} from './own-form';

const piecesIn = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** The entries of a catalogue as its file has them. */
export const entriesIn = (catalogue: Json): readonly Json[] => piecesIn(catalogue.entries);

const named = (pieces: unknown, lang: Lang): FieldView['options'] =>
	piecesIn(pieces).map(({id, name}) => ({id: String(id ?? ''), name: textIn(name, lang) || String(id ?? '')}));

/** What a switch is chosen from. */
export const optionsIn = (option: Json, lang: Lang): FieldView['options'] => named(option.options, lang);

const KINDS = ['number', 'text', 'flag', 'choice', 'stat', 'skill', 'dice'] as const;

/** What an entry of a catalogue has to say, as a form shows it; a field that it leaves open is at its default. The file may still have faults. */
export const fieldsIn = (book: Json, catalogue: Json, entry: Json | undefined, lang: Lang): readonly FieldView[] =>
	piecesIn(catalogue.fields).map(field => {
		const kind = KINDS.find(one => one === field.kind) ?? 'text';
		const told = isJson(entry?.fields) ? entry.fields[String(field.id)] : undefined;
		const value = told ?? field.default ?? (kind === 'flag' ? false : '');
		return {
			id: String(field.id ?? ''),
			name: textIn(field.name, lang) || String(field.id ?? ''),
			kind,
			value: kind === 'flag' ? value === true : typeof value === 'number' ? value : String(value),
			wanted: field.required !== undefined && field.required !== false,
			options:
				kind === 'stat' ? named(book.stats, lang) : kind === 'skill' ? named(book.skills, lang) : named(field.options, lang),
			...(typeof field.min === 'number' && {min: field.min}),
			...(typeof field.max === 'number' && {max: field.max}),
		};
	});

const withFields = (entry: Json, {fields}: OwnEntry): Json =>
	Object.keys(fields).length === 0 ? entry : {...entry, fields: {...(isJson(entry.fields) && entry.fields), ...fields}};

/** The catalogue with what the form says of one entry; the words of the other language stay. */
export function withEntryGiven(catalogue: Json, entry: Json, own: OwnEntry, lang: Lang): Json {
	const {description: _, ...rest} = entry;
	const description = own.text === '' ? undefined : withText(entry.description, lang, own.text);
	const next = withFields({...rest, ...(description !== undefined && {description})}, own);
	return {...catalogue, entries: entriesIn(catalogue).map(one => (one === entry ? next : one))};
}

/** The catalogue with one more entry, under an id of its own. */
export function withEntryAdded(catalogue: Json, own: OwnEntry): Json {
	const entries = entriesIn(catalogue);
	const id = ownId(
		own.name,
		entries.map(entry => String(entry.id)),
	);
	const entry = withFields({id, name: own.name, ...(own.text !== '' && {description: own.text})}, own);
	return {...catalogue, entries: [...entries, entry]};
}
