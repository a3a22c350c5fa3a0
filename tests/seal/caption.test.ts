import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Markup} from '../../src/forums/forum';
import {lineOf} from '../../src/panel/line';
import {captionAmong, captionOf, lettersOf} from '../../src/seal/caption';
import {name} from '../panel/as-post';

const bbcode: Markup = {kind: 'bbcode', bold: true, quote: true, link: true};
const lineBy = (who: string, label: string, facts: readonly string[] = []): string =>
	lineOf({who, label, formula: '1d20 + 5', named: [], facts, string: 'oss1', layout: 'line', markup: bbcode, lang: 'fr'});
/** A forum that knows no other blanks, and one that keeps none of ours. */
const fixed = (line: string) => line.replace(/ /g, '\u00A0');
const bare = (line: string) => line.replace(/\u00A0/g, ' ');

const long = `Aria${'a'.repeat(71)}, dite`;
const names = (
	[
		['a comma', 'Borin, fils de Dain', 'Borin,\u00A0fils de Dain'],
		['two commas', 'Borin, fils de Dain, roi', 'Borin,\u00A0fils de Dain,\u00A0roi'],
		['a bracket', 'Aria (la Grise)'],
		['a bracket closed on a number', 'Unité (n° 3)', 'Unité (n° 3 )'],
		['a dash between blanks', 'Aria – la Grise', 'Aria - la Grise'],
		['a dash without blanks', 'Anne–Lise'],
		['two hyphens', 'Anne--Lise', 'Anne–Lise'],
		['an apostrophe', 'Lison d’Orme'],
		['a straight apostrophe', "L'Ombre"],
		['a colon', 'Agent:Six', 'Agent: Six'],
		['a greater-than sign', 'Aria > Borin', 'Aria Borin'],
		['eighty characters', long, long.replace(', ', ',\u00A0')],
		['letters from right to left', 'אריה, בן דין', 'אריה,\u00A0בן דין'],
		['Arabic letters', 'آريا'],
		['pictures', 'Aria 🐺, la louve', 'Aria ,\u00A0la louve'],
		['a letter beyond three bytes that comes apart into one of three', 'Li \u{2F800}', 'Li'],
		['a letter that is to be drawn as a picture', 'Li ☠\ufe0f\ufe0f', 'Li ☠'],
	] satisfies readonly (readonly [string, string, string?])[]
).map(([what, who, written]) => [what, who, written ?? who] as const);

describe('who rolls and what for, read from the line that the panel writes', () => {
	test.each(names)('a name with %s', (_, who, written) => {
		expect(captionOf(lineBy(who, 'Perception'))).toEqual({who: written, label: 'Perception'});
		expect(captionOf(lineBy(who, 'Tir, de loin')).who).toBe(written);
	});

	test.each(names)('what for, with %s, where nobody is named', (_, label, written) => {
		expect(captionOf(lineBy('', label))).toEqual({who: '', label: written});
	});

	test.each(names)('a known name with %s, on a forum that keeps none of our blanks', (_, who) => {
		const read = captionAmong([who, 'Aria', 'Borin', '🐺']);
		for (const line of [fixed(lineBy(who, 'Tir, de loin')), bare(lineBy(who, 'Tir, de loin'))]) {
			expect([lettersOf(read(line).who), lettersOf(read(line).label)]).toEqual([lettersOf(who), 'tirdeloin']);
		}
	});

	test.each([
		['a greater-than sign in the formula', 'Aria, Tir – 6d10>=8 (5 Force)', 'Aria', 'Tir'],
		['a dash in what bears on it', 'Aria, Tir – 6d10>=8 (Épée – longue)', 'Aria', 'Tir'],
		['a quotation sign before it', '> Aria, Tir – 1d20', 'Aria', 'Tir'],
		['nothing that ends a head', 'Aria, Tir 1d20', '', ''],
		['a head longer than any name', `${'a '.repeat(140)}, Tir – 1d20`, '', ''],
	])('%s', (_, line, who, label) => expect(captionOf(line)).toEqual({who, label}));

	test('the longest of the known names is who', () => {
		const line = 'Borin, fils de Dain, Tir, de loin – 1d20';
		expect(captionAmong(['Borin', 'Borin, fils de Dain'])(line)).toEqual({who: 'Borin, fils de Dain', label: 'Tir, de loin'});
		expect(captionAmong(['Borin'])(line)).toEqual({who: 'Borin', label: 'fils de Dain, Tir, de loin'});
		expect(captionAmong(['Aria'])(line).who).toBe('Borin');
	});

	test('whatever the names are, both are read as they were written', () => {
		fc.assert(
			fc.property(name, name, (who, label) => {
				const line = lineBy(`x${who}`, `y${label}`);
				const read = captionOf(line);
				const head = line.slice(0, line.indexOf(' – '));
				expect(`${read.who}, ${read.label}`).toBe(head);
				expect([lettersOf(read.who), lettersOf(read.label)]).toEqual([lettersOf(`x${who}`), lettersOf(`y${label}`)]);
			}),
		);
	});
});
