import {describe, expect, test} from 'vitest';
import {emptyState} from '../../src/service/games/open';
import {createGames} from '../../src/service/games/service';
import {bookId, sheetId} from '../../src/shared/ids';
import {aSheet} from '../sheets/a-sheet';
import {world} from './a-beacon';

const sheet = (id: string, name: string, state: object, book = 'haut-chateau') =>
	aSheet({
		id: sheetId(id),
		name,
		book: bookId(book),
		bookVersion: '1.0.0',
		game: {state: {...emptyState, made: true, ...state}, history: []},
	});

async function table(...sheets: readonly ReturnType<typeof aSheet>[]) {
	const {ports} = world();
	for (const one of sheets) await ports.memory.putSheet(one);
	const games = createGames(ports);
	const at = {book: 'haut-chateau', table: 'forum.example/jdr 12', lang: 'fr'} as const;
	const act = async (act: Parameters<(typeof games)['fight/do']>[0]['act']) => {
		const done = await games['fight/do']({...at, act});
		if (!done.ok) throw new Error(JSON.stringify(done.error));
		return done.value;
	};
	return {games, at, act, memory: ports.memory};
}

const dick = sheet('dick', 'Dick', {stats: {adresse: 2}, conditions: [{condition: 'premier', level: 1}]});
const ragle = sheet('ragle', 'Ragle', {stats: {adresse: 4}});

describe('a fight at a table', () => {
	test('HC-110 HC-113: initiative orders it, who defended acts first, and the round’s end is written on the sheets', async () => {
		const {act, memory} = await table(dick, ragle);
		await act({act: 'add', name: 'Dick', sheet: 'dick'});
		await act({act: 'add', name: 'Ragle', sheet: 'ragle'});
		await act({act: 'add', name: 'Trois gardes', members: 3});
		const begun = await act({act: 'begin'});
		expect(begun.view.combatants.map(one => [one.name, one.score, one.turn])).toEqual([
			['Dick', 2, true],
			['Ragle', 4, false],
			['Trois gardes', undefined, false],
		]);
		expect(begun.view).toMatchObject({round: 1, seconds: 10, version: '1.0.0'});
		await act({act: 'next'});
		await act({act: 'next'});
		const second = await act({act: 'next'});
		expect(second.view.round).toBe(2);
		expect(second.changes).toEqual(['Dick\u00a0: A l’initiative\u00a0: fin']);
		const kept = await memory.getSheet(sheetId('dick'));
		expect(kept.ok && kept.value?.game?.history.map(line => [line.who, line.what])).toEqual([
			['gm', 'Combat, le temps passe'],
			['gm', 'A l’initiative\u00a0: fin'],
		]);
		const third = await act({act: 'note', key: 'c2', text: 'Vise Dick.'});
		expect(third.view.log).toEqual([{round: 2, who: 'Ragle', text: 'Vise Dick.'}]);
	});

	test('a step is taken back with what it did to the sheets, one after the other, and the end as well', async () => {
		const {act, memory, games, at} = await table(dick, ragle);
		const undo = async () => {
			const done = await games['fight/undo'](at);
			if (!done.ok) throw new Error(JSON.stringify(done.error));
			return done.value;
		};
		const borne = async () => {
			const kept = await memory.getSheet(sheetId('dick'));
			return kept.ok && kept.value?.game?.state.conditions;
		};
		await act({act: 'add', name: 'Dick', sheet: 'dick'});
		await act({act: 'begin'});
		const begun = await borne();
		const second = await act({act: 'next'});
		expect([second.view.round, second.view.undoes, await borne()]).toEqual([2, 'next', []]);
		const back = await undo();
		expect(back.view).toMatchObject({round: 1, undoes: 'begin', combatants: [{name: 'Dick', turn: true, first: true}]});
		expect([await borne(), back.changes]).toEqual([begun, ['Dick\u00a0: Annulé\u00a0: A l’initiative\u00a0: fin']]);
		await act({act: 'end'});
		expect((await undo()).view).toMatchObject({round: 1, undoes: 'begin'});
		await undo();
		expect((await undo()).view).toMatchObject({round: 0, combatants: []});
		expect(await games['fight/undo'](at)).toMatchObject({ok: false, error: {code: 'game/refused'}});
	});

	test('a step is not taken back over what the sheet did since', async () => {
		const {act, games, at, memory} = await table(dick);
		await act({act: 'add', name: 'Dick', sheet: 'dick'});
		await act({act: 'begin'});
		await act({act: 'next'});
		const kept = await memory.getSheet(sheetId('dick'));
		const revision = kept.ok ? (kept.value?.revision ?? 0) : 0;
		const deed = {act: 'track', track: 'pv', to: 3} as const;
		const done = await games['sheet/do']({id: sheetId('dick'), revision, deed, who: 'player', lang: 'fr'});
		expect(done.ok).toBe(true);
		const refused = await games['fight/undo'](at);
		expect(refused).toMatchObject({ok: false, error: {text: expect.stringContaining('La fiche de Dick a changé depuis')}});
		expect(await games['fight/view'](at)).toMatchObject({ok: true, value: {round: 2}});
	});

	test('ten steps are kept, and what is taken over from a post can be taken back', async () => {
		const {act, games, at} = await table(dick);
		for (let time = 1; time <= 12; time++) await act({act: 'add', name: `Garde ${time}`});
		const text = await games['fight/carry'](at);
		await act({act: 'end'});
		await games['fight/take']({table: at.table, text: text.ok ? text.value : '', lang: 'fr'});
		const names: number[] = [];
		for (let time = 0; time < 10; time++) {
			const done = await games['fight/undo'](at);
			names.push(done.ok ? done.value.view.combatants.length : -1);
		}
		expect(names).toEqual([0, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
		expect((await games['fight/undo'](at)).ok).toBe(false);
	});

	test('is carried in a post and taken over where its sheets are not', async () => {
		const one = await table(dick, ragle);
		await one.act({act: 'add', name: 'Dick', sheet: 'dick'});
		await one.act({act: 'begin'});
		const text = await one.games['fight/carry'](one.at);
		const other = await table();
		const taken = await other.games['fight/take']({table: other.at.table, text: text.ok ? text.value : '', lang: 'fr'});
		expect(taken).toMatchObject({
			ok: true,
			value: {book: 'haut-chateau', view: {round: 1, combatants: [{name: 'Dick', tracks: []}]}},
		});
		const bad = await other.games['fight/take']({table: other.at.table, text: '{"book":"haut-chateau","fight":{}}', lang: 'fr'});
		expect(bad).toMatchObject({ok: false, error: {code: 'game/refused'}});
	});

	test('a sheet of another game is only a name in it', async () => {
		const {act} = await table(sheet('x', 'Étrangère', {}, 'imperium'));
		const {view} = await act({act: 'add', name: 'Étrangère', sheet: 'x'});
		expect(view.combatants).toMatchObject([{name: 'Étrangère', tracks: []}]);
	});

	test('its end leaves the table as it was otherwise', async () => {
		const {act, games, at} = await table(dick);
		await act({act: 'add', name: 'Dick', sheet: 'dick'});
		await act({act: 'end'});
		expect(await games['fight/view'](at)).toMatchObject({ok: true, value: {round: 0, combatants: []}});
	});
});
