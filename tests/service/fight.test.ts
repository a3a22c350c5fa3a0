import {describe, expect, test} from 'vitest';
import {emptyState} from '../../src/service/games/open';
import {createGames} from '../../src/service/games/service';
import {bookId, sheetId} from '../../src/shared/ids';
import {given} from '../rules/play';
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

describe('a fight of Chimère at a table', () => {
	const hero = sheet(
		'ayame',
		'Ayame',
		{
			choices: {nature: 'heros', art: 'boxe'},
			stats: {force: 4, habilete: 3, rapidite: 3, endurance: 2},
			entries: {
				techniques: [
					given('coup-de-poing', {puissance: 1}),
					given('enchainement', {art: 'boxe', puissance: 2, d10: 1, cibles: 2}, 'Enchaînement'),
				],
				armes: [given('pistolet', {puissance: 10, letal: true}, 'Pistolet')],
			},
		},
		'chimere',
	);
	const stats = {habilete: 2, endurance: 2, rapidite: 2, volonte: 1};
	const band = sheet('nervis', 'Les nervis', {choices: {nature: 'groupe'}, stats, tracks: {membres: 4}}, 'chimere');
	const rival = sheet('goro', 'Goro', {choices: {nature: 'heros'}, stats}, 'chimere');

	async function dojo() {
		const {games, memory, ...rest} = await table(hero, band, rival);
		const at = {...rest.at, book: 'chimere'} as const;
		const act = async (one: Parameters<(typeof games)['fight/do']>[0]['act']) => {
			const done = await games['fight/do']({...at, act: one});
			if (!done.ok) throw new Error(JSON.stringify(done.error));
			return done.value.view;
		};
		const land = async (
			move: string,
			asks: Record<string, string>,
			target: string,
			faces: readonly number[],
			difficulty: number,
		) => {
			const kept = await memory.getSheet(sheetId('ayame'));
			const done = await games['move/land']({
				id: sheetId('ayame'),
				lang: 'fr',
				table: at.table,
				revision: kept.ok ? (kept.value?.revision ?? 0) : 0,
				move,
				choices: {asks, ticked: {}, spends: {}, free: [], difficulty},
				target: sheetId(target),
				faces: [...faces],
				after: {spends: {}},
			});
			if (!done.ok) throw new Error(JSON.stringify(done.error));
		};
		for (const one of [hero, band, rival]) await act({act: 'add', name: one.name, sheet: one.id});
		await act({act: 'begin'});
		const seen = async (name: string) => {
			const view = await games['fight/view'](at);
			return view.ok ? view.value.combatants.find(one => one.name === name) : undefined;
		};
		return {act, land, seen};
	}

	test('a band loses one to a blow and two to a technique on two, as the GM sees it, and the meeting knows when none is left', async () => {
		const {act, land, seen} = await dojo();
		const left = async () => (await seen('Les nervis'))?.tracks.find(({id}) => id === 'membres')?.value;
		expect(await left()).toBe(4);
		await land('attaque', {technique: 'coup-de-poing'}, 'nervis', [9, 1, 1], 5);
		expect(await left()).toBe(3);
		await land('attaque', {technique: 'enchainement'}, 'nervis', [9, 1, 1, 1], 5);
		expect(await left()).toBe(1);
		const meet = {act: 'meet', a: 'c1', b: 'c2', flags: {}} as const;
		expect((await act({...meet, encounter: 'versus'})).meetings[0]).toMatchObject({state: 'Autre mode de combat', over: true});
		expect((await act({...meet, encounter: 'beat-em-up'})).meetings[1]).toMatchObject({state: 'Initiative', over: false});
		// The next turn, for two blows are all that one has in a turn.
		await act({act: 'next'});
		await land('attaque', {technique: 'coup-de-poing'}, 'nervis', [9, 1, 1], 5);
		expect(await left()).toBe(0);
		expect((await act({...meet, encounter: 'beat-em-up'})).meetings[2]).toMatchObject({state: 'Fin du combat', over: true});
	});

	test('surprise is seen in the first round and gone in the second', async () => {
		const {act, land, seen} = await dojo();
		await land('surprise', {}, 'goro', [9, 2, 1], 8);
		expect((await seen('Goro'))?.conditions).toEqual(['Surpris']);
		for (let turn = 0; turn < 3; turn++) await act({act: 'next'});
		expect((await seen('Goro'))?.conditions).toEqual([]);
	});

	test.each([
		['point-blank', 'bout-portant', 9 + 1],
		['short', 'courte', 9],
		['long', 'longue', 9 - 2],
	])('a shot at %s range does what its margin leaves', async (_, portee, total) => {
		const {land, seen} = await dojo();
		const before = (await seen('Goro'))?.tracks.find(({id}) => id === 'vie')?.value ?? 0;
		await land('tir', {arme: 'pistolet', portee}, 'goro', [9, 2, 1], 5);
		const after = (await seen('Goro'))?.tracks.find(({id}) => id === 'vie')?.value;
		expect(after).toBe(Math.max(0, before - (10 + (total - 5) - 2)));
	});
});
