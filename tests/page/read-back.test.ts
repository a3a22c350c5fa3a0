// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://forum.example/viewtopic.php?t=42&start=10"}
import './test-chain';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {instantDraw} from '../../src/seal/draws';
import {writeString} from '../../src/seal/write';
import {anchor} from '../../src/shared/ids';
import {type MadePost, threadHtml} from '../cli/thread-html';
import {marksNow, settled, visitPage} from './live-page';

const at = (minute: number) => `2026-08-22T20:${String(minute).padStart(2, '0')}:20Z`;
const authors: Readonly<Record<number, string>> = {41: 'Rook', 43: 'Maud', 57: 'Aria'};
const post = (id: number, authorId: number, html = 'Texte.'): MadePost => ({
	id,
	author: authors[authorId]!,
	authorId,
	time: at(id),
	html,
});
const round = instantDraw(Date.parse(at(3)));
const roll = (index: number) => writeString({mode: 'i', expression: '1d20', anchor: anchor('p3')!, round, index});

/** Aria answers on page 2 to what Rook wrote on page 1. */
const first = [post(1, 41), post(2, 57), post(3, 41)];
const second = (index = 1) => [post(11, 43), post(12, 57, `Je tire. ${roll(index)}`)];

let leave = () => undefined as void;
afterEach(() => {
	leave();
	vi.unstubAllGlobals();
});

/** Opens page 2 and the popover of its roll; the forum answers page 1 with `earlier`. */
async function openRoll(earlier: (stopped: AbortSignal) => Promise<Response>, {index = 1, page = 2} = {}) {
	const asked: string[] = [];
	vi.stubGlobal('fetch', (url: URL, {signal}: {signal: AbortSignal}) => {
		asked.push(url.search);
		return earlier(signal);
	});
	const visited = visitPage(threadHtml(second(index), page, 2), {draws: {[round]: 'ab'.repeat(32)}});
	leave = visited.leave;
	const [mark] = await settled(1);
	mark!.host.shadowRoot!.querySelector('button')!.click();
	await vi.waitFor(() => expect(popover()).toBeTruthy(), {timeout: 8000});
	return {asked, name: () => mark!.host.shadowRoot!.querySelector('button')!.getAttribute('aria-label') ?? ''};
}

const popover = () => document.querySelector('osselet-popover')?.shadowRoot;
const words = () => popover()?.textContent ?? '';
const button = (text: string) => [...(popover()?.querySelectorAll('button') ?? [])].find(one => one.textContent === text);
const served = async (posts: readonly MadePost[]) =>
	new Response(threadHtml(posts, 1, 2), {headers: {'content-type': 'text/html; charset=utf-8'}});

test('a quotation of a post on an earlier page is held against it once that page is read', async () => {
	const sealed = writeString({mode: 's', expression: '1d20', round, index: 1});
	const quote = `<blockquote><div><cite><a href="./viewtopic.php?p=2#p2" data-post-id="2">Aria</a> a écrit :</cite>1d20 = 5 ${sealed}</div></blockquote>`;
	vi.stubGlobal('fetch', () => served([post(1, 41), post(2, 57, `1d20 = 3 ${sealed}`), post(3, 41)]));
	const page = threadHtml([...second(), post(13, 43, quote)], 2, 2);
	leave = visitPage(page, {draws: {[round]: 'ab'.repeat(32)}, notes: []}).leave;
	const marks = await settled(2);
	expect(marks[1]?.name).toMatch(/^Citation\u00a0: aller/);
	marks[0]!.host.click();
	await vi.waitFor(() => expect(button('Lire les pages précédentes')).toBeDefined(), {timeout: 8000});
	button('Lire les pages précédentes')!.click();
	await vi.waitFor(() => expect(marksNow()[1]?.name).toMatch(/^Citation autre que le message 2/), {timeout: 4000});
	marksNow()[1]!.host.click();
	await vi.waitFor(() => expect(words()).toContain('Dans le message 2, maintenant1d20 = 3'), {timeout: 4000});
	expect(words()).toContain('1d20 = 5');
});

describe('a turn that hangs on earlier pages', () => {
	test('is checked once they are read, and the mark says so', async () => {
		const {asked, name} = await openRoll(() => served(first));
		expect(name()).not.toContain('Dé non truqué');
		button('Lire les pages précédentes')!.click();
		await vi.waitFor(() => expect(name()).toContain('Dé non truqué'), {timeout: 4000});
		expect(words()).toContain('Dé non truqué');
		expect(button('Lire les pages précédentes')).toBeUndefined();
		expect(asked).toEqual(['?t=42']);
	});

	test('names what differs, if something does', async () => {
		const {name} = await openRoll(() => served(first), {index: 2});
		button('Lire les pages précédentes')!.click();
		await vi.waitFor(() => expect(words()).not.toContain('Lire les pages'), {timeout: 4000});
		expect(name()).not.toContain('Dé non truqué');
	});

	test('stays unchecked where a page does not come, and says so', async () => {
		await openRoll(() => Promise.reject(new TypeError('network')));
		button('Lire les pages précédentes')!.click();
		await vi.waitFor(() => expect(words()).toContain('n’ont pas suffi'), {timeout: 4000});
		expect(button('Lire les pages précédentes')).toBeDefined();
	});

	test('says which page it reads, and can be stopped', async () => {
		await openRoll(stopped => new Promise((_, refuse) => stopped.addEventListener('abort', refuse)));
		button('Lire les pages précédentes')!.click();
		await vi.waitFor(() => expect(words()).toContain('Lecture de la page 1…'), {timeout: 4000});
		button('Arrêter')!.click();
		await vi.waitFor(() => expect(button('Lire les pages précédentes')).toBeDefined(), {timeout: 4000});
		expect(words()).not.toContain('n’ont pas suffi');
	});

	test('is not offered on the page that opens the topic', async () => {
		await openRoll(() => served(first), {page: 1});
		expect(button('Lire les pages précédentes')).toBeUndefined();
	});
});
