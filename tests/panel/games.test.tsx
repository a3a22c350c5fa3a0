// @vitest-environment jsdom
import '../page/test-chain';
import {afterEach, describe, expect, test} from 'vitest';
import type {PanelOptions} from '../../src/panel/options';
import {findStrings} from '../../src/seal/find';
import {replay} from '../../src/seal/replay';
import {panelWords} from '../../src/shared/words/panel';
import {gameWords} from '../../src/shared/words/panel-games';
import type {Sheet} from '../../src/sheets/sheet';
import {character, openTable, RANDOMNESS, seat, type Table, turn} from './a-table';

const say = gameWords.fr;
const aria = character('clair-obscur', 'Aria', {
	stats: {agility: 2, strength: 1},
	tracks: {espoir: 3, stress: 0, pv: 6, armure: 3},
	conditions: [{condition: 'effraye', level: 2}],
	entries: {experiences: [{key: 'rue-1', entry: 'rue'}]},
});
const nadir = character('forge', 'Nadir', {
	stats: {roder: 2, commander: 1},
	tracks: {stress: 1, blessures: 0},
	clocks: {renommee: {filled: 3, size: 4}},
});

let table: Table;
let panel: ReturnType<typeof seat>;
afterEach(() => {
	panel?.life.abort();
	document.querySelector('osselet-toast')?.remove();
});

const settled = (milliseconds = 60) => new Promise(resolve => setTimeout(resolve, milliseconds));
async function until(what: string, holds: () => boolean): Promise<void> {
	for (let tries = 0; tries < 100; tries++) {
		if (holds()) return;
		await settled(20);
	}
	throw new Error(`${what} did not come:\n${panel.root.textContent}\n${toast()}`);
}

async function open(sheets: readonly Sheet[], mode: 's' | 'i' = 'i', change: Partial<PanelOptions> = {}) {
	table = await openTable(sheets, mode);
	await again(change);
}
async function again(change: Partial<PanelOptions> = {}) {
	panel?.life.abort();
	panel = seat(table, change);
	await until('the moves', () => panel.root.querySelector('.moves, .move') !== null);
}

const all = <E extends HTMLElement>(css: string) => [...panel.root.querySelectorAll<E>(css)];
const button = (text: string) => all<HTMLButtonElement>('button').find(one => one.textContent?.trim().startsWith(text));
const labelled = <E extends HTMLElement = HTMLInputElement>(text: string) =>
	all<HTMLLabelElement>('label')
		.find(label => label.textContent?.includes(text))
		?.querySelector<E>('input, select');
const preview = () => panel.root.querySelector('.preview')?.textContent ?? '';
const main = () => panel.root.querySelector<HTMLButtonElement>('button.main')!;
const toast = () => document.querySelector('osselet-toast')?.shadowRoot?.textContent ?? '';

/** Until what was chosen is planned. */
async function calm(): Promise<void> {
	await settled(180);
	await until('the plan', () => !panel.root.querySelector('.pool')?.textContent?.includes(say.counting));
}

async function click(element: HTMLElement | null | undefined) {
	if (!element) throw new Error(`Nothing to click:\n${panel.root.textContent}`);
	element.click();
	await calm();
}
async function type(element: HTMLInputElement | null | undefined, value: string) {
	if (!element) throw new Error(`Nothing to type in:\n${panel.root.textContent}`);
	element.value = value;
	element.dispatchEvent(new Event('input', {bubbles: true}));
	await calm();
}
async function choose(element: HTMLSelectElement | null | undefined, value: string) {
	if (!element) throw new Error(`Nothing to choose in:\n${panel.root.textContent}`);
	element.value = value;
	element.dispatchEvent(new Event('change', {bubbles: true}));
	await calm();
}
async function insert() {
	await until('the line', () => !main().disabled);
	panel.root.querySelector('form')!.requestSubmit();
	await settled(150);
}
const stored = async (sheet: Sheet) => {
	const read = await table.memory.getSheet(sheet.id);
	if (!read.ok || !read.value?.game) throw new Error('No sheet');
	return read.value.game.state;
};

describe('the moves of a game', () => {
	test('stand where the free rolls stood, and a free expression stays at hand', async () => {
		await open([aria]);
		expect(all('.moves button').map(one => one.querySelector('span')?.textContent)).toEqual([
			'Action',
			'Encaisser un coup',
			'Attaque de l’adversaire',
		]);
		await type(panel.root.querySelector<HTMLInputElement>('#expression'), '1d20+@agility');
		expect(preview()).toMatch(/^Aria – 1d20 \+ 2 \(2 Agilité\) = /);
	});

	test('are found by what a trait covers, and the trait is chosen with the move', async () => {
		await open([nadir]);
		await type(panel.root.querySelector<HTMLInputElement>('input[type=search]'), 'grimper');
		await until('what is found', () => button('Action') !== undefined);
		await click(button('Action'));
		expect(labelled<HTMLSelectElement>('Talent')?.value).toBe('roder');
		expect(panel.root.querySelector('.pool')?.textContent).toContain('2d6');
	});

	test('lead to the workshop, where time and reserves are', async () => {
		await open([nadir]);
		await click(button(say.workshop));
		expect(table.asked.at(-1)).toEqual(['workshop/open', {sheet: nadir.id}]);
	});

	test('that were made most come first', async () => {
		await open([aria]);
		await click(button('Attaque de l’adversaire'));
		await insert();
		await again();
		expect(panel.root.querySelector('h3')?.textContent).toBe(say.often);
		expect(all('.moves button span')[0]?.textContent).toBe('Attaque de l’adversaire');
	});
});

