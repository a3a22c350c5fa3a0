import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startHomeMade} from './home-made';
import {activate, askKeeper} from './lib/activate';
import {type Browser, browserNames, shot} from './lib/browser';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

type Api = {tabs: {query(asked: object): Promise<{id?: number}[]>; sendMessage(tab: number, message: object): Promise<unknown>}};
declare const browser: Api | undefined;
declare const chrome: Api;

/** What the popup’s button does, told to the tab of a page. */
const askToPoint = (popup: Tab, url: string) =>
	popup.evaluate(
		async address => {
			const {tabs} = typeof browser === 'undefined' ? chrome : browser;
			const [tab] = await tabs.query({url: `${address}/*`});
			await tabs.sendMessage(tab?.id ?? -1, {name: 'point'}).catch(() => undefined);
		},
		url.replace(/:\d+$/, ''),
	);

const marks = (tab: Tab): Promise<readonly string[]> =>
	tab.evaluate(
		() =>
			[...document.querySelectorAll('osselet-mark')].map(
				({shadowRoot}) => shadowRoot?.querySelector('button')?.textContent ?? '',
			),
		undefined,
	);

const told = (tab: Tab): Promise<string> => tab.text('div.panel');

describe.each(browserNames)('a forum that nobody knows, in %s', name => {
	let table: Table;
	let home: Awaited<ReturnType<typeof startHomeMade>>;
	let ours: Browser;
	let popup: Tab;
	let tab: Tab;
	beforeAll(async () => {
		table = await openTable();
		home = await startHomeMade();
		ours = await table.sit(name);
		popup = await ours.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await activate(ours, home.url);
		tab = await ours.open(`${home.url}/lire.php?fil=3`);
		await tab.wait('osselet-bar');
	}, 240_000);
	afterAll(async () => {
		await home?.close();
		await table?.leave();
	});

	test('is shown by clicks and keys, and read at once', async () => {
		await askToPoint(popup, home.url);
		await tab.wait({css: 'button', text: 'C’est cela'});
		await tab.front();
		await tab.screenshot(shot(`${name}-point-1`));
		// By pointer.
		await tab.click('table div');
		await tab.click({css: 'button', text: 'C’est cela'});
		await until('the author to be asked for', async () => (await told(tab)).includes('2 sur 4'));
		await tab.click('table b');
		await tab.screenshot(shot(`${name}-point-2`));
		await tab.click({css: 'button', text: 'C’est cela'});
		await until('the date to be asked for', async () => (await told(tab)).includes('3 sur 4'));
		// By keyboard: the arrow walks to the date, which stands just before the text.
		for (let step = 0; step < 12 && !(await told(tab)).includes('27/11/2026 20:14'); step += 1) await tab.press('ArrowRight');
		expect(await told(tab)).toContain('Choisi : 27/11/2026 20:14');
		await tab.press('Enter');
		await until('the field to be asked for', async () => (await told(tab)).includes('4 sur 4'));
		await tab.press('ArrowRight');
		await tab.press('Enter');
		await until('what was understood', async () => (await told(tab)).includes('3 messages'));
		await tab.screenshot(shot(`${name}-point-review`));
		expect(await told(tab)).toContain('Bastien (membre Bastien) · n° 812');
	}, 400_000);

	test('is kept: what is rolled there is sent, found and waits for its draw', async () => {
		await tab.click({css: 'button', text: 'Garder'});
		await tab.gone('osselet-point');
		await tab.wait('osselet-bar');
		await tab.click({css: 'button.roll', text: 'Jet'});
		await tab.fill({css: 'input', text: 'Expression'}, '1d20+4');
		await tab.click({css: 'label.choice', text: 'Scellé'});
		await tab.click({css: 'button', text: 'Insérer'});
		await until('the line in the field', async () => (await tab.value('textarea')).includes('oss1-s-'));
		await tab.click('#go');
		const mark = await until('a mark', async () => (await marks(tab)).find(text => text !== ''));
		expect(mark).toMatch(/^tirage /);
		expect(home.posts.at(-1)?.text).toMatch(/^1d20 \+ 4, jet scellé, dés à venir oss1-s-1d20z2b4-r\d+-k1-[0-9a-f]{8}/);
		await tab.screenshot(shot(`${name}-point-kept`));
	}, 120_000);

	test('a reader who takes it in as data sees the dice once they have fallen', async () => {
		const shift = 20 * 60_000;
		table.relay.now = () => Date.now() + shift;
		const reader = await table.sit(name, shift);
		const windows = await reader.popup();
		await askKeeper(windows, 'settings/put', {settings: {lang: 'fr', network: true}});
		const [forum] = (await askKeeper(popup, 'shown/list', {host: null})) as readonly unknown[];
		await askKeeper(windows, 'shown/put', {forum});
		await activate(reader, home.url);
		const page = await reader.open(`${home.url}/lire.php?fil=3`);
		const total = await until('the total', async () => (await marks(page)).find(text => /^\d+$/.test(text)));
		expect(Number(total)).toBeGreaterThanOrEqual(5);
		expect(Number(total)).toBeLessThanOrEqual(24);
		await page.screenshot(shot(`${name}-point-read`));
	}, 120_000);
});
