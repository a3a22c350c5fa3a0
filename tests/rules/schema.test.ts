import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import Ajv from 'ajv/dist/2020';
import {describe, expect, test} from 'vitest';

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const validate = new Ajv({strict: false, allErrors: true}).compile(json('docs/rulebook.schema.json') as object);
const faults = (value: unknown): readonly string[] =>
	validate(value) ? [] : (validate.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`);

test('the schema is what the contract says', () => {
	const ran = spawnSync(process.execPath, ['tools/schema.mjs', '--check'], {encoding: 'utf8'});
	expect([ran.status, ran.stderr]).toEqual([0, '']);
}, 60_000);

describe('games aboard', () => {
	const games = readdirSync('src/books').filter(name => name.endsWith('.json'));
	test.each(games)('%s fits', name => expect(faults(json(`src/books/${name}`))).toEqual([]));
	test('there are some', () => expect(games.length).toBeGreaterThan(3));
});

const bare = {osselet: 1, id: 'probe', version: '1.0.0', name: 'Probe', source: {title: 'Probe', licence: 'CC0-1.0'}};

test.each([
	[
		'dazed',
		{conditions: [{id: 'dazed', name: 'Dazed', description: 'Insight a die smaller.', shifts: {insight: -1}, ticks: 'rest'}]},
	],
	[
		'poisoned',
		{
			conditions: [
				{id: 'poisoned', name: 'Poisoned', description: 'Two dice smaller.', shifts: {might: -1, willpower: -1}, ticks: 'rest'},
			],
		},
	],
	[
		'frightened',
		{
			conditions: [
				{
					id: 'frightened',
					name: 'Frightened',
					description: 'In sight.',
					max: 4,
					ticks: 'turn',
					fade: 1,
					edge: '-1',
					checks: ['ability'],
				},
			],
		},
	],
	['bonds', {lists: [{id: 'bonds', name: 'Bonds', valued: true, max: 6, maxValue: 3, description: 'Bound to whom.'}]}],
	[
		'ship',
		{
			things: [
				{
					id: 'ship',
					name: 'Ship',
					stats: [{id: 'speed', name: 'Speed', min: 1, max: 5, default: 2}],
					tracks: [
						{id: 'hull', name: 'Hull', max: 10},
						{id: 'crew', name: 'Crew', max: 20},
					],
				},
			],
		},
	],
])('%s fits as written', (_, pieces) => expect(faults({...bare, ...pieces})).toEqual([]));

test.each([
	['a word that the contract has not', {...bare, trakcs: []}, ''],
	['a stat without a name', {...bare, stats: [{id: 'force'}]}, '/stats/0'],
	['an id in capitals', {...bare, stats: [{id: 'Force', name: 'F'}]}, '/stats/0/id'],
	['a roll of no known kind', {...bare, moves: [{id: 'm', name: 'M', roll: {kind: 'throw'}}]}, '/moves/0/roll'],
	['a number past all bounds', {...bare, tracks: [{id: 'pv', name: 'PV', max: 1e12}]}, '/tracks/0/max'],
])('%s does not', (_, value, place) => {
	expect(faults(value).some(fault => fault.startsWith(`${place} `))).toBe(true);
});

test('every piece that an author writes says what it is', () => {
	const {$defs} = json('docs/rulebook.schema.json') as {
		readonly $defs: Readonly<Record<string, {readonly description?: string}>>;
	};
	const silent = Object.entries($defs).filter(([name, {description}]) => !description && !['whole', 'moment'].includes(name));
	expect(silent.map(([name]) => name)).toEqual([]);
});
