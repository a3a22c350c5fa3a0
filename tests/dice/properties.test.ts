import {DiceRoll, NumberGenerator} from '@dice-roller/rpg-dice-roller';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {canonicalOf, readCanonical} from '../../src/dice/canonical';
import {checkPlan, rangeOf} from '../../src/dice/check';
import {facesOf} from '../../src/dice/faces';
import {limits} from '../../src/dice/limits';
import {type Condition, NONE, type Plan, type PoolPlan, type Step} from '../../src/dice/plan';
import {carriedLength, readNotation} from '../../src/dice/read';
import {roll, rollFaces} from '../../src/dice/roll';
import {working} from '../../src/dice/show';
import {nearest} from '../../src/shared/nearest';
import {times} from '../growth';
import {seeded} from './scripted';

const condition: fc.Arbitrary<Condition> = fc.record({
	is: fc.constantFrom('>=', '<=', '>', '<', '='),
	value: fc.integer({min: -1, max: 12}),
});
const step: fc.Arbitrary<Step> = fc.oneof(
	fc.record({kind: fc.constant('keep'), way: fc.constantFrom('kh', 'kl', 'dh', 'dl'), count: fc.integer({min: 1, max: 4})}),
	fc.record({kind: fc.constant('clamp'), way: fc.constantFrom('min', 'max'), value: fc.integer({min: 1, max: 8})}),
	fc.record({kind: fc.constant('reroll'), once: fc.boolean(), when: condition}),
	fc.record({kind: fc.constant('explode'), penetrate: fc.boolean()}),
	fc.record({kind: fc.constant('explode'), penetrate: fc.boolean(), when: condition}),
) as fc.Arbitrary<Step>;

/** Plans as a rulebook could build them, odd ones too; those that `checkPlan` refuses are left out by the properties. */
const {plan} = fc.letrec<{plan: Plan; pool: PoolPlan}>(tie => ({
	pool: fc.record({
		kind: fc.constant('pool'),
		count: fc.oneof(
			{weight: 6, arbitrary: fc.integer({min: 0, max: 6})},
			{weight: 1, arbitrary: fc.constant<Plan>({kind: 'call', name: 'abs', of: [die(4)]})},
		),
		sides: fc.oneof({weight: 8, arbitrary: fc.integer({min: 1, max: 10})}, fc.constant('fudge')),
		steps: fc.array(step, {maxLength: 3}),
		hits: fc.array(condition, {maxLength: 2}),
		misses: fc.constant([]),
		bonus: fc.constant([]),
	}) as fc.Arbitrary<PoolPlan>,
	plan: fc.oneof(
		{maxDepth: 4},
		fc.integer({min: -9, max: 20}).map((value): Plan => ({kind: 'number', value})),
		tie('pool'),
		fc.record({kind: fc.constant('negate'), of: tie('plan')}),
		fc.record({kind: fc.constant('binary'), op: fc.constantFrom('+', '-', '*', '%'), left: tie('plan'), right: tie('plan')}),
		fc.record({kind: fc.constant('rounded'), way: fc.constantFrom('floor', 'ceil', 'round'), of: tie('plan'), by: tie('plan')}),
		fc.record({kind: fc.constant('call'), name: fc.constantFrom('min', 'max'), of: fc.tuple(tie('plan'), tie('plan'))}),
		fc.record({
			kind: fc.constant('group'),
			of: fc.tuple(tie('plan'), tie('plan')),
			keep: fc.constant<Step>({kind: 'keep', way: 'kh', count: 1}),
		}),
	) as fc.Arbitrary<Plan>,
}));

function die(sides: number): Plan {
	return {kind: 'pool', count: 1, sides, steps: NONE, hits: NONE, misses: NONE, bonus: NONE};
}

const good = plan.filter(some => checkPlan(some) === undefined && carriedLength(canonicalOf(some)) <= 120);

describe('one text for one plan', () => {
	test('a canonical text reads to itself, and to a plan that rolls the same', () => {
		fc.assert(
			fc.property(good, fc.integer(), (some, seed) => {
				const text = canonicalOf(some);
				expect(text).toMatch(/^[!-~]+$/);
				const read = readCanonical(text);
				if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
				expect(canonicalOf(read.value)).toBe(text);
				expect(roll(read.value, seeded(seed)).total).toBe(roll(some, seeded(seed)).total);
			}),
			{numRuns: 1500},
		);
	});

	test('no roll leaves its bounds, and every roll can be shown', () => {
		fc.assert(
			fc.property(good, fc.integer(), (some, seed) => {
				const {min, max} = rangeOf(some);
				const rolled = roll(some, seeded(seed));
				expect(rolled.total).toBeGreaterThanOrEqual(min);
				expect(rolled.total).toBeLessThanOrEqual(max);
				expect(Object.is(rolled.total, -0)).toBe(false);
				expect(working(some, rolled)).not.toMatch(/\)|\[[^ \]]\]|undefined/);
			}),
			{numRuns: 1500},
		);
	});

	test('the faces of a roll, given again in draw order, make the same roll', () => {
		fc.assert(
			fc.property(good, fc.integer(), (some, seed) => {
				const rolled = roll(some, seeded(seed));
				expect(rollFaces(some, facesOf(rolled))).toEqual({ok: true, value: rolled});
			}),
			{numRuns: 1500},
		);
	});
});

