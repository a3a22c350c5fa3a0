import type {Book} from '../rules/book';
import type {Both} from '../shared/lang';
import {nameOf} from './names';
import type {Sheet} from './sheet';

/** One roll a sheet offers: its own, or its game's. */
export type SheetMove = {
	readonly id: string;
	readonly label: Both;
	readonly expression: string;
	readonly favourite: boolean;
	readonly own: boolean;
};

/** What `@name` stands for in an expression: a number by its id or by its label, accents and case aside. Undefined where the sheet has none of that name. */
export function numberOf(sheet: Sheet, book: Book): (name: string) => number | undefined {
	const known = new Map<string, number>();
	const add = (name: string, id: string) => {
		const value = Object.hasOwn(sheet.numbers, id) ? sheet.numbers[id] : undefined;
		if (value !== undefined && !known.has(name)) known.set(name, value);
	};
	for (const field of namedNumbers(sheet, book)) add(nameOf(field.id), field.id);
	for (const field of namedNumbers(sheet, book)) for (const label of field.labels) add(nameOf(label), field.id);
	return name => known.get(nameOf(name));
}

/** The numbers of a sheet with the names they answer to in expressions, its own last. */
export function namedNumbers(sheet: Sheet, book: Book): readonly {readonly id: string; readonly labels: readonly string[]}[] {
	const fromBook = book.fields.flatMap(field =>
		field.kind === 'number' ? [{id: field.id, labels: [field.label.fr, field.label.en]}] : [],
	);
	const own = sheet.fields.flatMap(field => (field.kind === 'number' ? [{id: field.id, labels: [field.label]}] : []));
	return [...fromBook, ...own];
}

/** Every name that `numberOf` answers, as it is written after `@`; to put a misspelt one right. */
export const numberNames = (sheet: Sheet, book: Book): readonly string[] => [
	...new Set(namedNumbers(sheet, book).flatMap(field => [nameOf(field.id), ...field.labels.map(nameOf)])),
];

/** Every roll a sheet offers, its own first, favourites before the rest. */
export function moves(sheet: Sheet, book: Book): readonly SheetMove[] {
	const own = sheet.moves.map(move => ({...move, label: {fr: move.label, en: move.label}, own: true}));
	const fromBook = book.moves.map(move => ({...move, favourite: false, own: false}));
	return [...own.filter(move => move.favourite), ...own.filter(move => !move.favourite), ...fromBook];
}
