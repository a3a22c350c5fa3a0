import {site as nameSite} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import type {SiteZone} from '../shared/zone';
import {defaultPrefs, defaultSettings} from '../wire/defaults';
import type {Memory} from '../wire/memory';
import {readLoggedRoll, readSettings, readSitePrefs} from '../wire/read-records';
import type {LoggedRoll, SeenPost, Settings, SitePrefs, StoreProblem} from '../wire/records';
import type {Decision} from './cupboard';
import {decideSeen} from './decide-seen';
import type {Reach} from './memory-over';

type RecordsOf = Pick<
	Memory,
	| 'changeZone'
	| 'zonesOn'
	| 'noteSeen'
	| 'logRoll'
	| 'recentRolls'
	| 'getSettings'
	| 'putSettings'
	| 'getSitePrefs'
	| 'putSitePrefs'
	| 'getDraw'
	| 'putDraw'
>;

const MOST_ROLLS = 2000;
const DRAW = /^([0-9a-f]{64})([0-9a-f]{96})?$/;
// Sixteen digits hold every moment until the year 300,000, so that keys sort as times do.
const rollKey = (roll: LoggedRoll) => `${String(roll.at).padStart(16, '0')} ${roll.id}`;
const put = <Value>(value: Value): Decision<Result<Value, StoreProblem>> => ({do: 'put', value, answer: ok(value)});

function zoneIn(stored: unknown): SiteZone | undefined {
	const read = readSitePrefs(stored);
	return read.ok ? read.value.zone : undefined;
}

/** Prefs with this zone, or with none: whoever puts the rest may have read them before it was learned. */
function withZone({zone: _, ...prefs}: SitePrefs, zone: SiteZone | undefined): SitePrefs {
	return zone === undefined ? prefs : {...prefs, zone};
}

/** The part of a memory that keeps all but sheets. */
export const recordsOver = ({cupboard, decide, orElse}: Reach): RecordsOf => ({
	async noteSeen(site, posts) {
		const byKey = new Map<string, SeenPost>(posts.map(post => [`${site} ${post.post}`, post]));
		const places = [...byKey.keys()].map(key => ({shelf: 'seen' as const, key}));
		const noted = await cupboard.change(places, stored =>
			[...byKey.values()].map((post, index) => decideSeen(post, stored[index])),
		);
		return orElse(noted, []).filter((first): first is SeenPost => first !== undefined);
	},
	async logRoll(roll) {
		orElse<unknown>(await decide('rolls', rollKey(roll), () => put(roll)), null);
		orElse(await cupboard.prune('rolls', MOST_ROLLS), null);
	},
	async recentRolls(most) {
		const stored = orElse(await cupboard.newest('rolls', most), []);
		return stored.map(readLoggedRoll).flatMap(read => (read.ok ? [read.value] : []));
	},
	async getSettings() {
		const read = readSettings(orElse(await cupboard.get('settings', 'settings'), undefined));
		return read.ok ? read.value : defaultSettings;
	},
	putSettings: (settings: Settings) => decide('settings', 'settings', () => put(settings)),
	async getSitePrefs(site) {
		const read = readSitePrefs(orElse(await cupboard.get('sites', site), undefined));
		return read.ok ? read.value : defaultPrefs;
	},
	putSitePrefs: (site, prefs: SitePrefs) => decide('sites', site, stored => put(withZone(prefs, zoneIn(stored)))),
	async changeZone(site, change) {
		const changed = await decide<SitePrefs>('sites', site, stored => {
			const read = readSitePrefs(stored);
			const prefs = read.ok ? read.value : defaultPrefs;
			const zone = change(prefs.zone);
			// What cannot be read is kept as it stands, for the user to see
			if (zone === undefined || (stored !== undefined && !read.ok)) return {do: 'leave', answer: ok(prefs)};
			return put(withZone(prefs, zone));
		});
		return orElse(changed, defaultPrefs).zone;
	},
	async zonesOn(host) {
		const stored = orElse(await cupboard.all('sites'), []);
		return stored.flatMap(([key, value]) => {
			const zone = zoneIn(value);
			return zone && (key === host || key.startsWith(`${host}/`)) ? [[nameSite(key), zone] as const] : [];
		});
	},
	async getDraw(round) {
		const stored = orElse(await cupboard.get('draws', String(round)), undefined);
		const [, randomness, signature] = (typeof stored === 'string' && DRAW.exec(stored)) || [];
		return randomness === undefined ? undefined : {randomness, ...(signature !== undefined && {signature})};
	},
	async putDraw(round, {randomness, signature = ''}) {
		orElse<unknown>(await decide('draws', String(round), () => put(randomness + signature)), null);
	},
});
