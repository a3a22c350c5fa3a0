// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://forum.example/t42-les-quais"}
import './test-chain';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {learnZone, noteSent, tellZone} from '../../src/service/zones';
import {postId, site} from '../../src/shared/ids';
import type {SiteZone} from '../../src/shared/zone';
import {mapMemory} from '../../src/store/map';
import {vectors} from '../seal/vectors';
import {type Given, marksNow, settled, visitPage} from './live-page';

const sealed = vectors[0]!;
const draws = {[sealed.round]: sealed.randomness};
const board = site('forum.example');
const SENT = Date.parse('2026-08-22T21:33:10Z');

/** A page that tells no zone, read by Aria, on which a post of hers prints its time two hours east of her browser’s. */
const page = ({shown = 'Sam 22 Aoû 2026 - 23:33', member = 42} = {}) => `<head><script>_userdata["session_logged_in"] = 1;
_userdata["user_id"] = ${member}; _userdata["username"] = "Aria";</script></head><body>
<div class="post post--4711" id="p4711"><div class="postbody"><p class="author">par <a href="/u42">Aria</a> ${shown}</p>
<div class="content"><div>1d20+5 ${sealed.token}</div></div></div></div></body>`;

let leave: () => void;
const open = (html: string, given: Given) => {
	const visited = visitPage(html, {draws, now: '2026-08-22T21:41:00Z', ...given});
	leave = visited.leave;
	return visited;
};
afterEach(() => {
	leave();
	vi.restoreAllMocks();
});

const sentBy = async (raws: readonly string[]) => {
	const memory = mapMemory();
	await noteSent(memory, board, raws, SENT);
	return memory;
};
const LOYAL = 'Tirage loyal\u00a0: 11';
const zoneOf = async (memory: ReturnType<typeof mapMemory>) => (await memory.getSitePrefs(board)).zone;

describe('a page that tells no zone', () => {
	test('is read in the one that the user’s own post teaches, on that very page', async () => {
		const memory = await sentBy([sealed.token]);
		open(page(), {memory});
		await vi.waitFor(() => expect(marksNow().map(({name}) => name)).toEqual([LOYAL]), {timeout: 8000});
		expect((await zoneOf(memory))?.seen).toEqual([{minutes: 120, at: SENT, how: 'own-post'}]);
	});

	test.each<[string, readonly string[], string]>([
		['a post of somebody else, though it bears the string that was sent', [sealed.token], page({member: 43})],
		['a post of one’s own that was not sent just now', [], page()],
	])('learns nothing from %s', async (_odd, raws, html) => {
		const memory = await sentBy(raws);
		open(html, {memory});
		expect((await settled(1, 8000)).map(({name}) => name)).toEqual(['Moment non établi\u00a0: 11']);
		expect((await zoneOf(memory))?.seen).toEqual([]);
	});

	test('is read in the zone that is remembered, and the popover says how it was learned', async () => {
		const memory = mapMemory();
		await noteSent(memory, board, ['x'], SENT - 3_600_000);
		const own = {post: postId('4600')!, author: 'Aria', authorId: '42', rolls: [{raw: 'x', line: 'x'}], at: SENT};
		await learnZone(memory, board, [{...own, clock: {wall: Date.parse('2026-08-22T22:33Z')}}], SENT - 3_600_000);
		open(page(), {memory});
		const [mark] = await settled(1, 8000);
		expect(mark?.name).toBe(LOYAL);
		mark?.host.shadowRoot?.querySelector('button')?.click();
		const popover = await vi.waitFor(
			() => {
				const found = [...document.querySelectorAll('*')]
					.map(({shadowRoot}) => shadowRoot?.querySelector('.popover'))
					.find(Boolean);
				if (!found) throw new Error('No popover');
				return found;
			},
			{timeout: 8000},
		);
		expect(popover.textContent).toMatch(/Fuseau retenu.: UTC\+2, d’après votre message\./);
	});

	test('that was learned wrongly is set right by the next post of one’s own', async () => {
		const memory = await sentBy([sealed.token]);
		const wrong: SiteZone['seen'] = [{minutes: -300, at: SENT - 86_400_000, how: 'own-post'}];
		await memory.changeZone(board, zone => ({...zone!, seen: wrong}));
		open(page(), {memory});
		await vi.waitFor(() => expect(marksNow().map(({name}) => name)).toEqual([LOYAL]), {timeout: 8000});
		expect((await zoneOf(memory))?.seen.map(({minutes}) => minutes)).toEqual([120]);
	});

	test('is read as the user says, before all that was learned', async () => {
		const memory = mapMemory();
		await tellZone(memory, board, '+0');
		open(page({shown: 'Sam 22 Aoû 2026 - 21:33'}), {memory});
		expect((await settled(1, 8000)).map(({name}) => name)).toEqual([LOYAL]);
	});
});
