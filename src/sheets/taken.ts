import type {SheetView} from '../rules/view';
import {nameOf} from './names';
import type {Sheet} from './sheet';

/** The numbers of a sheet by the names that lines of rolls use. A name may stand for several: a skill's points and its score, a trait with and without what weighs on it now. */
export type SheetNumbers = readonly (readonly [name: string, values: readonly number[]])[];

/** A sheet as it stood from a moment on (milliseconds since 1970), and whose it is. Without an author it is one of the reader's own. */
export type StoodSheet = {
	readonly name: string;
	readonly author?: string;
	readonly authorId?: string;
	readonly since: number;
	/** When the reader approved it. */
	readonly approved?: number;
	/** The fingerprint that rolls made with it carry. */
	readonly print?: string;
	readonly numbers: SheetNumbers;
};

/** A roll to be held against a sheet: who makes it in whose post, when, what its line says it took, and the fingerprint that its string carries. */
export type Taking = {
	readonly who: string;
	readonly author: string;
	readonly authorId?: string | undefined;
	readonly at?: number | undefined;
	readonly print?: string | undefined;
	readonly line: string;
};

/** A number that a roll took and its sheet has otherwise. */
export type TakenOtherwise = {readonly sheet: StoodSheet; readonly name: string; readonly has: number; readonly took: number};

// As src/panel/line.ts writes it: `Aria, Saut – 1d20 + 5 (5 Souplesse, +3 Épée)`. What bears a sign is a modifier of the roll and no number of the sheet.
const NUMBER = /^(-?\d{1,9}) (\S.{0,79})$/;

/** Numbers of a sheet that a line says it took, by name. */
export function numbersIn(line: string): readonly {readonly name: string; readonly value: number}[] {
	const plain = line.replace(/[−\u00a0\u202f]/g, sign => (sign === '−' ? '-' : ' '));
	// Names may hold brackets too, and stand before the dash.
	const told = bracketsIn(plain.slice(plain.indexOf(' – ') + 1));
	return told.flatMap(inside =>
		inside.split(', ').flatMap(part => {
			const [, value, name] = NUMBER.exec(part.trim()) ?? [];
			return value === undefined || name === undefined ? [] : [{name, value: Number(value)}];
		}),
	);
}

/** What stands in the brackets of a text, with the brackets in them. */
function bracketsIn(text: string): readonly string[] {
	const found: string[] = [];
	let depth = 0;
	let from = 0;
	for (const {0: sign, index} of text.matchAll(/[()]/g)) {
		if (sign === '(' && depth++ === 0) from = index + 1;
		if (sign === ')' && depth > 0 && --depth === 0) found.push(text.slice(from, index));
	}
	return found;
}

/** The numbers of a sheet of free play. */
export const numbersOfFree = ({fields, numbers}: Sheet): SheetNumbers =>
	fields.flatMap(({kind, id, label}) => {
		const value = kind === 'number' ? numbers[id] : undefined;
		return value === undefined ? [] : [[label, [value]] as const];
	});

/** The numbers of a sheet of a game, what it derives among them. */
export const numbersOfGame = ({stats, skills, derived, tracks}: SheetView): SheetNumbers => [
	...stats.map(({name, value, base, modifier}) => [name, [value, base, ...(modifier === undefined ? [] : [modifier])]] as const),
	...skills.map(({name, value, base, points}) => [name, [value, base, points]] as const),
	...derived.map(({name, value, base}) => [name, [value, base]] as const),
	...tracks.map(({name, value, max}) => [name, [value, max]] as const),
];

const isOf = (sheet: StoodSheet, {author, authorId}: Taking): boolean =>
	sheet.authorId !== undefined && authorId !== undefined ? sheet.authorId === authorId : sheet.author === author;

/** The sheet that stood when a roll was made: the one whose fingerprint it carries; else, of those that were there by then, the last that was approved, or the last. */
export function stoodFor(sheets: readonly StoodSheet[], taking: Taking): StoodSheet | undefined {
	const named = sheets.filter(({name}) => nameOf(name) === nameOf(taking.who));
	const published = named.filter(one => one.author !== undefined && isOf(one, taking));
	const known = published.length > 0 ? published : named.filter(({author}) => author === undefined);
	const exact = known.find(({print}) => print !== undefined && print === taking.print);
	if (exact) return exact;
	const {at = Number.POSITIVE_INFINITY} = taking;
	const byThen = known.filter(({since}) => since <= at).toSorted((one, other) => one.since - other.since);
	return byThen.findLast(({approved}) => approved !== undefined) ?? byThen.at(-1);
}

/** Where a roll took another number than its sheet had. A name that stands for several numbers differs only where none of them is the one that was taken. */
export function takenOtherwise(sheets: readonly StoodSheet[], taking: Taking): readonly TakenOtherwise[] {
	const sheet = taking.who === '' ? undefined : stoodFor(sheets, taking);
	if (!sheet) return [];
	const known = new Map(sheet.numbers.map(([name, values]) => [nameOf(name), values]));
	return numbersIn(taking.line).flatMap(({name, value}) => {
		const values = known.get(nameOf(name));
		return values?.[0] === undefined || values.includes(value) ? [] : [{sheet, name, has: values[0], took: value}];
	});
}
