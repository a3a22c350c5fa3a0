import {keptOf} from './arithmetic';
import {NONE, poolText} from './canonical';
import {limits} from './limits';
import {type Condition, type Explode, meets, type PoolPlan, type Reroll} from './plan';
import type {Cause, Die, Face, Pool} from './rolled';

/** Chance, and how many dice rerolls, explosions and bonuses have added to the roll. */
export type Draws = {readonly rng: FudgeRng; extra: number};
/** Told of fudge dice, so that faces given by hand may be −1, 0, 1; other sources need not care. */
type FudgeRng = {below(limit: number, fudge?: boolean): number};

/** Rolls the dice of one pool: all of them, then each step over them, then bonus dice. */
export function rollPool(plan: PoolPlan, count: number, sides: number, draws: Draws): Pool {
	const plain = plan.steps === NONE && plan.hits === NONE && plan.bonus === NONE;
	return plain ? plainPool(plan, count, sides, draws.rng) : new Tray(plan, count, sides, draws).pool();
}

function plainPool(plan: PoolPlan, count: number, sides: number, rng: FudgeRng): Pool {
	const fudge = plan.sides === 'fudge';
	const least = fudge ? -1 : 1;
	const dice: Die[] = [];
	let value = 0;
	for (let fallen = 0; fallen < count; fallen++) {
		const face = rng.below(sides, fudge) + least;
		value += face;
		dice.push(plainDie(face));
	}
	return {text: poolText(plan), sides, fudge, dice, bonus: NONE, value, counts: false, cut: false};
}

const freshDie = (face: number): Die => ({faces: [{face, cause: 'pool'}], value: face, kept: true});
/** A die that shows 4 and nothing more is the same wherever it fell: the usual ones are made once. */
const usualDice = Array.from({length: 101}, (_, face) => freshDie(face));
const plainDie = (face: number): Die => usualDice[face] ?? freshDie(face);

/** A face as it lies on the table while steps act on it. */
type Lying = {readonly face: number; readonly cause: Cause; worth: number; replaced: boolean};
type Standing = {readonly faces: Lying[]; kept: boolean};

class Tray {
	private readonly dice: Standing[] = [];
	private readonly fudge: boolean;
	private cut = false;

	constructor(
		private readonly plan: PoolPlan,
		count: number,
		private readonly sides: number,
		private readonly draws: Draws,
	) {
		this.fudge = plan.sides === 'fudge';
		for (let fallen = 0; fallen < count; fallen++) this.dice.push({faces: [this.draw('pool')], kept: true});
	}

	pool(): Pool {
		const {plan, sides, fudge} = this;
		this.takeSteps();
		const bonus = plan.bonus === NONE ? NONE : this.drawBonus();
		const counts = plan.hits.length > 0;
		let value = 0;
		const dice = this.dice.map(die => {
			const done = this.finished(die, counts);
			if (done.kept) value += done.successes ?? done.value;
			return done;
		});
		for (const {face} of bonus) value += face;
		return {text: poolText(plan), sides, fudge, dice, bonus, value, counts, cut: this.cut};
	}

	private draw(cause: Cause): Lying {
		const face = this.draws.rng.below(this.sides, this.fudge) + (this.fudge ? -1 : 1);
		return {face, cause, worth: face, replaced: false};
	}

	/** Draws a die beyond those written; undefined once the roll has had as many as it may. */
	private drawExtra(cause: Cause, chain: number): Lying | undefined {
		if (chain >= limits.chain || this.draws.extra >= limits.extra) {
			this.cut = true;
			return undefined;
		}
		this.draws.extra++;
		return this.draw(cause);
	}

	/** Steps that look at one die go die by die, as far as the next keep, which looks at all. */
	private takeSteps(): void {
		const {steps} = this.plan;
		for (let from = 0; from < steps.length; ) {
			const keep = steps.findIndex((step, place) => place >= from && step.kind === 'keep');
			const to = keep < 0 ? steps.length : keep;
			if (to > from) for (const die of this.dice) if (die.kept) this.stepsOfDie(die, from, to);
			const step = steps[to];
			if (step?.kind === 'keep') this.keep(step);
			from = to + 1;
		}
	}

	private stepsOfDie(die: Standing, from: number, to: number): void {
		for (let place = from; place < to; place++) {
			const step = this.plan.steps[place]!;
			if (step.kind === 'explode') this.explode(die, step);
			else if (step.kind === 'reroll') this.reroll(die, step);
			else if (step.kind === 'clamp')
				for (const face of die.faces)
					face.worth = step.way === 'min' ? Math.max(face.worth, step.value) : Math.min(face.worth, step.value);
		}
	}

	private keep(step: Parameters<typeof keptOf>[1]): void {
		const standing = this.dice.filter(die => die.kept);
		const kept = keptOf(standing.map(worthOf), step);
		standing.forEach((die, place) => {
			die.kept = kept[place]!;
		});
	}

	private reroll(die: Standing, {once, when}: Reroll): void {
		for (let place = 0; place < die.faces.length; place++) {
			let lying = die.faces[place]!;
			for (let chain = 0; !lying.replaced && meets(lying.worth, when) && (chain === 0 || !once); chain++) {
				const fresh = this.drawExtra('reroll', chain);
				if (!fresh) break;
				lying.replaced = true;
				lying = fresh;
				die.faces.splice(++place, 0, fresh);
			}
		}
	}

	/** A penetrating face loses 1, but goes on by what it shows. */
	private explode(die: Standing, {when, penetrate}: Explode): void {
		const asked = when ?? {is: '=', value: this.sides};
		const cause = penetrate ? 'penetrate' : 'explode';
		let chain = 0;
		for (let place = 0; place < die.faces.length; place++) {
			const lying = die.faces[place]!;
			if (lying.replaced || !meets(lying.cause === 'penetrate' ? lying.face : lying.worth, asked)) continue;
			const fresh = this.drawExtra(cause, chain++);
			if (!fresh) return;
			if (penetrate) fresh.worth--;
			die.faces.splice(place + 1, 0, fresh);
		}
	}

	private drawBonus(): Pool['bonus'] {
		const bonus: {sides: number; face: number}[] = [];
		for (const {face, sides} of this.plan.bonus) {
			for (const die of this.dice) {
				for (const lying of die.faces) {
					if (lying.replaced || lying.face !== face) continue;
					if (this.draws.extra >= limits.extra) this.cut = true;
					else {
						this.draws.extra++;
						bonus.push({sides, face: this.draws.rng.below(sides) + 1});
					}
				}
			}
		}
		return bonus;
	}

	private finished(die: Standing, counts: boolean): Die {
		const {kept} = die;
		const faces = die.faces.map(shown);
		const value = worthOf(die);
		return counts ? {faces, value, kept, successes: this.successesOf(die)} : {faces, value, kept};
	}

	private successesOf(die: Standing): number {
		let sum = 0;
		for (const face of die.faces)
			if (!face.replaced) sum += metBy(face.worth, this.plan.hits) - metBy(face.worth, this.plan.misses);
		return sum;
	}
}

function worthOf(die: Standing): number {
	let sum = 0;
	for (const face of die.faces) if (!face.replaced) sum += face.worth;
	return sum;
}

const metBy = (worth: number, conditions: readonly Condition[]): number =>
	conditions.reduce((met, when) => met + (meets(worth, when) ? 1 : 0), 0);

const shown = ({face, cause, worth, replaced}: Lying): Face =>
	replaced ? {face, cause, replaced} : worth === face ? {face, cause} : {face, cause, worth};
