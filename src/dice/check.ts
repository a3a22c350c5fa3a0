import {never} from '../shared/never';
import type {Span} from '../shared/problem';
import {call, combine, divide, keptOf} from './arithmetic';
import {checkPool, poolRange, type Worth, worthAfter} from './check-pool';
import {limits} from './limits';
import type {Amount, CallPlan, GroupPlan, Plan, PoolPlan, RoundedPlan} from './plan';
import type {DiceProblem} from './problem';

/** The least and the most that a value may come to. */
export type Range = {readonly min: number; readonly max: number};

/** Where a part of a plan was written; any span will do for a plan that nobody typed. */
export type Where = {spanOf(part: object): Span};

/** What is wrong with a plan before any die falls; undefined if it may be rolled. */
export function checkPlan(plan: Plan, where: Where = nowhere): DiceProblem | undefined {
	const check = new Check(where);
	check.rangeOf(plan);
	return check.problem;
}

/** Bounds that no roll of the plan ever leaves. */
export const rangeOf = (plan: Plan): Range => new Check(nowhere).rangeOf(plan);

/** The value of a plan in which nothing is rolled; undefined if something is, or if it cannot be worked out. */
export function fixedValue(plan: Plan): number | undefined {
	if (plan.kind === 'number') return plan.value;
	const check = new Check(nowhere);
	const {min, max} = check.rangeOf(plan);
	return check.problem || check.pools > 0 || min !== max ? undefined : min;
}

const nowhere: Where = {spanOf: () => ({start: 0, end: 0})};

class Check {
	problem: DiceProblem | undefined;
	pools = 0;
	private dice = 0;

	constructor(private readonly where: Where) {}

	rangeOf(plan: Plan): Range {
		const range = this.bare(plan);
		if (range.max > limits.value || range.min < -limits.value)
			this.problem ??= {code: 'too-large', span: this.where.spanOf(plan), most: limits.value};
		return range;
	}

	private bare(plan: Plan): Range {
		switch (plan.kind) {
			case 'pool':
				return this.pool(plan);
			case 'number':
				return {min: plan.value, max: plan.value};
			case 'negate': {
				const {min, max} = this.rangeOf(plan.of);
				return {min: 0 - max, max: 0 - min};
			}
			case 'binary': {
				const left = this.rangeOf(plan.left);
				const right = this.rangeOf(plan.right);
				if (plan.op === '+') return {min: left.min + right.min, max: left.max + right.max};
				if (plan.op === '-') return {min: left.min - right.max, max: left.max - right.min};
				if (plan.op === '%') return this.remainder(plan, left, right);
				return corners(left, right, (one, two) => combine('*', one, two));
			}
			case 'rounded':
				return this.rounded(plan);
			case 'call':
				return this.call(plan);
			case 'group':
				return this.group(plan);
			case 'versus':
				this.rangeOf(plan.target);
				return this.rangeOf(plan.of);
			default:
				return never(plan);
		}
	}

	private call({name, of}: CallPlan): Range {
		const ranges = of.map(part => this.rangeOf(part));
		const min = call(
			name,
			ranges.map(range => range.min),
		);
		const max = call(
			name,
			ranges.map(range => range.max),
		);
		if (name !== 'abs') return {min, max};
		const spansZero = ranges[0]!.min < 0 && ranges[0]!.max > 0;
		return {min: spansZero ? 0 : Math.min(min, max), max: Math.max(min, max)};
	}

	private remainder(plan: Plan, left: Range, right: Range): Range {
		this.refuseZero(plan, right);
		if (left.min === left.max && right.min === right.max && right.min !== 0) {
			const value = combine('%', left.min, right.min);
			return {min: value, max: value};
		}
		const most = Math.max(-right.min, right.max) - 1;
		return {min: Math.max(Math.min(left.min, 0), -most), max: Math.min(Math.max(left.max, 0), most)};
	}

	private rounded(plan: RoundedPlan): Range {
		const of = this.rangeOf(plan.of);
		const by = this.rangeOf(plan.by);
		return this.refuseZero(plan, by) ? {min: 0, max: 0} : corners(of, by, (one, two) => divide(plan.way, one, two));
	}

	private refuseZero(plan: Plan, {min, max}: Range): boolean {
		const zero = min <= 0 && max >= 0;
		if (zero) this.problem ??= {code: 'zero-divisor', span: this.where.spanOf(plan)};
		return zero;
	}

	private group({of, keep}: GroupPlan): Range {
		this.refuseNone(keep);
		const ranges = of.map(part => this.rangeOf(part));
		const total = (values: readonly number[]) => {
			const kept = keptOf(values, keep);
			return values.reduce((sum, value, place) => (kept[place] ? sum + value : sum), 0);
		};
		return {min: total(ranges.map(range => range.min)), max: total(ranges.map(range => range.max))};
	}

	private refuseNone(keep: {readonly way: string; readonly count: number}): void {
		if (keep.count < 1) this.problem ??= {code: 'useless', span: this.where.spanOf(keep), modifier: `${keep.way}${keep.count}`};
	}

	private pool(pool: PoolPlan): Range {
		this.pools++;
		const fudge = pool.sides === 'fudge';
		const count = this.amount(pool, pool.count, 0);
		const high = pool.sides === 'fudge' ? 1 : this.amount(pool, pool.sides, 1).max;
		this.dice += count.max;
		if (this.dice > limits.dice)
			this.problem ??= {code: 'too-many-dice', span: this.where.spanOf(pool), dice: this.dice, most: limits.dice};
		const {steps, hits, misses, bonus} = pool;
		if (steps.length + bonus.length > 0 || typeof pool.sides === 'object')
			return this.modified(pool, count, {low: fudge ? -1 : 1, high});
		if (hits.length > 0) return {min: 0 - misses.length * count.max, max: hits.length * count.max};
		return {min: fudge ? 0 - count.max : count.min, max: count.max * high};
	}

	private modified(pool: PoolPlan, count: Range, natural: Worth): Range {
		for (const step of pool.steps) if (step.kind === 'keep') this.refuseNone(step);
		const problem = checkPool(pool, natural, this.where);
		this.problem ??= problem;
		return problem ? {min: 0, max: 0} : poolRange(pool, count, worthAfter(pool.steps, natural));
	}

	/** A count may be 0; a die has one face at least. */
	private amount(pool: PoolPlan, amount: Amount, least: 0 | 1): Range {
		const range = typeof amount === 'number' ? {min: amount, max: amount} : this.rangeOf(amount);
		if (range.min < least)
			this.problem ??=
				least === 0 ? {code: 'bad-count', span: this.where.spanOf(pool), least: range.min} : badSides(this.where.spanOf(pool));
		if (least === 1 && range.max > limits.sides) this.problem ??= badSides(this.where.spanOf(pool));
		return range;
	}
}

const badSides = (span: Span): DiceProblem => ({code: 'bad-sides', span, most: limits.sides});

// A product and a division run to their ends at the ends of what they take, a divisor being never 0.
function corners(left: Range, right: Range, of: (one: number, two: number) => number): Range {
	const one = of(left.min, right.min);
	const two = of(left.min, right.max);
	const three = of(left.max, right.min);
	const four = of(left.max, right.max);
	return {min: Math.min(one, two, three, four), max: Math.max(one, two, three, four)};
}
