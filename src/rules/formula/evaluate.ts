import {never} from '../../shared/never';
import type {Span} from '../../shared/problem';
import type {Binary, Formula, Node, Value} from './formula';

/** Something that a formula could not do at the moment it was computed: it went on with 0. */
export type FormulaNote = {
	readonly code: 'divided-by-zero' | 'not-finite' | 'absent';
	readonly span: Span;
	readonly text: string;
};

/** What a formula reads, as a snapshot. Chance and time are not in it. */
export type Scope = {
	/** The value at a path (`['pv', 'max']`), or undefined where there is none. */
	read(path: readonly string[], args: readonly Value[]): Value | undefined;
	/** Lowest and highest value of the stat at a path, for `step`. */
	range?(path: readonly string[]): {readonly min: number; readonly max: number} | undefined;
	/** A cell of a table of the rulebook. */
	lookup?(table: string, key: Value, column: string | undefined): Value | undefined;
	/** The row of a table whose bracket holds a number. */
	bracket?(table: string, value: number, column: string | undefined): Value | undefined;
	/** How often something was used in its present period. */
	used?(id: string): number;
	/** Whether a list of the sheet holds an entry. */
	has?(list: string, name: Value): boolean;
	/** The highest value of a list. */
	best?(list: string): number;
	/** Whether the rules are at least this version. */
	atLeast?(version: string): boolean;
	/** The sum of dice that fell, where dice may stand. */
	dice?(count: number, sides: number): number;
	note?(note: FormulaNote): void;
};

const LADDER = [4, 6, 8, 10, 12] as const;

/** A die some sizes up or down the ladder d4 to d12, never past its ends nor past the given ones. */
export function stepDie(
	sides: number,
	steps: number,
	{min, max}: {readonly min: number; readonly max: number} = {min: 4, max: 12},
): number {
	const rung = LADDER.findIndex(size => size >= sides);
	const target = LADDER[Math.min(Math.max((rung < 0 ? LADDER.length - 1 : rung) + Math.trunc(steps), 0), LADDER.length - 1)]!;
	return Math.min(Math.max(target, min), max);
}

/** Half away from zero, as players round. */
export const roundHalf = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5);

const truth = (value: boolean): number => (value ? 1 : 0);

class Evaluation {
	constructor(
		private readonly text: string,
		private readonly scope: Scope,
	) {}

	value(node: Node): Value {
		switch (node.kind) {
			case 'number':
			case 'text':
				return node.value;
			case 'minus':
				return -this.number(node.of);
			case 'not':
				return truth(!this.true(node.of));
			case 'binary':
				return this.binary(node.op, node.left, node.right, node.span);
			case 'dice':
				return this.scope.dice?.(Math.max(0, Math.trunc(this.number(node.count))), node.sides) ?? 0;
			case 'name':
				return this.read(node);
			case 'call':
				return this.call(node);
			default:
				return never(node);
		}
	}

	number(node: Node): number {
		const value = this.value(node);
		const number = typeof value === 'number' ? value : Number(value);
		return Number.isFinite(number) ? number : this.zero('not-finite', node.span);
	}

	true(node: Node): boolean {
		const value = this.value(node);
		return typeof value === 'number' ? value !== 0 : value !== '';
	}

	private word(node: Node): string {
		return String(this.value(node));
	}

	private zero(code: FormulaNote['code'], span: Span): 0 {
		this.scope.note?.({code, span, text: this.text});
		return 0;
	}

	private read(node: Extract<Node, {kind: 'name'}>): Value {
		const args = node.args.map(arg => this.value(arg));
		return this.scope.read(node.path, args) ?? this.zero('absent', node.span);
	}

	private binary(op: Binary, left: Node, right: Node, span: Span): Value {
		if (op === 'and') return truth(this.true(left) && this.true(right));
		if (op === 'or') return truth(this.true(left) || this.true(right));
		if (op === '=' || op === '!=') {
			const [a, b] = [this.value(left), this.value(right)];
			const same = typeof a === typeof b ? a === b : String(a) === String(b);
			return truth(same === (op === '='));
		}
		return this.arithmetic(op, this.number(left), this.number(right), span);
	}

	private arithmetic(op: Exclude<Binary, 'and' | 'or' | '=' | '!='>, a: number, b: number, span: Span): number {
		switch (op) {
			case '+':
				return a + b;
			case '-':
				return a - b;
			case '*':
				return a * b;
			case '/':
				return b === 0 ? this.zero('divided-by-zero', span) : a / b;
			case '%':
				return b === 0 ? this.zero('divided-by-zero', span) : a % b;
			case '<':
				return truth(a < b);
			case '<=':
				return truth(a <= b);
			case '>':
				return truth(a > b);
			case '>=':
				return truth(a >= b);
			default:
				return never(op);
		}
	}

	private call(node: Extract<Node, {kind: 'call'}>): Value {
		const [first, second, third] = node.args as [Node, Node, Node];
		switch (node.name) {
			case 'floor':
				return Math.floor(this.number(first));
			case 'ceil':
				return Math.ceil(this.number(first));
			case 'trunc':
				return Math.trunc(this.number(first));
			case 'round':
				return roundHalf(this.number(first));
			case 'abs':
				return Math.abs(this.number(first));
			case 'min':
				return Math.min(...node.args.map(arg => this.number(arg)));
			case 'max':
				return Math.max(...node.args.map(arg => this.number(arg)));
			case 'clamp':
				return Math.max(this.number(second), Math.min(this.number(third), this.number(first)));
			case 'if':
				return this.value(this.true(first) ? second : third);
			case 'sum':
				return node.args.reduce((total, arg) => total + this.number(arg), 0);
			case 'count':
				return node.args.filter(arg => this.true(arg)).length;
			case 'any':
				return truth(node.args.some(arg => this.true(arg)));
			case 'all':
				return truth(node.args.every(arg => this.true(arg)));
			case 'step':
				return stepDie(
					this.number(first),
					this.number(second),
					first.kind === 'name' ? this.scope.range?.(first.path) : undefined,
				);
			default:
				return this.ask(node);
		}
	}

	private ask(node: Extract<Node, {kind: 'call'}>): Value {
		const {scope} = this;
		const [first, second, third] = node.args as [Node, Node, Node | undefined];
		const column = third && this.word(third);
		switch (node.name) {
			case 'lookup':
				return scope.lookup?.(this.word(first), this.value(second), column) ?? this.zero('absent', node.span);
			case 'bracket':
				return scope.bracket?.(this.word(first), this.number(second), column) ?? this.zero('absent', node.span);
			case 'per':
				return scope.used?.(this.word(first)) ?? 0;
			case 'has':
				return truth(scope.has?.(this.word(first), this.value(second)) ?? false);
			case 'best':
				return scope.best?.(this.word(first)) ?? 0;
			case 'version':
				return truth(scope.atLeast?.(this.word(first)) ?? false);
			default:
				throw new TypeError(`No function ${node.name}`);
		}
	}
}

/** The value of a formula on a snapshot. Never NaN or Infinity: what cannot be computed is 0, and the scope is told. */
export const evaluate = (formula: Formula, scope: Scope): Value => {
	const value = new Evaluation(formula.text, scope).value(formula.root);
	if (typeof value === 'string' || Number.isFinite(value)) return value;
	scope.note?.({code: 'not-finite', span: formula.root.span, text: formula.text});
	return 0;
};

/** Likewise, where a number is wanted. */
export const evaluateNumber = (formula: Formula, scope: Scope): number => {
	const value = new Evaluation(formula.text, scope).number(formula.root);
	return Object.is(value, -0) ? 0 : value;
};
