import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type ContestRule, contestRiders, entryOf, type Part} from '../../src/contest/riders';
import {findStrings} from '../../src/seal/find';
import type {Rider, RollString} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import type {Anchor, Roller} from '../../src/shared/ids';

const cite = (riders: readonly Rider[]) =>
	findStrings(writeString({mode: 'q', expression: '1d20', anchor: 'p11' as Anchor, round: 100, index: 1, riders}))[0]!
		.string as RollString;
const withText = (s: string, v: string) =>
	entryOf(
		cite([
			{letter: 's', value: s},
			{letter: 'v', value: v},
		]),
	);

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, {nil: undefined});
const parts = fc.record({
	side: fc.constantFrom('actor', 'defender', 'neither'),
	of: fc.integer({min: 1, max: 50}),
	at: fc.nat(49),
	stat: optional(fc.integer({min: -99_999, max: 99_999})),
	natural: optional(fc.constantFrom('critical', 'fumble')),
	instant: optional(
		fc.constantFrom(
			{},
			{anchor: 'p4711' as Anchor, roller: 'u42' as Roller},
			{anchor: 'm123456789012345' as Anchor, roller: 'u1' as Roller},
		),
	),
});
const ties = fc.subarray(['higher-stat', 'defender', 'actor', 'nobody', 'again'] as const);
const value = fc.integer({min: -999_999_999, max: 999_999_999});
const rules: fc.Arbitrary<ContestRule> = fc.oneof(
	fc.record({kind: fc.constant('opposed' as const), ties, value}),
	fc.record({kind: fc.constant('opposed' as const), ties}),
	fc.record({kind: fc.constant('order' as const), ties}),
	fc.record({kind: fc.constant('reach' as const), compare: fc.constantFrom('>=', '>', '<=', '<'), value}),
);
const without = (record: object) => Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

test('what is written is read back; a turn that does not fit is left out, and only that', () => {
	fc.assert(
		fc.property(parts, rules, ({at, ...more}, rule) => {
			const part = {...without(more), place: (at % more.of) + 1} as Part;
			const read = entryOf(cite(contestRiders(part, rule)));
			expect(read?.rule).toEqual(rule);
			expect(read?.part).toEqual(read?.part.instant?.anchor === undefined && part.instant ? {...part, instant: {}} : part);
			if (part.instant?.anchor === 'p4711') expect(read?.part.instant).toEqual(part.instant);
		}),
	);
});

describe('what no contest is', () => {
	test.each([
		['a place beyond the last', 'a3x2', 'od'],
		['no place', 'ax2', 'od'],
		['more than a post holds', 'a1x99', 'od'],
		['no side', '1x2', 'od'],
		['a rule that nobody knows', 'a1x2', 'zq'],
		['an order against a number', 'a1x2', 'lx5'],
		['a count without a number', 'a1x2', 'tg'],
		['half of a turn', 'a1x2ip11', 'od'],
	])('%s', (_, s, v) => expect(withText(s, v)).toBeUndefined());
	test('one field alone', () => expect(entryOf(cite([{letter: 's', value: 'a1x2'}]))).toBeUndefined());
	test('a roll that is no citation', () => {
		const raw = writeString({
			mode: 's',
			expression: '1d20',
			round: 100,
			index: 1,
			riders: cite([]).riders.concat([
				{letter: 's', value: 'a1x2'},
				{letter: 'v', value: 'od'},
			]),
		});
		expect(entryOf(findStrings(raw)[0]!.string as RollString)).toBeUndefined();
	});
});
