/** How a forum writes its posts. */
export type SourceKind = 'bbcode' | 'markdown' | 'html' | 'plain';

/** A piece of a source text that is not the author's own: [start, end). */
type Piece = {readonly start: number; readonly end: number};

// No letter, digit, blank or hyphen: a string can neither hold it nor go on after it.
const MASK = '#';

/** The source text of a post with quotations and code masked, character for character. Without a kind, BBCode and Markdown count but for fences of tildes, which players draw as rules. */
export function maskForeign(source: string, kind?: SourceKind): string {
	const pieces = [
		...(kind === 'bbcode' || kind === undefined ? enclosed(source, BBCODE) : []),
		...(kind === 'html' ? enclosed(source, HTML) : []),
		...(kind === 'markdown' || kind === undefined ? lined(source, kind === 'markdown' ? ANY_FENCE : BACKTICKS) : []),
	].sort((one, other) => one.start - other.start);

	let text = '';
	let from = 0;
	for (const {start, end} of pieces) {
		if (end <= from) continue;
		text += source.slice(from, Math.max(from, start)) + MASK.repeat(end - Math.max(from, start));
		from = end;
	}
	return text + source.slice(from);
}

type Tag = {readonly name: string; readonly closes: boolean; readonly start: number; readonly end: number};

const BBCODE = /\[(\/?)(quote|code|php)(?:\]|(?=[\s=]))/gi;
const HTML = /<(\/?)(blockquote|code|pre)(?:>|(?=\s))/gi;
const QUOTES = /^(?:block)?quote$/;

function tagsOf(source: string, pattern: RegExp): readonly Tag[] {
	return Array.from(source.matchAll(pattern), match => ({
		name: match[2]!.toLowerCase(),
		closes: match[1] === '/',
		start: match.index,
		end: match.index + match[0].length,
	}));
}

/** `[quote]…[/quote]`, nested, and `[code]…[/code]`, in which nothing is a tag. What is never closed is plain text. */
function enclosed(source: string, pattern: RegExp): readonly Piece[] {
	const tags = tagsOf(source, pattern);
	const lastClose = new Map(tags.filter(tag => tag.closes).map(tag => [tag.name, tag.start]));
	const pieces: Piece[] = [];
	const quotes: Tag[] = [];
	let code: Tag | undefined;
	for (const tag of tags) {
		if (code) {
			if (!tag.closes || tag.name !== code.name) continue;
			addPiece(pieces, code.start, tag.end);
			code = undefined;
		} else if (!QUOTES.test(tag.name)) {
			if (!tag.closes && (lastClose.get(tag.name) ?? -1) > tag.start) code = tag;
		} else if (!tag.closes) quotes.push(tag);
		else {
			const open = quotes.pop();
			if (open) addPiece(pieces, open.start, tag.end);
		}
	}
	return pieces;
}

/** Adds a piece that ends after all others, in place of those that it holds. */
function addPiece(pieces: Piece[], start: number, end: number): void {
	while (pieces.length > 0 && pieces.at(-1)!.start >= start) pieces.pop();
	pieces.push({start, end});
}

// An opening fence may name a language, which holds no backtick.
const BACKTICKS = /^ {0,3}(`{3,})(?=[^`]*$)/;
const ANY_FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;

/** Markdown: lines that begin with `>`, and fences up to their end or that of the text. */
function lined(source: string, opening: RegExp): readonly Piece[] {
	const pieces: Piece[] = [];
	let fence: string | undefined;
	let start = 0;
	for (const line of source.split('\n')) {
		const end = start + line.length;
		const mark = opening.exec(line)?.[1];
		if (fence !== undefined || mark !== undefined || /^ {0,3}>/.test(line)) pieces.push({start, end});
		if (fence === undefined) fence = mark;
		else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
		start = end + 1;
	}
	return pieces;
}
