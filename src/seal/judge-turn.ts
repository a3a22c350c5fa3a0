import type {Anchor} from '../shared/ids';
import {clockFaults} from './judge-clock';
import type {JudgeContext, JudgedPost, PostMoment} from './judged';
import {memoryOf} from './memory';
import {misnumbered} from './numbering';
import type {Found, RollString} from './roll-string';
import {type Claim, settle} from './settle';
import {placeOf} from './thread-index';
import {anchorOfTurn, foundInTurn, sameTurn} from './turn';
import type {Reason, Verdict} from './verdict';

/** An instant or offline roll: fixed by another's post, before which nobody knew it, and by its number in the turn. */
export function judgeTurn(claim: Claim & {readonly found: Found}, post: JudgedPost, context: JudgeContext): Verdict {
	const {string} = claim;
	const anchor = string.anchor!;
	if (post.authorId === undefined) return settle(claim, undefined, {faults: [{code: 'author-unknown'}]}, context);
	if (post.anchor === undefined) return settle(claim, undefined, {faults: [{code: 'post-unknown'}]}, context);

	const turn = turnReasons(claim.found, string, {...post, anchor: post.anchor, authorId: post.authorId}, context);
	const clock = string.mode === 'i' ? drawReasons(string, anchor, context) : [];
	const reasons = [...turn, ...clock];
	const faults = reasons.filter(({code}) => code !== 'turn-not-checked');
	const unchecked: Reason[] = faults.length < reasons.length ? [{code: 'turn-not-checked'}] : [];
	const memory = memoryOf(string, string.raw, post, context.seen(post.anchor));
	const checked = string.mode === 'i' && unchecked.length === 0;
	return settle(
		claim,
		{anchor, roller: `u${post.authorId}`},
		{
			faults,
			changed: memory?.code === 'was' ? memory : undefined,
			good: checked ? 'unbiased' : 'consistent',
			says: unchecked.length > 0 ? unchecked : [{code: 'turn', index: string.index}],
		},
		context,
	);
}

type KnownPost = JudgedPost & {readonly anchor: Anchor; readonly authorId: string};

/** Whether the anchor is that of the author's turn, and the number the next one of this turn. */
function turnReasons(found: Found, string: RollString, post: KnownPost, {thread}: JudgeContext): Reason[] {
	const place = thread && placeOf(thread, post.anchor);
	if (!thread || place === undefined) return [{code: 'turn-not-checked'}];

	const anchorPlace = anchorOfTurn(thread, place, post.authorId);
	const named = string.anchor!;
	if (!anchorPlace.ok)
		return [anchorPlace.error.code === 'turn/no-anchor' ? {code: 'no-anchor', anchor: named} : {code: 'turn-not-checked'}];

	const expected = thread.posts[anchorPlace.value]!.anchor;
	if (expected !== named) return [{code: 'other-anchor', anchor: named, expected}];

	const earlier = foundInTurn(thread, anchorPlace.value, place, post.authorId);
	const mode = string.mode === 'o' ? 'o' : 'i';
	const wrong = misnumbered([...earlier, ...post.found], sameTurn(mode, named)).get(found);
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
