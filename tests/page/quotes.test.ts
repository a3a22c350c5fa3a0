// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://forum.example/viewtopic.php?t=42&start=20"}
import './test-chain';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {openQuote} from '../../src/badge/quote';
import {postId} from '../../src/shared/ids';
import type {SeenNote, SeenPost} from '../../src/wire/records';
import {type MadePost, threadHtml} from '../cli/thread-html';
import {vectors} from '../seal/vectors';
import {type Given, marksNow, pause, settled, visitPage} from './live-page';

const [sealed, second] = vectors as [(typeof vectors)[number], (typeof vectors)[number]];
const draws = {[sealed.round]: sealed.randomness};
// The parts are large scripts to load on a busy machine.
const PATIENT = {timeout: 8000};
const LINE = 'Aria, Saut – 1d20 + 5';

const post = (id: number, author: string, authorId: number, html: string): MadePost => ({
	...{id, author, authorId, html},
	time: '2026-08-22T21:50:00Z',
});

/** Bram quotes a roll of post 4711, whose words are these. */
const quoting = (words: string) =>
	post(
		4731,
		'Bram',
		57,
		`<blockquote cite="./viewtopic.php?p=4711#p4711"><div><cite><a href="./viewtopic.php?p=4711#p4711" data-post-id="4711">Aria</a> a écrit :</cite>${words}</div></blockquote>Bien joué`,
	);

const seen = (time: string, ...rolls: readonly (readonly [line: string, raw: string])[]): SeenPost => ({
	post: postId('4711')!,
	author: 'Aria',
	authorId: '42',
	rolls: rolls.map(([line, raw]) => ({line, raw})),
	at: Date.parse(`2026-08-22T${time}:00Z`),
});
const noted = (first: SeenPost, ...changes: readonly SeenPost[]): SeenNote => ({first, changes});

let leave: () => void;
const open = (posts: readonly MadePost[], given: Given = {}) => {
	const page = visitPage(threadHtml(posts), {draws, notes: [], ...given});
	leave = page.leave;
	return page;
};
afterEach(() => leave?.());

const dialog = () => document.querySelector('osselet-popover')?.shadowRoot?.querySelector<HTMLElement>('[role=dialog]');
const told = async () => {
	await vi.waitFor(() => expect(dialog()).toBeTruthy());
	return dialog()!.textContent ?? '';
};

describe('a quotation of a post on another page', () => {
	const asSeen = noted(seen('21:34', [`${LINE} = 11`, sealed.token]));
	test.each([
		['as this browser saw it', `${LINE} = 11 ${sealed.token}`, [asSeen], /^Citation du message 4711, telle que/],
		[
			'as it was seen after a change',
			`${LINE} = 12 ${sealed.token}`,
			[noted(asSeen.first, seen('21:45', [`${LINE} = 12`, sealed.token]))],
			/^Citation du message 4711, telle que/,
		],
		['with another number', `${LINE} = 24 ${sealed.token}`, [asSeen], /^Citation autre que le message 4711/],
		['of a roll that was not seen there', `3d6 = 9 ${second.token}`, [asSeen], /^Citation autre que le message 4711/],
		['that was never seen', `${LINE} = 24 ${sealed.token}`, [], /^Citation\u00a0: aller/],
		[
			'of another post than was seen',
			`${LINE} = 24 ${sealed.token}`,
			[noted({...asSeen.first, post: postId('4710')!})],
			/^Citation\u00a0: aller/,
		],
		['that is damaged', `${LINE} = 24 ${sealed.token.slice(0, -1)}`, [asSeen], /^Citation\u00a0: aller/],
	] satisfies [string, string, readonly SeenNote[], RegExp][])('%s', async (_, words, notes, name) => {
		open([quoting(words)], {notes});
		await vi.waitFor(() => expect(marksNow()[0]?.name).toMatch(name), PATIENT);
		await pause(50);
		expect(marksNow()[0]?.name).toMatch(name);
	});

	test('shows both forms with their times and the way to the post, and says nothing of why', async () => {
		open([quoting(`${LINE} = 24 ${sealed.token}`)], {notes: [asSeen], lang: 'en'});
		await vi.waitFor(() => expect(marksNow()[0]?.name).toBe('Quotation unlike post 4711: see both'));
		marksNow()[0]!.host.click();
		const text = await told();
		expect(text).toContain(`Quoted here by Bram, 22 August 2026 at ${clock('21:50')}`);
		expect(text).toContain(`${LINE} = 24`);
		expect(text).toContain(`First seen by this browser on 22 August 2026 at ${clock('21:34')}`);
		expect(text).toContain(`${LINE} = 11`);
		expect(text).toContain('held against what this browser saw');
		expect(text).toContain('Does not say which of the two changed');
		expect(dialog()!.querySelector('.actions button')?.textContent).toBe('Go to the original post');
		dialog()!.querySelector<HTMLElement>('.close')!.click();
		expect(dialog()).toBeFalsy();
	});

	test('opens once, and shuts at the next click', async () => {
		open([quoting(`${LINE} = 24 ${sealed.token}`)], {notes: [asSeen]});
		await vi.waitFor(() => expect(marksNow()[0]?.name).toMatch(/^Citation autre/));
		marksNow()[0]!.host.click();
		await told();
		marksNow()[0]!.host.click();
		expect(document.querySelectorAll('osselet-popover')).toHaveLength(0);
	});
});

