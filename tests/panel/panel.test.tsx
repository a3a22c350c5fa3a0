// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {plain} from '../../src/books/plain';
import {openPanel} from '../../src/panel/open-panel';
import type {PanelOptions} from '../../src/panel/options';
import {sealedDraw, sendBefore, unhookedDraw} from '../../src/seal/draws';
import {findStrings} from '../../src/seal/find';
import {replay} from '../../src/seal/replay';
import {anchor, memberId, sheetId, site} from '../../src/shared/ids';
import {fail, ok} from '../../src/shared/result';
import {panelWords} from '../../src/shared/words/panel';
import {type Asker, Orphaned} from '../../src/wire/messages';
import type {SitePrefs} from '../../src/wire/records';

const NOW = Date.parse('2026-08-22T21:37:12Z');
const RANDOMNESS = 'ab'.repeat(32);
const say = panelWords.fr;
const aria = {
	id: sheetId('s1'),
	book: plain.id,
	bookVersion: '1.0.0',
	name: 'Aria',
	numbers: {force: 5},
	texts: {},
	fields: [{kind: 'number', id: 'force', label: 'Force'} as const],
	moves: [{id: 'm1', label: 'Perception', expression: '1d20+@force', favourite: true}],
	revision: 1,
	changedAt: 1,
};

const place: PanelOptions['place'] = {
	site: site('forum.example'),
	thread: '42',
	threadUrl: 'https://forum.example/viewtopic.php?t=42',
	title: 'Les quais',
	use: 'reply',
	markup: {kind: 'bbcode', bold: true, quote: true, link: true},
	hooked: true,
};

let page: Page;
beforeEach(() => {
	vi.stubGlobal('OSSELET_CHAIN', JSON.stringify({genesis: 1692803367, period: 3, relays: []}));
});
afterEach(() => {
	page?.life.abort();
	vi.unstubAllGlobals();
});

type Page = {
	life: AbortController;
	inserted: string[];
	asked: [string, unknown][];
	drafts: unknown[];
	closed: () => number;
	root: ShadowRoot;
	prefs: SitePrefs;
};

async function open(
	change: Partial<PanelOptions> = {},
	{mode = 's' as SitePrefs['mode'], draw = {round: 0, state: 'known', randomness: RANDOMNESS} as object, orphaned = false} = {},
): Promise<Page> {
	const life = new AbortController();
	const inserted: string[] = [];
	const asked: [string, unknown][] = [];
	const drafts: unknown[] = [];
	let closed = 0;
	const made = {
		life,
		inserted,
		asked,
		drafts,
		closed: () => closed,
		prefs: {layout: 'line', mode, sheets: {'*': aria.id}, folded: false} as SitePrefs,
	};
	const ask: Asker = async (name, what) => {
		asked.push([name, what]);
		if (orphaned) throw new Orphaned('gone');
		if (name === 'site/put') made.prefs = (what as {prefs: SitePrefs}).prefs;
		const answers: Readonly<Record<string, unknown>> = {
			'site/get': made.prefs,
			'site/put': ok(made.prefs),
			'sheets/list': ok([aria]),
			'draws/get': [draw],
			'rolls/log': null,
		};
		return answers[name] as never;
	};
	openPanel({
		page: document,
		place,
		ask,
		lang: 'fr',
		now: () => NOW,
		signal: life.signal,
		nextIndex: () => 1,
		written: () => '',
		insert: text => inserted.push(text) > 0,
		findTurn: async () => fail({code: 'instant/nobody'}),
		readDraft: () => undefined,
		keepDraft: draft => drafts.push(draft),
		onSheet: () => undefined,
		onClose: () => {
			closed++;
		},
		...change,
	});
	page = Object.assign(made, {root: document.querySelector('osselet-panel')!.shadowRoot!});
	await settled();
	return page;
}

const settled = () => new Promise(resolve => setTimeout(resolve, 30));
const find = <E extends Element = HTMLElement>(selector: string) => page.root.querySelector<E>(selector)!;
const preview = () => find('.preview').textContent;
const button = () => find<HTMLButtonElement>('button.main');

async function type(selector: string, text: string) {
	const input = find<HTMLInputElement>(selector);
	input.value = text;
	input.dispatchEvent(new Event('input', {bubbles: true}));
	await settled();
}
async function click(selector: string) {
	find(selector).click();
	await settled();
}

