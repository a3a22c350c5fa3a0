import fc from 'fast-check';
import * as v from 'valibot';
import {describe, expect, test} from 'vitest';
import {fightOn} from '../../src/rules/fight/acts';
import {type Fight, type FightAct, fight as fightShape, noFight} from '../../src/rules/fight/fight';
import type {Ground} from '../../src/rules/fight/order';
import {viewFight} from '../../src/rules/fight/view';
import {planMove} from '../../src/rules/moves/plan';
import {sayRule} from '../../src/rules/say';
import {pass} from '../../src/rules/time';
import {gameOf, gameWith, situation, stateWith, tableWith} from './play';

const game = gameWith({
	stats: [
		{id: 'vif', name: 'Vif', default: 0, min: 0, max: 9},
		{id: 'corps', name: 'Corps', default: 0, min: 0, max: 9},
	],
	conditions: [
		{id: 'premier', name: 'Premier', ticks: 'round'},
		{id: 'sonne', name: 'Sonné', ticks: 'turn', turns: 1},
	],
	moves: [{id: 'init', name: 'Initiative', roll: {kind: 'sum', n: 1, d: 6, flat: '@vif'}}],
	combat: {
		order: {by: '@vif', then: ['@corps']},
		first: 'premier',
		actions: [
			{id: 'geste', name: 'Geste', count: 1},
			{id: 'pas', name: 'Pas', count: 'if(@cond.sonne, 0, 2)'},
		],
		seconds: 10,
	},
});

const sheets = {
	lent: {stats: {vif: 1, corps: 5}},
	vif: {stats: {vif: 4, corps: 1}},
	fort: {stats: {vif: 4, corps: 3}},
};

function tableOf(states: Readonly<Record<string, object>> = sheets, of = game) {
	let ground: Ground = {
		game: of,
		sheets: new Map(Object.entries(states).map(([id, state]) => [id, stateWith(state)])),
		table: tableWith(),
		lang: 'fr',
	};
	let now: Fight = noFight;
	const told: string[] = [];
	const act = (one: FightAct) => {
		const done = fightOn(ground, now, one);
		if (!done.ok) return done.error;
		ground = {...ground, sheets: done.value.sheets, table: done.value.table};
		now = done.value.fight ?? noFight;
		told.push(...done.value.told.map(({who, change}) => `${who}: ${change.kind}`));
		return undefined;
	};
	const all = (...acts: readonly FightAct[]) => expect(acts.map(act).filter(problem => problem)).toEqual([]);
	const names = (keys: readonly string[]) => keys.map(key => now.combatants.find(one => one.key === key)?.name);
	return {
		act,
		all,
		told,
		names,
		get fight() {
			return now;
		},
		get order() {
			return names(now.order);
		},
		get turn() {
			return names(now.turn === undefined ? [] : [now.turn])[0];
		},
		state: (id: string) => ground.sheets.get(id)!,
	};
}

const three: readonly FightAct[] = [
	{act: 'add', name: 'Lent', sheet: 'lent'},
	{act: 'add', name: 'Vif', sheet: 'vif'},
	{act: 'add', name: 'Fort', sheet: 'fort'},
];
const begin = {act: 'begin'} as const;
const next = {act: 'next'} as const;

