import {describe, expect, test} from 'vitest';
import {learnZone, noteSent, tellZone} from '../../src/service/zones';
import {postId, site} from '../../src/shared/ids';
import type {SiteZone} from '../../src/shared/zone';
import {mapMemory} from '../../src/store/map';
import {defaultPrefs} from '../../src/wire/defaults';
import type {NotedPost} from '../../src/wire/records';

const board = site('forum.example/jdr');
const SENT = Date.parse('2026-11-29T20:43:20Z');
const post = (raw: string, clock?: NotedPost['clock']): NotedPost => ({
	post: postId('7')!,
	author: 'Maud',
	authorId: '4',
	rolls: [{raw, line: raw}],
	at: SENT,
	...(clock && {clock}),
});
/** What a page's clock shows, as it is told. */
const wall = (shown: string) => Date.parse(`${shown}Z`);

describe('The zone of a board is learned', () => {
	test.each<[string, NotedPost, number, SiteZone['seen'] | undefined]>([
		[
			'from the own post that was just sent, by the minute it shows',
			post('a', {wall: wall('2026-11-29T21:43')}),
			SENT + 5_000,
			[{minutes: 60, at: SENT, how: 'own-post'}],
		],
		[
			'on a board nine hours and a half ahead',
			post('a', {wall: wall('2026-11-30T06:13')}),
			SENT,
			[{minutes: 570, at: SENT, how: 'own-post'}],
		],
		[
			'where “today” was read a day off',
			post('a', {wall: wall('2026-11-30T15:43')}),
			SENT,
			[{minutes: -300, at: SENT, how: 'own-post'}],
		],
		['never from a string that was not sent here', post('b', {wall: wall('2026-11-29T21:43')}), SENT, []],
		['never from a post of others, who may copy the string', post('a'), SENT, []],
		[
			'never from what was sent long ago: the post may be an older one, changed',
			post('a', {wall: wall('2026-11-29T12:00')}),
			SENT + 16 * 60_000,
			[],
		],
		[
			'from a page that told it',
			post('b', {wall: wall('2026-11-28T20:00'), at: Date.parse('2026-11-28T19:00Z')}),
			SENT,
			[{minutes: 60, at: Date.parse('2026-11-28T19:00Z'), how: 'page'}],
		],
	])('%s', async (_odd, noted, now, seen) => {
		const memory = mapMemory();
		await noteSent(memory, board, ['a'], SENT);
		await learnZone(memory, board, [noted], now);
		expect((await memory.getSitePrefs(board)).zone?.seen).toEqual(seen);
	});
});

const learned = async (...days: readonly (readonly [day: string, shown: string])[]) => {
	const memory = mapMemory();
	for (const [day, shown] of days) {
		const at = Date.parse(`${day}:00Z`);
		await noteSent(memory, board, ['a'], at);
		await learnZone(memory, board, [post('a', {wall: wall(shown)})], at);
	}
	return ((await memory.getSitePrefs(board)).zone?.seen ?? []).map(({minutes}) => minutes);
};
test.each([
	[
		'winter and summer stand side by side',
		[
			['2026-01-10T12:00', '2026-01-10T13:00'],
			['2026-07-10T12:00', '2026-07-10T14:00'],
		],
		[120, 60],
	],
	[
		'a clock that was moved in between is followed',
		[
			['2026-03-20T12:00', '2026-03-20T13:00'],
			['2026-04-02T12:00', '2026-04-02T14:00'],
		],
		[120],
	],
	[
		'a user who moved his account is believed, and nothing older',
		[
			['2026-01-10T12:00', '2026-01-10T13:00'],
			['2026-07-10T12:00', '2026-07-10T14:00'],
			['2026-07-11T12:00', '2026-07-11T12:00'],
		],
		[0],
	],
	['no place on Earth', [['2026-07-10T12:00', '2026-07-13T14:00']], []],
] as const)('%s', async (_odd, days, minutes) => {
	expect(await learned(...days)).toEqual(minutes);
});

describe('The user’s own word', () => {
	test('is kept beside what was learned, and taken back', async () => {
		const memory = mapMemory();
		await noteSent(memory, board, ['a'], SENT);
		await learnZone(memory, board, [post('a', {wall: wall('2026-11-29T21:43')})], SENT);
		expect(await tellZone(memory, board, 'America/Toronto')).toMatchObject({told: 'America/Toronto', seen: [{minutes: 60}]});
		expect(await tellZone(memory, board, null)).not.toHaveProperty('told');
	});

	test('stays when choices are put by who read them before', async () => {
		const memory = mapMemory();
		const before = await memory.getSitePrefs(board);
		await tellZone(memory, board, '+60');
		await memory.putSitePrefs(board, {...before, folded: true});
		expect(await memory.getSitePrefs(board)).toEqual({...defaultPrefs, folded: true, zone: {told: '+60', seen: []}});
	});

	test('is listed with the boards of one host', async () => {
		const memory = mapMemory();
		await tellZone(memory, board, '+60');
		await tellZone(memory, site('forum.example.org'), '+0');
		expect(await memory.zonesOn('forum.example')).toEqual([[board, {told: '+60', seen: []}]]);
	});
});
