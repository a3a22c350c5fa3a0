import {stepText} from './canonical';
import type {Range, Where} from './check';
import {limits} from './limits';
import {type Condition, meets, type PoolPlan, type Step} from './plan';
import type {DiceProblem} from './problem';

/** The least and the most that one face may be worth. */
export type Worth = {readonly low: number; readonly high: number};

/** The first modifier of a pool that cannot act and why, its faces being worth `natural` as they fall; undefined if all can. */
export function checkPool(pool: PoolPlan, natural: Worth, where: Where): DiceProblem | undefined {
	if (typeof pool.sides === 'object') return checkRolledSides(pool, where);
	let worth = natural;
	for (const step of pool.steps) {
		const wrong = wrongWith(step, pool, worth, where);
		if (wrong) return wrong;
		worth = afterStep(step, worth, natural);
	}
	return checkKeeps(pool, where) ?? checkBonus(pool, natural, where);
}

/** What one face may be worth in the end. */
export function worthAfter(steps: readonly Step[], natural: Worth): Worth {
	let worth = natural;
	for (const step of steps) worth = afterStep(step, worth, natural);
	return worth;
}

function wrongWith(step: Step, pool: PoolPlan, worth: Worth, where: Where): DiceProblem | undefined {
	if (step.kind === 'keep') return undefined;
	if (pool.sides === 'fudge' && step.kind === 'explode')
		return {code: 'fudge-modifier', span: where.spanOf(step), modifier: stepText(step)};
	if (step.kind === 'clamp') return clamped(worth, step.way, step.value) ? undefined : useless(step, stepText(step), where);
	const when = step.when ?? {is: '=', value: worthiest(pool)};
	const met = facesMet(when, worth);
	if (met === 'none') return useless(step, stepText(step), where);
	const endless = met === 'all' && (step.kind === 'explode' || !step.once);
	return endless ? {code: 'endless', span: where.spanOf(step), modifier: stepText(step), sides: worthiest(pool)} : undefined;
}

const worthiest = ({sides}: PoolPlan): number => (typeof sides === 'number' ? sides : 1);
const useless = (part: object, modifier: string, where: Where): DiceProblem => ({
	code: 'useless',
	span: where.spanOf(part),
	modifier,
});
const clamped = ({low, high}: Worth, way: 'min' | 'max', value: number): boolean => (way === 'min' ? value > low : value < high);

/** Rolled faces start anew; clamped ones move; a penetrating chain adds faces that lost 1. */
function afterStep(step: Step, worth: Worth, natural: Worth): Worth {
	if (step.kind === 'keep') return worth;
	const {low, high} = worth;
	if (step.kind === 'clamp')
		return step.way === 'min'
			? {low: Math.max(low, step.value), high: Math.max(high, step.value)}
			: {low: Math.min(low, step.value), high: Math.min(high, step.value)};
	const least = step.kind === 'explode' && step.penetrate ? natural.low - 1 : natural.low;
	return {low: Math.min(low, least), high: Math.max(high, natural.high)};
}

/** How many of the whole numbers from low to high meet a condition. */
function facesMet(when: Condition, {low, high}: Worth): 'none' | 'some' | 'all' {
	const first = meets(low, when);
	const last = meets(high, when);
	if (first && last) return 'all';
	return first || last || (when.is === '=' && when.value > low && when.value < high) ? 'some' : 'none';
}

function checkKeeps({steps}: PoolPlan, where: Where): DiceProblem | undefined {
	if (steps.length < 2) return undefined;
	const keeps = steps.filter(step => step.kind === 'keep');
	const middle = keeps.length === 2 && keeps.some(({way}) => way === 'dh') && keeps.some(({way}) => way === 'dl');
	return keeps.length < 2 || middle ? undefined : {code: 'two-keeps', span: where.spanOf(keeps[1]!)};
}

function checkBonus({bonus}: PoolPlan, natural: Worth, where: Where): DiceProblem | undefined {
	for (const part of bonus) {
		const {face, sides} = part;
		if (face < natural.low || face > natural.high) return useless(part, `b${face}d${sides}`, where);
		if (sides < 1 || sides > limits.sides) return {code: 'bad-sides', span: where.spanOf(part), most: limits.sides};
	}
	return undefined;
}

/** Where the number of faces is itself rolled, nothing that looks at faces can be checked beforehand: only keep and drop may stand. */
function checkRolledSides(pool: PoolPlan, where: Where): DiceProblem | undefined {
	const step = pool.steps.find(({kind}) => kind !== 'keep');
	const part = step ?? pool.hits[0] ?? pool.bonus[0];
	if (part) return {code: 'rolled-sides', span: where.spanOf(part), modifier: step ? stepText(step) : ''};
	return checkKeeps(pool, where);
}

/** Bounds of a pool of so many dice, a face of which is worth so much. */
export function poolRange(pool: PoolPlan, count: Range, worth: Worth): Range {
	let kept = count;
	let chains = false;
	for (const step of pool.steps) {
		if (step.kind === 'keep') kept = keptRange(kept, step.way, step.count);
		else if (step.kind === 'explode') chains = true;
	}
	const faces = chains ? kept.max + Math.min(kept.max * limits.chain, limits.extra) : kept.max;
	if (pool.hits.length > 0) return {min: 0 - pool.misses.length * faces, max: pool.hits.length * faces};
	let max = Math.max(kept.min * worth.high, faces * worth.high);
	for (const bonus of pool.bonus)
		max += limits.extra >= count.max && !chains ? count.max * bonus.sides : limits.extra * bonus.sides;
	return {min: Math.min(kept.min * worth.low, kept.max * worth.low), max};
}

function keptRange({min, max}: Range, way: string, count: number): Range {
	return way === 'kh' || way === 'kl'
		? {min: Math.min(min, count), max: Math.min(max, count)}
		: {min: Math.max(min - count, 0), max: Math.max(max - count, 0)};
}