describe('any text at all', () => {
	test('what is short is never too long to carry', () => {
		const bits = fc.constantFrom(
			'd',
			'9',
			'!',
			'! ',
			'!p',
			'k',
			'=',
			'<',
			'*',
			'%',
			'-',
			'(',
			')',
			',',
			'max(',
			'{',
			'}',
			'r1',
			'b',
			'f',
			'vs',
		);
		fc.assert(
			fc.property(fc.array(bits, {maxLength: 12}), parts => {
				const reading = readNotation(parts.join('').slice(0, 12));
				if (reading.ok) expect(carriedLength(canonicalOf(reading.value.plan))).toBeLessThanOrEqual(60);
			}),
			{numRuns: 3000},
		);
	});

	const notation = fc.string({unit: fc.constantFrom(...'0123456789dDkhl!<>=+-*/%(){}[],#@. bfrominaxvs−×≥é🎲'), maxLength: 60});

	test('is read or refused with a place, never thrown at, and reads again as its canonical text', () => {
		fc.assert(
			fc.property(fc.oneof(notation, fc.string({unit: 'binary', maxLength: 200})), text => {
				const result = readNotation(
					text,
					() => -3,
					name => nearest(name, ['force']),
				);
				if (result.ok) expect(readCanonical(canonicalOf(result.value.plan)).ok).toBe(true);
				const error = result.ok ? undefined : result.error;
				if (error && 'span' in error) {
					expect(error.span.start).toBeGreaterThanOrEqual(0);
					expect(error.span.end).toBeGreaterThanOrEqual(error.span.start);
					expect(error.span.end).toBeLessThanOrEqual(text.length);
				}
			}),
			{numRuns: 5000},
		);
	});

	test.each([
		['brackets', '('.repeat(1000)],
		['braces and brackets', '{('.repeat(500)],
		['signs', '-'.repeat(1000)],
		['pluses', '1+'.repeat(500)],
		['spaces', `1d6${' '.repeat(996)}x`],
		['comments', '[]'.repeat(500)],
		['open comments', '['.repeat(1000)],
		['names', '@a+'.repeat(333)],
		['counts', '1d6' + '>=1'.repeat(332)],
		['keeps', '1d6' + 'kh1'.repeat(332)],
		['computed counts', '(((1d2)d2)d2)d2'.repeat(60)],
		['letters', 'd'.repeat(1000)],
		['digits', '9'.repeat(1000)],
		['4-byte characters', '🎲'.repeat(500)],
		['half of one', '1d6 \ud83c'],
		['too much', '1d6+'.repeat(1_000_000)],
	])('%s are answered about as soon as an honest expression of that length', (_, text) => {
		const honest = '1d6+'.repeat(249);
		expect(
			times(
				() =>
					readNotation(
						text,
						() => 1,
						name => nearest(name, ['abc']),
					),
				() => readNotation(honest, () => 1),
			),
		).toBeLessThan(20);
	});

	test('the heaviest roll throws no more dice than are allowed', () => {
		const reading = readNotation('200d6r<6!>=2kh100>=2');
		if (!reading.ok) throw new Error(reading.error.code);
		let thrown = 0;
		const rng = seeded(7);
		roll(reading.value.plan, {
			below(limit) {
				thrown += 1;
				return rng.below(limit);
			},
		});
		expect(thrown).toBeLessThanOrEqual(limits.dice + limits.extra);
	});
});

describe('another engine, with the same faces', () => {
	const common = fc
		.record({
			count: fc.integer({min: 1, max: 8}),
			sides: fc.constantFrom(4, 6, 8, 10, 12, 20, 100),
			modifier: fc.constantFrom('', '', 'kh1', 'kl1', 'dh1', 'dl1', '!', 'min2', 'max3', 'r=1', 'ro=1', '>=3', '<3'),
			after: fc.constantFrom('', '+5', '-3', '*2', '+1d4', '-2d6'),
		})
		.filter(({count, modifier}) => !(count === 1 && /^[kd]/.test(modifier)))
		.map(({count, sides, modifier, after}) => `${count}d${sides}${modifier}${after}`);

	test('rpg-dice-roller gives the same total', () => {
		fc.assert(
			fc.property(common, fc.integer(), (text, seed) => {
				const reading = readNotation(text);
				if (!reading.ok) throw new Error(`${text}: ${reading.error.code}`);
				const faces: number[] = [];
				const source = seeded(seed);
				const total = roll(reading.value.plan, {
					below: limit => {
						const place = source.below(limit);
						faces.push(place + 1);
						return place;
					},
				}).total;
				const {generator} = NumberGenerator;
				const integer = generator.integer;
				generator.integer = () => faces.shift() ?? Number.NaN;
				const theirs = new DiceRoll(text).total;
				generator.integer = integer;
				expect([text, theirs, faces.length]).toEqual([text, total, 0]);
			}),
			{numRuns: 500},
		);
	});
});
