import {clean} from './clean';
import {digestOf, wordAt} from './digest';

/** What a post may carry beside rolls: `f` a sheet, `t` where a table stands. */
export type ParcelKind = 'f' | 't';

/** One parcel found in a post. `start` and `end` are UTF-16 offsets in the text that was searched. `garbled`: a character is missing or wrong. */
export type FoundParcel = {
	readonly kind: ParcelKind;
	readonly start: number;
	readonly end: number;
} & (
	| {readonly state: 'whole'; readonly bytes: Uint8Array; readonly raw: string}
	| {readonly state: 'garbled'}
	| {readonly state: 'newer'; readonly version: number}
);

// As roll strings: short runs between hyphens, so that no board breaks or links them. The base32hex of RFC 4648 in small letters, without padding.
const SIGNS = '0123456789abcdefghijklmnopqrstuv';
const GROUP = 40;
/** Longest body in characters: what most boards take as one post is about three times that. */
export const LONGEST_PARCEL = 20_000;
/** What lies beyond in one post is not looked at. */
export const MOST_PARCELS = 10;

const checkOf = (body: string): string =>
	wordAt(digestOf(`${body.slice(0, 4)} check\n${body}\n`), 0)
		.toString(16)
		.padStart(8, '0');

/** Some bytes as a string for a post: `osf1-n<characters of the body>-<groups of 40>-<check>`. Undefined if it would be too long for any post. */
export function writeParcel(kind: ParcelKind, bytes: Uint8Array): string | undefined {
	const text = toText(bytes);
	if (text.length > LONGEST_PARCEL) return undefined;
	const groups = text.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];
	const body = [`os${kind}1`, `n${text.length}`, ...groups].join('-');
	return `${body}-${checkOf(body)}`;
}

const BLANK = '[ \\t\\r\\n\\u00a0\\u2009\\u202f]';
const start = /os([ft])([1-9][0-9]?)-/g;
const head = new RegExp(`${BLANK}?n([0-9]{1,5})`, 'y');
const group = new RegExp(`-${BLANK}?([0-9a-v]{1,${GROUP}})`, 'y');
const last = new RegExp(`-${BLANK}?([0-9a-f]{8})(?![0-9a-z])`, 'y');

/** Finds the parcels of one post's own text, in order, at most `most`. Linear in the text. */
export function findParcels(text: string, most: number = MOST_PARCELS): readonly FoundParcel[] {
	if (!/os[ft]/i.test(text)) return [];
	const {text: cleaned, at} = clean(text);
	const found: FoundParcel[] = [];
	start.lastIndex = 0;
	for (let match = start.exec(cleaned); match && found.length < most; match = start.exec(cleaned)) {
		const [intro, kind, version] = match as unknown as [string, ParcelKind, string];
		const read = version === '1' ? readBody(cleaned, kind, start.lastIndex) : undefined;
		const end = read?.end ?? match.index + intro.length;
		const span = {kind, start: at(match.index), end: at(end - 1) + 1};
		if (version !== '1') found.push({...span, state: 'newer', version: Number(version)});
		else
			found.push(read?.raw ? {...span, state: 'whole', bytes: toBytes(read.body), raw: read.raw} : {...span, state: 'garbled'});
		start.lastIndex = end;
	}
	return found;
}

/** Reads from after `osf1-`: the groups up to the length that was told, and the check. `raw` is left out if something is amiss. */
function readBody(
	text: string,
	kind: ParcelKind,
	from: number,
): {readonly body: string; readonly end: number; readonly raw?: string} {
	const length = Number(after(head, text, from)?.[1] ?? Number.NaN);
	if (!(length <= LONGEST_PARCEL)) return {body: '', end: from};
	let end = head.lastIndex;
	const groups: string[] = [];
	for (let sum = 0; sum < length; sum += groups.at(-1)!.length) {
		const one = after(group, text, end)?.[1];
		if (one === undefined || sum + one.length > length) return {body: '', end};
		end = group.lastIndex;
		groups.push(one);
	}
	const check = after(last, text, end)?.[1];
	if (check === undefined) return {body: '', end};
	const body = groups.join('');
	const whole = [`os${kind}1`, `n${length}`, ...(body.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [])].join('-');
	return {body, end: last.lastIndex, ...(checkOf(whole) === check && {raw: `${whole}-${check}`})};
}

function after(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
	pattern.lastIndex = from;
	return pattern.exec(text);
}

function toText(bytes: Uint8Array): string {
	let text = '';
	let bits = 0;
	let held = 0;
	for (const byte of bytes) {
		bits = (bits << 8) | byte;
		held += 8;
		for (; held >= 5; held -= 5) text += SIGNS[(bits >> (held - 5)) & 31];
		bits &= 31;
	}
	return held > 0 ? text + SIGNS[(bits << (5 - held)) & 31] : text;
}

function toBytes(text: string): Uint8Array {
	const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
	let bits = 0;
	let held = 0;
	let count = 0;
	for (const sign of text) {
		bits = ((bits << 5) | SIGNS.indexOf(sign)) & 0xfff;
		held += 5;
		if (held < 8) continue;
		held -= 8;
		bytes[count++] = (bits >> held) & 255;
	}
	return bytes;
}
