import type {Anchor} from '../shared/ids';
import {commitmentOf} from './hidden';
import type {JudgedPost} from './judged';
import type {Found, RollString, WitnessString} from './roll-string';
import type {TurnPost, TurnThread} from './turn';
import type {Reason} from './verdict';
import {seenHash} from './write';

type Witness = {readonly string: WitnessString; readonly post: TurnPost};
type Opening = {readonly string: RollString; readonly by: string};
type Index = {
	readonly places: ReadonlyMap<Anchor, number>;
	readonly witnesses: ReadonlyMap<Anchor, readonly Witness[]>;
	readonly openings: ReadonlyMap<Anchor, readonly Opening[]>;
};

// A thread of a thousand posts is walked once, not once a roll.
const indexes = new WeakMap<TurnThread, Index>();

function indexOf(thread: TurnThread): Index {
	const known = indexes.get(thread);
	if (known) return known;

	const places = new Map<Anchor, number>();
	const witnesses = new Map<Anchor, Witness[]>();
	const openings = new Map<Anchor, Opening[]>();
	for (const [place, post] of thread.posts.entries()) {
		places.set(post.anchor, place);
		for (const {string} of post.found ?? []) {
			if (string.kind === 'witness') witnesses.set(string.anchor, [...(witnesses.get(string.anchor) ?? []), {string, post}]);
			if (string.kind === 'roll' && string.mode === 'u')
				openings.set(string.anchor!, [...(openings.get(string.anchor!) ?? []), {string, by: post.author ?? ''}]);
		}
	}
	const index = {places, witnesses, openings};
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

/** The secret of a hidden roll, where some post of the thread, or its own, opens it: only the one that it was bound to. */
export function openingOf(
	{commitment}: RollString,
	home: JudgedPost,
	thread: TurnThread | undefined,
): {readonly secret: string; readonly by: string} | undefined {
	const own = home.found.flatMap(({string}) =>
		string.kind === 'roll' && string.mode === 'u' ? [{string, by: home.author}] : [],
	);
	const told = (thread && home.anchor && indexOf(thread).openings.get(home.anchor)) ?? [];
	for (const {string, by} of [...own, ...told]) {
		const {secret} = string;
		if (secret !== undefined && commitmentOf(secret) === commitment) return {secret, by};
	}
	return undefined;
}

/** The clean forms of a post's rolls, in order: what witnesses keep. Readers of the first version take hidden rolls and openings for damaged strings, and would find another hash. */
export const rawsOf = (found: readonly Found[]): readonly string[] =>
	found.flatMap(({string}) => (string.kind === 'roll' && string.mode !== 'h' && string.mode !== 'u' ? [string.raw] : []));
