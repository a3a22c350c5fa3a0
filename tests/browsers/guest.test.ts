import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {type Pages, startPages} from '../forum/saved-pages';
import {activate, askKeeper} from './lib/activate';
import {type Browser, browserNames} from './lib/browser';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

// A guest in somebody else's page: styled whatever its policy, gone without a trace when sent away, quiet when replaced.

const BAR = {css: 'button.roll', text: 'Jet'};
const MARK = '.content osselet-mark';
const policy = {'content-security-policy': "default-src 'self'"};

const count = (tab: Tab) =>
	tab.evaluate(
		() => ({
			bars: document.querySelectorAll('osselet-bar').length,
			panels: document.querySelectorAll('osselet-panel').length,
			marks: document.querySelectorAll('osselet-mark').length,
		}),
		undefined,
	);

/** How a few of our elements are drawn: what stands here is what our sheets say and no browser does by itself. */
const looks = (tab: Tab) =>
	tab.evaluate(() => {
		const styleOf = (host: string, css: string) => {
			const root = document.querySelector(host)?.shadowRoot;
			const found = root?.querySelector(css);
			return found ? getComputedStyle(found) : undefined;
		};
		return {
			bar: styleOf('osselet-bar', '.bar')?.display,
			button: styleOf('osselet-bar', 'button.roll')?.height,
			mark: styleOf('osselet-mark', 'button')?.whiteSpace,
			markBorder: styleOf('osselet-mark', 'button')?.borderTopWidth,
			panel: styleOf('osselet-panel', '.panel')?.display,
		};
	}, undefined);

/** A test of one browser alone is not there in the other: one that is left out counts as failed. */
const testIf = (there: boolean) => (title: string, run: () => Promise<void>) => {
	if (there) test(title, run);
};

