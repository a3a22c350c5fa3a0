import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {Sheet} from '../../src/sheets/sheet';
import {activate, askKeeper} from './lib/activate';
import {login} from './lib/board';
import {browserNames, shot} from './lib/browser';
import {type Tab, until} from './lib/tab';
import {openTable, type Table} from './lib/table';
import {
	actAs,
	answer,
	award,
	changing,
	finish,
	goTo,
	newSheet,
	openWorkshop,
	raise,
	setCondition,
	take,
	tick,
	toSheets,
	undo,
	write,
} from './workshop-hands';

const FIELD = '#qr_postform textarea';

/** One game, played by hand from nothing: `make` its character, `grow` it, bring a condition about, and roll a move that the condition bears on. */
type Row = {
	readonly game: string;
	readonly name: string;
	make(tab: Tab): Promise<void>;
	/** The clock that is filled by its own button, and the card that then plays. */
	readonly clock: {readonly name: string; readonly size: number; readonly card: string; after?(tab: Tab): Promise<unknown>};
	/** What a level or experience makes of the character; undone afterwards. Answers what stood before and stands again. */
	grow(tab: Tab): Promise<string>;
	/** What stands on the sheet once it has grown, in the part named. */
	readonly grown: {readonly css: string; readonly text: string};
	trouble(tab: Tab): Promise<string>;
	readonly condition: string;
	readonly move: string;
	ask(tab: Tab): Promise<void>;
	/** The line with its dice as the condition made them. */
	readonly line: RegExp;
};

const levelUp = (tab: Tab, level: number): Promise<string> =>
	changing(tab, () => tab.click({css: '.level-up button.main:not(:disabled)', text: `Passer au niveau ${level}`}));

