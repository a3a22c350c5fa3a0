// @vitest-environment jsdom
import {describe, expect, test} from 'vitest';
import {sheetId, site} from '../../src/shared/ids';
import {readSheets, writeSheets} from '../../src/sheets/file';
import type {Asker} from '../../src/wire/messages';
import {aSheet} from '../sheets/a-sheet';
import {logged} from '../store/records';
import {aPopup, press, settle, type, valueOf} from './a-popup';

const nb = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const said = (root: Element) => nb(root.textContent ?? '');

/** A popup with one sheet, open. */
async function onSheet(facts = {}) {
	const popup = await aPopup();
	await popup.memory.putSheet(aSheet(facts));
	await type(popup.root, 'Nom du personnage', 'Autre');
	window.dispatchEvent(new Event('focus'));
	await settle();
	popup.root.querySelector<HTMLElement>('.row')!.click();
	await settle();
	const stored = async () => {
		const got = await popup.memory.getSheet(sheetId('a'));
		return got.ok ? got.value : got.error;
	};
	return {...popup, stored};
}

describe('sheets', () => {
	test('an empty list says what to do, and a name makes a sheet', async () => {
		const {root, memory} = await aPopup();
		expect(said(root)).toContain('Donnez un nom à un personnage pour commencer.');
		await type(root, 'Nom du personnage', 'Ælin');
		await press(root, 'Nouvelle fiche');
		expect(valueOf(root, 'Nom')).toBe('Ælin');
		expect(await memory.listSheets()).toMatchObject({ok: true, value: [{name: 'Ælin', id: 'new-0', revision: 1}]});
	});

	test('numbers, texts and rolls are added, and stored as they are typed', async () => {
		const {root, stored} = await onSheet();
		await type(root, 'Ajouter un nombre…', 'Force');
		root.querySelector<HTMLFormElement>('section[aria-label="Nombres"] form')!.requestSubmit();
		await settle();
		await type(root, 'Valeur de Force', '−2');
		await type(root, 'Ajouter un jet…', 'Épée');
		root.querySelector<HTMLFormElement>('section[aria-label="Jets nommés"] form')!.requestSubmit();
		await settle();
		await type(root, 'Expression de Épée', '1d20+@force');
		await press(root, 'Épée en favori, dans la barre du forum');
		expect(await stored()).toMatchObject({
			numbers: {force: -2},
			moves: [{id: 'epee', expression: '1d20+@force', favourite: true}],
		});
		expect(root.querySelector('.note')).toBeNull();
	});

	test('what is no number is said so, stays in the field, and is not stored', async () => {
		const {root, stored} = await onSheet({numbers: {force: 3}, fields: [{kind: 'number', id: 'force', label: 'Force'}]});
		await type(root, 'Valeur de Force', 'trois');
		expect(said(root)).toContain('Il faut un nombre entier');
		expect(valueOf(root, 'Valeur de Force')).toBe('trois');
		expect(await stored()).toMatchObject({numbers: {force: 3}});
	});

	test.each([
		['a name the sheet has not', '1d20+@agilite', /agilite/],
		['a die without end', 'd1!', /./],
	])('an expression with %s gets its sentence under the field, and is kept as typed', async (_, text, sentence) => {
		const {root, stored} = await onSheet({moves: [{id: 'm', label: 'Épée', expression: '1d20', favourite: false}]});
		await type(root, 'Expression de Épée', text);
		expect(root.querySelector('.note.wrong')?.textContent).toMatch(sentence);
		expect(await stored()).toMatchObject({moves: [{expression: text}]});
	});

	test('bug 10: an expression that is still being typed is a quiet remark', async () => {
		const {root} = await onSheet({moves: [{id: 'm', label: 'Épée', expression: '1d20', favourite: false}]});
		await type(root, 'Expression de Épée', '1d20+');
		expect(root.querySelector('.note')?.className).toBe('note remark');
	});

	test('a sheet deleted comes back by undo', async () => {
		const {root, memory} = await onSheet({numbers: {force: 3}});
		await press(root, 'Supprimer');
		expect(await memory.listSheets()).toEqual({ok: true, value: []});
		await press(root, 'Annuler');
		expect(await memory.listSheets()).toMatchObject({ok: true, value: [{id: 'a', numbers: {force: 3}}]});
	});

	test('a number deleted comes back by undo, and what was typed since stays', async () => {
		const {root, stored} = await onSheet({numbers: {force: 3}, fields: [{kind: 'number', id: 'force', label: 'Force'}]});
		await press(root, 'Supprimer Force');
		await type(root, 'Nom', 'Ælin la Rouge');
		await press(root, 'Annuler');
		expect(await stored()).toMatchObject({name: 'Ælin la Rouge', numbers: {force: 3}, fields: [{id: 'force'}]});
	});

	test.each([
		['theirs is taken', 'Reprendre l’autre version', 'Theirs', ['Theirs']],
		['mine is kept as a copy', 'Garder la mienne en copie', 'Mine (copie)', ['Theirs', 'Mine (copie)']],
	])('changed in another tab: %s', async (_, choice, shown, names) => {
		const {root, memory} = await onSheet();
		await memory.putSheet(aSheet({revision: 1, name: 'Theirs'}));
		await type(root, 'Nom', 'Mine');
		expect(said(root)).toContain('a changé entre-temps dans un autre onglet');
		await press(root, 'Toutes les fiches');
		expect(valueOf(root, 'Nom')).toBe('Mine');
		await press(root, choice);
		expect(valueOf(root, 'Nom')).toBe(shown);
		const listed = await memory.listSheets();
		expect(listed.ok && listed.value.map(sheet => sheet.name).sort()).toEqual([...names].sort());
	});

	test('with many, a search finds names whatever their accents', async () => {
		const {root, memory} = await aPopup();
		for (let at = 0; at < 200; at += 1)
			await memory.putSheet(aSheet({id: sheetId(`s${at}`), name: at === 77 ? 'Grükuk' : `Figurant ${at}`}));
		window.dispatchEvent(new Event('focus'));
		await settle();
		expect(root.querySelectorAll('.row')).toHaveLength(200);
		await type(root, 'Chercher une fiche', 'grukuk');
		expect([...root.querySelectorAll('.row b')].map(name => name.textContent)).toEqual(['Grükuk']);
		await type(root, 'Chercher une fiche', 'personne');
		expect(said(root)).toContain('Aucune fiche ne contient « personne ».');
	});
});

