import {describe, expect, test} from 'vitest';
import {gather} from '../../src/audit/gather';
import {sayFact} from '../../src/audit/say';
import {MOST_STRINGS} from '../../src/seal/find';
import {writeWitness} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';
import {audit, cited, found, gm, id, instant, minute, p, post, ROUND, saw, sealed, thread, totalOf, verdicts} from './a-thread';

// The table of cases (docs/roll-strings.md, §12), row by row.

const S = sealed();
const opening = gm(1, 'La nuit tombe.', {time: '20:00'});
const both = (threads: Parameters<typeof audit>[0], notes: Parameters<typeof audit>[1] = []) => {
	const report = audit(threads, notes);
	return [verdicts(report), found(report)];
};

test('edit, any kind: the dice never change; a mark after the draw leaves the moment not shown', () => {
	const plain = audit(thread([[opening, post(11, S)]])).rolls[0]?.verdict;
	const edited = audit(thread([[opening, post(11, `Corrigé. ${S}`, {edited: '21:55'})]])).rolls[0]?.verdict;
	expect([edited?.kind, edited?.rolled]).toEqual(['timing', plain?.rolled]);
});

test('edit: the same roll seen before it is fixed all the same', () => {
	expect(both(thread([[opening, post(11, S, {edited: '21:55'})]]), [saw(11, '21:34', [[S, '']])])).toEqual([['11 fixed'], []]);
});

test('several rolls in a post: numbers go 1, 2, 3; a damaged string excuses one gap', () => {
	const three = [sealed('1d6', 1), sealed('1d6', 2), sealed('1d6', 3)];
	expect(both(thread([[opening, post(11, three.join(' '))]]))).toEqual([['11 fair', '11 fair', '11 fair'], []]);
	const damaged = [three[0], `${three[1]?.slice(0, -1)}x`, three[2]].join(' ');
	expect(found(audit(thread([[opening, post(11, damaged)]])))).toEqual(['11 unreadable']);
	expect(found(audit(thread([[opening, post(11, `${three[0]} ${three[2]}`)]])))).toEqual(['11 gap']);
});

test('double posts merged: the older post’s time makes the draw too far', () => {
	expect(found(audit(thread([[opening, post(11, `Premier. ${S}`, {time: '20:55'})]])))).toEqual(['11 far']);
});

test('a topic of which the first page was not read: sealed rolls stand; an instant’s turn is not there to check', () => {
	const moved = thread([[post(11, S), post(12, instant(10), {time: '21:45'})]], 2, {
		read: [{page: 2, url: 'https://forum.example/', at: 0, posts: [post(11, S), post(12, instant(10), {time: '21:45'})]}],
	});
	const report = audit(moved);
	expect(verdicts(report)).toEqual(['11 fair', '12 consistent']);
	expect(found(report)).toEqual(['- unread', '12 turn']);
});

test('posts copied get new numbers: other dice, too late', () => {
	const total = totalOf(S, 11);
	const copy = post(911, `1d20 + 5 = ${total} ${S}`, {time: '23:00'});
	expect(both(thread([[opening, copy]]))).toEqual([['911 mismatch'], ['911 mismatch', '911 late']]);
});

test('posts renumbered by other software: the old total no longer follows, and nobody is accused', () => {
	const report = audit(thread([[opening, post(5011, `1d20 + 5 = ${totalOf(S, 11)} ${S}`)]]));
	expect(verdicts(report)).toEqual(['5011 mismatch']);
	expect(JSON.stringify(report.findings)).not.toMatch(/cheat|trich/i);
});

describe('a whole board renumbered by other software', () => {
	/** Eight posts of two authors, their numbers once `shift` less: a total worked out then, or a roll on a post that had another number. */
	const board = (shift: number, authors = ['Aria', 'Bran']) =>
		Array.from({length: 8}, (_, place) => {
			const number = 20 + place;
			const author = authors[place % 2]!;
			const text = place < 6 ? `1d1000 = ${totalOf(sealed('1d1000'), number)} ${sealed('1d1000')}` : cited(9);
			return post(number + shift, text, {author, member: author === 'Aria' ? '42' : '7'});
		});
	const call = (shift: number) => gm(9 + shift, `Aria, Perception ${S}`, {time: '21:33'});

	test('is asked about once, before all else, and nobody is named', () => {
		const {findings} = audit(thread([[gm(1001, 'La nuit tombe.', {time: '20:00'}), call(1000), ...board(1000)]]));
		expect(findings[0]).toEqual({fact: {kind: 'renumbered', wrong: 8, of: 8}});
		expect(sayFact(findings[0]!.fact, 'fr', String)).toMatch(/^8 jets sur 8 .*changent de numéro/);
	});

	test.each([
		['a board that was not', [opening, call(0), ...board(0)]],
		['one author’s totals, which may be a slip of his', [opening, ...board(1000, ['Aria', 'Aria'])]],
		['one wrong roll of many', [opening, call(0), ...board(0).slice(1), post(50, `1d20 + 5 = 99 ${S}`)]],
		['a few rolls', [opening, ...board(1000).slice(0, 5)]],
	])('is not asked about for %s', (_, posts) => {
		expect(found(audit(thread([posts]))).filter(kind => kind.includes('renumbered'))).toEqual([]);
	});

	test('is not asked about for posts that stand on pages which were not read', () => {
		const report = audit(
			thread(
				[
					[
						opening,
						...Array.from({length: 9}, (_, place) =>
							post(20 + place, cited(9), {author: place % 2 ? 'Aria' : 'Bran', member: String(place % 2)}),
						),
					],
				],
				2,
			),
		);
		expect(found(report).filter(kind => kind.includes('renumbered'))).toEqual([]);
	});
});