describe('a quotation of a post on this page', () => {
	const aria = (html: string) => post(4711, 'Aria', 42, html);
	test('is held against the post as it stands, and shows what was seen of it beside', async () => {
		const now = `${LINE} = 11 ${sealed.token}`;
		open([aria(now), quoting(`${LINE} = 24 ${sealed.token}`)], {notes: [noted(seen('21:34', [`${LINE} = 24`, sealed.token]))]});
		await vi.waitFor(() => expect(marksNow()[1]?.name).toMatch(/^Citation autre que le message 4711/));
		marksNow()[1]!.host.click();
		const text = await told();
		expect(text).toContain(`Dans le message 4711, maintenant${LINE} = 11`);
		expect(text).toContain(`Vu d’abord par ce navigateur le 22 août 2026 à ${clock('21:34')}${LINE} = 24`);
		expect(text).not.toContain('n’est ni sur cette page');
	});

	test('that agrees with it leads there, whatever was seen before', async () => {
		Element.prototype.scrollIntoView = vi.fn();
		const words = `${LINE} = 11 ${sealed.token}`;
		open([aria(words), quoting(words)], {notes: [noted(seen('21:34', [`${LINE} = 24`, sealed.token]))]});
		await settled(2);
		await vi.waitFor(() => expect(marksNow()[1]?.name).toMatch(/telle qu’on y lit maintenant/));
		marksNow()[1]!.host.click();
		expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
		expect(dialog()).toBeFalsy();
	});
});

test('a form without a time, and one without the roll, say so', async () => {
	const anchor = document.createElement('button');
	document.body.append(anchor);
	const onClose = vi.fn();
	const {close} = openQuote({
		...{anchor, lang: 'fr', post: '4711', who: 'Bram', unread: false, onClose},
		forms: [
			{where: 'here', rolls: [{raw: sealed.token, expression: '1d20+5', said: -3}]},
			{where: 'now', rolls: []},
		],
	});
	const text = await told();
	expect(text).toContain(`Cité ici par Bram1d20+5 = −3\n${sealed.token}`);
	expect(text).toContain('Dans le message 4711, maintenantCe jet n’y est pas.');
	expect(dialog()!.querySelector('.actions')).toBeNull();
	close();
	expect(onClose).toHaveBeenCalledOnce();
});

const clock = (time: string) =>
	new Intl.DateTimeFormat('en-GB', {hour: '2-digit', minute: '2-digit'}).format(new Date(`2026-08-22T${time}:00Z`));
