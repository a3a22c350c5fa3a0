import {isSameTime, offsetBetween, offsetTold} from '../shared/zone';
import type {Reader} from './forum';
import {readWall, type Wall} from './wall';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes east of UTC at a moment; undefined where the page does not tell. */
export type Zone = (moment: number) => number | undefined;

/** How a page tells time. */
export type Clock = {
	readonly wall: Wall;
	readonly zone: Zone;
	/** What is remembered of this board, where the page does not tell. */
	readonly remembered: Zone;
	/** The reader's own zone, for a time whose zone is unknown. */
	readonly guess: (moment: number) => number;
};

export const unknownZone: Zone = () => undefined;

/** The same all year round, as boards count that know offsets and no zones. */
export const fixedZone =
	(minutes: number): Zone =>
	() =>
		minutes;

/** A zone by its name in the tz database, `Europe/Paris`; undefined for other words. */
export function namedZone(name: string): Zone | undefined {
	if (!/^[A-Z][A-Za-z_]+(?:\/[A-Za-z_+-]+[0-9]{0,2}){0,2}$/.test(name)) return undefined;
	const format = formatFor(name);
	return format && (moment => Math.round((wallIn(format, moment) - moment) / MINUTE));
}

function formatFor(timeZone: string): Intl.DateTimeFormat | undefined {
	try {
		const numeric = 'numeric';
		return new Intl.DateTimeFormat('en-US', {
			timeZone,
			hourCycle: 'h23',
			year: numeric,
			month: numeric,
			day: numeric,
			hour: numeric,
			minute: numeric,
			second: numeric,
		});
	} catch (error) {
		// The only way to ask whether a name is a zone
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

function wallIn(format: Intl.DateTimeFormat, moment: number): number {
	const parts = Object.fromEntries(format.formatToParts(moment).map(({type, value}) => [type, Number(value)]));
	const {year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0} = parts;
	return Date.UTC(year, month - 1, day, hour, minute, second) + (((moment % 1000) + 1000) % 1000);
}

/** An offset seen at one moment: it holds for others only where no zone of the world changes its clocks in between. */
export const seasonalZone =
	(minutes: number, seenAt: number): Zone =>
	moment =>
		isSameTime(moment, seenAt) ? minutes : undefined;

/**
 * The zone that is remembered of the reader's account on a board. What was seen in one season tells of another only where all that was seen is the time of
 * the reader's own machine: then the board is taken to change its clocks with it.
 */
export function rememberedZone(reader: Reader): Zone {
	const {told, seen = []} = reader.known?.zone ?? {};
	if (told !== undefined) {
		const minutes = offsetTold(told);
		return minutes === undefined ? (namedZone(told) ?? unknownZone) : fixedZone(minutes);
	}
	const isOwn = seen.length > 0 && seen.every(({minutes, at}) => minutes === reader.offsetAt(at));
	return moment => {
		const sight = seen.find(({at}) => isSameTime(moment, at));
		return sight?.minutes ?? (isOwn ? reader.offsetAt(moment) : undefined);
	};
}

/** A zone from one moment told both ways. It is taken for the reader's own where the two agree, since most readers set their forum so. */
export function zoneSeen(wall: number, moment: number, reader: Reader): Zone {
	const minutes = offsetBetween(wall, moment);
	if (minutes === undefined) return unknownZone;
	return minutes === reader.offsetAt(moment) ? at => reader.offsetAt(at) : seasonalZone(minutes, moment);
}

/** The clock of a page that prints no "now" of its own. */
export function clockOf(reader: Reader, zone: Zone, order: Wall['order']): Clock {
	const guess = (moment: number) => reader.offsetAt(moment);
	const remembered = rememberedZone(reader);
	const offset = zone(reader.now) ?? remembered(reader.now) ?? guess(reader.now);
	return {wall: {now: reader.now + offset * MINUTE, order}, zone, remembered, guess};
}

/**
 * The clock of a page that prints its own "now" in words, `zoneFrom` making a zone of that wall time and its moment. The moment is
 * `machine` where the page writes it for machines, else the reader's. Of the two orders of day and month, the page's is the one that makes it now.
 */
export function clockShown(
	shown: string,
	reader: Reader,
	order: Wall['order'],
	zoneFrom: (wall: number, moment: number) => Zone,
	machine: number = reader.now,
): Clock {
	const orders = order === 'dmy' ? (['dmy', 'mdy'] as const) : (['mdy', 'dmy'] as const);
	const walls = orders.flatMap((each): readonly Wall[] => {
		const now = readWall(shown, {now: machine, order: each});
		return now === undefined ? [] : [{now, order: each}];
	});
	const wall = walls.find(({now}) => Math.abs(now - machine) < DAY) ?? walls[0];
	if (!wall) return clockOf(reader, unknownZone, order);
	return {wall, zone: zoneFrom(wall.now, machine), remembered: rememberedZone(reader), guess: moment => reader.offsetAt(moment)};
}

/** Which number is the day, as long as the page gives no better sign: Americans write the month first. */
export const orderOf = (root: Document): Wall['order'] =>
	/^en(?:-us)?$/i.test(root.documentElement?.getAttribute('lang') ?? '') ? 'mdy' : 'dmy';
