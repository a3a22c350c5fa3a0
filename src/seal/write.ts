import {escapeText} from '../shared/escape';
import type {Anchor} from '../shared/ids';
import {checkOf, digestOf, hexOf} from './digest';
import type {Mode, Rider} from './roll-string';

/** What goes into a roll string. `o` has no round, `s` and `h` no anchor; `commitment` 40 and `secret` 32 hex digits. */
export type Parts = {readonly expression: string; readonly index: number; readonly riders?: readonly Rider[]} & (
	| {readonly mode: 's'; readonly round: number}
	| {readonly mode: 'i' | 'q'; readonly anchor: Anchor; readonly round: number}
	| {readonly mode: 'o'; readonly anchor: Anchor}
	| {readonly mode: 'h'; readonly round: number; readonly commitment: string}
	| {readonly mode: 'u'; readonly anchor: Anchor; readonly round: number; readonly secret: string}
);

/** Longest expression, once escaped, that a roll string carries. */
export const LONGEST_EXPRESSION = 120;

/** Whether a canonical expression is short enough for a roll string; the panel asks before it writes. */
export const fitsString = (expression: string): boolean => escapeText(expression).length <= LONGEST_EXPRESSION;

// A rider's value, once escaped, is no longer.
const LONGEST_RIDER = 40;

/** Whether a rider can be written: one whose value is empty or too long is left out of a string. */
export function fitsRider({value}: Rider): boolean {
	const {length} = escapeText(value);
	return length >= 1 && length <= LONGEST_RIDER;
}

/** The roll string of these parts, clean, with its check. Throws on parts that no reader would take. */
export function writeString(parts: Parts): string {
	const expression = escapeText(parts.expression);
	if (expression.length > LONGEST_EXPRESSION)
		throw new RangeError(`An expression of ${expression.length} characters is too long.`);

	const fields = ['oss1', parts.mode satisfies Mode, expression];
	if (parts.mode !== 's' && parts.mode !== 'h') fields.push(`a${parts.anchor}`);
	if (parts.mode !== 'o') fields.push(`r${whole(parts.round, 1e15)}`);
	fields.push(`k${whole(parts.index, 1000)}`);
	if (parts.mode === 'h') fields.push(`c${parts.commitment}`);
	if (parts.mode === 'u') fields.push(`y${parts.secret}`);
	fields.push(...inOrder(parts.riders ?? []).map(writeRider));
	return finish(fields.join('-'));
}

/** `w`: says that these strings were seen in the post `anchor`. */
export const writeWitness = (anchor: Anchor, raws: readonly string[]): string =>
	finish(`oss1-w-a${anchor}-h${seenHash(anchor, raws)}`);

/** `b`: a draw's signature, 96 hex digits, as a string for a post. */
export const writeReceipt = (round: number, signature: string): string =>
	finish(['oss1-b', `r${whole(round, 1e15)}`, ...(signature.match(/.{32}/g) ?? [])].join('-'));

/** What a witness keeps of a post: 20 hex digits over the clean forms of its s, i, o and q strings, in order. */
export function seenHash(anchor: Anchor, raws: readonly string[]): string {
	const digest = digestOf(`oss1 seen\n${anchor}\n${raws.map(raw => `${raw}\n`).join('')}`);
	return hexOf(digest, 10);
}

/** Adds the check to all that stands before it. */
export const finish = (body: string): string => `${body}-${checkOf(body)}`;

const ORDER = 'bmtf';
const rank = (rider: Rider): number => (ORDER.indexOf(rider.letter) + 1 || 100) * 1000 + rider.letter.charCodeAt(0);
const inOrder = (riders: readonly Rider[]) => [...riders].sort((one, other) => rank(one) - rank(other));

function writeRider({letter, value}: Rider): string {
	const escaped = escapeText(value);
	// A field of eight hex digits would read as the check: its first character is written by its code.
	const field = /^[0-9a-f]{8}$/.test(letter + escaped) ? `${letter}z${hex(escaped)}${escaped.slice(1)}` : letter + escaped;
	if (!/^[a-z][0-9a-z]{1,40}$/.test(field)) throw new RangeError(`“${field}” cannot ride along.`);
	return field;
}

const hex = (text: string) => text.charCodeAt(0).toString(16).padStart(2, '0');

function whole(value: number, limit: number): number {
	if (!Number.isInteger(value) || value < 1 || value >= limit) throw new RangeError(`${value} is no number for a roll string.`);
	return value;
}
