import {fail, ok, type Result} from '../shared/result';
import {canonicalOf} from './canonical';
import {checkPlan} from './check';
import {Cursor} from './cursor';
import {code, isDigit, isLetter} from './fold';
import {cleanLabel} from './label';
import {limits} from './limits';
import type {Plan} from './plan';
import type {DiceProblem} from './problem';
import {readRepeat, readWhole} from './read-whole';

/** What somebody typed, understood: what to roll, which `canonicalOf` writes, and the words that stood beside it. */
export type Reading = {
	readonly plan: Plan;
	/** Comments and trailing words, cleaned for a post; empty if there are none. */
	readonly label: string;
	/** `6#4d6` asks for six rolls of this plan. */
	readonly repeat: number;
	/** Each `@name` with the number it stood for, in order. */
	readonly names: readonly {readonly name: string; readonly value: number}[];
};

/**
 * Reads what people type: any case, any space, printed signs, words after the dice.
 * `numbers` gives the number a `@name` stands for; `near` finds the name that a misspelt one most likely meant.
 */
export function readNotation(
	text: string,
	numbers?: (name: string) => number | undefined,
	near?: (name: string) => string | undefined,
): Result<Reading, DiceProblem> {
	const {length} = text;
	if (length > limits.typed)
		return fail({code: 'too-long', span: {start: limits.typed, end: length}, length, most: limits.typed});

	const cursor = new Cursor(text, numbers, near);
	const repeat = readRepeat(cursor);
	const plan = readWhole(cursor);
	const problem = cursor.problem ?? checkPlan(plan, cursor);
	if (problem) return fail(problem);

	const carried = length > SHORT || cursor.names.length > 0 ? carriedLength(canonicalOf(plan)) : 0;
	if (carried > limits.text) return fail({code: 'too-long', span: cursor.spanOf(), length: carried, most: limits.text});
	const label = cursor.comments && cleanLabel(cursor.comments);
	return ok({plan, label, repeat, names: cursor.names});
}

// So few characters, without names, stand for no more than a roll string carries: `d%! !p!p! !` grows most, to 46.
const SHORT = 12;

/** Characters a text takes in a roll string, where each one outside 0-9 a-y is written with three. */
export function carriedLength(canonical: string): number {
	let length = canonical.length;
	for (let at = 0; at < canonical.length; at++) {
		const unit = canonical.charCodeAt(at);
		if (!isDigit(unit) && !(isLetter(unit) && unit !== code.z)) length += 2;
	}
	return length;
}
