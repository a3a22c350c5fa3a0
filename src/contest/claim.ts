/**
 * What a line says of a contest, in whatever language: `Aria = 18 contre Bran = 15 : Aria l’emporte de 3 –`. Each equals sign and number is a
 * total, in the order of the strings; the words after the last of them begin with the name of one of them, who is said to win; a number at
 * the end is the margin, or how many reached the number.
 */
export type Claim = {
	readonly totals: readonly number[];
	/** Before each total, the name that stands there. */
	readonly names: readonly string[];
	/** Place of who is said to win, 1 for the first. */
	readonly winner?: number;
	readonly number?: number;
};

const TOTAL = /= ?([+-]?\d{1,12})(?!\d)/g;
const MOST_WORDS = 12;

/** Reads a line as it stands before the first string of a contest. */
export function readClaim(line: string): Claim {
	const text = line
		.replace(/[\s\u00a0\u202f]+/g, ' ')
		.replaceAll('\u2212', '-')
		.replace(/ ?[–—-] ?$/, '')
		.trim();
	const found = Array.from(text.matchAll(TOTAL), match => ({
		at: match.index,
		end: match.index + match[0].length,
		total: Number(match[1]) + 0,
	}));
	const rest = text.slice(found.at(-1)?.end ?? 0).replace(/^[ :;,.]+/, '');
	const before = found.map(({at}, place) => text.slice(found[place - 1]?.end ?? 0, at).trim());
	const said = before.map(words => longestEnd(words, rest));
	const most = Math.max(0, ...said.map(({length}) => length));
	const winner = most === 0 ? -1 : said.findIndex(({length}) => length === most);
	const number = /(?:^|[^\d])(\d{1,12})$/.exec(rest)?.[1];
	return {
		totals: found.map(({total}) => total),
		names: before.map((words, place) => (place === winner ? said[place]! : nameIn(words))),
		...(winner >= 0 && {winner: winner + 1}),
		...(number !== undefined && {number: Number(number)}),
	};
}

/** The most words at the end of a text that another one begins with. */
function longestEnd(text: string, other: string): string {
	const words = text.split(' ').slice(-MOST_WORDS);
	for (let from = 0; from < words.length; from++) {
		const end = words.slice(from).join(' ');
		if (end !== '' && (other === end || (/^[ ,;:.!?]/.test(other.slice(end.length)) && other.startsWith(end)))) return end;
	}
	return '';
}

// `contre Bran` holds the name and the word before it: which is which, only the language tells, so the last word with a capital and what follows.
const nameIn = (words: string): string => /(?:^|[ ,])((?:\p{Lu}|\d)[^,:]*)$/u.exec(words)?.[1] ?? words;
