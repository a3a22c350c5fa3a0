import {expect, test} from 'vitest';
import {sheetId} from '../../src/shared/ids';
import {openManagerMemory} from '../../src/store/manager';
import {aSheet} from '../sheets/a-sheet';
import {managerStorage} from './gm';
import {board, seen} from './records';

test('two tabs over one storage: the second to write is told', async () => {
	const held = new Map<string, unknown>();
	const [one, other] = [openManagerMemory(managerStorage(held)), openManagerMemory(managerStorage(held))];
	await one.putSheet(aSheet());
	expect(await one.putSheet(aSheet({revision: 1, name: 'First tab'}))).toMatchObject({ok: true});
	expect(await other.putSheet(aSheet({revision: 1, name: 'Second tab'}))).toMatchObject({
		ok: false,
		error: {code: 'store/conflict', name: 'First tab'},
	});
});

test('a record that moved while it was being decided on is decided on again', async () => {
	const held = new Map<string, unknown>();
	const storage = managerStorage(held);
	await openManagerMemory(storage).putSheet(aSheet());
	let reads = 0;
	const memory = openManagerMemory({
		...storage,
		async getValue(key) {
			const value = await storage.getValue(key);
			// Another tab writes right after the first look.
			if (++reads === 1) held.set(key, JSON.stringify(aSheet({revision: 2, name: 'Meanwhile'})));
			return value;
		},
	});
	expect(await memory.putSheet(aSheet({revision: 1, name: 'Late'}))).toMatchObject({ok: false, error: {name: 'Meanwhile'}});
});

test.each([
	['no JSON', '{"id":'],
	['no sheet', '[]'],
	['no text', 7],
])('what is %s is left where it is, told, and not written over', async (_, stored) => {
	const held = new Map<string, unknown>([['sheets/a', stored]]);
	const memory = openManagerMemory(managerStorage(held));
	expect(await memory.listSheets()).toEqual({ok: true, value: []});
	expect(await memory.putSheet(aSheet())).toMatchObject({ok: false, error: {code: 'store/unreadable', where: 'sheets/a'}});
	expect((await memory.listBroken()).map(({where}) => where)).toEqual(['sheets/a']);
	expect(held.get('sheets/a')).toBe(stored);
});

test('a manager that refuses the second of two sheets has the first put back', async () => {
	const held = new Map<string, unknown>();
	const storage = managerStorage(held);
	const first = aSheet();
	await openManagerMemory(storage).putSheet(first);
	let writes = 0;
	const memory = openManagerMemory({
		...storage,
		async setValue(key, value) {
			if (++writes === 2) throw new DOMException('Full', 'QuotaExceededError');
			await storage.setValue(key, value);
		},
	});
	const both = [{...first, revision: 1, name: 'Hit'}, aSheet({id: sheetId('b')})];
	expect(await memory.putTogether(both, [])).toMatchObject({ok: false});
	expect(await memory.getSheet(first.id)).toEqual({ok: true, value: {...first, revision: 1}});
	expect([...held.keys()]).toEqual(['sheets/a']);
});

test('a manager that refuses is told of, and leaves no half of several records', async () => {
	const held = new Map<string, unknown>();
	const storage = managerStorage(held);
	let writes = 0;
	const memory = openManagerMemory({
		...storage,
		async setValue(key, value) {
			if (++writes === 2) throw new DOMException('Full', 'QuotaExceededError');
			await storage.setValue(key, value);
		},
	});
	expect(await memory.noteSeen(board, [seen('1', 5, 'a'), seen('2', 5, 'b')])).toEqual([]);
	expect([...held.keys()]).toEqual([]);
	expect(memory.trouble()).toEqual({code: 'store/closed', cause: 'QuotaExceededError'});
	// And it goes on: the next write is not held up by the one that failed.
	expect(await memory.putSheet(aSheet())).toMatchObject({ok: true});
	expect(await memory.getSheet(sheetId('a'))).toMatchObject({ok: true, value: {name: aSheet().name}});
});
