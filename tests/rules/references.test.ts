import {expect, test} from 'vitest';
import {checkBook} from '../../src/rules/check/check';
import {readBook} from '../../src/rules/check/read-book';

const bare = {osselet: 1, id: 'probe', version: '1.0.0', name: 'Probe', source: {title: 'Probe', licence: 'CC0-1.0'}};
const named = (id: string, more: object = {}) => ({id, name: id, ...more});
const none = {kind: 'none'};

/** Names that stand for nothing: each row writes `nul` once, where something of the book belongs. */
test.each<[what: string, book: object, path: string]>([
	['a heading of stats', {stats: [named('force', {group: 'nul'})]}, 'stats[0].group'],
	['a heading of skills', {skills: [named('tir', {group: 'nul'})]}, 'skills[0].group'],
	['a heading of moves', {moves: [named('m', {roll: none, group: 'nul'})]}, 'moves[0].group'],
	[
		'a heading that a move’s choice is from',
		{moves: [named('m', {roll: none, asks: [named('a', {kind: 'skill', group: 'nul'})]})]},
		'moves[0].asks[0].group',
	],
	['a heading in a step', {creation: {steps: [named('s', {kind: 'skills', group: 'nul'})]}}, 'creation.steps[0].group'],
	[
		'an entry that another brings',
		{catalogues: [named('dons', {entries: [named('vif', {grants: [{catalogue: 'dons', entry: 'nul'}]})]})]},
		'catalogues[0].entries[0].grants[0].entry',
	],
	[
		'an entry that a choice brings',
		{
			catalogues: [named('dons', {entries: []})],
			creation: {
				steps: [named('s', {kind: 'choice', options: [named('o', {grants: [{catalogue: 'dons', entry: 'nul'}]})]})],
			},
		},
		'creation.steps[0].options[0].grants[0].entry',
	],
	[
		'an entry that an effect brings',
		{
			catalogues: [named('dons', {entries: []})],
			cards: [named('c', {on: 'rest', do: [{do: 'grant', catalogue: 'dons', entry: 'nul'}]})],
		},
		'cards[0].do[0].entry',
	],
	[
		'a field',
		{catalogues: [named('dons', {entries: [named('vif', {fields: {nul: 1}})]})]},
		'catalogues[0].entries[0].fields.nul',
	],
	[
		'a stat in a field',
		{
			catalogues: [named('armes', {fields: [named('avec', {kind: 'stat'})], entries: [named('arc', {fields: {avec: 'nul'}})]})],
		},
		'catalogues[0].entries[0].fields.avec',
	],
	[
		'a choice in a field',
		{
			catalogues: [
				named('armes', {
					fields: [named('genre', {kind: 'choice', options: [named('lame')]})],
					entries: [named('arc', {fields: {genre: 'nul'}})],
				}),
			],
		},
		'catalogues[0].entries[0].fields.genre',
	],
	[
		'a column',
		{tables: [named('t', {columns: [named('prix')], rows: [{key: 'a', values: {nul: 1}}]})]},
		'tables[0].rows[0].values.nul',
	],
	[
		'what a switch stands at',
		{
			options: [named('regle', {kind: 'choice', default: 'nul', options: [named('un')]})],
			derived: [named('d', {formula: "@opt.regle = 'un'"})],
		},
		'options[0].default',
	],
	[
		'a track of a thing',
		{
			things: [named('navire', {tracks: [named('coque', {max: 9})]})],
			cards: [named('c', {on: 'rest', do: [{do: 'track', track: 'nul', by: -1, on: {thing: 'navire'}}]})],
		},
		'cards[0].do[0].track',
	],
	['what a move asked for', {cards: [named('c', {on: 'rest', do: [{do: 'bricks', of: 'nul'}]})]}, 'cards[0].do[0].of'],
	[
		'a map of faces',
		{moves: [named('m', {roll: {kind: 'count', n: 1, d: 6, faces: {6: 1}}, modifiers: [{flat: 1, faces: 'nul'}]})]},
		'moves[0].modifiers[0].faces',
	],
	['a clock that nothing ever ticks', {cards: [named('c', {on: {clock: 'nul', is: 'full'}, do: []})]}, 'cards[0].on.clock'],
	['an income', {money: {name: 'Zenit', income: 'nul'}}, 'money.income'],
	[
		'a catalogue that a level gives of',
		{progression: {atLevel: [{levels: [2], pick: {catalogue: 'nul', count: 1}}]}},
		'progression.atLevel[0].pick.catalogue',
	],
])('%s that there is none of is told with its place', (_, book, path) => {
	const read = readBook({...bare, ...book});
	const faults = read.ok ? checkBook(read.value) : read.error;
	expect(faults.map(fault => [fault.path, fault.problem.code])).toEqual([[path, 'book/no-such']]);
});

test('a clock that is made by its first tick may be waited for', () => {
	const read = readBook({
		...bare,
		cards: [
			named('coche', {on: 'rest', do: [{do: 'clock', clock: 'ruine', by: 1}]}),
			named('chute', {on: {clock: 'ruine', is: 'full'}, do: []}),
		],
	});
	expect(read.ok && checkBook(read.value)).toEqual([]);
});
