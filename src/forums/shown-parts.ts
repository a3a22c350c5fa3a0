import {namedMemberId, namedPostId, type PostId, postId} from '../shared/ids';
import type {ShownForum, ShownId, ShownPlace} from '../shared/shown-forum';

/** What one page may hold of posts, whatever a selector finds. */
const MOST_POSTS = 1000;

/** The element so many siblings after another; −1 for the one before. Undefined where there is none. */
export function rowOf(post: Element, row: number): Element | undefined {
	if (row < 0) return post.previousElementSibling ?? undefined;
	let element: Element | null = post;
	for (let step = 0; step < row; step += 1) element = element?.nextElementSibling ?? null;
	return element ?? undefined;
}

/** The first match at one place that does not stand in what the author wrote, where any class may be imitated. */
export function partAt(post: Element, {row, css}: ShownPlace, written?: Element): Element | undefined {
	const base = rowOf(post, row);
	if (!base || css === ':scope') return base;
	for (const part of base.querySelectorAll(css)) if (!written?.contains(part) || part === written) return part;
	return undefined;
}

/** The first of several places that has something. */
export function partOf(post: Element, places: readonly ShownPlace[], written?: Element): Element | undefined {
	for (const place of places) {
		const part = partAt(post, place, written);
		if (part) return part;
	}
	return undefined;
}

/** Cuts an id out of an attribute's value; undefined where it is of another form. */
export function cutId(value: string | null | undefined, {before, kind, fragment}: ShownId): string | undefined {
	const text = fragment ? value?.slice(value.indexOf('#') + 1) : value;
	if (!text || (fragment && !value?.includes('#')) || !text.startsWith(before)) return undefined;
	const rest = text.slice(before.length);
	return kind === 'number' ? /^[1-9]\d{0,14}(?![\w])/.exec(rest)?.[0] : /^[^/?#&;]{1,80}/.exec(rest)?.[0];
}

const named = {number: postId, name: namedPostId} as const;

/** The id of a post by what was shown of it; undefined for an element that is none. */
export function shownPostId(post: Element, {id}: ShownForum, written?: Element): PostId | undefined {
	const part = partOf(post, id.at, written);
	return named[id.kind](cutId(part?.getAttribute(id.attribute), id));
}

/** The link that an author's name is, stands in or holds. */
export const linkOf = (name: Element): Element | undefined =>
	name.closest('a[href]') ?? name.querySelector('a[href]') ?? undefined;

export const shownMemberId = (name: Element, {authorId}: Pick<ShownForum, 'authorId'>) =>
	authorId && namedMemberId(cutId(linkOf(name)?.getAttribute(authorId.attribute), authorId));

/** What the author wrote; undefined where it holds the whole post, name and date too, so that it keeps nothing apart. */
export function writtenIn(post: Element, {content, author}: Pick<ShownForum, 'content' | 'author'>): Element | undefined {
	const written = partOf(post, content);
	const name = written && partOf(post, author);
	return written && (written === post || (name && written.contains(name) && !partOf(post, author, written)))
		? undefined
		: written;
}

/** The elements that the selector of posts finds, no more than a page may hold. */
export const candidatesIn = (root: Document, {post}: Pick<ShownForum, 'post'>): readonly Element[] =>
	Array.from(root.querySelectorAll(post)).slice(0, MOST_POSTS);
