import {judgedDie, loneDie} from './lone-die';
import {type Condition, meets, NONE, type PoolPlan} from './plan';
import type {Die, Face, Pool} from './rolled';
import {Tray, worthOf} from './tray';

/** Chance, and how many dice rerolls, explosions and bonuses have added to the roll. */
export type Draws = {readonly rng: HandRng; extra: number};
/** Told which dice are fudge, so that faces given by hand may be −1, 0, 1; other sources need not care. */
type HandRng = {below(limit: number, fudge?: boolean): number};

/** Rolls one pool: all its dice, then its steps over them, then bonus dice. */
export function rollPool(plan: PoolPlan, count: number, sides: number, draws: Draws): Pool {
	const dice = new Array<Die>(count);
	if (plan.steps.length + plan.bonus.length > 0) {
		drawSummed(dice, plan, sides, draws.rng);
		return rollOn(dice, plan, sides, draws);
	}
	const value = plan.hits.length > 0 ? drawCounted(dice, plan, sides, draws.rng) : drawSummed(dice, plan, sides, draws.rng);
	return poolOf(plan, sides, dice, value);
}

const poolOf = (
	plan: PoolPlan,
	sides: number,
	dice: readonly Die[],
	value: number,
	bonus: Pool['bonus'] = NONE,
	added: readonly number[] = NONE,
	cut = false,
): Pool => ({
	plan,
	sides,
	fudge: plan.sides === 'fudge',
	dice,
	bonus,
	added,
	value,
	counts: plan.hits.length > 0,
	cut,
});

/** Lets dice fall in all places, and gives their sum. */
function drawSummed(dice: Die[], plan: PoolPlan, sides: number, rng: HandRng): number {
	const fudge = plan.sides === 'fudge';
	const least = fudge ? -1 : 1;
	let sum = 0;
	for (let place = 0; place < dice.length; place++) {
		const face = rng.below(sides, fudge) + least;
		dice[place] = loneDie(face);
		sum += face;
	}
	return sum;
}

/** Lets dice fall in all places, and gives their successes. */
function drawCounted(dice: Die[], plan: PoolPlan, sides: number, rng: HandRng): number {
	const {hits, misses} = plan;
	const fudge = plan.sides === 'fudge';
	const least = fudge ? -1 : 1;
	let sum = 0;
	for (let place = 0; place < dice.length; place++) {
		const face = rng.below(sides, fudge) + least;
		const successes = metBy(face, hits) - metBy(face, misses);
		dice[place] = judgedDie(face, successes);
		sum += successes;
	}
	return sum;
}

/** What modifiers make of dice that fell. */
function rollOn(dice: Die[], plan: PoolPlan, sides: number, draws: Draws): Pool {
	const tray = new Tray(plan, sides, draws);
	tray.applySteps(dice);
	const bonus = tray.drawBonus(dice);
	let value = 0;
	for (let place = 0; place < dice.length; place++) {
		if (plan.hits.length > 0) dice[place] = judged(dice[place]!, plan);
		const die = dice[place]!;
		if (die.kept) value += die.successes ?? die.value;
	}
	for (const {face} of bonus) value += face;
	return poolOf(plan, sides, dice, value, bonus, tray.added, tray.cut);
}

function judged({faces, value, kept}: Die, plan: PoolPlan): Die {
	return {faces, value, kept, successes: successesOf(faces, plan)};
}

/** Each face of a chain is judged by itself. */
function successesOf(faces: readonly Face[], {hits, misses}: PoolPlan): number {
	let sum = 0;
	for (const face of faces) if (!face.replaced) sum += metBy(worthOf(face), hits) - metBy(worthOf(face), misses);
	return sum;
}

function metBy(worth: number, conditions: readonly Condition[]): number {
	let met = 0;
	for (let place = 0; place < conditions.length; place++) if (meets(worth, conditions[place]!)) met++;
	return met;
}
