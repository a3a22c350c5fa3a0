import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Cast, decide} from '../../src/contest/decide';
import type {ContestRule, Part, Side, Tie} from '../../src/contest/riders';

const TIES: readonly Tie[] = ['higher-stat', 'defender', 'actor', 'nobody', 'again'];
const SIDES: readonly Side[] = ['actor', 'defender', 'neither'];
const cast = (place: number, of: number, total: number | undefined, more: Partial<Part> = {}): Cast => ({
	part: {side: 'neither', place, of, ...more},
	total,
});
const pair = (a: number | undefined, b: number | undefined, one: Partial<Part> = {}, other: Partial<Part> = {}) => [
	cast(1, 2, a, {side: 'actor', ...one}),
	cast(2, 2, b, {side: 'defender', ...other}),
];
const opposed = (ties: readonly Tie[], value?: number): ContestRule => ({
	kind: 'opposed',
	ties,
	...(value !== undefined && {value}),
});

describe('two rolls', () => {
	test.each<[string, readonly Cast[], ContestRule, object]>([
		['the higher total wins by the difference', pair(18, 15), opposed(['defender']), {winner: 1, margin: 3, by: 'total'}],
		['a critical beats a higher total', pair(5, 20, {natural: 'critical'}), opposed([]), {winner: 1, margin: 1, by: 'natural'}],
		['a fumble loses with one', pair(20, 5, {natural: 'fumble'}), opposed([]), {winner: 2, margin: 1, by: 'natural'}],
		['a stat that nobody told is asked for', pair(7, 7, {stat: 3}), opposed(['higher-stat']), {kind: 'open', stats: [2]}],
		['dice that are to come leave it open', pair(7, undefined), opposed([]), {kind: 'open', dice: [2]}],
		['a stat that nobody needs is not asked for', pair(8, 7), opposed(['higher-stat']), {winner: 1}],
	])('%s', (_, casts, rule, told) => expect(decide(casts, rule)).toMatchObject(told));

	// Every first rule for ties with each pair of sides, on equal totals, the first one's stat the higher.
	const winners: Readonly<Record<Tie, (one: Side, other: Side) => number | undefined>> = {
		'higher-stat': () => 1,
		defender: (one, other) => (one === other ? undefined : one === 'defender' ? 1 : other === 'defender' ? 2 : undefined),
		// Whoever does not defend, where somebody does.
		actor: (one, other) => ((one === 'defender') === (other === 'defender') ? undefined : one === 'defender' ? 2 : 1),
		nobody: () => undefined,
		again: () => undefined,
	};
	const rows = TIES.flatMap(tie => SIDES.flatMap(one => SIDES.map(other => [tie, one, other] as const)));
	test.each(rows)('equal: %s decides between %s and %s', (tie, one, other) => {
		const decided = decide(pair(7, 7, {side: one, stat: 4}, {side: other, stat: 3}), opposed([tie]));
		expect(decided).toMatchObject({kind: 'opposed', winner: winners[tie](one, other), margin: 0});
	});
});

describe('a roll and a number', () => {
	test.each<[string, number, Side, readonly Tie[], object]>([
		['passes it', 18, 'actor', ['defender'], {winner: 1, margin: 3}],
		['stays below', 12, 'actor', ['defender'], {winner: 2, margin: 3}],
		['reaches it: the number defends', 15, 'actor', ['defender'], {winner: 2, margin: 0, by: 'defender'}],
		['reaches it: the roll defends', 15, 'defender', ['defender'], {winner: 1, margin: 0}],
		['a number has no stat: the next rule decides', 15, 'actor', ['higher-stat', 'actor'], {winner: 1, by: 'actor'}],
	])('%s', (_, total, side, ties, told) => expect(decide([cast(1, 1, total, {side})], opposed(ties, 15))).toMatchObject(told));
});

describe('an order', () => {
	const order = (totals: readonly number[], ties: readonly Tie[] = [], stats: readonly (number | undefined)[] = []) =>
		decide(
			totals.map((total, at) => cast(at + 1, totals.length, total, {stat: stats[at]})),
			{kind: 'order', ties},
		);
	test.each<[string, ReturnType<typeof order>, object]>([
		['from the highest', order([3, 9, 5]), {order: [2, 3, 1], level: []}],
		['equal ones stay as they stand, and are told', order([5, 9, 5]), {order: [2, 1, 3], level: [1]}],
		['equal ones by their stat', order([5, 9, 5], ['higher-stat'], [1, 0, 4]), {order: [2, 3, 1], level: []}],
		['a stat that nobody told is the lowest', order([5, 5], ['higher-stat'], [undefined, 2]), {order: [2, 1], level: []}],
	])('%s', (_, told, expected) => expect(told).toMatchObject(expected));
});

describe('how many reach a number', () => {
	test.each<[string, ContestRule & {readonly kind: 'reach'}, readonly number[]]>([
		['as high or higher', {kind: 'reach', compare: '>=', value: 12}, [2, 3]],
		['higher', {kind: 'reach', compare: '>', value: 12}, [3]],
		['as low or lower', {kind: 'reach', compare: '<=', value: 12}, [1, 2]],
		['lower', {kind: 'reach', compare: '<', value: 12}, [1]],
	])('%s', (_, rule, reached) =>
		expect(decide([cast(1, 3, 5), cast(2, 3, 12), cast(3, 3, 13)], rule)).toEqual({kind: 'reach', reached}),
	);
	test('what the dice decided stands, whatever the number', () => {
		const casts = [cast(1, 2, 3, {natural: 'critical'}), cast(2, 2, 19, {natural: 'fumble'})];
		expect(decide(casts, {kind: 'reach', compare: '>=', value: 12})).toEqual({kind: 'reach', reached: [1]});
	});
});

test('whoever stands first, the same one wins, and by what parts the totals', () => {
	const side = fc.record({
		total: fc.integer({min: -30, max: 30}),
		side: fc.constantFrom(...SIDES),
		stat: fc.integer({min: 0, max: 3}),
	});
	fc.assert(
		fc.property(fc.array(side, {minLength: 2, maxLength: 6}), fc.subarray([...TIES]), (many, ties) => {
			const casts = many.map(({total, ...more}, at) => cast(at + 1, many.length, total, more));
			const told = decide(casts, opposed(ties));
			expect(decide(casts.toReversed(), opposed(ties))).toEqual(told);
			if (told.kind !== 'opposed') throw new Error(told.kind);
			const [first, second] = many.map(({total}) => total).sort((one, other) => other - one);
			expect(told.margin).toBe(first! - second!);
			if (told.margin > 0) expect(many[told.winner! - 1]!.total).toBe(first);
		}),
	);
});