const rows: readonly Row[] = [
	{
		game: 'Escalier',
		name: 'Iris',
		async make(tab) {
			await answer(tab, 'Identité', 'chevalière errante');
			await answer(tab, 'Thème', 'le devoir');
			await goTo(tab, 'Dés');
			await take(tab, 'Équilibré');
			await goTo(tab, 'Métiers');
			await raise(tab, 'Gardien', 3);
			await raise(tab, 'Rôdeur', 2);
			await goTo(tab, 'Liens');
			await write(tab, 'Liens', 'Nadir', 'une dette');
		},
		// What the card brought is taken back, so that one condition alone shifts the dice below.
		clock: {name: 'Péril', size: 6, card: 'Le Péril éclate', after: undo},
		async grow(tab) {
			await actAs(tab, 'MJ');
			await award(tab, 10);
			await take(tab, 'Rôdeur 2');
			return levelUp(tab, 6);
		},
		grown: {css: '.game-sheet .head', text: 'Rôdeur 3'},
		trouble: tab => setCondition(tab, 'Hébété'),
		condition: 'Hébété',
		move: 'Épreuve',
		async ask(tab) {
			await tab.choose({css: 'select', text: 'Premier dé'}, 'Puissance');
			await tab.choose({css: 'select', text: 'Second dé'}, 'Perspicacité');
			await tab.choose({css: 'select', text: 'Difficulté'}, 'Normale');
		},
		// d8 of Insight, one step smaller.
		line: /^Iris, Épreuve – 1d8 \+ 1d6 \(8 Puissance, 6 Perspicacité\) contre \d+ [^,]*, .+ = \d+ oss1-i-/,
	},
	{
		game: 'Vingt faces',
		name: 'Sorrel',
		async make(tab) {
			await answer(tab, 'Idée', 'un éclaireur bavard');
			await goTo(tab, 'Caractéristiques');
			await take(tab, 'Standard');
			await goTo(tab, 'Compétences');
			for (const skill of ['Athlétisme', 'Acrobaties', 'Discrétion', 'Arcanes']) await take(tab, skill);
			await goTo(tab, 'Armes');
			await take(tab, 'Dague');
		},
		clock: {name: 'Jets de mort', size: 3, card: 'Trois jets de mort manqués'},
		async grow(tab) {
			await actAs(tab, 'MJ');
			await award(tab, 300);
			return levelUp(tab, 2);
		},
		grown: {css: '.game-sheet .head', text: 'niveau 2'},
		trouble: tab => setCondition(tab, 'Empoisonné'),
		condition: 'Empoisonné',
		move: 'Test de caractéristique',
		async ask(tab) {
			await tab.choose({css: 'select', text: 'Caractéristique'}, 'Force');
			await tab.choose({css: 'select', text: 'Difficulté'}, 'Facile');
		},
		// Twice, and the worse counts; 15 in Strength adds 2.
		line: /^Sorrel, Test de caractéristique – 2d20kl1 \+ 2 \(.*Empoisonné.*\) contre \d+ Facile, .+ = -?\d+ oss1-i-/,
	},
	{
		game: 'Clair-obscur',
		name: 'Aria',
		async make(tab) {
			await answer(tab, 'Allure', 'maigre, un manteau trop grand');
			await goTo(tab, 'Traits');
			await take(tab, 'Standard');
			await goTo(tab, 'Expériences');
			await take(tab, 'Enfant des rues');
			await take(tab, 'Ancien de la garde');
		},
		clock: {name: 'Compte à rebours', size: 4, card: 'Le compte à rebours est à terme'},
		async grow(tab) {
			await tab.click({css: '.level-up button', text: 'Monter Savoir'});
			return levelUp(tab, 2);
		},
		grown: {css: '.game-sheet .head', text: 'niveau 2'},
		async trouble(tab) {
			await actAs(tab, 'MJ');
			return setCondition(tab, 'Effrayé');
		},
		condition: 'Effrayé',
		move: 'Action',
		async ask(tab) {
			await tab.choose({css: 'select', text: 'Trait'}, 'Agilité');
			await tab.choose({css: 'select', text: 'Difficulté'}, 'Normale');
		},
		line: /^Aria, Action – 1d12 \+ 1d12 - 1d6 \+ 2 \(.*Effrayé.*\) contre \d+ Normale, .+ = -?\d+ oss1-i-/,
	},
	{
		game: 'La Forge',
		name: 'Nadir',
		async make(tab) {
			await answer(tab, 'Vice', 'le jeu, et les dettes');
			await goTo(tab, 'Talents');
			for (const talent of ['Rôder', 'Bricoler']) await raise(tab, talent, 2);
			for (const talent of ['Étudier', 'Convaincre', 'Commander']) await raise(tab, talent, 1);
			await goTo(tab, 'Contacts');
			await write(tab, 'Contacts', 'Madame Sel', 'receleuse');
		},
		clock: {name: 'Renommée', size: 4, card: 'La Renommée est pleine'},
		async grow(tab) {
			await actAs(tab, 'MJ');
			await award(tab, 8);
			await tab.click({css: 'summary', text: 'Ce que l’expérience peut acheter'});
			return changing(tab, () => tab.click({css: 'button:not(:disabled)', text: 'Acheter Cogner pour 8'}));
		},
		grown: {css: '.growth', text: '3 à dépenser'},
		trouble: tab => changing(tab, () => tab.click({css: '.box', text: 'Blessures : 3'})),
		condition: 'Mal en point',
		move: 'Action',
		async ask(tab) {
			await tab.choose({css: 'select', text: 'Talent'}, 'Rôder');
			await tab.click({css: 'label', text: 'Se dépasser'});
		},
		// Two dice of the talent and one of the spend, less one.
		line: /^Nadir, Action – 2d6kh1 \(.*Mal en point.*\), .+ = \d+ oss1-i-/,
	},
];

/** Opens the panel on a character's move, instant, and waits until its line can be inserted. */
async function prepare(tab: Tab, {name, move, ask}: Row): Promise<string> {
	await tab.click({css: 'button.roll', text: 'Jet'});
	await tab.choose({css: 'select', text: 'Personnage'}, name);
	await until('the move', async () => {
		// Again when those made most come before the others, and the list is drawn anew.
		await tab.click({css: '.moves button', text: move});
		return tab.wait('.pool', 5000);
	});
	await ask(tab);
	return until('the outcome in the line', async () => {
		// Again when the plan moved it away from under the pointer.
		await tab.click({css: 'label.choice', text: 'Immédiat'});
		const text = await tab.text('form.panel .preview');
		return / oss1-i-/.test(text) && text;
	});
}

