import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {askKeeper} from './lib/activate';
import {login} from './lib/board';
import {type Browser, browserNames} from './lib/browser';
import {QUICK_REPLY} from './lib/player';
import type {Tab} from './lib/tab';
import {openTable, type Table} from './lib/table';

describe.each(browserNames)('“Activer sur ce forum” in %s', name => {
	let table: Table;
	let browser: Browser;
	let topic: string;
	let written: Tab;
	beforeAll(async () => {
		table = await openTable();
		browser = await table.sit(name);
		topic = `${table.forum.url}/viewtopic.php?t=1`;
		const popup = await browser.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await popup.close();
		// The browser's own question is answered yes beforehand; ours is still asked by a click.
		await browser.allow('http://127.0.0.1/*');
		written = await browser.open();
		await login(written, table.forum, 'Lison');
		await written.goto(topic);
		await written.type(QUICK_REPLY, 'Aline attend.');
	}, 120_000);
	afterAll(() => table?.leave());

	/** The popup from the icon on the page, at *Ce forum*. */
	async function openPopup() {
		await written.front();
		const popup = await browser.pressIcon();
		await popup.click('[role=tab]', 'Ce forum');
		return popup;
	}

	test('before it no page is touched, and the popup says so of this very forum', async () => {
		expect(await written.exists('osselet-bar')).toBe(false);
		const popup = await openPopup();
		await popup.says('Osselet n’agit pas sur http://127.0.0.1');
		expect(await popup.width()).toBe(380);
		await popup.close();
	});

	test('one click, and the open page has its bar at once, with what was being written', async () => {
		const popup = await openPopup();
		await popup.click('button', 'Activer sur ce forum');
		await popup.says('Osselet est actif sur http://127.0.0.1');
		await written.wait('osselet-bar');
		expect(await written.value(QUICK_REPLY)).toBe('Aline attend.');
		await popup.close();
		const next = await browser.open(topic);
		await next.wait('osselet-bar');
		await next.close();
	});

	test('taken back, it leaves the open page as it was and comes to no other, and what it kept goes on a word', async () => {
		await written.click({css: 'button', text: 'Replier la barre'});
		await written.wait({css: 'button', text: 'Déplier la barre'});
		const popup = await openPopup();
		await popup.click('button', 'Retirer');
		await popup.says('Osselet n’agit pas sur http://127.0.0.1');
		await popup.says('Que faire de ce qui est gardé ici de http://127.0.0.1');
		await popup.click('button', 'Effacer');
		await popup.says('Ce qui était gardé de http://127.0.0.1 est effacé.');
		await written.gone('osselet-bar');
		expect(await written.value(QUICK_REPLY)).toBe('Aline attend.');
		await popup.close();
		const next = await browser.open(topic);
		await next.wait(QUICK_REPLY);
		// The script that looks for editors runs when the page is idle; a page later it would have been there.
		await next.goto(topic);
		await next.wait(QUICK_REPLY);
		expect(await next.exists('osselet-bar')).toBe(false);
		await next.close();
	});
});