describe('a sealed roll', () => {
	test('is shown exactly as it is inserted, then the panel goes and the choices stay', async () => {
		await open();
		await type('#expression', '1d20+@force');
		await type('#label', 'Perception');
		const shown = preview()!;
		expect(shown).toMatch(/^Aria, Perception – 1d20 \+ 5 \(5 Force\), jet scellé, dés à venir oss1-s-1d20z2b5-r/);
		find<HTMLFormElement>('form').requestSubmit();
		await settled();
		expect(page.inserted).toEqual([shown]);
		expect(page.closed()).toBe(1);
		expect(page.drafts.at(-1)).toBeUndefined();
		expect(findStrings(shown)[0]!.string).toMatchObject({mode: 's', round: sealedDraw(NOW), index: 1});
		const logged = page.asked.filter(([name]) => name === 'rolls/log');
		expect(logged).toEqual([
			[
				'rolls/log',
				{roll: expect.objectContaining({site: 'forum.example', sheet: 's1', who: 'Aria', label: 'Perception', line: shown})},
			],
		]);
	});

	test('goes on counting after those that stand in the editor', async () => {
		await open({nextIndex: of => (of === 'sealed' ? 2 : 1)});
		await type('#expression', '3#2d6');
		expect(findStrings(preview()!).map(({string}) => string.kind === 'roll' && string.index)).toEqual([2, 3, 4]);
	});

	test('whose sending is not seen names a draw far enough, and by when to send', async () => {
		await open({place: {...place, use: 'unknown', hooked: false}});
		await type('#expression', '1d20');
		expect(findStrings(preview()!)[0]!.string).toMatchObject({round: unhookedDraw(NOW)});
		const by = new Date(sendBefore(unhookedDraw(NOW))).toLocaleTimeString('fr', {hour: '2-digit', minute: '2-digit'});
		expect(page.root.textContent).toContain(say.sendBefore({at: by}));
	});

	test('in a post that exists warns', async () => {
		await open({
			place: {...place, use: 'edit', hooked: false},
		});
		expect(page.root.textContent).toContain(say.edited);
	});
});

describe('an instant roll', () => {
	const turn = {anchor: anchor('p4711')!, roller: memberId('57')!, index: 2, round: 31543812, offline: 3};

	test('tells the dice that every reader will see', async () => {
		await open({findTurn: async () => ok(turn)}, {mode: 'i'});
		await type('#expression', '1d20+5');
		const [found] = findStrings(preview()!);
		expect(found!.string).toMatchObject({mode: 'i', anchor: 'p4711', round: 31543812, index: 2});
		if (found!.string.kind !== 'roll') throw new Error('No roll');
		const again = replay(found!.string, {anchor: turn.anchor, roller: 'u57', randomness: RANDOMNESS});
		expect(again.ok && again.value.rolled.total).toBe(found!.said);
	});

	test('cannot be had: says why, and seals', async () => {
		await open({}, {mode: 'i'});
		await type('#expression', '1d20');
		expect(find('#instant-hint').textContent).toContain('Personne d’autre n’a encore écrit');
		expect(preview()).toContain('oss1-s-');
	});

	test('is not there before its draw', async () => {
		const at = NOW + 60_000;
		await open({findTurn: async () => ok(turn)}, {mode: 'i', draw: {round: turn.round, state: 'waiting', at}});
		const hour = new Date(at).toLocaleTimeString('fr', {hour: '2-digit', minute: '2-digit'});
		expect(find('#instant-hint').textContent).toContain(hour);
	});

	describe.each([
		['no relay gives it', {state: 'failed', why: 'network'}, 'Aucun relais'],
		['the network is off', {state: 'off'}, 'Le réseau est coupé'],
	])('whose draw is not to be had: %s', (_, draw, why) => {
		const offline = () => find<HTMLButtonElement>('#instant-hint button:last-child');

		test('seals, and rolls offline only on a click, labelled as what it is', async () => {
			await open({findTurn: async () => ok(turn)}, {mode: 'i', draw: {round: turn.round, ...draw}});
			await type('#expression', '1d20+5');
			expect(find('#instant-hint').textContent).toContain(why);
			expect(preview()).toContain('oss1-s-');
			expect(offline().textContent).toBe(say.rollOffline);
			offline().click();
			await settled();
			expect(find('#instant-hint').textContent).toContain(say.offline({index: 3}));
			const [found] = findStrings(preview()!);
			expect(found!.string).toMatchObject({mode: 'o', anchor: 'p4711', index: 3});
			if (found!.string.kind !== 'roll') throw new Error('No roll');
			const again = replay(found!.string, {anchor: turn.anchor, roller: 'u57'});
			expect(again.ok && again.value.rolled.total).toBe(found!.said);
		});

		test('is looked for again on a click', async () => {
			await open({findTurn: async () => ok(turn)}, {mode: 'i', draw: {round: turn.round, ...draw}});
			offline().click();
			await settled();
			const before = page.asked.length;
			await click('#instant-hint button');
			await vi.waitFor(() => expect(page.asked.slice(before)).toEqual([['draws/get', {rounds: [turn.round]}]]));
			await vi.waitFor(() => expect(find('#instant-hint').textContent).toContain(why));
		});
	});

	test('that cannot be for want of a turn is not offered offline', async () => {
		await open({}, {mode: 'i'});
		expect(page.root.textContent).not.toContain(say.rollOffline);
	});

	test('shows how far the reading is, and inserts nothing meanwhile; it can be stopped', async () => {
		let stopped = false;
		await open(
			{
				findTurn: (progress, signal) =>
					new Promise(resolve => {
						progress(3, 4);
						signal.addEventListener('abort', () => {
							stopped = true;
							resolve(fail({code: 'instant/stopped'}));
						});
					}),
			},
			{mode: 'i'},
		);
		await type('#expression', '1d20');
		expect(find('#instant-hint').textContent).toContain(say.reading({page: 3, pages: 4}));
		expect(button().disabled).toBe(true);
		await click('#instant-hint button');
		expect(stopped).toBe(true);
		expect(find('#instant-hint').textContent).toContain('Lecture du fil arrêtée');
	});
});

