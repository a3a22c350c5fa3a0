import {judgeContests} from '../src/contest/judge';
import {findStrings} from '../src/seal/find';
import {judgePost} from '../src/seal/judge';
import type {Draw, JudgeContext, Judged, JudgedPost} from '../src/seal/judged';
import {lineBefore} from '../src/seal/line-before';
import {type Anchor, anchor, anchorOf, type MemberId, memberId, memberOf, postId} from '../src/shared/ids';
import type {DrawAnswer} from '../src/wire/draws';

/** What was pasted, and what the user knows beside it, as typed. `time`: `2026-08-22T21:33`, by this machine's clock. */
export type Pasted = {readonly text: string; readonly post: string; readonly author: string; readonly time: string};

// A forum's longest post; bounds what a hostile address or clipboard makes us read.
const MOST_TEXT = 200_000;

/** The post that a text and its facts make. What is left out, or is no name, is not known. */
export function pastedPost({text, post, author, time}: Pasted): JudgedPost {
	const at = time === '' ? Number.NaN : new Date(time).getTime();
	return {
		anchor: anchorIn(post.trim()),
		author: '',
		authorId: memberIn(author.trim()),
		time: Number.isNaN(at) ? undefined : {at, kind: 'machine'},
		found: findStrings(text.slice(0, MOST_TEXT)),
	};
}

/** The post that a text names: its number, or an anchor as proofs write it. Nothing else: a piece of an address would be a name, too, and give other dice. */
export function anchorIn(text: string): Anchor | undefined {
	const number = postId(text);
	return number ? anchorOf(number) : anchor(text);
}

/** The member that a text names: his number, or as proofs write it, `u57`, `vpaz5f2`. */
export const memberIn = (text: string): MemberId | undefined => memberId(text) ?? memberOf(text);

/** The rounds that its strings name, each once. */
export const roundsOf = ({found}: JudgedPost): readonly number[] => [
	...new Set(found.flatMap(({string}) => (string.kind === 'roll' && string.round !== undefined ? [string.round] : []))),
];

/** Judges a pasted post by itself, with the draws that came. `text`: as it was pasted, for the lines that its strings stand in. */
export function judgePasted(post: JudgedPost, text: string, draws: readonly DrawAnswer[], now: number): readonly Judged[] {
	const byRound = new Map<number, Draw>(draws.map(draw => [draw.round, draw]));
	// A string may cite its own post: one that was corrected there.
	const postAt: JudgeContext['postAt'] = anchor => (anchor === post.anchor ? post : undefined);
	const context: JudgeContext = {now, draw: round => byRound.get(round), postAt, seen: () => undefined};
	return judgeContests(post, judgePost(post, context), context, found => lineBefore(text, found));
}

/** The string in an address's fragment, as links to this page carry it; empty where there is none. */
export function textInFragment(hash: string): string {
	return /^#(oss[0-9]-[0-9a-z-]{1,1000})/i.exec(hash)?.[1] ?? '';
}
