import {type Anchor, rollerOf} from '../shared/ids';
import {clockFaults} from './judge-clock';
import type {JudgeContext, JudgedPost, PostMoment} from './judged';
import {memoryOf} from './memory';
import {type Misnumbered, misnumbered} from './numbering';
import type {Found, RollString} from './roll-string';
import {type Claim, settle} from './settle';
import {placeOf} from './thread-index';
import {anchorOfTurn, foundInTurn, sameTurn, type TurnThread} from './turn';
import type {Reason, Verdict} from './verdict';

/** The turn of one post: the post its rolls must name and which of them are misnumbered, or why that cannot be told. */
export type PostTurn =
	| {readonly expected: Anchor; readonly wrong: {readonly [M in 'i' | 'o']: ReadonlyMap<Found, Misnumbered>}}
	| {readonly expected?: undefined; readonly why: 'turn-not-checked' | 'no-anchor'};

/** Reads a post's turn from the thread, once for all its rolls. */
export function turnOfPost(post: JudgedPost, thread: TurnThread | undefined): PostTurn {
	const place = thread && post.anchor && placeOf(thread, post.anchor);
	if (!thread || place === undefined || post.authorId === undefined) return {why: 'turn-not-checked'};

	const anchorPlace = anchorOfTurn(thread, place, post.authorId);
	if (!anchorPlace.ok) return {why: anchorPlace.error.code === 'turn/no-anchor' ? 'no-anchor' : 'turn-not-checked'};

	const expected = thread.posts[anchorPlace.value]!.anchor;
	const found = [...foundInTurn(thread, anchorPlace.value, place, post.authorId), ...post.found];
	return {expected, wrong: {i: misnumbered(found, sameTurn('i', expected)), o: misnumbered(found, sameTurn('o', expected))}};
}

/** An instant or offline roll: fixed by another's post, before which nobody knew it, and by its number in the turn. */
export function judgeTurn(found: Found, claim: Claim, post: JudgedPost, turn: PostTurn, context: JudgeContext): Verdict {
	const {string} = claim;
	const anchor = string.anchor!;
	if (post.authorId === undefined) return settle(claim, undefined, {faults: [{code: 'author-unknown'}]}, context);
	if (post.anchor === undefined) return settle(claim, undefined, {faults: [{code: 'post-unknown'}]}, context);

	const instant = string.mode === 'i';
	const reasons = [...turnReasons(found, string, turn, context.thread), ...(instant ? drawReasons(string, anchor, context) : [])];
	const faults = reasons.filter(({code}) => code !== 'turn-not-checked');
	const checked = faults.length === reasons.length;
	const memory = memoryOf(string, string.raw, post, context.seen(post.anchor));
	return settle(
		claim,
		{anchor, roller: rollerOf(post.authorId)},
		{
			faults,
			changed: memory?.code === 'was' ? memory : undefined,
			good: instant && checked ? 'unbiased' : 'consistent',
			says: checked ? [{code: 'turn', index: string.index}] : [{code: 'turn-not-checked'}],
		},
		context,
	);
}

/** Whether the anchor is that of the author's turn, and the number the next one of this turn. */
function turnReasons(found: Found, {mode, anchor}: RollString, turn: PostTurn, thread: TurnThread | undefined): Reason[] {
	const named = anchor!;
	const where = thread?.complete && placeOf(thread, named) === undefined ? ({elsewhere: true} as const) : {};
	if (turn.expected === undefined)
		return [turn.why === 'no-anchor' ? {code: 'no-anchor', anchor: named, ...where} : {code: turn.why}];
	if (turn.expected !== named) return [{code: 'other-anchor', anchor: named, expected: turn.expected, ...where}];
	const wrong = turn.wrong[mode === 'o' ? 'o' : 'i'].get(found);
	return wrong ? [wrong] : [];
}

/** Whether the draw is the one that the time of the anchor's post sets. */
function drawReasons(string: RollString, anchor: Anchor, context: JudgeContext): Reason[] {
	const named = context.postAt(anchor);
	if (named) return clockFaults('i', string.round!, named.time);

	const {thread} = context;
	const place = thread && placeOf(thread, anchor);
	const at = place === undefined ? undefined : thread?.posts[place]?.at;
	const time: PostMoment | undefined = at === undefined ? undefined : {at, kind: 'text'};
	return time ? clockFaults('i', string.round!, time) : [{code: 'turn-not-checked'}];
}
