import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {given} from '../rules/play';
import {addSheet, insertFight, openFight, orderByRolls, refusedMove, rollMove, totalIn, untilRound, useMove} from './fight-hands';
import {type FightTable, madeSheet, openFightTable} from './fight-table';
import {submitQuickReply} from './lib/board';
import {browserNames, shot} from './lib/browser';

const TOPIC = 1;

/** Vigilance of eight dice and shots of seven. The document gives no figures of weapons: these are a table’s own. */
const shooter = (arm: ReturnType<typeof given>) => ({
	stats: {discipline: 5, habilete: 4, physique: 3},
	points: {vigilance: 3, 'armes-de-tir': 3},
	tracks: {munitions: 6},
	entries: {equipement: [arm]},
});
const rifle = given('fusil', {degats: 2, portee: 100, tirs: 2}, 'Fusil');
const pistol = given('pistolet', {genre: 'feu', degats: 2, portee: 30}, 'Pistolet');
/** Twenty-four points of life. */
const blade = {stats: {habilete: 4, physique: 3, discipline: 3}, entries: {equipement: [given('lame')]}};
const LIFE = 24;

describe.each(browserNames)('shooting in %s', browser => {
	let at: FightTable;
	beforeAll(async () => {
		at = await openFightTable(browser);
		await at.put(madeSheet('kaelen', 'Kaelen', 'imperium', shooter(rifle)));
		await at.put(madeSheet('sorn', 'Sorn', 'imperium', shooter(pistol)));
		await at.put(madeSheet('isaure', 'Isaure', 'imperium', blade));
	}, 240_000);
	afterAll(() => at?.table.leave());

	test('Imperium: who shoots first by Vigilance, blades after them; a divided shot past the range, and a deadly one after a turn of aiming', async () => {
		const {tab, table} = at;
		const posts: (readonly [number, number])[] = [];
		const send = async (rolls: number) => void posts.push([await submitQuickReply(tab, table.forum, TOPIC), rolls]);
		const vigilance = async () => ({
			Kaelen: totalIn(await rollMove(tab, {who: 'Kaelen', move: 'Vigilance des tireurs'})),
			Sorn: totalIn(await rollMove(tab, {who: 'Sorn', move: 'Vigilance des tireurs'})),
		});
		type Scores = Awaited<ReturnType<typeof vigilance>>;
		/** Shooters by their successes, then the blade, then whoever saw nothing coming. Who are level stay as they came in: Sorn's roll is the newer, and taken first. */
		const orderBy = ({Kaelen, Sorn}: Scores) => {
			const shooters = Sorn >= Kaelen ? ['Sorn', 'Kaelen'] : ['Kaelen', 'Sorn'];
			const sees = (who: string) => (who === 'Sorn' ? Sorn : Kaelen) > 0;
			return [...shooters.filter(sees), 'Isaure', ...shooters.filter(who => !sees(who))];
		};
		const shots: {readonly line: string; readonly damage: number; readonly deadly: boolean}[] = [];
		const shoot = async (filled: Readonly<Record<string, string>>, ticked: readonly string[] = []) => {
			const line = await rollMove(tab, {who: 'Kaelen', move: 'Tir ou lancer', chosen: {Cible: 'Isaure'}, filled, ticked});
			const deadly = /, Tir mortel = /.test(line);
			const hit = deadly || /, Touché = /.test(line);
			const chosen = {Cible: 'Isaure', Arme: 'Fusil'};
			const wound = hit
				? await rollMove(tab, {
						who: 'Kaelen',
						move: 'Dégâts d’un tir',
						chosen,
						...(deadly && {ticked: ['Tir mortel réussi']}),
					})
				: undefined;
			shots.push({line, damage: wound === undefined ? 0 : totalIn(wound), deadly});
			return hit ? 2 : 1;
		};

		await at.sits('Maud', TOPIC);
		await openFight(tab, 'Kaelen');
		for (const name of ['Isaure', 'Kaelen', 'Sorn']) await addSheet(tab, name);
		await tab.click({css: '.fight button', text: 'Commencer'});
		await tab.wait({css: '.fight .guide', text: 'Vigilance des tireurs'});
		await insertFight(tab);
		await submitQuickReply(tab, table.forum, TOPIC);

		for (const round of [1, 2]) {
			await at.sits('Lison', TOPIC);
			const scores = await vigilance();
			await send(2);

			await at.sits('Bastien', TOPIC);
			const deadly = {who: 'Kaelen', move: 'Tir ou lancer', ticked: ['Tir mortel', 'Embusqué ou par surprise']};
			if (round === 1) {
				expect(await refusedMove(tab, deadly)).toContain('un tour de concentration');
				expect(await useMove(tab, {who: 'Kaelen', move: 'Se concentrer un tour'})).toContain('Kaelen');
				await submitQuickReply(tab, table.forum, TOPIC);
			} else {
				await send(await shoot({Distance: '100'}, deadly.ticked));
				expect(shots[0]!.line).toContain('6d8');
			}

			await at.sits('Maud', TOPIC);
			await openFight(tab, 'Kaelen');
			await orderByRolls(tab, 2);
			expect(await tab.all('.fight .one .who'), `round ${round} ${JSON.stringify(scores)}`).toEqual(orderBy(scores));
			await tab.screenshot(shot(`${browser}-fight-shooting-${round}`));
			await untilRound(tab, round + 1);
			await insertFight(tab);
			await submitQuickReply(tab, table.forum, TOPIC);
		}

		// Seven dice are two shots of four and three, each with a die fewer past the range; no third one is allowed.
		await at.sits('Bastien', TOPIC);
		const rolls =
			(await shoot({Distance: '150', 'Dés pour ce tir': '4'})) + (await shoot({Distance: '150', 'Dés pour ce tir': '3'}));
		expect([shots[1]!.line, shots[2]!.line].map(line => /\d+d8/.exec(line)?.[0])).toEqual(['3d8', '2d8']);
		expect(await refusedMove(tab, {who: 'Kaelen', move: 'Tir ou lancer', filled: {'Dés pour ce tir': '1'}})).toContain(
			'plus de dés que la réserve',
		);
		await send(rolls);

		const {tracks, conditions} = (await at.sheetOf('isaure')).game!.state;
		expect(tracks.pv ?? LIFE).toBe(Math.max(0, LIFE - shots.reduce((sum, {damage}) => sum + damage, 0)));
		expect(conditions.some(({condition}) => condition === 'mort')).toBe(shots.some(one => one.deadly && one.damage >= 10));
		expect((await at.sheetOf('kaelen')).game!.state.tracks.munitions).toBe(3);
		await at.prove(posts, shot(`${browser}-fight-shooting-proved`));
	}, 400_000);
});
