import type {Anchor} from '../shared/ids';
import type {JudgedPost} from './judged';
import type {Found, WitnessString} from './roll-string';
import type {TurnPost, TurnThread} from './turn';
import type {Reason} from './verdict';
import {seenHash} from './write';

type Witness = {readonly string: WitnessString; readonly post: TurnPost};
type Index = {readonly places: ReadonlyMap<Anchor, number>; readonly witnesses: ReadonlyMap<Anchor, readonly Witness[]>};

// A thread of a thousand posts is walked once, not once a roll.
const indexes = new WeakMap<TurnThread, Index>();

function indexOf(thread: TurnThread): Index {
	const known = indexes.get(thread);
	if (known) return known;

	const places = new Map<Anchor, number>();
	const witnesses = new Map<Anchor, Witness[]>();
	for (const [place, post] of thread.posts.entries()) {
		places.set(post.anchor, place);
		for (const {string} of post.found ?? [])
			if (string.kind === 'witness') witnesses.set(string.anchor, [...(witnesses.get(string.anchor) ?? []), {string, post}]);
	}
	const index = {places, witnesses};
	indexes.set(thread, index);
	return index;
}

/** Where a post stands in the thread, as far as it was read. */
export const placeOf = (thread: TurnThread, anchor: Anchor): number | undefined => indexOf(thread).places.get(anchor);

// A forum's minute hides up to sixty seconds.
const MINUTE = 60_000;

/** Another member's word, posted before the draw, that these very strings stood in the post. */
export function witnessBefore(
	home: JudgedPost,
	drawAt: number,
	thread: TurnThread | undefined,
): Extract<Reason, {code: 'witnessed'}> | undefined {
	const heard = thread && home.anchor && indexOf(thread).witnesses.get(home.anchor);
	if (!heard || home.authorId === undefined) return undefined;

	const seen = seenHash(home.anchor!, rawsOf(home.found));
	for (const {string, post} of heard) {
		const another = post.authorId !== undefined && post.authorId !== home.authorId;
		if (another && string.seen === seen && post.at !== undefined && post.at + MINUTE < drawAt)
			return {code: 'witnessed', by: post.author ?? '', at: post.at};
	}
	return undefined;
}

/** The clean forms of a post's rolls, in order: what memories and witnesses keep. */
export const rawsOf = (found: readonly Found[]): readonly string[] =>
	found.flatMap(({string}) => (string.kind === 'roll' ? [string.raw] : []));
