import {type Anchor, anchorOf} from '../shared/ids';
import {editFault} from './edits';
import {commitmentOf} from './hidden';
import type {JudgedPost} from './judged';
import type {Found, RollString, WitnessString} from './roll-string';
import type {TurnPost, TurnThread} from './turn';
import type {Reason} from './verdict';
import {seenHash} from './write';

/** A post's word about another: its testimony, or what it quotes from there. */
type Witness = {readonly post: TurnPost; readonly string?: WitnessString; readonly quotes?: readonly Found[]};
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
			if (string.kind === 'witness') add(witnesses, string.anchor, {post, string});
			if (string.kind === 'roll' && string.mode === 'u') add(openings, string.anchor!, {string, by: post.author ?? ''});
		}
		for (const {source, found} of post.quoted ?? []) if (source) add(witnesses, anchorOf(source), {post, quotes: found});
	}
	const index = {places, witnesses, openings};
	indexes.set(thread, index);
	return index;
}

function add<Value>(map: Map<Anchor, Value[]>, anchor: Anchor, value: Value): void {
	const held = map.get(anchor);
	if (held) held.push(value);
	else map.set(anchor, [value]);
}

/** Where a post stands in the thread, as far as it was read. */
export const placeOf = (thread: TurnThread, anchor: Anchor): number | undefined => indexOf(thread).places.get(anchor);

// A forum's minute hides up to sixty seconds.
const MINUTE = 60_000;

/** Another member's word, posted before the draw and not edited from then on, that a roll stood in the post: a testimony to all of its strings, or a quotation that holds this one, `raw`. */
export function witnessBefore(
	home: JudgedPost,
	raw: string,
	drawAt: number,
	thread: TurnThread | undefined,
): Extract<Reason, {code: 'witnessed'}> | undefined {
	const heard = thread && home.anchor && indexOf(thread).witnesses.get(home.anchor);
	if (!heard || home.authorId === undefined) return undefined;

	// Testimonies say nothing of hidden rolls.
	const seen = raw.startsWith('oss1-s') && seenHash(home.anchor!, rawsOf(home.found));
	for (const {string, quotes, post} of heard) {
		const another = post.authorId !== undefined && post.authorId !== home.authorId;
		const says = string ? string.seen === seen : holdsRaw(quotes!, raw);
		if (another && says && post.at !== undefined && post.at + MINUTE < drawAt && !editFault(post, drawAt))
			return {code: 'witnessed', by: post.author ?? '', anchor: post.anchor, at: post.at};
	}
	return undefined;
}

/** Whether a roll, in its clean form, is among some strings. */
export const holdsRaw = (found: readonly Found[], raw: string): boolean =>
	found.some(({string}) => string.kind === 'roll' && string.raw === raw);

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
