import * as v from 'valibot';
import {id} from '../contract/basics';

/** Where an encounter stands: small enough for a post, and all that is needed to carry on days later. */
export const standing = v.strictObject({
	encounter: id,
	state: id,
	pass: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)),
	roles: v.record(id, v.picklist(['a', 'b'])),
	flags: v.record(v.pipe(v.string(), v.maxLength(80)), v.number()),
	/** Of several, those who are asked alone in this state; left out, all of them. */
	only: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.maxLength(20))),
});
export type Standing = v.InferOutput<typeof standing>;
