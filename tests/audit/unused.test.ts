import {expect, test} from 'vitest';
import {openPost} from '../../src/audit/post';
import {sayUnused} from '../../src/audit/say';
import {ENOUGH_TURNS, ofUnused, type TurnsOf} from '../../src/audit/unused';
import type {MemberId} from '../../src/shared/ids';
import {post} from './a-thread';

const aria: TurnsOf = {author: openPost(post(11, 'Aria attend.')), member: '42' as MemberId, expression: '1d20', turns: []};
/** So many totals about a mean, spread as a d20's are. */
const about = (mean: number, count: number) => Array.from({length: count}, (_, place) => mean + (place % 2 === 0 ? 5 : -5));
const told = (used: readonly number[], unused: readonly number[]) =>
	ofUnused(aria, {expression: '1d20', turns: used.length + unused.length, used, unused});

test('good dice used and bad ones left, turn after turn, are told with both means and how often chance does as much', () => {
	const [finding] = told(about(14, 30), about(7, 30));
	expect(finding).toMatchObject({author: 'Aria', authorId: '42', fact: {kind: 'unused', used: {mean: 14}, unused: {mean: 7}}});
	expect(finding?.fact).toHaveProperty('chance', expect.closeTo(0, 3));
});

test.each([
	['as chance alone parts them', about(11, 30), about(10, 30)],
	['in too few turns of one kind', about(16, 30), about(5, ENOUGH_TURNS - 1)],
	['in too few turns of the other', about(16, ENOUGH_TURNS - 1), about(5, 30)],
	['as one player in twenty sees them by chance', about(12, 30), about(9.2, 30)],
] as const)('dice that differ %s are no finding', (_, used, unused) => expect(told(used, unused)).toEqual([]));

test.each([
	[
		'both kinds, one by one',
		[11, -2],
		[7],
		'fr',
		'Dés immédiats, 1d20 : 4 tours, dont 3 au tirage connu. Employés : 11, \u22122. Laissés : 7.',
	],
	['none left', [11], [], 'en', 'Instant dice, 1d20: 4 turns, 1 with their draw known. Used: 11. Left: none.'],
	[
		'very many',
		about(10, 30),
		[3],
		'fr',
		'Dés immédiats, 1d20 : 4 tours, dont 31 au tirage connu. Employés : 30, de moyenne 10,0. Laissés : 3.',
	],
] as const)('the dice of an author’s turns are told: %s', (_, used, unused, lang, expected) => {
	const told = sayUnused({expression: '1d20', turns: 4, used, unused}, lang);
	expect(told.replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});
