import type {Lang} from '../../src/shared/lang';

export type Json = Readonly<Record<string, unknown>>;

/** Sections of a rulebook file, in the order they are read. What is in none of them is about the file itself. */
export const sections = [
	'options',
	'stats',
	'skills',
	'derived',
	'tracks',
	'conditions',
	'lists',
	'clocks',
	'things',
	'reserves',
	'money',
	'questions',
	'creation',
	'progression',
	'catalogues',
	'moves',
	'spends',
	'cards',
	'reference',
] as const;
export type SectionName = (typeof sections)[number];

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object that a rulebook's text writes down; undefined for anything else. */
export function parseBook(text: string): Json | undefined {
	try {
		const value: unknown = JSON.parse(text);
		return isJson(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

export const writeBook = (book: Json): string => `${JSON.stringify(book, null, '\t')}\n`;

/** The pieces of a section that are objects; a section that is one object, such as money, is one piece. */
export function piecesOf(book: Json, section: SectionName): readonly Json[] {
	const found = book[section];
	if (section === 'creation' && isJson(found)) return Array.isArray(found.steps) ? found.steps.filter(isJson) : [];
	if (Array.isArray(found)) return found.filter(isJson);
	return isJson(found) ? [found] : [];
}

/** The book with one key of one piece written otherwise. An empty value takes the key out. */
export function withKey(book: Json, section: SectionName, piece: Json, key: string, value: unknown): Json {
	const {[key]: _, ...rest} = piece;
	return withPiece(book, section, piece, value === undefined ? rest : {...piece, [key]: value});
}

/** The book with another piece in the place of one. */
export function withPiece(book: Json, section: SectionName, piece: Json, next: Json): Json {
	const found = book[section];
	const swap = (list: readonly unknown[]) => list.map(one => (one === piece ? next : one));
	if (Array.isArray(found)) return {...book, [section]: swap(found)};
	if (section === 'creation' && isJson(found) && Array.isArray(found.steps))
		return {...book, creation: {...found, steps: swap(found.steps)}};
	return {...book, [section]: next};
}

/** A text of the file in one language: one for both, or one for each. */
export function textIn(value: unknown, lang: Lang): string {
	if (typeof value === 'string') return value;
	const found = isJson(value) ? value[lang] : undefined;
	return typeof found === 'string' ? found : '';
}

/** A text of the file, rewritten in one language; the other keeps its words. */
export function withText(value: unknown, lang: Lang, text: string): unknown {
	if (isJson(value)) return {...value, [lang]: text};
	return text === '' ? undefined : text;
}

/** A number or a formula as it is typed: `12`, `6 + @level`. */
export function readAmount(text: string): number | string | undefined {
	const plain = text.trim().replace('−', '-');
	if (plain === '') return undefined;
	return /^-?\d{1,9}$/.test(plain) ? Number(plain) : plain;
}
