import {describe, expect, test} from 'vitest';
import type {Markup} from '../../src/forums/forum';
import {sayTooLong, sayWarnings} from '../../src/panel/length';
import {place} from './a-table';

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

describe('a post that its forum would join to the one before', () => {
	const at = (markup: Markup, joins: number | undefined) => ({
		written: () => '12345',
		lang: 'fr' as const,
		place: {...place, markup, ...(joins !== undefined && {joins})},
	});
	test.each([
		['a sealed roll', 'oss1-s-1d20z2b5-r31543812-k1-9136c19a', 60, ['dans les 60 minutes']],
		['a hidden roll, sealed too', 'oss1-h-1d20-r31543812-k1-c0-00000000', 60, ['dans les 60 minutes']],
		['an instant roll, whose moment is that of another post', 'oss1-i-4df-ap4711-r31543812-k1-e6f039a5', 60, []],
		['no roll', 'Il entre.', 60, []],
		['a forum that joins none', 'oss1-s-1d20z2b5-r31543812-k1-9136c19a', undefined, []],
	])('%s', (_, line, joins, told) => {
		const said = sayWarnings(at(bbcode, joins), line).replaceAll('\u00a0', ' ');
		expect(told.every(words => said.includes(words))).toBe(true);
		expect(said === '').toBe(told.length === 0);
	});

	test('it may be too long, too', () => {
		const said = sayWarnings(at(ten, 60), 'oss1-s-1d20z2b5-r31543812-k1-9136c19a').replaceAll('\u00a0', ' ');
		expect(said).toMatch(/60 minutes.*43 caractères/);
	});
});
