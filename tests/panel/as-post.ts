import fc from 'fast-check';
import {expect} from 'vitest';

const anyText = fc.string({unit: 'binary', maxLength: 40});
const odd = fc.constantFrom(
	'8)',
	':D',
	':o',
	';)',
	'[x]',
	'[*]',
	'🎲',
	'oss1-',
	'= 12',
	'a\nb',
	'(8)',
	':heart:',
	'/me',
	'~',
	'1.',
	'- ',
);
/** A name as anybody might write one: any text, with what forums read as something else. */
export const name = fc.array(fc.oneof(anyText, odd), {maxLength: 4}).map(parts => parts.join(' '));

/** A post's text as a forum shows it: the box without its tags, the link as its text and then its string. */
export const readAsPost = (source: string): string =>
	source
		.replace(/^\[quote\].*\[\/quote\]\n/, '')
		.replace(/^> .*\n\n/, '')
		.replace(/^<blockquote>.*<\/blockquote>\n/, '')
		.replace(/^<a href="[^#]*#([^"]*)">(.*)<\/a>$/, '$2 $1')
		.replace(/^\[url=[^\]#]*#([^\]]*)\](.*)\[\/url\]$/, '$2 $1')
		.replace(/^\[(.*)\]\(https[^#]*#([^)]*)\)$/, '$1 $2');

/** The number that a line says just before its string. */
export const totalOf = (line: string): number => Number(/= (-?\d+) oss1-/.exec(line)?.[1]);

/** That no forum makes other words of it: no 4-byte character, no round bracket closed on a number, no single-character tag, no colon before a letter. */
export function expectUnchanged(shown: string): void {
	expect(shown).not.toMatch(/[\u{10000}-\u{10ffff}]/u);
	expect(shown).not.toMatch(/\d\)/);
	expect(shown).not.toMatch(/\[\S?\]/);
	expect(shown).not.toMatch(/:(?=\p{L})/u);
}
