import type {Span} from '../../shared/problem';

/** One word or mark of a formula. The word `d` before a number is the letter of dice. */
export type Token = {
	readonly kind: 'number' | 'text' | 'word' | 'mark' | 'end' | 'stray';
	readonly text: string;
	readonly span: Span;
};

// Sticky and without nesting: each runs once over the text, whatever it holds.
const NUMBER = /\d{1,15}(?:\.\d{1,9})?/y;
const NAME = /[A-Za-z_\u00C0-\u024F][A-Za-z0-9_\u00C0-\u024F]*/y;
const TEXT = /'[^']*'|"[^"]*"/y;
const MARK = /==|!=|<=|>=|&&|\|\||[-+*/%()<>=!,.@]/y;
const BLANK = /[\s\u00A0\u2009\u202F]+/y;
const DICE = /d(?=\s*\d)/iy;

const at = (pattern: RegExp, text: string, index: number): string | undefined => {
	pattern.lastIndex = index;
	return pattern.exec(text)?.[0];
};

// Typed or pasted by people: the signs that keyboards and word processors put for ours.
const plain = (text: string) =>
	text
		.replace(/[\u2212\u2010-\u2013\uFE63\uFF0D]/g, '-')
		.replace(/\u00D7/g, '*')
		.replace(/\u00F7/g, '/')
		.replace(/[\u201C\u201D]/g, '"');

function tokenAt(text: string, start: number, inName: boolean): Token {
	const make = (kind: Token['kind'], found: string): Token => ({kind, text: found, span: {start, end: start + found.length}});
	if (!inName && at(DICE, text, start)) return make('word', 'd');
	const number = at(NUMBER, text, start);
	if (number) return make('number', number);
	const quoted = at(TEXT, text, start);
	if (quoted) return make('text', quoted);
	const name = at(NAME, text, start);
	if (name) return make('word', name.normalize('NFC'));
	const mark = at(MARK, text, start);
	return mark ? make('mark', mark) : make('stray', text.charAt(start));
}

/** Cuts a formula into tokens, `end` last. Anything that is none of ours becomes a `stray`, for the reader to refuse with its place. */
export function lex(source: string): readonly Token[] {
	const text = plain(source);
	const tokens: Token[] = [];
	for (let index = 0; index < text.length; ) {
		const blank = at(BLANK, text, index);
		if (blank) {
			index += blank.length;
			continue;
		}
		// A stat may be called d20: after @ and . only a name can follow.
		const before = tokens.at(-1)?.text;
		const token = tokenAt(text, index, before === '@' || before === '.');
		tokens.push(token);
		index = token.span.end;
	}
	tokens.push({kind: 'end', text: '', span: {start: text.length, end: text.length}});
	return tokens;
}
