import {describe, expect, test} from 'vitest';
import {planMove} from '../../src/rules/moves/plan';
import {resolveMove} from '../../src/rules/moves/resolve';
import {sayChange, saySource} from '../../src/rules/say';
import {viewPlan} from '../../src/rules/view-roll';
import {faces, gameOf, gameWith, make, situation} from './play';

const stairs = gameOf('escalier');
const shade = gameOf('clair-obscur');
const forge = gameOf('forge');
const twenty = gameOf('vingt-faces');

const on = (...conditions: string[]) => ({conditions: conditions.map(condition => ({condition, level: 1}))});
const ability = (self: object, choices: object = {}) =>
	situation(twenty, 'test', self, {asks: {stat: 'force'}, difficulty: 15, ...choices});

describe('what bears on a roll', () => {
	test('FE-030 FE-049: Poisoned is a disadvantage without anyone remembering', () => {
		const plan = planMove(ability({stats: {force: 16}, ...on('empoisonne')}));
		expect(plan.expression).toBe('2d20kl1+3');
	});

	test('FE-043: the badge names each condition that touched the roll', () => {
		const plan = planMove(ability(on('empoisonne', 'effraye')));
		expect(plan.sources.filter(source => source.on).map(source => saySource(source, 'fr'))).toEqual([
			'Empoisonné\u00a0: désavantage',
			'Effrayé\u00a0: désavantage',
		]);
	});

	test.each([
		['FE-044: three disadvantages are one', on('empoisonne', 'effraye'), {'book.desavantage': 1}, '2d20kl1'],
		['FE-045: an advantage and a disadvantage cancel, however many', on('empoisonne', 'effraye'), {'book.avantage': 1}, '1d20'],
		['an advantage alone', {}, {'book.avantage': 1}, '2d20kh1'],
	])('%s', (_, self, ticked, expression) => expect(planMove(ability(self, {ticked})).expression).toBe(expression));

	test('what comes by itself and comes to nothing is not named; what is only told in words is', () => {
		const game = gameWith({
			stats: [{id: 'force', name: 'Force', default: 0}],
			derived: [{id: 'gene', name: 'Gêne', formula: '0 - @force'}],
			modifiers: [
				{id: 'armure', name: 'Armure', flat: '@gene'},
				{id: 'nuit', name: 'Nuit', description: 'Le MJ dit ce qu’on voit.'},
				{id: 'effort', name: 'Effort', offered: true, flat: '@force'},
			],
			moves: [{id: 'lever', name: 'Lever', roll: {kind: 'sum', n: 2, d: 6}}],
		});
		const named = (force: number) => {
			const made = situation(game, 'lever', {stats: {force}});
			return viewPlan(made, planMove(made), 'fr').sources.map(source => source.does);
		};
		expect(named(0)).toEqual(['Nuit', 'Effort']);
		expect(named(2)).toEqual(['Armure −2', 'Nuit', 'Effort +2']);
	});

	test('FE-050: checks limit a condition to the kinds of roll it names', () => {
		const attack = situation(twenty, 'attaque', on('effraye'), {asks: {arme: 'epee'}, difficulty: 12});
		expect(planMove(attack).expression).toBe('1d20+2');
		expect(planMove(ability(on('effraye'))).expression).toBe('2d20kl1');
	});

	test('FE-037: a dazed hero rolls a d8 and a d10 instead of two d10', () => {
		const check = situation(
			stairs,
			'epreuve',
			{stats: {insight: 10, dexterity: 10}, ...on('dazed')},
			{asks: {un: 'insight', deux: 'dexterity'}, difficulty: 10},
		);
		expect(planMove(check).expression).toBe('1d8+1d10');
	});

	test('a blessing adds a die of another size', () => expect(planMove(ability(on('beni'))).expression).toBe('1d20+1d4'));

	test('dice fewer by a condition that sets itself', () => {
		const hurt = situation(forge, 'action', {stats: {roder: 3}, tracks: {blessures: 3}}, {asks: {stat: 'roder'}});
		expect(planMove(hurt).expression).toBe('2d6kh1');
	});

	test('a source typed by hand is named too', () => {
		const plan = planMove(ability({}, {free: [{name: 'Pluie', flat: -2}]}));
		expect(plan.expression).toBe('1d20-2');
		expect(plan.sources.filter(source => source.on).map(source => saySource(source, 'fr'))).toEqual(['Pluie −2']);
	});

	test('FE-010: a limited ability is refused once its uses are gone', () => {
		const lucky = {entries: {dons: [{key: 'c', entry: 'chanceux'}]}};
		const ticked = {'entry.dons.c.0': 1};
		const first = make(ability(lucky, {ticked}), [4, 17]);
		expect(first.outcome.id).toBe('success');
		expect(first.players.self.uses).toEqual({'day.entry.dons.c.0': 1});
		const spent = ability({...lucky, uses: {'day.entry.dons.c.0': 2}}, {ticked});
		expect(planMove(spent).problems).toMatchObject([{code: 'rule/used-up', times: 2, per: 'day'}]);
	});
});

