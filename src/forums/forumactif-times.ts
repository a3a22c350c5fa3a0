import type {Clock} from './clock';
import type {Post} from './forum';
import {selectors} from './forumactif-selectors';
import {lineOf, ownPart, textsOutside} from './parts';
import {readLastTime, readTime} from './time';
import {plainly} from './wall';

/** The parts of a post that its author wrote. */
type Written = readonly (Element | undefined)[];

const TEXT = 3;
const ELEMENT = 1;

const isText = (node: Node): boolean => node.nodeType === TEXT;
const is = (node: Node, selector: string): boolean => node.nodeType === ELEMENT && (node as Element).matches(selector);
const holds = (node: Node, selector: string): boolean =>
	is(node, selector) || (node.nodeType === ELEMENT && (node as Element).querySelector(selector) !== null);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What stands in a block after its last link or image. */
function tailOf(block: Element): string {
	let text = '';
	for (let node = block.lastChild; node && !holds(node, 'a, img'); node = node.previousSibling)
		text = `${node.textContent}${text}`;
	return oneLine(text);
}

/** What stands in a block before its first part. */
function headOf(block: Element): string {
	let text = '';
	for (let node = block.firstChild; node && !holds(node, 'div'); node = node.nextSibling) text += node.textContent;
	return oneLine(text);
}

/** The words of the skin's own part for the date; undefined where a board's templates have none that we know. */
function dateShown(post: Element, written: Written): string | undefined {
	const [leading, date, trailing] = [selectors.leading, selectors.date, selectors.trailing].map(each =>
		ownPart(post, each, written),
	);
	if (leading) return headOf(leading);
	return date ? lineOf(date) : trailing && tailOf(trailing);
}

/** When a post was written. A guest's name stands `unlinked` before the date, and may look like one. */
export function timeOf(post: Element, unlinked: string, written: Written, clock: Clock): Post['time'] {
	const shown = dateShown(post, written);
	if (shown === undefined) return anyTime(post, written, clock);
	const named = shown.indexOf(unlinked);
	return readTime(named < 0 ? shown : shown.slice(named + unlinked.length).trim(), clock);
}

// Longer than any date with the few words before it
const MOST_DATE = 60;

/** The first short text that is a date, outside what was written. */
function anyTime(post: Element, written: Written, clock: Clock): Post['time'] {
	for (const text of textsOutside(post, written)) {
		const time = text.length > MOST_DATE || SAYS_EDITED.test(plainly(text)) ? undefined : readTime(text, clock);
		if (time) return time;
	}
	return undefined;
}

// French and Spanish as boards print it (dobby-server has the Spanish); the others as phpBB 2, whose words the host kept, has them
const SAYS_EDITED =
	/^\W*(?:derniere edition par|last edited by|ultima edicion por|zuletzt (?:bearbeitet )?von|ultima modifica di|ultima edicao por) /;

/** AwesomeBB prints the notice into the message itself, as its last text; never one that holds a string. */
export function noticeInside(content: Element): Node | undefined {
	if (!content.matches('.post-content')) return undefined;
	for (let node = content.lastChild; node; node = node.previousSibling) {
		const text = oneLine(node.textContent ?? '');
		if (node.nodeType === ELEMENT && !is(node, `br, .attachbox, ${selectors.signature}`)) return undefined;
		if (!isText(node) || text === '') continue;
		return SAYS_EDITED.test(plainly(text)) && !/oss\d-/i.test(text) ? node : undefined;
	}
	return undefined;
}

/** What follows the message bare, beside the blocks after it. */
function bareAfter(content: Element): string {
	let text = '';
	for (let node = content.nextSibling; node; node = node.nextSibling) {
		if (isText(node) || is(node, 'br, em, i, small, span, strong')) text += ` ${node.textContent}`;
	}
	return oneLine(text);
}

/** Whether the page says that a post was changed. The editor's name stands before the time. */
export function editedIn(post: Element, content: Element, written: Written, clock: Clock): Post['edited'] {
	const part = ownPart(post, selectors.edited, written);
	const inside = noticeInside(content);
	const bare = part ? lineOf(part) : inside ? oneLine(inside.textContent ?? '') : bareAfter(content);
	const notice = bare === '' && dateShown(post, written) === undefined ? noticeAnywhere(post, written) : bare;
	return notice === '' ? undefined : {time: readLastTime(notice, clock)};
}

function noticeAnywhere(post: Element, written: Written): string {
	for (const text of textsOutside(post, written)) if (SAYS_EDITED.test(plainly(text))) return text;
	return '';
}
