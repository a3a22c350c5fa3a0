import type {Body, Post} from '../src/forums/forum';
import {findStrings, MOST_STRINGS} from '../src/seal/find';
import {lineBefore} from '../src/seal/line-before';
import type {Found} from '../src/seal/roll-string';
import type {PostId} from '../src/shared/ids';
import type {NotedPost} from '../src/wire/records';
import type {Visit} from './ports';

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

/** What this browser notes of a post: its rolls, and in what words; and what the board's clock showed for it, where the page tells the zone or the post is the user's own. */
export function seenIn({post, found}: ReadPost, at: number, thread: string | undefined, isMine: boolean): NotedPost {
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
		...clockOf(post, isMine),
	};
}

function clockOf({time}: Post, isMine: boolean): Pick<NotedPost, 'clock'> {
	if (time?.east === undefined || !(isMine || time.kind === 'text')) return {};
	const wall = time.at + time.east * 60_000;
	return {clock: time.kind === 'text' ? {wall, at: time.at} : {wall}};
}

/** Tells posts of the member who is logged in from those of others. A guest's name may be anybody's. */
export function ownIn({forum, page}: Pick<Visit, 'forum' | 'page'>): (post: Pick<Post, 'author' | 'authorId'>) => boolean {
	const member = forum.readMember(page);
	return ({author, authorId}) =>
		member !== undefined && (member.id === undefined ? member.name === author : member.id === authorId);
}
