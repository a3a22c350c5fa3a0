import {findStrings} from '../src/seal/find';
import {maskForeign} from '../src/seal/own-source';
import {findParcels} from '../src/seal/parcel';
import {type Found, isSealed} from '../src/seal/roll-string';

/** A pasted text as it is read. `quoted`: some of its strings stand in quotations and are left out, or all do, and it is read as what it quotes. */
export type OwnText = {readonly text: string; readonly quoted: 'none' | 'some' | 'all'};

// A forum's longest post; bounds what a hostile address or clipboard makes us read.
export const MOST_TEXT = 200_000;

/** What of a pasted text is its author's own: without quotations and code of its forum's mark-up, and without the lines that a mail quotes. */
export function ownText(pasted: string): OwnText {
	const whole = unwrapped(pasted.slice(0, MOST_TEXT));
	const own = maskForeign(whole).replace(QUOTED_LINE, line => '#'.repeat(line.length));
	const [all, left] = [countIn(whole), countIn(own)];
	if (left === 0 && all > 0) return {text: whole.replace(QUOTE_MARKS, ''), quoted: 'all'};
	return {text: own, quoted: left < all ? 'some' : 'none'};
}

const QUOTED_LINE = /^[ \t]*>.*$/gm;
const QUOTE_MARKS = /^[ \t]*(?:>[ \t]?){1,20}/gm;

const countIn = (text: string): number => findStrings(text).length + findParcels(text).length;

/** A mail's source breaks its lines by an equals sign, also within strings. */
function unwrapped(text: string): string {
	if (!/=\r?\n/.test(text)) return text;
	const joined = text.replace(/=\r?\n/g, '');
	return damagedIn(joined) < damagedIn(text) ? joined : text;
}

const damagedIn = (text: string): number => findStrings(text).filter(({string}) => string.kind === 'garbled').length;

/** Where the numbers of sealed rolls begin again at 1: a post numbers its own but once, so another one may begin there. The places of those strings among the others. */
export function restartsIn(found: readonly Found[]): readonly number[] {
	let numbered = false;
	return found.flatMap(({string}, place) => {
		if (string.kind !== 'roll' || !isSealed(string)) return [];
		const again = numbered && string.index === 1;
		numbered = true;
		return again ? [place] : [];
	});
}

/** A text cut where its numbers begin again: after the line of the last string before, so that what a page prints above a post, who wrote it and when, stays with it; right after that string where they share a line. */
export function splitText(pasted: string): readonly string[] {
	const {text} = ownText(pasted);
	const found = findStrings(text);
	const cuts = restartsIn(found).map(place => {
		const {end} = found[place - 1]!;
		const line = text.indexOf('\n', end);
		return line >= 0 && line < found[place]!.start ? line : end;
	});
	return [0, ...cuts].map((from, at) => text.slice(from, cuts[at] ?? text.length).trim());
}
