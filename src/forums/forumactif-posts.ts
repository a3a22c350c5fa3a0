import {type PostId, postId} from '../shared/ids';
import {selectors} from './forumactif-selectors';
import {lineOf, postElements} from './parts';
import {regionsAround} from './regions';

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
	return regionsAround(anchors, root, 'h1, textarea, body, main').flatMap(region => {
		// An empty target stands before its post
		const post = lineOf(region) === '' ? region.nextElementSibling : region;
		return post ? [post] : [];
	});
}
