import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {activate, askKeeper} from './lib/activate';
import {login, submitQuickReply} from './lib/board';
import {type Browser, browserNames, shot} from './lib/browser';
import {marksWhen, openMark} from './lib/marks';
import {QUICK_REPLY} from './lib/player';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

// No relay serves: what needs no draw is there at once, and is called what it is.

describe.each(browserNames)('a roll without a draw in %s', name => {
	let table: Table;
	let browser: Browser;
	let tab: Tab;
	beforeAll(async () => {
		table = await openTable();
		table.relay.fault = 503;
		browser = await table.sit(name);
		const popup = await browser.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await popup.close();
		await activate(browser, table.forum.url);
		tab = await browser.open();
		await login(tab, table.forum, 'Bastien');
		await tab.goto(`${table.forum.url}/viewtopic.php?t=1`);
	}, 120_000);
	afterAll(() => table?.leave());

	const written = (pattern: RegExp) =>
		until('the line', async () => {
			const text = await tab.value(QUICK_REPLY);
			return pattern.test(text) && text;
		});

	test('is offered by the panel in place of an instant one, and its mark says consistent, never more', async () => {
		await tab.wait('osselet-bar');
		await tab.click({css: 'button', text: 'Jet'});
		await tab.wait('osselet-panel');
		await tab.fill({css: 'input', text: 'Expression'}, '2d6+1');
		await tab.click({css: 'label', text: 'Immédiat'});
		await tab.wait({css: '#instant-hint', text: 'Aucun relais'});
		expect(await tab.text('.preview')).toContain('oss1-s-');
		await tab.click({css: '#instant-hint button', text: 'Lancer sans tirage'});
		await tab.wait({css: '#instant-hint', text: 'Jet hors ligne'});
		await tab.screenshot(shot(`${name}-offline-panel`));
		await tab.resize(360, 740);
		await tab.screenshot(shot(`${name}-offline-panel-360`));
		await tab.resize(1000, 760);
		await tab.click({css: 'button', text: 'Insérer'});
		const line = await written(/oss1-o-2d6z2b1-a\w+-k1-/);
		const total = line.match(/= (\d+) oss1/)?.[1];

		const post = await submitQuickReply(tab, table.forum, 1);
		const [mark] = await marksWhen(tab, post, 1, ([only]) => /^Cohérent \(hors ligne\)/.test(only?.name ?? ''));
		expect(mark?.name).toContain(total ?? 'no total');
		await openMark(tab, post, 1);
		expect(await tab.text('.popover .body')).toContain('pouvait');
		await tab.screenshot(shot(`${name}-offline-mark`));
	});
});
