import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {readNotation} from '../../src/dice/read';
import type {Markup} from '../../src/forums/forum';
import {emptyDraft} from '../../src/panel/draft';
import {type LineParts, lineOf} from '../../src/panel/line';
import {plainWords} from '../../src/panel/plain-words';
import {noNumbers, prepare, type Ready} from '../../src/panel/prepare';
import {rollsOf} from '../../src/panel/rolls';
import {findStrings} from '../../src/seal/find';
import {anchor, memberId} from '../../src/shared/ids';
import {expectUnchanged, name, readAsPost, totalOf} from './as-post';

const bbcode: Markup = {kind: 'bbcode', bold: true, quote: true, link: true};
const markdown: Markup = {kind: 'markdown', bold: true, quote: true, link: true};
const html: Markup = {kind: 'html', bold: true, quote: true, link: true};
const plain: Markup = {kind: 'plain', bold: false, quote: false, link: false};
const STRING = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
const VERIFY = 'https://table.example/verify.html';

const base: LineParts = {
	who: 'Aria',
	label: 'Perception',
	formula: '1d20 + 5',
	named: [],
	string: STRING,
	layout: 'line',
	markup: bbcode,
	lang: 'fr',
};
const fell = {working: '6 + 5', total: 11};

describe('the line', () => {
	test.each<[string, Partial<LineParts>, string]>([
		['a sealed roll says so', {}, `Aria, Perception – 1d20 + 5, jet scellé, dés à venir ${STRING}`],
		['in English', {lang: 'en'}, `Aria, Perception – 1d20 + 5, sealed roll, dice to come ${STRING}`],
		['dice that fell', {fell}, `Aria, Perception – 1d20 + 5 = 6 + 5 = 11 ${STRING}`],
		[
			'one die tells its face once',
			{formula: '1d20', fell: {working: '11', total: 11}},
			`Aria, Perception – 1d20 = 11 ${STRING}`,
		],
		['nobody and nothing named', {who: '', label: '', fell}, `1d20 + 5 = 6 + 5 = 11 ${STRING}`],
		[
			'modifiers by name, the bracket closed on a word',
			{
				fell,
				named: [
					{name: 'Force', value: 5, signed: false},
					{name: 'Épée', value: 3, signed: true},
					{name: 'Blessé', value: -2, signed: true},
				],
			},
			`Aria, Perception – 1d20 + 5 (5 Force, +3 Épée, -2 Blessé) = 6 + 5 = 11 ${STRING}`,
		],
		[
			'a target that was met',
			{formula: '1d20 vs 10', fell: {working: '11', total: 11, met: true}},
			`Aria, Perception – 1d20 vs 10, réussi = 11 ${STRING}`,
		],
		[
			'a box, the string outside',
			{fell, layout: 'block'},
			`[quote]Aria, Perception – 1d20 + 5 = 6 + 5 = 11[/quote]\n1d20 + 5 = 11 ${STRING}`,
		],
		[
			'a box in Markdown',
			{fell, layout: 'block', markup: markdown},
			`> Aria, Perception – 1d20 + 5 = 6 + 5 = 11\n\n1d20 + 5 = 11 ${STRING}`,
		],
		[
			'a box in HTML',
			{fell, layout: 'block', markup: html},
			`<blockquote>Aria, Perception – 1d20 + 5 = 6 + 5 = 11</blockquote>\n1d20 + 5 = 11 ${STRING}`,
		],
		[
			'a link in HTML',
			{fell, layout: 'link', markup: html, verifyUrl: VERIFY},
			`<a href="${VERIFY}#${STRING}">Aria, Perception – 1d20 + 5 = 6 + 5 = 11</a>`,
		],
		['no box where there is none', {layout: 'block', markup: plain, fell}, `Aria, Perception – 1d20 + 5 = 6 + 5 = 11 ${STRING}`],
		[
			'a link',
			{fell, layout: 'link', verifyUrl: VERIFY},
			`[url=${VERIFY}#${STRING}]Aria, Perception – 1d20 + 5 = 6 + 5 = 11[/url]`,
		],
		[
			'a link in Markdown',
			{fell, layout: 'link', markup: markdown, verifyUrl: VERIFY},
			`[Aria, Perception – 1d20 + 5 = 6 + 5 = 11](${VERIFY}#${STRING})`,
		],
		['no link without an address', {fell, layout: 'link'}, `Aria, Perception – 1d20 + 5 = 6 + 5 = 11 ${STRING}`],
		[
			'no link to a script',
			{fell, layout: 'link', verifyUrl: 'javascript:alert'},
			`Aria, Perception – 1d20 + 5 = 6 + 5 = 11 ${STRING}`,
		],
		[
			'no link that closes its tag',
			{fell, layout: 'link', verifyUrl: 'https://a.example/]x'},
			`Aria, Perception – 1d20 + 5 = 6 + 5 = 11 ${STRING}`,
		],
	])('%s', (_, parts, line) => {
		expect(lineOf({...base, ...parts})).toBe(line);
	});
});