describe('typing', () => {
	test('bug 10: half an expression is no fault, and nothing can be inserted', async () => {
		await open();
		await type('#expression', '2d10<');
		expect(find('#expression-hint').textContent).toBe(say.unfinished);
		expect(find('#expression').getAttribute('aria-invalid')).toBe('false');
		expect(button().disabled).toBe(true);
	});

	test('a fault is underlined where it is', async () => {
		await open();
		await type('#expression', '4d6kh3kl1+2');
		expect(find('mark').textContent).toBe('kl1');
		expect(find('#expression').getAttribute('aria-invalid')).toBe('true');
	});

	test('bug 31: is kept at each key, a label with tildes and brackets too, and read back', async () => {
		await open({readDraft: () => ({text: '4d6', label: 'Force brute', rows: [{name: 'Aide', value: '+1', on: true}]})});
		expect(preview()).toContain('4d6 + 1 (+1 Aide)');
		await type('#label', 'Autre ~[coup]~');
		expect(page.drafts.at(-1)).toEqual({text: '4d6', label: 'Autre ~[coup]~', rows: [{name: 'Aide', value: '+1', on: true}]});
		expect(preview()).toContain('Autre coup – 4d6');
	});

	test('Escape leaves; what was typed was kept', async () => {
		await open();
		await type('#expression', '1d20');
		find('#expression').dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
		expect(page.closed()).toBe(1);
		expect(document.querySelector('osselet-panel')).toBeNull();
		expect(page.drafts.at(-1)).toEqual({text: '1d20', label: '', rows: []});
	});

	test('an editor that does not take the line: a sentence, and nothing is lost', async () => {
		await open({insert: () => false});
		await type('#expression', '1d20');
		find<HTMLFormElement>('form').requestSubmit();
		await settled();
		expect(find('.trouble').textContent).toBe(say.notInserted);
		expect(find<HTMLInputElement>('#expression').value).toBe('1d20');
	});

	test('a post that grows too long for the forum: a warning with its length, and the line can be inserted all the same', async () => {
		const markup = {...place.markup, most: 125};
		const written = 'x'.repeat(40);
		await open({place: {...place, markup}, written: () => written});
		expect(find('.warning').textContent).toBe('');
		await type('#expression', '1d20');
		expect(find('.warning').textContent).toBe('');
		await type('#label', 'Surveiller la porte du pont');
		const length = String(`${written}\n${preview()}`.length);
		expect(find('.warning').textContent).toBe(say.tooLong({length, most: '125'}));
		find<HTMLFormElement>('form').requestSubmit();
		await settled();
		expect(page.inserted).toHaveLength(1);
	});

	test('an extension that was replaced: a sentence; a sealed roll can still be inserted', async () => {
		await open({}, {orphaned: true});
		expect(find('.trouble').textContent).toBe(say.orphaned);
		await type('#expression', '1d20');
		find<HTMLFormElement>('form').requestSubmit();
		expect(page.inserted).toHaveLength(1);
	});
});

describe('a sheet', () => {
	test('gives its rolls; one is taken with its name', async () => {
		await open();
		await click('.moves button');
		expect(preview()).toMatch(/^Aria, Perception – 1d20 \+ 5 \(5 Force\)/);
	});

	test('the bar may ask for one of them', async () => {
		await open({move: 'm1'});
		expect(find<HTMLInputElement>('#expression').value).toBe('1d20+@force');
	});

	test('is remembered for the thread and for the board', async () => {
		await open();
		const select = find<HTMLSelectElement>('select');
		select.value = '';
		select.dispatchEvent(new Event('change', {bubbles: true}));
		await settled();
		expect(page.prefs.sheets).toEqual({});
		select.value = 's1';
		select.dispatchEvent(new Event('change', {bubbles: true}));
		await settled();
		expect(page.prefs.sheets).toEqual({42: 's1', '*': 's1'});
	});

	test('a number of it becomes a modifier by its name', async () => {
		await open();
		await type('#expression', '1d20');
		await click('.add');
		await type('.row input[list]', 'Force');
		expect(preview()).toContain('1d20 + 5 (+5 Force)');
		expect(find('.row .hint').textContent).toBe(say.adds({value: 5}));
		await click('.row input[type=checkbox]');
		expect(preview()).toContain('– 1d20, jet');
	});
});
