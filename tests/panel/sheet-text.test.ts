import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {sheetText} from '../../src/panel/sheets/text';
import {expectUnchanged, name} from './as-post';

const told = {
	name: 'Bran',
	game: 'Chimère 1.0.0',
	about: 'Identité\u00a0: chevalier',
	sections: [
		{
			title: 'Traits',
			rows: [
				{name: 'Force', value: '5 (Blessé −1)'},
				{name: 'Grâce', value: '3'},
			],
		},
	],
};
const bbcode = {kind: 'bbcode', bold: true, quote: true, link: true} as const;

describe('a sheet in a post', () => {
	test.each([
		[
			'BBCode',
			bbcode,
			'[b]Bran[/b] – Chimère 1.0.0\nIdentité : chevalier\n[b]Traits[/b] – Force 5 (Blessé −1 ), Grâce 3\nosf1-x',
		],
		[
			'plain',
			{kind: 'plain', bold: false, quote: false, link: false},
			'Bran – Chimère 1.0.0\nIdentité : chevalier\nTraits – Force 5 (Blessé −1 ), Grâce 3\nosf1-x',
		],
		[
			'Markdown',
			{kind: 'markdown', bold: true, quote: true, link: true},
			'**Bran** – Chimère 1.0.0\n\nIdentité : chevalier\n\n**Traits** – Force 5 (Blessé −1 ), Grâce 3\n\nosf1-x',
		],
	] as const)('reads well in %s', (_, markup, text) => {
		expect(sheetText(told, markup, 'osf1-x')).toBe(text);
	});

	test('is changed by no forum, whatever its pieces are called', () => {
		const row = fc.record({name, value: name});
		const any = fc.record({
			name,
			game: name,
			about: name,
			sections: fc.array(fc.record({title: name, rows: fc.array(row, {maxLength: 3})}), {maxLength: 3}),
		});
		fc.assert(fc.property(any, sheet => expectUnchanged(sheetText(sheet, {...bbcode, bold: false}))));
	});
});
