import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sealedDraw} from '../../src/seal/draws';
import {writeReceipt, writeString} from '../../src/seal/write';
import {type Forum, startForum} from '../forum/forum';
import {accounts} from '../forum/seed';
import {type Relay, startRelay, testKey} from '../relay/relay';
import {login, submitQuickReply} from './lib/board';
import {type Browser, browserNames, launch, shot} from './lib/browser';
import {buildFor, type TestBuild} from './lib/build';
import {chooseInMenu, runUserscript} from './lib/manager';
import {marksWhen} from './lib/marks';
import {type Tab, until} from './lib/tab';

const WRITING = '#qr_postform textarea';

describe.each(browserNames)('the userscript in %s', name => {
	let relay: Relay;
	let forum: Forum;
	let build: TestBuild;
	let browser: Browser;
	let code: string;
	beforeAll(async () => {
		relay = await startRelay();
		forum = await startForum();
		build = buildFor(relay.chain, {only: 'userscript'});
		code = readFileSync(join(build.folder, 'osselet.user.js'), 'utf8');
		browser = await launch(name, {});
	}, 120_000);
	afterAll(async () => {
		await browser?.close();
		await forum?.close();
		await relay?.close();
		build?.remove();
	});

	async function open(storage: boolean): Promise<Tab> {
		const tab = await browser.open();
		await runUserscript(tab, {code, storage});
		await login(tab, forum, 'Bastien');
		await tab.goto(`${forum.url}/viewtopic.php?t=1`);
		await tab.wait('osselet-bar');
		return tab;
	}

	test('a player rolls, posts by the board’s own button, and the mark proves the roll', async () => {
		const tab = await open(true);
		await chooseInMenu(tab, 'en français');
		await tab.wait({css: 'osselet-bar button', text: 'Jet'}).catch(() => tab.wait({css: 'button', text: 'Jet'}));
		await tab.type(WRITING, 'Corvin tire.\n');
		await tab.click({css: 'button', text: 'Jet'});
		await tab.wait('osselet-panel');
		await tab.fill({css: 'input', text: 'Expression'}, '1d20+5');
		await tab.click({css: 'label, button, input', text: 'Immédiat'});
		await tab.screenshot(shot(`${name}-userscript-panel`));
		await tab.click({css: 'button', text: 'Insérer'});
		const source = await until('the line', async () => {
			const text = await tab.value(WRITING);
			return /oss1-i-/.test(text) && text;
		});
		expect(source).toMatch(/1d20 ?\+ ?5[^\n]*= \d+[^\n]*oss1-i-1d20z2b5-a/);

		const post = await submitQuickReply(tab, forum, 1);
		const [mark] = await marksWhen(tab, post, 1, ([only]) => /Dé non truqué/.test(only?.name ?? ''));
		expect(mark?.name).toContain(source.match(/= (\d+) oss1/)?.[1] ?? 'no total');
		expect(await tab.evaluate(() => globalThis.managerAsked, undefined)).toBeDefined();
		expect(relay.log.length).toBeGreaterThan(0);
		await tab.screenshot(shot(`${name}-userscript-mark`));
		await tab.close();
	});

	test('a sheet is made in the drawer, which the manager’s menu opens, and is there on the next page', async () => {
		const tab = await open(true);
		await chooseInMenu(tab, 'en français');
		await chooseInMenu(tab, 'Osselet');
		await tab.wait('osselet-sheets');
		await tab.fill({css: 'input', text: 'Nom du personnage'}, 'Corvin');
		await tab.click({css: 'button', text: 'Nouvelle fiche'});
		await until('the sheet in the storage', async () =>
			tab.evaluate(() => JSON.stringify({...localStorage}).includes('Corvin'), undefined),
		);
		await tab.screenshot(shot(`${name}-userscript-sheets`));
		await tab.goto(`${forum.url}/viewtopic.php?t=1`);
		await tab.wait('osselet-bar');
		// The panel leads there too: there is no icon to send the player to.
		await tab.click({css: 'button', text: 'Jet'});
		await tab.wait('osselet-panel');
		await tab.click({css: 'button', text: 'Fiches…'});
		await tab.wait({css: '[role=dialog] button', text: 'Corvin'});
		await tab.press('Escape');
		await tab.gone('osselet-sheets');
		await tab.close();
	});

	test('with no relay a roll is judged by the receipt in a post', async () => {
		relay.fault = 'down';
		const {id} = forum.board.addTopic('Les reçus');
		const write = (minutes: number, source: string) =>
			forum.board.addPost({topic: id, author: accounts[0]!, source, at: Date.now() - minutes * 60_000}).id;
		const round = sealedDraw(Date.now() - 90 * 60_000);
		const roll = write(90, `1d20+5 ${writeString({mode: 's', expression: '1d20+5', round, index: 1})}`);
		const receipts = write(
			5,
			[writeReceipt(round, testKey().sign(round)), writeReceipt(round, testKey().sign(round - 100))].join('\n'),
		);
		const tab = await open(true);
		await chooseInMenu(tab, 'en français');
		await tab.goto(`${forum.url}/viewtopic.php?t=${id}`);
		await marksWhen(tab, roll, 1, ([only]) => /^Tirage loyal/.test(only?.name ?? ''));
		const marks = await marksWhen(tab, receipts, 2, ([, last]) => /balise$/.test(last?.name ?? ''));
		expect(marks[0]?.name).toMatch(/: vérifié$/);
		await tab.click(`#p${receipts} osselet-mark`);
		await tab.wait({css: '.popover h2', text: 'vérifié'});
		await tab.close();
		relay.fault = undefined;
	});

	test('with no storage from the manager the sheets are kept with the forum’s data, and the drawer says so', async () => {
		const tab = await open(false);
		await chooseInMenu(tab, 'in English');
		await chooseInMenu(tab, 'Osselet');
		await tab.wait({css: 'p', text: 'whose scripts can read them'});
		await tab.close();
	});
});
