// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {askHour, isHooked, sealAtSubmit, sealIn} from '../../content-scripts/submit';
import type {Editor, EditorUse} from '../../src/forums/forum';
import {sealedDraw, timing} from '../../src/seal/draws';
import {findStrings} from '../../src/seal/find';
import {writeString} from '../../src/seal/write';
import type {Asker} from '../../src/wire/messages';
import {NOW, OLD, overlaySceditor, pageHtml, settled, showPage, visitOf} from './page';

const ROUND = sealedDraw(NOW);
const fresh = (index: number) => writeString({mode: 's', expression: '1d20+5', round: ROUND, index});
const post = {id: 4711, author: 'Rook', authorId: 41, time: '2026-08-22T21:33:20Z', html: 'Une porte.'};
const editorOf = (field: HTMLTextAreaElement, use: EditorUse = 'reply'): Editor => ({
	field,
	use,
	place: {element: field, where: 'before'},
});

let field: HTMLTextAreaElement;
let life: AbortController;
const visitHere = () => {
	const {visit, life: started} = visitOf({url: new URL('https://forum.example/viewtopic.php?t=42'), root: document});
	life = started;
	return visit;
};
afterEach(() => life?.abort());
beforeEach(() => {
	showPage(pageHtml([post]));
	field = document.querySelector('textarea')!;
});

describe('before the forum’s own scripts', () => {
	function watched(use: EditorUse = 'reply') {
		sealAtSubmit(visitHere(), () => [editorOf(field, use)]);
		const taken: string[] = [];
		field.form!.addEventListener(
			'submit',
			event => {
				event.preventDefault();
				taken.push(field.value);
			},
			{capture: true},
		);
		document.querySelector('#send')!.addEventListener('click', () => taken.push(field.value));
		return taken;
	}

	test('a click on the button and the submit that follows both see the new draw', () => {
		const taken = watched();
		field.value = `Je frappe\n1d20 + 5, jet scellé, dés à venir ${OLD}\n`;
		document.querySelector<HTMLElement>('#send')!.click();
		expect(taken).toEqual(Array(2).fill(`Je frappe\n1d20 + 5, jet scellé, dés à venir ${fresh(1)}\n`));
	});

	test.each([
		['four minutes ahead: the draw is far enough from the post’s time there', async () => 4 * 60_000, 4],
		['as ours', async () => 0, 0],
		['not told: ours', () => Promise.reject(new TypeError('network')), 0],
	])('by the forum’s clock, which is %s', async (_, askAhead, minutes) => {
		const visit = visitHere();
		const asking = {...visit, ports: {...visit.ports, askAhead}};
		sealAtSubmit(asking, () => [editorOf(field)]);
		askHour(asking);
		await settled();
		field.form!.addEventListener('submit', event => event.preventDefault());
		field.value = OLD;
		document.querySelector<HTMLElement>('#send')!.click();
		const there = NOW + minutes * 60_000;
		const string = findStrings(field.value)[0]?.string;
		const round = string?.kind === 'roll' ? string.round! : 0;
		expect([round, timing('s', round, there)]).toEqual([sealedDraw(there), 'in-time']);
	});

	test('a changed post keeps its draws', () => {
		const taken = watched('edit');
		field.value = OLD;
		document.querySelector<HTMLElement>('#send')!.click();
		expect(taken).toEqual([OLD, OLD]);
	});

	test.each<[string, boolean]>([
		['<button type="button" id="tool">B</button>', false],
		['<input type="button" id="tool" value="B">', false],
		['<button id="tool">Envoyer</button>', true],
	])('beside a submit button, %s sends: %s', (html, sends) => {
		watched();
		field.value = OLD;
		field.insertAdjacentHTML('afterend', html);
		document.querySelector<HTMLElement>('#tool')!.click();
		expect(field.value === OLD).toBe(!sends);
	});

	test('a form whose only button is a plain one sends by it', () => {
		watched();
		field.value = OLD;
		document.querySelector<HTMLInputElement>('#send')!.type = 'button';
		document.querySelector<HTMLElement>('#send')!.click();
		expect(field.value).toBe(fresh(1));
	});

	describe('where a script sends what is written in no form', () => {
		const adrift = () => {
			field.form!.replaceWith(field);
			const page = document.createElement('div');
			page.innerHTML =
				'<div class="tools"><button id="bold">B</button></div><button class="create"><span id="word">Répondre</span></button>';
			document.body.append(page);
			sealAtSubmit(visitHere(), () => [{...editorOf(field), send: '.create'}]);
			field.value = OLD;
		};
		const key = (init: KeyboardEventInit) => field.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, ...init}));

		test.each<[string, () => void, boolean]>([
			['its button', () => document.querySelector<HTMLElement>('#word')!.click(), true],
			['another button', () => document.querySelector<HTMLElement>('#bold')!.click(), false],
			['Ctrl and Enter in the field', () => (field.focus(), key({key: 'Enter', ctrlKey: true})), true],
			['⌘ and Enter in the field', () => (field.focus(), key({key: 'Enter', metaKey: true})), true],
			['Enter alone', () => (field.focus(), key({key: 'Enter'})), false],
			['Ctrl and Enter elsewhere', () => (field.blur(), key({key: 'Enter', ctrlKey: true})), false],
		])('%s sends: see the draw', (_, act, sends) => {
			adrift();
			act();
			expect(field.value).toBe(sends ? fresh(1) : OLD);
		});

		test('its sealed rolls wait for it, those of a field that nobody sends do not', () => {
			adrift();
			expect([isHooked({...editorOf(field), send: '.create'}), isHooked(editorOf(field))]).toEqual([true, false]);
		});
	});

	test('a click elsewhere changes nothing', () => {
		watched();
		field.value = OLD;
		document.querySelector<HTMLElement>('.post')!.click();
		expect(field.value).toBe(OLD);
	});
});

