import * as v from 'valibot';
import {id} from '../contract/basics';
import {fight} from './fight';

/** Acts of a fight that can be taken back, the newest last. */
export const MOST_STEPS = 10;

/** What an act in a fight changed: how the fight stood before, the line it wrote on each sheet, and what it gave to reserves of the table. */
export const step = v.strictObject({
	act: v.pipe(v.string(), v.maxLength(20)),
	/** Left out where there was no fight yet. */
	fight: v.optional(fight),
	lines: v.pipe(
		v.array(v.strictObject({sheet: v.pipe(v.string(), v.maxLength(80)), line: v.pipe(v.number(), v.safeInteger())})),
		v.maxLength(60),
	),
	reserves: v.optional(v.record(id, v.pipe(v.number(), v.safeInteger())), {}),
});
export type Step = v.InferOutput<typeof step>;
