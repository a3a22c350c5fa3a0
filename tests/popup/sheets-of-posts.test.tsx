// @vitest-environment jsdom
import {Blob as NodeBlob} from 'node:buffer';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {loadGameParts} from '../../popup/games/late-parts';
import {findParcels} from '../../src/seal/parcel';
import {type PostId, sheetId, site} from '../../src/shared/ids';
import {readPublished} from '../../src/sheets/published';
import {unsqueeze} from '../../src/squeeze';
import {aSheet} from '../sheets/a-sheet';
import {aPopup, press, settle, type} from './a-popup';

beforeAll(async () => {
	vi.stubGlobal('Blob', NodeBlob); // jsdom’s has no stream
	await loadGameParts();
}, 60_000);
afterAll(() => vi.unstubAllGlobals());

const bran = aSheet({
	name: 'Bran',
	fields: [
		{kind: 'number', id: 'force', label: 'Force'},
		{kind: 'text', id: 'secret', label: 'Secret'},
	],
	numbers: {force: 5},
	texts: {secret: 'Je suis le traître'},
	moves: [],
});

async function withBran() {
	const copied: string[] = [];
	const popup = await aPopup({copy: async text => copied.push(text) > 0});
	await popup.memory.putSheet(bran);
	window.dispatchEvent(new Event('focus'));
	await settle();
	const {root} = popup;
	const says = (text: string | RegExp) => vi.waitFor(() => expect(root.textContent).toMatch(text), 5_000);
	return {...popup, copied, says};
}

/** Opens the sheet and what copies it. */
async function copying() {
	const popup = await withBran();
	const {root} = popup;
	root.querySelector<HTMLElement>('.row')!.click();
	await vi.waitFor(() => expect(root.querySelector('.copy-sheet')).not.toBeNull(), 5_000);
	const details = root.querySelector<HTMLDetailsElement>('.copy-sheet')!;
	details.open = true;
	details.dispatchEvent(new Event('toggle'));
	const text = () => root.querySelector<HTMLTextAreaElement>('.copy-sheet textarea')?.value ?? '';
	await vi.waitFor(() => expect(text()).toContain('Bran'), 5_000);
	const pick = async (kind: string) => {
		const select = root.querySelector<HTMLSelectElement>('.copy-sheet select')!;
		select.value = kind;
		select.dispatchEvent(new Event('change', {bubbles: true}));
		await settle();
	};
	const tick = async (label: string) => {
		const box = [...root.querySelectorAll<HTMLLabelElement>('.copy-sheet .check')].find(one => one.textContent === label)!;
		box.querySelector('input')!.click();
		await settle();
	};
	return {...popup, text, pick, tick};
}

test.each([
	['bbcode', '[b]Bran[/b] – Jeu libre\n[b]Nombres[/b] – Force 5\nosf1-'],
	['markdown', '**Bran** – Jeu libre\n\n**Nombres** – Force 5\n\nosf1-'],
	['plain', 'Bran – Jeu libre\nNombres – Force 5\nosf1-'],
])('a sheet is copied for a post in %s, with a string that is the sheet', async (kind, begins) => {
	const {root, copied, pick, text} = await copying();
	await pick(kind);
	await press(root, 'Copier');
	expect(copied).toEqual([text()]);
	expect(text().startsWith(begins)).toBe(true);
	expect(root.querySelector('.copy-sheet [role=status]')?.textContent).toMatch(/^Copié/);
	const [found] = findParcels(text());
	const read = found?.state === 'whole' ? readPublished((await unsqueeze(found.bytes, 100_000)) ?? '') : undefined;
	expect(read).toMatchObject({ok: true, value: {name: 'Bran', numbers: {force: 5}, texts: {}}});
});

test('without its string a sheet is words alone; notes are told where they are wanted', async () => {
	const {text, tick} = await copying();
	await tick('Avec la chaîne, pour que d’autres gardent la fiche');
	expect(text()).toBe('[b]Bran[/b] – Jeu libre\n[b]Nombres[/b] – Force 5');
	await tick('Avec les notes et les réponses longues');
	await vi.waitFor(() => expect(text()).toContain('Je suis le traître'), 3_000);
});

test('what was just typed is in the copy', async () => {
	const {root, text} = await copying();
	await type(root, 'Valeur de Force', '7');
	await vi.waitFor(() => expect(text()).toContain('Force 7'), 5_000);
});

test.each([
	[true, 'closes the popup over it'],
	[false, 'says that nobody of ours is in the page'],
])('the table of the thread is shown in the page behind: %s', async (heard, what) => {
	const close = vi.fn();
	const {root} = await aPopup({showTable: async () => heard, close});
	await press(root, 'Fiches vues');
	await press(root, 'Table de ce fil');
	expect(close).toHaveBeenCalledTimes(heard ? 1 : 0);
	expect(root.textContent?.includes('rechargez-la'), what).toBe(!heard);
});

test('the popup leads to the sheets of others, and back', async () => {
	const {root, ports, says} = await withBran();
	const written = await ports.ask('published/write', {id: sheetId('a'), long: false, lang: 'fr'});
	if (!written.ok) throw new Error('not written');
	const whose = {
		site: site('forum.example'),
		author: 'Marc',
		post: '4' as PostId,
		url: 'https://forum.example/p4',
		lang: 'fr',
	} as const;
	await ports.ask('published/keep', {...whose, text: written.value.text});
	await press(root, 'Fiches vues');
	await says('Publiée par Marc, forum.example');
	await press(root, 'Lire');
	await says('Force5');
	await press(root, '‹ Retour à la liste');
	await press(root, 'Approuver');
	await says('approuvée le');
	await press(root, '‹ Toutes les fiches');
	expect(root.querySelector('.row b')?.textContent).toBe('Bran');
});