test('a member renamed: one author, by his number, with his names', () => {
	const again = post(12, sealed('1d20+5'), {author: 'Ariane'});
	const {authors} = audit(thread([[opening, post(11, S), again]]));
	expect(authors).toMatchObject([{author: 'Ariane', authorId: '42', names: ['Aria'], rolls: 2}]);
});

test('no profile number: a sealed roll stands; an instant one has no dice', () => {
	const report = audit(
		thread([[opening, post(11, S, {member: undefined}), post(12, instant(1), {member: undefined, time: '21:45'})]]),
	);
	expect(verdicts(report)).toEqual(['11 fair', '12 timing']);
	expect(found(report)).toEqual(['12 nobody']);
});

test('another domain, https or a mobile skin: nothing in the seed depends on them', () => {
	const here = audit(thread([[opening, post(11, S)]])).rolls[0]?.verdict;
	const there = audit(thread([[opening, post(11, S)]], 1, {site: 'm.other.example/forum'})).rolls[0]?.verdict;
	expect(there).toEqual(here);
});

test('a post deleted and written anew: both are told where the first was seen', () => {
	const report = audit(thread([[opening, post(12, S)]]), [saw(11, '21:34', [[S, 'Aria saute']])]);
	expect([verdicts(report), found(report)]).toEqual([['12 fair'], ['11 gone']]);
});

test('a post on a page that was not read is not gone', () => {
	const report = audit(thread([[opening]], 2), [saw(11, '21:34', [[S, 'Aria saute']])]);
	expect(found(report)).toEqual(['- unread']);
});

test('a testimony about a post on a page that was not read tells nothing', () => {
	const bran = post(13, writeWitness(p(11), [S]), {author: 'Bran', member: '7', time: '21:36'});
	expect(found(audit(thread([[opening, bran]], 2)))).toEqual(['- unread']);
});

test('a post that was not met is not gone where the thread moved while it was read', () => {
	const report = audit(thread([[opening]], 1, {shifted: true}), [saw(11, '21:34', [[S, 'Aria saute']])]);
	expect([found(report), report.whole]).toEqual([[], false]);
});

test('across a post that cannot be read nobody can tell whose turn it was: an instant roll is not blamed for it', () => {
	const call = gm(10, 'À toi.', {time: '21:36'});
	const aria = post(8, 'Aria arrive.', {time: '21:20'});
	const roll = post(12, instant(10), {time: '21:45'});
	expect(verdicts(audit(thread([[opening, aria, call, roll]])))).toEqual(['12 unbiased']);
	const report = audit(thread([[opening, aria, call, {hole: 'p11', why: 'page/no-text'}, roll]]));
	expect([verdicts(report), found(report)]).toEqual([['12 consistent'], ['- unread', '12 turn']]);
});

test('nor can anybody across a page that was not read between two others', () => {
	const first = [opening, post(8, 'Aria arrive.', {time: '21:20'}), gm(10, 'À toi.', {time: '21:36'})];
	const last = [post(12, instant(10), {time: '21:45'})];
	const pageOf = (page: number, posts: typeof last) => ({page, url: 'https://forum.example/', at: 0, posts});
	const report = audit(thread([], 3, {read: [pageOf(1, first), pageOf(3, last)]}));
	expect([verdicts(report), found(report)]).toEqual([['12 consistent'], ['- unread', '12 turn']]);
});

test.each([
	['blanks alone', 'Aria,  Saut – 1d20 + 5 ', []],
	['a word', 'Aria, Esquive – 1d20 + 5', ['11 reworded']],
] as const)('other words round the same string are told, but not where %s differ', (_, line, expected) => {
	const report = audit(thread([[opening, post(11, `Aria, Saut – 1d20 + 5 ${S}`)]]), [saw(11, '21:34', [[S, line]])]);
	expect(found(report)).toEqual(expected);
});

test('a post that cannot be read is not gone either', () => {
	const report = audit(thread([[opening, {hole: 'p11', why: 'page/no-text'}]]), [saw(11, '21:34', [[S, 'Aria saute']])]);
	expect(found(report)).toEqual(['- unread']);
});

