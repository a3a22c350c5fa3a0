import {type PostId, postId} from '../shared/ids';
import {selectors} from './forumactif-selectors';
import {lineOf, postElements} from './parts';

const TOKEN = /(?:^|\s)post--(\d+)(?:\s|$)/;

/** A post's number: of its class, of its id, or of the anchor that stands in it or right before it. */
export function idOf(element: Element): PostId | undefined {
	const written = TOKEN.exec(element.getAttribute('class') ?? '')?.[1] ?? /^p(\d+)$/.exec(element.id)?.[1];
	return postId(written ?? anchorOf(element)?.id);
}

function anchorOf(region: Element): Element | undefined {
	return [region, ...region.querySelectorAll('[id]'), region.previousElementSibling].find(isAnchor) ?? undefined;
}
const isAnchor = (element: Element | null): element is Element => postId(element?.id) !== undefined;

/** The number of a post that the page holds back: an ignored member's line whose post is not there. */
export const heldBack = (element: Element): PostId | undefined => postId(/^hidden-title--(\d+)$/.exec(element.id)?.[1]);

/** The posts of a page, and lines that stand for one. Where a board's templates kept neither class nor id, what stands around each permalink's target. */
export function postsOn(root: Document): readonly Element[] {
	const posts = postElements(root, selectors.post, idOf);
	const found = posts.length > 0 ? posts : anchored(root);
	const ids = new Set(found.map(idOf));
	const holes = Array.from(root.querySelectorAll(selectors.hidden)).filter(line => {
		const id = heldBack(line);
		return id !== undefined && !ids.has(id) && !found.some(post => post.contains(line));
	});
	if (holes.length === 0) return found;
	const shown = new Set([...found, ...holes]);
	return Array.from(root.querySelectorAll('*')).filter(element => shown.has(element));
}

function anchored(root: Document): readonly Element[] {
	const anchors = Array.from(root.querySelectorAll('[id]')).filter(isAnchor);
	const shared = sharedBy(anchors, root);
	return anchors.flatMap(anchor => {
		// As far out as nothing but this post is held
		let region = anchor;
		for (let outer = anchor.parentElement; outer && !shared.has(outer); outer = outer.parentElement) region = outer;
		// An empty target stands before its post
		const post = lineOf(region) === '' ? region.nextElementSibling : region;
		return post ? [post] : [];
	});
}

/** What holds more than one post: two targets, a title, a field, the page. */
function sharedBy(anchors: readonly Element[], root: Document): ReadonlySet<Element> {
	const holds = new Set<Element>();
	const shared = new Set<Element>();
	for (const anchor of anchors) {
		for (let outer = anchor.parentElement; outer && !shared.has(outer); outer = outer.parentElement) {
			if (holds.has(outer)) shared.add(outer);
			else holds.add(outer);
		}
	}
	for (const part of root.querySelectorAll('h1, textarea, body, main')) {
		for (let outer: Element | null = part; outer && !shared.has(outer); outer = outer.parentElement) shared.add(outer);
	}
	return shared;
}