async function insert(tab: Tab): Promise<string> {
	const before = await tab.value(FIELD);
	await tab.click({css: 'button', text: 'Insérer'});
	await until('the line in the reply', async () => (await tab.value(FIELD)) !== before);
	return (await tab.value(FIELD)).slice(before.length);
}

describe.each(browserNames)('games in %s', browser => {
	let table: Table;
	let popup: Tab;
	let workshop: Tab;
	let tab: Tab;
	beforeAll(async () => {
		table = await openTable();
		const player = await table.sit(browser);
		popup = await player.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await activate(player, table.forum.url);
		tab = await player.open();
		await login(tab, table.forum, 'Bastien');
		await tab.goto(`${table.forum.url}/viewtopic.php?t=1`);
		await tab.wait('osselet-bar');
		workshop = await openWorkshop(player);
		await workshop.resize(1100, 1000);
	}, 240_000);
	afterAll(() => table?.leave());

	const stateOf = async (wanted: string) => {
		const read = (await askKeeper(popup, 'sheets/list', null)) as {readonly value: readonly Sheet[]};
		const sheet = read.value.find(({name}) => name === wanted);
		if (!sheet?.game) throw new Error(`${wanted} is gone.`);
		return sheet.game.state;
	};

	describe.each(rows)('$game', row => {
		test('its character is made by hand in the wizard', async () => {
			await workshop.front();
			await newSheet(workshop, row.name, row.game);
			await row.make(workshop);
			await workshop.screenshot(shot(`${browser}-wizard-${row.name}`));
			await finish(workshop);
			expect((await stateOf(row.name)).made).toBe(true);
		}, 120_000);

		const {clock} = row;
		test('its clock fills by its own button, and the card that waits for it plays', async () => {
			let told = '';
			for (let filled = 0; filled < clock.size; filled++) told = await tick(workshop, clock.name);
			expect(told).toContain(`${clock.name} ${clock.size}/${clock.size}`);
			expect(told).toContain(clock.card);
			await clock.after?.(workshop);
		}, 120_000);

		test('it grows, and undo takes that back', async () => {
			const before = await stateOf(row.name);
			await row.grow(workshop);
			await workshop.wait(row.grown);
			const grown = await stateOf(row.name);
			await undo(workshop);
			await workshop.gone(row.grown);
			const {xp: _, ...after} = await stateOf(row.name);
			expect({...before, ...after}).toEqual({
				...before,
				...after,
				level: before.level,
				stats: before.stats,
				classes: before.classes,
			});
			expect(grown).not.toMatchObject(after);
		}, 120_000);

		test('a condition changes the dice, and the line names it', async () => {
			await row.trouble(workshop);
			await workshop.wait({css: '.chip', text: row.condition});
			await workshop.screenshot(shot(`${browser}-sheet-${row.name}`));
			await toSheets(workshop);
			await tab.front();
			const line = await prepare(tab, row).catch(async error => {
				throw new Error(`${error}\n${await tab.text('form.panel')}`);
			});
			await tab.screenshot(shot(`${browser}-panel-${row.name}`));
			expect(await tab.text('.pool')).toBeTruthy();
			expect(line).toMatch(row.line);
			expect(await insert(tab)).toContain(line);
		}, 120_000);
	});

	test('effects land once the line stands, and come back with the toast’s undo', async () => {
		const toast = await until('the toast', async () => {
			const text = await tab.text('.toast');
			return text.includes('Stress 2/9') && text;
		});
		await tab.screenshot(shot(`${browser}-toast`));
		expect(toast).toContain('Ctrl+Z');
		expect((await stateOf('Nadir')).tracks.stress).toBe(2);
		await tab.click({css: 'button', text: 'Rendre à la fiche'});
		await until('the undo', async () => (await tab.text('.toast')).includes('comme avant'));
		expect((await stateOf('Nadir')).tracks).toEqual({stress: 0, blessures: 3});
		expect(await tab.value(FIELD)).toContain('Nadir, Action');
	});
});
