import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import type {Sheet} from '../../src/sheets/sheet';
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
	totalIn,
	untilRound,
	wantedNow,
} from './fight-hands';
import {type FightTable, madeSheet, openFightTable} from './fight-table';
import {submitQuickReply} from './lib/board';
import {browserNames, shot} from './lib/browser';

const TOPIC = 1;

type Row = {
	readonly game: string;
	readonly book: string;
	readonly one: {readonly name: string; readonly state: object};
	readonly other: {readonly name: string; readonly state: object};
	/** What wears down. */
	readonly track: string;
	readonly full: number;
	/** How a line says that its blow landed. */
	readonly hit: RegExp;
	strike(who: string, at: string): Made;
};

const rows: readonly Row[] = [
	{
		game: 'Le Maître du Haut Château',
		book: 'haut-chateau',
		one: {name: 'Dick', state: {stats: {combativite: 4, vitalite: 5, adresse: 2}}},
		other: {name: 'Ragle', state: {stats: {combativite: 3, vitalite: 5, adresse: 4}}},
		track: 'pv',
		full: 10,
		hit: /, (Touché|Réussite critique) = /,
		strike: (who, at) => ({
			who,
			move: 'Attaque',
			// Each list by words that stand in no other: weapons are skills, too.
			chosen: {Compétence: 'Escrime', Épée: 'Épée', Cible: at},
			// High enough that three blows cost nine points at most: who has ten is still there to strike in the last round, whatever falls.
			against: '12',
		}),
	},
];

const sheetOf = (row: Row, who: 'one' | 'other', id: string): Sheet => madeSheet(id, row[who].name, row.book, row[who].state);

describe.each(browserNames)('a fight in %s', browser => {
	let at: FightTable;
	beforeAll(async () => {
		at = await openFightTable(browser);
	}, 240_000);
	afterAll(() => at?.table.leave());

	const trackOf = async (id: string, track: string): Promise<number | undefined> =>
		(await at.sheetOf(id)).game?.state.tracks[track];

	test.each(rows)(
		'$game: three rounds over the posts of two players and the GM',
		async row => {
			for (const [who, id] of [
				['one', 'un'],
				['other', 'deux'],
			] as const)
				await at.put(sheetOf(row, who, id));

			const {tab, table} = at;
			await at.sits('Maud', TOPIC);
			await openFight(tab, row.one.name);
			await addSheet(tab, row.one.name);
			await addSheet(tab, row.other.name);
			await addGroup(tab, 'Les gardes', 3);
			await tab.click({css: '.fight button', text: 'Commencer'});
			await tab.wait({css: '.fight .one.turn', text: row.other.name});
			await tab.screenshot(shot(`${browser}-fight-${row.book}`));
			expect(await insertFight(tab)).toMatch(/Combat, round 1.*ost1-n\d+-/s);
			await submitQuickReply(tab, table.forum, TOPIC);

			const posts: (readonly [number, number])[] = [];
			const lines: string[] = [];
			for (let round = 1; round <= 3; round++) {
				for (const [member, who, on] of [
					['Bastien', row.one.name, row.other.name],
					['Lison', row.other.name, row.one.name],
				] as const) {
					await at.sits(member, TOPIC);
					const line = await rollMove(tab, row.strike(who, on));
					expect(line).toMatch(new RegExp(`^${who}, .* oss1-i-`));
					posts.push([await submitQuickReply(tab, table.forum, TOPIC), 1]);
					lines.push(line);
				}
				await at.sits('Maud', TOPIC);
				await openFight(tab, row.one.name);
				await logRolls(tab, 2);
				await untilRound(tab, round + 1);
				await tab.screenshot(shot(`${browser}-fight-${row.book}-${round}`));
				await insertFight(tab);
				await submitQuickReply(tab, table.forum, TOPIC);
			}
			// Somebody has lost something if the dice said so, and only then.
			const left = [await trackOf('un', row.track), await trackOf('deux', row.track)].map(value => value ?? row.full);
			expect(Math.min(...left) < row.full).toBe(lines.some(line => row.hit.test(line)));

			await at.prove(posts, shot(`${browser}-fight-${row.book}-proved`));
		},
		600_000,
	);

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
			await at.sits('Maud', TOPIC);
			await openFight(tab, 'Kaelen');
			log.push(await giveRolls(tab, wanted, memberOf));
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
		await beginMeeting(tab, 'Aldric', 'Isaure', 'Affrontement');
		const log: string[] = [];
		for (let step = 0; step < 10; step++) {
			const facts = await tab.text('.meeting .facts');
			if (/finie|passe 3/.test(facts)) break;
			const wanted = await wantedNow(tab);
			await insertFight(tab);
			await submitQuickReply(tab, table.forum, TOPIC);
			let defended = 0;
			for (const {who, move} of wanted) {
				await at.sits(memberOf(who), TOPIC);
				const pooled = move === 'Agilité du groupe' ? {filled: {'Meilleure réserve': '6', Combattants: '3'}} : {};
				const line = await roll({who, move, ...pooled, chosen: {Cible: who === 'Aldric' ? 'Isaure' : 'Aldric'}});
				if (move === 'Agilité du groupe') expect(line).toContain('8d8');
				if (who === 'Aldric') defended = totalIn(line);
				await send(1);
			}
			if (facts.includes('Assaut du groupe'))
				for (const who of group.slice(1)) {
					await at.sits(memberOf(who), TOPIC);
					const blow = await roll({who, move: 'Assaut', chosen: {Cible: 'Aldric'}, against: String(defended)});
					const hit = totalIn(blow) > defended;
					expect(blow.includes('Réussite'), `${blow} against ${defended}`).toBe(hit);
					if (hit) await roll({who, move: 'Dégâts', chosen: {Cible: 'Aldric'}});
					await send(hit ? 2 : 1);
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
		expect((await trackOf('isaure', 'pv')) ?? 24).toBe(Math.max(0, 24 - suffered(who => who === 'Aldric')));
		await endFight(tab);
		await at.prove(posts, shot(`${browser}-affray-proved`));
	}, 600_000);
});
