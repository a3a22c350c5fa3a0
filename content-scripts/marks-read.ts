import type {Body, Post} from '../src/forums/forum';
import {findStrings, MOST_STRINGS} from '../src/seal/find';
import {lineBefore} from '../src/seal/line-before';
import type {Found} from '../src/seal/roll-string';
import type {PostId} from '../src/shared/ids';
import type {SeenPost} from '../src/wire/records';

/** Strings in a quotation: pointed to their original, never judged. */
export type Cited = {
	readonly text: Body;
	readonly found: readonly Found[];
	readonly source: PostId | undefined;
	readonly element: Element;
};

/** A post with the strings in it. */
export type ReadPost = {
	readonly post: Post;
	/** At most `MOST_STRINGS`. */
	readonly found: readonly Found[];
	/** The first string beyond those. */
	readonly beyond: Found | undefined;
	readonly cited: readonly Cited[];
	/** Two readings with the same words need no new marks. */
	readonly words: string;
};

/** Finds what there is to mark in a post. */
export function readStrings(post: Post): ReadPost {
	const all = findStrings(post.body.text, MOST_STRINGS + 1);
	const cited = post.quotations
		.map(({element, text, source}) => ({element, text, source, found: findStrings(text.text)}))
		.filter(({found}) => found.length > 0)
		.slice(0, MOST_STRINGS);
	const words = [post.body.text, ...cited.map(({text}) => text.text)].join('\n');
	return {post, found: all.slice(0, MOST_STRINGS), beyond: all[MOST_STRINGS], cited, words};
}

/** What this browser notes of a post: its rolls, and in what words. */
export function seenIn({post, found}: ReadPost, at: number, thread: string | undefined): SeenPost {
	const rolls = found.flatMap(each =>
		each.string.kind === 'roll' ? [{raw: each.string.raw, line: lineBefore(post.body.text, each)}] : [],
	);
	return {
		post: post.id,
		author: post.author,
		rolls,
		at,
		...(post.authorId && {authorId: post.authorId}),
		...(thread && {thread}),
	};
}
