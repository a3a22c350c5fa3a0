import {limits} from './limits';
import {type Condition, type Keep, meets, type PoolPlan, type Reroll, type Step} from './plan';

/** How likely each value is; all chances together are 1. */
export type Chances = ReadonlyMap<number, number>;

/** Dice times faces that are gone through for what is kept of them: beyond it takes too long to be exact. */
const MOST_KEPT = 200;
/** The same for a plain sum. */
const MOST_SUM = 600;
const MOST_DICE = 50;

/**
 * The exact chances of what a pool of so many dice of so many faces comes to. Undefined where dice bring others along (chains, bonus dice), where dice are
 * picked twice, and for more dice than are gone through.
 */
export function chancesOfPool(plan: PoolPlan, count: number, sides: number): Chances | undefined {
	const {steps, hits, misses, bonus} = plan;
	const last = steps.at(-1);
	const keep = last?.kind === 'keep' ? last : undefined;
	const own = keep ? steps.slice(0, -1) : steps;
	const most = keep ? MOST_KEPT : MOST_SUM;
	if (bonus.length > 0 || count < 1 || count > MOST_DICE || count * sides > most || (keep && hits.length > 0)) return undefined;
	const die = dieChances(own, plan.sides === 'fudge', sides);
	if (!die) return undefined;
	if (keep) return keptChances(die, count, keep);
	return summed(hits.length > 0 ? counted(die, hits, misses) : die, count);
}

function dieChances(steps: readonly Step[], fudge: boolean, sides: number): Chances | undefined {
	const least = fudge ? -1 : 1;
	const fresh = new Map(Array.from({length: sides}, (_, face) => [face + least, 1 / sides] as const));
	let die: Chances = fresh;
	for (const step of steps) {
		if (step.kind === 'clamp') die = mapped(die, worth => Math[step.way === 'min' ? 'max' : 'min'](worth, step.value));
		else if (step.kind === 'reroll') die = rerolled(die, fresh, step);
		else return undefined;
	}
	return die;
}

function add(into: Map<number, number>, value: number, chance: number): void {
	into.set(value, (into.get(value) ?? 0) + chance);
}

function mapped(die: Chances, worth: (value: number) => number): Chances {
	const made = new Map<number, number>();
	for (const [value, chance] of die) add(made, worth(value), chance);
	return made;
}

/** A face that meets the condition falls again, once, or as often as one die may. */
function rerolled(die: Chances, fresh: Chances, {once, when}: Reroll): Chances {
	let now = die;
	for (let times = once ? 1 : limits.chain; times > 0; times--) {
		const next = new Map<number, number>();
		let again = 0;
		for (const [value, chance] of now) {
			if (meets(value, when)) again += chance;
			else add(next, value, chance);
		}
		if (again === 0) break;
		for (const [value, chance] of fresh) add(next, value, chance * again);
		now = next;
	}
	return now;
}

const metBy = (worth: number, conditions: readonly Condition[]): number => conditions.filter(one => meets(worth, one)).length;
const counted = (die: Chances, hits: readonly Condition[], misses: readonly Condition[]): Chances =>
	mapped(die, worth => metBy(worth, hits) - metBy(worth, misses));

function summed(die: Chances, count: number): Chances {
	let sum: Chances = new Map([[0, 1]]);
	for (let dice = 0; dice < count; dice++) {
		const next = new Map<number, number>();
		for (const [total, before] of sum) for (const [value, chance] of die) add(next, total + value, before * chance);
		sum = next;
	}
	return sum;
}

/** Which of the dice count, the highest first or the lowest. */
function picked({way, count}: Keep, dice: number): {readonly down: boolean; readonly from: number; readonly to: number} {
	const most = Math.min(count, dice);
	const down = way === 'kh' || way === 'dh';
	return way === 'kh' || way === 'kl' ? {down, from: 0, to: most} : {down, from: most, to: dice};
}

/** Goes through the values in the order in which dice are picked: how many dice show each, and how many of those count. */
function keptChances(die: Chances, count: number, keep: Keep): Chances {
	const {down, from, to} = picked(keep, count);
	const values = [...die].sort(([one], [other]) => (down ? other - one : one - other));
	let states = new Map<number, Map<number, number>>([[0, new Map([[0, 1]])]]);
	for (const [value, chance] of values) {
		const next = new Map<number, Map<number, number>>();
		for (const [used, sums] of states) {
			for (let more = 0; used + more <= count; more++) {
				const ways = choose(count - used, more) * chance ** more;
				const kept = Math.max(0, Math.min(used + more, to) - Math.max(used, from));
				const into = next.get(used + more) ?? new Map<number, number>();
				next.set(used + more, into);
				for (const [sum, before] of sums) add(into, sum + kept * value, before * ways);
			}
		}
		states = next;
	}
	return states.get(count)!;
}

function choose(of: number, some: number): number {
	let ways = 1;
	for (let at = 1; at <= some; at++) ways = (ways * (of - some + at)) / at;
	return ways;
}
