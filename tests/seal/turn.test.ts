import {describe, expect, test} from 'vitest';
import {instantDraw} from '../../src/seal/draws';
import {findStrings} from '../../src/seal/find';
import {nextTurn, type TurnPost, type TurnThread, turnOf} from '../../src/seal/turn';
import {writeString} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';

const START = Date.UTC(2026, 7, 22, 21, 0);
const instant = (anchor: number, index: number, mode: 'i' | 'o' = 'i') =>
	mode === 'o'
		? writeString({mode, expression: '1d6', anchor: `p${anchor}` as Anchor, index})
		: writeString({mode, expression: '1d6', anchor: `p${anchor}` as Anchor, round: 12, index});

/** A thread written as its authors, one letter a post, `?` for a post that shows no profile number. The first post is p1. */
function thread(
	authors: string,
	{complete = true, texts = {}}: {complete?: boolean; texts?: Record<number, string>} = {},
): TurnThread {
	const posts = [...authors].map((author, place): TurnPost => {
		const number = place + 1;
		return {
			anchor: `p${number}` as Anchor,
			authorId: author === '?' ? undefined : author,
			at: START + place * 60_000,
			found: findStrings(texts[number] ?? ''),
		};
	});
	return {posts, complete};
}

describe('the post an instant roll must name, for a post by A at the end', () => {
	test.each([
		['the topic’s first post, when A has not written', 'BCB', 'p1'],
		['the first post after his own', 'BAC', 'p3'],
		['the first after his own, whoever writes later', 'BACDB', 'p3'],
		['the first answer to his topic', 'ABC', 'p2'],
		['the same again after a double post', 'BACAA', 'p3'],
		['the same again after two double posts', 'BACAAA', 'p3'],
		['that of a guest counts as another’s', 'A?B', 'p2'],
		['the topic’s first post, for a double first post', 'BAA', 'p1'],
	])('%s: %s → %s', (_, authors, anchor) => {
		expect(nextTurn(thread(authors), 'A')).toMatchObject({ok: true, value: {anchor, index: 1}});
	});

	test.each([
		['nobody answered his topic', 'A', true, 'turn/no-anchor'],
		['nobody answered his topic, though he wrote three times', 'AAA', true, 'turn/no-anchor'],
		['no thread yet', '', true, 'turn/no-anchor'],
		['earlier pages are needed: he is not on this one', 'BCB', false, 'turn/earlier-pages'],
		['earlier pages are needed: his double post opens this one', 'AA', false, 'turn/earlier-pages'],
	])('none: %s', (_, authors, complete, code) => {
		expect(nextTurn(thread(authors, {complete}), 'A')).toEqual({ok: false, error: {code}});
	});

	test('a page from the middle is enough when he wrote on it and was answered', () => {
		expect(nextTurn(thread('BACB', {complete: false}), 'A')).toMatchObject({ok: true, value: {anchor: 'p3'}});
	});

	test('none: his profile number is not shown', () => {
		expect(nextTurn(thread('BC'), undefined)).toEqual({ok: false, error: {code: 'turn/no-author'}});
	});

	test('none: the anchor’s time is not known, unless no draw is needed', () => {
		const posts = [{anchor: 'p1' as Anchor, authorId: 'B'}];
		expect(nextTurn({posts, complete: true}, 'A')).toEqual({ok: false, error: {code: 'turn/no-time', anchor: 'p1'}});
		expect(nextTurn({posts, complete: true}, 'A', 'o')).toEqual({ok: true, value: {anchor: 'p1', index: 1}});
	});

	test('its draw is that of the anchor’s time', () => {
		expect(nextTurn(thread('BAC'), 'A')).toMatchObject({value: {round: instantDraw(START + 120_000)}});
	});
});

describe('the number of the next roll', () => {
	test.each([
		['the first', 'BAC', {}, 1],
		['after two of this turn', 'BACA', {4: `${instant(3, 1)} ${instant(3, 2)}`}, 3],
		['over double posts', 'BACAA', {4: instant(3, 1), 5: instant(3, 2)}, 3],
		['those of the turn before do not count', 'BAC', {2: instant(1, 1)}, 1],
		['those of somebody else do not count', 'BACB', {4: instant(3, 1)}, 1],
		['those on another post do not count', 'BACA', {4: instant(1, 4)}, 1],
		['offline ones are numbered apart', 'BACA', {4: instant(3, 1, 'o')}, 1],
		['a damaged one keeps its place', 'BACA', {4: `${instant(3, 1)} oss1-i-1d6`}, 3],
	] satisfies [string, string, Record<number, string>, number][])('%s', (_, authors, texts, index) => {
		expect(nextTurn(thread(authors, {texts}), 'A')).toMatchObject({ok: true, value: {index}});
	});
});

test('a post already there has the turn it had when it was written', () => {
	const whole = thread('BACADA');
	expect(turnOf(whole, 1)).toMatchObject({value: {anchor: 'p1'}});
	expect(turnOf(whole, 3)).toMatchObject({value: {anchor: 'p3'}});
	expect(turnOf(whole, 5)).toMatchObject({value: {anchor: 'p5'}});
	expect(turnOf(thread('B?'), 1)).toEqual({ok: false, error: {code: 'turn/no-author'}});
});
