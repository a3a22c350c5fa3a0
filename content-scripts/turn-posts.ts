import type {Editor, Forum, Page, Post, Reader} from '../src/forums/forum';
import {findStrings} from '../src/seal/find';
import type {TurnPost} from '../src/seal/turn';
import {anchorOf, type PostId} from '../src/shared/ids';

/** A post that could not be read, by the words of the page for it: nothing may be concluded across it. */
type Hole = {readonly hole: string};

/** A page's posts as turns need them. */
export type TurnPage = readonly (TurnPost | Hole)[];

/** Reads them through the forum's own file. */
export const turnPage = (forum: Forum, page: Page, reader: Reader): TurnPage => turnPosts(forum.readPosts(page, reader));

/** The same of posts that were read. */
export const turnPosts = (posts: ReturnType<Forum['readPosts']>): TurnPage =>
	posts.map(read => (read.ok ? turnPost(read.value) : {hole: 'post' in read.error ? read.error.post : ''}));

const turnPost = ({anchor, author, authorId, time, edited, body, quotations}: Post): TurnPost => ({
	anchor,
	author,
	authorId,
	at: certain(time),
	edited: edited && {at: certain(edited.time)},
	found: findStrings(body.text),
	quoted: quotations.map(({source, text}) => ({source, found: findStrings(text.text)})),
});

// In an unknown zone it is no moment from which a draw follows.
const certain = (time: Post['time']) => (time === undefined || time.kind === 'floating' ? undefined : time.at);

/** The posts of a piece of the thread that are none of those that follow it: a post that was deleted meanwhile moves others to the piece before. */
export function withoutRepeats(piece: TurnPage, following: TurnPage): TurnPage {
	const told = new Set(following.flatMap(one => ('hole' in one ? [] : [one.anchor])));
	return piece.filter(one => 'hole' in one || !told.has(one.anchor));
}

/** The posts before the one that the editor writes: all of them, or those above the post it changes. Undefined if that one is not here. */
export function postsBefore(posts: TurnPage, {use, post}: Editor): TurnPage | undefined {
	if (use !== 'edit' || post === undefined) return posts;
	const place = posts.findIndex(one => ('hole' in one ? standsIn(one.hole, post) : one.anchor === anchorOf(post)));
	return place < 0 ? undefined : posts.slice(0, place);
}

/** Whether an element's id names a post: `p4711`, `comment-4711_wrap`, `post-c9Xb`. */
const standsIn = (hole: string, post: PostId): boolean =>
	hole === post || /\d+/.exec(hole)?.[0] === post || /[^-_]*$/.exec(hole)?.[0] === post;

/** The same posts if none of them is a hole. */
export function withoutHoles(posts: TurnPage): readonly TurnPost[] | undefined {
	const whole = posts.flatMap(one => ('hole' in one ? [] : [one]));
	return whole.length === posts.length ? whole : undefined;
}

/** The posts after the last hole: all of them, where there is none. */
export const afterHoles = (posts: TurnPage): readonly TurnPost[] =>
	posts.slice(posts.findLastIndex(one => 'hole' in one) + 1).flatMap(one => ('hole' in one ? [] : [one]));