describe('whose turn it is', () => {
	test('the highest acts first, equals by the next formula', () => {
		const table = tableOf();
		table.all(...three, begin);
		expect([table.fight.round, table.order, table.turn]).toEqual([1, ['Fort', 'Vif', 'Lent'], 'Fort']);
	});

	test('each acts once, then the round is over', () => {
		const table = tableOf();
		table.all(...three, begin);
		const turns: unknown[] = [];
		for (let i = 0; i < 4; i++) {
			turns.push([table.fight.round, table.turn]);
			table.all(next);
		}
		expect(turns).toEqual([
			[1, 'Fort'],
			[1, 'Vif'],
			[1, 'Lent'],
			[2, 'Fort'],
		]);
	});

	test('who is out is passed over, and nobody left ends nothing by itself', () => {
		const table = tableOf();
		table.all(...three, begin, {act: 'out', key: 'c2', out: true}, next);
		expect(table.turn).toBe('Lent');
		table.all({act: 'out', key: 'c1', out: true}, {act: 'out', key: 'c3', out: true});
		expect(table.act(next)).toMatchObject({code: 'rule/refused'});
	});

	test('who bears the condition is first in the round after, though the round’s end takes it away', () => {
		const table = tableOf({...sheets, lent: {...sheets.lent, conditions: [{condition: 'premier', level: 1}]}});
		table.all(...three, begin);
		expect(table.order).toEqual(['Lent', 'Fort', 'Vif']);
		const later = tableOf(sheets);
		later.all(...three, begin);
		expect(later.order[0]).toBe('Fort');
		const second = tableOf({...sheets, lent: {...sheets.lent, conditions: [{condition: 'premier', level: 1}]}});
		second.all(...three, begin, next, next, next);
		expect([second.fight.round, second.order]).toEqual([2, ['Lent', 'Fort', 'Vif']]);
		expect(second.state('lent').conditions).toEqual([]);
		second.all(next, next, next);
		expect([second.fight.round, second.order[0]]).toEqual([3, 'Fort']);
	});

	test('the GM orders by a score, by hand, out of turn and once more', () => {
		const table = tableOf();
		table.all(...three, begin, {act: 'score', key: 'c1', score: 9});
		expect([table.order, table.turn]).toEqual([['Lent', 'Fort', 'Vif'], 'Lent']);
		table.all({act: 'move', key: 'c2', by: -1});
		expect(table.order).toEqual(['Lent', 'Vif', 'Fort']);
		table.all(next, next, {act: 'turn', key: 'c1'});
		expect(table.turn).toBe('Lent');
		table.all(next);
		expect([table.fight.round, table.turn]).toEqual([1, 'Fort']);
	});

	test('a group is one, and is out with its last member', () => {
		const table = tableOf();
		table.all({act: 'add', name: 'Gardes', members: 3}, begin, {act: 'members', key: 'c1', now: 1});
		expect(table.fight.combatants[0]).toMatchObject({members: {now: 1, of: 3}, out: false});
		table.all({act: 'members', key: 'c1', now: 0});
		expect(table.fight.combatants[0]).toMatchObject({members: {now: 0, of: 3}, out: true});
	});

	test('a foe of few values has the life that the GM counts, and is out without any', async () => {
		const table = tableOf();
		table.all({act: 'add', name: 'Brute', life: 12, memo: 'ATQ 70, DÉF 35'}, begin, {act: 'life', key: 'c1', now: 5});
		expect(table.fight.combatants[0]).toMatchObject({life: {now: 5, of: 12}, memo: 'ATQ 70, DÉF 35', out: false});
		table.all({act: 'life', key: 'c1', now: 40});
		expect(table.fight.combatants[0]?.life).toEqual({now: 12, of: 12});
		table.all({act: 'life', key: 'c1', now: 0});
		expect(table.fight.combatants[0]).toMatchObject({life: {now: 0, of: 12}, out: true});
	});

	test('one without a sheet comes last until the GM says otherwise', () => {
		const table = tableOf();
		table.all({act: 'add', name: 'Inconnu'}, ...three, begin);
		expect(table.order).toEqual(['Fort', 'Vif', 'Lent', 'Inconnu']);
	});
});

