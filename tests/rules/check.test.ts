import {describe, expect, test} from 'vitest';
import {checkBook} from '../../src/rules/check/check';
import {readBook, readBookText} from '../../src/rules/check/read-book';

const bare = {osselet: 1, id: 'probe', version: '1.0.0', name: 'Probe', source: {title: 'Probe', licence: 'CC0-1.0'}};
const faults = (more: object) => {
	const read = readBook({...bare, ...more});
	return (read.ok ? checkBook(read.value) : read.error).map(({path, problem}) => [path, problem.code]);
};

describe('the seed\u2019s own objects are valid as written', () => {
	const dazed = {id: 'dazed', name: 'Dazed', description: 'Insight a die smaller.', shifts: {insight: -1}, ticks: 'rest'};
	const poisoned = {
		id: 'poisoned',
		name: 'Poisoned',
		description: 'Might and Willpower a die smaller.',
		shifts: {might: -1, willpower: -1},
		ticks: 'rest',
	};
	const frightened = {
		id: 'frightened',
		name: 'Frightened',
		description: 'Disadvantage while the source of their fear is in sight.',
		max: 4,
		ticks: 'turn',
		fade: 1,
		edge: '-1',
		checks: ['ability'],
	};
	const bonds = {
		id: 'bonds',
		name: 'Bonds',
		valued: true,
		max: 6,
		maxValue: 3,
		description: 'Who you are bound to, and what you feel toward them, in a few words.',
	};
	const ship = {
		id: 'ship',
		name: 'Ship',
		stats: [{id: 'speed', name: 'Speed', min: 1, max: 5, default: 2}],
		tracks: [
			{id: 'hull', name: 'Hull', max: 10},
			{id: 'crew', name: 'Crew', max: 20},
		],
	};
	const stats = ['insight', 'might', 'willpower'].map(id => ({id, name: id, min: 6, max: 12, default: 8, display: 'die'}));

	test.each([
		['FE-038', {stats, conditions: [dazed]}],
		['FE-039', {stats, conditions: [poisoned]}],
		['FE-047', {conditions: [frightened]}],
		['FE-063', {lists: [bonds]}],
		['FE-082', {things: [ship]}],
	])('%s', (_, more) => expect(faults(more)).toEqual([]));
});

describe('every fault is told with its place', () => {
	test.each([
		['a word too many', {trakcs: []}, [['trakcs', 'book/unknown-key']]],
		['a text for a number', {tracks: [{id: 'pv', name: 'PV', max: []}]}, [['tracks[0].max', 'book/shape']]],
		['a name left out', {tracks: [{id: 'pv', max: 3}]}, [['tracks[0].name', 'book/missing']]],
		['a prototype\u2019s name', {stats: [{id: 'constructor', name: 'C'}]}, [['stats[0].id', 'book/shape']]],
		['the same id twice', {moves: ['a', 'a'].map(id => ({id, name: id, roll: {kind: 'none'}}))}, [['moves[1].id', 'book/twice']]],
		[
			'a track with a stat\u2019s name',
			{stats: [{id: 'force', name: 'F'}], tracks: [{id: 'force', name: 'F', max: 1}]},
			[['tracks[0].id', 'book/same-name']],
		],
		[
			'a stat that is not there',
			{skills: [{id: 'tir', name: 'Tir', stat: 'adrese'}], stats: [{id: 'adresse', name: 'A'}]},
			[['skills[0].stat', 'book/no-such']],
		],
		['a formula that breaks off', {derived: [{id: 'a', name: 'A', formula: '1 +'}]}, [['derived[0].formula', 'formula/missing']]],
		[
			'a formula that names nothing',
			{derived: [{id: 'a', name: 'A', formula: '@b'}]},
			[['derived[0].formula', 'formula/unknown-name']],
		],
		[
			'dice in a derived value',
			{derived: [{id: 'a', name: 'A', formula: '2d6'}]},
			[['derived[0].formula', 'formula/no-dice-here']],
		],
		['bug 51: a value of itself', {derived: [{id: 'qn', name: 'Q', formula: '@qn'}]}, [['qn', 'book/cycle']]],
		[
			'a ring of three',
			{
				derived: [
					['a', '@b'],
					['b', '@c'],
					['c', '@a'],
				].map(([id, formula]) => ({id, name: id, formula})),
			},
			[['a', 'book/cycle']],
		],
		[
			'a hole in a table',
			{
				tables: [
					{
						id: 't',
						name: 'T',
						rows: [
							{from: 1, to: 3},
							{from: 6, to: 9},
						],
					},
				],
			},
			[['tables[0].rows', 'book/gap']],
		],
		[
			'an effect on a track that is not there',
			{cards: [{id: 'c', name: 'C', on: 'rest', do: [{do: 'track', track: 'pv', by: 1}]}]},
			[['cards[0].do[0].track', 'book/no-such']],
		],
	])('%s', (_, more, expected) => expect(faults(more)).toEqual(expected));

	test('money may be dice', () => expect(faults({money: {name: 'Zenit', start: '10 * d6'}})).toEqual([]));

	test('a name proposes the nearest one', () => {
		const read = readBook({...bare, stats: [{id: 'adresse', name: 'A'}], derived: [{id: 'a', name: 'A', formula: '@adrese'}]});
		expect(read.ok && checkBook(read.value)).toMatchObject([{problem: {nearest: 'adresse'}}]);
	});
});

