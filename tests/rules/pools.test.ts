import {describe, expect, test} from 'vitest';
import {type Choices, noChoices} from '../../src/rules/moves/choices';
import {planMove} from '../../src/rules/moves/plan';
import {gameWith, make, situation} from './play';

const brume = {id: 'brume', name: 'Brume', offered: true, dice: -3};
const game = (roll: object, outcomes: object[] = []) =>
	gameWith({
		stats: [{id: 'force', name: 'Force', default: 2, min: 0, max: 9}],
		modifiers: [brume],
		moves: [{id: 'agir', name: 'Agir', roll, outcomes}],
	});
const fog: Choices = {...noChoices, ticked: {'book.brume': 1}};

describe('reported elsewhere', () => {
	// Each pair of ones takes a success away, whatever else fell.
	const pairs = game({kind: 'count', n: 5, d: 6, faces: {'4-6': 1}}, [
		{id: 'deux', name: 'Deux', kind: 'critical', if: '@roll.total - floor(@roll.count(1) / 2) >= 2'},
		{id: 'un', name: 'Un', kind: 'success', if: '@roll.total - floor(@roll.count(1) / 2) = 1'},
		{id: 'rien', name: 'Rien', kind: 'failure', if: '@roll.total - floor(@roll.count(1) / 2) < 1'},
	]);

	test.each([
		['two ones', [1, 1, 4, 6, 3], 'un'],
		['two ones, last', [6, 2, 4, 1, 1], 'un'],
		['one alone takes nothing', [6, 2, 4, 2, 1], 'deux'],
		['three are one pair', [6, 1, 4, 1, 1], 'un'],
		['four are two', [6, 1, 1, 1, 1], 'rien'],
	])('bug 28: %s', (_, dice, outcome) => {
		expect(make(situation(pairs, 'agir'), dice).outcome?.id).toBe(outcome);
	});

	test.each([
		['successes: none', {kind: 'count', n: '@force', d: 6, faces: {'4-6': 1}}, '0'],
		['successes: a chance die', {kind: 'count', n: '@force', d: 6, faces: {'4-6': 1}, least: 1}, '1d6>=4'],
		['all added: none', {kind: 'sum', n: '@force', d: 6, flat: 2}, '0d6+2'],
		['all added: a chance die', {kind: 'sum', n: '@force', d: 6, least: 1}, '1d6'],
		['the best: none', {kind: 'keep', n: '@force', d: 10}, '0'],
	])('bug 29: what takes more dice than there are is named, and the game says what falls. %s', (_, roll, expression) => {
		const plan = planMove(situation(game(roll), 'agir', {}, fog));
		expect(plan.sources).toContainEqual(expect.objectContaining({name: 'Brume', dice: -3, on: true}));
		expect(plan.expression).toBe(expression);
	});
});
