import {describe, expect, test} from 'vitest';
import type {Markup} from '../../src/forums/forum';
import {forums} from '../../src/forums/index';
import {lineOf} from '../../src/panel/line';
import type {Layout} from '../../src/wire/records';
import {casesOf, openCase} from '../forums/shelf';

// What a roll is on each forum, in each of the three layouts; lengths in characters, or in bytes where the forum counts those.

const STRING = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
const VERIFY = 'https://table.example/verify.html';
const TOLD = 'Aria, Perception – 1d20 + 5 = 6 + 5 = 11';
const SHORT = `1d20 + 5 = 11 ${STRING}`;

type Told = {readonly [Name in Layout]: string};
const line = `${TOLD} ${STRING}`;
const bbcode: Told = {
	line,
	block: `[quote]${TOLD}[/quote]\n${SHORT}`,
	// No quotes around the address, no tag among the words: each is refused somewhere
	link: `[url=${VERIFY}#${STRING}]${TOLD}[/url]`,
};
/** Where small print was tried, what stands under the box is in it. */
const withSmall = (tag: string): Told => ({...bbcode, block: `[quote]${TOLD}[/quote]\n${tag}${SHORT}[/size]`});
const markdown: Told = {line, block: `> ${TOLD}\n\n${SHORT}`, link: `[${TOLD}](${VERIFY}#${STRING})`};
/** Where nothing that is typed is markup, every layout is the line. */
const plain: Told = {line, block: line, link: line};

const rows: Readonly<Record<string, readonly [told: Told, most?: number, unit?: 'bytes']>> = {
	phpbb: [withSmall('[size=85]'), 60_000],
	mybb: [withSmall('[size=small]'), 65_535, 'bytes'],
	smf: [withSmall('[size=8pt]'), 20_000],
	fluxbb: [bbcode, 1_048_576, 'bytes'],
	punbb: [bbcode, 65_535, 'bytes'],
	nodebb: [markdown, 32_767],
	forumactif: [bbcode],
	phpbb2: [bbcode],
	vbulletin3: [bbcode, 10_000],
	vbulletin4: [bbcode, 10_000],
	vbulletin5: [bbcode, 10_000],
	xenforo: [bbcode],
	discourse: [markdown, 32_000],
	flarum: [markdown, 63_000],
	invision: [bbcode],
	woltlab: [bbcode],
	jcink: [bbcode],
	proboards: [bbcode],
	rpol: [plain, 51_200],
	plain: [plain],
};

const lineIn = (layout: Layout, markup: Markup): string =>
	lineOf({
		who: 'Aria',
		label: 'Perception',
		formula: '1d20 + 5',
		named: [],
		fell: {working: '6 + 5', total: 11},
		string: STRING,
		layout,
		markup,
		verifyUrl: VERIFY,
		lang: 'fr',
	});
const all = (markup: Markup): Told => ({
	line: lineIn('line', markup),
	block: lineIn('block', markup),
	link: lineIn('link', markup),
});

test('Every forum has its row', () => {
	expect(Object.keys(rows).sort()).toEqual(forums.map(({id}) => String(id)).sort());
});

describe.each(forums.map(forum => [forum.id, forum] as const))('On %s', (id, {markup, findEditors}) => {
	const [told, most, unit] = rows[id]!;

	test('a roll is this as a line, in a box, under a link', () => {
		expect(all(markup)).toEqual(told);
	});

	test('a post may be so long', () => {
		expect([markup.most, markup.unit]).toEqual([most, unit]);
	});

	test('an editor that reads otherwise than the forum’s posts are written reads nothing as markup, and takes as much', () => {
		for (const name of casesOf(id)) {
			for (const editor of findEditors(openCase(id, name, 'linkedom').page)) {
				if (!editor.markup) continue;
				expect(all(editor.markup)).toEqual(plain);
				expect(editor.markup.most).toBe(most);
			}
		}
	});
});
