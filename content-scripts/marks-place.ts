import type {Body} from '../src/forums/forum';
import {locate, type Spot} from '../src/forums/locate';

/** A mark's host, and the end of its string in the text it was found in. */
export type Placed = {readonly host: HTMLElement; readonly end: number};

/** Sets each host right behind its string. The last first: cutting a text in two leaves the offsets before the cut as they were. */
export function placeMarks(body: Body, marks: readonly Placed[]): void {
	for (const {host, end} of marks.toReversed()) {
		const spot = locate(body, end);
		if (spot) insertAt(spot, host);
	}
}

/** Behind the link if the spot is in one: a button in a link would follow it. */
function insertAt({node, offset}: Spot, host: HTMLElement): void {
	const link = (node as Text).parentElement?.closest('a');
	if (link) link.after(host);
	else if (node.nodeType === Node.TEXT_NODE) insertInText(node as Text, offset, host);
	else node.insertBefore(host, node.childNodes[offset] ?? null);
}

function insertInText(text: Text, offset: number, host: HTMLElement): void {
	if (offset < text.length) text.splitText(offset).before(host);
	else text.after(host);
}

/** Whether the page's words are light, so its ground is dark: then so are our marks. */
export function toneOf(content: Element): 'light' | 'dark' {
	const color = content.ownerDocument.defaultView?.getComputedStyle(content).color ?? '';
	const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
	return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? 'dark' : 'light';
}
