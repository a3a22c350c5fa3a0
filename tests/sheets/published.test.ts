import fc from 'fast-check';
import * as v from 'valibot';
import {describe, expect, test} from 'vitest';
import {rulebooks} from '../../src/books/rulebooks';
import {state as stateShape} from '../../src/rules/state';
import {findParcels, writeParcel} from '../../src/seal/parcel';
import {bookId} from '../../src/shared/ids';
import {MOST_PUBLISHED, publicState, readPublished, writePublished} from '../../src/sheets/published';
import {sayPublished} from '../../src/sheets/say-published';
import {differencesOf, type ToldSheet} from '../../src/sheets/told';
import {squeeze, unsqueeze} from '../../src/squeeze';
import {anySheet, aSheet} from './a-sheet';

const bare = {revision: 0, changedAt: 0};

/** Any state that a game's sheet may be in, as far as a reader can tell: numbers, conditions, lists, things, answers. */
const anyState = (game: (typeof all)[number]) => {
	const amount = fc.integer({min: -20, max: 100});
	const some = (ids: readonly string[]) =>
		ids.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...ids), amount, {noNullPrototype: true});
	return fc.record({
		stats: some(game.stats.map(({id}) => id)),
		points: some(game.skills.map(({id}) => id)),
		tracks: some(game.tracks.map(({id}) => id)),
		flags: some(['a', 'b']),
		level: fc.integer({min: 0, max: 30}),
		money: amount,
		made: fc.boolean(),
		conditions: fc.array(fc.record({condition: fc.constantFrom('x', 'y'), level: amount}), {maxLength: 3}),
		things: fc.array(
			fc.record({
				key: fc.constantFrom('1', '2'),
				kind: fc.constant('arme'),
				name: fc.constantFrom('Épée', 'Grâce'),
				stats: fc.constant({}),
				tracks: fc.constant({}),
			}),
			{maxLength: 2},
		),
	});
};
const all = rulebooks();

describe('a sheet in a post', () => {
	test('of free play comes back as it was, whatever it holds', async () => {
		await fc.assert(
			fc.asyncProperty(anySheet, async sheet => {
				const read = readPublished(writePublished(sheet));
				// Numbers and texts come back under the names they had; −0 is 0.
				expect(read).toEqual({ok: true, value: {...sheet, ...bare}});
			}),
		);
	});

	test.each(all.map(book => [book.id, book] as const))('of %s comes back through the post’s own string', async (_, book) => {
		await fc.assert(
			fc.asyncProperty(anyState(book), async made => {
				const state = v.parse(stateShape, made);
				const sheet = aSheet({book: bookId(book.id), bookVersion: book.version, game: {state, history: []}});
				const parcel = writeParcel('f', await squeeze(writePublished(sheet)))!;
				const [found] = findParcels(`Voici ma fiche.\n${parcel}\nÀ vous.`);
				if (found?.state !== 'whole') throw new Error('not found');
				const text = await unsqueeze(found.bytes, MOST_PUBLISHED);
				expect(readPublished(text ?? '')).toEqual({ok: true, value: {...sheet, ...bare}});
			}),
			{numRuns: 25},
		);
	});

	test('says nothing that stands at its default', () => {
		const sheet = aSheet({book: bookId('chimere'), game: {state: v.parse(stateShape, {level: 3}), history: []}});
		expect(JSON.parse(writePublished(sheet))).toEqual({
			osf: 1,
			id: 'a',
			book: 'chimere',
			bookVersion: '1.0.0',
			name: 'Œlin',
			state: {level: 3},
		});
	});

	test('leaves out what is the GM’s alone', () => {
		const state = v.parse(stateShape, {answers: {secret: {text: 'traître', level: 1}, nom: {text: 'Œlin', level: 1}}});
		expect(publicState(state, id => id === 'secret').answers).toEqual({nom: {text: 'Œlin', level: 1}});
	});
});

describe('a sheet in a post that is none', () => {
	test.each<[string, string, string]>([
		['no JSON', 'osf', 'published/garbled'],
		['no object', '12', 'published/garbled'],
		['another thing', '{"sheets":[]}', 'published/garbled'],
		['of a later version', '{"osf":2}', 'published/newer'],
		['without a name', '{"osf":1,"id":"a","book":"plain","bookVersion":"1.0.0"}', 'published/shape'],
		[
			'with a state that is none',
			'{"osf":1,"id":"a","book":"b","bookVersion":"1.0.0","name":"x","state":{"stats":7}}',
			'published/shape',
		],
		[
			'with a prototype',
			'{"osf":1,"id":"a","book":"b","bookVersion":"1.0.0","name":"x","numbers":{"constructor":1}}',
			'published/shape',
		],
		['longer than any', ' '.repeat(MOST_PUBLISHED + 1), 'published/unpacked'],
	])('%s is refused, and it is said why', (_, text, code) => {
		const read = readPublished(text);
		if (read.ok) throw new Error('read');
		expect(read.error.code).toBe(code);
		for (const lang of ['fr', 'en'] as const) expect(sayPublished(read.error, lang)).toMatch(/\.$/);
	});

	test('never throws, whatever was packed', () => {
		const json = fc.oneof(
			fc.jsonValue(),
			fc.record({
				osf: fc.constant(1),
				state: fc.jsonValue(),
				name: fc.jsonValue(),
				numbers: fc.jsonValue(),
				moves: fc.jsonValue(),
			}),
		);
		fc.assert(
			fc.property(
				fc.oneof(
					fc.string(),
					json.map(value => JSON.stringify(value)),
				),
				text => void readPublished(text),
			),
		);
	});

	test('unpacks no further than it may: a few bytes of a great many', async () => {
		const bomb = await squeeze('0'.repeat(5_000_000));
		expect(bomb.length).toBeLessThan(6000);
		expect(await unsqueeze(bomb, MOST_PUBLISHED)).toBeUndefined();
	});
});

describe('two versions of a sheet', () => {
	const told = (rows: ToldSheet['sections'][number]['rows'], facts: Partial<ToldSheet> = {}): ToldSheet => ({
		name: 'Bran',
		game: 'Chimère',
		about: '',
		sections: [{title: 'Traits', rows}],
		...facts,
	});
	test.each<[string, ToldSheet, ToldSheet, readonly object[]]>([
		['nothing', told([{name: 'Force', value: '5'}]), told([{name: 'Force', value: '5'}]), []],
		[
			'a number',
			told([{name: 'Force', value: '5'}]),
			told([{name: 'Force', value: '6'}]),
			[{name: 'Force', before: '5', after: '6'}],
		],
		['what came', told([]), told([{name: 'Blessé', value: ''}]), [{name: 'Traits', after: 'Blessé'}]],
		['what went', told([{name: 'Blessé', value: ''}]), told([]), [{name: 'Traits', before: 'Blessé'}]],
		[
			'one of two that are called the same',
			told([
				{name: 'Épée', value: '1'},
				{name: 'Épée', value: '2'},
			]),
			told([
				{name: 'Épée', value: '1'},
				{name: 'Épée', value: '3'},
			]),
			[{name: 'Épée', before: '2', after: '3'}],
		],
		['the name', told([]), told([], {name: 'Brann'}), [{name: '', before: 'Bran', after: 'Brann'}]],
	])('differ in %s', (_, one, other, expected) => {
		expect(differencesOf(one, other)).toEqual(expected);
	});
});