describe('names and labels', () => {
	test.each([
		['bug 31: a tilde', 'coup ~ fort', 'coup fort'],
		['bug 31: brackets and tags', '[b]tir[/b] <i>', 'b tir /b i'],
		['bug 31: line breaks', 'un\ndeux\u2028trois', 'un deux trois'],
		['bug 37: a string of somebody else', STRING, 'oss 1-s-1d20z2b5-r31543812-k1-9136c19a'],
		['a string broken by invisible characters', 'o\u200bss\u00ad1-s-x', 'oss 1-s-x'],
		['four-byte characters', 'dé 🎲 d’os ⚔️', 'dé d’os ⚔'],
		['bug 55: accents stay', 'Ælin, Grükuk, Ricardo Gómez', 'Ælin, Grükuk, Ricardo Gómez'],
		['a command at the start', '/me tire', 'me tire'],
		['two hyphens', 'Anne--Lise', 'Anne–Lise'],
		['what would end the head of a line', 'vite -- loin – là', 'vite - loin - là'],
	])('%s', (_, text, shown) => {
		expect(plainWords(text, 'bbcode')).toBe(shown);
	});

	test('Markdown’s own marks are left out there', () => {
		expect(plainWords('# *tir* `x` _y_', 'markdown')).toBe('tir x y');
	});
});

const expressions = [
	'1d20+5',
	'1d20',
	'4d6kh3',
	'8d8>=5',
	'2d6vs9',
	'(1d6+2)*3',
	'3d10!',
	'{2d20,1d12}kh1',
	'floor(1d20/2)',
	'4df',
	'0d6',
	'-1+d6',
	'4d10kh1b10d6',
	'3#2d6',
];
const turn = {anchor: anchor('p4711')!, roller: memberId('57')!, index: 1, round: 31543812};
const RANDOMNESS = 'ab'.repeat(32);

function ready(text: string, label: string, rows: readonly {name: string; value: string}[]): Ready {
	const prepared = prepare({...emptyDraft, text, label, rows: rows.map(row => ({...row, on: true}))}, noNumbers);
	if (prepared.state !== 'ready') throw new Error(`${text}: ${JSON.stringify(prepared)}`);
	return prepared;
}

describe('whatever is typed', () => {
	const rows = fc.array(fc.record({name, value: fc.integer({min: -99, max: 99}).map(String)}), {maxLength: 4});
	const setting = fc.record({
		who: name,
		label: name,
		rows,
		text: fc.constantFrom(...expressions),
		layout: fc.constantFrom('line' as const, 'block' as const, 'link' as const),
		markup: fc.constantFrom(bbcode, markdown, html, plain),
		lang: fc.constantFrom('fr' as const, 'en' as const),
		mode: fc.constantFrom('s' as const, 'i' as const),
	});

	test('the string is found with the number that fell, and no forum changes the words', () => {
		fc.assert(
			fc.property(setting, ({text, label, rows: typed, mode, ...rest}) => {
				const draw = mode === 's' ? {mode, round: 31543812, index: 1} : {mode, turn, index: 1, randomness: RANDOMNESS};
				const rolls = rollsOf(ready(text, label, typed), draw, {...rest, verifyUrl: VERIFY});
				for (const roll of rolls) {
					const shown = readAsPost(roll.text);
					const found = findStrings(shown);
					expect(found).toHaveLength(1);
					expect(found[0]!.string).toMatchObject({kind: 'roll', raw: roll.raw});
					if (mode === 's') expect(found[0]).not.toHaveProperty('said');
					else expect(found[0]!.said).toBe(totalOf(shown));
					expectUnchanged(shown);
					expect(roll.text.split('\n').length).toBeLessThanOrEqual(3);
				}
			}),
			{numRuns: 400},
		);
	});

	test('the same roll has the same string, whatever is told beside it', () => {
		const [bare] = rollsOf(
			ready('1d20+5', '', []),
			{mode: 's', round: 31543812, index: 1},
			{who: '', layout: 'line', markup: bbcode, lang: 'fr'},
		);
		expect(bare!.raw).toBe(STRING);
	});
});

test('a label that stands in the expression is told', () => {
	const read = readNotation('1d20 please don’t break');
	expect(read.ok && ready('1d20 please don’t break', '', []).label).toBe('please don’t break');
});
