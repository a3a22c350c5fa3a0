/** Who rolls and what for. Empty where the line does not say. */
export type Caption = {readonly who: string; readonly label: string};

// As src/panel/line.ts writes it: `Aria, Perception – 1d20 + 5`. The dash has blanks round it; names are spread so that none holds one.
const HEAD = /^(?:.*[>\]]\s*)?([^\n–]{1,160}?) – /;
const MOST_NAME = 80;

/** Reads the head of a roll's line. With one name alone it is what for: the panel leaves out the character where a table plays without sheets. */
export function captionOf(line: string): Caption {
	const head = HEAD.exec(line)?.[1]?.trim();
	if (head === undefined) return {who: '', label: ''};
	const comma = head.indexOf(', ');
	if (comma < 0) return {who: '', label: head.slice(0, MOST_NAME)};
	return {who: head.slice(0, comma).slice(0, MOST_NAME), label: head.slice(comma + 2).slice(0, MOST_NAME)};
}
