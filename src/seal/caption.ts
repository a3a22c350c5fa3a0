/** Who rolls and what for. Empty where the line does not say. */
export type Caption = {readonly who: string; readonly label: string};

// As src/panel/line.ts writes it: `Aria, Perception – 1d20 + 5`. A comma that is a name's own has a no-break space after it there, and no name holds a dash between blanks.
const DASH = /\s–(?:\s|$)/;
const MOST_HEAD = 260;
const MOST_NAME = 120;

/** A line's beginning, without what a quotation or a tag leaves before it. */
const begin = (line: string): string => line.slice(0, MOST_HEAD).replace(/^[^–]*[>\]]\s*/, '');

/** Reads the head of a roll's line. With one name alone it is what for: the panel leaves out the character where a table plays without sheets. */
export function captionOf(line: string): Caption {
	const text = begin(line);
	const head = text.slice(0, Math.max(0, text.search(DASH))).trim();
	// Some forums keep no-break spaces, some know no others.
	const end = head.search(text.includes(' ') ? /, / : /,\s/);
	return {who: head.slice(0, Math.max(0, end)).slice(0, MOST_NAME), label: head.slice(end < 0 ? 0 : end + 2).slice(0, MOST_NAME)};
}

/** Reads heads where names are known that may stand there: of those that a comma ends, the longest is who, whatever else it holds. */
export function captionAmong(names: readonly string[]): (line: string) => Caption {
	const known = new Set(names.map(lettersOf).filter(key => key !== ''));
	return line => {
		const text = begin(line);
		const ends = Array.from(text.slice(0, MOST_NAME + 20).matchAll(/,\s/g), ({index}) => index);
		const end = ends.findLast(at => known.has(lettersOf(text.slice(0, at))));
		if (end === undefined) return captionOf(line);
		const [label = ''] = text.slice(end + 1).split(DASH);
		return {who: text.slice(0, end).slice(0, MOST_NAME), label: label.trim().slice(0, MOST_NAME)};
	};
}

/** What stays of a name in any post: its letters and digits, without accents and capitals. Forums and the panel change all else: blanks, quotation marks, dashes, pictures. */
export const lettersOf = (name: string): string =>
	name
		// What no line keeps, and first: some are taken apart into letters that would stay.
		.replace(/[\u{10000}-\u{10ffff}\ufe0e\ufe0f]/gu, '')
		.normalize('NFD')
		.replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '')
		.toLowerCase();
