import {selectorsOf} from './point-paths';
import {rowOf} from './shown-parts';

/** A post as it was found from the parts that were pointed at: its element, how many siblings belong to it, and all posts that are built like it. */
export type Unit = {readonly head: Element; readonly rows: number; readonly alike: readonly Element[]};

/** Siblings that are looked at; more is no list of posts. */
const MOST = 1000;

function commonOf(parts: readonly Element[]): Element | undefined {
	let common: Element | null = parts[0] ?? null;
	while (common && !parts.every(part => common!.contains(part))) common = common.parentElement;
	return common ?? undefined;
}

const siblingsOf = (element: Element): readonly Element[] => Array.from(element.parentElement?.children ?? []).slice(0, MOST);

/** Where a part stands in a post of several rows: in which row, and in what ways it may be found there. */
type Way = {readonly row: number; readonly ways: readonly string[]};

const has = (post: Element, {row, ways}: Way): boolean => {
	const base = rowOf(post, row);
	return base !== undefined && ways.some(css => css === ':scope' || base.querySelector(css) !== null);
};

/** The row of a post that holds a part. */
export function rowHolding(head: Element, rows: number, part: Element): number | undefined {
	for (let row = 0; row < rows; row += 1) if (rowOf(head, row)?.contains(part)) return row;
	return undefined;
}

function alikeOf(head: Element, rows: number, parts: readonly Element[]): readonly Element[] {
	const ways = parts.flatMap((part): readonly Way[] => {
		const row = rowHolding(head, rows, part);
		const base = row === undefined ? undefined : rowOf(head, row);
		return base && row !== undefined ? [{row, ways: selectorsOf(base, part)}] : [];
	});
	let free = 0;
	return siblingsOf(head).filter((each, index) => {
		// The rows of one post are not each a post of their own.
		const fits = index >= free && each.localName === head.localName && ways.every(way => has(each, way));
		if (fits) free = index + rows;
		return fits;
	});
}

/** A post in several rows: the child of the common element that holds the first part, up to that which holds the last. */
function inRows(common: Element, parts: readonly Element[]): Unit | undefined {
	const children = Array.from(common.children);
	const at = parts.map(part => children.findIndex(child => child.contains(part)));
	const first = Math.min(...at);
	const rows = Math.max(...at) - first + 1;
	const head = children[first];
	if (!head || rows < 2 || rows > 6) return undefined;
	const alike = alikeOf(head, rows, parts);
	return alike.includes(head) ? {head, rows, alike} : undefined;
}

/** The post that holds these parts and has siblings that hold the same; undefined where nothing on the page is built alike. */
export function unitOf(parts: readonly Element[]): Unit | undefined {
	const common = commonOf(parts);
	for (let head = common; head?.parentElement && head.localName !== 'body'; head = head.parentElement) {
		const alike = alikeOf(head, 1, parts);
		if (alike.length > 1 && alike.includes(head)) return {head, rows: 1, alike};
	}
	const rows = common && inRows(common, parts);
	return rows && rows.alike.length > 1 ? rows : undefined;
}
