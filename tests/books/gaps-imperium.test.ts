import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {reviewCreation} from '../../src/rules/creation/review';
import {advance, awaited} from '../../src/rules/encounters';
import type {Standing} from '../../src/rules/fight/standing';
import {factsOf} from '../../src/rules/moves/facts';
import {planMove} from '../../src/rules/moves/plan';
import {faces, gameOf, make, players, sheetOf, situation, stateWith, tableWith} from '../rules/play';

type Options = Readonly<Record<string, boolean | number | string>>;

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

/** What a gap comes to at the default of its row, and with its switch set otherwise. */
const rows: readonly [
	gap: string,
	what: string,
	set: Options,
	see: (options: Options) => unknown,
	usual: unknown,
	otherwise: unknown,
][] = [
	[
		'IM-G01',
		'points of characteristics',
		{'points-caracs': 18},
		options => creation(options, 'caracs', {stats: fighter.stats}),
		0,
		1,
	],
	['IM-G01', 'points of skills', {'points-comps': 5}, options => creation(options, 'comps', fighter), 0, 1],
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
	[
		'IM-G11',
		'an empty pool',
		{'un-de': true},
		options => pool(options, 'agilite', {stats: {habilete: 2}}, {ticked: {'move.feinte': 1}}),
		'0',
		'1d8>=5',
	],
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
	['IM-G19', 'Karama on declared successes', {'karama-annonce': false}, declared, true, false],
];

describe('what Imperium leaves open is a switch', () => {
	test.each(rows)('%s: %s', (_, __, set, see, usual, otherwise) => expect([see({}), see(set)]).toEqual([usual, otherwise]));

	test('every switch of the book is one that a row here turns, or the untried skills', () => {
		const turned = new Set([...rows.flatMap(([, , set]) => Object.keys(set)), 'tout-tenter']);
		expect(game.book.options.map(({id}) => id).filter(id => !turned.has(id))).toEqual([]);
	});

	test.each([
		['IM-G02', 'vocations', {entraine: true}],
		['IM-G03', 'pouvoirs', {'seul-le-un': true}],
		['IM-G07', 'equipement', {genre: 'feu', degats: 2, portee: 30}],
	])('%s: the GM adds to %s', (_, catalogue, fields) => {
		const done = doDeed(game, players(fighter), {act: 'own', catalogue, name: 'Du meneur', fields}, 'gm');
		expect(done.players.self.entries[catalogue]).toMatchObject([{own: {name: 'Du meneur'}}]);
	});

	test.each([
		['IM-G06', 'armure-legere', {armure: 4}, 'armure', 4],
		['IM-G24', 'lame', {longueur: 3}, 'longueur', 3],
	])('%s: the GM says the values of one that is worn: %s', (_, entry, fields, derived, value) => {
		const worn = players({...fighter, entries: {equipement: own(entry)}});
		const done = doDeed(game, worn, {act: 'own', catalogue: 'equipement', key: entry, name: entry, fields}, 'gm');
		expect(sheetOf(game, done.players.self).derived(derived).value).toBe(value);
	});
});
