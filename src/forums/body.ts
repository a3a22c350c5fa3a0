import type {Body, Piece} from './forum';
import {stringInLink} from './link-string';

// What no post is made of, whatever the forum: scripts, and the fields of an editor opened inside the post
const NEVER_READ = new Set([
	'script',
	'style',
	'template',
	'noscript',
	'iframe',
	'object',
	'textarea',
	'select',
	'button',
	'svg',
]);

// Elements that stand on lines of their own
const BLOCKS = new Set(
	(
		'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header ' +
		'hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul'
	).split(' '),
);

const ELEMENT = 1;
const TEXT = 3;

/** Gathers the text as it would be seen: white space runs as one blank, none at the ends of a line. */
class Writer {
	readonly chunks: string[] = [];
	readonly pieces: Piece[] = [];
	length = 0;
	lineEmpty = true;
	blank: {node: Node; offset: number} | undefined;

	write(text: string, node: Node, offset: number): void {
		if (this.blank && !this.lineEmpty) this.put(' ', this.blank.node, this.blank.offset);
		this.blank = undefined;
		this.put(text, node, offset);
		this.lineEmpty = false;
	}

	/** `always` for a `br`; the edge of a block breaks a line only if something stands on it. */
	breakLine(always: boolean): void {
		this.blank = undefined;
		if (this.length === 0 || (this.lineEmpty && !always)) return;
		this.chunks.push('\n');
		this.length += 1;
		this.lineEmpty = true;
	}

	text(): string {
		while (this.chunks.at(-1) === '\n') this.chunks.pop();
		return this.chunks.join('');
	}

	private put(text: string, node: Node, offset: number): void {
		this.pieces.push({start: this.length, node, offset, length: text.length});
		this.chunks.push(text);
		this.length += text.length;
	}
}

// HTML's own white space only, a no-break space is the author's. Words one plain blank apart stay one run, so one piece
const RUN = /[^ \t\n\r\f]+(?: [^ \t\n\r\f]+)*|[ \t\n\r\f]+/g;
const BLANK = /^[ \t\n\r\f]/;

function writeText(writer: Writer, node: Node): void {
	for (const {0: run, index} of (node.nodeValue ?? '').matchAll(RUN)) {
		if (BLANK.test(run)) writer.blank ??= {node, offset: index};
		else writer.write(run, node, index);
	}
}

function writeHidden(writer: Writer, link: Element, string: string): void {
	writer.blank = undefined;
	writer.write(writer.lineEmpty ? string : ` ${string}`, link, 0);
}

/** Writes what an element says by itself; true when its children are to be read, and it is to be left after them. */
function enter(writer: Writer, element: Element, without: ReadonlySet<Node>): boolean {
	const name = element.localName;
	if (NEVER_READ.has(name)) return false;
	const leftOut = without.has(element);
	if (name === 'br') writer.breakLine(true);
	// What is left out still parts what stands before it from what stands after
	else if (leftOut || BLOCKS.has(name)) writer.breakLine(false);
	if (leftOut || name === 'br') return false;
	const alt = name === 'img' ? element.getAttribute('alt') : undefined;
	if (alt) writer.write(alt, element, 0);
	const string = name === 'a' ? stringInLink(element) : undefined;
	// A bare address shows its own fragment: read once, and from the address, which no forum shortens
	if (string === undefined || !SHOWN.test(element.textContent ?? '')) return true;
	writeHidden(writer, element, string);
	return false;
}
const SHOWN = /oss\d-/i;

function leave(writer: Writer, element: Element): void {
	if (BLOCKS.has(element.localName)) writer.breakLine(false);
	const string = element.localName === 'a' ? stringInLink(element) : undefined;
	if (string !== undefined) writeHidden(writer, element, string);
}

/** The parts of an element that a selector names, asked once for the whole of it; none for an empty selector. */
export const partsOf = (content: Element, selector: string): ReadonlySet<Element> =>
	new Set(selector === '' ? [] : content.querySelectorAll(selector));

/** The text of an element without the parts that `leaveOut` (a selector, or an empty string) names. */
export const readBody = (content: Element, leaveOut: string): Body => readWithout(content, partsOf(content, leaveOut));

/** The text of an element without some of its parts, elements or bare texts. Walks each node once, at any depth. */
export function readWithout(content: Element, without: ReadonlySet<Node>): Body {
	const writer = new Writer();
	let node: Node | null = content.firstChild;
	while (node) {
		if (node.nodeType === TEXT) {
			if (!without.has(node)) writeText(writer, node);
		} else if (node.nodeType === ELEMENT && enter(writer, node as Element, without)) {
			if (node.firstChild) {
				node = node.firstChild;
				continue;
			}
			leave(writer, node as Element);
		}
		node = next(writer, node, content);
	}
	return {text: writer.text(), pieces: writer.pieces};
}

/** The node after this one and all it holds; the elements that end on the way are left. */
function next(writer: Writer, from: Node, content: Element): Node | null {
	let node = from;
	while (!node.nextSibling) {
		const parent = node.parentNode;
		if (!parent || parent === content) return null;
		leave(writer, parent as Element);
		node = parent;
	}
	return node.nextSibling;
}
