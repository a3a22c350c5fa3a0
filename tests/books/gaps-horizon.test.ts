import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {reviewCreation} from '../../src/rules/creation/review';
import type {Deed} from '../../src/rules/deeds';
import {fightOn} from '../../src/rules/fight/acts';
import {type FightAct, noFight} from '../../src/rules/fight/fight';
import type {Ground} from '../../src/rules/fight/order';
import {sheetIn} from '../../src/rules/moves/around';
import {settledChoices} from '../../src/rules/moves/settle';
import {given, make, players, sheetOf, situation, stateWith, tableWith} from '../rules/play';
import type {GapRow, Options} from './gap-row';
import {at, hero, prices, rank, skill} from './horizon';

const game = at();

const archetypes = (options: Options) =>
	reviewCreation(
		game,
		stateWith({options, entries: {archetypes: ['soigneur', 'canon-de-verre'].map(entry => ({key: entry, entry}))}}),
	)
		.find(({step}) => step.id === 'archetypes')
		?.problems.map(({problem}) => problem.code);
const struck = (options: Options) => {
	const bare = situation(
		game,
		'defense',
		{...hero({tracks: {pv: 10, barriere: 5}}), bricks: prices, options},
		{asks: {degats: 3}, difficulty: 75},
	);
	const where = {...bare, choices: settledChoices(bare.move, bare.choices, sheetIn(bare))};
	const {self} = make(where, [10]).players;
	return sheetOf(game, self).track('pv').value;
};

/** What is left of a foe's ten hit points after a critical brick that stands on a bonus of Attaque, or of one's own five after a healing one. */
const critical = (bricks: Readonly<Record<string, number>>, move: string, die: number) => (options: Options) => {
	const state = hero({options, stats: {attaque: 20}, tracks: {pv: 5}, builds: [skill('a', rank(bricks))]});
	const foe = {target: {bricks: prices}};
	const bare = situation(game, move, state, {asks: {comp: 'a:1'}, ...(move === 'competence' && {difficulty: 25})}, foe);
	const {self, target} = make({...bare, choices: settledChoices(bare.move, bare.choices, sheetIn(bare))}, [die]).players;
	return sheetOf(game, move === 'competence' ? target! : self).track('pv').value;
};
/** At which steps of a fight of two a shield of one turn is borne by the first, who had it before his turn. */
const borne = (options: Options) => {
	const shield = {conditions: [{condition: 'invincible', level: 1, left: 1, fresh: true}]};
	let ground: Ground = {
		game,
		sheets: new Map([
			['a', hero({options, ...shield})],
			['b', hero()],
		]),
		table: tableWith(),
		lang: 'fr',
	};
	let fight = noFight;
	const acts: readonly FightAct[] = [
		{act: 'add', name: 'A', sheet: 'a'},
		{act: 'add', name: 'B', sheet: 'b'},
		{act: 'begin'},
		{act: 'next'},
		{act: 'next'},
	];
	return acts.map(act => {
		const done = fightOn(ground, fight, act);
		if (!done.ok) throw new Error(done.error.code);
		ground = {...ground, sheets: done.value.sheets, table: done.value.table};
		fight = done.value.fight ?? noFight;
		return sheetOf(game, ground.sheets.get('a')).level('invincible');
	});
};

const rows: readonly GapRow[] = [
	['HB-G04', 'prerequisites that are inferred', {'prerequis-deduits': false}, archetypes, ['rule/requires'], []],
	['HB-G06', 'a 60 with Attaque 20', {'critique-total': true}, critical({'degat-critique': 1}, 'competence', 60), 10, 9],
	['HB-G06', 'a 70, not above it', {'critique-total': true}, critical({'degat-critique': 1}, 'competence', 70), 10, 9],
	[
		'HB-G07',
		'Soin critique rolls',
		{'echec-benefique': true},
		critical({'soin-critique': 1, soin: 2}, 'benefique-jet', 90),
		8,
		8,
	],
	[
		'HB-G07',
		'a natural 5 beside it',
		{'echec-benefique': true},
		critical({'soin-critique': 1, soin: 2}, 'benefique-jet', 5),
		7,
		5,
	],
	['HB-G10', 'a barrier that absorbs everything', {'minimum-absorbe': true}, struck, 10, 9],
	['HB-G10', 'and Résistance before it', {'minimum-absorbe': true, 'resistance-avant': true}, struck, 10, 9],
	['HB-G11', 'an effect of one turn', {'effets-jusqu-au-tour': true}, borne, [1, 1, 1, 0, 0], [1, 1, 1, 1, 0]],
];

