import * as v from 'valibot';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {state as stateShape} from '../../src/rules/state';
import {bookId, sheetId} from '../../src/shared/ids';
import type {Sheet} from '../../src/sheets/sheet';
import {aSheet} from '../sheets/a-sheet';
import {
	addGroup,
	addSheet,
	beginMeeting,
	giveRolls,
	insertFight,
	logRolls,
	type Made,
	openFight,
	postMove,
	sitDown,
	untilRound,
	wantedNow,
} from './fight-hands';
import {activate, askKeeper} from './lib/activate';
import {submitQuickReply} from './lib/board';
import {type Browser, browserNames, shot} from './lib/browser';
import {marksWhen} from './lib/marks';
import type {Tab} from './lib/tab';
import {openTable, type Table} from './lib/table';

const TOPIC = 1;
const HOUR = 3_600_000;

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

const madeSheet = (id: string, name: string, book: string, state: object): Sheet =>
	aSheet({
		id: sheetId(id),
		name,
		book: bookId(book),
		bookVersion: '1.0.0',
		revision: 0,
		game: {state: v.parse(stateShape, {made: true, ...state}), history: []},
	});
const sheetOf = (row: Row, who: 'one' | 'other', id: string): Sheet => madeSheet(id, row[who].name, row.book, row[who].state);

describe.each(browserNames)('a fight in %s', browser => {
	let table: Table;
	let popup: Tab;
	let tab: Tab;
	let reader: Browser;
	// Days lie between posts: the board's clock is behind, and each turn's draw has fallen when the next player writes.
	let clock = Date.now() - 24 * HOUR;
	beforeAll(async () => {
		table = await openTable({now: () => clock});
		const player = await table.sit(browser);
		popup = await player.popup();
		await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
		await activate(player, table.forum.url);
		reader = await table.sit(browser);
		await activate(reader, table.forum.url);
		tab = await player.open();
	}, 240_000);
	afterAll(() => table?.leave());

	const trackOf = async (id: string, track: string): Promise<number | undefined> => {
		const read = (await askKeeper(popup, 'sheet/get', {id})) as {readonly value: Sheet};
		return read.value.game?.state.tracks[track];
	};

	test.each(rows)(
		'$game: three rounds over the posts of two players and the GM',
		async row => {
			for (const [who, id] of [
				['one', 'un'],
				['other', 'deux'],
			] as const)
				expect(await askKeeper(popup, 'sheet/put', {sheet: sheetOf(row, who, id)})).toMatchObject({ok: true});

			clock += HOUR / 6;
			await sitDown(tab, table, 'Maud', TOPIC);
			await openFight(tab, row.one.name);
			await addSheet(tab, row.one.name);
			await addSheet(tab, row.other.name);
			await addGroup(tab, 'Les gardes', 3);
			await tab.click({css: '.fight button', text: 'Commencer'});
			await tab.wait({css: '.fight .one.turn', text: row.other.name});
			await tab.screenshot(shot(`${browser}-fight-${row.book}`));
			expect(await insertFight(tab)).toMatch(/Combat, round 1.*ost1-n\d+-/s);
			await submitQuickReply(tab, table.forum, TOPIC);

			const posts: number[] = [];
			const lines: string[] = [];
			for (let round = 1; round <= 3; round++) {
				for (const [member, who, at] of [
					['Bastien', row.one.name, row.other.name],
					['Lison', row.other.name, row.one.name],
				] as const) {
					clock += HOUR / 6;
					const made = await postMove(tab, table, member, TOPIC, row.strike(who, at));
					expect(made.line).toMatch(new RegExp(`^${who}, .* oss1-i-`));
					posts.push(made.post);
					lines.push(made.line);
				}
				await sitDown(tab, table, 'Maud', TOPIC);
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

			const there = await reader.open();
			for (const post of posts) {
				// Where the turn began on an earlier page, the mark says so until that page is read.
				await there.goto(`${table.forum.url}/viewtopic.php?p=${post}#p${post}`);
				await marksWhen(there, post, 1, ([mark]) => /connu d’avance|^Cohérent/.test(mark!.name));
			}
			await there.screenshot(shot(`${browser}-fight-${row.book}-proved`));
			await there.close();
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
		for (const [id, name, state] of people)
			expect(await askKeeper(popup, 'sheet/put', {sheet: madeSheet(id, name, 'imperium', state)})).toMatchObject({ok: true});
		const memberOf = (who: string) => (who === 'Kaelen' ? 'Bastien' : 'Lison');
		const otherOf = (who: string) => (who === 'Kaelen' ? 'Mirabelle' : 'Kaelen');

		clock += HOUR / 6;
		await sitDown(tab, table, 'Maud', TOPIC);
		await openFight(tab, 'Kaelen');
		for (const [, name] of people) await addSheet(tab, name);
		await tab.click({css: '.fight button', text: 'Commencer'});
		await beginMeeting(tab, 'Kaelen', 'Mirabelle');
		const log: string[] = [];
		for (let step = 0; step < 16; step++) {
			const facts = await tab.text('.meeting .facts');
			if (/finie|passe 4/.test(facts)) break;
			const wanted = await wantedNow(tab);
			expect(wanted.length, facts).toBeGreaterThan(0);
			await insertFight(tab);
			await submitQuickReply(tab, table.forum, TOPIC);
			for (const {who, move} of wanted) {
				clock += HOUR / 6;
				await postMove(tab, table, memberOf(who), TOPIC, {who, move, chosen: {Cible: otherOf(who)}});
			}
			clock += HOUR / 6;
			await sitDown(tab, table, 'Maud', TOPIC);
			await openFight(tab, 'Kaelen');
			log.push(await giveRolls(tab, wanted, memberOf));
		}
		await tab.screenshot(shot(`${browser}-duel`));
		const end = await tab.text('.meeting .facts');
		expect(end, log.join('\n')).toMatch(/finie|passe 4/);
		expect(log.every(line => line.includes('Kaelen – Mirabelle'))).toBe(true);
	}, 600_000);
});
