import 'fake-indexeddb/auto';
import {openDB} from 'idb';
import {expect, test} from 'vitest';
import {steps} from '../../src/store/connection';
import {openIdbMemory} from '../../src/store/idb';
import {emptyShelves, mapMemory} from '../../src/store/map';
import {aSheet} from '../sheets/a-sheet';

const book = JSON.stringify({osselet: 1, id: 'maison', version: '1.0.0', name: 'M', source: {title: 'M', licence: 'CC0-1.0'}});
const table = {reserves: {peur: 3}, clocks: {alerte: {filled: 1, size: 4}}, options: {}};

async function idb(name: string) {
	const memory = await openIdbMemory(name);
	if (!memory.ok) throw new Error(memory.error.code);
	return memory.value;
}

test.each([
	['in Maps', async () => mapMemory()],
	['in IndexedDB', () => idb('games')],
] as const)('%s, rulebooks and tables are kept and found again', async (_, open) => {
	const memory = await open();
	expect(await memory.getTable('t 1')).toEqual({ok: true, value: {reserves: {}, clocks: {}, options: {}}});
	expect(await memory.putTogether([], [{key: 't 1', table}])).toEqual({ok: true, value: []});
	expect(await memory.getTable('t 1')).toEqual({ok: true, value: table});
	await memory.putRulebook('maison', book);
	const listed = await memory.listRulebooks();
	expect(listed.ok && listed.value.map(({id}) => id)).toEqual(['maison']);
	expect(await memory.deleteRulebook('maison')).toEqual({ok: true, value: null});
	expect(await memory.deleteRulebook('maison')).toEqual({ok: false, error: {code: 'store/gone', name: 'maison'}});
	expect(await memory.listRulebooks()).toEqual({ok: true, value: []});
});

test('a store of the version before keeps its sheets and gets the new shelves', async () => {
	const old = await openDB('before', 1, {upgrade: db => steps[0]!(db)});
	await old.put('sheets', aSheet({revision: 1}), 'a');
	old.close();
	const memory = await idb('before');
	expect(await memory.listSheets()).toEqual({ok: true, value: [aSheet({revision: 1})]});
	expect(await memory.putTogether([], [{key: 't', table}])).toEqual({ok: true, value: []});
});

test('a rulebook that no longer reads is reported, and a table that does not is empty', async () => {
	const within = emptyShelves();
	within.rulebooks.set('maison', '{"osselet": 2}');
	within.tables.set('t', {reserves: {peur: Number.NaN}});
	const memory = mapMemory(within);
	expect(await memory.listRulebooks()).toEqual({ok: true, value: []});
	expect((await memory.listBroken()).map(({where}) => where)).toEqual(['rulebooks/maison']);
	expect(await memory.getTable('t')).toMatchObject({ok: true, value: {reserves: {}}});
});
