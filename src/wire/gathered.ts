import * as v from 'valibot';
import type {Anchor, PostId} from '../shared/ids';
import {anchor, namedMemberId} from '../shared/ids';
import {cut, moment, postIdShape, text} from './read-records';

/** One string of a post: in its clean form where it has one, as it stands otherwise; the number said before it, and its line as far as the string. */
export type GatheredString = {readonly text: string; readonly said?: number; readonly line: string};

/** Strings in a quotation, and the post that it names. */
export type GatheredQuote = {readonly source?: PostId; readonly strings: readonly GatheredString[]};

/** All that an audit keeps of a post. Times in milliseconds since 1970. */
export type GatheredPost = {
	readonly id: PostId;
	readonly anchor: Anchor;
	readonly author: string;
	readonly authorId?: string;
	readonly time?: {readonly at: number; readonly kind: 'machine' | 'text' | 'remembered' | 'floating'; readonly shown: string};
	readonly edited?: {readonly at?: number};
	readonly strings: readonly GatheredString[];
	/** There are more strings in it than are read. */
	readonly beyond: boolean;
	readonly quoted: readonly GatheredQuote[];
	/** The part of its page's address that leads to it, where the page has one. */
	readonly fragment?: string;
};

/** A post that could not be read, in its place: the page's own word for it, and why. */
export type GatheredHole = {readonly hole: string; readonly why: string};

/** One page of a thread as it was read at a moment. */
export type GatheredPage = {
	readonly page: number;
	readonly url: string;
	readonly at: number;
	readonly posts: readonly (GatheredPost | GatheredHole)[];
};

const anchorShape = v.pipe(
	text(300),
	v.check(value => anchor(value) !== undefined),
	v.transform(value => anchor(value)!),
);
const memberShape = v.pipe(
	text(300),
	v.check(value => namedMemberId(value) !== undefined),
);
const stringShape = v.object({text: cut(700), said: v.exactOptional(v.number()), line: cut(400)});
const strings = v.pipe(v.array(stringShape), v.maxLength(100));
const quoteShape = v.object({source: v.exactOptional(postIdShape), strings});
const postShape = v.object({
	id: postIdShape,
	anchor: anchorShape,
	author: cut(300),
	authorId: v.exactOptional(memberShape),
	time: v.exactOptional(
		v.object({at: v.number(), kind: v.picklist(['machine', 'text', 'remembered', 'floating']), shown: cut(200)}),
	),
	edited: v.exactOptional(v.object({at: v.exactOptional(v.number())})),
	strings,
	beyond: v.boolean(),
	quoted: v.pipe(v.array(quoteShape), v.maxLength(100)),
	fragment: v.exactOptional(v.pipe(text(100), v.regex(/^[A-Za-z][\w.:-]*$/))),
});
const holeShape = v.object({hole: cut(200), why: cut(60)});

export const pageNumberShape = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));
export const gatheredPageShape = v.object({
	page: pageNumberShape,
	url: text(2000),
	at: moment,
	// More than any forum puts on one page.
	posts: v.pipe(v.array(v.union([postShape, holeShape])), v.maxLength(2000)),
});
