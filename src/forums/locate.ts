import type {Body, Piece} from './forum';

/** A place in the page: before the child number `offset` of an element, or before the character `offset` of a text. */
export type Spot = {readonly node: Node; readonly offset: number};

const TEXT = 3;

/** Where an offset of a body's text stands in the page: behind the character before it, for a mark set at the end of a string. Undefined for an empty body or an offset outside it. */
export function locate(body: Body, offset: number): Spot | undefined {
	if (offset < 0 || offset > body.text.length) return undefined;
	const piece = body.pieces[Math.max(0, lastBefore(body.pieces, offset))];
	if (!piece) return undefined;
	const inside = Math.min(Math.max(0, offset - piece.start), piece.length);
	if (piece.node.nodeType === TEXT) return {node: piece.node, offset: piece.offset + inside};
	return beside(piece.node, inside > 0);
}

/** The last piece that starts before an offset; −1 if none does. */
function lastBefore(pieces: readonly Piece[], offset: number): number {
	let low = -1;
	let high = pieces.length;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if ((pieces[middle]?.start ?? 0) < offset) low = middle;
		else high = middle;
	}
	return low;
}

/** An image or a link stands for its text as a whole: before it, or right after it. */
function beside(node: Node, after: boolean): Spot | undefined {
	const parent = node.parentNode;
	if (!parent) return undefined;
	let offset = after ? 1 : 0;
	for (let before = node.previousSibling; before; before = before.previousSibling) offset += 1;
	return {node: parent, offset};
}
