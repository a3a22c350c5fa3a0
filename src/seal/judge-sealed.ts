import {drawTime} from './draws';
import {clockFaults} from './judge-clock';
import type {JudgeContext, JudgedPost} from './judged';
import {memoryOf} from './memory';
import {type Misnumbered, misnumbered} from './numbering';
import type {Found, RollString} from './roll-string';
import {type Claim, settle} from './settle';
import {witnessBefore} from './thread-index';
import type {Reason, Verdict} from './verdict';

/** A sealed roll: fixed by its post, which must be older than the draw. */
export function judgeSealed(claim: Claim, home: JudgedPost, wrong: Misnumbered | undefined, context: JudgeContext): Verdict {
	if (home.anchor === undefined) return settle(claim, undefined, {faults: [{code: 'post-unknown'}]}, context);
	return judgeAtHome(claim, home, claim.string.raw, wrong, undefined, context);
}

/** A citation: the sealed roll of the post that it names. When that post is by somebody else, the roll was called: the one who rolls could not touch it. */
export function judgeCitation(claim: Claim, post: JudgedPost, context: JudgeContext): Verdict {
	const {string} = claim;
	const anchor = string.anchor!;
	const home = context.postAt(anchor);
	if (!home) return settle(claim, {anchor}, {faults: [{code: 'cited-unread', anchor}]}, context);

	const cited = home.found.find(each => isCitedBy(string, each));
	if (cited?.string.kind !== 'roll') return settle(claim, {anchor}, {faults: [{code: 'cited-absent', anchor}]}, context);

	const wrong = misnumbered(home.found, each => each.mode === 's').get(cited);
	return judgeAtHome(claim, {...home, anchor}, cited.string.raw, wrong, callerOf(home, post), context);
}

const isCitedBy = (citation: RollString, {string}: Found): boolean =>
	string.kind === 'roll' &&
	string.mode === 's' &&
	string.expression === citation.expression &&
	string.round === citation.round &&
	string.index === citation.index;

// Two accounts are told apart by their numbers alone: a name may be shown in many ways.
const callerOf = (home: JudgedPost, post: JudgedPost): string | undefined =>
	home.authorId !== undefined && post.authorId !== undefined && home.authorId !== post.authorId ? home.author : undefined;

function judgeAtHome(
	claim: Claim,
	home: JudgedPost,
	raw: string,
	wrong: Misnumbered | undefined,
	caller: string | undefined,
	context: JudgeContext,
): Verdict {
	const anchor = home.anchor!;
	const round = claim.string.round!;
	const memory = memoryOf(claim.string, raw, home, context.seen(anchor));
	const faults: Reason[] = clockFaults('s', round, home.time);
	const backing: Reason[] = [];

	if (wrong) faults.push(wrong);
	if (caller !== undefined) backing.push({code: 'called', by: caller});
	if (memory?.code === 'first-seen' && memory.at < drawTime(round)) backing.push({code: 'seen-before', at: memory.at});
	const witness = witnessBefore(home, drawTime(round), context.thread);
	if (witness) backing.push(witness);
	if (memory?.code === 'absent' && memory.at >= drawTime(round)) faults.push({code: 'added-after', at: memory.at});
	// An edit after the draw is harmless where somebody else can tell that the roll was there before.
	const edit = backing.length === 0 ? editFault(home, round) : undefined;
	if (edit) faults.push(edit);

	const seen: Reason[] = memory?.code === 'first-seen' && memory.at >= drawTime(round) ? [memory] : [];
	return settle(
		claim,
		{anchor},
		{
			faults,
			changed: memory?.code === 'was' ? memory : undefined,
			good: backing.length > 0 ? 'fixed' : 'fair',
			says: [{code: 'in-time'}, ...backing, ...seen],
		},
		context,
	);
}

function editFault({edited}: JudgedPost, round: number): Reason | undefined {
	if (!edited) return undefined;
	if (edited.at === undefined) return {code: 'edited-undated'};
	return edited.at >= drawTime(round) ? {code: 'edited-after'} : undefined;
}