describe('a rulebook from a stranger', () => {
	const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
	test.each([
		['not an object', 7, 'book/shape'],
		['a million entries', {...bare, stats: Array.from({length: 1_000_000}, () => 0)}, 'book/too-many'],
		['nesting without end', {...bare, description: deep(5000)}, 'book/too-deep'],
		['a huge number', {...bare, tracks: [{id: 'pv', name: 'PV', max: 1e300}]}, 'book/shape'],
		['an own __proto__', JSON.parse(`{"osselet": 1, "__proto__": {"a": 1}}`), 'book/unknown-key'],
	])('%s', (_, value, code) => {
		const read = readBook(value);
		expect(read.ok).toBe(false);
		expect(!read.ok && read.error.map(({problem}) => problem.code)).toContain(code);
	});

	test.each([
		['no JSON', '{"osselet": 1,', 'book/not-json'],
		['two megabytes', ' '.repeat(2_000_001), 'book/too-big'],
	])('a file that is %s', (_, text, code) => {
		expect(readBookText(text)).toMatchObject({ok: false, error: [{problem: {code}}]});
	});

	test('faults without number are told and counted', () => {
		const read = readBook({...bare, stats: Array.from({length: 1500}, () => ({}))});
		expect(!read.ok && read.error.length).toBe(201);
	});
});

describe('an encounter names what is there', () => {
	const step = (id: string, more: object = {}) => ({id, name: id, ...more});
	const book = (state: object, more: object = {}) => ({
		moves: [{id: 'frapper', name: 'Frapper', asks: [{kind: 'number', id: 'force', name: 'Force'}], roll: {kind: 'none'}}],
		encounters: [
			{
				id: 'duel',
				name: 'Duel',
				roles: [{id: 'assaillant', name: 'Assaillant'}],
				flags: [{id: 'pas-pret', name: 'Pas prêt'}],
				start: 'debut',
				ends: ['fin'],
				states: [step('debut', state), step('fin')],
				...more,
			},
		],
	});
	const at = 'encounters[0].states[0]';
	const to = (more: object) => ({after: [{to: 'fin', text: 'Fin.', ...more}]});
	test.each([
		[
			'all of it',
			{rolls: [{by: 'a', moves: ['frapper'], asks: {force: 2}}], ...to({roles: {assaillant: 'b'}, flags: {'b.pas-pret': 1}})},
			{},
			[],
		],
		['a move', {rolls: [{by: 'a', moves: ['fraper']}]}, {}, [`${at}.rolls[0].moves[0]`]],
		['who rolls', {rolls: [{by: 'assailant', moves: ['frapper']}]}, {}, [`${at}.rolls[0].by`]],
		['a question', {rolls: [{by: 'a', moves: ['frapper'], asks: {forse: 2}}]}, {}, [`${at}.rolls[0].asks.forse`]],
		['a state', {after: [{to: 'fini', text: 'Fin.'}]}, {}, [`${at}.after[0].to`]],
		['the first state', {}, {start: 'commencement'}, ['encounters[0].start']],
		['the last state', {}, {ends: ['fini']}, ['encounters[0].ends[0]']],
		['a role', to({roles: {assailant: 'a'}}), {}, [`${at}.after[0].roles.assailant`]],
		['who gets a role', to({roles: {assaillant: 'c'}}), {}, [`${at}.after[0].roles.assaillant`]],
		['a flag', to({flags: {'a.pret': 1}}), {}, [`${at}.after[0].flags.a.pret`]],
		['whom an effect touches', to({do: [{on: 'tous', effects: []}]}), {}, [`${at}.after[0].do[0].on`]],
		[
			'a condition of an effect',
			to({do: [{on: 'a', effects: [{do: 'clear', condition: 'tombe'}]}]}),
			{},
			[`${at}.after[0].do[0].effects[0].condition`],
		],
	])('%s', (_, state, more, places) => expect(faults(book(state, more))).toEqual(places.map(place => [place, 'book/no-such'])));

	test('a derived value that a fight shows', () =>
		expect(faults({combat: {shows: ['vitesse']}})).toEqual([['combat.shows[0]', 'book/no-such']]));
});