describe('rolled order', () => {
	const rolled = gameWith({
		stats: [{id: 'vif', name: 'Vif', default: 0, min: 0, max: 9}],
		options: [{kind: 'flag', id: 'fixe', name: 'Fixe', default: false}],
		moves: [{id: 'init', name: 'Initiative', roll: {kind: 'sum', n: 1, d: 6, flat: '@vif'}}],
		combat: {order: {by: '@vif'}, rolled: {move: 'init', each: 'round', when: 'not @opt.fixe'}},
	});

	test('scores of the last round are gone in the next', () => {
		const table = tableOf(sheets, rolled);
		table.all(three[0]!, three[1]!, begin, {act: 'score', key: 'c1', score: 8}, {act: 'score', key: 'c2', score: 3});
		expect([table.order, table.turn]).toEqual([['Lent', 'Vif'], 'Lent']);
		table.all(next, next);
		expect(table.fight.combatants.map(one => one.score)).toEqual([undefined, undefined]);
		table.all({act: 'score', key: 'c2', score: 5}, {act: 'score', key: 'c1', score: 2});
		expect([table.order, table.turn]).toEqual([['Vif', 'Lent'], 'Vif']);
	});

	test('conditions of one who rolled too little fade with the round, once, and not of one who is out', () => {
		const idle = gameWith({
			stats: [{id: 'vif', name: 'Vif', default: 0, min: 0, max: 9}],
			conditions: [{id: 'sonne', name: 'Sonné', ticks: 'turn', turns: 2}],
			moves: [{id: 'init', name: 'Initiative', roll: {kind: 'sum', n: 1, d: 6}}],
			combat: {rolled: {move: 'init', each: 'round', idle: 0}},
		});
		const sonne = {conditions: [{condition: 'sonne', level: 1, left: 2}]};
		const table = tableOf({lent: sonne, vif: sonne, fort: sonne}, idle);
		const scores = [3, 0, 0].map((score, at): FightAct => ({act: 'score', key: `c${at + 1}`, score}));
		table.all(...three, begin, ...scores, {act: 'out', key: 'c3', out: true}, next);
		expect(['lent', 'vif', 'fort'].map(id => table.state(id).conditions[0]?.left)).toEqual([1, 1, 2]);
		table.all(...scores, next);
		expect(['lent', 'vif', 'fort'].map(id => table.state(id).conditions.length)).toEqual([0, 0, 1]);
	});

	test('where the switch says so, the sheet orders', () => {
		const fixed = {options: {fixe: true}};
		const table = tableOf({lent: {...sheets.lent, ...fixed}, vif: {...sheets.vif, ...fixed}}, rolled);
		table.all(three[0]!, three[1]!, begin);
		expect(table.order).toEqual(['Vif', 'Lent']);
	});
});

describe('a turn', () => {
	test('its end lets conditions of this one fade, and of nobody else', () => {
		const sonne = {conditions: [{condition: 'sonne', level: 1, left: 1}]};
		const table = tableOf({...sheets, fort: {...sheets.fort, ...sonne}, vif: {...sheets.vif, ...sonne}});
		table.all(...three, begin, next);
		expect(table.state('fort').conditions).toEqual([]);
		expect(table.state('vif').conditions).toHaveLength(1);
		expect(table.told).toEqual(['Fort: condition']);
	});

	test('an action past its count is refused, given back, and new in the next turn', () => {
		const table = tableOf();
		const use = {act: 'use', key: 'c3', action: 'geste', by: 1} as const;
		table.all(...three, begin, use);
		expect(table.act(use)).toMatchObject({code: 'rule/used-up', times: 1, per: 'turn'});
		table.all({...use, by: -1}, use, next, next, next);
		expect(table.turn).toBe('Fort');
		table.all(use);
	});

	test('conditions bear on how much may be done', () => {
		const table = tableOf({...sheets, fort: {...sheets.fort, conditions: [{condition: 'sonne', level: 1, left: 5}]}});
		table.all(...three, begin);
		expect(table.act({act: 'use', key: 'c3', action: 'pas', by: 1})).toMatchObject({code: 'rule/used-up', times: 0});
		table.all({act: 'use', key: 'c2', action: 'pas', by: 1}, {act: 'use', key: 'c2', action: 'pas', by: 1});
	});
});

