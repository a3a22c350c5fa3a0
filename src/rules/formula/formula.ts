import type {Span} from '../../shared/problem';

/** What a formula computes with. True is 1 and false is 0; texts stand only for names of tables, choices, entries and versions. */
export type Value = number | string;

export type Binary = '+' | '-' | '*' | '/' | '%' | '=' | '!=' | '<' | '<=' | '>' | '>=' | 'and' | 'or';

/** A formula as read: a tree of at most `limits.nodes` nodes. Every node knows where it stands in the text. */
export type Node =
	| {readonly kind: 'number'; readonly value: number; readonly span: Span}
	| {readonly kind: 'text'; readonly value: string; readonly span: Span}
	/** `@list.bonds.has("Iris")`: the path `list bonds has`, the arguments of its last name. */
	| {readonly kind: 'name'; readonly path: readonly string[]; readonly args: readonly Node[]; readonly span: Span}
	| {readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly Node[]; readonly span: Span}
	| {readonly kind: 'minus' | 'not'; readonly of: Node; readonly span: Span}
	| {readonly kind: 'binary'; readonly op: Binary; readonly left: Node; readonly right: Node; readonly span: Span}
	/** `2d6`, `(@endurance)d10`; only where a rulebook allows dice. */
	| {readonly kind: 'dice'; readonly count: Node; readonly sides: number; readonly span: Span};

/** A formula with the text it was read from. */
export type Formula = {readonly text: string; readonly root: Node};

/** How many arguments each function takes: least and most. */
export const functions = {
	floor: [1, 1],
	ceil: [1, 1],
	round: [1, 1],
	trunc: [1, 1],
	abs: [1, 1],
	min: [1, 16],
	max: [1, 16],
	clamp: [3, 3],
	if: [3, 3],
	sum: [1, 16],
	count: [1, 16],
	any: [1, 16],
	all: [1, 16],
	step: [2, 2],
	lookup: [2, 3],
	bracket: [2, 3],
	per: [1, 1],
	has: [2, 2],
	best: [1, 1],
	version: [1, 1],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type FunctionName = keyof typeof functions;

/** A shared rulebook cannot hang a browser: what is longer, deeper or larger than this is refused when it is read. */
export const limits = {length: 600, depth: 30, nodes: 300, sides: 1000} as const;

/** What can be wrong with a formula, and where in its text. */
export type FormulaProblem =
	| {readonly code: 'formula/too-long'; readonly length: number; readonly most: number; readonly span: Span}
	| {readonly code: 'formula/too-deep'; readonly most: number; readonly span: Span}
	| {readonly code: 'formula/too-large'; readonly most: number; readonly span: Span}
	| {readonly code: 'formula/empty'; readonly span: Span}
	| {readonly code: 'formula/unexpected'; readonly found: string; readonly span: Span}
	| {readonly code: 'formula/missing'; readonly after: string; readonly span: Span}
	| {readonly code: 'formula/unclosed'; readonly opened: string; readonly span: Span}
	| {readonly code: 'formula/unknown-function'; readonly name: string; readonly nearest?: string; readonly span: Span}
	| {
			readonly code: 'formula/arguments';
			readonly name: string;
			readonly least: number;
			readonly most: number;
			readonly got: number;
			readonly span: Span;
	  }
	| {readonly code: 'formula/unknown-name'; readonly name: string; readonly nearest?: string; readonly span: Span}
	| {readonly code: 'formula/no-dice-here'; readonly span: Span}
	| {readonly code: 'formula/sides'; readonly sides: number; readonly most: number; readonly span: Span}
	| {readonly code: 'formula/always-zero-divisor'; readonly span: Span};
