import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {activate, askKeeper} from './lib/activate';
import {broken} from './lib/axe';
import {login, replyQuickly, submitQuickReply} from './lib/board';
import {browserNames, shot} from './lib/browser';
import {marksWhen} from './lib/marks';
import {QUICK_REPLY} from './lib/player';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

const TOPIC = 1;

describe.each(browserNames)('the table of a thread in %s', name => {
	let table: Table;
	let gm: Tab;
	let player: Tab;
	let popup: Tab;
	let base = '';
	let posted = 0;

	const thread = async (tab: Tab): Promise<void> => {
		await tab.goto(`${table.forum.url}/viewtopic.php?t=${TOPIC}`);
		await tab.wait('osselet-bar');
	};
	const openIt = async (tab: Tab): Promise<void> => {
		await thread(tab);
		await tab.click({css: 'button.roll', text: 'Jet'});
		await tab.click({css: '.panel .tools button', text: 'Table'});
		await tab.wait({css: '.table .title', text: 'Table du fil'});
	};
	/** Light, dark and narrow; breaks no rule of axe in either scheme. */
	const pictures = async (tab: Tab, picture: string): Promise<void> => {
		for (const scheme of ['light', 'dark'] as const) {
			await tab.scheme(scheme);
			expect(await broken(tab, ['osselet-table']), scheme).toEqual([]);
			await tab.screenshot(shot(`${name}-table-${picture}-${scheme}`));
		}
		await tab.scheme('light');
		await tab.resize(360, 740);
		await tab.screenshot(shot(`${name}-table-${picture}-360`));
		await tab.resize(1280, 900);
	};
	beforeAll(async () => {
		table = await openTable();
		for (const who of ['Maud', 'Bastien']) {
			const seat = await table.sit(name);
			popup = await seat.popup();
			base = seat.base;
			await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
			await activate(seat, table.forum.url);
			const tab = await seat.open();
			await login(tab, table.forum, who);
			if (who === 'Maud') gm = tab;
			else player = tab;
		}
	}, 300_000);
	afterAll(() => table?.leave());

	test('a GM keeps reserves, clocks and conditions, and posts them', async () => {
		await openIt(gm);
		await gm.click({css: '.table .tabs button', text: 'Tenir'});
		const add = async (label: string, text: string) => {
			await gm.fill({css: '.table input', text: label}, text);
			await gm.click({css: '.table .adding button:not(:disabled)', text: 'Ajouter'});
			await until(label, async () => (await gm.text('.table .middle')).includes(text));
		};
		await add('Nouvelle réserve', 'Menace');
		await add('Nouvelle horloge', 'L’alarme');
		await add('Nom', 'Garde du pont');
		await gm.click({css: '.table button', text: 'Menace : un de moins'});
		await gm.click({css: '.table button', text: 'L’alarme : un de plus'});
		await gm.fill({css: '.table input', text: 'État de Garde du pont'}, 'sonné');
		await gm.click({css: '.table .person .adding button:not(:disabled)', text: 'Ajouter'});
		await gm.wait({css: '.table .preview', text: 'ost1-n'});
		await until('what is posted', async () => {
			const text = await gm.text('.table .preview');
			if (/Menace 9\/10[^]*L’alarme 1\/6[^]*Garde du pont.*sonné[^]*ost1-n/.test(text)) return true;
			throw new Error(text);
		});
		await pictures(gm, 'keep');
		await gm.click({css: '.table button.main:not(:disabled)', text: 'Insérer'});
		await until('the table in the reply', async () => /Menace 9\/10[^]*ost1-n/.test(await gm.value(QUICK_REPLY)));
		posted = await submitQuickReply(gm, table.forum, TOPIC);
	}, 300_000);

	test('a reader sees reserve, ring and condition; a damaged one says so where it stands, and the older one stays below', async () => {
		await thread(player);
		const [mark] = await marksWhen(player, posted, 1, seen => /^Table publiée/.test(seen[0]?.name ?? ''));
		expect(mark?.text).toBe('Table');
		await player.click(`#p${posted} osselet-mark`);
		await player.wait({css: '.table .reserves', text: 'Menace'});
		expect(await player.text('.table .reserves')).toContain('9/10');
		expect(await player.text('.table .people')).toMatch(/Garde du pont.*sonné/s);
		await pictures(player, 'seen');
		await player.press('Escape');
		await player.gone('osselet-table');

		const source = table.forum.board.post(posted)?.source ?? '';
		const post = await replyQuickly(gm, table.forum, TOPIC, source.replace(/(ost1-n\d+-)./, '$1'));
		const [damaged] = await marksWhen(gm, post, 1, seen => /^Table abîmée/.test(seen[0]?.name ?? ''));
		expect(damaged?.text).toBe('Table abîmée');
		await openIt(player);
		await player.click({css: '.table .tabs button', text: 'Dans le fil'});
		await player.wait({css: '.table .middle .wrong', text: 'Demandez à son auteur de la publier de nouveau.'});
		await player.click({css: '.table summary', text: 'Publiée par Maud'});
		await player.wait({css: '.table details .reserves', text: 'Menace'});
		await pictures(player, 'history');
	}, 300_000);

	test('the reader’s popup lists the table as it was last seen, with the way to its post, and lets go of it', async () => {
		await popup.front();
		await popup.goto(`${base}popup/popup.html`);
		await popup.resize(380, 760);
		await popup.click({css: '.acts button', text: 'Fiches vues'});
		await popup.wait({css: '.seen-tables .facts', text: 'Publiée par Maud'});
		await popup.click({css: '.seen-tables summary', text: 'Lire la table'});
		await popup.wait({css: '.seen-tables .reserves', text: 'Menace'});
		expect(await popup.text('.seen-tables .reserves')).toContain('9/10');
		expect(await popup.attribute('.seen-tables a', 'href')).toMatch(new RegExp(`/viewtopic\\.php\\S*#p${posted}$`));
		await popup.evaluate(() => document.querySelector('.seen-tables')?.scrollIntoView(), undefined);
		for (const [scheme, width] of [
			['light', 380],
			['dark', 380],
			['light', 360],
		] as const) {
			await popup.scheme(scheme);
			await popup.resize(width, 760);
			expect(await broken(popup), scheme).toEqual([]);
			const fits = await popup.evaluate(() => {
				const list = document.querySelector('.seen-tables');
				return list !== null && list.scrollWidth <= list.clientWidth;
			}, undefined);
			expect(fits).toBe(true);
			await popup.screenshot(shot(`${name}-table-popup-${scheme}-${width}`));
		}
		await popup.scheme('light');
		await popup.click({css: '.seen-tables button', text: 'Ne plus garder'});
		await popup.click({css: '.seen-tables button', text: 'Effacer'});
		await popup.wait({css: '.seen-tables .empty', text: 'Aucune table vue'});
	}, 120_000);
});