describe('a turn, where time passes at its beginning', () => {
	const early = (combat: object = {}) =>
		gameWith({
			stats: [{id: 'vif', name: 'Vif', default: 0, min: 0, max: 9}],
			tracks: [{id: 'sang', name: 'Sang', max: 9}],
			moves: [{id: 'init', name: 'Initiative', roll: {kind: 'sum', n: 1, d: 6}}],
			cards: [{id: 'saigne', name: 'Saigne', on: 'turn', do: [{do: 'track', track: 'sang', by: -1}]}],
			combat: {order: {by: '@vif'}, turn: 'begins', ...combat},
		});
	const two: readonly FightAct[] = [
		{act: 'add', name: 'Vif', sheet: 'vif'},
		{act: 'add', name: 'Lent', sheet: 'lent'},
	];
	const states = {vif: {stats: {vif: 4}}, lent: {stats: {vif: 1}}};
	const bled = (table: ReturnType<typeof tableOf>) =>
		['vif', 'lent'].map(id => 9 - (table.state(id).tracks.sang ?? 9)) as readonly number[];
	const rolled = {rolled: {move: 'init', each: 'round'}};

	test.each<[string, object, readonly FightAct[], readonly [number, number]]>([
		['the first turn of all begins with the fight', {}, [begin], [1, 0]],
		['the second one begins once the first is over', {}, [begin, next], [1, 1]],
		['a new round begins with its first turn', {}, [begin, next, next], [2, 1]],
		['out of turn it begins too, and who was passed over has begun already', {}, [begin, {act: 'turn', key: 'c2'}, next], [1, 1]],
		['once more is another turn', {}, [begin, next, {act: 'turn', key: 'c1'}], [2, 1]],
		['nobody begins while rolls decide who is first', rolled, [begin, {act: 'score', key: 'c1', score: 2}], [0, 0]],
		[
			'and the first begins with the last of them',
			rolled,
			[begin, {act: 'score', key: 'c1', score: 2}, {act: 'score', key: 'c2', score: 5}],
			[0, 1],
		],
		[
			'who rolled too little has no turn, but the round that ends takes the time of one',
			{rolled: {move: 'init', each: 'round', idle: 0}},
			[begin, {act: 'score', key: 'c1', score: 2}, {act: 'score', key: 'c2', score: 0}, next],
			[1, 1],
		],
		[
			'and of one alone where the GM gave him his turn',
			{rolled: {move: 'init', each: 'round', idle: 0}},
			[begin, {act: 'score', key: 'c1', score: 2}, {act: 'score', key: 'c2', score: 0}, {act: 'turn', key: 'c2'}, next, next],
			[1, 1],
		],
		['who was never rolled for has his turn all the same', rolled, [begin, {act: 'score', key: 'c1', score: 2}, next], [1, 1]],
	])('%s', (_, combat, acts, blood) => {
		const table = tableOf(states, early(combat));
		table.all(...two, ...acts);
		expect(bled(table)).toEqual(blood);
	});
});

describe('what lasts a turn, where time passes at its beginning', () => {
	const early = (lingers?: string) =>
		gameWith({
			stats: [{id: 'vif', name: 'Vif', default: 0, min: 0, max: 9}],
			...(lingers && {options: [{kind: 'flag', id: 'reste', name: 'Reste', default: false}]}),
			conditions: [{id: 'garde', name: 'Garde'}],
			combat: {order: {by: '@vif'}, turn: 'begins', ...(lingers && {lingers})},
		});
	/** For how many steps of the fight it is borne, set before the fight or in the first turn of its bearer. */
	const borne = (of: ReturnType<typeof early>, fresh: boolean, options: object = {}) => {
		const garde = {options, conditions: [{condition: 'garde', level: 1, left: 1, ...(fresh && {fresh: true})}]};
		const table = tableOf({vif: {stats: {vif: 4}, ...garde}, lent: {stats: {vif: 1}, ...garde}}, of);
		table.all({act: 'add', name: 'Vif', sheet: 'vif'}, {act: 'add', name: 'Lent', sheet: 'lent'}, begin);
		const seen = (id: string) => table.state(id).conditions.length;
		const steps = [['vif', 'lent'].map(seen)];
		for (const one of [next, next, next, next]) {
			table.all(one);
			steps.push(['vif', 'lent'].map(seen));
		}
		return ['vif', 'lent'].map((_, at) => steps.filter(step => step[at] === 1).length);
	};

	test('is over with the turn, and set in between with the next one', () => {
		// The first is over as soon as the second begins; the second as soon as the first is up again.
		expect(borne(early(), false)).toEqual([1, 2]);
		expect(borne(early(), true)).toEqual([1, 2]);
	});

	test('or is borne until the next turn begins, where the table has it so', () => {
		expect(borne(early('@opt.reste'), true)).toEqual([1, 2]);
		expect(borne(early('@opt.reste'), true, {reste: true})).toEqual([2, 3]);
	});

	test('set in one’s own turn it is there in the whole next one', () => {
		let self = stateWith({conditions: [{condition: 'garde', level: 1, left: 1, fresh: true}]});
		const left = (['over', 'begun', 'over'] as const).map(half => {
			self = pass(early(), {self, table: tableWith()}, 'turn', {}, half).players.self;
			return self.conditions.length;
		});
		expect(left).toEqual([1, 1, 0]);
	});
});

