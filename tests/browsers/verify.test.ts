import {readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {writeReceipt} from '../../src/seal/write';
import {type Relay, startRelay, testKey} from '../relay/relay';
import {holdings, roundAt, sealedString} from '../verify/strings';
import {broken} from './lib/axe';
import {type Browser, browserNames, launch, shot} from './lib/browser';
import {buildFor, type TestBuild} from './lib/build';
import {until} from './lib/tab';

describe.each(browserNames)('the verify page in %s', name => {
	let relay: Relay;
	let build: TestBuild;
	let browser: Browser;
	let server: http.Server;
	let address: string;
	const draw = roundAt(Date.parse('2026-08-22T21:40:00Z'));
	const string = sealedString('1d20+5', draw, 1);
	beforeAll(async () => {
		relay = await startRelay();
		build = buildFor(relay.chain, {only: 'verify'});
		const html = readFileSync(join(build.folder, 'verify.html'));
		server = http.createServer((_, response) => response.writeHead(200, {'content-type': 'text/html'}).end(html));
		await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
		address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify.html`;
		browser = await launch(name, {});
	}, 120_000);
	afterAll(async () => {
		await browser?.close();
		server?.close();
		await relay?.close();
		build?.remove();
	});

	test('a link to it replays its roll once the post is named, with a draw from the relay', async () => {
		const tab = await browser.open(`${address}#${string}`);
		await tab.wait({css: 'article', text: string});
		expect(await tab.value('textarea')).toBe(string);
		await tab.fill({css: 'input', text: 'Numéro du message'}, '4711');
		await tab.click({css: 'button', text: 'Vérifier'});
		const total = await until('the total', async () => (await tab.all('article .total'))[0]);
		expect(Number(total)).toBeGreaterThanOrEqual(6);
		expect(relay.log.some(path => path.endsWith(`/public/${draw}`))).toBe(true);
		await tab.close();
	});

	test('nothing it says is out of reach, in both languages, light and dark, at 360 px', async () => {
		const tab = await browser.open();
		for (const scheme of ['light', 'dark'] as const) {
			await tab.scheme(scheme);
			await tab.resize(360, 800);
			await tab.goto('about:blank');
			await tab.goto(`${address}#${string}`);
			await tab.wait({css: 'article', text: string});
			if (scheme === 'dark') await tab.click({css: 'button', text: 'English'});
			await tab.fill({css: 'input', text: scheme === 'dark' ? 'Number of the post' : 'Numéro du message'}, '4711');
			await tab.click({css: 'button', text: scheme === 'dark' ? 'Check' : 'Vérifier'});
			await tab.wait('article .total');
			const width = await tab.evaluate(() => document.documentElement.scrollWidth, undefined);
			expect(width).toBeLessThanOrEqual(360);
			expect(await broken(tab)).toEqual([]);
			await tab.screenshot(shot(`${name}-verify-${scheme}`));
		}
		await tab.close();
	});

	test('a page copied whole, with two posts in it, is recognised and parted; each post then has its number', async () => {
		const tab = await browser.open();
		const copied = [
			'Re: Le pont de Varre\nAria\nSam 22 Aoû 2026 - 21:33',
			`Aria, Saut – 1d20 + 5 ${string}`,
			'Bran\nSam 22 Aoû 2026 - 21:36',
			`Bran, Tir – 1d20 + 5 ${string}`,
			'Revenir en haut',
		].join('\n');
		for (const [scheme, width, say] of [
			['light', 360, {check: 'Vérifier', split: 'Partager en 2 messages', post: 'Message 2', number: 'Numéro du message'}],
			['dark', 900, {check: 'Check', split: 'Split into 2 posts', post: 'Post 2', number: 'Number of the post'}],
		] as const) {
			await tab.scheme(scheme);
			await tab.resize(width, 1600);
			await tab.goto('about:blank');
			await tab.goto(address);
			await tab.wait('textarea');
			if (scheme === 'dark') await tab.click({css: 'button', text: 'English'});
			await tab.fill('textarea', copied);
			await tab.fill({css: 'input', text: say.number}, '4711');
			await tab.click({css: 'button', text: say.check});
			await tab.wait({css: '.restarts button', text: say.split});
			expect(await broken(tab)).toEqual([]);
			await tab.screenshot(shot(`${name}-verify-two-${scheme}`));
			await tab.click({css: '.restarts button', text: say.split});
			await tab.wait({css: '.post label', text: say.post});
			await tab.gone('.restarts');
			await tab.fill('.post:nth-of-type(2) input', '4725');
			await tab.click({css: 'button', text: say.check});
			const totals = await until('both totals', async () => {
				const all = await tab.all('article .total');
				return all.length === 2 && all;
			});
			for (const total of totals) expect(Number(total)).toBeGreaterThanOrEqual(6);
			expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth, undefined)).toBe(true);
			expect(await broken(tab)).toEqual([]);
			await tab.screenshot(shot(`${name}-verify-parted-${scheme}`));
		}
		await tab.close();
	}, 120_000);

	test('a sheet, a table, a hidden roll with its opening, a called roll and an opposed one are read in words, in both languages, light and dark', async () => {
		const tab = await browser.open();
		const text = await holdings(draw);
		for (const scheme of ['light', 'dark'] as const) {
			const english = scheme === 'dark';
			await tab.scheme(scheme);
			await tab.resize(english ? 360 : 900, 2400);
			await tab.goto('about:blank');
			await tab.goto(address);
			await tab.wait('textarea');
			if (english) await tab.click({css: 'button', text: 'English'});
			await tab.fill('textarea', text);
			await tab.click({css: 'button', text: english ? 'Check' : 'Vérifier'});
			for (const heading of english ? ['Sheet of Aline', 'Published table'] : ['Fiche de Aline', 'Table publiée'])
				await tab.wait({css: 'article h2', text: heading});
			await tab.wait({
				css: '.spoken dd',
				text: english ? 'tells the secret of this commitment' : 'donne bien le secret de cet engagement',
			});
			await tab.wait({css: '.rule', text: english ? 'Ability check' : 'Test de caractéristique'});
			expect(await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth, undefined)).toBe(true);
			expect(await broken(tab)).toEqual([]);
			await tab.screenshot(shot(`${name}-verify-holdings-${scheme}`));
			await tab.evaluate(() => document.querySelectorAll('article')[2]?.scrollIntoView(), undefined);
			await tab.screenshot(shot(`${name}-verify-rolls-${scheme}`));
		}
		await tab.close();
	});

	test('with no relay at all, a receipt pasted beside a roll gives its dice, in both languages, light and dark', async () => {
		relay.fault = 'down';
		const other = draw - 200;
		const text = `1d20+5 ${sealedString('1d20+5', other, 1)}\n${writeReceipt(other, testKey().sign(other))}\n${writeReceipt(other, testKey().sign(draw))}`;
		const tab = await browser.open();
		for (const scheme of ['light', 'dark'] as const) {
			const english = scheme === 'dark';
			await tab.scheme(scheme);
			await tab.resize(english ? 360 : 900, 1800);
			await tab.goto('about:blank');
			await tab.goto(address);
			await tab.wait('textarea');
			if (english) await tab.click({css: 'button', text: 'English'});
			await tab.fill('textarea', text);
			await tab.fill({css: 'input', text: english ? 'Number of the post' : 'Numéro du message'}, '4711');
			await tab.click({css: 'button', text: english ? 'Check' : 'Vérifier'});
			await tab.wait('article .total');
			await tab.wait({css: 'article h2', text: english ? 'Receipt of a draw: verified' : 'Reçu d’un tirage : vérifié'});
			await tab.wait({css: 'article h2', text: english ? 'not the beacon’s' : 'pas de la balise'});
			expect(await tab.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth, undefined)).toBe(true);
			expect(await broken(tab)).toEqual([]);
			await tab.screenshot(shot(`${name}-verify-receipt-${scheme}`));
		}
		relay.fault = undefined;
		await tab.close();
	});

	test('a relay that forges gives no dice', async () => {
		relay.fault = 'forged';
		const tab = await browser.open(`${address}#${sealedString('1d20+5', draw - 100, 1)}`);
		await tab.fill({css: 'input', text: 'Numéro du message'}, '4711');
		await tab.click({css: 'button', text: 'Vérifier'});
		await tab.wait({css: 'article h2', text: 'Pas encore vérifié'});
		expect(await tab.exists('article .total')).toBe(false);
		relay.fault = undefined;
		await tab.close();
	});
});
