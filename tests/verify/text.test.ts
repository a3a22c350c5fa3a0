import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {ownText, restartsIn, splitText} from '../../popup/verify-text';
import {findStrings} from '../../src/seal/find';
import {writeString} from '../../src/seal/write';
import {anchorOf, postId} from '../../src/shared/ids';

const sealed = (index: number, expression = '1d20') => writeString({mode: 's', expression, round: 31543812, index});
const instant = writeString({mode: 'i', expression: '1d20', anchor: anchorOf(postId('4711')!), round: 31543812, index: 1});
const rawsIn = (text: string) => findStrings(text).flatMap(({string}) => ('raw' in string ? [string.raw] : ['?']));

describe('what of a pasted text is its author’s own', () => {
	test.each([
		['a post alone', `Saut ${sealed(1)}`, 'none', [sealed(1)]],
		[
			'a post with a quotation, in the source of BBCode',
			`[quote=Aria post_id=7]Saut ${sealed(1)}[/quote]\nMoi ${sealed(1, '1d6')}`,
			'some',
			[sealed(1, '1d6')],
		],
		['a quotation alone', `[quote=Aria]Saut ${sealed(1)}[/quote]`, 'all', [sealed(1)]],
		['a mail that quotes the post it answers', `Bravo ${sealed(1)}\n> Saut ${sealed(2)}\n> > ${sealed(3)}`, 'some', [sealed(1)]],
		['a mail that only passes a post on', `> Saut ${sealed(1)}\n> et ${sealed(2)}`, 'all', [sealed(1), sealed(2)]],
		['a string that a quoting mail broke', `> Saut ${sealed(1).replace('-k', '-\n> k')}`, 'all', [sealed(1)]],
		[
			'the source of a mail, its lines broken by equals signs',
			`Saut ${sealed(1).slice(0, 9)}=\r\n${sealed(1).slice(9)}`,
			'none',
			[sealed(1)],
		],
		['an equals sign at the end of a line that says a number', `1d20 =\n${sealed(1)}`, 'none', [sealed(1)]],
		['a box of code', `[code]${sealed(1)}[/code] ${sealed(1, '1d6')}`, 'some', [sealed(1, '1d6')]],
		['no string at all', '[quote]Bonsoir[/quote]', 'none', []],
	] as const)('%s', (_, text, quoted, raws) => {
		const own = ownText(text);
		expect([own.quoted, rawsIn(own.text)]).toEqual([quoted, raws]);
	});
});

describe('several posts in one text', () => {
	test.each([
		['one post of three rolls', [1, 2, 3], 1],
		['two posts', [1, 2, 1], 2],
		['three posts of a roll each', [1, 1, 1], 3],
		['a number used twice that is not the first', [1, 2, 2, 3], 1],
		['a post whose first roll is gone', [2, 3], 1],
		['nothing', [], 1],
	] as const)('%s', (_, indexes, posts) => {
		const text = indexes.map(index => `Aria, Saut\nAria = 11 ${sealed(index)}`).join('\n');
		expect(restartsIn(findStrings(text))).toHaveLength(posts - 1);
		expect(splitText(text)).toHaveLength(posts);
	});

	test('are cut after the line of the last roll before, so that who wrote the next stays with it; after the roll on one line', () => {
		expect(splitText(`Aria\nSaut ${sealed(1)}\nBran\nTir ${sealed(1, '1d6')}`)).toEqual([
			`Aria\nSaut ${sealed(1)}`,
			`Bran\nTir ${sealed(1, '1d6')}`,
		]);
		expect(splitText(`a ${sealed(1)} b ${sealed(1, '1d6')}`)).toEqual([`a ${sealed(1)}`, `b ${sealed(1, '1d6')}`]);
	});

	test('rolls at once have numbers of their own, which say nothing of posts', () => {
		expect(restartsIn(findStrings(`${sealed(1)} ${instant} ${instant}`))).toEqual([]);
	});

	test('hold together all the strings that the text held, each numbered from 1, whatever stands between', () => {
		const words = fc.constantFrom('\n', ' ', '\n\nBran, le 3 mai\n', ' = 11 ', 'é');
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.integer({min: 1, max: 3}), words), {maxLength: 12}), made => {
				const text = made.map(([index, between]) => `${sealed(index)}${between}`).join('');
				const pieces = splitText(text);
				expect(pieces.flatMap(rawsIn)).toEqual(rawsIn(text));
				for (const piece of pieces) expect(restartsIn(findStrings(piece))).toEqual([]);
			}),
		);
	});
});
