import {judgeCitation, judgeSealed} from './judge-sealed';
import {judgeTurn} from './judge-turn';
import type {JudgeContext, Judged, JudgedPost} from './judged';
import {type Misnumbered, misnumbered} from './numbering';
import type {Found} from './roll-string';
import type {Verdict} from './verdict';

/** Judges every string of a post, in order; witnesses are no rolls and get no verdict. Says only what differs, never why. */
export function judgePost(post: JudgedPost, context: JudgeContext): readonly Judged[] {
	const numbering = misnumbered(post.found, string => string.mode === 's');
	const judged: Judged[] = [];
	for (const found of post.found) {
		const verdict = judgeOne(found, post, numbering.get(found), context);
		if (verdict) judged.push({found, verdict});
	}
	return judged;
}

function judgeOne(found: Found, post: JudgedPost, wrong: Misnumbered | undefined, context: JudgeContext): Verdict | undefined {
	const {string, said} = found;
	switch (string.kind) {
		case 'garbled':
			return {kind: 'unreadable', reasons: []};
		case 'newer':
			return {kind: 'newer', reasons: []};
		case 'witness':
			return undefined;
		default:
			if (string.mode === 's') return judgeSealed({string, said}, post, wrong, context);
			if (string.mode === 'q') return judgeCitation({string, said}, post, context);
			return judgeTurn({found, string, said}, post, context);
	}
}
