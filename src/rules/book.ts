import type {BookId} from '../shared/ids';
import type {Both} from '../shared/lang';

/** A game as plain JSON data: what a sheet holds and what may be rolled. No code in it. */
export type Book = {
	readonly id: BookId;
	/** `1.0.0`; a sheet is pinned to one. */
	readonly version: string;
	readonly label: Both;
	/** Where the rules are from, and under which licence. */
	readonly source: {readonly title: string; readonly author: string; readonly licence: string};
	readonly fields: readonly Field[];
	readonly moves: readonly Move[];
	/** True when a sheet may add numbers, texts and named rolls of its own. */
	readonly open: boolean;
};

/** One entry of a sheet. `id` is what `@id` names in an expression: letters, digits, `_`. */
export type Field =
	| {
			readonly kind: 'number';
			readonly id: string;
			readonly label: Both;
			readonly min: number;
			readonly max: number;
			readonly start: number;
	  }
	| {readonly kind: 'text'; readonly id: string; readonly label: Both; readonly long: boolean};

/** A named roll. `@name` in the expression stands for a number of the sheet. */
export type Move = {readonly id: string; readonly label: Both; readonly expression: string};
