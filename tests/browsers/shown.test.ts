import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startHomeMade} from './home-made';
import {activate, askKeeper} from './lib/activate';
import {type Browser, browserNames, shot} from './lib/browser';
import {lookByFinger} from './lib/fingers';
import {stillness} from './lib/still';
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
		expect(await told(tab)).toContain('Choisi : le champ « Réponse »');
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

	test('stands in the popup: exported, forgotten, and taken in again from the file', async () => {
		const {host} = new URL(home.url);
		const tab = await ours.open(`${ours.base}popup/popup.html?tab`);
		await tab.click('#tab-forum');
		await tab.wait({css: '.shown li', text: host});
		await tab.evaluate(() => {
			// What is offered as a file is kept for the test, and nothing is written to the disk.
			URL.createObjectURL = blob => {
				void (blob as Blob).text().then(text => {
					document.body.dataset['saved'] = text;
				});
				return 'data:,';
			};
		}, undefined);
		await tab.click({css: '.shown button', text: 'Exporter'});
		const file = await until('the file', () => tab.evaluate(() => document.body.dataset['saved'], undefined));
		expect(JSON.parse(file)).toMatchObject({site: host, version: 1});
		await tab.click({css: '.shown button', text: 'Oublier'});
		await tab.gone({css: '.shown li', text: host});
		expect(await askKeeper(popup, 'shown/list', {host: null})).toEqual([]);
		await tab.evaluate(text => {
			const input = document.querySelector<HTMLInputElement>('.shown input[type=file]');
			const files = new DataTransfer();
			files.items.add(new File([text], 'quais.json', {type: 'application/json'}));
			if (!input) return;
			input.files = files.files;
			input.dispatchEvent(new Event('change', {bubbles: true}));
		}, file);
		await tab.wait({css: '.shown li', text: host});
		await tab.wait({css: '[role=status]', text: 'Osselet sait maintenant lire'});
		expect(await askKeeper(popup, 'shown/list', {host: null})).toEqual([JSON.parse(file)]);
		await tab.screenshot(shot(`${name}-shown-popup`));
		await tab.close();
	}, 120_000);
});

describe.each(browserNames)('the showing on a phone, in English and in the dark, in %s', name => {
	let table: Table;
	let home: Awaited<ReturnType<typeof startHomeMade>>;
	let tab: Tab;
	let popup: Tab;
	beforeAll(async () => {
		table = await openTable();
		home = await startHomeMade();
		const phone = await table.sit(name, 0, true);
		popup = await phone.popup();
		await popup.scheme('dark');
		await askKeeper(popup, 'settings/put', {settings: {lang: 'en', network: true}});
		await activate(phone, home.url);
		tab = await phone.open();
		await tab.scheme('dark');
		await tab.goto(`${home.url}/lire.php?fil=3`);
		await tab.wait('osselet-bar');
	}, 240_000);
	afterAll(async () => {
		await home?.close();
		await table?.leave();
	});

	test('goes to its end by touches alone, every target 44 pixels, nothing cut', async () => {
		await askToPoint(popup, home.url);
		await tab.wait({css: 'button', text: 'That is it'});
		await tab.front();
		let step = 0;
		const look = async () => {
			step += 1;
			await stillness(tab);
			await tab.screenshot(shot(`${name}-point-phone-${step}`));
			const {small, cut} = await lookByFinger(tab);
			expect({step, small, cut}).toEqual({step, small: [], cut: []});
		};
		const choose = async (says: string) => {
			await look();
			await tab.tap({css: 'button', text: 'That is it'});
			await until(`“${says}”`, async () => (await told(tab)).includes(says));
		};
		await tab.tap('table div');
		await choose('2 of 4');
		await tab.tap('table b');
		await choose('3 of 4');
		await tab.tap('table small');
		await choose('4 of 4');
		await tab.tap({css: 'button', text: 'Next'});
		// The field stands at the end of a short page, where the panel was.
		const covered = await tab.evaluate(() => {
			const field = document.querySelector('textarea')!.getBoundingClientRect();
			const panel = document.querySelector('osselet-point')!.shadowRoot!.querySelector('.panel')!.getBoundingClientRect();
			return field.top < panel.bottom && field.bottom > panel.top;
		}, undefined);
		expect(covered).toBe(false);
		await choose('3 posts');
		expect(await told(tab)).toContain('Bastien (member Bastien) · no. 812 · 27 Nov 2026, 20:31');
		await look();
		await tab.tap({css: 'button', text: 'Keep'});
		await tab.gone('osselet-point');
		await tab.wait('osselet-bar');
	}, 240_000);
});
