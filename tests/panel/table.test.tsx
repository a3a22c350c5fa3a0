// @vitest-environment jsdom
import '../page/test-chain';
import {afterEach, expect, test, vi} from 'vitest';
import {openTable as openTableDrawer} from '../../src/panel/table/open-table';
import type {PostedTable} from '../../src/panel/table/options';
import {readCarried, writeTable} from '../../src/rules/told-table';
import type {PostId} from '../../src/shared/ids';
import {character, NOW, openTable, place} from './a-table';

let life = new AbortController();
afterEach(() => {
	life.abort();
	life = new AbortController();
});

async function seat(tables: readonly PostedTable[] | Promise<readonly PostedTable[]>) {
	const {ask} = await openTable([character('vingt-faces', 'Lison')], 's');
	const inserted: string[] = [];
	openTableDrawer({
		page: document,
		place,
		ask,
		lang: 'fr',
		now: () => NOW,
		signal: life.signal,
		nextIndex: () => 1,
		written: () => '',
		insert: text => inserted.push(text) > 0,
		onClose: () => undefined,
		readThread: async () => tables,
		parcel: async text => `ost1-${text.length}`,
	});
	const root = document.querySelector('osselet-table')!.shadowRoot!;
	const says = (text: string | RegExp) => vi.waitFor(() => expect(root.textContent).toMatch(text), 5_000);
	const fill = (label: string, text: string) => {
		const input = root.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)!;
		input.value = text;
		input.dispatchEvent(new Event('input', {bubbles: true}));
		return input;
	};
	const add = async (label: string, text: string) => {
		const input = fill(label, text);
		await vi.waitFor(() => expect(input.form!.querySelector<HTMLButtonElement>('[type=submit]')!.disabled).toBe(false));
		input.form!.requestSubmit();
		await says(text);
	};
	const pressed = () => Array.from(root.querySelectorAll('.tabs [aria-pressed=true]'), one => one.textContent);
	const press = (label: string) => root.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click();
	return {root, says, add, press, pressed, inserted};
}

test('a GM notes a reserve, a clock and somebody with a condition; what he hides is not posted', async () => {
	const {root, says, add, press, inserted} = await seat([]);
	await says(/Réserves/);
	await add('Nouvelle réserve', 'Menace');
	await add('Nouvelle horloge', 'L’alarme');
	await add('Nouvelle horloge', 'Le traître');
	await add('Nom', 'Garde');
	press('Menace\u00A0: un de moins');
	press('L’alarme\u00A0: un de plus');
	press('Publier Le traître');
	await add('État de Garde', 'sonné');
	const preview = () => root.querySelector('.preview')?.textContent ?? '';
	await vi.waitFor(() => expect(preview()).toMatch(/Menace 9\/10[^]*L’alarme 1\/6[^]*Garde.*sonné\nost1-\d+$/), 5_000);
	expect(preview()).not.toContain('traître');
	root.querySelector<HTMLButtonElement>('.foot .main')!.click();
	expect(inserted).toHaveLength(1);
});

const posted = (value: number): PostedTable => {
	const text = writeTable({reserves: [{name: 'Menace', value, max: 10}], clocks: [], people: []});
	return {post: '1' as PostId, author: 'Maud', shown: `hier, ${value} h`, text, read: readCarried(text)};
};

test.each([
	['nothing in the thread: there is nothing to read', [], 'Tenir'],
	['a table in the thread, and none kept', [posted(3)], 'Dans le fil'],
])('no half of the drawer is open before both are known: %s', async (_, tables, half) => {
	let found: (tables: readonly PostedTable[]) => void = () => undefined;
	const {says, pressed} = await seat(new Promise(resolve => (found = resolve)));
	await says('Le fil se lit…');
	await new Promise(resolve => setTimeout(resolve, 50));
	expect(pressed()).toEqual([]);
	found(tables);
	await vi.waitFor(() => expect(pressed()).toEqual([half]));
});

test('whoever keeps a table stays with it when its last thing goes', async () => {
	const {root, says, add, press, pressed} = await seat([posted(3)]);
	await says('3/10');
	root.querySelector<HTMLElement>('.tabs [aria-pressed=false]')!.click();
	await says('Réserves');
	await add('Nouvelle réserve', 'Menace');
	press('Retirer Menace');
	await vi.waitFor(() => expect(root.querySelector('[aria-label="Retirer Menace"]')).toBeNull());
	expect(pressed()).toEqual(['Tenir']);
});

test('a reader sees the newest, those before it below, and a damaged one in words', async () => {
	const damaged: PostedTable = {...posted(1), text: '', read: {ok: false, error: {code: 'table/garbled'}}};
	const {root, says} = await seat([posted(8), damaged, posted(3)]);
	await says('3/10');
	const [now, before] = Array.from(root.querySelectorAll('.middle > section'), one => one.textContent ?? '');
	expect(now).toMatch(/La plus récente compte.*hier, 3 h.*3\/10/s);
	expect(before).toMatch(/Demandez à son auteur.*hier, 8 h.*8\/10/s);
});
