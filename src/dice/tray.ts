import {keptOf} from './arithmetic';
import {limits} from './limits';
import {type Clamp, type Condition, type Explode, type Keep, meets, NONE, type PoolPlan, type Reroll} from './plan';
import type {Draws} from './roll-pool';
import type {Cause, Die, Face, Pool} from './rolled';

/** What modifiers do to the dice of one pool. */
export class Tray {
	cut = false;
	/** Every face that fell beyond the dice written, in draw order. */
	readonly added: number[] = [];
	private readonly highest: Condition;

	constructor(
		private readonly plan: PoolPlan,
		private readonly sides: number,
		private readonly draws: Draws,
	) {
		this.highest = {is: '=', value: sides};
	}

	/** Changes dice in their places. Steps that look at one die go die by die, as far as the next keep, which looks at all. */
	applySteps(dice: Die[]): void {
		const {steps} = this.plan;
		for (let from = 0; from < steps.length; from++) {
			const step = steps[from]!;
			if (step.kind === 'keep') keep(dice, step);
			else {
				const first = from;
				while (steps[from + 1] && steps[from + 1]!.kind !== 'keep') from++;
				for (let place = 0; place < dice.length; place++)
					if (dice[place]!.kept) dice[place] = this.afterOwnSteps(dice[place]!, first, from);
			}
		}
	}

	private afterOwnSteps(die: Die, first: number, last: number): Die {
		let {faces} = die;
		for (let place = first; place <= last; place++) {
			const step = this.plan.steps[place]!;
			if (step.kind === 'explode') faces = this.explode(faces, step);
			else if (step.kind === 'reroll') faces = this.reroll(faces, step);
			else if (step.kind === 'clamp') faces = clamp(faces, step);
		}
		return faces === die.faces ? die : {faces, value: sumOf(faces), kept: true};
	}

	/** Counts a die beyond those written; false once the chain, or the roll, has had as many as it may. */
	private mayAdd(chain: number): boolean {
		const may = chain < limits.chain && this.draws.extra < limits.extra;
		if (may) this.draws.extra++;
		else this.cut = true;
		return may;
	}

	private face(): number {
		const fudge = this.plan.sides === 'fudge';
		const face = this.draws.rng.below(this.sides, fudge) + (fudge ? -1 : 1);
		this.added.push(face);
		return face;
	}

	private reroll(fallen: readonly Face[], {once, when}: Reroll): readonly Face[] {
		let faces = fallen;
		let chain = 0;
		for (let place = 0; place < faces.length; place++) {
			const old = faces[place]!;
			chain = old.cause === 'reroll' && place > 0 ? chain : 0;
			if (old.replaced || !meets(worthOf(old), when) || (once && chain > 0)) continue;
			if (!this.mayAdd(chain++)) continue;
			faces = faces.toSpliced(place, 1, {...old, replaced: true}, {face: this.face(), cause: 'reroll'});
		}
		return faces;
	}

	/** A penetrating face loses 1, but the chain goes on by what it shows. */
	private explode(fallen: readonly Face[], {when, penetrate}: Explode): readonly Face[] {
		const asked = when ?? this.highest;
		const cause: Cause = penetrate ? 'penetrate' : 'explode';
		let faces = fallen;
		let chain = 0;
		for (let place = 0; place < faces.length; place++) {
			const old = faces[place]!;
			if (old.replaced || !meets(old.cause === 'penetrate' ? old.face : worthOf(old), asked)) continue;
			if (!this.mayAdd(chain++)) break;
			const face = this.face();
			faces = faces.toSpliced(place + 1, 0, penetrate ? {face, cause, worth: face - 1} : {face, cause});
		}
		return faces;
	}

	/** For each natural face asked for, in the order of the pool, dropped dice too. */
	drawBonus(dice: readonly Die[]): Pool['bonus'] {
		if (this.plan.bonus.length === 0) return NONE;
		const bonus: {sides: number; face: number}[] = [];
		for (const {face, sides} of this.plan.bonus) {
			const met = dice.flatMap(die => die.faces).filter(fallen => !fallen.replaced && fallen.face === face);
			for (const _ of met) if (this.mayAdd(0)) bonus.push({sides, face: this.draws.rng.below(sides) + 1});
		}
		for (const {face} of bonus) this.added.push(face);
		return bonus;
	}
}

/** Leaves out dice among those that are not left out yet. */
function keep(dice: Die[], step: Keep): void {
	const standing: number[] = [];
	for (const die of dice) if (die.kept) standing.push(die.value);
	const kept = keptOf(standing, step);
	let turn = 0;
	for (let place = 0; place < dice.length; place++) {
		const {faces, value, kept: stood} = dice[place]!;
		if (stood && !kept[turn++]) dice[place] = {faces, value, kept: false};
	}
}

function clamp(faces: readonly Face[], {way, value}: Clamp): readonly Face[] {
	const moved = (face: Face) => !face.replaced && (way === 'min' ? worthOf(face) < value : worthOf(face) > value);
	return faces.some(moved) ? faces.map(face => (moved(face) ? {...face, worth: value} : face)) : faces;
}

/** What a face counts for. */
export const worthOf = ({face, worth}: Face): number => worth ?? face;

function sumOf(faces: readonly Face[]): number {
	let sum = 0;
	for (const face of faces) if (!face.replaced) sum += worthOf(face);
	return sum;
}
