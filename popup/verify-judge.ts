import {judgeContests} from '../src/contest/judge';
import {findStrings, MOST_STRINGS} from '../src/seal/find';
import {judgePost} from '../src/seal/judge';
import {isCitedBy} from '../src/seal/judge-sealed';
import type {Draw, JudgeContext, Judged, JudgedPost} from '../src/seal/judged';
import {lineBefore} from '../src/seal/line-before';
import type {Found} from '../src/seal/roll-string';
import type {TurnThread} from '../src/seal/turn';
import {type Anchor, anchor, anchorOf, type MemberId, memberId, memberOf, postId, postOf} from '../src/shared/ids';
import type {DrawAnswer} from '../src/wire/draws';
import {type Holdings, holdingsOf, type ReceiptStates} from './verify-items';
import {MOST_TEXT, type OwnText, ownText, restartsIn} from './verify-text';

/** What was pasted, and what the user knows beside it, as typed. `time`: `2026-08-22T21:33`, by this machine's clock. */
export type Pasted = {readonly text: string; readonly post: string; readonly author: string; readonly time: string};

/** The post that a text and its facts make. What is left out, or is no name, is not known; the post's number may stand in a string that cites a roll of the text. */
export function pastedPost({text, post, author, time}: Pasted): JudgedPost {
	const at = time === '' ? Number.NaN : new Date(time).getTime();
	const found = findStrings(ownText(text).text);
	return {
		anchor: post.trim() === '' ? citedIn(found) : anchorIn(post.trim()),
		author: '',
		authorId: memberIn(author.trim()),
		time: Number.isNaN(at) ? undefined : {at, kind: 'machine'},
		found,
	};
}

/** The one post that strings of a text name as that of a roll which stands in the text, too: whoever pastes a roll with its citation need not look for the number. */
function citedIn(found: readonly Found[]): Anchor | undefined {
	const named = found.flatMap(({string}) => {
		if (string.kind !== 'roll' || (string.mode !== 'q' && string.mode !== 'u')) return [];
		return found.some(each => isCitedBy(string, each)) ? [string.anchor!] : [];
	});
	return new Set(named).size === 1 ? named[0] : undefined;
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

/** What a pasted text holds. `named`: the post that its strings name, where nobody gave a number. `restarts`: how often numbers begin again, as where several posts were pasted as one. */
export type Checked = Holdings & {readonly named?: string; readonly restarts: number; readonly quoted: OwnText['quoted']};

const none: ReceiptStates = new Map();

/** Everything that a pasted text holds, its rolls judged with the draws that came. `receipts`: what became of those in the text; `others`: posts that were pasted beside it. */
export function checkPasted(
	pasted: Pasted,
	draws: readonly DrawAnswer[],
	now: number,
	receipts = none,
	others: readonly JudgedPost[] = [],
): Checked {
	const {text, quoted} = ownText(pasted.text);
	const post = pastedPost(pasted);
	const capped = pasted.text.length > MOST_TEXT || findStrings(text, MOST_STRINGS + 1).length > MOST_STRINGS;
	const named = pasted.post.trim() === '' && post.anchor !== undefined ? (postOf(post.anchor) ?? post.anchor) : undefined;
	const found = {judged: judgePasted(post, text, draws, now, others), receipts, capped};
	const restarts = restartsIn(post.found).length;
	return {...holdingsOf(text, post, found, others), restarts, quoted, ...(named !== undefined && {named})};
}

/** Judges a pasted post by itself and by those that were pasted beside it, with the draws that came. `text`: as it was read, for the lines that its strings stand in. */
export function judgePasted(
	post: JudgedPost,
	text: string,
	draws: readonly DrawAnswer[],
	now: number,
	others: readonly JudgedPost[] = [],
): readonly Judged[] {
	const byRound = new Map<number, Draw>(draws.map(draw => [draw.round, draw]));
	// A string may cite its own post: one that was corrected there.
	const posts = [post, ...others];
	const postAt: JudgeContext['postAt'] = anchor => posts.find(one => one.anchor === anchor);
	const thread = isOfTurn(post) ? undefined : threadOf(others);
	const context: JudgeContext = {now, draw: round => byRound.get(round), postAt, thread, seen: () => undefined};
	return judgeContests(post, judgePost(post, context), context, found => lineBefore(text, found));
}

/** Whose turn it was hangs on every post in between, and nobody knows whether all were pasted. */
const isOfTurn = ({found}: JudgedPost): boolean =>
	found.some(({string}) => string.kind === 'roll' && (string.mode === 'i' || string.mode === 'o'));

/** Other posts as those that may testify to a roll, or open it. */
const threadOf = (others: readonly JudgedPost[]): TurnThread => ({
	posts: others.flatMap(({anchor, author, authorId, time, found}) =>
		anchor === undefined ? [] : [{anchor, author, authorId, at: time?.at, found}],
	),
	complete: false,
});

// As long as a string of either kind may be: a roll with all its fields, a sheet cut in groups.
const ROLL = /^#(oss[0-9]-[0-9a-z-]{1,1000})/i;
const PARCEL = /^#(os[ft][0-9]-[0-9a-z-]{1,21000})/i;

/** The string in an address's fragment, as links to this page carry it; empty where there is none. */
export const textInFragment = (hash: string): string => (ROLL.exec(hash) ?? PARCEL.exec(hash))?.[1] ?? '';
