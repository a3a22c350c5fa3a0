import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {reviewCreation} from '../../src/rules/creation/review';
import {advance, awaited, begin, type Meeting, settled} from '../../src/rules/encounters';
import type {Standing} from '../../src/rules/fight/standing';
import {factsOf} from '../../src/rules/moves/facts';
import {planMove} from '../../src/rules/moves/plan';
import {pass} from '../../src/rules/time';
import {faces, gameOf, make, players, sheetOf, situation, stateWith, tableWith} from '../rules/play';
import type {GapRow, Options} from './gap-row';

const game = gameOf('imperium');
const own = (...ids: string[]) => ids.map(entry => ({key: entry, entry}));
const fighter = {
	stats: {habilete: 4, physique: 4, discipline: 3, aura: 4, savoir: 3},
	points: {agilite: 3, 'armes-blanches': 3, histoire: 3},
};
const heavy = {...fighter, entries: {equipement: own('armure-lourde')}};
const wrestler = {stats: {physique: 5, habilete: 2}, points: {lutte: 3}};
const dead = (state: {readonly conditions: readonly {readonly condition: string}[]} | undefined) =>
	state?.conditions.some(({condition}) => condition === 'mort') ?? false;
const blow = (options: Options, dice: readonly number[], target: object = fighter) =>
	dead(make(situation(game, 'degats', {...fighter, options}, {asks: {mortel: 1}}, {target}), dice).players.target);
const shot = (options: Options, dice: readonly number[]) => {
	const gun = {key: 'fusil', entry: 'fusil', own: {name: 'Fusil', fields: {degats: 2, portee: 50}}};
	const shooter = {...fighter, options, entries: {equipement: [gun]}};
	return dead(
		make(situation(game, 'degats-tir', shooter, {asks: {arme: 'fusil', mortel: 1}}, {target: fighter}), dice).players.target,
	);
};
const creation = (options: Options, step: string, state: object) =>
	reviewCreation(game, stateWith({...state, options})).find(one => one.step.id === step)?.problems.length;
const pool = (options: Options, move: string, self: object, more: object = {}, target?: object) =>
	planMove(situation(game, move, {...self, options}, more, target ? {target} : {})).expression;
const tie = (options: Options): string => {
	const rolled = factsOf(faces('3d8>=5>=8', [5, 5, 1]));
	const at: Standing = {encounter: 'duel', state: 'attaque', pass: 1, roles: {assaillant: 'a', defenseur: 'b'}, flags: {}};
	const met = {a: stateWith({...fighter, options}), b: stateWith({stats: {habilete: 3}}), table: tableWith()};
	const done = advance(game, at, met, {a: rolled, b: rolled});
	return done.ok ? done.value.standing.state : done.error.code;
};
const best = (options: Options) => {
	const at: Standing = {encounter: 'affrontement', state: 'contact', pass: 1, roles: {}, flags: {}};
	const rest = new Map([['y', stateWith({stats: {habilete: 2}, points: {agilite: 2}})]]);
	const met = {a: stateWith({...fighter, options}), b: stateWith(fighter), table: tableWith(), band: {speaker: 'x', rest}};
	return awaited(game, at, met)[1]?.asks?.meilleure;
};
/** Whether Karama may be given where successes were declared. */
const declared = (options: Options) =>
	planMove(situation(game, 'test', {...fighter, options}, {asks: {comp: 'histoire', annonce: 3}, spends: {karama: 1}})).problems
		.length === 0;

