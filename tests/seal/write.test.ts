import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {findStrings} from '../../src/seal/find';
import type {RollString} from '../../src/seal/roll-string';
import {fitsString, type Parts, seenHash, writeString, writeWitness} from '../../src/seal/write';
import {escapeText, unescapeText} from '../../src/shared/escape';
import type {Anchor} from '../../src/shared/ids';
import {vectors} from './vectors';

const p4711 = 'p4711' as Anchor;

test.each(vectors.map(vector => [vector.name, vector] as const))('vector written: %s', (_, vector) => {
	expect(writeString(vector as unknown as Parts)).toBe(vector.token);
});

test('a witness written', () => {
	const raws = [vectors[0]!.token, vectors[1]!.token];
	expect(seenHash(p4711, raws)).toBe('f042c5cd1ae65565a4be');
	expect(writeWitness(p4711, raws)).toBe('oss1-w-ap4711-hf042c5cd1ae65565a4be-39fa5117');
});

test('riders are written in the fixed order: b, m, t, f, then the others by letter', () => {
	const riders = [...'zfatmb'].map(letter => ({letter, value: '1'}));
	expect(writeString({mode: 'o', expression: '1d6', anchor: p4711, index: 1, riders})).toMatch(/-k1-b1-m1-t1-f1-a1-z1-/);
});

describe('what no reader would take is our own mistake', () => {
	const good = {mode: 's', expression: '1d6', round: 12, index: 1} as const;
	test.each([
		['index 0', {...good, index: 0}],
		['index 1000', {...good, index: 1000}],
		['half a round', {...good, round: 1.5}],
		['an expression too long', {...good, expression: `1d6${'+'.repeat(50)}`}],
		['a rider without a letter', {...good, riders: [{letter: '1', value: '1'}]}],
		['a rider without a value', {...good, riders: [{letter: 'b', value: ''}]}],
		['a rider too long', {...good, riders: [{letter: 'b', value: 'a'.repeat(41)}]}],
	])('%s', (_, parts) => {
		expect(() => writeString(parts)).toThrow(RangeError);
	});

	test('an expression is measured as it will be written', () => {
		expect(fitsString('9'.repeat(120))).toBe(true);
		expect(fitsString('9'.repeat(121))).toBe(false);
		expect(fitsString('+'.repeat(41))).toBe(false);
	});
});

const printable = fc.string({unit: fc.integer({min: 32, max: 126}).map(code => String.fromCharCode(code).toLowerCase())});

test('escaping comes back, in the alphabet', () => {
	fc.assert(
		fc.property(printable, text => {
			expect(escapeText(text)).toMatch(/^[0-9a-z]*$/);
			expect(unescapeText(escapeText(text))).toBe(text);
		}),
	);
});

test('bug 33: what is written has nothing that a forum rewrites, and is found again whatever it does to dashes, case and blanks', () => {
	const expression = fc.string({unit: fc.constantFrom(...'0123456789d+-kh!>=()f%{},'), minLength: 1, maxLength: 38});
	const riders = fc.uniqueArray(
		fc.record({letter: fc.constantFrom(...'bmtfx'), value: fc.stringMatching(/^[0-9a-z.-]{1,13}$/)}),
		{
			selector: rider => rider.letter,
			maxLength: 5,
		},
	);
	const numbers = fc.record({
		expression,
		riders,
		round: fc.integer({min: 1, max: 1e15 - 1}),
		index: fc.integer({min: 1, max: 999}),
	});
	const parts = fc.tuple(numbers, fc.constantFrom('s', 'i', 'o', 'q')).map(([rest, mode]) => {
		const {round, ...others} = rest;
		if (mode === 's') return {...rest, mode} as Parts;
		return (mode === 'o' ? {...others, mode, anchor: p4711} : {...rest, mode, anchor: p4711}) as Parts;
	});
	fc.assert(
		fc.property(parts, fc.constantFrom('-', '\u2013', '- ', '-\u200b'), fc.boolean(), (written, hyphen, loud) => {
			const raw = writeString(written);
			expect(raw).toMatch(/^[0-9a-z]+(?:-[0-9a-z]+)+$/);
			const mangled = raw.replaceAll('-', hyphen);
			const [only] = findStrings(`= 3 ${loud ? mangled.toUpperCase() : mangled} fin`);
			const {riders, ...rest} = written;
			expect(only?.string).toMatchObject({kind: 'roll', raw, ...rest});
			expect((only?.string as RollString).riders).toHaveLength(riders!.length);
			expect((only?.string as RollString).riders).toEqual(expect.arrayContaining([...riders!]));
			expect(only?.said).toBe(3);
		}),
	);
});
