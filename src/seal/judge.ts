import {judgeCitation, judgeSealed} from './judge-sealed';
import {judgeTurn, type PostTurn, turnOfPost} from './judge-turn';
import type {JudgeContext, Judged, JudgedPost} from './judged';
import {misnumbered} from './numbering';
import {type Found, isSealed, type RollString} from './roll-string';
import type {Verdict} from './verdict';

/** Judges every string of a post, in order; witnesses and receipts are no rolls and get no verdict. Says only what differs, never why. */
export function judgePost(post: JudgedPost, context: JudgeContext): readonly Judged[] {
	const judge = rollJudge(post, context);
	const judged: Judged[] = [];
	for (const found of post.found) {
		const {string} = found;
		if (string.kind === 'garbled') judged.push({found, verdict: {kind: 'unreadable', reasons: []}});
		else if (string.kind === 'newer') judged.push({found, verdict: {kind: 'newer', reasons: []}});
		else if (string.kind === 'roll') judged.push({found, verdict: judge(found, string)});
	}
	return judged;
}

/** Judges the rolls of one post; what they share is looked up once. */
function rollJudge(post: JudgedPost, context: JudgeContext): (found: Found, string: RollString) => Verdict {
	const wrong = misnumbered(post.found, isSealed);
	let turn: PostTurn | undefined;
	return (found, string) => {
		const claim = {string, said: found.said};
		if (isSealed(string)) return judgeSealed(claim, post, wrong.get(found), context);
		if (string.mode === 'q' || string.mode === 'u') return judgeCitation(claim, post, context);
		turn ??= turnOfPost(post, context.thread);
		return judgeTurn(found, claim, post, turn, context);
	};
}
