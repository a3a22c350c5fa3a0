import * as v from 'valibot';
import {SECRET} from '../seal/hidden';
import {type Anchor, anchor, type MemberId, namedMemberId} from '../shared/ids';
import {type KeptCall, type KeptSecret, MOST_CALLS} from './calls';
import {cut, moment, siteShape, text} from './read-records';
import {readShape} from './shape';

const index = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1999));
const anchorShape = v.pipe(
	v.string(),
	v.check(value => anchor(value) !== undefined),
	v.transform(value => value as Anchor),
);
/** Which call. */
export const callNameShape = v.object({site: siteShape, anchor: anchorShape, index});

/** A call as a page tells it. */
export const callShape = v.object({
	...callNameShape.entries,
	thread: text(300),
	title: cut(300),
	url: v.pipe(text(2000), v.regex(/^https?:\/\//i)),
	by: cut(300),
	raw: text(1000),
	line: cut(2000),
	at: moment,
});
/** A roll of the member's own, as a page tells it. */
export const ownRollShape = v.object({
	line: cut(2000),
	after: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CALLS)),
	rule: v.exactOptional(v.object({book: text(60), version: text(30), move: text(60)})),
});
/** What a forum calls a member. */
export const memberShape = v.pipe(
	v.string(),
	v.check(value => namedMemberId(value) !== undefined),
	v.transform(value => value as MemberId),
);
/** What opens a hidden roll. */
export const secretShape = v.object({secret: v.pipe(v.string(), v.regex(SECRET)), label: cut(300), thread: cut(300), at: moment});

const keptCallShape = v.object({call: callShape, done: v.boolean()});

/** Each reads one record from a store. */
export const readSecret = (value: unknown) => readShape<KeptSecret>(secretShape, value);
export const readKeptCall = (value: unknown) => readShape<KeptCall>(keptCallShape, value);
