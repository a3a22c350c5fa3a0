import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {activate, askKeeper} from './lib/activate';
import {broken} from './lib/axe';
import {login, replyQuickly, submitQuickReply} from './lib/board';
import {browserNames, shot} from './lib/browser';
import {marksWhen, openMark} from './lib/marks';
import {makeSheet, QUICK_REPLY, rollInPanel} from './lib/player';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';

const TOPIC = 1;
const OTHERWISE = /la fiche de Corvin \(approuvée le .+\) dit 4, le jet a pris 6\./;
const plain = (text: string): string => text.replace(/\s/g, ' ');

describe.each(browserNames)('sheets at the table in %s', name => {
	let table: Table;
	let player: Tab;
	let sheet: Tab;
	let gm: Tab;
	let popup: Tab;
	let open: (url: string) => Promise<Tab>;
	let base = '';
	let published = 0;

	const thread = async (tab: Tab): Promise<void> => {
		await tab.goto(`${table.forum.url}/viewtopic.php?t=${TOPIC}`);
		await tab.wait('osselet-bar');
	};
	/** Light, dark and narrow; breaks no rule of axe in either scheme. */
	const pictures = async (tab: Tab, picture: string, parts: readonly string[] = []): Promise<void> => {
		for (const scheme of ['light', 'dark'] as const) {
			await tab.scheme(scheme);
			expect(await broken(tab, parts), scheme).toEqual([]);
			await tab.screenshot(shot(`${name}-sheets-${picture}-${scheme}`));
		}
		await tab.scheme('light');
		await tab.resize(360, 740);
		await tab.screenshot(shot(`${name}-sheets-${picture}-360`));
		await tab.resize(1280, 900);
	};
	beforeAll(async () => {
		table = await openTable();
		const [one, other] = [await table.sit(name), await table.sit(name)];
		sheet = await one.popup();
		popup = await other.popup();
		for (const each of [sheet, popup]) await askKeeper(each, 'settings/put', {settings: {lang: 'fr', network: true}});
		await sheet.goto(`${one.base}popup/popup.html`);
		await makeSheet(sheet, 'Corvin');
		for (const each of [one, other]) await activate(each, table.forum.url);
		player = await one.open();
		gm = await other.open();
		await login(player, table.forum, 'Bastien');
		await login(gm, table.forum, 'Maud');
		open = url => other.open(url);
		base = other.base;
	}, 300_000);
	afterAll(() => table?.leave());

	test('a player publishes his sheet; the GM sees it in the post, keeps it and approves it', async () => {
		await thread(player);
		await player.click({css: 'button.roll', text: 'Jet'});
		await player.choose({css: 'select', text: 'Personnage'}, 'Corvin');
		await player.click({css: '.panel button', text: 'Publier la fiche'});
		await player.wait({css: '.publish .preview', text: 'osf1-'});
		await pictures(player, 'publish', ['osselet-sheets']);
		await player.click({css: '.publish button.main:not(:disabled)', text: 'Insérer'});
		await until('the sheet in the reply', async () => /Adresse 4[^]*osf1-n/.test(await player.value(QUICK_REPLY)));
		published = await submitQuickReply(player, table.forum, TOPIC);

		await thread(gm);
		const [mark] = await marksWhen(gm, published, 1, seen => /^Fiche publiée/.test(seen[0]?.name ?? ''));
		expect(mark?.text).toBe('Fiche');
		await gm.screenshot(shot(`${name}-sheets-mark`));
		await gm.click(`#p${published} osselet-mark`);
		await gm.wait({css: '.publish .title', text: 'Fiche de Corvin'});
		expect(plain(await gm.text('.publish .told'))).toMatch(/Adresse ?4/);
		await pictures(gm, 'seen', ['osselet-sheets']);
		await gm.click({css: '.publish button.main', text: 'Garder cette fiche'});
		await gm.click({css: '.publish button.main', text: 'Approuver cette version'});
		await gm.wait({css: '.publish [role=status]', text: 'Approuvée'});
		await gm.screenshot(shot(`${name}-sheets-approved`));
		await gm.press('Escape');
		await gm.gone('osselet-sheets');
	}, 300_000);

	test('a roll with another number than the sheet had: the popover and the audit say both, and blame nobody', async () => {
		await sheet.front();
		await sheet.fill({css: 'input', text: 'Valeur de Adresse'}, '6');
		await until('the changed sheet', async () =>
			JSON.stringify(await askKeeper(sheet, 'sheets/list', null)).includes('"adresse":6'),
		);
		await player.front();
		await thread(player);
		await rollInPanel(
			player,
			'Immédiat',
			async () => {
				await player.choose({css: 'select', text: 'Personnage'}, 'Corvin');
				await player.click({css: 'button', text: 'Tir'});
			},
			`${name}-sheets-roll`,
		);
		const roll = await submitQuickReply(player, table.forum, TOPIC);

		await gm.front();
		await thread(gm);
		await marksWhen(gm, roll, 1, seen => /^Dé/.test(seen[0]?.name ?? ''));
		await openMark(gm, roll, 1);
		await until('what the sheet says', async () => OTHERWISE.test(plain(await gm.text('.popover .body'))));
		expect(await gm.text('.popover .body')).not.toMatch(/trich/i);
		await pictures(gm, 'otherwise', ['osselet-popover']);
		await gm.click({css: '.popover button', text: 'Vérifier le fil'});
		await gm.wait({css: 'section p', text: 'Le fil est lu'});
		const [head] = (await askKeeper(popup, 'audit/list', null)) as readonly {readonly site: string; readonly thread: string}[];
		const audit = await open(`${base}popup/audit.html#${encodeURIComponent(`${head?.site} ${head?.thread}`)}`);
		await audit.wait({css: '.findings h3', text: 'Autre nombre que la fiche'});
		expect(plain(await audit.text('.findings'))).toMatch(OTHERWISE);
		await audit.resize(1280, 900);
		await pictures(audit, 'audit');
		await audit.close();
	}, 300_000);

	test('Seen sheets in the workshop lists what is kept, with its versions', async () => {
		const workshop = await open(`${base}popup/workshop.html#seen`);
		await workshop.wait({css: '.seen-sheets h3', text: 'Corvin'});
		await workshop.resize(1280, 900);
		expect(plain(await workshop.text('.seen-sheets li'))).toMatch(/^Depuis le .+ approuvée le .+ empreinte [0-9a-f]{8}/);
		await pictures(workshop, 'workshop');
		await workshop.click({css: '.seen-sheets button', text: 'Lire'});
		await workshop.wait({css: '.seen-sheets .told dt', text: 'Adresse'});
		await workshop.screenshot(shot(`${name}-sheets-workshop-read`));
		await workshop.close();
	}, 120_000);

	test('the popup leads to the sheets of others, and a sheet is copied there for a post', async () => {
		await popup.front();
		await popup.goto(`${base}popup/popup.html`);
		await popup.click({css: '.acts button', text: 'Fiches vues'});
		await popup.wait({css: '.seen-sheets h3', text: 'Corvin'});
		await pictures(popup, 'popup');
		await popup.click({css: 'button.back', text: 'Toutes les fiches'});
		await popup.gone('.seen-sheets');
		await sheet.front();
		await sheet.click('.copy-sheet summary');
		await until('the text', async () => (await sheet.value('.copy-sheet textarea')).includes('osf1-'));
		expect(await sheet.value('.copy-sheet textarea')).toMatch(/^\[b\]Corvin\[\/b\]/);
		await sheet.click('.copy-sheet textarea'); // Into sight
		await pictures(sheet, 'copy');
	}, 120_000);

	test('a sheet of which a letter was lost says so, and what to do', async () => {
		const source = table.forum.board.post(published)?.source ?? '';
		const damaged = source.replace(/(osf1-n\d+-)./, '$1');
		expect(damaged).not.toBe(source);
		const post = await replyQuickly(gm, table.forum, TOPIC, damaged);
		const [mark] = await marksWhen(gm, post, 1, seen => /^Fiche abîmée/.test(seen[0]?.name ?? ''));
		expect(mark?.text).toBe('Fiche abîmée');
		await gm.click(`#p${post} osselet-mark`);
		await gm.wait({css: '.publish .middle .wrong', text: 'Demandez à son auteur de la publier de nouveau.'});
		await pictures(gm, 'damaged', ['osselet-sheets']);
		await gm.press('Escape');
		await gm.gone('osselet-sheets');
	}, 120_000);
});
