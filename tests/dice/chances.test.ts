import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readCanonical} from '../../src/dice/canonical';
import {chancesOfPool} from '../../src/dice/chances';
import type {PoolPlan} from '../../src/dice/plan';
import {rollFaces} from '../../src/dice/roll';

function poolIn(expression: string): PoolPlan {
	const read = readCanonical(expression);
	if (!read.ok || read.value.kind !== 'pool') throw new Error(expression);
	return read.value;
}

/** Lets every way that the dice can fall happen once, by the roller itself. */
function byRolling(plan: PoolPlan, count: number, sides: number): ReadonlyMap<number, number> {
	const totals = new Map<number, number>();
	const ways = sides ** count;
	for (let way = 0; way < ways; way++) {
		const faces = Array.from(
			{length: count},
			(_, die) => (Math.floor(way / sides ** die) % sides) + (plan.sides === 'fudge' ? -1 : 1),
		);
		const rolled = rollFaces(plan, faces);
		if (!rolled.ok) throw new Error(rolled.error.code);
		totals.set(rolled.value.total, (totals.get(rolled.value.total) ?? 0) + 1 / ways);
	}
	return totals;
}

describe('the chances of a pool are those of all the ways that it can fall', () => {
	test.each([
		['a sum', '3d6', 3, 6],
		['the three highest of four', '4d6kh3', 4, 6],
		['the lowest of two', '2d20kl1', 2, 20],
		['two lowest dropped', '5d4dl2', 5, 4],
		['the highest dropped', '3d8dh1', 3, 8],
		['more kept than there are', '2d6kh5', 2, 6],
		['successes', '4d8>=5', 4, 8],
		['successes by two thresholds', '3d10>=6>=10', 3, 10],
		['fudge dice', '4df', 4, 3],
		['fudge dice, the best two', '4dfkh2', 4, 3],
		['a minimum', '3d6min2', 3, 6],
		['a maximum on the kept', '3d6max4kh2', 3, 6],
	] as const)('%s', (_, expression, count, sides) => {
		const plan = poolIn(expression);
		const chances = chancesOfPool(plan, count, sides);
		const rolled = byRolling(plan, count, sides);
		expect([...chances!.keys()].sort((a, b) => a - b)).toEqual([...rolled.keys()].sort((a, b) => a - b));
		for (const [total, chance] of rolled) expect(chances!.get(total)).toBeCloseTo(chance, 12);
	});

	test('a die that falls again once, or until it is another', () => {
		const once = chancesOfPool(poolIn('1d6ro=1'), 1, 6)!;
		expect([once.get(1), once.get(6)].map(chance => chance?.toFixed(6))).toEqual([(1 / 36).toFixed(6), (7 / 36).toFixed(6)]);
		const until = chancesOfPool(poolIn('1d6r<=2'), 1, 6)!;
		expect(until.get(6)).toBeCloseTo(1 / 4, 12);
		expect(until.get(1) ?? 0).toBeLessThan(1e-40);
	});
});

test.each([
	['exploding dice', '4d6!'],
	['bonus dice', '4d6b6d6'],
	['successes among the kept', '4d6kh2>=4'],
	['more dice than are gone through', '60d6'],
	['a die of a million faces', '1d1000000'],
])('%s are told by nothing', (_, expression) => {
	const plan = poolIn(expression);
	expect(chancesOfPool(plan, plan.count as number, plan.sides as number)).toBeUndefined();
});

test('whatever the pool, all chances are 1 together, and there is no time to wait for', () => {
	const way = fc.constantFrom('', 'kh', 'kl', 'dh', 'dl');
	fc.assert(
		fc.property(
			fc.integer({min: 1, max: 50}),
			fc.integer({min: 2, max: 100}),
			way,
			fc.integer({min: 1, max: 9}),
			(n, sides, keep, k) => {
				const read = readCanonical(`${n}d${sides}${keep === '' ? '' : keep + k}`);
				if (!read.ok || read.value.kind !== 'pool') return;
				const chances = chancesOfPool(read.value, n, sides);
				if (!chances) return;
				expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
			},
		),
		{numRuns: 60},
	);
});
