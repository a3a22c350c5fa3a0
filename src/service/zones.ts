import type {Site} from '../shared/ids';
import {isSameTime, offsetNear, type SiteZone, withSight, type ZoneSight} from '../shared/zone';
import type {Memory} from '../wire/memory';
import type {NotedPost, SeenPost} from '../wire/records';

type Zones = Pick<Memory, 'changeZone'>;

// A post with a string that was sent so long ago may be another: one that was changed, or copied
const FRESH = 15 * 60_000;
const MOST_SENT = 20;

/** Notes that strings were sent now, so that the post that bears one teaches the board's zone. */
export const noteSent = ({changeZone}: Zones, site: Site, raws: readonly string[], now: number): Promise<unknown> =>
	changeZone(site, zone => ({...zone, seen: zone?.seen ?? [], sent: {raws: raws.slice(0, MOST_SENT), at: now}}));

/**
 * Learns a board's zone from posts as they are seen: from one whose page told it, else from the user's own that bears a string which was sent just now, by the
 * minute that it shows against the clock at which it was sent. A page script tells a `clock` of no other posts.
 */
export async function learnZone({changeZone}: Zones, site: Site, posts: readonly NotedPost[], now: number): Promise<void> {
	if (!posts.some(({clock}) => clock)) return;
	await changeZone(site, zone => {
		const sight = sightIn(posts, zone, now);
		const said = sight && zone?.seen.find(({at}) => isSameTime(at, sight.at));
		return !sight || (said?.minutes === sight.minutes && said.at >= sight.at) ? undefined : withSight(zone, sight);
	});
}

function sightIn(posts: readonly NotedPost[], zone: SiteZone | undefined, now: number): ZoneSight | undefined {
	const sent = zone?.sent;
	const own = posts.find(({clock, rolls}) => clock && clock.at === undefined && rolls.some(({raw}) => sent?.raws.includes(raw)));
	const minutes = own?.clock && sent && now - sent.at < FRESH ? offsetNear(own.clock.wall, sent.at) : undefined;
	if (sent && minutes !== undefined) return {minutes, at: sent.at, how: 'own-post'};
	const told = posts.findLast(({clock}) => clock?.at !== undefined)?.clock;
	const offset = told?.at === undefined ? undefined : offsetNear(told.wall, told.at);
	return offset === undefined || told?.at === undefined ? undefined : {minutes: offset, at: told.at, how: 'page'};
}

/** A post as it is kept. */
export const withoutClock = ({clock: _, ...seen}: NotedPost): SeenPost => seen;

/** The user's own word on a board's zone, or none any more. */
export async function tellZone({changeZone}: Zones, site: Site, told: string | null): Promise<SiteZone | null> {
	const changed = await changeZone(site, zone => {
		const {told: _, ...rest} = zone ?? {seen: []};
		return told === null ? rest : {...rest, told};
	});
	return changed ?? null;
}