test('the log hears which string became which, and for which thread', () => {
	const visit = visitHere();
	const ask = vi.fn(visit.ports.ask);
	const threadUrl = new URL('https://forum.example/viewtopic.php?t=42');
	sealAtSubmit({...visit, ports: {...visit.ports, ask: ask as Asker}}, () => [{...editorOf(field), threadUrl}]);
	field.form!.addEventListener('submit', event => event.preventDefault());
	field.value = `a ${OLD}\nb ${OLD}`;
	document.querySelector<HTMLElement>('#send')!.click();
	const changes = [1, 2].map(index => ({from: OLD, to: fresh(index)}));
	// Once: what the submit then finds is sealed already.
	expect(ask.mock.calls).toEqual([['rolls/reseal', {site: 'forum.example', threadUrl: threadUrl.href, changes}]]);
});

test.each<[EditorUse, boolean]>([
	['reply', true],
	['new-topic', true],
	['message', true],
	['edit', false],
	['unknown', false],
])('%s is hooked: %s', (use, hooked) => {
	expect(isHooked(editorOf(field, use))).toBe(hooked);
});

test('without a form the sending is not seen', () => {
	document.body.append(field);
	expect(isHooked(editorOf(field))).toBe(false);
});

test('quoted rolls and the caret stay as they were', () => {
	field.value = `[quote=Rook]${OLD}[/quote]\n${OLD} fin`;
	field.setSelectionRange(5, 5);
	sealIn(editorOf(field), 'bbcode', NOW);
	expect(field.value).toBe(`[quote=Rook]${OLD}[/quote]\n${fresh(1)} fin`);
	expect(field.selectionStart).toBe(5);
});

test('nothing to seal: the forum hears nothing', () => {
	const heard = vi.fn();
	field.addEventListener('input', heard);
	field.value = 'Bonjour.';
	sealIn(editorOf(field), 'bbcode', NOW);
	expect(heard).not.toHaveBeenCalled();
});

describe('SCEditor', () => {
	const [before, after] = [OLD.slice(0, 20), OLD.slice(20)];
	test.each([
		['in one piece', `<p>a ${OLD} b</p>`, `a ${fresh(1)} b`],
		['split over nodes', `<p>a ${before}<b>${after}</b> b</p>`, `a ${fresh(1)} b`],
		['numbered in order', `<p>${OLD}</p><p>${OLD}</p>`, `${fresh(1)}${fresh(2)}`],
		['quoted by the forum', `<blockquote>${OLD}</blockquote><p>${OLD}</p>`, `${OLD}${fresh(1)}`],
		['quoted in brackets', `<p>[quote]${OLD}[/quote]</p><p>${OLD}</p>`, `[quote]${OLD}[/quote]${fresh(1)}`],
	])('rich mode, %s', (_, html, text) => {
		const body = overlaySceditor(field, 'wysiwygMode', html);
		field.value = OLD;
		sealIn(editorOf(field), 'bbcode', NOW);
		expect(body.textContent).toBe(text);
		expect(field.value).toBe(OLD);
	});

	test('rich mode, in the address of a link', () => {
		const body = overlaySceditor(field, 'wysiwygMode', `<p><a href="https://v.example/#${OLD}">1d20</a> puis ${OLD}</p>`);
		sealIn(editorOf(field), 'bbcode', NOW);
		expect(body.querySelector('a')!.getAttribute('href')).toBe(`https://v.example/#${fresh(1)}`);
		expect(findStrings(body.textContent!)[0]!.string).toMatchObject({raw: fresh(2)});
	});

	test('source mode: the field that is seen', () => {
		overlaySceditor(field, 'sourceMode', '');
		const seen = document.querySelector<HTMLTextAreaElement>('.sceditor-container textarea')!;
		seen.value = OLD;
		field.value = 'hidden';
		sealIn(editorOf(field), 'bbcode', NOW);
		expect([seen.value, field.value]).toEqual([fresh(1), 'hidden']);
	});
});
