import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {findStrings, MOST_STRINGS} from '../../src/seal/find';
import type {RollString} from '../../src/seal/roll-string';
import {finish, writeString} from '../../src/seal/write';
import {growth, LINEAR} from '../growth';
import {posts, vectors} from './vectors';

const S = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
const S2 = 'oss1-s-3d6-r31543812-k2-532b01b5';

/** What was found, in short: the clean string, `garbled` or `newer N`. */
const found = (text: string) =>
	findStrings(text).map(({string}) => {
		if (string.kind === 'garbled') return 'garbled';
		return string.kind === 'newer' ? `newer ${string.version}` : string.raw;
	});

describe('a string is read', () => {
	test.each([
		['as written', `Aria frappe ${S} !`, [S]],
		['in capitals, as some forums force', S.toUpperCase(), [S]],
		['bug 33: with every hyphen made a long dash', S.replaceAll('-', '\u2014'), [S]],
		['bug 33: with no-break hyphens', S.replaceAll('-', '\u2011'), [S]],
		['with minus signs', S.replaceAll('-', '\u2212'), [S]],
		['bug 35: with a zero-width space in a group', S.replace('1d20', '1\u200bd20'), [S]],
		['bug 35: with soft hyphens and a byte order mark', S.replace('s1', 's\u00ad1').replace('r3', 'r\ufeff3'), [S]],
		['bug 35: with a word joiner between each two characters', [...S].join('\u2060'), [S]],
		['with a blank after each hyphen', S.replaceAll('-', '- '), [S]],
		['broken over lines after hyphens', S.replaceAll('-', '-\n'), [S]],
		['with narrow no-break spaces after hyphens', S.replaceAll('-', '-\u202f'), [S]],
		['with two blanks after a hyphen: damaged', S.replace('-k', '-  k'), ['garbled']],
		['with a blank before a hyphen: damaged', S.replace('-k', ' -k'), ['garbled']],
		['with a double hyphen: damaged', S.replace('-k', '--k'), ['garbled']],
		['with one digit of the check changed: damaged', S.replace('19a', '19b'), ['garbled']],
		['with its expression changed: damaged', S.replace('z2b5', 'z2b9'), ['garbled']],
		['with a part that a word filter starred out: damaged', S.replace('1d20', '****'), ['garbled']],
		['with a part that a word filter replaced: damaged', S.replace('z2b5', 'zut'), ['garbled']],
		['with its end glued to a word: damaged', `${S}et`, ['garbled']],
		['with its start glued to a word', `onze${S}`, [S]],
		['before a full stop', `${S}.`, [S]],
		['before a hyphen and more', `${S}-suite`, [S]],
		['twice', `${S} ${S}`, [S, S]],
		['right after a damaged one that ran into it', `oss1-s-1d20z2b5-${S2}`, ['garbled', S2]],
		['after bare prefixes that touch: each is one', `oss1-oss1-${S}`, ['garbled', 'garbled', S]],
		['after a damaged one that ends in a prefix', `${S}oss1- x`, ['garbled', 'garbled']],
		['in the fragment of an address', `[url=https://table.example/v#${S}]1d20+5[/url]`, [S]],
		['between brackets', `(${S})`, [S]],
		['as a bare prefix: damaged', 'les chaînes oss1- sont', ['garbled']],
		['with a leading zero in the round: damaged', finish('oss1-s-1d6-r031543812-k1'), ['garbled']],
		['with the index 0: damaged', finish('oss1-s-1d6-r31543812-k0'), ['garbled']],
		['without a round, for a mode that needs one: damaged', finish('oss1-s-1d6-k1'), ['garbled']],
		['of an unknown mode: damaged', finish('oss1-y-1d6-r31543812-k1'), ['garbled']],
		['of a later version', 'oss2-s-quelque-chose', ['newer 2']],
		['of a version with two digits', 'oss12-x', ['newer 12']],
		['a word that ends like a later version', 'moss2-vert', []],
		['a later version with nothing after it', 'oss2- et puis', []],
		['in plain talk, without any', 'Le bossu passe. Ross 2-1. oss 1-', []],
		['in an empty post', '', []],
	] satisfies [string, string, string[]][])('%s', (_, text, expected) => {
		expect(found(text)).toEqual(expected);
	});

	test.each(vectors.map(vector => [vector.name, vector] as const))('vector: %s', (_, vector) => {
		const [only] = findStrings(vector.token);
		expect(only?.string).toEqual({
			kind: 'roll',
			mode: vector.mode,
			expression: vector.expression,
			...(vector.mode !== 's' && {anchor: vector.anchor}),
			...(vector.mode !== 'o' && {round: vector.round}),
			index: vector.index,
			riders: [],
			raw: vector.token,
		});
	});

	test('and a witness', () => {
		const text = posts['instant and a witness']!.text;
		expect(findStrings(text)[1]?.string).toEqual({
			kind: 'witness',
			anchor: 'p4711',
			seen: 'f042c5cd1ae65565a4be',
			raw: 'oss1-w-ap4711-hf042c5cd1ae65565a4be-39fa5117',
		});
	});
});

