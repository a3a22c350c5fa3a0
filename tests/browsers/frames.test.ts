import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {activate, askKeeper} from './lib/activate';
import {login} from './lib/board';
import {type Browser, browserNames, shot} from './lib/browser';
import {scenePlayer, seedScene} from './lib/scene';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

/** A page of another site that shows a forum in a frame. */
async function startGuild(forum: string): Promise<{readonly url: string; close(): Promise<void>}> {
	const server = http.createServer((_, response) =>
		response
			.writeHead(200, {'content-type': 'text/html; charset=utf-8'})
			.end(
				`<!doctype html><title>La guilde</title><h1>La guilde</h1><iframe src="${forum}/viewtopic.php?t=1" width="800" height="700"></iframe>`,
			),
	);
	await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}/`,
		close: () => {
			server.closeAllConnections();
			return new Promise(done => server.close(() => done()));
		},
	};
}

/** Runs in a page: how many marks of ours are drawn there. */
const drawn = () =>
	[...document.querySelectorAll('osselet-mark')].filter(({shadowRoot}) => shadowRoot?.querySelector('button')).length;

describe.each(browserNames)('frames, in %s', name => {
	let table: Table;
	let browser: Browser;
	let popup: Tab;
	let guild: Awaited<ReturnType<typeof startGuild>>;
	beforeAll(async () => {
		table = await openTable({seed: seedScene('fr'), lang: 'fr'});
		guild = await startGuild(table.forum.url);
		browser = await table.sit(name);
		popup = await browser.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await activate(browser, table.forum.url);
	}, 240_000);
	afterAll(async () => {
		await guild?.close();
		await table?.leave();
	});

	test('an editor in a frame of the forum’s own has its bar and its panel there, and the line lands in it', async () => {
		const tab = await browser.open();
		await login(tab, table.forum, scenePlayer.fr);
		await tab.goto(`${table.forum.url}/index.php`);
		await tab.evaluate(() => {
			const frame = document.createElement('iframe');
			frame.src = 'viewtopic.php?t=1';
			frame.style.cssText = 'width: 420px; height: 480px';
			document.body.prepend(frame);
		}, undefined);
		const press = (host: string, css: string, words: string) =>
			until(`“${words}” in the frame`, () =>
				tab.inFrame(
					't=1',
					({host, css, words}) => {
						const found = [...(document.querySelector(host)?.shadowRoot?.querySelectorAll<HTMLElement>(css) ?? [])].find(one =>
							one.textContent?.includes(words),
						);
						found?.click();
						return found !== undefined;
					},
					{host, css, words},
				),
			);
		await press('osselet-bar', 'button.roll', 'Jet');
		await until('the expression in the frame', () =>
			tab.inFrame(
				't=1',
				() => {
					const field = document.querySelector('osselet-panel')?.shadowRoot?.querySelector<HTMLInputElement>('.expression input');
					if (!field) return false;
					field.value = '2d6';
					return field.dispatchEvent(new Event('input', {bubbles: true}));
				},
				undefined,
			),
		);
		await press('osselet-panel', 'label.choice', 'Scellé');
		await tab.screenshot(shot(`${name}-frame`));
		await press('osselet-panel', 'button:not(:disabled)', 'Insérer');
		const value = () =>
			tab.inFrame('t=1', () => document.querySelector<HTMLTextAreaElement>('#qr_postform textarea')?.value ?? '', undefined);
		await until('the line in the frame’s editor', async () => /2d6.*oss1-s-2d6-/.test(await value()));
		expect(await tab.exists('osselet-panel')).toBe(false);
		await tab.close();
	});

	test('a forum in a frame of a foreign page is read as everywhere; the page round it is not touched', async () => {
		const tab = await browser.open(guild.url);
		await until('marks in the frame', async () => (await tab.inFrame('t=1', drawn, undefined)) >= 3);
		expect(await tab.evaluate(() => document.querySelectorAll('*').length, undefined)).toBeLessThan(8);
		expect(await askKeeper(popup, 'forums/list', null)).toEqual(['http://127.0.0.1/*']);
		await tab.close();
	});

	test('the page round it may be left without it, and it without the page round it', async () => {
		await activate(browser, guild.url);
		const tab = await browser.open(guild.url);
		await until('marks in the frame', async () => (await tab.inFrame('t=1', drawn, undefined)) >= 3);
		expect(await askKeeper(popup, 'forum/forget', {origin: 'http://localhost/*'})).toMatchObject({ok: true});
		// What goes would have gone by the time another question is answered.
		await askKeeper(popup, 'forums/list', null);
		expect(await tab.inFrame('t=1', drawn, undefined)).toBeGreaterThanOrEqual(3);
		await askKeeper(popup, 'forum/forget', {origin: 'http://127.0.0.1/*'});
		await until('the frame as it was', async () => (await tab.inFrame('t=1', drawn, undefined)) === 0);
		await tab.close();
	});
});