describe('what cannot be done', () => {
	const rows: readonly [odd: string, before: readonly FightAct[], act: FightAct, code: string][] = [
		['begin with nobody', [], begin, 'rule/refused'],
		['begin twice', [...three, begin], begin, 'rule/refused'],
		['a turn before it begins', [...three], next, 'rule/refused'],
		['a turn of nobody', [...three, begin], {act: 'turn', key: 'c9'}, 'rule/unknown'],
		['an action the book has not', [...three, begin], {act: 'use', key: 'c1', action: 'vol', by: 1}, 'rule/unknown'],
		[
			'a meeting the book has not',
			[...three, begin],
			{act: 'meet', encounter: 'duel', a: 'c1', b: 'c2', flags: {}},
			'rule/unknown',
		],
		['a meeting with nobody', [...three], {act: 'meet', encounter: 'duel', a: 'c1', b: 'c9', flags: {}}, 'rule/unknown'],
		[
			'a roll for no meeting',
			[...three],
			{act: 'fell', meeting: 'm1', side: 'a', move: 'init', expression: '1d6', faces: [1]},
			'rule/unknown',
		],
	];
	test.each(rows)('%s', (_, before, act, code) => {
		const table = tableOf();
		table.all(...before);
		const was = table.fight;
		expect(table.act(act)).toMatchObject({code});
		expect(table.fight).toBe(was);
	});

	test('more combatants than a table has', () => {
		const table = tableOf();
		for (let i = 0; i < 60; i++) table.all({act: 'add', name: `Garde ${i}`});
		expect(table.act({act: 'add', name: 'De trop'})).toMatchObject({code: 'rule/list-full', most: 60});
	});
});

test('a fight that was removed from, noted and carried reads back as it was', () => {
	const table = tableOf();
	table.all(...three, begin, {act: 'note', key: 'c3', text: 'Frappe : 14 contre 11.'}, {act: 'note', text: 'La nuit tombe.'});
	table.all({act: 'remove', key: 'c3'}, next);
	expect(table.turn).toBe('Vif');
	expect(v.parse(fightShape, JSON.parse(JSON.stringify(table.fight)))).toEqual(table.fight);
	expect(table.act({act: 'end'})).toBeUndefined();
});

