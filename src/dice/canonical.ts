import {never} from '../shared/never';
import {fail, ok, type Result} from '../shared/result';
import type {Amount, BinaryPlan, Condition, Plan, PoolPlan, Step} from './plan';
import type {DiceProblem} from './problem';
import {readNotation} from './read';

// How tightly a text binds. What binds less than its place asks for goes in brackets.
const SUM = 1;
const PRODUCT = 2;
const SIGNED = 3;
const ALONE = 4;

/** The one text of a plan, in lower-case ASCII: what a roll string carries and what is replayed. */
export const canonicalOf = (plan: Plan): string => (plan.kind === 'pool' ? poolText(plan) : textOf(plan, 0, ''));

/** A plan for people, and safe in any forum: `1d20 + 5`, `1d20 + 7 vs 15`, `(1d6 + 8 ) * 2` (some forums make a smiley of `8)`). */
export const pretty = (plan: Plan): string => textOf(plan, 0, ' ');

/** Takes a text only if it is, letter for letter, the canonical text of its plan. */
export function readCanonical(text: string): Result<Plan, DiceProblem> {
	const reading = readNotation(text);
	if (!reading.ok) return reading;
	const {plan} = reading.value;
	const canonical = canonicalOf(plan);
	return canonical === text ? ok(plan) : fail({code: 'not-canonical', span: {start: 0, end: text.length}, canonical});
}

/** `gap` is what stands around signs and after commas: nothing, or a space. */
function textOf(plan: Plan, place: number, gap: '' | ' '): string {
	switch (plan.kind) {
		case 'pool':
			return poolText(plan, gap);
		case 'number':
			return plan.value < 0 ? bracketed(`${plan.value}`, SIGNED, place, gap) : `${plan.value}`;
		case 'negate':
			return negated(plan.of, place, gap);
		case 'binary':
			return binaryText(plan, place, gap);
		case 'rounded': {
			const of = textOf(plan.of, PRODUCT, gap);
			return closed(`${plan.way}(${of}${gap}/${gap}${textOf(plan.by, SIGNED, gap)}`, gap);
		}
		case 'call':
			return closed(`${plan.name}(${listText(plan.of, gap)}`, gap);
		case 'group':
			return `{${listText(plan.of, gap)}}${stepText(plan.keep)}`;
		case 'versus':
			return `${textOf(plan.of, SUM, gap)}${gap}vs${gap}${textOf(plan.target, SUM, gap)}`;
		default:
			return never(plan);
	}
}

const closed = (open: string, gap: '' | ' '): string => open + (/\d$/.test(open) ? gap : '') + ')';
const bracketed = (text: string, binds: number, place: number, gap: '' | ' '): string =>
	binds < place ? closed(`(${text}`, gap) : text;
const listText = (plans: readonly Plan[], gap: '' | ' '): string => plans.map(plan => textOf(plan, SUM, gap)).join(`,${gap}`);

function binaryText({op, left, right}: BinaryPlan, place: number, gap: '' | ' '): string {
	if (op === '+' || op === '-') return bracketed(sumText(left, op, right, gap), SUM, place, gap);
	return bracketed(textOf(left, PRODUCT, gap) + spaced(op, gap) + textOf(right, SIGNED, gap), PRODUCT, place, gap);
}

const spaced = (sign: string, gap: '' | ' '): string => (gap ? ` ${sign} ` : sign);

/** A sign never follows a sum's sign: `1d20+-5` is written `1d20-5`. */
function sumText(left: Plan, op: '+' | '-', right: Plan, gap: '' | ' '): string {
	const other = op === '+' ? '-' : '+';
	if (right.kind === 'negate') return sumText(left, other, right.of, gap);
	const flips = right.kind === 'number' && right.value < 0;
	const after = flips ? `${-right.value}` : textOf(right, PRODUCT, gap);
	return textOf(left, SUM, gap) + spaced(flips ? other : op, gap) + after;
}

function negated(of: Plan, place: number, gap: '' | ' '): string {
	if (of.kind === 'number') return textOf({kind: 'number', value: 0 - of.value}, place, gap);
	if (of.kind === 'negate') return textOf(of.of, place, gap);
	return bracketed(`-${textOf(of, ALONE, gap)}`, SIGNED, place, gap);
}

/** The text of a pool with all its modifiers: `4d6kh3`, `4df`, `10d10!=10>=8`. */
export function poolText(pool: PoolPlan, gap: '' | ' ' = ''): string {
	const dice = `${amountText(pool.count, gap)}d${pool.sides === 'fudge' ? 'f' : amountText(pool.sides, gap)}`;
	const {steps, hits, misses, bonus} = pool;
	let text = steps.length > 0 ? dice + stepsText(pool) : dice;
	if (hits.length + misses.length > 0) text += conditionsText(pool);
	for (const {face, sides} of bonus) text += `b${face}d${sides}`;
	return text;
}

function stepsText({steps, sides, hits}: PoolPlan): string {
	let text = '';
	for (let place = 0; place < steps.length; place++) {
		const step = steps[place]!;
		// A bare `!` before a count would take its condition, and before another `!` would be one with it.
		const bare = steps[place + 1]?.kind !== 'explode' && (hits.length === 0 || place + 1 < steps.length);
		const highest = step.kind === 'explode' && (!step.when || (step.when.is === '=' && step.when.value === sides));
		text += highest ? bang(step.penetrate) + (bare ? '' : `=${sides}`) : stepText(step);
	}
	return text;
}

/** What a pool counts: `>=5>=8`, `>=7f=1`; empty if it is summed. */
export function conditionsText({hits, misses}: PoolPlan): string {
	let text = '';
	for (const {is, value} of hits) text += is + value;
	for (const {is, value} of misses) text += `f${is}${value}`;
	return text;
}

/** The text of one modifier: `kh3`, `min2`, `r<3`, `!`. */
export function stepText(step: Step): string {
	switch (step.kind) {
		case 'keep':
			return `${step.way}${step.count}`;
		case 'clamp':
			return `${step.way}${step.value}`;
		case 'reroll':
			return `${step.once ? 'ro' : 'r'}${conditionText(step.when)}`;
		case 'explode':
			return `${bang(step.penetrate)}${step.when ? conditionText(step.when) : ''}`;
		default:
			return never(step);
	}
}

const bang = (penetrate: boolean): string => (penetrate ? '!p' : '!');
const conditionText = ({is, value}: Condition): string => `${is}${value}`;
const amountText = (amount: Amount, gap: '' | ' '): string =>
	typeof amount === 'number' ? `${amount}` : closed(`(${textOf(amount, 0, gap)}`, gap);
