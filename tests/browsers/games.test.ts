import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {Sheet} from '../../src/sheets/sheet';
import {character} from '../panel/a-table';
import {activate, askKeeper} from './lib/activate';
import {login} from './lib/board';
import {browserNames, shot} from './lib/browser';
import type {Tab} from './lib/tab';
import {until} from './lib/tab';
import {openTable, type Table} from './lib/table';

const iris = character('escalier', 'Iris', {
	stats: {might: 10, insight: 8, dexterity: 8, willpower: 8},
	conditions: [{condition: 'poisoned', level: 1}],
});
const nadir = character('forge', 'Nadir', {
	stats: {roder: 2, commander: 1},
	tracks: {stress: 1, blessures: 0},
	clocks: {renommee: {filled: 3, size: 4}},
});
const FIELD = '#qr_postform textarea';

type Kept = {readonly ok: boolean; readonly value: Sheet};
const sheetNow = async (popup: Tab, {id}: Sheet) => {
	const read = (await askKeeper(popup, 'sheet/get', {id})) as Kept;
	if (!read.ok || !read.value.game) throw new Error('The sheet is gone.');
	return {revision: read.value.revision, state: read.value.game.state};
};

/** Opens the panel on a character's move, instant, and waits until its line can be inserted. */
async function prepare(tab: Tab, name: string, move: string, settle: () => Promise<void>): Promise<string> {
	await tab.click({css: 'button.roll', text: 'Jet'});
	await tab.choose({css: 'select', text: 'Personnage'}, name);
	await tab.click({css: '.moves button', text: move});
	await tab.wait({css: '.pool'});
	await settle();
	return until('the outcome in the line', async () => {
		// Again when the plan moved it away from under the pointer.
		await tab.click({css: 'label.choice', text: 'Immédiat'});
		const text = await tab.text('form.panel .preview');
		return / oss1-i-/.test(text) && text;
	});
}

async function insert(tab: Tab): Promise<string> {
	const before = await tab.value(FIELD);
	await tab.click({css: 'button', text: 'Insérer'});
	await until('the line in the reply', async () => (await tab.value(FIELD)) !== before);
	return (await tab.value(FIELD)).slice(before.length);
}

describe.each(browserNames)('games in %s', browser => {
	let table: Table;
	let popup: Tab;
	let tab: Tab;
	beforeAll(async () => {
		table = await openTable();
		const player = await table.sit(browser);
		popup = await player.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		for (const sheet of [iris, nadir]) await askKeeper(popup, 'sheet/put', {sheet});
		await activate(player, table.forum.url);
		tab = await player.open();
		await login(tab, table.forum, 'Bastien');
		await tab.goto(`${table.forum.url}/viewtopic.php?t=1`);
		await tab.wait('osselet-bar');
	}, 240_000);
	afterAll(() => table?.leave());

	test('a condition makes dice smaller, and the line names what the dice were asked for', async () => {
		const line = await prepare(tab, 'Iris', 'Épreuve', async () => {
			await tab.choose({css: 'select', text: 'Premier dé'}, 'Puissance');
			await tab.choose({css: 'select', text: 'Second dé'}, 'Perspicacité');
			await tab.choose({css: 'select', text: 'Difficulté'}, 'Normale');
		}).catch(async error => {
			throw new Error(`${error}\n${await tab.text('form.panel')}`);
		});
		await tab.screenshot(shot(`${browser}-panel-game`));
		// d10 of Might, one step smaller by the poison; d8 of Insight.
		expect(line).toMatch(
			/^Iris, Épreuve – 1d8 \+ 1d8 \(Premier dé Puissance, Second dé Perspicacité\) contre \d+ [^,]*, .+ = \d+ oss1-i-/,
		);
		expect(await insert(tab)).toContain(line);
	});

	test('effects land once the line stands, and come back with the toast’s undo', async () => {
		await prepare(tab, 'Nadir', 'Action', async () => {
			await tab.click({css: 'label', text: 'Se dépasser'});
		});
		await insert(tab);
		const toast = await until('the toast', async () => {
			const text = await tab.text('.toast');
			return text.includes('Stress 3/9') && text;
		});
		await tab.screenshot(shot(`${browser}-toast`));
		expect(toast).toContain('Ctrl+Z');
		expect((await sheetNow(popup, nadir)).state.tracks.stress).toBe(3);
		await tab.click({css: 'button', text: 'Rendre à la fiche'});
		await until('the undo', async () => (await tab.text('.toast')).includes('comme avant'));
		const {state} = await sheetNow(popup, nadir);
		expect(state.tracks).toEqual({stress: 1, blessures: 0});
		expect(await tab.value(FIELD)).toContain('Nadir, Action');
	});

	test('a clock that fills fires its card', async () => {
		const {revision} = await sheetNow(popup, nadir);
		const done = (await askKeeper(popup, 'sheet/do', {
			id: nadir.id,
			lang: 'fr',
			revision,
			deed: {act: 'tick', clock: 'renommee', by: 1},
			who: 'player',
		})) as {readonly ok: boolean; readonly value: {readonly changes: readonly string[]}};
		expect(done.value.changes.join(' · ')).toContain('Renommée 4/4');
		expect(done.value.changes.join(' · ')).toContain('La Renommée est pleine');
		expect((await sheetNow(popup, nadir)).state.xp).toBe(3);
	});
});