describe('files', () => {
	async function pick(root: Element, text: string) {
		const input = root.querySelector<HTMLInputElement>('input[type=file]')!;
		const file = {size: text.length, text: async () => text};
		Object.defineProperty(input, 'files', {value: [file], configurable: true});
		input.dispatchEvent(new Event('change', {bubbles: true}));
		await settle();
	}

	test('what is exported can be imported', async () => {
		const {root, saved} = await onSheet({numbers: {force: 3}});
		await press(root, 'Exporter');
		expect(saved[0]?.name).toBe('oelin.json');
		expect(readSheets(saved[0]!.text)).toMatchObject({ok: true, value: [{id: 'a', numbers: {force: 3}}]});

		const other = await aPopup();
		await pick(other.root, saved[0]!.text);
		expect(await other.memory.listSheets()).toMatchObject({ok: true, value: [{id: 'a', numbers: {force: 3}, revision: 1}]});
		expect(said(other.root)).toContain('1 fiche importée.');
	});

	test('of a bad file nothing is stored, and it is said why', async () => {
		const {root, memory} = await aPopup();
		await pick(root, writeSheets([aSheet(), {...aSheet({id: sheetId('b')}), name: ''}]));
		expect(await memory.listSheets()).toEqual({ok: true, value: []});
		expect(said(root)).toContain('Il faut un nom.');
	});

	test.each([
		['Importer en copie', ['File', 'Here']],
		['Remplacer les miennes', ['File']],
		['Ne rien faire', ['Here']],
	])('a sheet that is here already waits for a choice: %s', async (choice, names) => {
		const {root, memory} = await aPopup();
		await memory.putSheet(aSheet({name: 'Here'}));
		window.dispatchEvent(new Event('focus'));
		await settle();
		await pick(root, writeSheets([aSheet({name: 'File', revision: 9})]));
		expect(said(root)).toContain('Une de ces fiches est déjà là.');
		await press(root, choice);
		const listed = await memory.listSheets();
		expect(listed.ok && listed.value.map(sheet => sheet.name).sort()).toEqual(names);
	});
});

