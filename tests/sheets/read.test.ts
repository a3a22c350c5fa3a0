import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {limits} from '../../src/sheets/limits';
import type {SheetProblem} from '../../src/sheets/problem';
import {readSheet} from '../../src/sheets/read';
import {saySheet} from '../../src/sheets/say';
import {anySheet, aSheet} from './a-sheet';

const own = (id: string) => ({kind: 'number', id, label: 'x'});
const json = (text: string): unknown => JSON.parse(text);

describe('a sheet is refused, with the place', () => {
	test.each([
		// What is odd about it                 What came                                              Problem
		['nothing at all', undefined, {code: 'sheet/shape', where: '.'}],
		['a list', [], {code: 'sheet/shape', where: 'id'}],
		[
			'a number that is not one',
			{...aSheet(), numbers: {force: Number.NaN}},
			{code: 'sheet/bad-number', where: 'numbers.force', most: limits.number},
		],
		[
			'a number without end',
			{...aSheet(), numbers: {force: Infinity}},
			{code: 'sheet/bad-number', where: 'numbers.force', most: limits.number},
		],
		['a fraction', {...aSheet(), numbers: {force: 1.5}}, {code: 'sheet/bad-number', where: 'numbers.force', most: limits.number}],
		[
			'a number as text',
			{...aSheet(), numbers: {force: '3'}},
			{code: 'sheet/bad-number', where: 'numbers.force', most: limits.number},
		],
		['a name of 121 characters', aSheet({name: 'a'.repeat(121)}), {code: 'sheet/too-long', where: 'name', most: 120}],
		['a name of spaces', aSheet({name: ' \u202f'}), {code: 'sheet/no-name', where: 'name'}],
		[
			'a text of 20,001 characters',
			aSheet({texts: {notes: 'a'.repeat(20_001)}}),
			{code: 'sheet/too-long', where: 'texts.notes', most: 20_000},
		],
		[
			'201 fields',
			{...aSheet(), fields: Array.from({length: 201}, (_, at) => own(`f${at}`))},
			{code: 'sheet/too-many', where: 'fields', most: 200},
		],
		[
			'two fields of one id',
			{...aSheet(), fields: [own('force'), own('force')]},
			{code: 'sheet/same-id', where: 'fields.1', id: 'force'},
		],
		[
			'one id, composed and not',
			{...aSheet(), fields: [own('\u00e9'), own('e\u0301')]},
			{code: 'sheet/same-id', where: 'fields.1', id: '\u00e9'},
		],
		[
			'`__proto__` as a number’s name',
			{...aSheet(), numbers: json('{"__proto__": 1}')},
			{code: 'sheet/bad-id', where: 'numbers', id: '__proto__'},
		],
		[
			'`constructor` as a number’s name',
			{...aSheet(), numbers: json('{"constructor": 1}')},
			{code: 'sheet/bad-id', where: 'numbers', id: 'constructor'},
		],
		[
			'an object that no text can be made of, where an id should be',
			{...aSheet(), fields: [{...own('x'), id: {toString: false}}]},
			{code: 'sheet/shape', where: 'fields.0.id'},
		],
		[
			'a number under a name every object has',
			{...aSheet(), numbers: {toString: false}},
			{code: 'sheet/bad-id', where: 'numbers', id: 'toString'},
		],
		[
			'`toString` as a field’s id',
			{...aSheet(), fields: [own('toString')]},
			{code: 'sheet/bad-id', where: 'fields.0.id', id: 'toString'},
		],
		['an id that would be markup', {...aSheet(), id: '<b>'}, {code: 'sheet/bad-id', where: 'id', id: '<b>'}],
	] satisfies [string, unknown, SheetProblem][])('%s', (_, value, problem) => {
		expect(readSheet(value)).toEqual({ok: false, error: problem});
	});
});

test('any sheet that may be is read as it is', () => {
	fc.assert(
		fc.property(anySheet, sheet => {
			expect(readSheet(structuredClone(sheet))).toEqual({ok: true, value: sheet});
		}),
	);
});

test('whatever came, reading answers and never throws', () => {
	fc.assert(
		fc.property(
			fc.anything({withBigInt: true, withDate: true, withMap: true, withNullPrototype: true}),
			value => void readSheet(value),
		),
	);
});

test('a sheet with one part replaced by anything is read, or the problem names that part', () => {
	const part = fc.constantFrom(...(Object.keys(aSheet()) as (keyof ReturnType<typeof aSheet>)[]));
	fc.assert(
		fc.property(anySheet, part, fc.anything(), (sheet, name, value) => {
			const read = readSheet({...sheet, [name]: value});
			if (!read.ok) expect('where' in read.error && read.error.where).toMatch(new RegExp(`^${name}`));
		}),
	);
});

test('bug 55: accents are kept for display, and ids are in NFC', () => {
	const read = readSheet({...aSheet({name: 'Ricardo Gómez'}), numbers: {'e\u0301pe\u0301e': 2}});
	expect(read.ok && read.value.name).toBe('Ricardo Gómez');
	expect(read.ok && read.value.numbers).toEqual({épée: 2});
});

const examples: {readonly [K in SheetProblem['code']]: Extract<SheetProblem, {code: K}>} = {
	'sheet/shape': {code: 'sheet/shape', where: 'id'},
	'sheet/too-long': {code: 'sheet/too-long', where: 'name', most: 120},
	'sheet/too-many': {code: 'sheet/too-many', where: 'moves', most: 200},
	'sheet/no-name': {code: 'sheet/no-name', where: 'name'},
	'sheet/bad-number': {code: 'sheet/bad-number', where: 'numbers.a', most: 9},
	'sheet/bad-id': {code: 'sheet/bad-id', where: 'fields.0.id', id: 'constructor'},
	'sheet/same-id': {code: 'sheet/same-id', where: 'fields.1', id: 'force'},
	'sheet/absent': {code: 'sheet/absent', id: 'force'},
	'file/too-big': {code: 'file/too-big', most: 20_000_000},
	'file/not-json': {code: 'file/not-json'},
	'file/other-format': {code: 'file/other-format'},
	'file/newer': {code: 'file/newer', version: 2},
	'file/empty': {code: 'file/empty'},
};

test.each(Object.values(examples))('$code has a sentence in both languages', problem => {
	for (const lang of ['fr', 'en'] as const) expect(saySheet(problem, lang)).toMatch(/^[A-ZÀÉ«“].*\.$/);
	expect(saySheet(problem, 'fr')).not.toBe(saySheet(problem, 'en'));
});
