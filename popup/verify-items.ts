import type {Judged, JudgedPost} from '../src/seal/judged';
import {type FoundParcel, findParcels, MOST_PARCELS} from '../src/seal/parcel';
import type {ReceiptString, RollString, WitnessString} from '../src/seal/roll-string';
import {rawsOf} from '../src/seal/thread-index';
import {seenHash} from '../src/seal/write';
import type {ReceiptState} from '../src/wire/draws';

/** One string of a pasted text. `agrees`: whether a testimony is about the strings of this text, or of one that was pasted beside it; undefined where it is about another post. */
export type Item =
	| {readonly kind: 'roll'; readonly start: number; readonly judged: Judged}
	| {readonly kind: 'witness'; readonly start: number; readonly string: WitnessString; readonly agrees: boolean | undefined}
	/** `state`: undefined while it was not verified. */
	| {readonly kind: 'receipt'; readonly start: number; readonly string: ReceiptString; readonly state: ReceiptState | undefined}
	| {readonly kind: 'parcel'; readonly start: number; readonly found: FoundParcel};

/** Everything that a pasted text holds, in its order. `capped`: it holds more than is read. */
export type Holdings = {readonly items: readonly Item[]; readonly capped: boolean};

/** What became of receipts, by their clean form. */
export type ReceiptStates = ReadonlyMap<string, ReceiptState>;

/** What was found out about the strings of a post. `capped`: it holds more than is read. */
export type FoundOut = {readonly judged: readonly Judged[]; readonly receipts: ReceiptStates; readonly capped: boolean};

/** Puts what was judged beside what needs no judging, as it stands in the text. `text`: no longer than what the post was read of; `others`: posts that were pasted beside it. */
export function holdingsOf(
	text: string,
	post: JudgedPost,
	{judged, receipts, capped}: FoundOut,
	others: readonly JudgedPost[] = [],
): Holdings {
	const parcels = findParcels(text, MOST_PARCELS + 1);
	const items: readonly Item[] = [
		...judged.map((each): Item => ({kind: 'roll', start: each.found.start, judged: each})),
		...witnessesIn(post, others),
		...receiptsOf(post, receipts),
		...parcels.slice(0, MOST_PARCELS).map((found): Item => ({kind: 'parcel', start: found.start, found})),
	];
	return {
		items: items.toSorted((one, other) => one.start - other.start),
		capped: capped || parcels.length > MOST_PARCELS,
	};
}

const witnessesIn = (post: JudgedPost, others: readonly JudgedPost[]): readonly Item[] =>
	post.found.flatMap(({string, start}): readonly Item[] => {
		if (string.kind !== 'witness') return [];
		const about = [post, ...others].find(({anchor}) => anchor === string.anchor);
		const agrees = about && string.seen === seenHash(string.anchor, rawsOf(about.found));
		return [{kind: 'witness', start, string, agrees}];
	});

const receiptsOf = (post: JudgedPost, states: ReceiptStates): readonly Item[] =>
	post.found.flatMap(({string, start}): readonly Item[] =>
		string.kind === 'receipt' ? [{kind: 'receipt', start, string, state: states.get(string.raw)}] : [],
	);

/** The roll strings among them. */
export const rollsIn = (items: readonly Item[]): readonly RollString[] =>
	items.flatMap(item => (item.kind === 'roll' && item.judged.found.string.kind === 'roll' ? [item.judged.found.string] : []));
