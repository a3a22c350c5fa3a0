import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {reviewCreation} from '../../src/rules/creation/review';
import type {Deed} from '../../src/rules/deeds';
import {sheetIn} from '../../src/rules/moves/around';
import {settledChoices} from '../../src/rules/moves/settle';
import {given, make, players, sheetOf, situation, stateWith} from '../rules/play';
import {at, hero, prices} from './horizon';

type Options = Readonly<Record<string, boolean | number | string>>;
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

describe('what Horizon Brique leaves open is a switch', () => {
	test('HB-G04: prerequisites that are inferred hold, or do not', () =>
		expect([archetypes({}), archetypes({'prerequis-deduits': false})]).toEqual([['rule/requires'], []]));

	test('HB-G10: a barrier that absorbs everything leaves nothing, or 1', () =>
		expect([struck({}), struck({'minimum-absorbe': true}), struck({'minimum-absorbe': true, 'resistance-avant': true})]).toEqual([
			10, 9, 9,
		]));

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

	test.each([
		['HB-G03', 'hausse-prix'],
		['HB-G05', 'concentration'],
		['HB-G05', 'temerite'],
		['HB-G05', 'vulnerabilite'],
		['HB-G05', 'faiblesse'],
		['HB-G05', 'avantage'],
		['HB-G05', 'handicap'],
		['HB-G08', 'munition-par-rang'],
		['HB-G09', 'resistance-avant'],
		['HB-G17', 'mois-avant'],
	])('%s: %s is a switch of the newest version', (_, id) => expect(game.book.options.map(option => option.id)).toContain(id));
});
