import {rounds} from './chain';

const MINUTE = 60_000;
/** A draw falls every five minutes, on the clock. */
const GRID = 5 * MINUTE;
/** Least time from a post's minute to its draw: one minute that the forum does not show, one for a forum clock that is wrong. */
const GUARD = 2 * MINUTE;
/** How long after that the draw may fall. An instant's window is one step of the grid: one draw alone fits. */
const WINDOW = {s: 15 * MINUTE, q: 15 * MINUTE, i: GRID} as const;
/** No zone is further from another's clock than this. */
const WIDEST_ZONE = 14 * 60 * MINUTE;
/** Zones differ by quarters of an hour. */
const ZONE_STEP = 15 * MINUTE;

/** Modes that wait for a draw. */
export type Drawn = keyof typeof WINDOW;
export type Timing = 'in-time' | 'late' | 'far' | 'off-grid';

const minuteOf = (at: number): number => Math.floor(at / MINUTE) * MINUTE;
// In seconds the time of the largest round a string carries is still exact.
const secondOf = (round: number): number => rounds.genesis + (round - 1) * rounds.period;
const firstDrawFrom = (at: number): number => roundAt(Math.ceil(at / GRID) * GRID);

/** When a round falls, in milliseconds since 1970. */
export const drawTime = (round: number): number => secondOf(round) * 1000;
/** The last round that has fallen at a moment. */
export const roundAt = (at: number): number => Math.floor((at / 1000 - rounds.genesis) / rounds.period) + 1;
/** Whether a round is one of the draws: its time is a multiple of five minutes. */
export const isDraw = (round: number): boolean =>
	Number.isSafeInteger(round) && round >= 1 && secondOf(round) % (GRID / 1000) === 0;
/** The draw of a sealed roll that is sent now: the first one two minutes or more after this minute began. */
export const sealedDraw = (now: number): number => firstDrawFrom(minuteOf(now) + GUARD);
/** The draw of a sealed roll whose sending we shall not see: ten minutes are left for writing. */
export const unhookedDraw = (now: number): number => firstDrawFrom(now + 10 * MINUTE);
/** The moment by which a post with this draw must be sent, one minute kept for a forum clock that is ahead. */
export const sendBefore = (round: number): number => drawTime(round) - GUARD;
/** The only draw that an instant roll may name, given the time of the post it is anchored on. */
export const instantDraw = (anchorAt: number): number => firstDrawFrom(minuteOf(anchorAt) + GUARD);

/** Whether a draw is where it must be after the post's time `at`, which is cut to the minute since most forums show no more. */
export function timing(mode: Drawn, round: number, at: number): Timing {
	if (!isDraw(round)) return 'off-grid';
	const ahead = drawTime(round) - minuteOf(at);
	return ahead < GUARD ? 'late' : ahead >= GUARD + WINDOW[mode] ? 'far' : 'in-time';
}

/** The same for a time whose zone is unknown: `in-time` when some zone would make it so. */
export function timingInSomeZone(mode: Drawn, round: number, at: number): Timing {
	if (!isDraw(round)) return 'off-grid';
	const ahead = drawTime(round) - minuteOf(at) - GUARD;
	const rest = ((ahead % ZONE_STEP) + ZONE_STEP) % ZONE_STEP;
	if (rest < WINDOW[mode] && Math.abs(ahead - rest) <= WIDEST_ZONE) return 'in-time';
	return ahead < 0 ? 'late' : 'far';
}
