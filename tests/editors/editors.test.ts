// @vitest-environment jsdom
import {beforeEach, describe, expect, test} from 'vitest';
import {refreshEditors, startEditors} from '../../content-scripts/editors';
import type {Page} from '../../src/forums/forum';
import {writeString} from '../../src/seal/write';
import {anchor} from '../../src/shared/ids';
import {barWords} from '../../src/shared/words/bar';
import {Orphaned} from '../../src/wire/messages';
import {OLD, pageHtml, settled, showPage, visitOf} from './page';

let page: Page;
beforeEach(() => {
	page = showPage(pageHtml([{id: 4711, author: 'Rook', authorId: 41, time: '2026-08-22T21:33:20Z', html: 'Une porte.'}]));
});

const bars = () => document.querySelectorAll('osselet-bar');
const altJ = (target: EventTarget) =>
	target.dispatchEvent(new KeyboardEvent('keydown', {code: 'KeyJ', key: 'j', altKey: true, bubbles: true, cancelable: true}));

describe('the bar', () => {
	test('stands before the editor once, however often the page is looked at', () => {
		const {visit} = visitOf(page);
		startEditors(visit);
		startEditors(visit);
		refreshEditors(visit);
		expect(bars()).toHaveLength(1);
		expect(bars()[0]!.nextElementSibling).toBe(document.querySelector('#message-box'));
	});

	test('takes the place of one that an older script left', () => {
		document.body.prepend(document.createElement('osselet-bar'));
		startEditors(visitOf(page).visit);
		expect(bars()).toHaveLength(1);
	});

	test('goes with its editor, and comes with a new one', () => {
		const {visit} = visitOf(page);
		startEditors(visit);
		const form = document.querySelector('#qr_postform')!;
		form.remove();
		refreshEditors(visit);
		expect(bars()).toHaveLength(0);
		document.body.append(form);
		refreshEditors(visit);
		expect(bars()).toHaveLength(1);
	});

	test('is set again when the forum’s script threw it away', () => {
		const {visit} = visitOf(page);
		startEditors(visit);
		bars()[0]!.remove();
		refreshEditors(visit);
		expect(bars()).toHaveLength(1);
	});

	test('goes when the visit ends, and the shortcut with it', async () => {
		const {visit, life, opened} = visitOf(page);
		startEditors(visit);
		life.abort();
		expect(bars()).toHaveLength(0);
		altJ(document.body);
		await settled();
		expect(opened).toEqual([]);
	});
});

