import {canonicalOf} from '../dice/canonical';
import type {Plan} from '../dice/plan';
import type {DiceProblem} from '../dice/problem';
import {readNotation} from '../dice/read';
import type {Rider} from '../seal/roll-string';
import {nearest} from '../shared/nearest';
import type {Span} from '../shared/problem';
import {type Draft, type Row, valueOf} from './draft';
import type {Named} from './line';

/** A roll that can be made: what is rolled, in its canonical text, how often, and what is told beside it. */
export type Ready = {
	readonly state: 'ready';
	readonly plan: Plan;
	readonly canonical: string;
	readonly times: number;
	readonly label: string;
	readonly named: readonly Named[];
	/** Set for a move of a game. */
	readonly rule?: Rule;
};

/** What a game adds to a roll: the words of its line, and the fields of its string. */
export type Rule = {readonly facts: readonly string[]; readonly against?: string; readonly riders: readonly Rider[]};

/** What a draft comes to. A half-typed expression is `unfinished`, not wrong. `span`: in the expression as typed. */
export type Prepared =
	| {readonly state: 'empty'}
	| {readonly state: 'unfinished'}
	| {readonly state: 'wrong'; readonly problem: DiceProblem; readonly span?: Span}
	| Ready;

/** Numbers that an expression may name. */
export type Numbers = {
	find(name: string): number | undefined;
	readonly names: readonly string[];
	/** The name as the sheet shows it. */
	label(name: string): string;
};

export const noNumbers: Numbers = {find: () => undefined, names: [], label: name => name};

/** Reads a draft with the numbers of the sheet; modifiers that are on and have a number are added to the total. */
export function prepare(draft: Draft, numbers: Numbers): Prepared {
	if (draft.text.trim() === '') return {state: 'empty'};
	const read = readNotation(draft.text, numbers.find, name => nearest(name, numbers.names));
	if (!read.ok) return refused(read.error, draft.text);

	const rows = applied(draft.rows);
	const plan = rows.reduce((sum, row) => added(sum, row.value), read.value.plan);
	// Read again as everybody will read it: the limits hold for the whole, modifiers included.
	const whole = rows.length === 0 ? read : readNotation(canonicalOf(plan));
	if (!whole.ok) return {state: 'wrong', problem: whole.error};
	const fromSheet = read.value.names.map(({name, value}) => ({name: numbers.label(name), value, signed: false}));
	return {
		state: 'ready',
		plan: whole.value.plan,
		canonical: canonicalOf(whole.value.plan),
		times: read.value.repeat,
		label: draft.label.trim() || read.value.label,
		named: [...oneEach(fromSheet), ...rows.map(row => ({...row, signed: true}))],
	};
}

/** Whether a plan's total counts successes. */
export function countsSuccesses(plan: Plan): boolean {
	if (plan.kind === 'versus') return countsSuccesses(plan.of);
	if (plan.kind === 'binary') return countsSuccesses(plan.left) || countsSuccesses(plan.right);
	return plan.kind === 'pool' && plan.hits.length > 0;
}

function added(plan: Plan, value: number): Plan {
	// What is compared with the target is the total with its modifiers.
	if (plan.kind === 'versus') return {...plan, of: added(plan.of, value)};
	const right: Plan = {kind: 'number', value: Math.abs(value)};
	return {kind: 'binary', op: value < 0 ? '-' : '+', left: plan, right};
}

const applied = (rows: readonly Row[]) =>
	rows.flatMap(row => {
		const value = row.on ? valueOf(row) : undefined;
		return value === undefined || value === 0 ? [] : [{name: row.name, value}];
	});

const oneEach = (named: readonly Named[]): readonly Named[] =>
	named.filter((one, at) => named.findIndex(other => other.name === one.name) === at);

const OPEN: ReadonlySet<string> = new Set([
	'empty',
	'missing',
	'unclosed',
	'no-sides',
	'needs-condition',
	'needs-number',
] satisfies DiceProblem['code'][]);

function refused(problem: DiceProblem, text: string): Prepared {
	const span = 'span' in problem ? problem.span : undefined;
	const atEnd = span !== undefined && (span.end >= text.trimEnd().length || problem.code === 'unclosed');
	if (OPEN.has(problem.code) && atEnd) return {state: 'unfinished'};
	return {state: 'wrong', problem, ...(span !== undefined && {span})};
}
