import type {Clock} from './clock';
import type {PostTime} from './forum';
import {lineOf} from './parts';
import {readWall} from './wall';

const MINUTE = 60_000;
// RFC 3339 as phpBB, SMF and others write it: the zone is there, or the time is not one for machines
const MACHINE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/** A time written for machines, with its zone; undefined for anything else. */
export function machineMoment(text: string | null | undefined): number | undefined {
	if (!text || !MACHINE.test(text)) return undefined;
	const at = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
	return Number.isNaN(at) ? undefined : at;
}

/** The time of a `time` element with a machine's date, or else of the words in it. */
export function readTimeElement(element: Element, clock: Clock): PostTime | undefined {
	const at = machineMoment(element.getAttribute('datetime'));
	const shown = lineOf(element);
	return at === undefined ? readTime(shown, clock) : {at, kind: 'machine', shown};
}

/** The first time that a text prints, in French or English; `read` is the text to read it from where it is not the one shown. */
export function readTime(shown: string, clock: Clock, read: string = shown): PostTime | undefined {
	const wall = readWall(read, clock.wall);
	if (wall === undefined) return undefined;
	const told = atZone(wall, clock.zone);
	if (told !== undefined) return {at: told, kind: 'text', shown, east: east(wall, told)};
	const known = atZone(wall, clock.remembered);
	if (known !== undefined) return {at: known, kind: 'remembered', shown, east: east(wall, known)};
	const guessed = atZone(wall, clock.guess) ?? wall;
	return {at: guessed, kind: 'floating', shown, east: east(wall, guessed)};
}

const east = (wall: number, at: number): number => (wall - at) / MINUTE;

// Words that a time and what follows it may have: `28 Nov 2026 7:48 pm; edited 12 times in total`
const MOST_WORDS = 20;

/** The last time that a text prints, for a notice in which names of members stand before it: the fewest words at the end that make one. */
export function readLastTime(shown: string, clock: Clock): PostTime | undefined {
	const words = shown.split(' ');
	for (let from = words.length - 1; from >= Math.max(0, words.length - MOST_WORDS); from -= 1) {
		const time = readTime(words.slice(from).join(' '), clock);
		if (time) return {...time, shown};
	}
	return undefined;
}

/** The moment at which clocks of a zone show a wall time. Of the two in the hour that autumn repeats, the later. */
function atZone(wall: number, zone: Clock['zone']): number | undefined {
	const first = zone(wall);
	if (first === undefined) return undefined;
	const offset = zone(wall - first * MINUTE);
	return offset === undefined ? undefined : wall - offset * MINUTE;
}
