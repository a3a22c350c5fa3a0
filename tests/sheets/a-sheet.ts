import fc from 'fast-check';
import {plain} from '../../src/books/plain';
import {sheetId} from '../../src/shared/ids';
import {isSafeName} from '../../src/sheets/names';
import {newSheet} from '../../src/sheets/new';
import type {Sheet} from '../../src/sheets/sheet';

/** An empty sheet of the plain game with these facts. */
export const aSheet = (facts: Partial<Sheet> = {}): Sheet => ({...newSheet(sheetId('a'), plain, 'Œlin', 1000), ...facts});

const id = fc
	.string({minLength: 1, maxLength: 20, unit: 'grapheme'})
	.map(text => text.normalize('NFC'))
	.filter(text => /^[\p{L}\p{N}_]{1,80}$/u.test(text) && isSafeName(text));
const label = fc.string({minLength: 1, maxLength: 40, unit: 'grapheme'}).filter(text => /\S/.test(text) && text.length <= 120);
const whole = fc.integer({min: -999_999_999, max: 999_999_999});

/** Any sheet that may be. */
export const anySheet: fc.Arbitrary<Sheet> = fc.record({
	id: fc.uuid().map(sheetId),
	book: fc.constant(plain.id),
	bookVersion: fc.constant(plain.version),
	name: label,
	numbers: fc.dictionary(id, whole, {noNullPrototype: true}),
	texts: fc.dictionary(id, fc.string({unit: 'binary', maxLength: 200}), {noNullPrototype: true}),
	fields: fc.uniqueArray(fc.record({kind: fc.constantFrom('number' as const, 'text' as const), id, label}), {
		selector: field => field.id,
	}),
	moves: fc.uniqueArray(fc.record({id, label, expression: fc.string({maxLength: 60}), favourite: fc.boolean()}), {
		selector: move => move.id,
	}),
	revision: fc.nat(),
	changedAt: fc.nat(),
});
