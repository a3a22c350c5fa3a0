const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How an offset was learned: from the user's own post, whose printed time was held against the clock at which it was sent; or from a page that tells its zone. Never from what others say. */
export type ZoneSource = 'own-post' | 'page';

/** An offset in minutes east of UTC, as it was at a moment. */
export type ZoneSight = {readonly minutes: number; readonly at: number; readonly how: ZoneSource};

/** What is remembered of the clock by which a board prints times for this user, for pages that do not tell it. */
export type SiteZone = {
	/** The user's own word, before all else: a zone by its name (`Europe/Paris`), or an offset for the whole year in minutes (`+60`). */
	readonly told?: string;
	/** Newest first. */
	readonly seen: readonly ZoneSight[];
	/** Strings of rolls that were sent last, and when: the post that bears one of them was written then. */
	readonly sent?: {readonly raws: readonly string[]; readonly at: number};
};

/** The parts of the year in which clocks stand still, north and south; undefined between them. */
export function season(moment: number): 'winter' | 'summer' | undefined {
	const at = new Date(moment);
	const day = (at.getUTCMonth() + 1) * 100 + at.getUTCDate();
	if (day >= 1110 || day <= 305) return 'winter';
	return day >= 412 && day <= 828 ? 'summer' : undefined;
}

/** Whether no zone of the world changes its clocks between two moments of no more than a year apart. */
export const isSameTime = (one: number, other: number): boolean =>
	Math.abs(one - other) < DAY || (season(one) !== undefined && season(one) === season(other));

// The only offsets in use that are no half hours: Nepal, Eucla, the Chatham Islands in winter and summer
const ODD = [5 * 60 + 45, 8 * 60 + 45, 12 * 60 + 45, 13 * 60 + 45];

/** The offset in use that is nearest to what parts a wall time from its moment, so that a page ten minutes old still tells it; undefined if no place on Earth has it. */
export function offsetBetween(wall: number, moment: number): number | undefined {
	const apart = (wall - moment) / MINUTE;
	const minutes = ODD.find(odd => Math.abs(odd - apart) < 8) ?? Math.round(apart / 30) * 30;
	return minutes >= -12 * 60 && minutes <= 14 * 60 ? minutes : undefined;
}

/** The same for a wall time whose day may be one off: "today" was read by a clock that was a guess. */
export const offsetNear = (wall: number, moment: number): number | undefined =>
	[0, DAY, -DAY].map(off => offsetBetween(wall + off, moment)).find(minutes => minutes !== undefined);

// A summer, a winter, and one that came between
const MOST_SIGHTS = 3;
// Clocks are changed twice a year; a sight of the same season that is older than this says no more than a newer one
const FRESH = 60 * DAY;

/** What is remembered after one more sight. One that gainsays another of its season means that the user moved, or that we erred: all older ones go. */
export function withSight(zone: SiteZone | undefined, sight: ZoneSight): SiteZone {
	const seen = zone?.seen ?? [];
	const gainsaid = seen.some(({minutes, at}) => minutes !== sight.minutes && isSameTime(at, sight.at));
	const kept = gainsaid ? [] : seen.filter(({at}) => !isSameTime(at, sight.at) && Math.abs(at - sight.at) > FRESH);
	return {...zone, seen: [sight, ...kept].sort((one, other) => other.at - one.at).slice(0, MOST_SIGHTS)};
}

/** `UTC+1`, `UTC−3:30`. */
export function sayOffset(minutes: number): string {
	const rest = Math.abs(minutes) % 60;
	const hours = `${Math.trunc(minutes / 60)}`.replace('-', '').replace(/^(?=.)/, minutes < 0 ? '−' : '+');
	return `UTC${minutes === 0 ? '' : hours}${rest === 0 ? '' : `:${rest}`}`;
}

const OFFSET = /^[+-]\d{1,3}$/;
/** The minutes of what a user chose as an offset for the whole year; undefined for the name of a zone. */
export const offsetTold = (told: string): number | undefined => (OFFSET.test(told) ? Number(told) : undefined);

/** Where the zone that a time was read in is from: the user's word, or what was seen last in its season. */
export const sourceAt = ({told, seen}: SiteZone, moment: number): 'told' | ZoneSource =>
	told === undefined ? ((seen.find(({at}) => isSameTime(at, moment)) ?? seen[0])?.how ?? 'told') : 'told';