/** Where a contest of equals ends, one against two. */
const tieOfMany = (options: Options): string => {
	const rolled = factsOf(faces('3d8>=5>=8', [5, 5, 1]));
	const at: Standing = {encounter: 'affrontement', state: 'contact', pass: 1, roles: {}, flags: {}};
	const band = {speaker: 'x', rest: new Map([['y', stateWith(fighter)]])};
	const done = advance(
		game,
		at,
		{a: stateWith({...fighter, options}), b: stateWith(fighter), table: tableWith(), band},
		{
			a: rolled,
			b: rolled,
		},
	);
	return done.ok ? `${done.value.standing.state} ${done.value.standing.pass}` : done.error.code;
};
/** Who may roll to break a hold, and where the pass leads. */
const hold = (options: Options) => {
	const at: Standing = {encounter: 'duel', state: 'tenu', pass: 1, roles: {}, flags: {}};
	const held = stateWith({...fighter, conditions: [{condition: 'immobilise', level: 1}]});
	const met = {a: stateWith({...fighter, options}), b: held, table: tableWith()};
	const asked = awaited(game, at, met).map(({by}) => by);
	const three = factsOf(faces('3d8>=5>=8', [5, 5, 5]));
	const none = factsOf(faces('3d8>=5>=8', [1, 1, 1]));
	const done = advance(game, at, met, asked.length > 0 ? {a: none, b: three} : {});
	return [asked.join(''), done.ok && done.value.standing.state];
};
/** In which passes one who was not ready defends without a contest, if every assault fails. */
const unready = (options: Options) => {
	const begun = begin(game, 'duel', {'b.pas-pret': 1});
	if (!begun.ok) throw new Error('no duel');
	const met: Meeting = {a: stateWith({...fighter, options}), b: stateWith(fighter), table: tableWith()};
	let {standing} = settled(game, begun.value, met);
	const passes: number[] = [];
	while (standing.state === 'attaque') {
		passes.push(standing.pass);
		const none = factsOf(faces('1d8>=5>=8', [1]));
		const done = advance(game, standing, met, {a: none, b: none});
		if (!done.ok) throw new Error(done.error.code);
		standing = done.value.standing;
	}
	return passes;
};
const atRange = (options: Options) => {
	const gun = {key: 'fusil', entry: 'fusil', own: {name: 'Fusil', fields: {degats: 2, portee: 50}}};
	return pool(
		options,
		'tir',
		{...fighter, points: {'armes-de-tir': 3}, entries: {equipement: [gun]}},
		{
			asks: {arme: 'fusil', distance: 50},
		},
	);
};
const karama = (options: Options) => sheetOf(game, {...fighter, options}).track('karama').max;
const nextSession = (options: Options) =>
	pass(game, players({...fighter, options, tracks: {karama: 1}}), 'session').players.self.tracks.karama;

const rows: readonly GapRow[] = [
	[
		'IM-G01',
		'points of characteristics',
		{'points-caracs': 18},
		options => creation(options, 'caracs', {stats: fighter.stats}),
		0,
		1,
	],
	['IM-G01', 'points of skills', {'points-comps': 5}, options => creation(options, 'comps', fighter), 0, 1],
	['IM-G04', 'the exception to Aura', {'karama-ajout': 2}, karama, 4, 6],
	['IM-G04', 'Karama in the next session', {'karama-partie': true}, nextSession, 1, 4],
	['IM-G05', 'the dodge', {esquive: 'lutte'}, options => pool(options, 'esquive', wrestler), '1d8>=5', '8d8>=5>=8'],
	[
		'IM-G08',
		'no hit points',
		{'mort-a-zero': true},
		options => dead(doDeed(game, players({...fighter, options}), {act: 'track', track: 'pv', to: 0}, 'gm').players.self),
		false,
		true,
	],
	['IM-G09', 'eleven of a deadly blow', {'seuil-coup': 12}, options => blow(options, [6, 5]), true, false],
	['IM-G09', 'ten of a deadly shot', {'seuil-tir': 12}, options => shot(options, [5, 4, 1]), true, false],
	['IM-G10', 'the threshold and armour', {'avant-armure': true}, options => blow(options, [8, 8], heavy), false, true],
	['IM-G11', 'an empty pool', {'un-de': true}, options => pool(options, 'corps-a-corps', {stats: {habilete: 2}}), '0', '1d8>=5'],
	[
		'IM-G12',
		'no point against a shield',
		{'un-de': true},
		options => pool(options, 'assaut', {stats: {habilete: 3}}, {}, {entries: {equipement: own('bouclier')}}),
		'0',
		'1d8>=5',
	],
	['IM-G13', 'a tie in an assault', {'egalite-carac': true}, tie, 'contact', 'blessure'],
	['IM-G14', 'the highest Agility of a group', {'groupe-agilite': 'competence'}, best, 7, 3],
	['IM-G15', 'a tie with a group', {'groupe-sans-melee': true}, tieOfMany, 'corps-a-corps 1', 'contact 2'],
	['IM-G16', 'the way out of a hold', {degagement: false}, hold, ['ab', 'contact'], ['', 'tenu']],
	['IM-G18', 'a shot at exactly the range', {'portee-stricte': true}, atRange, '7d8>=5>=8', '6d8>=5>=8'],
	[
		'IM-G20',
		'a feint out of a pool of one',
		{'un-de': true},
		options => pool(options, 'agilite', {stats: {habilete: 2}}, {ticked: {'move.feinte': 1}}),
		'0',
		'1d8>=5',
	],
	['IM-G25', 'the passes of one who is not ready', {'surprise-passes': 3}, unready, [1], [1, 2, 3]],
	['IM-G19', 'Karama on declared successes', {'karama-annonce': false}, declared, true, false],
];

