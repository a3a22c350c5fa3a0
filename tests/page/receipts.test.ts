// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://forum.example/viewtopic.php?t=42"}
import './test-chain';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {openReceipt} from '../../src/badge/receipt';
import {findStrings} from '../../src/seal/find';
import type {ReceiptString} from '../../src/seal/roll-string';
import {writeReceipt} from '../../src/seal/write';
import {type MadePost, threadHtml} from '../cli/thread-html';
import recorded from '../fixtures/beacon/rounds.json';
import {vectors} from '../seal/vectors';
import {type Given, marksNow, pause, settled, visitPage} from './live-page';

const [sealed] = vectors as [(typeof vectors)[number]];
const {signature} = recorded.rounds.find(({round}) => round === sealed.round)!;
const receipt = writeReceipt(sealed.round, signature);
const holds = {[signature]: sealed.randomness};
const WRONG = 'cd'.repeat(48);
/** Draws of the past, each with a signature that is none. */
const wrong = (count: number, from = 0) =>
	Array.from({length: count}, (_, place) => writeReceipt(sealed.round - 100 * (from + place), WRONG)).join('<br>');
const post = (html: string, more: Partial<MadePost> = {}): MadePost => ({
	id: 4711,
	author: 'Aria',
	authorId: 42,
	time: '2026-08-22T21:33:20Z',
	html,
	...more,
});
const later = (html: string, id = 4720) => post(html, {id, author: 'Maud', authorId: 2, time: '2026-08-22T21:44:00Z'});
const roll = post(`1d20+5 ${sealed.token}`);

let leave: () => void;
/** No relay has any draw. */
const open = (posts: readonly MadePost[], given: Given = {}) => {
	const page = visitPage(threadHtml(posts), {receipts: holds, ...given});
	leave = page.leave;
	const asked = () =>
		page.asked.flatMap(({name, ask}) =>
			name === 'draws/receipts' ? [(ask as {receipts: readonly unknown[]}).receipts.length] : [],
		);
	const order = () => page.asked.flatMap(({name}) => (name.startsWith('draws/') ? [name] : []));
	return {asked, order};
};
afterEach(() => leave());
const names = () => marksNow().map(({name}) => name);
// The part is a script to load on a busy machine.
const shows = (expected: readonly unknown[]) => vi.waitFor(() => expect(names()).toEqual(expected), {timeout: 8000});

describe('receipts in posts', () => {
	test('judge the rolls of their draws where no relay answers, whichever comes first on the page', async () => {
		open([later(receipt, 4710), roll, later(receipt)]);
		await shows(['Reçu d’un tirage\u00a0: vérifié', 'Tirage loyal\u00a0: 11', 'Reçu d’un tirage\u00a0: vérifié']);
	});

	test('spare the relays: their draws are asked for after they were verified', async () => {
		const {order} = open([roll, later(receipt)]);
		await settled(2);
		await shows([expect.stringMatching('11'), expect.stringMatching('vérifié')]);
		expect(order()).toEqual(['draws/receipts', 'draws/get']);
	});

	test('are not believed where they do not hold, and say so', async () => {
		const {asked} = open([roll, later(writeReceipt(sealed.round, WRONG))]);
		await shows(['Pas encore vérifié', 'Reçu d’un tirage\u00a0: pas de la balise']);
		expect(marksNow()[1]?.text).toBe('pas de la balise');
		expect(asked()).toEqual([1]);
	});

	test('are read as every string is that a forum broke up', async () => {
		open([roll, later(receipt.toUpperCase().replaceAll('-', '\u2011<wbr>').replace('R3', '\u200bR3').replace('-9', '- 9'))]);
		await shows([expect.stringMatching('11'), 'Reçu d’un tirage\u00a0: vérifié']);
	});

	test('count in no number and are no gap', async () => {
		open([post(`${receipt} ${sealed.token}`)]);
		await shows(['Reçu d’un tirage\u00a0: vérifié', 'Tirage loyal\u00a0: 11']);
	});

	test('in a quotation belong to their post: they are pointed to it', async () => {
		const {asked} = open([roll, later(`<blockquote><cite>Bran</cite>${receipt}</blockquote>`)]);
		await shows([expect.stringMatching('Pas encore vérifié'), expect.stringMatching('Citation')]);
		expect(asked()).toEqual([]);
	});

	test('of a hostile page are verified up to a number, once, those of no post before the first of another', async () => {
		const {asked} = open([later(wrong(50), 1), later(wrong(50, 50), 2), later(wrong(50, 100), 3), roll, later(receipt, 4)]);
		await vi.waitFor(() => expect(names().filter(name => /pas de la/.test(name))).toHaveLength(99), {timeout: 8000});
		await vi.waitFor(() => expect(names().slice(-2)).toEqual(['Tirage loyal\u00a0: 11', 'Reçu d’un tirage\u00a0: vérifié']));
		expect(names().filter(name => name === 'Reçu d’un tirage\u00a0: pas encore vérifié')).toHaveLength(51);
		expect(asked()).toEqual([100]);
	});

	test('beyond the fifty of a post are not read', async () => {
		const {asked} = open([later(`${wrong(50)}<br>${receipt}`)]);
		await vi.waitFor(() => expect(names().filter(name => /pas de la/.test(name))).toHaveLength(50), {timeout: 8000});
		expect(names().at(-1)).toMatch(/50 premiers/);
		expect(asked()).toEqual([50]);
	});
});

