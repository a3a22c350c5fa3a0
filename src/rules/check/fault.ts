import type {FormulaProblem} from '../formula/formula';

/** What is wrong with a rulebook, apart from its formulas. */
export type BookProblem =
	| FormulaProblem
	| {readonly code: 'book/not-json'; readonly cause: string; readonly position?: number}
	| {readonly code: 'book/too-big'; readonly bytes: number; readonly most: number}
	| {readonly code: 'book/formulas'; readonly characters: number; readonly most: number}
	| {readonly code: 'book/too-many'; readonly count: number; readonly most: number}
	| {readonly code: 'book/too-deep'; readonly most: number}
	| {readonly code: 'book/unknown-key'; readonly key: string; readonly nearest?: string}
	| {readonly code: 'book/missing'; readonly key: string}
	| {readonly code: 'book/shape'; readonly expected: string; readonly found: string}
	| {readonly code: 'book/twice'; readonly id: string; readonly first: string}
	| {readonly code: 'book/same-name'; readonly name: string; readonly first: string}
	| {readonly code: 'book/no-such'; readonly what: string; readonly id: string; readonly nearest?: string}
	| {readonly code: 'book/unread-option'; readonly id: string}
	| {readonly code: 'book/cycle'; readonly names: readonly string[]}
	| {readonly code: 'book/gap'; readonly from: number; readonly to: number}
	| {readonly code: 'book/patch-path'; readonly version: string; readonly path: string}
	| {readonly code: 'book/version-order'; readonly version: string; readonly after: string}
	| {readonly code: 'book/more'; readonly most: number};

/** One fault, with the place in the file: `tracks[2].max`. */
export type Fault = {readonly path: string; readonly problem: BookProblem};

/** Faults told at most: a file with more is given up, and its author told so. */
export const MOST_FAULTS = 200;

/** The faults that are told, with a last one where there are more. */
export const atMost = (faults: readonly Fault[]): readonly Fault[] =>
	faults.length > MOST_FAULTS
		? [...faults.slice(0, MOST_FAULTS), {path: '(file)', problem: {code: 'book/more', most: MOST_FAULTS}}]
		: faults;

/** `['tracks', 2, 'max']` as people read it. */
export const pathText = (path: readonly (string | number)[]): string =>
	path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('') || '(file)';