describe('what becomes of a roll', () => {
	test.each([
		[12, 'failure'],
		[13, 'success'],
	])('FE-086: Agility 2, an attack of %i is a %s', (total, outcome) => {
		const attack = situation(shade, 'attaque', {stats: {agility: 2}}, {asks: {bonus: 0}});
		expect(make(attack, [total]).outcome.kind).toBe(outcome);
	});

	test.each([
		['hope above fear', [8, 5], 'reussite-espoir', {espoir: 3}, undefined],
		['fear above hope', [5, 9], 'reussite-peur', {}, 1],
		['a failure with fear', [1, 4], 'echec-peur', {}, 1],
		['a pair is a critical, whatever the total', [2, 2], 'doublet', {espoir: 3}, undefined],
	])('FE-069 hope and fear: %s', (_, dice, id, tracks, peur) => {
		const done = make(situation(shade, 'action', {stats: {agility: 1}}, {asks: {stat: 'agility'}, difficulty: 12}), dice);
		expect(done.outcome.id).toBe(id);
		expect(done.players.self.tracks).toMatchObject(tracks);
		expect(done.players.table.reserves.peur).toBe(peur);
	});

	test('FE-106: an outcome may award experience through a card', () => {
		const done = make(
			situation(forge, 'action', {stats: {roder: 2}, clocks: {renommee: {filled: 3, size: 4}}}, {asks: {stat: 'roder'}}),
			[6, 6],
		);
		expect(done.players.self.xp).toBe(3);
		expect(done.changes.map(change => sayChange(change, 'fr'))).toEqual([
			'Renommée 4/4',
			'Règle\u00a0: La Renommée est pleine',
			'La bande est connue dans toute la ville.',
			'Expérience 0 → 3',
		]);
	});

	test('a spend after the roll resolves the stored roll again, with the same dice', () => {
		const check = situation(
			stairs,
			'epreuve',
			{stats: {insight: 8, might: 8}, lists: {bonds: [{name: 'Iris', value: 2}]}},
			{asks: {un: 'insight', deux: 'might'}, difficulty: 10},
		);
		const rolled = faces('1d8+1d8', [3, 5]);
		expect(resolveMove(check, rolled).outcome.kind).toBe('failure');
		const leaning = resolveMove(check, rolled, {spends: {lien: 1}});
		expect(leaning).toMatchObject({total: 10, outcome: {kind: 'success'}});
		expect(leaning.players.self.tracks.destin).toBe(2);
	});

	test('a spend that cannot be paid is refused in words', () => {
		const check = situation(twenty, 'test', {}, {asks: {stat: 'force'}, spends: {inspire: 1}});
		expect(planMove(check).problems).toMatchObject([{code: 'rule/too-dear', cost: 1, have: 0}]);
	});

	test('a move that the sheet cannot make says why', () => {
		expect(planMove(situation(twenty, 'jet-de-mort', {tracks: {pv: 3}})).problems).toMatchObject([{code: 'rule/refused'}]);
		expect(
			planMove(situation(stairs, 'epreuve', on('hors-combat'), {asks: {un: 'might', deux: 'might'}})).problems,
		).toMatchObject([{code: 'rule/blocked'}]);
	});

	test('effects on a target touch the target alone', () => {
		const game = gameWith({
			tracks: [{id: 'pv', name: 'PV', max: 10, role: 'health'}],
			moves: [
				{id: 'hit', name: 'Hit', roll: {kind: 'sum', n: 1, d: 6}, do: [{do: 'damage', amount: '@roll.total', on: 'target'}]},
			],
		});
		const done = make(situation(game, 'hit', {}, {}, {target: {}}), [4]);
		expect([done.players.self.tracks.pv, done.players.target?.tracks.pv]).toEqual([undefined, 6]);
	});
});