test.each([
	[
		'for a reason that its forum’s file tells',
		'page/no-author',
		'Page 1. Post p11 does not say who wrote it, so it was not read.',
	],
	['for one that nobody knows here', 'page/of-another-version', 'Page 1: the post p11 cannot be read.'],
])('a post that cannot be read %s is told so', (_, why, text) => {
	const {findings} = audit(thread([[opening, {hole: 'p11', why}]]));
	expect(findings.map(({fact}) => sayFact(fact, 'en', String))).toEqual([text]);
});

test('a private message: its own anchor, the same rules', () => {
	expect(both(thread([[post(11, S, {anchor: 'm11' as Anchor})]]))).toEqual([['11 fair'], []]);
});

test('a preview has no number and is no post; what is quoted or in code is nobody’s roll', () => {
	const gathered = gather({
		id: id(11),
		anchor: 'p11' as Anchor,
		author: 'Aria',
		time: undefined,
		edited: undefined,
		body: {text: 'Rien de moi.'},
		quotations: [{text: {text: S}, source: id(5)}],
	});
	expect(gathered.strings).toEqual([]);
	expect(gathered.quoted).toMatchObject([{source: '5', strings: [{text: S}]}]);
	expect(verdicts(audit(thread([[opening, gathered]])))).toEqual([]);
});

test.each([
	['as most forums name them', 'p11', 'p11'],
	['with none', '', undefined],
	['with one that is no part of an address', 'x" onclick="y', undefined],
])('a post’s place on its page %s', (_, element, fragment) => {
	const gathered = gather({
		id: id(11),
		anchor: 'p11' as Anchor,
		author: 'Aria',
		time: undefined,
		edited: undefined,
		body: {text: ''},
		quotations: [],
		element: {id: element},
	});
	expect(gathered.fragment).toBe(fragment);
});

test('two tabs: two instants with number 1, the second repeated', () => {
	const call = gm(10, 'À toi.', {time: '21:36'});
	const posts = [call, post(11, instant(10), {time: '21:45'}), post(12, instant(10), {time: '21:45'})];
	expect(both(thread([posts]))).toEqual([['11 unbiased', '12 timing'], ['12 repeated']]);
});

test('a zone that nobody knows: the time is checked by quarters of an hour, and said to be unknown', () => {
	expect(found(audit(thread([[opening, post(11, S, {kind: 'floating'})]])))).toEqual(['11 clock']);
	expect(found(audit(thread([[opening, post(11, S, {time: undefined})]])))).toEqual(['11 clock']);
});

test('moderation: with the time at which it was sent it is fair and no more, since nobody saw it before its draw', () => {
	const seenLater = [saw(11, '22:30', [[S, '']])];
	expect(both(thread([[opening, post(11, S)]]), seenLater)).toEqual([['11 fair'], []]);
});

test('moderation: the time of approval makes it late', () => {
	expect(found(audit(thread([[opening, post(11, S, {time: '22:30'})]])))).toEqual(['11 late']);
});

test('a post dated ahead of the draw by staff stands by the forum’s time, which is trusted', () => {
	expect(verdicts(audit(thread([[opening, post(11, S, {time: '21:31'})]])))).toEqual(['11 fair']);
});

test('one account, several characters: the author is the account', () => {
	const report = audit(thread([[opening, post(11, `Corvin, Tir – 1d20 + 5 ${S}`), post(12, `Aline, Saut – 1d20 + 5 ${S}`)]]));
	expect(report.authors).toHaveLength(1);
	expect(report.rolls.map(({who, label}) => [who, label])).toEqual([
		['Corvin', 'Tir'],
		['Aline', 'Saut'],
	]);
});

test('thousands of strings in a post: fifty are read, and it is said', () => {
	const many = Array.from({length: 10_000}, () => S).join(' ');
	const report = audit(thread([[opening, post(11, many)]]));
	expect(report.rolls).toHaveLength(MOST_STRINGS);
	expect(found(report).filter(each => each === '11 capped')).toHaveLength(1);
});

test.each([
	[50, []],
	[51, ['11 capped']],
] as const)('of %i quotations with rolls fifty are read, and it is said of more', (count, expected) => {
	const quotations = Array.from({length: count}, () => ({text: {text: S}}));
	const report = audit(thread([[opening, post(11, 'Tout est dit.', {quotations})]]));
	expect(found(report)).toEqual(expected);
});

test('the beacon stops for ever: rolls whose draw is to come wait', () => {
	const report = audit(thread([[opening, post(11, S)]]), [], {now: minute('21:39'), draw: () => ({state: 'waiting'})});
	expect([verdicts(report), found(report)]).toEqual([['11 waiting'], []]);
	expect(ROUND % 100).toBe(12);
});
