import * as v from 'valibot';
import {board} from './board';
import {id, whole} from './contract/basics';
import {fight} from './fight/fight';
import {MOST_STEPS, step} from './fight/step';

const count = v.pipe(whole, v.minValue(0));
const number = v.pipe(v.number(), v.finite());
const numbers = v.record(id, number);

/** What the GM holds for a table: one for each thread. */
export const tableState = v.strictObject({
	reserves: v.optional(numbers, {}),
	clocks: v.optional(v.record(id, v.strictObject({filled: count, size: count})), {}),
	options: v.optional(v.record(id, v.union([v.boolean(), number, id])), {}),
	/** What the GM notes for the thread, whatever is played there: kept under no rulebook. */
	board: v.optional(board),
	/** The fight under way. */
	fight: v.optional(fight),
	/** What the GM did last in fights here, to be taken back. */
	steps: v.optional(v.pipe(v.array(step), v.maxLength(MOST_STEPS))),
});
export type TableState = v.InferOutput<typeof tableState>;