describe('rolls, forums, settings', () => {
	test('what a forum wrote is shown as text, and only an address of the web is a link', async () => {
		const {root, memory} = await aPopup();
		await memory.logRoll({
			...logged('x', 5),
			line: '<img src=x onerror=alert(1)>',
			threadUrl: 'javascript:alert(1)',
			thread: '<b>Taverne</b>',
		});
		await memory.logRoll(logged('y', 6));
		await press(root, 'Jets');
		expect(root.querySelector('img, .rolls b')).toBeNull();
		expect(said(root)).toContain('<img src=x onerror=alert(1)>');
		expect([...root.querySelectorAll('a')].map(link => link.getAttribute('href'))).toEqual([
			'https://forum.example/jdr/viewtopic.php?t=5',
		]);
	});

	test.each([
		[100, false],
		[101, true],
	])('of %i rolls the last hundred are listed, and it is said: %s', async (count, said) => {
		const {root, memory} = await aPopup();
		for (let at = 1; at <= count; at += 1) await memory.logRoll(logged(String(at), at));
		await press(root, 'Jets');
		expect(root.querySelectorAll('.rolls li')).toHaveLength(100);
		expect(root.textContent?.includes('Seuls les 100 derniers jets sont listés.')).toBe(said);
	});

	test('what a roll changed stands beside it, and what waits for its dice says so', async () => {
		const {root, memory} = await aPopup();
		await memory.logRoll({...logged('x', 5), changes: ['Renommée 3/4', 'Stress 2/9']});
		await memory.logRoll({...logged('y', 6), changes: []});
		await memory.logRoll({
			...logged('z', 7),
			waiting: {move: 'action', choices: {asks: {}, ticked: {}, spends: {}, free: []}},
		});
		await press(root, 'Jets');
		expect([...root.querySelectorAll('.rolls li')].map(roll => roll.querySelector('.what')?.textContent)).toEqual([
			'Ses effets attendent les dés.',
			undefined,
			'Sur la fiche\u00a0: Renommée 3/4 · Stress 2/9',
		]);
	});

	test('the browser is asked straight from the click, and the forum is started', async () => {
		const order: string[] = [];
		const {root, allowed} = await aPopup({requestForum: async pattern => (order.push(pattern), true)});
		await press(root, 'Ce forum');
		[...root.querySelectorAll('button')].find(button => button.textContent === 'Activer sur ce forum')!.click();
		order.push('after the click');
		await settle();
		expect(order).toEqual(['https://forum.example/*', 'after the click']);
		expect(allowed).toContain('https://forum.example/*');
		expect(said(root)).toContain('Osselet est actif sur forum.example.');
		await press(root, 'Retirer forum.example');
		expect(allowed).toEqual(['https://old.example/*']);
	});

	test.each([
		['Garder', 2, 'n’agit plus'],
		['Effacer', 0, 'est effacé'],
	] as const)('a forum that is left asks what becomes of what is kept of it: %s', async (answer, left, told) => {
		const {root, memory, within} = await aPopup();
		within.seen.set('old.example p7', {});
		within.seen.set('old.example/jdr p8', {});
		within.seen.set('old.example.org p9', {});
		await memory.putSitePrefs(site('elsewhere.example'), {layout: 'line', mode: 's', sheets: {}, folded: true});
		await press(root, 'Ce forum');
		await press(root, 'Retirer old.example');
		expect(said(root)).toContain('2 messages vus, avec leurs jets');
		await press(root, answer);
		expect(said(root)).toContain(told);
		expect(said(root)).not.toContain('2 messages vus');
		expect([...within.seen.keys()].filter(key => !key.startsWith('old.example.org'))).toHaveLength(left);
		expect(within.seen.has('old.example.org p9')).toBe(true);
		expect((await memory.getSitePrefs(site('elsewhere.example'))).folded).toBe(true);
	});

	test('a forum of which nothing is kept is left without a question, and so is one that another permission covers', async () => {
		const {root, allowed, within} = await aPopup();
		allowed.push('http://old.example/*');
		within.seen.set('old.example p7', {});
		await press(root, 'Ce forum');
		await press(root, 'Retirer http://old.example');
		expect(said(root)).not.toContain('Que faire');
		within.seen.clear();
		await press(root, 'Retirer old.example');
		expect(said(root)).not.toContain('Que faire');
	});

	test('a permission that is refused changes nothing, and is said', async () => {
		const {root, allowed} = await aPopup({requestForum: async () => false});
		await press(root, 'Ce forum');
		await press(root, 'Activer sur ce forum');
		expect(allowed).toEqual(['https://old.example/*']);
		expect(said(root)).toContain('rien n’a changé');
	});

	test('a page that is no forum says what to do', async () => {
		const {root} = await aPopup({currentUrl: async () => 'about:config'});
		await press(root, 'Ce forum');
		expect(said(root)).toContain('Ouvrez une page de votre forum');
	});

	test('a forum is turned on by its address where no page of it is at hand, and the browser is asked straight from the act', async () => {
		const asked: string[] = [];
		const {root, allowed} = await aPopup({
			currentUrl: async () => undefined,
			requestForum: async pattern => (asked.push(pattern), true),
		});
		await press(root, 'Ce forum');
		await type(root, 'Ou l’adresse de votre forum', 'forum .example');
		await press(root, 'Activer');
		expect(said(root)).toContain('Ce n’est pas l’adresse d’un site');
		expect(asked).toEqual([]);
		await type(root, 'Ou l’adresse de votre forum', 'Forum.example:8443/jdr/viewtopic.php?t=5');
		await press(root, 'Activer');
		expect(asked).toEqual(['https://forum.example/*']);
		expect(allowed).toContain('https://forum.example/*');
		expect(said(root)).toContain('Osselet est actif sur forum.example.');
	});

	test('a site that a wider permission of the browser’s covers is on', async () => {
		const {root, allowed} = await aPopup();
		allowed.push('*://*/*');
		await press(root, 'Ce forum');
		expect(said(root)).toContain('Osselet est actif sur forum.example.');
	});

	test('the browser’s language decides, until a setting overrides it', async () => {
		const {root, memory} = await aPopup({browserLang: 'en'});
		expect(document.documentElement.lang).toBe('en');
		root.querySelector<HTMLElement>('#tab-settings')!.click();
		await settle();
		const select = root.querySelector('select')!;
		select.value = 'fr';
		select.dispatchEvent(new Event('change', {bubbles: true}));
		await settle();
		expect(document.documentElement.lang).toBe('fr');
		expect(await memory.getSettings()).toEqual({network: true, lang: 'fr'});
		expect(said(root)).toContain('Langue');
	});

	test('while the keeper wakes up the tabs stand there already, in the language of the last time', async () => {
		const remembered: string[] = [];
		const rememberLang = (lang: string) => void remembered.push(lang);
		const never = (() => new Promise(() => undefined)) as unknown as Asker;
		const {root} = await aPopup({ask: never, browserLang: 'fr', lastLang: 'en', rememberLang});
		expect([root.querySelector('[role=tab]')?.textContent, document.documentElement.lang]).toEqual(['Sheets', 'en']);
		expect(remembered).toEqual([]);
		await aPopup({browserLang: 'fr', lastLang: 'en', rememberLang});
		expect(remembered).toEqual(['fr']);
	});

	test('a record that cannot be read is told, and can be saved as it is', async () => {
		const {root, within, saved} = await aPopup();
		within.sheets.set('odd', {id: 'odd', name: 7});
		root.querySelector<HTMLElement>('#tab-settings')!.click();
		await settle();
		await press(root, 'Les enregistrer dans un fichier');
		expect(JSON.parse(saved[0]!.text)).toMatchObject([{where: 'sheets/odd', text: '{"id":"odd","name":7}'}]);
	});

	test('arrows go from part to part, and focus goes along', async () => {
		const {root} = await aPopup();
		const key = async (name: string) => {
			(document.activeElement ?? root).dispatchEvent(new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true}));
			await settle();
			return [document.activeElement?.id, root.querySelector('[role=tabpanel]')?.getAttribute('aria-labelledby')];
		};
		root.querySelector<HTMLElement>('#tab-sheets')!.focus();
		expect(await key('ArrowRight')).toEqual(['tab-rolls', 'tab-rolls']);
		expect(await key('ArrowLeft')).toEqual(['tab-sheets', 'tab-sheets']);
		expect(await key('End')).toEqual(['tab-settings', 'tab-settings']);
		expect(await key('ArrowRight')).toEqual(['tab-sheets', 'tab-sheets']);
	});
});
