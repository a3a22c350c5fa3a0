import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {receiptTexts} from '../../src/audit/receipts';
import {sealedDraw} from '../../src/seal/draws';
import {writeReceipt, writeString} from '../../src/seal/write';
import {accounts} from '../forum/seed';
import {testKey} from '../relay/relay';
import {activate, askKeeper} from './lib/activate';
import {broken} from './lib/axe';
import {login, submitQuickReply} from './lib/board';
import {type Browser, browserNames, shot} from './lib/browser';
import {closePopover, marksWhen, openMark} from './lib/marks';
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

	describe('when the beacon has stopped for ever', () => {
		const {sign} = testKey();
		const receiptOf = (round: number) => writeReceipt(round, sign(round));
		const sealed = (round: number, index = 1) => writeString({mode: 's', expression: '1d20+5', round, index});
		const memberNamed = (who: string) => accounts.find(account => account.name === who)!;
		/** Writes a post into a topic, so many minutes ago. */
		const write = (topic: number, who: string, minutes: number, source: string) =>
			table.forum.board.addPost({topic, author: memberNamed(who), source, at: Date.now() - minutes * 60_000}).id;
		const drawAfter = (minutes: number) => sealedDraw(Date.now() - minutes * 60_000);
		const show = (topic: number) => tab.goto(`${table.forum.url}/viewtopic.php?t=${topic}`);
		const judged = (post: number, count: number, name: RegExp) =>
			marksWhen(tab, post, count, marks => marks.every(mark => name.test(mark.name)));

		test('a thread is judged by the receipts in a post of it, and each says what it is', async () => {
			const {id} = table.forum.board.addTopic('Les reçus');
			const [early, late] = [drawAfter(90), drawAfter(60)];
			const rolls = [
				write(id, 'Bastien', 90, `Aria, Saut – 1d20 + 5 ${sealed(early)}\nAria, Chute – 1d20 + 5 ${sealed(early, 2)}`),
				write(id, 'Lison', 60, `Bran, Tir – 1d20 + 5 ${sealed(late)}`),
			] as const;
			await show(id);
			await judged(rolls[0], 2, /^Pas encore vérifié/);
			await judged(rolls[1], 1, /^Pas encore vérifié/);

			const texts = receiptTexts(
				[early, late].map(round => ({round, receipt: receiptOf(round)})),
				'bbcode',
				'fr',
			);
			const receipts = write(id, 'Maud', 5, texts[0]!);
			const wrong = write(id, 'Maud', 4, `Tirage – ${writeReceipt(early, sign(late))}`);
			await show(id);
			await judged(rolls[0], 2, /^Tirage loyal/);
			await judged(rolls[1], 1, /^Tirage loyal/);
			await judged(receipts, 2, /^Reçu d’un tirage\u00a0: vérifié$/);
			await judged(wrong, 1, /^Reçu d’un tirage\u00a0: pas de la balise$/);
			for (const scheme of ['light', 'dark'] as const) {
				await tab.scheme(scheme);
				await openMark(tab, receipts, 1);
				expect(await tab.text('.popover h2')).toMatch(/^Reçu d’un tirage\s: vérifié$/);
				expect(await broken(tab, ['osselet-popover'])).toEqual([]);
				await tab.screenshot(shot(`${name}-receipt-${scheme}`));
				await closePopover(tab);
			}
			await tab.scheme('light');
			await tab.resize(360, 740);
			await openMark(tab, wrong, 1);
			await tab.screenshot(shot(`${name}-receipt-wrong-360`));
			await closePopover(tab);
			await tab.resize(1000, 760);
		});

		test('with the network switched off, for an English reader, no relay is asked, and a post full of wrong receipts keeps nobody waiting', async () => {
			const popup = await browser.popup();
			await askKeeper(popup, 'settings/put', {settings: {lang: 'en', network: false}});
			await popup.close();
			const {id} = table.forum.board.addTopic('Les faux');
			const round = drawAfter(200);
			// Points of the curve, each rightly signed for another draw: the dearest to refuse.
			const wrong = Array.from({length: 50}, (_, place) => writeReceipt(round - 100 * (place + 2), sign(round - 100)));
			const hostile = write(id, 'Ondine', 300, wrong.join('\n'));
			const roll = write(id, 'Bastien', 200, `Aria, Saut – 1d20 + 5 ${sealed(round)}`);
			const receipt = write(id, 'Maud', 5, receiptOf(round));
			const asked = table.relay.log.length;
			await show(id);
			await judged(hostile, 50, /^Receipt of a draw: not the beacon’s$/);
			await judged(roll, 1, /^Fair draw/);
			await judged(receipt, 1, /^Receipt of a draw: verified$/);
			await openMark(tab, roll, 1);
			expect(await tab.text('.popover h2')).toContain('Fair draw');
			await closePopover(tab);
			await tab.scheme('dark');
			await openMark(tab, hostile, 50);
			await tab.screenshot(shot(`${name}-receipt-wrong-english`));
			await closePopover(tab);
			expect(table.relay.log.length).toBe(asked);
		});
	});
});
