import {originalOf, withOriginal} from './correction';
import {drawTime} from './draws';
import {editFault} from './edits';
import {commitmentOf} from './hidden';
import {clockFaults} from './judge-clock';
import type {JudgeContext, JudgedPost} from './judged';
import {memoryOf} from './memory';
import {type Misnumbered, misnumbered} from './numbering';
import type {ReplayInputs} from './replay';
import {type Found, isSealed, type RollString} from './roll-string';
import {type Claim, settle} from './settle';
import {openingOf, witnessBefore} from './thread-index';
import type {Reason, Verdict} from './verdict';

/** A sealed roll: fixed by its post, which must be older than the draw. */
export function judgeSealed(claim: Claim, home: JudgedPost, wrong: Misnumbered | undefined, context: JudgeContext): Verdict {
	if (home.anchor === undefined) return settle(claim, undefined, {faults: [{code: 'post-unknown'}]}, context);
	const opening = claim.string.mode === 'h' ? openingOf(claim.string, home, context.thread) : undefined;
	const told: Reason[] = opening ? [{code: 'opened', by: opening.by}] : [];
	return judgeAtHome({...claim, secret: opening?.secret}, home, claim.string.raw, wrong, context, [], told);
}

/** A citation, or an opening: the sealed or hidden roll of the post that it names. When that post is by somebody else, the roll was called: the one who rolls could not touch it. */
export function judgeCitation(claim: Claim, post: JudgedPost, context: JudgeContext): Verdict {
	const {string} = claim;
	const anchor = string.anchor!;
	const home = context.postAt(anchor);
	const corrected = (verdict: Verdict, roll?: RollString) =>
		originalOf(string) ? withOriginal(verdict, string, roll, inputsOf(string, context)) : verdict;
	if (!home) return corrected(settle(claim, {anchor}, {faults: [{code: 'cited-unread', anchor}]}, context));

	const cited = home.found.find(each => isCitedBy(string, each));
	if (cited?.string.kind !== 'roll')
		return corrected(settle(claim, {anchor}, {faults: [{code: 'cited-absent', anchor}]}, context));

	if (string.secret !== undefined && commitmentOf(string.secret) !== cited.string.commitment) return wrongSecret(claim);
	const wrong = misnumbered(home.found, isSealed).get(cited);
	const caller = string.mode === 'q' ? callerOf(home, post) : undefined;
	const backing: Reason[] = caller === undefined ? [] : [{code: 'called', by: caller}];
	return corrected(judgeAtHome(claim, {...home, anchor}, cited.string.raw, wrong, context, backing, []), cited.string);
}

function inputsOf({anchor, round}: RollString, context: JudgeContext): ReplayInputs {
	const draw = context.draw(round!);
	return {anchor: anchor!, randomness: draw?.state === 'known' ? draw.randomness : undefined};
}

/** Dice from a secret that nobody was bound to would be any dice: none are shown. */
function wrongSecret({string, said}: Claim): Verdict {
	return {kind: 'mismatch', reasons: [{code: 'wrong-secret'}], string, ...(said !== undefined && {said})};
}

/** Whether a string is the sealed or the hidden roll that a citation, a correction or an opening is about. */
export const isCitedBy = (citation: RollString, {string}: Found): boolean =>
	string.kind === 'roll' &&
	string.mode === (citation.mode === 'q' ? 's' : 'h') &&
	isSameRoll(string, citation) &&
	string.round === citation.round &&
	string.index === citation.index;

// Two accounts are told apart by their numbers alone: a name may be shown in many ways.
const callerOf = (home: JudgedPost, post: JudgedPost): string | undefined =>
	home.authorId !== undefined && post.authorId !== undefined && home.authorId !== post.authorId ? home.author : undefined;

/** A correction cites the roll as it was; where it had no room for that, the number tells which. */
function isSameRoll({expression}: RollString, citation: RollString): boolean {
	const cited = (originalOf(citation) ?? citation).expression;
	return cited === undefined || cited === expression;
}

function judgeAtHome(
	claim: Claim,
	home: JudgedPost,
	raw: string,
	wrong: Misnumbered | undefined,
	context: JudgeContext,
	/** Why somebody else can tell that it was there before the draw, as far as that is known already. */
	backing: Reason[],
	/** What else there is to say for it. */
	told: readonly Reason[],
): Verdict {
	const anchor = home.anchor!;
	const round = claim.string.round!;
	const sight = context.seen(anchor);
	const memory = memoryOf(claim.string, raw, home, sight);
	const faults: Reason[] = clockFaults('s', round, home.time);

	if (wrong) faults.push(wrong);
	if (memory?.code === 'first-seen' && memory.at < drawTime(round)) backing.push({code: 'seen-before', at: memory.at});
	const witness = witnessBefore(home, raw, drawTime(round), context.thread);
	if (witness) backing.push(witness);
	if (memory?.code === 'absent' && memory.at >= drawTime(round)) faults.push({code: 'added-after', at: memory.at});
	// An edit after the draw is harmless where somebody else can tell that the roll was there before.
	const edit = backing.length === 0 ? editFault(home, drawTime(round)) : undefined;
	if (edit) faults.push(edit);

	const seen: Reason[] = memory?.code === 'first-seen' && memory.at >= drawTime(round) && !sight?.here ? [memory] : [];
	return settle(
		claim,
		{anchor},
		{
			faults,
			changed: memory?.code === 'was' ? memory : undefined,
			good: backing.length > 0 ? 'fixed' : 'fair',
			says: [{code: 'in-time'}, ...backing, ...told, ...seen],
		},
		context,
	);
}