describe('the popover of a receipt', () => {
	const root = () => document.querySelector('osselet-popover')?.shadowRoot;
	const words = () => root()?.querySelector('[role=dialog]')?.textContent ?? '';
	const click = (place: number) => marksNow()[place]!.host.shadowRoot!.querySelector('button')!.click();

	test.each([
		['fr', 'Reçu d’un tirage\u00a0: vérifié', 'Reçu du tirage du 22 août 2026 à', 'il ne lance pas de dés'],
		['en', 'Receipt of a draw: verified', 'Receipt of the draw of 22 August 2026 at', 'throws no dice'],
	] as const)('says in %s which draw it is of, what it shows and what it does not', async (lang, name, draw, not) => {
		open([later(receipt)], {lang});
		await shows([expect.stringMatching(/: (vérifié|verified)$/)]);
		click(0);
		expect(root()?.querySelector('h2')?.textContent).toBe(name);
		expect(words()).toContain(draw);
		expect(words()).toContain(not);
		expect(words()).toContain(String(sealed.round));
		expect(root()?.activeElement?.getAttribute('role')).toBe('dialog');
		click(0);
		expect(root()).toBeUndefined();
	});

	test('goes on Escape', async () => {
		open([later(receipt)]);
		await shows([expect.stringMatching('vérifié')]);
		click(0);
		root()!
			.querySelector('[role=dialog]')!
			.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, composed: true}));
		expect(root()).toBeUndefined();
	});

	test('of one beyond those that are verified by themselves has it verified', async () => {
		const {asked} = open([later(wrong(50), 1), later(wrong(50, 50), 2), later(`${wrong(49, 200)}<br>${receipt}`, 3)]);
		await vi.waitFor(() => expect(names()[149]).toMatch(/pas encore/), {timeout: 8000});
		click(149);
		const button = [...root()!.querySelectorAll('button')].find(({textContent}) => textContent === 'Vérifier ce reçu')!;
		button.click();
		await vi.waitFor(() => expect(root()?.querySelector('h2')?.textContent).toBe('Reçu d’un tirage\u00a0: vérifié'));
		expect(names().at(-1)).toBe('Reçu d’un tirage\u00a0: vérifié');
		expect(asked()).toEqual([100, 1]);
	});

	test('may be asked again where nobody answered', async () => {
		const anchor = document.body.appendChild(document.createElement('button'));
		const string = findStrings(receipt)[0]!.string as ReceiptString;
		const onVerify = vi.fn(async () => undefined);
		const {close} = openReceipt({anchor, string, lang: 'fr', stateOf: () => undefined, onVerify, onClose: () => undefined});
		for (const times of [1, 2]) {
			root()!.querySelector<HTMLButtonElement>('button.main')!.click();
			await pause(10);
			expect(onVerify).toHaveBeenCalledTimes(times);
		}
		close();
	});

	test('of a round that is no draw says so', async () => {
		open([later(writeReceipt(42, signature))], {receipts: {}});
		await shows([expect.stringMatching('pas de la balise')]);
		click(0);
		expect(words()).toContain('aucun tirage ne porte ce numéro');
	});
});