describe('the span is that of the original text', () => {
	test.each([
		['plain', `avant ${S} après`, S],
		[
			'with invisible characters inside',
			`\u200bavant\u200b ${S.replace('-s', '-\u200bs')}\u200b après`,
			S.replace('-s', '-\u200bs'),
		],
		['after a character of two units', `\u{1f3b2}\u00ad ${S}`, S],
		['after a letter that grows in lower case', `\u0130\u0130 ${S}`, S],
	])('%s', (_, text, span) => {
		const [only] = findStrings(text);
		expect(text.slice(only?.start, only?.end)).toBe(span);
	});
});

describe('the number just before a string', () => {
	test.each([
		['a total', '1d20+5 = 6 + 5 = 11 ', 11],
		['a negative total', '4dF = -4 ', -4],
		['a typographic minus', '4dF = \u22124 ', -4],
		['a total on the line before', '= 11\n', 11],
		['a no-break space round it', '=\u00a011\u00a0', 11],
		['nothing between', '=11', 11],
		['minus nothing', '= -0 ', 0],
		['no equals sign', '1d20+5 ', undefined],
		['a word between', '= 11 points ', undefined],
		['a number too long to be one', '= 1234567890123 ', undefined],
		['too far away', `= ${' '.repeat(80)}11 `, undefined],
		['a sum that was not worked out', '= 6 + 5 ', undefined],
	] satisfies [string, string, number | undefined][])('%s', (_, before, said) => {
		expect(findStrings(before + S)[0]?.said).toBe(said);
	});
});

describe('riders', () => {
	const withRiders = 'oss1-s-1d20z2b5-r31543812-k1-bhautz2dchateauz2d1-mtir-t15-f00ab12';
	test('are read, unescaped, in order', () => {
		const {riders} = findStrings(finish(withRiders))[0]!.string as RollString;
		expect(riders).toEqual([
			{letter: 'b', value: 'haut-chateau-1'},
			{letter: 'm', value: 'tir'},
			{letter: 't', value: '15'},
			{letter: 'f', value: '00ab12'},
		]);
	});

	test.each([
		['unknown ones are kept', 'x9', [{letter: 'x', value: '9'}]],
		['one of nine hex digits is not the check', 'b12345678', [{letter: 'b', value: '12345678'}]],
		['one of seven hex digits is not the check', 'b123456', [{letter: 'b', value: '123456'}]],
	])('%s', (_, field, riders) => {
		const [only] = findStrings(finish(`oss1-o-1d6-ap1-k1-${field}`));
		expect((only?.string as RollString).riders).toEqual(riders);
	});

	test('a field of eight hex digits is the check, so it cannot be a rider', () => {
		expect(found(finish('oss1-o-1d6-ap1-k1-b1234567'))).toEqual(['garbled']);
	});

	test('the writer escapes a value that would read as the check', () => {
		const written = writeString({
			mode: 's',
			expression: '1d6',
			round: 31543812,
			index: 1,
			riders: [{letter: 'f', value: '1234567'}],
		});
		expect(written).toMatch(/-fz31234567-[0-9a-f]{8}$/);
		expect((findStrings(written)[0]?.string as RollString).riders).toEqual([{letter: 'f', value: '1234567'}]);
	});

	test('thirteen are too many', () => {
		expect(found(finish(`oss1-s-1d6-r31543812-k1${'-x1'.repeat(13)}`))).toEqual(['garbled']);
	});
});

describe('a hostile post', () => {
	test.each([
		['the prefix over and over', 'oss1-', 12_000],
		['a form that almost fits', 'oss1-s-1d6-r1-k1-', 3_500],
		['riders without an end', `oss1-s-1d6-r1-k1${'-x1'.repeat(40)} `, 450],
		['an expression without an end', `oss1-s-${'a'.repeat(119)}`, 470],
		['dashes', 'oss1\u2014', 12_000],
		['invisible characters', 'o\u200bs\u200b', 15_000],
		['equals signs and digits', '=1 ', 20_000],
		['later versions', 'oss2-a ', 8_500],
	])('%s: in time that grows with its length', (_, piece, times) => {
		const text = piece.repeat(times) + S;
		expect(growth(size => findStrings(piece.repeat(size) + S), times / 8)).toBeLessThan(LINEAR);
		expect(findStrings(text).length).toBeLessThanOrEqual(MOST_STRINGS);
	});

	test('the first fifty strings are read, the others not looked at', () => {
		expect(found(`${S} `.repeat(80))).toEqual(Array(MOST_STRINGS).fill(S));
	});

	test('any text gives spans in order and within the text', () => {
		const pieces = fc.constantFrom(
			'oss1-',
			S,
			S2,
			'-',
			'\u2014',
			'\u200b',
			' ',
			'z2b',
			's-1d6',
			'k1',
			'=12 ',
			'é',
			'\n',
			'\u{1f3b2}',
		);
		fc.assert(
			fc.property(fc.array(pieces, {maxLength: 60}), all => {
				const text = all.join('');
				let last = 0;
				for (const {start, end} of findStrings(text)) {
					expect(start).toBeGreaterThanOrEqual(last);
					expect(end).toBeGreaterThan(start);
					expect(end).toBeLessThanOrEqual(text.length);
					last = end;
				}
			}),
		);
	});
});
