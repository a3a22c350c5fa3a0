import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {activate, askKeeper} from './lib/activate';
import {broken} from './lib/axe';
import {login, replyQuickly, submitQuickReply} from './lib/board';
import {type BrowserName, browserNames, shot} from './lib/browser';
import {marksOf, marksWhen} from './lib/marks';
import {QUICK_REPLY} from './lib/player';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

const TOPIC = 1;
const PLAYERS = ['Lison', 'Bastien', 'Ondine'] as const;
/** Past every draw that a post written now may name. */
const LATER = 25 * 60_000;

async function seat(
	table: Table,
	name: BrowserName,
	shift: number,
): Promise<{tab: Tab; popup: Tab; base: string; open(url: string): Promise<Tab>}> {
	const browser = await table.sit(name, shift);
	const popup = await browser.popup();
	await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
	await activate(browser, table.forum.url);
	return {tab: await browser.open(), popup, base: browser.base, open: url => browser.open(url)};
}

const sitAt = async (tab: Tab, {forum}: Table, name: string): Promise<void> => {
	await login(tab, forum, name);
	await tab.goto(`${forum.url}/viewtopic.php?t=${TOPIC}`);
	await tab.wait('osselet-bar');
};

async function openCalls(tab: Tab): Promise<void> {
	await tab.click({css: 'button.roll', text: 'Jet'});
	await tab.click({css: '.panel button', text: 'Demander un jet'});
	await tab.wait('.calls .with input');
}

async function insert(tab: Tab): Promise<void> {
	const before = await tab.value(QUICK_REPLY);
	await tab.click({css: '.calls button.main', text: 'Insérer'});
	await until('the lines in the reply', async () => (await tab.value(QUICK_REPLY)) !== before);
}

/** The call that waits is offered in the panel, and answered from there. */
async function answer(tab: Tab, table: Table, picture?: string): Promise<number> {
	await tab.click({css: 'button.roll', text: 'Jet'});
	await tab.click({css: '.panel button', text: 'Répondre'});
	await until('the dice', async () => {
		const text = await tab.text('.calls .preview');
		if (/= \d+ oss1-q-/.test(text)) return true;
		throw new Error(text);
	});
	if (picture) await tab.screenshot(shot(picture));
	await insert(tab);
	return submitQuickReply(tab, table.forum, TOPIC);
}

