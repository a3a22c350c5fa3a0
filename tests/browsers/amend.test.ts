import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sealedDraw} from '../../src/seal/draws';
import type {Rider} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import {madeSheet} from './fight-table';
import {activate, askKeeper} from './lib/activate';
import {broken} from './lib/axe';
import {login, submitQuickReply} from './lib/board';
import {browserNames, shot} from './lib/browser';
import {marksWhen, openMark} from './lib/marks';
import {QUICK_REPLY} from './lib/player';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

const TOPIC = 1;
const HOUR = 3_600_000;

describe.each(browserNames)('a roll read anew in %s', name => {
	let table: Table;
	let tab: Tab;
	let posted = 0;
	let popup: Tab;

	beforeAll(async () => {
		table = await openTable();
		const browser = await table.sit(name);
		popup = await browser.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await activate(browser, table.forum.url);
		tab = await browser.open();
		await login(tab, table.forum, 'Bastien');
		posted = rolled('Corvin, Dégâts – 2d6', '2d6', []);
		await tab.goto(`${table.forum.url}/viewtopic.php?p=${posted}`);
	}, 300_000);
	afterAll(() => table?.leave());

	/** A post of Bastien's, sent long ago, so that its draw has fallen. */
	function rolled(line: string, expression: string, riders: readonly Rider[]): number {
		const at = Date.now() - 24 * HOUR;
		const string = writeString({mode: 's', expression, round: sealedDraw(at), index: 1, riders});
		const {board} = table.forum;
		const author = board.accounts.find(account => account.name === 'Bastien')!;
		return board.addPost({topic: TOPIC, author, at, source: `${line}, jet scellé, dés à venir ${string}`}).id;
	}
	const looks = async (what: string, host: string) => {
		for (const scheme of ['light', 'dark'] as const) {
			await tab.scheme(scheme);
			expect(await broken(tab, [host]), scheme).toEqual([]);
			await tab.screenshot(shot(`${name}-${what}-${scheme}`));
		}
		await tab.scheme('light');
		await tab.resize(360, 740);
		await tab.screenshot(shot(`${name}-${what}-360`));
		await tab.resize(1280, 900);
	};
	const openDrawer = async (roll: string, open: string, correct: string) => {
		await tab.click({css: 'button.roll', text: open});
		await tab.click({css: '.panel .tools button', text: correct});
		await tab.click({css: '.amend label.choice', text: roll});
	};

	test('a forgotten bonus is added to the same dice, and other dice are refused', async () => {
		const [before] = await marksWhen(tab, posted, 1, marks => /^Tirage loyal/.test(marks[0]?.name ?? ''));
		const total = Number(before?.text);
		await openDrawer('Dégâts', 'Jet', 'Corriger un jet');
		await tab.fill('.amend input:not([type=radio])', '3d6');
		await tab.wait({css: '.amend .warn', text: 'prend d’autres dés'});
		expect(await tab.exists({css: '.amend .button.main:not(:disabled)', text: 'Insérer'})).toBe(false);
		await tab.fill('.amend input:not([type=radio])', '2d6+3');
		await tab.wait({css: '.amend .preview', text: `= ${total + 3}`});
		expect(await tab.text('.amend .sides s')).toContain(`= ${total}`);
		await looks('amend', 'osselet-amend');

		await tab.click({css: '.amend .button.main:not(:disabled)', text: 'Insérer'});
		await until('the line in the reply', async () => /corrigé à mêmes dés.*oss1-q-/s.test(await tab.value(QUICK_REPLY)));
		const post = await submitQuickReply(tab, table.forum, TOPIC);
		const [mark] = await marksWhen(tab, post, 1, marks => marks[0]?.name.includes('mêmes dés') ?? false);
		expect(mark?.name).toContain(`${total + 3}`);
		await openMark(tab, post, 1);
		const both = await tab.text('.popover .body');
		expect(both).toMatch(new RegExp(`2d6.*${total}`));
		expect(both).toMatch(new RegExp(`2d6\\s\\+\\s3.*${total + 3}`));
		await tab.screenshot(shot(`${name}-amended`));
	}, 300_000);

	test('a roll of the wrong move against the wrong number is read by the right ones, and both outcomes are told', async () => {
		await askKeeper(popup, 'sheet/put', {sheet: madeSheet('corvin', 'Corvin', 'vingt-faces', {})});
		const wrong = rolled('Corvin, Test de caractéristique – 1d20 contre 30', '1d20', [
			{letter: 'b', value: 'vingt-faces/1.0.0'},
			{letter: 'm', value: 'test'},
			{letter: 't', value: '30'},
		]);
		await tab.goto(`${table.forum.url}/viewtopic.php?p=${wrong}`);
		await openDrawer('Test de caractéristique', 'Jet', 'Corriger un jet');
		await tab.wait({css: '.amend .sides', text: 'Test de caractéristique contre 30, Échec'});
		await tab.choose({css: '.amend select', text: 'Action'}, 'Test de compétence');
		await tab.fill('.amend .difficulty input', '1');
		await tab.wait({css: '.amend .preview', text: 'contre 1, Réussite'});
		await tab.wait({css: '.amend .sides', text: 'Test de compétence contre 1, Réussite'});
		await looks('amend-move', 'osselet-amend');
		await tab.click({css: '.amend .button.main:not(:disabled)', text: 'Insérer'});
		await until('the line in the reply', async () =>
			/Test de caractéristique contre 30.*Échec.*oss1-q-/s.test(await tab.value(QUICK_REPLY)),
		);
		const post = await submitQuickReply(tab, table.forum, TOPIC);
		await marksWhen(tab, post, 1, marks => marks[0]?.name.includes('mêmes dés') ?? false);
		await openMark(tab, post, 1);
		await tab.wait({css: '.popover .rule', text: 'Avant : Test de caractéristique'});
		const told = await tab.text('.popover .rule');
		expect(told).toMatch(/Avant : Test de caractéristique – Total \d+ – \d+ ≥ 30 : non – Échec/);
		expect(told).toContain('Issue : Réussite');
		await looks('amended-move', 'osselet-popover');

		await askKeeper(popup, 'settings/put', {settings: {lang: 'en', network: true}});
		await tab.goto(`${table.forum.url}/viewtopic.php?p=${wrong}`);
		await openDrawer('Test de caractéristique', 'Roll', 'Correct a roll');
		await tab.fill('.amend .difficulty input', '1');
		await tab.wait({css: '.amend .preview', text: 'was Ability check against 30: '});
		await tab.screenshot(shot(`${name}-amend-move-en`));
		await tab.resize(360, 740);
		await tab.screenshot(shot(`${name}-amend-move-en-360`));
	}, 300_000);
});
