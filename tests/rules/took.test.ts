import {describe, expect, test} from 'vitest';
import type {Choices} from '../../src/rules/moves/choices';
import {viewTook} from '../../src/rules/view-took';
import {gameOf, situation} from './play';

describe('the numbers of a sheet that a move’s dice are made of', () => {
	test.each<[string, string, string, object, Partial<Choices>, readonly (readonly [string, number])[]]>([
		['a trait that was chosen', 'clair-obscur', 'action', {stats: {agility: 2}}, {asks: {stat: 'agility'}}, [['Agilité', 2]]],
		['nothing chosen yet', 'clair-obscur', 'action', {stats: {agility: 2}}, {}, []],
		[
			'a trait and a skill',
			'chimere',
			'guet',
			{stats: {perception: 3}, points: {vigilance: 2}},
			{},
			[
				['Perception', 3],
				['Vigilance', 2],
			],
		],
		[
			'the branch of a formula that is not taken is not told',
			'imperium',
			'parade',
			{stats: {habilete: 4}},
			{},
			[
				['Armes blanches', 0],
				['Habileté', 4],
			],
		],
		[
			'what comes with it and adds nothing: a group’s help to one who is alone',
			'chimere',
			'attaque',
			{stats: {habilete: 3}, entries: {techniques: [{key: 'k', entry: 'oi-zuki'}]}},
			{asks: {technique: 'oi-zuki'}},
			[],
		],
		['a move without dice', 'chimere', 'marcher', {}, {}, []],
	])('%s', (_, game, move, state, choices, took) => {
		expect(viewTook(situation(gameOf(game), move, state, choices), 'fr').map(({name, value}) => [name, value])).toEqual(took);
	});
});