/** Gaps that no number fills: what stands in their place, and what shows it. */
const byHand: Readonly<Record<string, string>> = {
	'IM-G17': 'each shot is a roll of its own, with damage of its own (IM-098); the GM may roll damage once',
	'IM-G21': 'the GM opens a meeting for each pair, and splits X against Y (IM-086, IM-087)',
	'IM-G22': 'slips of spelling: the names are Stratégie and Arme de jet',
	'IM-G23': 'battles are a text to look up (IM-049)',
};

const openLists = [
	['IM-G02', 'vocations', {entraine: true}],
	['IM-G03', 'pouvoirs', {'seul-le-un': true}],
	['IM-G07', 'equipement', {genre: 'feu', degats: 2, portee: 30}],
] as const;
const openValues = [
	['IM-G06', 'armure-legere', {armure: 4}, 'armure', 4],
	['IM-G24', 'lame', {longueur: 3}, 'longueur', 3],
] as const;

describe('what Imperium leaves open is a switch', () => {
	test.each(rows)('%s: %s', (_, __, set, see, usual, otherwise) => {
		const defaults = Object.fromEntries(game.book.options.map(option => [option.id, option.default]));
		expect([see({}), see(defaults), see(set)]).toEqual([usual, usual, otherwise]);
	});

	test('every gap has its switch, an open list, or a reason why neither can be', () => {
		const text = readFileSync(new URL('../../docs/rules/imperium.md', import.meta.url), 'utf8');
		const gaps = [...text.matchAll(/^\| (IM-G\d+) \|/gm)].map(([, gap]) => gap!);
		const shown = [...rows, ...openLists, ...openValues].map(([gap]) => gap);
		expect(gaps).toHaveLength(25);
		expect([...new Set([...shown, ...Object.keys(byHand)])].toSorted()).toEqual(gaps);
	});

	test('IM-G04: the GM gives Karama back, and no player does', () => {
		const spent = players({...fighter, made: true, tracks: {karama: 0}});
		const give = (who: 'gm' | 'player') => doDeed(game, spent, {act: 'earn', award: 'karama', asks: {}}, who);
		expect(give('gm').players.self.tracks.karama).toBe(4);
		expect(give('player').problem).toMatchObject({code: 'rule/not-yours'});
		expect(planMove(situation(game, 'karama-rendu', fighter)).problems).toHaveLength(1);
	});

	test('every switch of the book is one that a row here turns, or the untried skills', () => {
		const turned = new Set([...rows.flatMap(([, , set]) => Object.keys(set)), 'tout-tenter']);
		expect(game.book.options.map(({id}) => id).filter(id => !turned.has(id))).toEqual([]);
	});

	test.each(openLists)('%s: the GM adds to %s', (_, catalogue, fields) => {
		const done = doDeed(game, players(fighter), {act: 'own', catalogue, name: 'Du meneur', fields}, 'gm');
		expect(done.players.self.entries[catalogue]).toMatchObject([{own: {name: 'Du meneur'}}]);
	});

	test.each(openValues)('%s: the GM says the values of one that is worn: %s', (_, entry, fields, derived, value) => {
		const worn = players({...fighter, entries: {equipement: own(entry)}});
		const done = doDeed(game, worn, {act: 'own', catalogue: 'equipement', key: entry, name: entry, fields}, 'gm');
		expect(sheetOf(game, done.players.self).derived(derived).value).toBe(value);
	});
});