describe.each(browserNames)('called and hidden rolls in %s', name => {
	let table: Table;
	let gm: Awaited<ReturnType<typeof seat>>;
	let player: Awaited<ReturnType<typeof seat>>;
	let called = 0;
	let opened = 0;
	let lison = 0;
	let bastien = 0;
	beforeAll(async () => {
		table = await openTable();
		gm = await seat(table, name, 0);
	}, 240_000);
	afterAll(() => table?.leave());

	test('the GM calls three rolls, hides one, and opens it in a later post', async () => {
		const {tab} = gm;
		await sitAt(tab, table, 'Maud');
		await openCalls(tab);
		for (const one of PLAYERS.slice(0, 2)) await tab.click({css: '.offered button', text: one});
		await tab.fill('.with input', 'Ondine');
		await tab.click({css: '.with button', text: 'Ajouter'});
		await tab.screenshot(shot(`${name}-calls-whom`));
		await tab.fill({css: 'input', text: 'Expression'}, '1d20+5');
		await tab.fill({css: 'input', text: 'Libellé'}, 'Perception');
		await tab.fill({css: 'input', text: 'Difficulté ou adversaire'}, '15');
		await tab.screenshot(shot(`${name}-calls-ask`));
		expect(await broken(tab, ['osselet-calls'])).toEqual([]);
		await insert(tab);

		await openCalls(tab);
		await tab.fill({css: 'input', text: 'Expression'}, '2d6');
		await tab.fill({css: 'input', text: 'Libellé'}, 'Le guet');
		await tab.click({css: 'label.choice', text: 'Jet caché'});
		await tab.screenshot(shot(`${name}-calls-hide`));
		await insert(tab);
		called = await submitQuickReply(tab, table.forum, TOPIC);
		const source = table.forum.board.post(called)?.source ?? '';
		expect(source.match(/oss1-[sh]-[^ ]*-k[0-9]/g)?.map(string => string.at(5) + string.slice(-1))).toEqual([
			's1',
			's2',
			's3',
			'h4',
		]);
		const [, , , hidden] = await marksWhen(tab, called, 4, marks => marks.every(({name}) => !/Vérification/.test(name)));
		expect(hidden?.name).toContain('Jet caché, pas encore ouvert');

		await tab.click({css: 'button.roll', text: 'Jet'});
		await tab.click({css: '.panel button', text: 'Demander un jet'});
		await tab.click({css: '.calls .tabs button', text: 'Jets cachés'});
		await tab.wait({css: '.hidden-rolls button', text: 'Ouvrir dans ce message'});
		await tab.screenshot(shot(`${name}-calls-open`));
		expect(await broken(tab, ['osselet-calls'])).toEqual([]);
		await tab.click({css: '.hidden-rolls button', text: 'Ouvrir dans ce message'});
		await until('the opening', async () => /oss1-u-/.test(await tab.value(QUICK_REPLY)));
		opened = await submitQuickReply(tab, table.forum, TOPIC);
	}, 240_000);

	test('two players see what is asked of them, answer it, and the page tells everybody', async () => {
		// The draws have fallen by this browser's clock and by the relay's.
		table.relay.now = () => Date.now() + LATER;
		player = await seat(table, name, LATER);
		const {tab, popup} = player;
		await sitAt(tab, table, 'Lison');
		const marks = await marksWhen(tab, called, 4, seen => seen.every(({name}) => /^(demandé|Tirage)/.test(name)), 60_000);
		expect(marks[0]?.text).toMatch(/^demandé à Lison · \d+$/);
		expect(marks[3]?.name).toMatch(/^Tirage loyal/);
		const [opening] = await marksWhen(tab, opened, 1, seen => /^Tirage/.test(seen[0]?.name ?? ''));
		expect(opening?.text).toBe(marks[3]?.text);
		await tab.screenshot(shot(`${name}-calls-marks`));
		await until(
			'the call in the keeper',
			async () => ((await askKeeper(popup, 'calls/list', null)) as readonly unknown[]).length === 1,
		);
		await popup.goto(`${player.base}popup/popup.html`);
		await popup.resize(380, 560);
		await popup.click({css: '[role=tab]', text: 'Jets'});
		await popup.wait({css: '.waiting-calls', text: 'Perception'});
		await popup.screenshot(shot(`${name}-calls-popup`));
		expect(await broken(popup)).toEqual([]);

		lison = await answer(tab, table, `${name}-calls-answer`);
		const [mark] = await marksWhen(tab, lison, 1, seen => /^Tirage/.test(seen[0]?.name ?? ''));
		expect(mark?.name).toMatch(/^Tirage loyal, fixé avant les dés/);
		expect(table.forum.board.post(lison)?.source).toContain('demandé par Maud');
		await until(
			'nothing more to answer',
			async () => ((await askKeeper(popup, 'calls/list', null)) as readonly unknown[]).length === 0,
		);

		await sitAt(tab, table, 'Bastien');
		await marksWhen(tab, called, 4, seen => seen.every(({name}) => /^(demandé|Tirage)/.test(name)), 60_000);
		await until(
			'the call in the keeper',
			async () => ((await askKeeper(popup, 'calls/list', null)) as readonly unknown[]).length === 1,
		);
		bastien = await answer(tab, table);
		await until('both answers in the memory', async () => {
			const notes = await askKeeper(popup, 'seen/thread', {site: new URL(table.forum.url).host, thread: String(TOPIC)});
			return [lison, bastien].every(post => JSON.stringify(notes).includes(`"post":"${post}"`));
		});
	}, 300_000);

	test('one tampers, one deletes and redoes: the audit names what differs, in neutral words', async () => {
		const {tab, popup, base, open} = player;
		const {board, url} = table.forum;
		const account = (who: string) => board.accounts.find(one => one.name === who)!;
		const {source, subject} = board.post(bastien)!;
		const changed = source.replace(/= (\d+) oss1-q/, (_, total: string) => `= ${Number(total) + 3} oss1-q`);
		expect(changed).not.toBe(source);
		board.editPost(bastien, account('Bastien'), {source: changed, subject, reason: ''});
		const again = board.post(lison)!.source;
		board.deletePost(lison);
		await login(tab, table.forum, 'Lison');
		await replyQuickly(tab, table.forum, TOPIC, again);

		await tab.goto(`${url}/viewtopic.php?t=${TOPIC}`);
		await marksWhen(tab, bastien, 1, seen => /^Ne correspond pas/.test(seen[0]?.name ?? ''), 60_000);
		expect(await marksOf(tab, called)).toHaveLength(4);
		await tab.click(`#p${called} osselet-mark`);
		await tab.click({css: '.popover button', text: 'Vérifier le fil'});
		await tab.wait({css: 'section p', text: 'Le fil est lu'});
		const [head] = (await askKeeper(popup, 'audit/list', null)) as readonly {readonly site: string; readonly thread: string}[];
		const page = await open(`${base}popup/audit.html#${encodeURIComponent(`${head?.site} ${head?.thread}`)}`);
		await page.wait('.scroll tbody tr');
		const kinds = await until('the findings', async () => {
			const all = await page.all('.findings h3');
			return all.length >= 3 && all;
		});
		expect([...kinds].sort()).toEqual(['Ligne changée', 'Nombre autre que les dés', 'Vu, absent maintenant']);
		expect(await page.text('main')).not.toMatch(/trich|chanceu/i);
		await page.resize(1280, 900);
		await page.screenshot(shot(`${name}-calls-audit`));
	}, 240_000);
});
