// @vitest-environment jsdom
import '../page/test-chain';
import {afterEach, describe, expect, test} from 'vitest';
import {openAnswer} from '../../src/panel/calls/open-answer';
import {openCalls} from '../../src/panel/calls/open-calls';
import type {CallsOptions, EditorOptions, ThreadCalls} from '../../src/panel/calls/options';
import {nameHash} from '../../src/seal/called';
import {captionOf} from '../../src/seal/caption';
import {findStrings} from '../../src/seal/find';
import {commitmentOf} from '../../src/seal/hidden';
import type {RollString} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import {anchor, memberId, site} from '../../src/shared/ids';
import {callWords} from '../../src/shared/words/calls';
import type {Sheet} from '../../src/sheets/sheet';
import type {Call} from '../../src/wire/calls';
import {character, NOW, openTable, place, type Table, turn} from './a-table';

const say = callWords.fr;
const EXTRA = 'Circonstance favorable';
const SECRET = '00112233445566778899aabbccddeeff';
const aria = character('clair-obscur', 'Aria', {
	stats: {agility: 2, strength: 1},
	tracks: {espoir: 3, stress: 0, pv: 6, armure: 3},
});

let table: Table;
let life: AbortController;
let inserted: string[];
afterEach(() => {
	life?.abort();
	document.querySelector('osselet-toast')?.remove();
});

const pause = (milliseconds = 20) => new Promise(resolve => setTimeout(resolve, milliseconds));
async function until(what: string, holds: () => boolean): Promise<void> {
	for (let tries = 0; tries < 100; tries++) {
		if (holds()) return;
		await pause();
	}
	throw new Error(`${what} did not come:\n${root().textContent}`);
}

const root = () => document.querySelector('osselet-calls')!.shadowRoot!;
const all = <E extends HTMLElement>(css: string) => [...root().querySelectorAll<E>(css)];
const button = (text: string) => all<HTMLButtonElement>('button').find(one => one.textContent?.trim().startsWith(text))!;
const preview = () => root().querySelector('.preview')?.textContent ?? '';
const labelled = (text: string) =>
	all<HTMLLabelElement>('label')
		.find(label => label.textContent?.includes(text))!
		.querySelector<HTMLInputElement>('input, select')!;
async function type(field: HTMLInputElement, text: string): Promise<void> {
	field.value = text;
	field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', {bubbles: true}));
	await pause();
}
const people = () => root().querySelector<HTMLInputElement>('.with input')!;
async function name(...names: string[]): Promise<void> {
	for (const one of names) {
		await type(people(), one);
		button(say.add).click();
		await pause();
	}
}
const rolls = (text: string) => findStrings(text).map(({string}) => string as RollString);
const riders = (roll: RollString | undefined) =>
	Object.fromEntries((roll?.riders ?? []).map(({letter, value}) => [letter, value]));

/** What every drawer is given at a table with some sheets. */
async function sit(sheets: readonly Sheet[] = [aria]): Promise<EditorOptions> {
	table = await openTable(sheets, 's');
	life = new AbortController();
	inserted = [];
	return {
		page: document,
		place,
		ask: table.ask,
		lang: 'fr',
		now: () => NOW,
		signal: life.signal,
		nextIndex: () => 1,
		written: () => '',
		insert: text => inserted.push(text) > 0,
		onClose: () => undefined,
	};
}

async function answer(call: Call, sheets?: readonly Sheet[]): Promise<void> {
	openAnswer({...(await sit(sheets)), call});
}

async function open(change: Partial<CallsOptions> = {}, thread: Partial<ThreadCalls> = {}, sheets?: readonly Sheet[]) {
	openCalls({
		...(await sit(sheets)),
		readThread: async () => ({people: [{name: 'Borin', member: memberId('58')!}], hidden: [], ...thread}),
		secret: () => SECRET,
		...change,
	});
	await until('the drawer', () => button('Borin') !== undefined);
}