describe('a duel, as the book that has one says', () => {
	const duel = gameOf('imperium');
	const people = {
		a: {stats: {habilete: 4}},
		b: {stats: {habilete: 3}},
	};
	const meet: FightAct = {act: 'meet', encounter: 'duel', a: 'c1', b: 'c2', flags: {}};
	const two: readonly FightAct[] = [{act: 'add', name: 'Kaelen', sheet: 'a'}, {act: 'add', name: 'Mirabelle', sheet: 'b'}, begin];
	const fell = (side: 'a' | 'b', faces: readonly number[], move = 'agilite'): FightAct => ({
		act: 'fell',
		meeting: 'm1',
		side,
		move,
		expression: planMove(situation(duel, move, people[side])).expression,
		faces: [...faces],
	});

	test('waits for both, goes on by what fell, names who does what, and ends where nobody can', () => {
		const table = tableOf(people, duel);
		table.all(...two, meet);
		expect(table.fight.meetings[0]?.standing.state).toBe('contact');
		expect(table.act({act: 'advance', meeting: 'm1'})).toMatchObject({code: 'rule/awaits'});
		expect(table.act({...fell('a', [1, 1, 1]), side: 'a', move: 'tir'} as FightAct)).toMatchObject({code: 'rule/refused'});
		expect(table.act(fell('a', [1]))).toMatchObject({code: 'rule/refused'});
		table.all(fell('a', [8, 5, 1]), fell('b', [5, 1]), {act: 'advance', meeting: 'm1'});
		expect(table.fight.meetings[0]).toMatchObject({standing: {state: 'attaque', roles: {assaillant: 'a'}}, fallen: {}});
		expect(table.fight.log).toEqual([{round: 1, text: 'Kaelen – Mirabelle\u00a0: Kaelen prend l’assaut.'}]);
	});

	test('with both out it is over at once', () => {
		const table = tableOf({...people, b: {...people.b, tracks: {pv: 0}}}, duel);
		table.all(...two, meet);
		expect(table.fight.meetings[0]?.standing.state).toBe('fini');
		expect(table.act(fell('a', [1, 1, 1]))).toMatchObject({code: 'rule/refused'});
		table.all({act: 'leave', meeting: 'm1'});
		expect(table.fight.meetings).toEqual([]);
	});

	test('needs two sheets, not one twice', () => {
		const table = tableOf(people, duel);
		table.all(
			{act: 'add', name: 'Kaelen', sheet: 'a'},
			{act: 'add', name: 'Son ombre', sheet: 'a'},
			{act: 'add', name: 'Sans fiche'},
		);
		expect(table.act(meet)).toMatchObject({code: 'rule/refused'});
		expect(table.act({...meet, b: 'c3'} as FightAct)).toMatchObject({code: 'rule/refused'});
	});
});

describe('a fight that came from a post', () => {
	const key = fc.constantFrom('c1', 'c2', 'c3', 'c9');
	const carried = fc.record({
		round: fc.nat({max: 3}),
		turn: key,
		order: fc.array(key, {maxLength: 5}),
		first: fc.array(key, {maxLength: 2}),
		acted: fc.array(key, {maxLength: 4}),
		begun: fc.array(key, {maxLength: 3}),
		combatants: fc.array(
			fc.record(
				{key, name: fc.constantFrom('Lent', 'Vif'), sheet: fc.constantFrom('a', 'b', 'gone'), out: fc.boolean()},
				{requiredKeys: ['key', 'name']},
			),
			{maxLength: 4},
		),
		meetings: fc.array(
			fc.record({
				key: fc.constant('m1'),
				a: key,
				b: key,
				standing: fc.record({
					encounter: fc.constantFrom('duel', 'rixe'),
					state: fc.constantFrom('contact', 'attaque', 'fini', 'nulle-part'),
					pass: fc.constant(1),
					roles: fc.constant({assaillant: 'a' as const}),
					flags: fc.constant({}),
				}),
			}),
			{maxLength: 2},
		),
		log: fc.constant([]),
	});
	const acts: readonly FightAct[] = [
		begin,
		next,
		{act: 'turn', key: 'c1'},
		{act: 'remove', key: 'c2'},
		{act: 'score', key: 'c1', score: 3},
		{act: 'advance', meeting: 'm1'},
		{act: 'meet', encounter: 'duel', a: 'c1', b: 'c2', flags: {}},
	];

	test('is seen and gone on with, or refused in words, whatever it names that is not there', () => {
		const ground: Ground = {
			game: gameOf('imperium'),
			sheets: new Map(['a', 'b'].map(id => [id, stateWith({stats: {habilete: 3}})])),
			table: tableWith(),
			lang: 'fr',
		};
		fc.assert(
			fc.property(carried, fc.constantFrom(...acts), (given, act) => {
				const fight = v.parse(fightShape, given);
				const done = fightOn(ground, fight, act);
				if (!done.ok) expect(sayRule(done.error, 'fr')).toMatch(/\p{L}/u);
				else if (done.value.fight) {
					expect(v.safeParse(fightShape, done.value.fight).success).toBe(true);
					expect(viewFight(ground, done.value.fight).round).toBe(done.value.fight.round);
				}
				expect(viewFight(ground, fight).combatants.length).toBeLessThanOrEqual(given.order.length * given.combatants.length);
			}),
		);
	});
});