describe.each(browserNames)('a guest of the page in %s', name => {
	let table: Table;
	let browser: Browser;
	let pages: Pages;
	const sitDown = async () => {
		browser = await table.sit(name);
		await activate(browser, table.forum.url);
		await setFrench();
	};
	/** Chromium’s own page about extensions. Without its developer mode an extension from a folder is switched off when it reloads. */
	const openAdmin = async () => {
		const admin = await browser.open('chrome://extensions');
		await admin.evaluate(() => chrome.developerPrivate.updateProfileConfiguration({inDeveloperMode: true}), undefined);
		return admin;
	};
	const setFrench = async () => {
		const popup = await browser.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await popup.close();
	};
	const openThread = async () => {
		const tab = await browser.open(pages.cases.thread);
		await tab.wait(BAR);
		await tab.wait(MARK);
		return tab;
	};

	beforeAll(async () => {
		table = await openTable();
		pages = await startPages('phpbb', ['thread'], 'as-saved', {headers: policy});
		await sitDown();
	}, 120_000);
	afterAll(async () => {
		await pages?.close();
		await table?.leave();
	});

	test('under a policy that forbids styles, bar, panel and marks wear ours', async () => {
		const tab = await openThread();
		await tab.click(BAR);
		await tab.wait({css: 'input', text: 'Expression'});
		const seen = await looks(tab);
		expect(seen).toEqual({bar: 'flex', button: '32px', mark: 'nowrap', markBorder: '1px', panel: 'flex'});
		await tab.close();
	});

	test('what a reader scrolled to in a mark’s window stays under his pointer when the page moves', async () => {
		const tab = await openThread();
		const heightOf = () =>
			document.querySelector('osselet-popover')?.shadowRoot?.querySelector('.popover')?.getBoundingClientRect().height ?? 0;
		await tab.click(MARK);
		await tab.wait('.popover .body');
		// Room for all of the window, but not under its mark.
		const height = Math.round(await tab.evaluate(heightOf, undefined)) + 20;
		await tab.press('Escape');
		await tab.resize(1280, height);
		await tab.evaluate(({css, top}) => scrollBy(0, document.querySelector(css)!.getBoundingClientRect().top - top), {
			css: MARK,
			top: height / 3,
		});
		await tab.click(MARK);
		await tab.wait('.popover .body');
		const places = await tab.evaluate(async () => {
			const body = document.querySelector('osselet-popover')?.shadowRoot?.querySelector('.body');
			if (!body) throw new Error('No window');
			const framed = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
			body.scrollTop = 40;
			const before = [body.scrollTop, scrollY];
			scrollBy(0, 1);
			await framed();
			return {before, after: [body.scrollTop, scrollY - 1]};
		}, undefined);
		expect(places.before[0]).toBe(40);
		expect(places.after).toEqual(places.before);
		await tab.close();
	});

	testIf(name === 'chromium')('after the extension was reloaded, everything is there once and the draft is kept', async () => {
		const tab = await openThread();
		const before = await count(tab);
		await tab.type('#qr_postform textarea', 'Il entre.');
		await tab.click(BAR);
		await tab.fill({css: 'input', text: 'Expression'}, '3d6+7');
		const admin = await openAdmin();
		const popup = await browser.popup();
		await popup.evaluate(() => void setTimeout(() => chrome.runtime.reload(), 50), undefined);
		// The panel of the script that is gone goes with it; a new bar stands in place of the old one.
		await tab.front();
		await tab.gone('osselet-panel');
		await until('the new marks', async () => (await count(tab)).marks === before.marks);
		expect(await count(tab)).toEqual({...before, panels: 0});
		expect(await tab.value('#qr_postform textarea')).toBe('Il entre.');
		await tab.click(BAR);
		expect(await tab.value({css: 'input', text: 'Expression'})).toBe('3d6+7');
		await tab.fill({css: 'input', text: 'Expression'}, '2d6');
		await tab.press('Enter');
		await tab.gone('osselet-panel');
		expect((await tab.value('#qr_postform textarea')).match(/oss1-s-2d6-/g)).toHaveLength(1);
		await admin.close();
		await tab.close();
	});

	testIf(name === 'chromium')('when the extension is gone, the bar says so, and nothing written is lost', async () => {
		const tab = await openThread();
		await tab.type('#qr_postform textarea', 'Il entre.');
		const admin = await openAdmin();
		const switchTo = (on: boolean) =>
			admin.evaluate(([id, on]) => chrome.management.setEnabled(id, on), [new URL(browser.base).host, on] as const);
		await switchTo(false);
		await tab.front();
		await tab.click(BAR);
		await tab.wait({css: '.note', text: 'Votre brouillon est gardé'});
		expect(await tab.value('#qr_postform textarea')).toBe('Il entre.');
		await switchTo(true);
		await admin.close();
		await tab.close();
	});

	test('a forum that is forgotten is left as it was', async () => {
		const tab = await openThread();
		await tab.type('#qr_postform textarea', 'Il entre.');
		const popup = await browser.popup();
		const answer = await askKeeper(popup, 'forum/forget', {origin: new URL(pages.url).origin});
		expect(answer).toMatchObject({ok: true});
		await popup.close();
		await tab.front();
		await until('us to go', async () => {
			const {bars, marks, panels} = await count(tab);
			return bars + marks + panels === 0;
		});
		expect(await tab.html()).not.toMatch(/<osselet-/);
		expect(await tab.value('#qr_postform textarea')).toBe('Il entre.');
		await tab.goto(pages.cases.thread!);
		await tab.wait('#qr_postform textarea');
		await new Promise(done => setTimeout(done, 1500));
		expect(await count(tab)).toEqual({bars: 0, marks: 0, panels: 0});
		await tab.close();
	});
});

type ChromeApi = {
	readonly runtime: {reload(): void};
	readonly developerPrivate: {updateProfileConfiguration(update: {inDeveloperMode: boolean}): Promise<void>};
	readonly management: {setEnabled(id: string, on: boolean): Promise<void>};
};
declare const chrome: ChromeApi;