describe('calling rolls', () => {
	test('one string for each, for the account where it is known, else for the name', async () => {
		await open();
		await name('borin', 'Éowyn', 'Aria');
		await type(root().querySelector<HTMLInputElement>('#expression')!, '1d20+5');
		await type(root().querySelector<HTMLInputElement>('#label')!, 'Perception');
		await type(labelled(say.against), '15');
		const called = rolls(preview());
		expect(called.map(({mode, index, expression}) => [mode, index, expression])).toEqual([
			['s', 1, '1d20+5'],
			['s', 2, '1d20+5'],
			['s', 3, '1d20+5'],
		]);
		expect(called.map(riders)).toEqual([
			{t: '15', w: 'u58'},
			{t: '15', w: nameHash('éowyn')},
			{t: '15', w: nameHash('Aria')},
		]);
		expect(preview().split('\n')[1]).toMatch(
			/^Éowyn, Perception – 1d20 \+ 5 \(jet demandé\) contre 15, jet scellé, dés à venir oss1-s-/,
		);
		root().querySelector<HTMLButtonElement>('button.main')!.click();
		await until('the lines', () => inserted.length > 0);
		expect(rolls(inserted[0]!)).toHaveLength(3);
	});

	test('a move takes the dice of the sheet that bears the name, and has none for whoever has no sheet here', async () => {
		await open();
		await name('Aria', 'Éowyn');
		labelled(say.move).click();
		await until('the games', () => all('select').length >= 2);
		await type(labelled(say.book), 'clair-obscur');
		await until('the moves', () => labelled(say.moves).querySelectorAll('option').length > 2);
		await type(labelled(say.moves), 'action');
		await type(labelled(say.against), '12');
		await until('the dice of Aria', () => rolls(preview()).length === 1);
		const [roll] = rolls(preview());
		expect(riders(roll)).toMatchObject({b: 'clair-obscur/1.0.0', m: 'action', t: '12', w: nameHash('Aria')});
		expect(roll?.expression).toContain('d12');
		expect(preview().split('\n')[1]).toMatch(/^Éowyn, .+ contre 12 \(jet demandé, à lancer par le joueur\)$/);
	});

	test('without a label it is still told for whom it is', async () => {
		await open();
		await name('Éowyn');
		await type(root().querySelector<HTMLInputElement>('#expression')!, '1d20');
		expect(captionOf(preview())).toEqual({who: 'Éowyn', label: 'jet'});
	});

	test('nobody and not hidden is told, and nothing can be inserted', async () => {
		await open();
		await type(root().querySelector<HTMLInputElement>('#expression')!, '1d20');
		expect(root().textContent).toContain(say.needSome);
		expect(root().querySelector<HTMLButtonElement>('button.main')!.disabled).toBe(true);
	});
});

describe('hidden rolls', () => {
	const hide = async () => {
		await type(root().querySelector<HTMLInputElement>('#expression')!, '1d20+5');
		labelled(say.hide).click();
		await until('the line', () => rolls(preview()).length === 1);
	};
	test('the secret is kept before the line stands in the post', async () => {
		await open();
		await hide();
		root().querySelector<HTMLButtonElement>('button.main')!.click();
		await until('the line', () => inserted.length > 0);
		expect(rolls(inserted[0]!)[0]).toMatchObject({mode: 'h', commitment: commitmentOf(SECRET)});
		expect(await table.memory.listSecrets()).toMatchObject([{secret: SECRET, thread: 'forum.example 42'}]);
		expect(inserted[0]).toContain('jet caché, à ouvrir plus tard');
	});

	test('a secret that cannot be kept leaves the post as it was, and says why', async () => {
		await open();
		const {ask} = table;
		life.abort();
		await open({
			ask: ((what: never, asked: never) =>
				what === 'secrets/keep' ? Promise.resolve({ok: false, error: {code: 'store/full'}}) : ask(what, asked)) as typeof ask,
		});
		await hide();
		root().querySelector<HTMLButtonElement>('button.main')!.click();
		await until('the reason', () => root().textContent!.includes(say.notKept));
		expect(inserted).toEqual([]);
	});

	const string = rolls(
		writeString({mode: 'h', expression: '1d20+5', round: turn.round, index: 1, commitment: commitmentOf(SECRET)}),
	)[0]!;
	const hidden = {anchor: anchor('p4711')!, string, line: 'Guet – 1d20 + 5, jet caché', author: 'MJ', mine: true, opened: false};

	test('one whose secret was lost says so; restored from a backup it is opened by a line that everybody can check', async () => {
		await open({}, {hidden: [hidden]});
		button(say.openTitle).click();
		await until('the roll', () => root().textContent!.includes(say.lost));
		const field = [...root().querySelectorAll('textarea')].at(-1)!;
		field.value = `rien ici\n${SECRET.toUpperCase()} Guet`;
		field.dispatchEvent(new Event('input', {bubbles: true}));
		await pause();
		button(say.restoreDo).click();
		await until('the result', () => root().textContent!.includes(say.onlyYou));
		button(say.openHere).click();
		const [opening] = rolls(inserted[0]!);
		expect(opening).toMatchObject({mode: 'u', anchor: 'p4711', secret: SECRET, round: turn.round});
		expect(inserted[0]).toMatch(/^Guet – 1d20 \+ 5 \(jet caché, ouvert\) = \d+ \+ 5 = \d+ oss1-u-/);
	});
});

