import {fail, ok, type Result} from '../shared/result';
import {joined, NONE, type Plan, type PoolPlan} from './plan';
import type {DiceProblem} from './problem';
import type {Rng} from './rng';
import {type Draws, rollPool} from './roll-pool';
import type {Pool, Rolled} from './rolled';
import {type Source, valueOf} from './value';

/** Rolls a plan that was checked. The order in which dice are asked for is part of the roll string's promise: docs/notation.md. */
export const roll = (plan: Plan, rng: Rng): Rolled => rollWith(plan, rng);

/** Takes the faces from the table's own dice, in draw order: −1, 0, 1 for fudge dice. */
export function rollFaces(plan: Plan, faces: readonly number[]): Result<Rolled, DiceProblem> {
	const hand = new Hand(faces);
	const rolled = rollWith(plan, hand);
	if (hand.problem) return fail(hand.problem);
	if (hand.used < faces.length) return fail({code: 'too-many-faces', given: faces.length, used: hand.used});
	return ok(rolled);
}

function rollWith(plan: Plan, rng: Rng): Rolled {
	const fall = new Fall(rng);
	const total = valueOf(plan.kind === 'versus' ? plan.of : plan, fall);
	const counts = fall.counts();
	if (plan.kind !== 'versus') return {total, counts, pools: fall.pools};
	const target = valueOf(plan.target, fall);
	return {total, counts, versus: {target, met: total >= target}, pools: fall.pools};
}

/** Lets each pool fall when its turn comes, and keeps what fell. */
class Fall implements Source, Draws {
	pools: readonly Pool[] = NONE;
	extra = 0;

	constructor(readonly rng: Rng) {}

	pool(plan: PoolPlan, count: number, sides: number): number {
		const pool = rollPool(plan, count, sides, this);
		this.pools = joined(this.pools, pool);
		return pool.value;
	}

	place(): number {
		return this.pools.length;
	}

	drop(from: number, to: number): void {
		this.pools = this.pools.map((pool, place) => (place >= from && place < to ? {...pool, dropped: true} : pool));
	}

	/** Whether what fell is a count of successes. */
	counts(): boolean {
		for (const pool of this.pools) if (pool.counts && !pool.dropped) return true;
		return false;
	}
}

/** Deals faces given by hand. After the first trouble it deals lowest faces, so that the roll comes to its end, and is thrown away. */
class Hand implements Rng {
	used = 0;
	problem: DiceProblem | undefined;

	constructor(private readonly faces: readonly number[]) {}

	below(limit: number, fudge = false): number {
		const face = this.faces[this.used++];
		const least = fudge ? -1 : 1;
		const place = face === undefined ? -1 : face - least;
		if (face === undefined) this.problem ??= {code: 'too-few-faces', given: this.faces.length};
		else if (!Number.isInteger(face) || place < 0 || place >= limit)
			this.problem ??= {code: 'face-out-of-range', place: this.used, face, least, most: limit - 1 + least};
		return this.problem ? 0 : place;
	}
}
