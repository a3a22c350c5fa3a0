import type {PostId} from '../shared/ids';
import {fail, type Result} from '../shared/result';
import {partsOf, readWithout} from './body';
import type {PageProblem, Post, Quotation, Reading} from './forum';

/** The text of an element on one line; empty for no element. */
export const lineOf = (node: Node | null | undefined): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The first match inside a post that is the forum's own: not in what its author wrote, where any class may be imitated. */
export function ownPart(post: Element, selector: string, written: readonly (Element | undefined)[]): Element | undefined {
	for (const part of post.querySelectorAll(selector)) {
		if (!written.some(each => each?.contains(part))) return part;
	}
	return undefined;
}

/** The texts of a post on one line each, outside what its author wrote. */
export function* textsOutside(post: Element, written: readonly (Element | undefined)[]): Generator<string> {
	for (const element of [post, ...post.querySelectorAll('*')]) {
		if (written.some(each => each?.contains(element))) continue;
		for (const node of element.childNodes) if (node.nodeType === TEXT) yield (node.nodeValue ?? '').replace(/\s+/g, ' ').trim();
	}
}
const TEXT = 3;

/** The elements that are posts: with an id of the given kind, each id once, none inside another of them. */
export function postElements(
	root: Document,
	selector: string,
	idOf: (element: Element) => PostId | undefined,
): readonly Element[] {
	const seen = new Set<PostId>();
	const posts = new Set<Element>();
	for (const element of root.querySelectorAll(selector)) {
		const id = idOf(element);
		if (id === undefined || seen.has(id) || within(element, posts)) continue;
		seen.add(id);
		posts.add(element);
	}
	return [...posts];
}

function within(element: Element, posts: ReadonlySet<Element>): boolean {
	for (let above = element.parentElement; above; above = above.parentElement) if (posts.has(above)) return true;
	return false;
}

/** The link by which a quotation names its post; not that of a quotation inside it. */
export function ownCite(quotation: Element, selector: string): Element | undefined {
	const link = quotation.querySelector(selector);
	return link?.closest('blockquote') === quotation ? link : undefined;
}

/** Every quotation in a content, the nested ones too, each without those inside it. */
export function quotationsIn(
	content: Element,
	selector: string,
	leaveOut: string,
	sourceOf: (quotation: Element) => PostId | undefined,
): readonly Quotation[] {
	const quotations = Array.from(content.querySelectorAll(selector));
	const without = quotations.length > 0 ? partsOf(content, leaveOut) : new Set<Element>();
	return quotations.map(element => {
		const source = sourceOf(element);
		const text = readWithout(element, without);
		return source === undefined ? {element, text} : {element, text, source};
	});
}

/** All posts of a page at once. */
export const readAll = ({elements, read}: Reading): readonly Result<Post, PageProblem>[] =>
	elements.map(element => read(element));

export const noAuthor = (element: Element) => fail({code: 'page/no-author', post: element.id} as const);
export const noText = (element: Element) => fail({code: 'page/no-text', post: element.id} as const);
export const notDrawn = (element: Element) => fail({code: 'page/not-drawn', post: element.id} as const);
export const openEdit = (element: Element) => fail({code: 'page/open-edit', post: element.id} as const);