describe('answering a call', () => {
	const call = (
		more: readonly {letter: string; value: string}[],
		expression = '1d20+5',
		line = 'Aria, Perception – 1d20 + 5',
	): Call => ({
		site: site('forum.example'),
		anchor: anchor('p4711')!,
		index: 1,
		thread: '42',
		title: 'Les quais',
		url: 'https://forum.example/viewtopic.php?t=42',
		by: 'MJ',
		raw: writeString({mode: 's', expression, round: turn.round, index: 1, riders: [{letter: 'w', value: 'u57'}, ...more]}),
		line,
		at: NOW,
	});

	test('the line cites the roll, with its dice', async () => {
		await answer(call([{letter: 't', value: '15'}]));
		await until('the dice', () => /= \d+ oss1-q-/.test(preview()));
		expect(preview()).toMatch(
			/^Aria, Perception – 1d20 \+ 5 \(demandé par MJ\) contre 15 = \d+ \+ 5 = \d+ oss1-q-1d20z2b5-ap4711-/,
		);
		expect(riders(rolls(preview())[0])).toEqual({t: '15'});
	});

	/** Aria's move against 12, called with the dice of her sheet. */
	async function action(): Promise<Call> {
		const {ask} = await sit();
		const choices = {asks: {}, ticked: {}, spends: {}, free: [], difficulty: 12};
		const plan = await ask('move/plan', {id: aria.id, lang: 'fr', move: 'action', choices});
		life.abort();
		const rule = [
			{letter: 'b', value: 'clair-obscur/1.0.0'},
			{letter: 'm', value: 'action'},
			{letter: 't', value: '12'},
		];
		return call(rule, plan.ok ? plan.value.expression : '', 'Aria, Action – 2d12 + 2');
	}

	test('by a rule, its outcome is told and its effects land on the sheet of the answering character', async () => {
		await answer(await action());
		await until('the outcome', () => root().textContent!.includes('Issue'));
		await until('what the sheet gives', () => /\(2 Agilité, /.test(preview()));
		root().querySelector<HTMLButtonElement>('button.main')!.click();
		await until('the landing', () => table.asked.some(([what]) => what === 'move/land'));
		await until('what is said', () => /Aria/.test(document.querySelector('osselet-toast')?.shadowRoot?.textContent ?? ''));
		expect(table.asked.map(([what]) => what)).toEqual(expect.arrayContaining(['move/pay', 'rolls/log', 'move/land']));
		expect(inserted[0]).toContain('oss1-q-');
	});

	test('another trait reads the same dice anew: the answer stands as it was called, with its correction below', async () => {
		await answer(await action());
		await until('the question', () => all('label').some(one => one.textContent?.includes('Trait')));
		await type(labelled('Trait'), 'strength');
		await until('the correction', () => preview().includes('corrigé à mêmes dés'));
		const [called, corrected] = rolls(preview());
		expect(called?.riders.some(({letter}) => letter === 'o')).toBe(false);
		expect(riders(corrected)).toMatchObject({o: called!.expression, m: 'action', t: '12'});
		expect(preview().split('\n')[1]).toMatch(/^Aria, Action – .* \+ 1 \(.*1 Vigueur.*avant \d+ par .* \+ 2, corrigé/);
		root().querySelector<HTMLButtonElement>('button.main')!.click();
		await until('the landing', () => table.asked.some(([what]) => what === 'move/land'));
		const paid = table.asked.flatMap(([what, asked]) => (what === 'move/pay' ? [asked] : []));
		expect(paid).toMatchObject([{move: 'action', choices: {asks: {stat: 'strength'}, difficulty: 12}}]);
		const landed = table.asked.flatMap(([what, asked]) => (what === 'move/land' ? [asked] : []));
		expect(landed).toMatchObject([{sealed: {expression: corrected!.expression, target: 12}}]);
	});

	test('what would take other dice cannot be chosen for called ones, and says so', async () => {
		await answer(await action());
		await until('what may be ticked', () => all('label').some(one => one.textContent?.includes(EXTRA)));
		labelled(EXTRA).click();
		await until('the reason', () => root().textContent!.includes(say.otherDice));
		expect(root().querySelector<HTMLButtonElement>('button.main')!.disabled).toBe(true);
		labelled(EXTRA).click();
		await until('the answer', () => /oss1-q-/.test(preview()));
	});

	test('one that names no dice is answered by the move of its name, sealed, and waits no more', async () => {
		const bare = {...call([]), raw: '', index: 1001, line: 'Aria, Action – contre 12, jet demandé, à lancer par le joueur'};
		await answer(bare);
		await until('the roll', () => /oss1-s-/.test(preview()));
		expect(preview()).toMatch(/^Aria, Action – .* \+ 2 \(.*2 Agilité.*\) contre 12/);
		expect(riders(rolls(preview())[0])).toMatchObject({m: 'action', t: '12'});
		root().querySelector<HTMLButtonElement>('button.main')!.click();
		await until('what is done', () => table.asked.some(([what]) => what === 'calls/done'));
		expect(inserted).toHaveLength(1);
		expect(table.asked).toContainEqual(['calls/done', {site: bare.site, anchor: bare.anchor, index: 1001}]);
	});

	test('one that no sheet has a move for is made in the player’s own way, and then told to be done', async () => {
		const bare = {...call([]), raw: '', index: 1001, line: 'Aria, Chanter – jet demandé, à lancer par le joueur'};
		await answer(bare);
		await until('the sheet', () => table.asked.some(([what]) => what === 'sheet/view'));
		expect(root().textContent).toContain(say.ownWay);
		button(say.ownDone).click();
		await until('what is done', () => table.asked.some(([what]) => what === 'calls/done'));
		expect(inserted).toEqual([]);
	});
});
