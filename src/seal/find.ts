import {unescapeText} from '../shared/escape';
import {ANCHOR, type Anchor} from '../shared/ids';
import {clean, mayHold} from './clean';
import {checkOf} from './digest';
import type {Found, Mode, ReceiptString, Rider, RollString, WitnessString} from './roll-string';

/** What lies beyond in one post is not looked at: nobody rolls that much, and a hostile post might. */
export const MOST_STRINGS = 50;

const BLANK = '[ \\t\\r\\n\\u00a0\\u2009\\u202f]';
const HYPHEN = `-${BLANK}?`;
const EXPRESSION = '([0-9a-z]{1,120})';
const ANCHORED = `a(${ANCHOR})`;
const ROUND = 'r([1-9][0-9]{0,14})';
const INDEX = 'k([1-9][0-9]{0,2})';
// The check is the first field of exactly eight hex digits, so riders are taken lazily.
const RIDERS = `((?:${HYPHEN}[a-z][0-9a-z]{1,40}){0,12}?)`;
// Of a signature's 48 bytes: longer runs are broken by some boards.
const THIRD = '([0-9a-f]{32})';
const CHECK = '([0-9a-f]{8})(?![0-9a-z])';

const form = (...fields: string[]) => new RegExp(`oss1${HYPHEN}${fields.join(HYPHEN)}`, 'y');
const withRiders = (...fields: string[]) => form(...fields.slice(0, -1), `${fields.at(-1)}${RIDERS}`, CHECK);

/** Each mode's form: where its groups stand, in order. */
const forms = {
	s: withRiders('s', EXPRESSION, ROUND, INDEX),
	i: withRiders('i', EXPRESSION, ANCHORED, ROUND, INDEX),
	o: withRiders('o', EXPRESSION, ANCHORED, INDEX),
	q: withRiders('q', EXPRESSION, ANCHORED, ROUND, INDEX),
	h: withRiders('h', EXPRESSION, ROUND, INDEX, 'c([0-9a-f]{40})'),
	u: withRiders('u', EXPRESSION, ANCHORED, ROUND, INDEX, 'y([0-9a-f]{32})'),
	w: form('w', ANCHORED, 'h([0-9a-f]{20})', CHECK),
	b: form('b', ROUND, THIRD, THIRD, THIRD, CHECK),
} as const;

const start = /oss([1-9][0-9]{0,2})-/g;
const blank = new RegExp(BLANK);
const blanks = new RegExp(BLANK, 'g');
const run = /(?:-?[0-9a-z]){0,160}/y;
// The sign of a condition claims nothing: `6d10!>=8`, `4d6r=1`.
const claim = new RegExp(`(?<![<>=!]|[0-9)!](?:ro?|f|p))=${BLANK}*([+-]?[0-9]{1,12})${BLANK}*$`, 'i');

/** Finds the roll strings of one post's own text, in order: whole ones, damaged ones, and those of later versions. At most `most`. Linear in the text. */
export function findStrings(text: string, most: number = MOST_STRINGS): readonly Found[] {
	if (!mayHold(text)) return [];

	const {text: cleaned, at} = clean(text);
	const found: Found[] = [];
	start.lastIndex = 0;
	for (let match = start.exec(cleaned); match && found.length < most; match = start.exec(cleaned)) {
		const read = match[1] === '1' ? readOne(cleaned, match.index) : readNewer(cleaned, match.index, Number(match[1]));
		if (!read) continue;

		const {string} = read;
		const said = string.kind === 'roll' ? saidBefore(cleaned, match.index) : undefined;
		// The last character's own place plus one, so that invisible characters after the string stay outside it.
		const span = {start: at(match.index), end: at(read.end - 1) + 1};
		found.push(said === undefined ? {start: span.start, end: span.end, string} : {...span, said, string});
		start.lastIndex = read.end;
	}
	return found;
}

type Read = {readonly string: Found['string']; readonly end: number};

