import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {sealedDraw} from '../../src/seal/draws';
import {writeString} from '../../src/seal/write';
import {activate, askKeeper} from './lib/activate';
import {broken} from './lib/axe';
import {login, submitQuickReply} from './lib/board';
import {type BrowserName, browserNames, shot} from './lib/browser';
import {closePopover, marksWhen, openMark} from './lib/marks';
import {QUICK_REPLY} from './lib/player';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

const TOPIC = 1;
const PER_PAGE = 4;
const HOUR = 3_600_000;

/** Opens the drawer of opposed and group rolls at the thread's quick reply. */
async function openContest(tab: Tab, {forum}: Table, tabName?: string): Promise<void> {
	await tab.goto(`${forum.url}/viewtopic.php?t=${TOPIC}&start=${last(forum)}`);
	await tab.wait('osselet-bar');
	await tab.click({css: 'button.roll', text: 'Jet'});
	await tab.click({css: '.panel .top .button', text: 'Opposer des jets'});
	await tab.wait('.contest .tabs');
	if (tabName !== undefined) await tab.click({css: '.contest .tabs .button', text: tabName});
}

const last = ({board}: Table['forum']): number => Math.floor((board.posts(TOPIC).length - 1) / PER_PAGE) * PER_PAGE;

async function insert(tab: Tab): Promise<string> {
	await tab.click({css: '.contest .button.main:not(:disabled)', text: 'Insérer'});
	return until('the lines in the reply', async () => tab.value(QUICK_REPLY));
}

/** Light and dark, wide and narrow; breaks no rule of axe in either scheme. */
async function pictures(tab: Tab, name: string): Promise<void> {
	for (const scheme of ['light', 'dark'] as const) {
		await tab.scheme(scheme);
		expect(await broken(tab, ['osselet-contest']), scheme).toEqual([]);
		await tab.screenshot(shot(`${name}-${scheme}`));
	}
	await tab.scheme('light');
	await tab.resize(360, 740);
	await tab.screenshot(shot(`${name}-360`));
	await tab.resize(1280, 900);
}

describe.each(browserNames)('opposed and group rolls in %s', (browser: BrowserName) => {
	let table: Table;
	let tab: Tab;
	let later: Tab;
	let clock = Date.now() - 24 * HOUR;

	const say = async (member: string, text: string): Promise<number> => {
		clock += HOUR / 6;
		await login(tab, table.forum, member);
		await tab.goto(`${table.forum.url}/viewtopic.php?t=${TOPIC}`);
		await tab.type(QUICK_REPLY, text);
		return submitQuickReply(tab, table.forum, TOPIC);
	};
	const seat = async (shift: number): Promise<Tab> => {
		const player = await table.sit(browser, shift);
		await askKeeper(await player.popup(), 'settings/put', {settings: {lang: 'fr', network: true}});
		await activate(player, table.forum.url);
		return player.open();
	};
	beforeAll(async () => {
		table = await openTable({now: () => clock, perPage: PER_PAGE});
		tab = await seat(0);
		const sealed = (expression: string) => writeString({mode: 's', expression, round: sealedDraw(clock + HOUR / 6), index: 1});
		while (table.forum.board.posts(TOPIC).length % PER_PAGE !== PER_PAGE - 1) await say('Lison', 'La pluie tombe.');
		// The last post of a page, and the first of the next; they never come to the same.
		await say('Bastien', `Aria, Attaque – 1d20 + 30, jet scellé, dés à venir ${sealed('1d20+30')}`);
		await say('Lison', `Bran, Parade – 1d20, jet scellé, dés à venir ${sealed('1d20')}`);
	}, 300_000);
	afterAll(() => table?.leave());

	test('a roll for three names, sealed; once drawn, their order', async () => {
		clock = Date.now();
		await login(tab, table.forum, 'Maud');
		await openContest(tab, table, 'Jet de groupe');
		await tab.fill('.contest textarea', 'Garde +2\nChien\nMage -1');
		await tab.fill({css: '.contest input', text: 'Libellé'}, 'Initiative');
		await until('the lines', async () => (await tab.text('.contest .preview')).includes('-k3-'));
		await pictures(tab, `${browser}-contest-group`);
		expect((await insert(tab)).match(/oss1-s-/g)).toHaveLength(3);
		const post = await submitQuickReply(tab, table.forum, TOPIC);
		await marksWhen(tab, post, 3, marks => marks.every(({name}) => /^Tirage à venir|attend|En attente/i.test(name)));
		await openContest(tab, table, 'Ordre');
		await tab.wait({css: '.contest .picks .off', text: 'Dés à venir'});

		const shift = HOUR;
		clock += shift;
		table.relay.now = () => Date.now() + shift;
		later = await seat(shift);
		await login(later, table.forum, 'Maud');
		await openContest(later, table, 'Ordre');
		for (const name of ['Garde', 'Chien', 'Mage'])
			await later.click({css: '.contest .picks label', text: `${name}, `.replace(', ', '')});
		await until('the order', async () => (await later.text('.contest .preview')).includes('x3-vl-'));
		await pictures(later, `${browser}-contest-order`);
		const lines = (await insert(later)).split('\n');
		const totals = lines.flatMap(line => /= (-?\d+) oss1-q-/.exec(line)?.[1] ?? []).map(Number);
		expect(totals).toHaveLength(3);
		expect(totals).toEqual([...totals].sort((one, other) => other - one));
		const order = await submitQuickReply(later, table.forum, TOPIC);
		await marksWhen(later, order, 3, marks => marks.every(({name}) => /^Tirage loyal/.test(name)));
		await openMark(later, order, 1);
		expect(await later.text('.popover .body')).toContain('Jets opposés, d’après les dés');
		await closePopover(later);
	}, 400_000);

	test('rolls of two pages are opposed; the line replays, and one typed over does not match', async () => {
		clock += HOUR / 6;
		await openContest(later, table);
		for (const name of ['Aria', 'Bran']) await later.click({css: '.contest .picks label', text: name});
		await later.wait({css: '.contest .preview', text: 'Aria l’emporte de'});
		await pictures(later, `${browser}-contest-opposed`);
		const line = await insert(later);
		expect(line).toMatch(/^Aria = \d+ contre Bran = \d+\s: Aria l’emporte de \d+ – oss1-q-\S+ oss1-q-\S+$/m);
		const right = await submitQuickReply(later, table.forum, TOPIC);
		await marksWhen(later, right, 2, marks => marks.every(({name}) => !/Ne correspond pas/.test(name)));
		await openMark(later, right, 1);
		await until('what the rolls come to', async () => /d’après les dés\s: Aria, \d+\./.test(await later.text('.popover .body')));
		await later.screenshot(shot(`${browser}-contest-right`));
		await closePopover(later);

		clock += HOUR / 6;
		const margin = Number(/l’emporte de (\d+)/.exec(line)![1]);
		await later.goto(`${table.forum.url}/viewtopic.php?t=${TOPIC}`);
		await later.type(QUICK_REPLY, line.replace(/de \d+ –/, `de ${margin + 2} –`).trim());
		const wrong = await submitQuickReply(later, table.forum, TOPIC);
		await marksWhen(later, wrong, 2, ([first]) => /^Ne correspond pas/.test(first!.name));
		await openMark(later, wrong, 1);
		const told = await later.text('.popover .body');
		expect(told.replace(/\s/g, ' ')).toContain(`Le texte dit ${margin + 2} ; les jets donnent ${margin}.`);
		await later.screenshot(shot(`${browser}-contest-wrong`));
	}, 400_000);
});
