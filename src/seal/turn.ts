import type {Anchor, PostId} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {instantDraw} from './draws';
import {nextNumber} from './numbering';
import type {Found, RollString} from './roll-string';

/** A post of a thread as turns need it. */
export type TurnPost = {
	readonly anchor: Anchor;
	readonly author?: string | undefined;
	/** Profile number; undefined for guests, deleted members and hidden profiles. */
	readonly authorId?: string | undefined;
	/** The post's time in milliseconds since 1970, UTC; undefined where the page gives none or hides its zone. */
	readonly at?: number | undefined;
	readonly found?: readonly Found[] | undefined;
	/** What it quotes from posts that its quotations name. */
	readonly quoted?: readonly Quoted[] | undefined;
	/** It bears an edit notice, with its time where it tells one. */
	readonly edited?: {readonly at?: number | undefined} | undefined;
};

/** The strings of a quotation, and the post that it names. */
export type Quoted = {readonly source?: PostId | undefined; readonly found: readonly Found[]};

/** Posts in thread order, without holes. `complete`: the first of them opened the topic; else earlier pages are not at hand. */
export type TurnThread = {readonly posts: readonly TurnPost[]; readonly complete: boolean};

/** Why there is no turn. */
export type TurnProblem =
	/** Earlier pages of the thread must be read first. */
	| {readonly code: 'turn/earlier-pages'}
	/** He wrote the topic and nobody has answered. */
	| {readonly code: 'turn/no-anchor'}
	/** His profile number is not shown. */
	| {readonly code: 'turn/no-author'}
	/** The time of the post to anchor on is not known, so neither is its draw. */
	| {readonly code: 'turn/no-time'; readonly anchor: Anchor};

/** What an instant or offline roll written now must name. `round` is left out for `o`. */
export type Turn = {readonly anchor: Anchor; readonly index: number; readonly round?: number};

/** The place in the thread of the post that an instant roll must name, for a roll in the post at `place` (one past the end: a post to come) by this author. */
export function anchorOfTurn({posts, complete}: TurnThread, place: number, authorId: string): Result<number, TurnProblem> {
	let own = place;
	for (let before = place - 1; before >= 0; before--) {
		if (posts[before]!.authorId !== authorId) continue;
		if (before + 1 < own) return ok(before + 1);
		// A double post: nobody has written in between, so the turn is still that of the post before.
		own = before;
	}
	if (!complete) return fail({code: 'turn/earlier-pages'});
	return own === 0 ? fail({code: 'turn/no-anchor'}) : ok(0);
}

/** The post that an instant roll in the post at `place` must name. */
export function turnOf(thread: TurnThread, place: number): Result<TurnPost, TurnProblem> {
	const authorId = thread.posts[place]?.authorId;
	if (authorId === undefined) return fail({code: 'turn/no-author'});
	const at = anchorOfTurn(thread, place, authorId);
	return at.ok ? ok(thread.posts[at.value]!) : at;
}

/** Everything this author has found in his posts from the turn's anchor to `place`, in order: the rolls that share its numbers. */
export function foundInTurn({posts}: TurnThread, anchorPlace: number, place: number, authorId: string): readonly Found[] {
	return posts.slice(anchorPlace + 1, place).flatMap(post => (post.authorId === authorId ? (post.found ?? []) : []));
}

/** Rolls that are numbered together: one mode, one anchor. */
export const sameTurn =
	(mode: 'i' | 'o', anchor: Anchor) =>
	(string: RollString): boolean =>
		string.mode === mode && string.anchor === anchor;

/** What an instant (or offline) roll in a post that this author writes now must name, or why there can be none. */
export function nextTurn(thread: TurnThread, authorId: string | undefined, mode: 'i' | 'o' = 'i'): Result<Turn, TurnProblem> {
	if (authorId === undefined) return fail({code: 'turn/no-author'});
	const end = thread.posts.length;
	const place = anchorOfTurn(thread, end, authorId);
	if (!place.ok) return place;

	const {anchor, at} = thread.posts[place.value]!;
	const index = nextNumber(foundInTurn(thread, place.value, end, authorId), sameTurn(mode, anchor));
	if (mode === 'o') return ok({anchor, index});
	return at === undefined ? fail({code: 'turn/no-time', anchor}) : ok({anchor, index, round: instantDraw(at)});
}
