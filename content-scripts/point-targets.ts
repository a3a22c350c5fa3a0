import {boxOver} from '../src/forums/over';
import {lineOf} from '../src/forums/parts';
import {findFields} from '../src/forums/plain-fields';

/** What is pointed at, in this order. */
export const parts = ['content', 'author', 'time', 'field'] as const;
export type Part = (typeof parts)[number];

const NO_TEXT = 'script, style, template, noscript, svg, select, option, textarea, head, head *';
const MOST = 3000;

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;
/** Text that stands in the element itself, not in one inside it. */
const ownText = (element: Element): string =>
	Array.from(element.childNodes, node => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : ''))
		.join('')
		.trim();

/** What the arrow keys go through: fields to write in; else whatever says something by itself, from what was pointed at last. */
export function targetsFor(root: Document, part: Part, post: Element | undefined): readonly Element[] {
	if (part === 'field') return findFields(root);
	const all = Array.from(root.body.querySelectorAll(`:not(${NO_TEXT})`)).slice(0, MOST);
	const said = all.filter(each => !each.localName.startsWith('osselet-') && ownText(each) !== '' && isSeen(each));
	if (part === 'content') return said.filter(each => ownText(each).length >= 12);
	const short = said.filter(each => lineOf(each).length <= 80 && !post?.contains(each));
	const at = post ? short.findIndex(each => post.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) : 0;
	// The nearest before the text comes first: names and dates mostly stand there.
	const near = Math.max(0, (at < 0 ? short.length : at) - 6);
	return [...short.slice(near), ...short.slice(0, near)];
}

/** The field that was touched: itself, or the editor that lies over it. */
export const fieldAt = (root: Document, element: Element): Element | undefined =>
	findFields(root).find(field => field.contains(element) || boxOver(field)?.contains(element));

/** Where an element is drawn: for a field that an editor hides, the editor. */
export const drawnOf = (element: Element): Element => boxOver(element) ?? element;
