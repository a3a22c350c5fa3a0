import {describe, expect, test} from 'vitest';
import {reviewCreation} from '../../src/rules/creation/review';
import {sheetIn} from '../../src/rules/moves/around';
import {settledChoices} from '../../src/rules/moves/settle';
import {make, sheetOf, situation, stateWith} from '../rules/play';
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
