const BLOCKS = /^(?:ADDRESS|BLOCKQUOTE|DIV|H[1-6]|HR|LI|OL|P|PRE|TABLE|TR|UL)$/;

/** One stretch of a rich editor's text: a text node, or the address of a link that carries a roll string. */
export type RichPiece = {
	readonly start: number;
	readonly length: number;
	readonly node: Text | Element;
	replace(from: number, count: number, put: string): void;
};

const FOREIGN = 'blockquote, code, pre';

/**
 * The text of a rich editor with where it stands: breaks and blocks as line feeds. `own`: quotations and code are left out, and links that carry
 * a roll string give their address before their text, as they do in the source.
 */
export function richText(root: Node, own: boolean): {readonly text: string; readonly pieces: readonly RichPiece[]} {
	const pieces: RichPiece[] = [];
	let text = '';
	const lineFeed = () => {
		if (text !== '' && !text.endsWith('\n')) text += '\n';
	};
	const walker = (root.ownerDocument ?? (root as Document)).createTreeWalker(root, 5 /* elements and text */);
	const open: Node[] = [];
	// The walk goes on after an element's last child without saying so: `open` holds the blocks still to be closed.
	const closeUpTo = (node: Node) => {
		while (open.length > 0 && !open[open.length - 1]!.contains(node)) {
			open.pop();
			lineFeed();
		}
	};
	const take = (piece: string, node: RichPiece['node'], replace: RichPiece['replace']) => {
		pieces.push({start: text.length, length: piece.length, node, replace});
		text += piece;
	};
	const enter = (element: Element) => {
		if (element.tagName === 'BR') text += '\n';
		if (BLOCKS.test(element.tagName)) {
			lineFeed();
			open.push(element);
		}
		const address = own ? carried(element) : undefined;
		if (address === undefined) return;
		take(address, element, (from, count, put) =>
			element.setAttribute('href', spliced(element.getAttribute('href') ?? '', from, count, put)),
		);
		text += ' ';
	};
	let node: Node | null = walker.nextNode();
	while (node !== null) {
		closeUpTo(node);
		const foreign = own && isElement(node) && node.matches(FOREIGN);
		if (isText(node)) {
			const {data} = node;
			const at: Text = node;
			take(data, at, (from, count, put) => at.replaceData(from, count, put));
		} else if (isElement(node)) enter(node);
		node = foreign ? next(walker) : walker.nextNode();
	}
	return {text, pieces};
}

function carried(element: Element): string | undefined {
	const address = element.tagName === 'A' ? element.getAttribute('href') : null;
	return address !== null && /#oss[1-9]/i.test(address) ? address : undefined;
}

const spliced = (text: string, from: number, count: number, put: string) => text.slice(0, from) + put + text.slice(from + count);

function next(walker: TreeWalker): Node | null {
	for (let at: Node | null = walker.currentNode; at !== null; at = walker.parentNode()) {
		const sibling = walker.nextSibling();
		if (sibling !== null) return sibling;
	}
	return null;
}

// The frame has its own window: `instanceof` against ours would say no.
const isText = (node: Node): node is Text => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;
