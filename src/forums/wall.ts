import {JUST_NOW, MINUTES_AGO, monthOf, SHAPES} from './dates';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** What reading a printed date needs of the page. A wall time is what a clock on the page's wall shows, in milliseconds, as though it were UTC. */
export type Wall = {
	/** The page's own "now". */
	readonly now: number;
	/** Which of two numbers is the day. */
	readonly order: 'dmy' | 'mdy';
};

// A printed time stands at the front of its notice; bounds the search as well
const MOST = 200;

/** Lower case, accents off, one kind of apostrophe and blank, so that the tables need one spelling. */
export const plainly = (text: string): string =>
	text
		.slice(0, MOST)
		.toLowerCase()
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.replace(/[\u2018\u2019\u02bc]/g, "'")
		.replace(/[\s\u200e\u200f]+/g, ' ');

/** The wall time of the first date in a text; undefined where there is none, or none that exists (the 31st of June). */
export function readWall(text: string, wall: Wall): number | undefined {
	const plain = plainly(text);
	const matches = Object.entries(SHAPES)
		.map(([shape, pattern]) => ({shape: shape as keyof typeof SHAPES, match: pattern.exec(plain)}))
		.filter(({match}) => match !== null)
		.sort((one, two) => (one.match?.index ?? 0) - (two.match?.index ?? 0));
	for (const {shape, match} of matches) {
		const at = momentOf(shape, match?.groups ?? {}, wall);
		if (at !== undefined) return at;
	}
	return ago(plain, wall);
}

function ago(plain: string, wall: Wall): number | undefined {
	if (JUST_NOW.test(plain)) return wall.now;
	const [said] = MINUTES_AGO.exec(plain) ?? [];
	if (said === undefined) return undefined;
	return wall.now - Number(/\d+/.exec(said)?.[0] ?? 1) * MINUTE;
}

type Groups = Readonly<Record<string, string | undefined>>;

function momentOf(shape: keyof typeof SHAPES, groups: Groups, wall: Wall): number | undefined {
	const time = timeOf(groups);
	const date = dateOf(shape, groups, wall);
	if (time === undefined || date === undefined) return undefined;
	// No year is printed for the last twelve months; a page is never read a day before it was written
	if (shape in YEARLESS && groups.year === undefined && date + time > wall.now + DAY) return yearBefore(date) + time;
	return date + time;
}
const YEARLESS = {dayFirst: true, monthFirst: true};

function dateOf(shape: keyof typeof SHAPES, groups: Groups, wall: Wall): number | undefined {
	const today = Math.floor(wall.now / DAY) * DAY;
	if (shape === 'today') return today;
	if (shape === 'yesterday') return today - DAY;
	const year = fullYear(groups.year, wall);
	if (shape === 'iso') return midnight(year, Number(groups.month), Number(groups.day));
	if (shape !== 'numbers') return midnight(year, monthOf(groups.month ?? '') ?? 0, Number(groups.day));
	const [one, two] = [Number(groups.one), Number(groups.two)];
	const dayFirst = one > 12 || (wall.order === 'dmy' && two <= 12);
	return dayFirst ? midnight(year, two, one) : midnight(year, one, two);
}

function fullYear(year: string | undefined, wall: Wall): number {
	if (year === undefined) return new Date(wall.now).getUTCFullYear();
	return year.length === 2 ? 2000 + Number(year) : Number(year);
}

/** Undefined for a day that no calendar has. */
function midnight(year: number, month: number, day: number): number | undefined {
	const at = new Date(Date.UTC(year, month - 1, day));
	const exists = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
	return exists && year >= 1990 && year < 2100 ? at.getTime() : undefined;
}

function yearBefore(date: number): number {
	const at = new Date(date);
	return at.setUTCFullYear(at.getUTCFullYear() - 1);
}

/** Milliseconds since midnight; undefined for an hour that no clock shows. */
function timeOf({hour, minute, second, half}: Groups): number | undefined {
	const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second ?? 0)];
	const possible = (half === undefined ? hours < 24 : hours >= 1 && hours <= 12) && minutes < 60 && seconds < 60;
	if (!possible) return undefined;
	const since = half === undefined ? hours : (hours % 12) + (half === 'p' ? 12 : 0);
	return ((since * 60 + minutes) * 60 + seconds) * 1000;
}