function readOne(text: string, from: number): Read {
	const letter = modeAt(text, from + 'oss1-'.length);
	const pattern = letter && forms[letter];
	if (!pattern) return garbled(text, from);

	pattern.lastIndex = from;
	const match = pattern.exec(text);
	if (!match) return garbled(text, from);

	const raw = rawOf(match[0]);
	if (raw === undefined) return garbled(text, from);
	const string = letter === 'w' ? witness(match, raw) : letter === 'b' ? receipt(match, raw) : rollString(letter, match, raw);
	return {string, end: pattern.lastIndex};
}

function modeAt(text: string, at: number): keyof typeof forms | undefined {
	const letter = blank.test(text[at] ?? '') ? text[at + 1] : text[at];
	return letter !== undefined && letter in forms ? (letter as keyof typeof forms) : undefined;
}

/** The clean form of a string that fits, if its check holds. Nearly all stand clean in their post, so that is tried first. */
function rawOf(written: string): string | undefined {
	if (holds(written)) return written;
	const raw = written.replace(blanks, '');
	return raw !== written && holds(raw) ? raw : undefined;
}

const holds = (raw: string): boolean => checkOf(raw.slice(0, -9)) === raw.slice(-8);

// Written out mode by mode: a page holds thousands, and objects put together of parts take longer than the hashes.
function rollString(mode: Mode, match: RegExpExecArray, raw: string): RollString {
	const kind = 'roll';
	const expression = unescapeText(match[1]!);
	const anchor = match[2]! as Anchor;
	switch (mode) {
		case 's':
			return {kind, mode, expression, round: Number(match[2]), index: Number(match[3]), riders: readRiders(match[4]!), raw};
		case 'o':
			return {kind, mode, expression, anchor, index: Number(match[3]), riders: readRiders(match[4]!), raw};
		case 'h':
			return {...rollString('s', match, raw), mode, commitment: match[4]!, riders: readRiders(match[5]!)};
		case 'u':
			return {...rollString('q', match, raw), mode, secret: match[5]!, riders: readRiders(match[6]!)};
		default:
			return {
				kind,
				mode,
				expression,
				anchor,
				round: Number(match[3]),
				index: Number(match[4]),
				riders: readRiders(match[5]!),
				raw,
			};
	}
}

const noRiders: readonly Rider[] = [];

function readRiders(text: string): readonly Rider[] {
	if (text === '') return noRiders;
	const fields = text.replace(blanks, '').slice(1).split('-');
	return fields.map(field => ({letter: field[0]!, value: unescapeText(field.slice(1))}));
}

const witness = (match: RegExpExecArray, raw: string): WitnessString => ({
	kind: 'witness',
	anchor: match[1]! as Anchor,
	seen: match[2]!,
	raw,
});

const receipt = ([, round, ...thirds]: RegExpExecArray, raw: string): ReceiptString => ({
	kind: 'receipt',
	round: Number(round),
	signature: thirds.slice(0, 3).join(''),
	raw,
});

function garbled(text: string, from: number): Read {
	return {string: {kind: 'garbled'}, end: endOfRun(text, from)};
}

function readNewer(text: string, from: number, version: number): Read | undefined {
	const whole = !/[0-9a-z]/.test(text[from - 1] ?? ' ');
	const end = endOfRun(text, from);
	return whole && end > from + `oss${version}-`.length ? {string: {kind: 'newer', version}, end} : undefined;
}

/** Where a string that cannot be read ends: with its letters, digits and single hyphens, or where another one starts. */
function endOfRun(text: string, from: number): number {
	run.lastIndex = from;
	const ran = run.exec(text)?.[0].length ?? 0;
	// The hyphen of another one may be the last sign, and no part of the run.
	const another = text.slice(from + 1, from + ran + 1).search(/oss[1-9][0-9]{0,2}-/);
	return from + (another < 0 ? Math.max(ran, 'oss1-'.length) : another + 1);
}

/** The number a line ends with, just before its string: `1d20+5 = 6 + 5 = 11 oss1-…` says 11. */
function saidBefore(text: string, from: number): number | undefined {
	const before = text.slice(Math.max(0, from - 60), from);
	const said = claim.exec(before)?.[1];
	return said === undefined ? undefined : Number(said) + 0;
}
