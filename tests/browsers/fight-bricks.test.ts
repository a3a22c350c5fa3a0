import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {prices, rank, skill} from '../books/horizon';
import {addFoe, addSheet, endFight, insertFight, logRolls, openFight, rollMove, untilTurn, useMove} from './fight-hands';
import {type FightTable, madeSheet, openFightTable} from './fight-table';
import {submitQuickReply} from './lib/board';
import {browserNames, shot} from './lib/browser';
import {type Tab, until} from './lib/tab';
import {actAs, changing, raise} from './workshop-hands';

const TOPIC = 1;
const VERSION = '1.1.1';
/** What the document leaves to the GM, who has said everything but the price of one brick. */
const known = {competences: prices.competences.filter(({id}) => id !== 'entrave')};
const hit = (line: string): number => Number(/Réussite/.test(line));

/** Takes a brick so many times, found by its name. */
async function take(tab: Tab, name: string, times: number): Promise<void> {
	await tab.fill({css: '.shelves input', text: 'Chercher une brique'}, name);
	await raise(tab, name, times);
}

/** Builds the skill brick by brick: first a point too dear, which is refused in words, then as it can be paid. */
async function buildBlade(tab: Tab): Promise<string> {
	await tab.click({css: '.builds button', text: 'En commencer une'});
	await tab.click({css: '.built-head', text: 'Sans nom'});
	await tab.wait('.build .shelves');
	await tab.fill({css: '.build input', text: 'Nom'}, 'Lame entravante');
	await tab.press('Tab');
	await tab.wait({css: '.built-head', text: 'Lame entravante'});
	await take(tab, 'Entrave', 1);
	await tab.wait({css: '.build .faults', text: 'Entrave'});
	await tab.fill({css: '.brick input', text: 'Prix de Entrave'}, '3');
	await tab.press('Enter');
	await tab.wait({css: '.build .budget', text: '3/4'});
	await take(tab, 'Dégât', 2);
	await tab.wait({css: '.build .budget.over', text: '5/4'});
	const refused = await tab.text('.build .faults');
	await tab.click({css: 'button', text: 'Baisser Dégât'});
	await tab.wait({css: '.build .budget', text: '4/4'});
	await changing(tab, () => tab.click({css: '.build button.main', text: 'Terminer le rang 1'}));
	return refused;
}

