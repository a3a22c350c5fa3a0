import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {given} from '../rules/play';
import {
	addGroup,
	addSheet,
	beginMeeting,
	endFight,
	giveRolls,
	insertFight,
	logRolls,
	type Made,
	openFight,
	rollMove,
	takeOver,
	totalIn,
	untilRound,
	type Wanted,
	wantedNow,
} from './fight-hands';
import {type FightTable, madeSheet, openFightTable} from './fight-table';
import {submitQuickReply} from './lib/board';
import {browserNames, shot} from './lib/browser';

const TOPIC = 1;

/** Fifteen points of life, by an armour that slows; fists, so that the margin alone wounds. */
const fighter = (adresse: number) => ({
	stats: {combattivite: 3, vitalite: 5, adresse, maitrise: 3, mojo: 3},
	choices: {type: 'humain', origine: 'moyenne'},
	entries: {armures: [given('plates', {protection: 5}, 'Plates')]},
});
const LIFE = 15;

/** What the dice of a line decided by themselves, as the other side's form wants it. */
const ownDice = (line: string): string =>
	line.includes('Réussite critique') ? 'Réussite critique' : line.includes('Échec critique') ? 'Échec critique' : 'Ordinaires';

/** What a blow of the fist does by the rules, from its line and the defence that it met. */
function damageOf(line: string, defence: number): number {
	if (/, (Réussite critique|Échec critique de l’adversaire) = /.test(line)) return Math.max(1, totalIn(line) - defence);
	return /, Touché = /.test(line) ? totalIn(line) - defence : 0;
}

