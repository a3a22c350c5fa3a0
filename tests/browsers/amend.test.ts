import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sealedDraw} from '../../src/seal/draws';
import {writeString} from '../../src/seal/write';
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

	beforeAll(async () => {
		table = await openTable();
		const browser = await table.sit(name);
		await askKeeper(await browser.popup(), 'settings/put', {settings: {lang: 'fr', network: true}});
		await activate(browser, table.forum.url);
		tab = await browser.open();
		await login(tab, table.forum, 'Bastien');
		// Sent long ago, so that its draw has fallen.
		const at = Date.now() - 24 * HOUR;
		const string = writeString({mode: 's', expression: '2d6', round: sealedDraw(at), index: 1});
		const {board} = table.forum;
		const author = board.accounts.find(account => account.name === 'Bastien')!;
		posted = board.addPost({topic: TOPIC, author, at, source: `Corvin, Dégâts – 2d6, jet scellé, dés à venir ${string}`}).id;
		await tab.goto(`${table.forum.url}/viewtopic.php?p=${posted}`);
	}, 300_000);
	afterAll(() => table?.leave());

	test('a forgotten bonus is added to the same dice, and other dice are refused', async () => {
		const [before] = await marksWhen(tab, posted, 1, marks => /^Tirage loyal/.test(marks[0]?.name ?? ''));
		const total = Number(before?.text);
		await tab.click({css: 'button.roll', text: 'Jet'});
		await tab.click({css: '.panel .tools button', text: 'Corriger un jet'});
		await tab.click({css: '.amend label.choice', text: 'Dégâts'});
		await tab.fill('.amend input:not([type=radio])', '3d6');
		await tab.wait({css: '.amend .warn', text: 'prend d’autres dés'});
		expect(await tab.exists({css: '.amend .button.main:not(:disabled)', text: 'Insérer'})).toBe(false);
		await tab.fill('.amend input:not([type=radio])', '2d6+3');
		await tab.wait({css: '.amend .preview', text: `= ${total + 3}`});
		expect(await tab.text('.amend .sides s')).toContain(`= ${total}`);
		for (const scheme of ['light', 'dark'] as const) {
			await tab.scheme(scheme);
			expect(await broken(tab, ['osselet-amend']), scheme).toEqual([]);
			await tab.screenshot(shot(`${name}-amend-${scheme}`));
		}
		await tab.scheme('light');
		await tab.resize(360, 740);
		await tab.screenshot(shot(`${name}-amend-360`));
		await tab.resize(1280, 900);

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
});