describe.each(browserNames)('a fight of Horizon Brique in %s', browser => {
	let at: FightTable;
	beforeAll(async () => {
		at = await openFightTable(browser);
		const own = (...builds: object[]) => ({bricks: known, builds});
		await at.put(madeSheet('iris', 'Iris', 'horizon-brique', own(skill('Élan', rank({celerite: 1}))), VERSION));
		await at.put(madeSheet('brume', 'Brume', 'horizon-brique', own(skill('Chaîne', rank({degats: 3, ancrage: 1}))), VERSION));
	}, 240_000);
	afterAll(() => at?.table.leave());

	test('a skill is built brick by brick, fought with for three turns at 1.1.1, and the sheet is moved to 1.2.1 once its owner has seen what changes', async () => {
		const {tab, table} = at;
		const open = () => at.browser.open(`${at.browser.base}popup/workshop.html#iris`);
		let workshop = await open();
		await workshop.wait('.game-sheet .builds');
		await actAs(workshop, 'MJ');
		expect(await buildBlade(workshop)).toMatch(/5.*4|de trop/);
		await workshop.screenshot(shot(`${browser}-bricks-built`));
		await workshop.close();

		const posts: (readonly [number, number])[] = [];
		const send = async (rolls: number) => void posts.push([await submitQuickReply(tab, table.forum, TOPIC), rolls]);
		const row = (name: string) => tab.text({css: '.fight .one', text: name});
		const visit = async () => {
			await at.sits('Maud', TOPIC);
			await openFight(tab, 'Iris');
		};
		const post = async (picture: string) => {
			await tab.screenshot(shot(`${browser}-bricks-${picture}`));
			expect(await insertFight(tab)).toContain(`Horizon Brique ${VERSION}`);
			await submitQuickReply(tab, table.forum, TOPIC);
		};
		await visit();
		await addSheet(tab, 'Iris');
		await addSheet(tab, 'Brume');
		await addFoe(tab, {name: 'La nuée', life: 12, memo: 'ATQ 50, DÉF 25'});
		await tab.click({css: '.fight button', text: 'Commencer'});
		await tab.wait({css: '.fight .one.turn', text: 'Iris'});
		await post('begun');

		await at.sits('Bastien', TOPIC);
		const blade = await rollMove(tab, {
			who: 'Iris',
			move: 'Compétence d’attaque',
			chosen: {'Lame entravante': 'Lame entravante', Cible: 'Brume'},
			against: '25',
		});
		await send(1);
		await visit();
		await logRolls(tab, 1);
		expect(await row('Iris')).toContain('Action : pris ou perdu');
		await untilTurn(tab, 'Brume');
		// What hinders takes the movement of the very next turn.
		expect((await row('Brume')).includes('Mouvement : pris ou perdu')).toBe(hit(blade) === 1);
		await post('first');

		await at.sits('Lison', TOPIC);
		const chain = await rollMove(tab, {
			who: 'Brume',
			move: 'Compétence d’attaque',
			chosen: {Chaîne: 'Chaîne', Cible: 'Iris'},
			against: '25',
		});
		await send(1);
		await visit();
		await logRolls(tab, 1);
		await tab.fill({css: '.fight input', text: 'Points de vie de La nuée'}, '7');
		await tab.press('Tab');
		await until('the life of the foe', async () => (await tab.text('.fight .guide')).includes('les points de vie'));
		await untilTurn(tab, 'La nuée');
		await untilTurn(tab, 'Iris');
		await post('second');

		await at.sits('Bastien', TOPIC);
		await useMove(tab, {who: 'Iris', move: 'Compétence bénéfique', chosen: {Élan: 'Élan'}});
		const again = await rollMove(tab, {who: 'Iris', move: 'Attaque', chosen: {Cible: 'Brume'}, against: '25'});
		await send(1);
		await visit();
		expect(await row('Iris')).toContain('Résiste à Célérité');
		await logRolls(tab, 1);
		await untilTurn(tab, 'Brume');
		// Anchored by its own skill: that loss goes after any other.
		expect(await row('Brume')).toContain('Mouvement : pris ou perdu');
		await untilTurn(tab, 'La nuée');
		await untilTurn(tab, 'Iris');
		expect(await tab.text('.fight .top')).toContain('Round 3');
		await post('third');

		await at.sits('Bastien', TOPIC);
		const last = await rollMove(tab, {who: 'Iris', move: 'Attaque', chosen: {Cible: 'Brume'}, against: '25'});
		await send(1);
		await visit();
		await logRolls(tab, 1);
		await untilTurn(tab, 'Brume');
		expect(await row('Brume')).toContain('Mouvement : 0 sur 1');
		await insertFight(tab);
		await submitQuickReply(tab, table.forum, TOPIC);
		const lost = [blade, again, last].reduce((sum, line) => sum + hit(line), 0);
		expect((await at.sheetOf('brume')).game!.state.tracks.pv ?? 10).toBe(10 - lost);
		expect((await at.sheetOf('iris')).game!.state.tracks.pv ?? 10).toBe(10 - 3 * hit(chain));

		workshop = await open();
		await workshop.click({css: '.version button', text: 'Voir ce qui changerait'});
		await workshop.wait({css: '.version li', text: 'Treize nouvelles briques'});
		await workshop.screenshot(shot(`${browser}-bricks-preview`));
		expect((await at.sheetOf('iris')).bookVersion).toBe(VERSION);
		await workshop.click({css: '.version button.main', text: '1.2.1'});
		await until('the sheet at 1.2.1', async () => (await at.sheetOf('iris')).bookVersion === '1.2.1');
		await workshop.close();

		await visit();
		expect(await row('Iris')).toContain('fiche en version 1.2.1');
		expect(await tab.text('.fight .preview')).toContain(`Horizon Brique ${VERSION}`);
		await endFight(tab);
		await at.prove(posts, shot(`${browser}-bricks-proved`));
	}, 400_000);
});
