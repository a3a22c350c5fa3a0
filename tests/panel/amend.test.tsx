// @vitest-environment jsdom
import '../page/test-chain';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {readCanonical} from '../../src/dice/canonical';
import {openAmend} from '../../src/panel/amend/open-amend';
import type {OwnRoll} from '../../src/panel/amend/options';
import {findStrings} from '../../src/seal/find';
import {replay} from '../../src/seal/replay';
import type {Rider} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';
import {randomnessOf, vectors} from '../seal/vectors';
import {aSheet} from '../sheets/a-sheet';
import {character, NOW, openTable, place, type Table} from './a-table';

const home = 'p4711' as Anchor;
let life = new AbortController();
afterEach(() => {
	life.abort();
	life = new AbortController();
});

/** 1d20+5 = 11, by a 6. */
function own(riders: readonly Rider[] = [], expression = '1d20+5', line = 'Aria, Tir – 1d20 + 5'): OwnRoll {
	const raw = writeString({mode: 's', expression, round: vectors[0]!.round, index: 1, riders});
	const string = findStrings(raw)[0]!.string;
	if (string.kind !== 'roll') throw new Error(string.kind);
	const randomness = randomnessOf(string.round!)!;
	const again = replay(string, {anchor: home, randomness});
	const plan = readCanonical(string.expression);
	if (!again.ok || !plan.ok) throw new Error('No dice.');
	return {string, anchor: home, line, fell: {plan: plan.value, rolled: again.value.rolled, randomness}};
}

function open({ask}: Table, rolls: readonly OwnRoll[]) {
	const inserted: string[] = [];
	openAmend({
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
		readThread: async () => rolls,
	});
	const root = [...document.querySelectorAll('osselet-amend')].at(-1)!.shadowRoot!;
	const says = (text: string) => vi.waitFor(() => expect(root.textContent).toContain(text), 5_000);
	const labelled = (text: string) =>
		[...root.querySelectorAll('label')].find(label => label.textContent?.startsWith(text))?.querySelector('input, select') as
			| HTMLInputElement
			| HTMLSelectElement;
	const set = (text: string, value: string) => {
		const field = labelled(text);
		field.value = value;
		field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
	};
	const pick = async (line = 'Aria, Tir') => {
		await says(line);
		root.querySelector<HTMLInputElement>('input[name=roll]')!.click();
	};
	const preview = (text: string) => vi.waitFor(() => expect(root.querySelector('.preview')?.textContent).toContain(text), 5_000);
	const send = () => root.querySelector('form')!.requestSubmit();
	return {root, says, set, labelled, pick, preview, send, inserted};
}

test('the dice of a roll are read by another formula: old and new side by side, no die more', async () => {
	const {root, says, set, pick, send, inserted} = open(await openTable([aSheet({name: 'Aria'})], 's'), [own()]);
	const type = (text: string) => {
		const input = root.querySelector<HTMLInputElement>('#expression')!;
		input.value = text;
		input.dispatchEvent(new Event('input', {bubbles: true}));
	};
	await pick();
	await says('c’est encore le jet d’origine');
	expect(root.querySelector('input[name=way]')).toBeNull(); // Free play has no moves
	type('2d20+5');
	await says('il n’en avait lancé qu’un');
	type('1d20+7');
	await says('1d20 + 7 = 6 + 7 = 13');
	expect(root.querySelector('s')?.textContent).toBe('1d20 + 5 = 6 + 5 = 11');
	set('Ce qui avait été oublié', '+2 Aide');
	await says('(+2 Aide');
	send();
	expect(inserted).toEqual([
		'Aria, Tir – 1d20 + 7 (+2 Aide, avant 11 par 1d20 + 5, corrigé à mêmes dés) = 6 + 7 = 13 oss1-q-1d20z2b7-ap4711-r31543812-k1-o1d20z2b5-deeb7581',
	]);
});

test('a target of the formula tells what both come to', async () => {
	const {root, pick, preview} = open(await openTable([aSheet({name: 'Aria'})], 's'), [own([], '1d20+5vs15')]);
	await pick();
	const input = root.querySelector<HTMLInputElement>('#expression')!;
	input.value = '1d20+5 vs 10';
	input.dispatchEvent(new Event('input', {bubbles: true}));
	await preview('(avant 11 par 1d20 + 5 vs 15, manqué, corrigé à mêmes dés), réussi = 6 + 5 = 11');
});