describe('a move in the making', () => {
	test('shows each source with its effect, spends with their cost, and the pool as it is now', async () => {
		await open([aria]);
		await click(button('Action'));
		await choose(labelled<HTMLSelectElement>('Trait'), 'agility');
		expect(panel.root.querySelector('.applies')?.textContent).toMatch(/^Effrayé.*désavantage/);
		expect(panel.root.querySelector('.pool')?.textContent).toContain('1d12 + 1d12 - 1d6 + 2');
		await click(labelled('Enfant des rues'));
		await choose(labelled<HTMLSelectElement>('Difficulté'), '15');
		expect(panel.root.querySelector('.pool')?.textContent).toContain('1d12 + 1d12 - 1d6 + 4, difficulté 15');
		expect(panel.root.querySelector('.pool')?.textContent).toContain('1 Espoir');
	});

	test('refused by the rules says why and inserts nothing', async () => {
		const poor = {...aria, game: {...aria.game!, state: {...aria.game!.state, tracks: {espoir: 0}}}};
		await open([poor]);
		await click(button('Action'));
		await click(labelled('Enfant des rues'));
		expect(panel.root.querySelector('.wrong')?.textContent).toContain('Espoir');
		expect(main().disabled).toBe(true);
	});

	test('a number is what was typed, digit by digit, though the plan of each comes later', async () => {
		const arm = {key: 'fusil', entry: 'fusil', own: {name: 'Fusil', fields: {degats: 2, portee: 100}}};
		const shooter = {stats: {habilete: 4}, points: {'armes-de-tir': 3}, entries: {equipement: [arm]}};
		await open([character('imperium', 'Kaelen', shooter)]);
		await click(button('Tir ou lancer'));
		await until('the form', () => labelled('Distance') !== undefined);
		for (const digit of '150') {
			const field = labelled('Distance')!;
			// A first digit takes the place of the nought that is selected; the others follow it.
			field.value = digit === '1' ? digit : field.value + digit;
			field.dispatchEvent(new Event('input', {bubbles: true}));
			await settled(10);
		}
		expect(labelled('Distance')!.value).toBe('150');
		await until('the dice', () => preview().includes('6d8'));
		expect(preview()).toContain('150 Distance');
	});

	test('takes dice by hand as well as numbers', async () => {
		await open([nadir]);
		await click(button('Action'));
		await click(panel.root.querySelector<HTMLButtonElement>('.add'));
		await type(panel.root.querySelector<HTMLInputElement>('.row input[list]'), 'Brume');
		await type(panel.root.querySelector<HTMLInputElement>('.row input[inputmode]'), '+2D');
		expect(panel.root.querySelector('.row .hint')?.textContent).toBe(panelWords.fr.diceBy({count: 2}));
		expect(panel.root.querySelector('.applies')?.textContent).toBe('Brume +2D');
		await until('the line', () => preview().includes('Brume +2D'));
	});

	test('is kept as it is typed, and read back', async () => {
		await open([aria]);
		await click(button('Action'));
		await click(labelled('Enfant des rues'));
		const draft = panel.drafts.at(-1);
		await again({readDraft: () => JSON.parse(JSON.stringify(draft))});
		await until('the switch', () => labelled('Enfant des rues')?.checked === true);
	});

	test('whatever a page left in its storage, the panel opens', async () => {
		await open([aria], 'i', {readDraft: () => ({text: '', label: '', rows: [], game: {move: 'action', choices: {asks: 3}}})});
		expect(button('Action')).toBeDefined();
	});
});

