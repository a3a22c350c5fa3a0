import type {Editor, Forum, Page, Post, Reader} from '../src/forums/forum';
import {findStrings} from '../src/seal/find';
import type {TurnPost} from '../src/seal/turn';
import {anchorOf} from '../src/shared/ids';

/** A post that could not be read, by the words of the page for it: nothing may be concluded across it. */
type Hole = {readonly hole: string};

/** A page's posts as turns need them. */
export type TurnPage = readonly (TurnPost | Hole)[];

/** Reads them through the forum's own file. */
export function turnPage(forum: Forum, page: Page, reader: Reader): TurnPage {
	return forum
		.readPosts(page, reader)
		.map(read => (read.ok ? turnPost(read.value) : {hole: 'post' in read.error ? read.error.post : ''}));
}

const turnPost = ({anchor, author, authorId, time, body}: Post): TurnPost => ({
	anchor,
	author,
	authorId,
	// In an unknown zone it is no moment from which a draw follows.
	at: time === undefined || time.kind === 'floating' ? undefined : time.at,
	found: findStrings(body.text),
});

/** The posts before the one that the editor writes: all of them, or those above the post it changes. Undefined if that one is not here. */
export function postsBefore(posts: TurnPage, {use, post}: Editor): TurnPage | undefined {
	if (use !== 'edit' || post === undefined) return posts;
	const place = posts.findIndex(one => ('hole' in one ? /\d+/.exec(one.hole)?.[0] === post : one.anchor === anchorOf(post)));
	return place < 0 ? undefined : posts.slice(0, place);
}

/** The same posts if none of them is a hole. */
export function withoutHoles(posts: TurnPage): readonly TurnPost[] | undefined {
	const whole = posts.flatMap(one => ('hole' in one ? [] : [one]));
	return whole.length === posts.length ? whole : undefined;
}

/** The posts after the last hole: all of them, where there is none. */
export const afterHoles = (posts: TurnPage): readonly TurnPost[] =>
	posts.slice(posts.findLastIndex(one => 'hole' in one) + 1).flatMap(one => ('hole' in one ? [] : [one]));
