import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Contender, naturalOf, oppose} from '../../src/rules/moves/oppose';
import {gameOf} from './play';

const side = (id: string, total: number, more: Partial<Contender> = {}): Contender => ({id, total, ...more});
const tiesOf = (book: string, move: string) => gameOf(book).moves.get(move)!.ties;

const against = tiesOf('imperium', 'opposition');

describe('who wins', () => {
	test.each<[string, number, number, object]>([
		['CH-033: 15 against 12', 15, 12, {winner: 'a', margin: 3, by: 'total'}],
		['HC-096: 13 against 15', 13, 15, {winner: 'b', margin: 2}],
		['HC-117: 12 against 12 has no margin', 12, 12, {winner: 'b', margin: 0, by: 'defender'}],
		['HC-117: 13 against 12 has one', 13, 12, {winner: 'a', margin: 1}],
		['IM-038: three successes against two', 3, 2, {winner: 'a', margin: 1}],
		['IM-039: two rolls of 2 and 1 against two of 1', 2 + 1, 1 + 1, {winner: 'a', margin: 1}],
		['below nothing', -2, -5, {winner: 'a', margin: 3}],
	])('%s', (_, a, b, told) => expect(oppose([side('a', a), side('b', b, {defends: true})], ['defender'])).toMatchObject(told));

	test('IM-040: on a tie the higher stat wins, then the defender', () => {
		const even = (mine: number, other: number) =>
			oppose([side('a', 2, {stat: mine}), side('b', 2, {stat: other, defends: true})], against);
		expect(even(4, 3)).toMatchObject({winner: 'a', margin: 0, by: 'higher-stat'});
		expect(even(3, 3)).toMatchObject({winner: 'b', by: 'defender'});
	});

	test('IM-090: one defence stands against each of many', () => {
		const defence = side('defence', 2, {stat: 3, defends: true});
		const hits = [3, 2, 1].map(total => oppose([side('attack', total, {stat: 3}), defence], against).winner === 'attack');
		expect(hits).toEqual([true, false, false]);
	});

	test('more than two: only those ahead are told apart by the rules for ties', () => {
		const crowd = [
			side('a', 9, {stat: 2}),
			side('b', 9, {stat: 4, defends: true}),
			side('c', 9, {stat: 4}),
			side('d', 3, {stat: 8}),
		];
		expect(oppose(crowd, ['higher-stat', 'actor'])).toMatchObject({winner: 'c', by: 'actor'});
	});

	test.each<[string, readonly ('nobody' | 'again' | 'actor')[], object]>([
		['nobody', ['nobody', 'actor'], {winner: undefined, by: 'nobody'}],
		['rolled again', ['again'], {winner: undefined, by: 'again'}],
		['the one who acts', ['actor'], {winner: 'a', by: 'actor'}],
		['no rule at all', [], {winner: undefined, by: 'nobody'}],
	])('a tie: %s', (_, ties, told) =>
		expect(oppose([side('a', 7), side('b', 7, {defends: true})], ties)).toMatchObject({...told, margin: 0}),
	);

	test('a stat that nobody told stands open: it is asked for, and not taken for nothing', () =>
		expect(oppose([side('a', 2, {stat: 4}), side('b', 2, {defends: true})], against)).toEqual({
			winner: undefined,
			margin: 0,
			by: 'higher-stat',
			missing: ['b'],
		}));

	test.each<[string, Partial<Contender>, Partial<Contender>, object]>([
		['a critical beats a higher total, by one at least', {natural: 'critical'}, {}, {winner: 'a', margin: 1, by: 'natural'}],
		['a fumble loses with a higher total', {total: 20}, {natural: 'critical', total: 3}, {winner: 'b', margin: 1}],
		['a fumble loses to a plain failure', {natural: 'fumble', total: 20}, {}, {winner: 'b', by: 'natural'}],
		[
			'two criticals compare their totals',
			{natural: 'critical', total: 8},
			{natural: 'critical', total: 12},
			{winner: 'b', margin: 4},
		],
		['two fumbles do too', {natural: 'fumble', total: 8}, {natural: 'fumble', total: 3}, {winner: 'a', margin: 5}],
		['a critical ahead keeps its lead', {natural: 'critical', total: 15}, {total: 9}, {winner: 'a', margin: 6}],
	])('%s', (_, a, b, told) =>
		expect(oppose([side('a', 5, a), side('b', 10, {...b, defends: true})], ['defender'])).toMatchObject(told),
	);

	test('one alone is no contest', () => expect(() => oppose([side('a', 3)], [])).toThrow());
});

test.each([
	['critical', 'critical'],
	['fumble', 'fumble'],
	['success', undefined],
	[undefined, undefined],
] as const)('an outcome of the kind %s that dice decided counts in a contest as %s', (kind, natural) => {
	expect(naturalOf(kind)).toBe(natural);
});

test('whoever is named first, the same one wins, and the margin is never below nothing', () => {
	const contender = fc.record({
		total: fc.integer({min: -20, max: 20}),
		natural: fc.constantFrom('critical' as const, 'fumble' as const, undefined),
		stat: fc.integer({min: 0, max: 5}),
		defends: fc.boolean(),
	});
	const ties = fc.subarray(['higher-stat', 'defender', 'actor', 'nobody', 'again'] as const);
	fc.assert(
		fc.property(fc.array(contender, {minLength: 2, maxLength: 5}), ties, (many, rules) => {
			const contenders = many.map((one, at) => ({...one, id: `${at}`}));
			const told = oppose(contenders, rules);
			expect(oppose(contenders.toReversed(), rules)).toEqual(told);
			expect(told.margin).toBeGreaterThanOrEqual(0);
			expect(told.winner === undefined).toBe(told.by === 'nobody' || told.by === 'again');
		}),
	);
});