describe('an instant move', () => {
	test('names all that bears on it, and its string lets anybody play the rule again', async () => {
		await open([aria]);
		await click(button('Action'));
		await choose(labelled<HTMLSelectElement>('Trait'), 'agility');
		await click(labelled('Enfant des rues'));
		await choose(labelled<HTMLSelectElement>('Difficulté'), '15');
		await until('the line', () => !main().disabled);
		const line = preview();
		expect(line).toMatch(
			/^Aria, Action – 1d12 \+ 1d12 - 1d6 \+ 4 \(2 Agilité, \+2 Enfant des rues, Effrayé : désavantage\) contre 15 Normale, (Réussite|Échec)[^=]* = .* = -?\d+ oss1-i-/,
		);
		const string = findStrings(line)[0]!.string;
		if (string.kind !== 'roll') throw new Error('No roll');
		expect(string.riders.map(({letter}) => letter)).toEqual(['b', 'm', 't', 'f']);
		const again = replay(string, {anchor: turn.anchor, roller: 'u57', randomness: RANDOMNESS});
		expect(again.ok && again.value.rolled.total).toBe(findStrings(line)[0]!.said);
	});

	test('lands on the sheet once the line stands; the toast says what changed, and takes it back', async () => {
		await open([nadir]);
		await click(button('Action'));
		await click(labelled('Se dépasser'));
		await insert();
		await until('the toast', () => toast() !== '');
		expect(panel.inserted).toHaveLength(1);
		expect((await stored(nadir)).tracks.stress).toBe(3);
		expect(toast()).toContain(say.landed({name: 'Nadir'}));
		expect(toast()).toContain('Stress 3/9');
		expect(toast()).toContain(say.lineApart);
		const [logged] = await table.memory.recentRolls(1);
		expect(logged?.changes).toContain('Stress 3/9');
		const undo = [...document.querySelector('osselet-toast')!.shadowRoot!.querySelectorAll('button')].find(
			one => one.textContent === say.undo,
		);
		undo?.click();
		await until('the undo', () => toast().includes(say.undone));
		expect((await stored(nadir)).tracks).toEqual(nadir.game!.state.tracks);
	});

	test('that the editor does not take changes nothing on the sheet', async () => {
		await open([aria], 'i', {insert: () => false});
		await click(button('Action'));
		await insert();
		expect(table.asked.map(([name]) => name)).not.toContain('move/land');
		expect((await stored(aria)).tracks).toEqual(aria.game!.state.tracks);
	});
});

describe('a spend afterwards', () => {
	const iris = character('escalier', 'Iris', {
		stats: {might: 10, insight: 8, dexterity: 8, willpower: 8},
		tracks: {destin: 3},
		lists: {bonds: [{name: 'Capitaine', value: 2}]},
	});
	const spend = () => button('S’appuyer sur un Lien');
	const roll = async () => {
		await open([iris]);
		await click(button('Épreuve'));
		await insert();
		await until('the toast', () => toast() !== '');
		await again();
	};

	test('on the last roll is a line more with the same dice, and its price is paid', async () => {
		await roll();
		const [rolled] = await table.memory.recentRolls(1);
		const total = findStrings(rolled!.line)[0]!.said!;
		await click(spend());
		await until('the line', () => panel.inserted.length === 1);
		expect(panel.inserted[0]).toMatch(
			new RegExp(`^Iris, Épreuve – après coup, S’appuyer sur un Lien, les mêmes dés font ${total + 2}, `),
		);
		await until('the toast', () => toast().includes('Destin 2/6'));
		expect((await stored(iris)).tracks.destin).toBe(2);
	});

	test('that the editor does not take leaves the sheet as it was', async () => {
		await roll();
		const before = await stored(iris);
		await again({insert: () => false});
		await click(spend());
		await until('the sentence', () => panel.root.textContent!.includes(say.notTaken));
		expect(await stored(iris)).toEqual(before);
	});

	test('is offered no more once something else touched the sheet', async () => {
		await roll();
		expect(spend()).toBeDefined();
		const read = await table.memory.getSheet(iris.id);
		if (read.ok && read.value) await table.memory.putSheet(read.value);
		await again();
		expect(spend()).toBeUndefined();
	});
});

describe('a move without dice', () => {
	test('is a line without a string, and lands at once', async () => {
		await open([aria]);
		await click(button('Encaisser un coup'));
		await type(labelled('Dégâts'), '8');
		await insert();
		expect(panel.inserted).toEqual(['Aria, Encaisser un coup – 8 Dégâts']);
		await until('the toast', () => toast().includes('Points de vie'));
		expect((await stored(aria)).tracks.pv).toBeLessThan(6);
		expect(await table.memory.recentRolls(5)).toEqual([]);
	});
});

describe('a sealed move', () => {
	test('tells neither dice nor outcome; its cost is paid at insertion, and its effects wait in the log', async () => {
		await open([nadir], 's');
		await click(button('Action'));
		await click(labelled('Se dépasser'));
		expect(preview()).toMatch(/^Nadir, Action – .*Se dépasser\), jet scellé, dés à venir oss1-s-.*-b[^-]*-m[^-]*-f/);
		await insert();
		await until('the toast', () => toast() !== '');
		expect((await stored(nadir)).tracks.stress).toBe(3);
		const [logged] = await table.memory.recentRolls(1);
		expect(logged?.waiting).toMatchObject({move: 'action', choices: {spends: {'se-depasser': 1}}});
		await again();
		expect(panel.root.textContent).toContain(say.awaiting({labels: 'Action'}));
	});
});
