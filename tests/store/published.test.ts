import 'fake-indexeddb/auto';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type PostId, site} from '../../src/shared/ids';
import {connectionTo} from '../../src/store/connection';
import {mapKept, openPublished, publishedSteps} from '../../src/store/published';
import type {SeenSheet} from '../../src/wire/published';
import type {SeenTable} from '../../src/wire/seen-tables';
import {aSheet} from '../sheets/a-sheet';

let made = 0;
const fresh = () => `published-${(made += 1)}`;

const seenSheet = (key: string): SeenSheet => ({
	...{key, site: site('forum.example'), author: 'Marc'},
	versions: [{sheet: aSheet({}), print: '0123abcd', post: '4' as PostId, url: 'https://forum.example/p4', since: 1, kept: 2}],
});
const seenTable = (key: string, text: string): SeenTable => ({
	...{key, site: site('forum.example'), thread: '42', title: 'Les quais'},
	versions: [{text, author: 'Meneuse', post: '4' as PostId, url: 'https://forum.example/p4', kept: 2}],
});
const listed = <Value>(result: {ok: true; value: readonly Value[]} | {ok: false}): readonly Value[] => {
	if (!result.ok) throw new Error('not listed');
	return result.value;
};

describe('what others published', () => {
	test('is taken over as it stands from any version of the database, whatever it holds', async () => {
		await fc.assert(
			fc.asyncProperty(fc.uniqueArray(fc.string({minLength: 1, maxLength: 20}), {maxLength: 5}), async keys => {
				for (let from = 1; from <= publishedSteps.length; from += 1) {
					const name = fresh();
					const before = connectionTo(`${name}-published`, publishedSteps.slice(0, from));
					await before.use(async db => Promise.all(keys.map(key => db.put('sheets', seenSheet(key), key))));
					const {sheets, tables} = openPublished(name);
					expect(new Set(listed(await sheets.list()).map(({key}) => key))).toEqual(new Set(keys));
					expect(listed(await tables.list())).toEqual([]);
					await tables.change('t', () => seenTable('t', '{}'));
					expect(listed(await tables.list())).toEqual([seenTable('t', '{}')]);
				}
			}),
			{numRuns: 20},
		);
	});

	test('is in a map as in the database, after the same changes', async () => {
		const change = fc.record({key: fc.constantFrom('a', 'b', 'c'), text: fc.option(fc.string({maxLength: 8}), {nil: null})});
		await fc.assert(
			fc.asyncProperty(fc.array(change, {maxLength: 12}), async changes => {
				const {tables} = openPublished(fresh());
				const map = mapKept<SeenTable>();
				for (const store of [tables, map])
					for (const {key, text} of changes) await store.change(key, () => (text === null ? null : seenTable(key, text)));
				const sorted = async (store: typeof map) =>
					[...listed(await store.list())].sort((one, other) => (one.key < other.key ? -1 : 1));
				expect(await sorted(tables)).toEqual(await sorted(map));
			}),
			{numRuns: 20},
		);
	});

	test('that cannot be read any more is left out of the list, and written over', async () => {
		const name = fresh();
		await connectionTo(`${name}-published`, publishedSteps).use(db => db.put('tables', {key: 't', versions: []}, 't'));
		const {tables} = openPublished(name);
		expect(listed(await tables.list())).toEqual([]);
		await tables.change('t', before => (before ? null : seenTable('t', '{}')));
		expect(listed(await tables.list())).toHaveLength(1);
	});
});