describe('the panel', () => {
	test('opens by Alt+J for the editor that has the caret, told where it writes', async () => {
		const {visit, opened} = visitOf(page);
		startEditors(visit);
		altJ(document.querySelector('textarea')!);
		await settled();
		expect(opened).toHaveLength(1);
		expect(opened[0]!.place).toMatchObject({site: 'forum.example', thread: '42', use: 'reply', hooked: true, title: 'Les quais'});
	});

	test('is told the number that comes after the rolls in the editor', async () => {
		const {visit, opened} = visitOf(page);
		startEditors(visit);
		const instant = writeString({mode: 'i', expression: '1d20', anchor: anchor('p4711')!, round: 31543812, index: 3});
		const offline = writeString({mode: 'o', expression: '1d20', anchor: anchor('p4711')!, index: 1});
		document.querySelector('textarea')!.value = `[quote]${OLD}[/quote]\n${OLD}\n${instant}\n${offline}`;
		altJ(document.body);
		await settled();
		const {nextIndex} = opened[0]!;
		expect([nextIndex('sealed'), nextIndex(anchor('p4711')!), nextIndex(anchor('p9')!)]).toEqual([2, 4, 1]);
		expect([nextIndex(anchor('p4711')!, 'o'), nextIndex(anchor('p9')!, 'o')]).toEqual([2, 1]);
	});

	test('in a post that stands, the next number is after the last one published, whatever is quoted', async () => {
		const {visit, opened} = visitOf(page);
		startEditors(visit);
		const later = writeString({mode: 's', expression: '3d6', round: 31543812, index: 7});
		const instant = writeString({mode: 'i', expression: '1d20', anchor: anchor('p4711')!, round: 31543812, index: 3});
		document.querySelector('textarea')!.value = `[quote]${instant}[/quote]\n${later}`;
		altJ(document.body);
		await settled();
		const {nextIndex} = opened[0]!;
		expect([nextIndex('sealed'), nextIndex(anchor('p4711')!)]).toEqual([8, 1]);
	});

	test.each([
		['above a published one goes below it', 'edit', 0, true],
		['between two published ones goes below both', 'edit', 45, true],
		['below them stands where it is put', 'edit', 78, false],
		['in a post not sent yet stands where it is put: all are numbered at its sending', 'reply', 0, false],
	] as const)('a sealed roll put %s', async (_, mode, caret, atEnd) => {
		const {visit, opened} = visitOf(page);
		const form = document.querySelector('form#qr_postform')!;
		form.setAttribute('action', `./posting.php?mode=${mode}&p=4711&t=42`);
		startEditors(visit);
		const second = writeString({mode: 's', expression: '3d6', round: 31543512, index: 2});
		const field = document.querySelector('textarea')!;
		field.value = `${OLD}\n...\n${second}\nFin.`;
		field.focus();
		field.setSelectionRange(caret, caret);
		altJ(field);
		await settled();
		expect(opened[0]!.place.use).toBe(mode);
		expect(opened[0]!.insert('ROLL')).toBe(true);
		const lines = field.value.trim().split('\n');
		expect(lines.indexOf('ROLL') - lines.indexOf('Fin.') === 1).toBe(atEnd);
	});

	test('one at a time, even when asked twice at once', async () => {
		const {visit, opened} = visitOf(page);
		startEditors(visit);
		let closed = 0;
		const {loadPanel} = visit.ports;
		Object.assign(visit.ports, {
			loadPanel: async () => {
				const {openPanel} = await loadPanel();
				const counted: typeof openPanel = options => {
					const panel = openPanel(options);
					return {
						close: () => {
							closed++;
							panel.close();
						},
					};
				};
				return {openPanel: counted};
			},
		});
		altJ(document.body);
		altJ(document.body);
		await settled();
		expect([opened.length, closed]).toEqual([2, 1]);
	});

	test('bug 31: keeps what was typed by thread, and reads it back after a reload', async () => {
		const {visit, opened} = visitOf(page);
		startEditors(visit);
		altJ(document.body);
		await settled();
		opened[0]!.keepDraft({text: '1d20'});
		const again = visitOf(page);
		startEditors(again.visit);
		altJ(document.body);
		await settled();
		expect(again.opened[0]!.readDraft()).toEqual({text: '1d20'});
		again.opened[0]!.keepDraft(undefined);
		expect(again.opened[0]!.readDraft()).toBeUndefined();
	});

	test('gives the caret back when it closes', async () => {
		const {visit, opened} = visitOf(page);
		startEditors(visit);
		altJ(document.body);
		await settled();
		opened[0]!.onClose();
		expect(document.activeElement).toBe(document.querySelector('textarea'));
	});

	test('of an extension that was replaced: a quiet sentence, nothing thrown', async () => {
		Object.assign(globalThis, {OSSELET_CHAIN: JSON.stringify({genesis: 1692803367, period: 3, relays: []})});
		const {visit, opened, life} = visitOf(page, {orphaned: true});
		startEditors(visit);
		altJ(document.body);
		await settled();
		expect(opened).toEqual([]);
		expect(bars()[0]!.shadowRoot!.querySelector('.note')!.textContent).toBe(barWords.fr.orphaned);
		life.abort(new Orphaned('gone'));
		expect(bars()).toHaveLength(1);
		Reflect.deleteProperty(globalThis, 'OSSELET_CHAIN');
	});
});
