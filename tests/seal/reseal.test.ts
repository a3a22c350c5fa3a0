import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {findStrings} from '../../src/seal/find';
import {reseal} from '../../src/seal/reseal';
import {finish, writeString} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';
import {growth, LINEAR} from '../growth';
import {utc} from './vectors';

const NOW = utc('2026-08-22T21:33') + 20_000;
const DRAW = 31543812; // 21:40; the first draw two minutes or more after 21:33 is the one before.
const sealed = (expression: string, index: number, round = DRAW - 100) => writeString({mode: 's', expression, round, index});
const OLD = sealed('1d20+5', 7, DRAW - 5000);
const OTHER = sealed('3d6', 7, DRAW - 5000);
const FIRST = sealed('1d20+5', 1);
const SECOND = sealed('3d6', 2);

describe('at submit', () => {
	test.each([
		['a sealed roll gets the draw of now', `Aria 1d20+5 ${OLD} !`, `Aria 1d20+5 ${FIRST} !`],
		['two are numbered in order', `${OLD} puis ${OTHER}`, `${FIRST} puis ${SECOND}`],
		[
			'one in a fragment of a link is set too',
			`[url=https://t.example/v#${OLD}]1d20+5[/url] ${OTHER}`,
			`[url=https://t.example/v#${FIRST}]1d20+5[/url] ${SECOND}`,
		],
		['one between two quotations', `[quote]a[/quote]${OLD}[quote]b[/quote]`, `[quote]a[/quote]${FIRST}[quote]b[/quote]`],
		['one in a mangled form is written clean', OLD.replaceAll('-', '\u2011').toUpperCase(), FIRST],
		['one after a quotation that never closes', `[quote] ${OLD}`, `[quote] ${FIRST}`],
		['one after a stray end of quotation', `[/quote] ${OLD}`, `[/quote] ${FIRST}`],
		['one in a spoiler', `[spoiler]${OLD}[/spoiler]`, `[spoiler]${FIRST}[/spoiler]`],
		['one after a line of tildes, which is a rule and no fence', `~~~\n${OLD}\n`, `~~~\n${FIRST}\n`],
		['one with a greater-than sign before it on its line', `PV > 3 ${OLD}`, `PV > 3 ${FIRST}`],
		['riders stay', finish('oss1-s-1d6-r12-k1-bx1-q9'), finish(`oss1-s-1d6-r${DRAW - 100}-k1-bx1-q9`)],
	])('%s', (_, source, expected) => {
		expect(reseal(source, NOW).text).toBe(expected);
	});

	const quoted = `[quote="Bob" post_id=12]${OLD}[/quote]`;
	test.each([
		['a quotation', quoted],
		['a quotation in a quotation', `[quote]a[quote=Bob]b[/quote]${OLD}[/quote]`],
		['a quotation in capitals', `[QUOTE]${OLD}[/QUOTE]`],
		['the closed one of two open quotations', `[quote] [quote]${OLD}[/quote]`],
		['code', `[code]${OLD}[/code]`],
		['code that holds the end of a quotation', `[code][/quote]${OLD}[/code]`],
		['code with a language', `[code=text]${OLD}[/code]`],
		['a Markdown quotation', `> ${OLD}\n>> ${OLD}`],
		['a Markdown fence', `\`\`\`text\n${OLD}\n\`\`\``],
		['a Markdown fence that never closes', `\`\`\`\n${OLD}`],
		['a damaged string', OLD.replace('r', 'r1')],
		['an instant roll', writeString({mode: 'i', expression: '1d6', anchor: 'p1' as Anchor, round: DRAW, index: 1})],
		['a citation', writeString({mode: 'q', expression: '1d6', anchor: 'p1' as Anchor, round: DRAW, index: 1})],
		['nothing at all', ''],
	])('left alone: %s', (_, source) => {
		expect(reseal(source, NOW)).toEqual({text: source, changes: []});
	});

	test('bug 36: what is quoted is not counted among the author’s own', () => {
		expect(reseal(`${quoted}\n${OTHER}`, NOW).text).toBe(`${quoted}\n${sealed('3d6', 1)}`);
	});

	test.each([
		['markdown', `~~~\n${OLD}\n~~~`, `[quote]${OLD}[/quote]`],
		['bbcode', `[code]${OLD}[/code]`, `> ${OLD}`],
	] as const)('a forum of %s: its own markup alone counts', (kind, kept, changed) => {
		expect(reseal(kept, NOW, kind).changes).toEqual([]);
		expect(reseal(changed, NOW, kind).changes).toHaveLength(1);
	});

	test('where there is no markup, all is the author’s own', () => {
		expect(reseal(`[quote]${OLD}[/quote]\n> ${OLD}`, NOW, 'plain').changes).toHaveLength(2);
	});

	test('the strings that differ are told, before and after', () => {
		expect(reseal(`${FIRST} ${OTHER}`, NOW).changes).toEqual([{from: OTHER, to: sealed('3d6', 2)}]);
	});

	test('beyond fifty strings all are still set', () => {
		const {text} = reseal(`${OLD} `.repeat(60), NOW);
		expect(text.trim().split(' ').at(-1)).toBe(sealed('1d20+5', 60));
	});
});

describe('for any source', () => {
	const pieces = fc.constantFrom(
		OLD,
		OTHER,
		OLD.toUpperCase(),
		'oss1-',
		'[quote]',
		'[quote=a]',
		'[/quote]',
		'[code]',
		'[/code]',
		'\n',
		'> ',
		'```',
		'~~~',
		' ',
		'-',
		'x',
		'#',
		'\u200b',
		'\u{1f3b2}',
		'[url=https://t.example/#',
		']',
	);
	const sources = fc.array(pieces, {maxLength: 40}).map(all => all.join(''));
	const kinds = fc.constantFrom('bbcode', 'markdown', 'plain', undefined);

	test('doing it twice changes nothing more', () => {
		fc.assert(
			fc.property(sources, kinds, (source, kind) => {
				const {text} = reseal(source, NOW, kind);
				expect(reseal(text, NOW, kind)).toEqual({text, changes: []});
			}),
		);
	});

	test('what stands between the strings is kept, character for character', () => {
		const between = (text: string) => {
			let from = 0;
			const parts = findStrings(text, 1000).map(({start, end}) => {
				const part = text.slice(from, start);
				from = end;
				return part;
			});
			return [...parts, text.slice(from)];
		};
		fc.assert(
			fc.property(sources, kinds, (source, kind) => {
				expect(between(reseal(source, NOW, kind).text)).toEqual(between(source));
			}),
		);
	});
});

test.each([
	['quotations that open', '[quote]'],
	['code that opens', '[code]'],
	['nested quotations', '[quote][quote]x[/quote]'],
	['ends of quotations', '[/quote]'],
	['prefixes', 'oss1-'],
	['fences', '```\n'],
	['backticks', '`'],
	['strings', `${OLD} `],
])('%s are gone through in time that grows with the text', (_, piece) => {
	const source = (size: number) => piece.repeat(size / piece.length);
	expect(growth(size => reseal(source(size), NOW), 8_000)).toBeLessThan(LINEAR);
});
