import {describe, expect, test} from 'vitest';
import {mostOnBoard} from '../../src/rules/board';
import {MOST_CARRIED} from '../../src/rules/carried';
import {readCarried, type ToldTable, writeTable} from '../../src/rules/told-table';
import {createGames} from '../../src/service/games/service';
import {world} from './a-beacon';

const at = {table: 'forum.example 7', lang: 'fr'} as const;

/** A GM's browser. */
const browser = () => {
	const {ports} = world();
	return {ask: createGames(ports), memory: ports.memory};
};
const valueOf = <Value>(result: {readonly ok: true; readonly value: Value} | {readonly ok: false}): Value => {
	if (!result.ok) throw new Error(JSON.stringify(result));
	return result.value;
};

describe('the board of a thread', () => {
	test('keeps reserves, clocks and people, each thread its own', async () => {
		const {ask} = browser();
		const act = async (one: Parameters<(typeof ask)['board/do']>[0]['act']) => valueOf(await ask['board/do']({...at, act: one}));
		await act({act: 'reserve', name: 'Menace', value: 12, max: 10});
		await act({act: 'count', key: 'r1', by: -1});
		await act({act: 'clock', name: 'L’alarme', max: 2});
		for (let ticks = 0; ticks < 4; ticks++) await act({act: 'count', key: 'k1', by: 1});
		await act({act: 'person', name: 'Garde'});
		await act({act: 'condition', key: 'p1', name: 'sonné', on: true});
		await act({act: 'condition', key: 'p1', name: 'sonné', on: true});
		await act({act: 'hide', key: 'r1', hidden: true});
		expect(valueOf(await ask['board/view'](at))).toEqual({
			reserves: [{key: 'r1', name: 'Menace', value: 9, max: 10, hidden: true}],
			clocks: [{key: 'k1', name: 'L’alarme', value: 2, max: 2, hidden: false}],
			people: [{key: 'p1', name: 'Garde', conditions: ['sonné'], hidden: false}],
		});
		expect(valueOf(await ask['board/view']({...at, table: 'forum.example 8'})).people).toEqual([]);
	});

	test('leaves alone what another tab has removed, and gives its key to nobody who stays', async () => {
		const {ask} = browser();
		for (const name of ['Un', 'Deux']) await ask['board/do']({...at, act: {act: 'person', name}});
		await ask['board/do']({...at, act: {act: 'remove', key: 'p1'}});
		await ask['board/do']({...at, act: {act: 'condition', key: 'p1', name: 'à terre', on: true}});
		const after = valueOf(await ask['board/do']({...at, act: {act: 'person', name: 'Trois'}}));
		expect(after.people.map(({key, name, conditions}) => [key, name, ...conditions])).toEqual([
			['p2', 'Deux'],
			['p1', 'Trois'],
		]);
	});

	test('refuses one too many, in words', async () => {
		const {ask} = browser();
		const clock = {act: 'clock', name: 'x', max: 4} as const;
		for (let many = 0; many < mostOnBoard.counters; many++) await ask['board/do']({...at, act: clock});
		expect(await ask['board/do']({...at, act: clock})).toEqual({
			ok: false,
			error: {code: 'game/refused', text: 'La table est pleine\u00A0: retirez d’abord quelque chose.'},
		});
	});
});

const told: ToldTable = {
	reserves: [
		{name: 'Intensité', value: 3, max: 10, of: {book: 'horizon-brique', id: 'intensite'}},
		{name: 'Menace', value: 4, max: 6},
	],
	clocks: [{name: 'L’alarme', value: 2, max: 6}],
	people: [{name: 'Garde', npc: true, conditions: ['sonné']}],
};

describe('a table that a post carries', () => {
	test('is taken up in another browser: the rulebook’s reserve goes where the rulebook looks for it', async () => {
		const {ask, memory} = browser();
		await ask['board/do']({...at, act: {act: 'person', name: 'Bientôt parti'}});
		const board = valueOf(await ask['board/take']({...at, text: writeTable(told)}));
		expect(board.reserves.map(({name, value, max}) => [name, value, max])).toEqual([['Menace', 4, 6]]);
		expect(board.people).toEqual([{key: 'p1', name: 'Garde', conditions: ['sonné'], hidden: false}]);
		expect(valueOf(await memory.getTable(`${at.table} horizon-brique`)).reserves).toEqual({intensite: 3});
		expect(valueOf(await ask['board/view'](at))).toEqual(board);
	});

	test.each([
		[
			'a fight',
			JSON.stringify({book: 'haut-chateau', fight: {round: 1, order: [], first: [], acted: [], combatants: [], log: []}}),
			'un combat, pas une table',
		],
		['nonsense', '[1', 'ni une table ni un combat'],
		['a later one', JSON.stringify({ost: 2, table: told}), 'plus récent (format 2)'],
		['one of another shape', JSON.stringify({ost: 1, table: {...told, clocks: 3}}), 'ni une table ni un combat'],
	])('and is %s, is refused with a sentence, and what was kept stays', async (_, text, sentence) => {
		const {ask} = browser();
		await ask['board/do']({...at, act: {act: 'person', name: 'Garde'}});
		const taken = await ask['board/take']({...at, text});
		expect(
			taken.ok ? '' : 'text' in taken.error && taken.error.text.replaceAll('\u202F', ' ').replaceAll('\u00A0', ' '),
		).toContain(sentence);
		expect(valueOf(await ask['board/view'](at)).people).toHaveLength(1);
	});

	test('reads as it was written; more than anybody writes is not read', () => {
		expect(readCarried(writeTable(told))).toEqual({ok: true, value: {kind: 'table', table: told}});
		expect(readCarried('x'.repeat(MOST_CARRIED + 1))).toEqual({ok: false, error: {code: 'table/unpacked', most: MOST_CARRIED}});
	});
});
