import {partsOf, readWithout} from './body';
import type {Body, Quotation} from './forum';
import {quotationsIn} from './parts';
import {selectors} from './phpbb2-selectors';

/** Quotes and code, the headlines of both, and the edit notice. */
const LEAVE_OUT = '.quote, .code, .genmed, .gensmall';

// `$user_sig = '<br />_________________<br />' . …` in viewtopic.php: the one thing that parts a signature from the message
const LINE = '_'.repeat(17);
const TEXT = 3;

/** What the author wrote, down to the last line that may begin his signature. */
export function readMessage(content: Element): {readonly body: Body; readonly quotations: readonly Quotation[]} {
	const signature = signatureIn(content);
	// A quotation names its author, never its post
	const quotations = quotationsIn(content, selectors.quote, LEAVE_OUT, () => undefined);
	return {
		body: readWithout(content, new Set<Node>([...partsOf(content, LEAVE_OUT), ...signature])),
		quotations: quotations.filter(({element}) => !signature.some(node => node.contains(element))),
	};
}

function signatureIn(content: Element): readonly Node[] {
	const lines = [content, ...content.querySelectorAll(selectors.written)]
		.filter(part => part.closest(LEAVE_OUT) === null)
		.flatMap(part => Array.from(part.childNodes))
		.filter(node => node.nodeType === TEXT && node.nodeValue?.trim() === LINE);
	const line = lines.at(-1);
	return line ? fromHere(line, content) : [];
}

/** A node and all that follows it in the content. */
function fromHere(start: Node, content: Element): readonly Node[] {
	const nodes: Node[] = [start];
	for (let node: Node | null = start; node && node !== content; node = node.parentNode) {
		for (let next = node.nextSibling; next; next = next.nextSibling) nodes.push(next);
	}
	return nodes;
}
