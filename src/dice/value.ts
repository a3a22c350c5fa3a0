import {never} from '../shared/never';
import {call, combine, divide, keptOf} from './arithmetic';
import type {Amount, GroupPlan, Plan, PoolPlan} from './plan';

/** Where the values of pools come from: fresh dice, or dice that fell before. Asked in draw order. */
export type Source = {
	pool(pool: PoolPlan, count: number, sides: number): number;
	/** How many pools were asked for. */
	place(): number;
	/** A group left out the pools from one place to another. */
	drop(from: number, to: number): void;
};

/** What a plan comes to. Left to right; a rolled count or number of faces before its pool. */
export function valueOf(plan: Plan, source: Source): number {
	switch (plan.kind) {
		case 'pool': {
			const count = amountOf(plan.count, source);
			const sides = plan.sides === 'fudge' ? 3 : amountOf(plan.sides, source);
			return source.pool(plan, count, sides);
		}
		case 'number':
			return plan.value;
		case 'negate':
			return 0 - valueOf(plan.of, source);
		case 'binary': {
			const left = valueOf(plan.left, source);
			return combine(plan.op, left, valueOf(plan.right, source));
		}
		case 'rounded': {
			const of = valueOf(plan.of, source);
			return divide(plan.way, of, valueOf(plan.by, source));
		}
		case 'call':
			return call(
				plan.name,
				plan.of.map(part => valueOf(part, source)),
			);
		case 'group':
			return groupValue(plan, source);
		case 'versus':
			throw new TypeError('vs stands only outermost');
		default:
			return never(plan);
	}
}

const amountOf = (amount: Amount, source: Source): number => (typeof amount === 'number' ? amount : valueOf(amount, source));

function groupValue({of, keep}: GroupPlan, source: Source): number {
	const starts: number[] = [];
	const values = of.map(part => {
		starts.push(source.place());
		return valueOf(part, source);
	});
	starts.push(source.place());
	const kept = keptOf(values, keep);
	kept.forEach((stays, place) => {
		if (!stays) source.drop(starts[place]!, starts[place + 1]!);
	});
	return values.reduce((sum, value, place) => (kept[place] ? sum + value : sum), 0);
}