describe.each(browserNames)('a fight in %s', browser => {
	let at: FightTable;
	beforeAll(async () => {
		at = await openFightTable(browser);
	}, 240_000);
	afterAll(() => at?.table.leave());

	const trackOf = async (id: string, track: string): Promise<number | undefined> =>
		(await at.sheetOf(id)).game?.state.tracks[track];

	test('Haut Château: three rounds over the posts of two players and the GM: passive and active defence, who acts first next, margins off the sheets', async () => {
		const {tab, table} = at;
		await at.put(madeSheet('dick', 'Dick', 'haut-chateau', fighter(2)));
		await at.put(madeSheet('ragle', 'Ragle', 'haut-chateau', fighter(4)));
		const lost = {Dick: 0, Ragle: 0};
		const posts: (readonly [number, number])[] = [];
		const send = async (rolls: number) => void posts.push([await submitQuickReply(tab, table.forum, TOPIC), rolls]);
		const strike = async (who: keyof typeof lost, on: keyof typeof lost, defence: string) => {
			const line = await rollMove(tab, {
				who,
				move: 'Attaque',
				// Each list by words that stand in no other: weapons are skills, too.
				chosen: {Compétence: 'Arts martiaux', Épée: 'Poing', 'Dés de l’adversaire': ownDice(defence), Cible: on},
				against: String(totalIn(defence)),
			});
			expect(line).toMatch(new RegExp(`^${who}, .* oss1-i-`));
			lost[on] = Math.min(LIFE, lost[on] + damageOf(line, totalIn(defence)));
		};
		const defend = (who: keyof typeof lost) => rollMove(tab, {who, move: 'Défense passive'});

		await at.sits('Maud', TOPIC);
		await openFight(tab, 'Dick');
		for (const name of ['Dick', 'Ragle']) await addSheet(tab, name);
		await addGroup(tab, 'Les gardes', 3);
		await tab.click({css: '.fight button', text: 'Commencer'});
		await tab.wait({css: '.fight .one.turn', text: 'Ragle'});
		await tab.screenshot(shot(`${browser}-fight-haut-chateau`));
		expect(await insertFight(tab)).toMatch(/Combat, round 1.*ost1-n\d+-/s);
		await submitQuickReply(tab, table.forum, TOPIC);

		await at.sits('Lison', TOPIC);
		let ragle = await defend('Ragle');
		await send(1);
		for (let round = 1; round <= 3; round++) {
			await at.sits('Bastien', TOPIC);
			// In the second round Dick parries, and cannot strike; for it he acts first in the third.
			const active = round === 2;
			if (!active) await strike('Dick', 'Ragle', ragle);
			const dick = active
				? await rollMove(tab, {who: 'Dick', move: 'Défense active', chosen: {Compétence: 'Arts martiaux'}})
				: await defend('Dick');
			await send(active ? 1 : 2);

			await at.sits('Lison', TOPIC);
			// Two blows may fell him, and who is dying strikes no more.
			const stands = lost.Ragle < LIFE;
			if (stands) await strike('Ragle', 'Dick', dick);
			if (round < 3) ragle = await defend('Ragle');
			const rolls = Number(stands) + Number(round < 3);
			if (rolls > 0) await send(rolls);

			await at.sits('Maud', TOPIC);
			await openFight(tab, 'Dick');
			await logRolls(tab, 2);
			await untilRound(tab, round + 1);
			expect((await tab.all('.fight .one .who'))[0], `round ${round + 1}`).toBe(active ? 'Dick' : 'Ragle');
			await tab.screenshot(shot(`${browser}-fight-haut-chateau-${round}`));
			await insertFight(tab);
			await submitQuickReply(tab, table.forum, TOPIC);
		}
		for (const [id, name] of [
			['dick', 'Dick'],
			['ragle', 'Ragle'],
		] as const) {
			const {tracks, conditions} = (await at.sheetOf(id)).game!.state;
			expect(tracks.pv ?? LIFE, name).toBe(LIFE - lost[name]);
			expect(
				conditions.some(({condition}) => condition === 'agonie'),
				name,
			).toBe(lost[name] === LIFE);
		}
		await at.prove(posts, shot(`${browser}-fight-haut-chateau-proved`));
	}, 600_000);

	test('Imperium: a duel of three passes, each step by rolls of the thread, one of the two with a shield', async () => {
		const duellist = {stats: {habilete: 4, physique: 3}, points: {agilite: 2, 'armes-blanches': 2}};
		const shield = {entries: {equipement: [{key: 'bouclier-1', entry: 'bouclier'}]}};
		const people = [
			['kaelen', 'Kaelen', duellist],
			['mirabelle', 'Mirabelle', {...duellist, ...shield}],
		] as const;
		for (const [id, name, state] of people) await at.put(madeSheet(id, name, 'imperium', state));
		const memberOf = (who: string) => (who === 'Kaelen' ? 'Bastien' : 'Lison');
		const otherOf = (who: string) => (who === 'Kaelen' ? 'Mirabelle' : 'Kaelen');

		const {tab, table} = at;
		await at.sits('Maud', TOPIC);
		await openFight(tab, 'Kaelen');
		for (const [, name] of people) await addSheet(tab, name);
		await tab.click({css: '.fight button', text: 'Commencer'});
		await beginMeeting(tab, 'Kaelen', 'Mirabelle');
		const log: string[] = [];
		const posts: (readonly [number, number])[] = [];
		/** The first step is taken by the GM in another browser, out of the post, and carried back by another one. */
		const goOnElsewhere = async (facts: string, wanted: readonly Wanted[]): Promise<string> => {
			const there = await at.elsewhere(
				'Maud',
				TOPIC,
				people.map(([id]) => id),
			);
			await openFight(there, 'Kaelen');
			await takeOver(there);
			expect(await there.text('.meeting .facts')).toBe(facts);
			const line = await giveRolls(there, wanted, memberOf);
			await there.screenshot(shot(`${browser}-duel-elsewhere`));
			await insertFight(there);
			await submitQuickReply(there, table.forum, TOPIC);
			await there.close();
			return line;
		};
		for (let step = 0; step < 16; step++) {
			const facts = await tab.text('.meeting .facts');
			if (/finie|passe 4/.test(facts)) break;
			const wanted = await wantedNow(tab);
			expect(wanted.length, facts).toBeGreaterThan(0);
			await insertFight(tab);
			await submitQuickReply(tab, table.forum, TOPIC);
			for (const {who, move} of wanted) {
				await at.sits(memberOf(who), TOPIC);
				await rollMove(tab, {who, move, chosen: {Cible: otherOf(who)}});
				posts.push([await submitQuickReply(tab, table.forum, TOPIC), 1]);
			}
			if (step === 0) log.push(await goOnElsewhere(facts, wanted));
			await at.sits('Maud', TOPIC);
			await openFight(tab, 'Kaelen');
			if (step > 0) log.push(await giveRolls(tab, wanted, memberOf));
			else await takeOver(tab);
		}
		await tab.screenshot(shot(`${browser}-duel`));
		const end = await tab.text('.meeting .facts');
		expect(end, log.join('\n')).toMatch(/finie|passe 4/);
		expect(log.every(line => line.includes('Kaelen – Mirabelle'))).toBe(true);
		await endFight(tab);
		await at.prove(posts, shot(`${browser}-duel-proved`));
	}, 600_000);

	test('Imperium: an affray of one against three, the group by its one roll, and each of it against the one defence', async () => {
		const {tab, table} = at;
		const group = ['Isaure', 'Sorn', 'Tibor'];
		const fighter = {stats: {habilete: 4, physique: 3, discipline: 3}, points: {agilite: 2, 'armes-blanches': 2}};
		// As many points of life as may be: six blows of one die seldom fell the one before two passes are over.
		const alone = {...fighter, stats: {...fighter.stats, physique: 5, discipline: 5}};
		for (const name of group) await at.put(madeSheet(name.toLowerCase(), name, 'imperium', fighter));
		await at.put(madeSheet('aldric', 'Aldric', 'imperium', alone));
		const memberOf = (who: string) => (who === 'Aldric' ? 'Bastien' : 'Lison');
		const posts: (readonly [number, number])[] = [];
		const rolls: string[] = [];
		const roll = async (made: Made): Promise<string> => {
			const line = await rollMove(tab, made);
			rolls.push(line);
			return line;
		};
		const send = async (count: number) => void posts.push([await submitQuickReply(tab, table.forum, TOPIC), count]);

		await at.sits('Maud', TOPIC);
		await openFight(tab, 'Aldric');
		for (const name of ['Aldric', ...group]) await addSheet(tab, name);
		await tab.click({css: '.fight button', text: 'Commencer'});
		await beginMeeting(tab, 'Aldric', 'Isaure', 'Affrontement', ['Sorn', 'Tibor']);
		const log: string[] = [];
		for (let step = 0; step < 10; step++) {
			const facts = await tab.text('.meeting .facts');
			if (/finie|passe 3/.test(facts)) break;
			const wanted = await wantedNow(tab);
			await insertFight(tab);
			await submitQuickReply(tab, table.forum, TOPIC);
			for (const {who, move, filled} of wanted) {
				await at.sits(memberOf(who), TOPIC);
				const line = await roll({who, move, ...(filled && {filled}), chosen: {Cible: who === 'Aldric' ? 'Isaure' : 'Aldric'}});
				// The best of three pools of six, and one die for each of the two others.
				if (move === 'Agilité du groupe') expect(line).toContain('8d8');
				await send(1);
			}
			if (facts.includes('Assaut du groupe')) {
				expect(wanted.map(({who}) => who)).toEqual(['Aldric', ...group]);
				await tab.screenshot(shot(`${browser}-affray-group`));
			}
			await at.sits('Maud', TOPIC);
			await openFight(tab, 'Aldric');
			log.push(await giveRolls(tab, wanted, memberOf));
		}
		await tab.screenshot(shot(`${browser}-affray`));
		expect(await tab.text('.meeting .facts'), log.join('\n')).toMatch(/finie|passe 3/);
		const suffered = (by: (who: string) => boolean) =>
			rolls.filter(line => / Dégâts /.test(line) && by(line.split(',')[0]!)).reduce((sum, line) => sum + totalIn(line), 0);
		expect((await trackOf('aldric', 'pv')) ?? 40, rolls.join('\n')).toBe(Math.max(0, 40 - suffered(who => who !== 'Aldric')));
		// Who beat the one defence struck, and nobody else.
		const struck = rolls.flatMap((line, at) => (/ Dégâts /.test(line) && !line.startsWith('Aldric') ? [at] : []));
		for (const at of struck) {
			const who = rolls[at]!.split(',')[0]!;
			const blow = totalIn(rolls.slice(0, at).findLast(line => line.startsWith(`${who}, Assaut `))!);
			const defence = rolls.slice(0, at).findLast(line => /^Aldric, (Parade|Corps)/.test(line))!;
			if (defence.startsWith('Aldric, Parade')) expect(blow, rolls.join('\n')).toBeGreaterThan(totalIn(defence));
		}
		expect((await trackOf('isaure', 'pv')) ?? 24).toBe(Math.max(0, 24 - suffered(who => who === 'Aldric')));
		await endFight(tab);
		await at.prove(posts, shot(`${browser}-affray-proved`));
	}, 600_000);
});
