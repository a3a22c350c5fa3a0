import {describe, expect, test} from 'vitest';
import type {Markup} from '../../src/forums/forum';
import {sayTooLong} from '../../src/panel/length';

const bbcode = {kind: 'bbcode', bold: true, quote: true, link: true} as const;
const ten: Markup = {...bbcode, most: 10};
const tenBytes: Markup = {...ten, unit: 'bytes'};

describe('a post that would be longer than its forum takes', () => {
	test.each([
		['no limit is known', 'x'.repeat(2_000_000), bbcode],
		['just as long, with the line feed between', '12345', ten],
		['just as long in bytes', '12345', tenBytes],
		['characters of two bytes where characters count', 'ééééé', ten],
	])('says nothing: %s', (_, written, markup) => {
		expect(sayTooLong(written, '6789', markup, 'fr')).toBe('');
	});

	test.each([
		[
			'one character over',
			'123456',
			ten,
			'Avec ce qui sera inséré, votre message aurait 11 caractères ; ce forum en prend 10 au plus, sauf réglage contraire.',
		],
		[
			'fewer characters, more bytes',
			'éé34',
			tenBytes,
			'Avec ce qui sera inséré, votre message aurait 11 octets (une lettre accentuée en compte deux) ; ce forum en prend 10 au plus, sauf réglage contraire.',
		],
	])('says how long in French: %s', (_, written, markup, told) => {
		expect(sayTooLong(written, '6789', markup, 'fr').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(told);
	});

	test('says it in English, thousands apart', () => {
		expect(sayTooLong('x'.repeat(60_000), '1d20', {...bbcode, most: 60_000}, 'en')).toBe(
			'With what will be inserted your post would have 60,005 characters; this forum takes 60,000 at most, unless it was set otherwise.',
		);
	});
});
