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
		Math.abs(moment - seenAt) < DAY || (season(moment) !== undefined && season(moment) === season(seenAt)) ? minutes : undefined;

/** The parts of the year in which clocks stand still, north and south; undefined between them. */
function season(moment: number): 'winter' | 'summer' | undefined {
	const at = new Date(moment);
	const day = (at.getUTCMonth() + 1) * 100 + at.getUTCDate();
	if (day >= 1110 || day <= 305) return 'winter';
	return day >= 412 && day <= 828 ? 'summer' : undefined;
}

// The only offsets in use that are no half hours: Nepal, Eucla, the Chatham Islands in winter and summer
const ODD = [5 * 60 + 45, 8 * 60 + 45, 12 * 60 + 45, 13 * 60 + 45];

/** The offset in use that is nearest to what parts a wall time from its moment, so that a page ten minutes old still tells it; undefined if no place on Earth has it. */
export function offsetBetween(wall: number, moment: number): number | undefined {
	const apart = (wall - moment) / MINUTE;
	const minutes = ODD.find(odd => Math.abs(odd - apart) < 8) ?? Math.round(apart / 30) * 30;
	return minutes >= -12 * 60 && minutes <= 14 * 60 ? minutes : undefined;
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
	const offset = zone(reader.now) ?? guess(reader.now);
	return {wall: {now: reader.now + offset * MINUTE, order}, zone, guess};
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
	return {wall, zone: zoneFrom(wall.now, machine), guess: moment => reader.offsetAt(moment)};
}

/** Which number is the day, as long as the page gives no better sign: Americans write the month first. */
export const orderOf = (root: Document): Wall['order'] =>
	/^en(?:-us)?$/i.test(root.documentElement?.getAttribute('lang') ?? '') ? 'mdy' : 'dmy';