const switches = [
	['HB-G03', 'hausse-prix'],
	['HB-G05', 'concentration'],
	['HB-G05', 'temerite'],
	['HB-G05', 'temerite-difficulte'],
	['HB-G05', 'vulnerabilite'],
	['HB-G05', 'faiblesse'],
	['HB-G05', 'faiblesse-de'],
	['HB-G05', 'avantage'],
	['HB-G05', 'handicap'],
	['HB-G08', 'munition-par-rang'],
	['HB-G09', 'resistance-avant'],
	['HB-G17', 'mois-avant'],
] as const;

/** Gaps whose default is no number: where a GM writes himself, or the rows that say it, with the test that shows it. */
const byHand: Readonly<Record<string, string>> = {
	'HB-G01': 'the catalogue is open, and a brick without a price asks the GM for it (HB-130)',
	'HB-G02': 'the catalogue of archetypes is open with all its values (HB-130)',
	'HB-G12': 'the GM lets a rest pass, which fills both',
	'HB-G13': 'the GM orders the fight by hand',
	'HB-G15': 'gains of months alone are counted, of each kind by itself (HB-026)',
	'HB-G16': 'the GM lets the month end, whenever the character was made (HB-020)',
	'HB-G18': 'from 1.0.1 on (HB-107)',
	'HB-G19': 'versions differ by what the text lists; values of archetypes are the GM’s (HB-130, HB-134)',
	'HB-G20': 'as rows HB-131 and HB-132 have it',
	'HB-G21': 'a brick has its group and its categories apart (HB-112)',
	'HB-G22': 'three presets, or any other number (HB-049)',
	'HB-G23': 'as rows HB-044 and HB-045 have it',
	'HB-G24': 'as rows HB-044 and HB-045 have it',
	'HB-G25': 'the limit is of the step of creation (HB-017)',
	'HB-G26': 'the price of a step is the same however the rank below came (HB-022)',
};

describe('what Horizon Brique leaves open is a switch', () => {
	test.each(rows)('%s: %s', (_, __, set, see, usual, otherwise) => {
		const defaults = Object.fromEntries(game.book.options.map(option => [option.id, option.default]));
		expect([see({}), see(defaults), see(set)]).toEqual([usual, usual, otherwise]);
	});

	test('every gap has its switch, or a reason why it is none', () => {
		const text = readFileSync(new URL('../../docs/rules/horizon-brique.md', import.meta.url), 'utf8');
		const gaps = [...text.matchAll(/^\| (HB-G\d+) \|/gm)].map(([, gap]) => gap!);
		const shown = [...rows, ...switches].map(([gap]) => gap);
		expect(gaps).toHaveLength(26);
		expect([...new Set([...shown, 'HB-G14', ...Object.keys(byHand)])].toSorted()).toEqual(gaps);
	});

	test('HB-G12: a rest fills hit points and mana, and nothing else does of itself', () => {
		const spent = players({made: true, tracks: {pv: 3, pm: 1}});
		const left = (moment: 'rest' | 'turn' | 'month') => {
			const {tracks} = doDeed(game, spent, {act: 'pass', moment}, 'gm').players.self;
			return [tracks['pv'], tracks['pm']];
		};
		expect([left('rest'), left('turn'), left('month')]).toEqual([
			[10, 6],
			[3, 1],
			[3, 1],
		]);
	});

	test('HB-G14: what is left moves with its maximum when an archetype is gained or lost, to nothing at the least, or stays', () => {
		const left = (pv: number, deed: 'gain' | 'lose', options: Options = {}) => {
			const owned = deed === 'lose' ? {entries: {archetypes: [given('robuste', {pv: 3})]}} : {};
			const where = players({made: true, options, tracks: {pv}, ...owned});
			const what: Deed =
				deed === 'lose'
					? {act: 'lose', catalogue: 'archetypes', key: 'robuste'}
					: {act: 'own', catalogue: 'archetypes', name: 'Robuste', fields: {pv: 3}};
			return doDeed(game, where, what, 'gm').players.self.tracks['pv'];
		};
		const stays = {'jauges-suivent': false};
		expect([left(4, 'gain'), left(4, 'gain', stays)]).toEqual([7, 4]);
		expect([left(1, 'lose'), left(1, 'lose', stays)]).toEqual([0, 1]);
	});

	test.each(switches)('%s: %s is a switch of the newest version', (_, id) =>
		expect(game.book.options.map(option => option.id)).toContain(id),
	);
});
