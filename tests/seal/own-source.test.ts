import {expect, test} from 'vitest';
import {maskForeign} from '../../src/seal/own-source';

test.each([
	['a quotation', 'html', '<blockquote>a</blockquote> b', `${'#'.repeat(26)} b`],
	['nested', 'html', '<blockquote>a<blockquote>b</blockquote>c</blockquote>d', `${'#'.repeat(53)}d`],
	['with attributes', 'html', '<blockquote class="q">a</blockquote>d', `${'#'.repeat(36)}d`],
	['code, in which nothing is a tag', 'html', '<code><blockquote></code>a', `${'#'.repeat(25)}a`],
	['a longer name', 'html', '<preface>a</preface>', '<preface>a</preface>'],
	['never closed', 'html', '<blockquote>a', '<blockquote>a'],
	['BBCode in HTML', 'html', '[quote]a[/quote]', '[quote]a[/quote]'],
	['HTML in BBCode', 'bbcode', '<blockquote>a</blockquote>', '<blockquote>a</blockquote>'],
] as const)('%s', (_, kind, source, masked) => {
	expect(maskForeign(source, kind)).toBe(masked);
});
