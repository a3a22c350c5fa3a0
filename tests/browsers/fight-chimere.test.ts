import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {given} from '../rules/play';
import {
	addGroup,
	addSheet,
	insertFight,
	logRolls,
	openFight,
	orderByRolls,
	refusedMove,
	rollMove,
	totalIn,
	untilRound,
} from './fight-hands';
import {type FightTable, madeSheet, openFightTable} from './fight-table';
import {submitQuickReply} from './lib/board';
import {browserNames, shot} from './lib/browser';

const TOPIC = 1;

/** Force 3, Endurance 8, armour 2 and a blow of power 14: whatever falls, three blows leave somebody on his feet. */
const fighter = {
	stats: {force: 3, endurance: 8, habilete: 3, rapidite: 3, perception: 2, intelligence: 2, temperament: 3, volonte: 2},
	choices: {nature: 'heros', art: 'karate'},
	entries: {
		techniques: [given('oi-zuki', {puissance: 14}, 'Oi zuki'), {key: 'parade', entry: 'parade'}],
		protections: [given('plastron', {armure: 2}, 'Plastron')],
	},
};
const LIFE = 8 * 10 + 3 + 2;

/** What a blow does, by the two totals that were shown: power with the margin, against endurance and armour. */
const damageOf = (attack: number, defence: number): number =>
	attack > defence ? Math.max(0, 3 + 14 + attack - defence - (8 + 2)) : 0;

describe.each(browserNames)('a fight of Chimère in %s', browser => {
	let at: FightTable;
	beforeAll(async () => {
		at = await openFightTable(browser);
		await at.put(madeSheet('ayame', 'Ayame', 'chimere', fighter));
		await at.put(madeSheet('goro', 'Goro', 'chimere', fighter));
	}, 240_000);
	afterAll(() => at?.table.leave());

	test('three rounds: initiative anew, two actions and the instinctive defence, power against endurance and armour, fury gained', async () => {
		const {tab, table} = at;
		const posts: (readonly [number, number])[] = [];
		const send = async (rolls: number) => void posts.push([await submitQuickReply(tab, table.forum, TOPIC), rolls]);
		await at.sits('Maud', TOPIC);
		await openFight(tab, 'Ayame');
		await addSheet(tab, 'Ayame');
		await addSheet(tab, 'Goro');
		await addGroup(tab, 'Les nervis', 4);
		await tab.click({css: '.fight button', text: 'Commencer'});
		await tab.wait({css: '.fight .guide', text: 'jettent Initiative'});
		await insertFight(tab);
		await submitQuickReply(tab, table.forum, TOPIC);

		const blows: {readonly on: 'Ayame' | 'Goro'; readonly damage: number}[] = [];
		const strike = async (who: 'Ayame' | 'Goro', on: 'Ayame' | 'Goro', defence: number) => {
			const line = await rollMove(tab, {
				who,
				move: 'Technique d’attaque',
				chosen: {Technique: 'Oi zuki', Cible: on},
				against: String(defence),
			});
			expect(line.includes('Touché')).toBe(totalIn(line) > defence);
			blows.push({on, damage: damageOf(totalIn(line), defence)});
		};
		for (let round = 1; round <= 3; round++) {
			await at.sits('Lison', TOPIC);
			await rollMove(tab, {who: 'Goro', move: 'Initiative'});
			const bare = await rollMove(tab, {who: 'Goro', move: 'Défense instinctive'});
			expect(bare).toContain('1d10');
			await send(2);

			await at.sits('Bastien', TOPIC);
			await rollMove(tab, {who: 'Ayame', move: 'Initiative'});
			await strike('Ayame', 'Goro', totalIn(bare));
			const parry = await rollMove(tab, {who: 'Ayame', move: 'Technique de défense', chosen: {Technique: 'Parade'}});
			await send(3);
			if (round === 1) {
				await at.sits('Bastien', TOPIC);
				const third = {who: 'Ayame', move: 'Technique d’attaque', chosen: {Technique: 'Oi zuki', Cible: 'Goro'}};
				expect(await refusedMove(tab, third)).toContain('Plus d’action ce tour-ci');
			}

			await at.sits('Lison', TOPIC);
			await strike('Goro', 'Ayame', totalIn(parry));
			await send(1);

			await at.sits('Maud', TOPIC);
			await openFight(tab, 'Ayame');
			await orderByRolls(tab, 2);
			await logRolls(tab, 3);
			await tab.screenshot(shot(`${browser}-fight-chimere-${round}`));
			await untilRound(tab, round + 1);
			await insertFight(tab);
			await submitQuickReply(tab, table.forum, TOPIC);
		}

		for (const [id, name] of [
			['ayame', 'Ayame'],
			['goro', 'Goro'],
		] as const) {
			const taken = blows.filter(({on, damage}) => on === name && damage > 0).map(({damage}) => damage);
			const {tracks, conditions} = (await at.sheetOf(id)).game!.state;
			expect(tracks.vie ?? LIFE, name).toBe(LIFE - taken.reduce((sum, damage) => sum + damage, 0));
			expect(tracks.furie ?? 0, name).toBe(Math.min(6, taken.length));
			const wounds = taken.filter(damage => damage > 10).length;
			expect(conditions.find(({condition}) => condition === 'blessure-grave')?.level ?? 0, name).toBe(wounds);
		}
		await at.prove(posts, shot(`${browser}-fight-chimere-proved`));
	}, 400_000);
});