const ruled = (move: string, target?: string): readonly Rider[] => [
	{letter: 'b', value: 'vingt-faces/1.0.0'},
	{letter: 'm', value: move},
	...(target === undefined ? [] : [{letter: 't', value: target}]),
];
const lison = character('vingt-faces', 'Lison', {});

describe('a roll of a game', () => {
	const line = 'Lison, Test de caractéristique – 1d20 + 5 contre 15';
	const rulesOf = (text: string) => {
		const found = findStrings(text)[0]!.string;
		return found.kind === 'roll' ? Object.fromEntries(found.riders.map(({letter, value}) => [letter, value])) : {};
	};

	test('is read by another move, other choices and another number to reach, with the outcome of both', async () => {
		const table = await openTable([lison], 's');
		const {says, set, labelled, pick, preview, send, inserted} = open(table, [own(ruled('test', '15'), '1d20', line)]);
		await pick('Lison, Test');
		await says('Test de caractéristique contre 15, Échec');
		expect(labelled('L’action').matches(':checked')).toBe(true);
		await vi.waitFor(() => expect(labelled('Action').value).toBe('test'));
		await vi.waitFor(() => expect(labelled('Nombre').value).toBe('15'));
		set('Nombre', '5');
		await preview(
			'– 1d20 (0 Force, avant Test de caractéristique contre 15 : 6 par 1d20, Échec, corrigé à mêmes dés) contre 5, Réussite = 6',
		);
		set('Action', 'competence');
		await vi.waitFor(() => expect(labelled('Nombre').value).toBe('15'));
		set('Nombre', '5');
		await preview('Lison, Test de compétence – ');
		await preview('contre 5, Réussite');
		send();
		expect(inserted).toHaveLength(1);
		expect(rulesOf(inserted[0]!)).toMatchObject({b: 'vingt-faces/1.0.0', m: 'competence', t: '5', o: '1d20'});
	});

	test('keeps its rule and its number where the formula alone changes', async () => {
		const {root, set, pick, preview, labelled, says} = open(await openTable([lison], 's'), [
			own(ruled('test', '12'), '1d20+5', line),
		]);
		await pick('Lison, Test');
		await says('Échec');
		labelled('La formule').click();
		await vi.waitFor(() => expect(root.querySelector('#expression')).not.toBeNull());
		const input = root.querySelector<HTMLInputElement>('#expression')!;
		input.value = '1d20+7';
		input.dispatchEvent(new Event('input', {bubbles: true}));
		await preview('contre 12, Réussite = 6 + 7 = 13');
		set('Ce qui avait été oublié', '+2 Aide');
		await preview('(+2 Aide, avant Test de caractéristique contre 12 : 11 par 1d20 + 5, Échec, corrigé à mêmes dés)');
		const text = root.querySelector('.preview')!.textContent!;
		expect(rulesOf(text)).toEqual({b: 'vingt-faces/1.0.0', m: 'test', t: '12', o: '1d20+5'});
	});

	test('what it still had to do to its sheet hangs on the correction', async () => {
		const table = await openTable([lison], 's');
		const roll = own(ruled('test', '15'), '1d20', line);
		const choices = {asks: {}, ticked: {}, spends: {}, free: []};
		const logged = {id: 'r1', at: NOW, site: place.site, threadUrl: place.threadUrl, thread: place.title, who: 'Lison'};
		const shared = {...logged, sheet: lison.id, label: 'Test', line, raw: roll.string.raw};
		await table.memory.logRoll({...shared, waiting: {move: 'test', choices}});
		const {set, pick, preview, send, labelled, inserted} = open(table, [roll]);
		await pick('Lison, Test');
		await vi.waitFor(() => expect(labelled('Nombre').value).toBe('15'));
		set('Nombre', '5');
		await preview('contre 5, Réussite');
		send();
		await vi.waitFor(async () => {
			const recent = await table.memory.recentRolls(5);
			expect(recent.find(({id}) => id === 'r1')).not.toHaveProperty('waiting');
			const other = recent.find(({id}) => id !== 'r1');
			expect(inserted[0]).toContain(other?.raw);
			expect(other?.waiting).toMatchObject({move: 'test', choices: {difficulty: 5}});
		});
	});
});
