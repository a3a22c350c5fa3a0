import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import type {Game} from '../../src/rules/game';
import {sheetIn} from '../../src/rules/moves/around';
import {type Choices, noChoices} from '../../src/rules/moves/choices';
import {planMove} from '../../src/rules/moves/plan';
import {optionsOf, settledChoices} from '../../src/rules/moves/settle';
import {labelIn, sayChange, sayRule} from '../../src/rules/say';
import type {State} from '../../src/rules/state';
import {pass} from '../../src/rules/time';
import {viewSheet} from '../../src/rules/view-sheet';
import {make, players, sheetOf, situation, tableWith} from '../rules/play';
import {at, hero, prices, type Rank, rank, skill} from './horizon';

const game = at();

type More = {readonly target?: object; readonly of?: Game; readonly dice?: readonly number[]};

/** A character who has one skill of these bricks; more of him where wanted. */
const caster = (bricks: Rank, parts: object = {}) => hero({builds: [skill('a', bricks)], ...parts});

function use(move: string, self: object, choices: Partial<Choices>, {target, of = game, dice = [50]}: More = {}) {
	const bare = situation(of, move, {bricks: prices, ...self}, choices, target ? {target: {bricks: prices, ...target}} : {});
	const settled = {...bare, choices: settledChoices(bare.move, bare.choices, sheetIn(bare))};
	return make(settled, settled.move.roll.kind === 'none' ? [] : dice);
}
const cast = (
	bricks: Rank,
	asks: Choices['asks'] = {},
	more: More & {readonly self?: object; readonly difficulty?: number} = {},
) =>
	use(
		'competence',
		caster(bricks, more.self),
		{...noChoices, asks: {comp: 'a:1', ...asks}, difficulty: more.difficulty ?? 50},
		more,
	);
const bless = (bricks: Rank, asks: Choices['asks'] = {}, more: More & {readonly self?: object} = {}) =>
	use('benefique', caster(bricks, more.self), {asks: {comp: 'a:1', ...asks}}, more);
const said = (done: ReturnType<typeof make>) => done.changes.map(change => sayChange(change, 'fr'));
const turn = (state: State, times = 1, of: Game = game): State =>
	Array.from({length: times}).reduce<State>(now => pass(of, {self: now, table: tableWith()}, 'turn').players.self, state);
const level = (state: object, condition: string, of: Game = game) => sheetOf(of, state).level(condition);
const track = (state: object, id: string, of: Game = game) => sheetOf(of, state).track(id).value;
const bears = (condition: string, more: object = {}) => ({conditions: [{condition, level: 1, ...more}]});

describe('characteristics', () => {
	test('HB-028: three damage on two hit points is K.O., which acts no more', () => {
		const hurt = use('defense', {tracks: {pv: 2}}, {asks: {degats: 3}, difficulty: 75}, {dice: [10]}).players.self;
		expect([track(hurt, 'pv'), level(hurt, 'ko')]).toEqual([0, 1]);
		expect(planMove(situation(game, 'attaque', hurt)).problems[0]).toMatchObject({code: 'rule/blocked'});
	});

	test('HB-029: healing does not raise a K.O.; Réanimation does', () => {
		const out = {tracks: {pv: 0}};
		const far = {'distance.benefique': 1};
		const healed = bless(rank({soin: 2, ...far}), {sur: 'allie'}, {target: out});
		expect(healed.players.target!.tracks.pv).toBe(0);
		expect(healed.changes).toContainEqual({kind: 'refused', problem: expect.objectContaining({code: 'rule/blocked'})});
		const raised = bless(
			rank({reanimation: 1, 'munition-unique': 1, ...far}),
			{sur: 'allie'},
			{target: out, self: {bricks: free}},
		);
		expect(raised.players.target!.tracks.pv).toBe(3);
	});

	test('HB-116: Réanimation leaves Faiblesse 2 for three turns, which nobody but the GM lifts', () => {
		const raised = bless(
			rank({reanimation: 1, 'munition-unique': 1, 'distance.benefique': 1}),
			{sur: 'allie'},
			{
				target: {tracks: {pv: 0}},
				self: {bricks: free},
			},
		).players.target!;
		expect(raised.conditions).toContainEqual(expect.objectContaining({condition: 'faiblesse-tenace', level: 2, left: 3}));
		expect(game.conditions.get('faiblesse_tenace')!.liftedBy).toBe('gm');
		expect(level(turn(raised, 3), 'faiblesse-tenace')).toBe(2);
		expect(level(turn(raised, 4), 'faiblesse-tenace')).toBe(0);
		const standing = bless(
			rank({reanimation: 1, 'munition-unique': 1, 'distance.benefique': 1}),
			{sur: 'allie'},
			{
				target: {tracks: {pv: 1}},
				self: {bricks: free},
			},
		);
		expect(standing.players.target!.tracks.pv).toBe(1);
	});

	test('HB-030: the rank’s PM are paid when the skill is used', () => {
		const state = hero({builds: [skill('a', rank({degats: 2}), rank({degats: 4}), rank({degats: 6}))]});
		const left = (of: number) => use('competence', state, {asks: {comp: `a:${of}`}, difficulty: 50}).players.self.tracks.pm ?? 6;
		expect([1, 2, 3].map(left)).toEqual([6, 5, 4]);
	});

	test.each([
		['HB-031', 'attaque', 45, 55],
		['HB-032', 'defense', 40, 50],
	])('%s: %s adds to its roll', (_, move, die, total) =>
		expect(use(move, {stats: {[move]: 10}}, {difficulty: 50}, {dice: [die]}).total).toBe(total),
	);

	test.each([
		[3, 2, 1],
		[2, 5, 1],
		[3, 0, 3],
	])('HB-033: %i damage against Résistance %i', (degats, resistance, lost) => {
		const {self} = use('defense', {stats: {resistance}}, {asks: {degats}, difficulty: 75}, {dice: [10]}).players;
		expect(track(self, 'pv')).toBe(10 - lost);
		const target = cast(rank({degats}), {}, {target: {stats: {resistance}}}).players.target!;
		expect(track(target, 'pv')).toBe(10 - lost);
	});

	test('HB-034: Puissance adds to direct damage, and to nothing else', () => {
		const strong = {stats: {puissance: 1}};
		expect(track(cast(rank({degats: 2}), {}, {self: strong, target: {}}).players.target!, 'pv')).toBe(7);
		expect(track(cast(rank({entrave: 1}), {}, {self: strong, target: {}}).players.target!, 'pv')).toBe(10);
	});

	test('HB-035: Réparation adds to direct healing received', () => {
		const hurt = {tracks: {pv: 5}, stats: {reparation: 1}};
		expect(track(bless(rank({soin: 2}), {}, {self: hurt}).players.self, 'pv')).toBe(8);
		expect(track(bless(rank({soin: 2, 'distance.benefique': 1}), {sur: 'allie'}, {target: hurt}).players.target!, 'pv')).toBe(8);
	});

	const raise = (stat: string, ...levels: readonly number[]) => ({
		conditions: levels.map(by => ({
			condition: `${by > 0 ? 'hausse' : 'baisse'}-${stat}`,
			level: Math.abs(by),
			source: `skill ${by}`,
		})),
	});
	test.each([
		['HB-036', 'attaque', [15, 10], 15],
		['HB-037', 'defense', [-15, -10], -15],
		['HB-038', 'attaque', [15, 10, -5], 10],
		['HB-036', 'resistance', [2, 3], 3],
	])('%s: %s %j comes to %i', (_, stat, by, value) => expect(sheetOf(game, raise(stat, ...by)).stat(stat).value).toBe(value));

	test('HB-036: the lesser raise counts again when the greater is over', () => {
		const [high, low] = raise('attaque', 15, 10).conditions;
		const state = hero({
			conditions: [
				{...high, left: 1},
				{...low, left: 3},
			],
		});
		expect(sheetOf(game, state).stat('attaque').value).toBe(15);
		expect(sheetOf(game, turn(state)).stat('attaque').value).toBe(10);
	});
});

/** Bricks of which some cost nothing, so that what they do can be looked at. */
const free = {
	competences: [
		...prices.competences,
		{id: 'reanimation', points: 1},
		{id: 'celerite', points: 1},
		{id: 'invincible', points: 1},
	],
};
const many = {bricks: free};

describe('turn and dice', () => {
	test('HB-039: one action a turn', () => {
		const once = use('attaque', {}, {difficulty: 50}).players.self;
		expect(planMove(situation(game, 'attaque', once)).problems[0]).toMatchObject({code: 'rule/too-dear', cost: 1, have: 0});
		expect(planMove(situation(game, 'attaque', turn(once))).problems).toEqual([]);
	});

	test('HB-040: every skill that may be used is offered, and what stands against one is said', () => {
		const state = hero({tracks: {pm: 0}, builds: [skill('a', rank({degats: 2}), rank({degats: 4}))]});
		const plan = (comp: string) => planMove(situation(game, 'competence', state, {asks: {comp}})).problems;
		expect(plan('a:1')).toEqual([]);
		expect(plan('a:2')[0]).toMatchObject({code: 'rule/too-dear', have: 0});
		const where = situation(game, 'competence', state);
		const ask = where.move.asks.find(one => one.kind === 'build')!;
		expect(optionsOf(ask, sheetIn(where)).map(one => one.id)).toEqual(['a:1', 'a:2']);
	});

	test('HB-041: a movement asks the GM for its limits', () => {
		const moved = use('mouvement', {}, {});
		expect(moved.changes).toContainEqual(expect.objectContaining({kind: 'ask', who: 'gm'}));
		expect(track(moved.players.self, 'mouvement')).toBe(0);
	});

	test('HB-042 HB-103: Ancrage takes the movement of the next turn', () => {
		const anchored = cast(rank({degats: 1, ancrage: 1})).players.self;
		expect(track(anchored, 'mouvement')).toBe(1);
		const next = turn(anchored);
		expect([track(next, 'mouvement'), track(next, 'action')]).toEqual([0, 1]);
		expect(track(turn(next), 'mouvement')).toBe(1);
	});

	test.each([
		['HB-043', 45, 10, 55, 'success'],
		['HB-044', 50, 0, 50, 'success'],
		['HB-044', 49, 0, 49, 'failure'],
	])('%s: %i + %i against 50', (_, die, attaque, total, kind) =>
		expect(use('attaque', {stats: {attaque}}, {difficulty: 50}, {dice: [die]})).toMatchObject({total, outcome: {kind}}),
	);

	test.each([
		[60, 'success'],
		[59, 'failure'],
	])('HB-045: %i + 10 against 70', (die, kind) => {
		const done = use('defense', {stats: {defense: 10}}, {asks: {degats: 2}, difficulty: 70}, {dice: [die]});
		expect(done.outcome.kind).toBe(kind);
		expect(track(done.players.self, 'pv')).toBe(kind === 'success' ? 10 : 8);
	});

	test.each([
		['HB-046', 5, 90, 50, 'failure'],
		['HB-046', 6, 90, 50, 'success'],
		['HB-047', 96, -50, 75, 'success'],
		['HB-047', 95, -50, 75, 'failure'],
	])('%s: natural %i %i against %i', (_, die, attaque, difficulty, kind) => {
		const done = use('attaque', {stats: {attaque}}, {difficulty}, {dice: [die], target: {}});
		expect(done.outcome.kind).toBe(kind);
		expect(track(done.players.target!, 'pv')).toBe(kind === 'success' ? 9 : 10);
	});

	test('HB-048: the GM lets a missed attack hurt, and a defence not keep all off', () => {
		const missed = use('attaque', {}, {asks: {partiel: 1}, difficulty: 75}, {dice: [20], target: {}});
		expect([missed.outcome.kind, track(missed.players.target!, 'pv')]).toEqual(['failure', 9]);
		const held = use('defense', {}, {asks: {degats: 3, partiel: 1}, difficulty: 50}, {dice: [80]});
		expect([held.outcome.kind, track(held.players.self, 'pv')]).toEqual(['success', 9]);
	});

	test('HB-049: 25, 50, 75, or any other number', () => {
		expect(game.book.ladders[0]!.steps.map(step => step.value)).toEqual([25, 50, 75]);
		expect(use('attaque', {}, {difficulty: 35}, {dice: [40]}).outcome.kind).toBe('success');
		expect(use('defense', {}, {difficulty: 70}, {dice: [40]}).outcome.kind).toBe('failure');
	});

	test('HB-052: Personnel is for the caster alone, Mêlée for those beside him', () => {
		const refused = bless(rank({soin: 1}), {sur: 'allie'});
		expect(refused.plan.problems).toEqual([]); // it falls back on the caster
		const forced = planMove(
			situation(game, 'benefique', caster(rank({soin: 1})), {asks: {comp: 'a:1', sur: 'allie'}}, {target: {}}),
		);
		expect(forced.problems.map(one => sayRule(one, 'fr'))[0]).toContain('Personnel');
		const far = planMove(situation(game, 'competence', caster(rank({degats: 1})), {asks: {comp: 'a:1', portee: 'distance'}}));
		expect(far.problems.map(one => sayRule(one, 'fr'))[0]).toContain('adjacente');
	});

	test('HB-054: a miss has no effect', () => {
		const missed = cast(rank({degats: 2, entrave: 1}), {}, {dice: [20], target: {}, self: many});
		expect(missed.players.target).toMatchObject({conditions: []});
		expect(track(missed.players.target!, 'pv')).toBe(10);
	});

	test('HB-055: a beneficial skill needs no roll', () => {
		const healed = bless(rank({soin: 2}), {}, {self: {tracks: {pv: 5}}});
		expect([healed.plan.expression, track(healed.players.self, 'pv')]).toEqual(['0', 7]);
	});

	test.each([
		[30, 'success', 7],
		[29, 'failure', 5],
		[5, 'failure', 5],
	])('HB-056: Témérité of 30 makes it 1d100 against 30: %i', (die, kind, pv) => {
		const self = caster(rank({soin: 2, temerite: 1}), {tracks: {pv: 5}, options: {'temerite-difficulte': 30}});
		const done = use('benefique-jet', self, {asks: {comp: 'a:1'}}, {dice: [die]});
		expect([done.difficulty, done.outcome.kind, track(done.players.self, 'pv')]).toEqual([30, kind, pv]);
	});

	test('HB-057: no hit, no healing', () => {
		const self = {tracks: {pv: 5}};
		expect(track(cast(rank({degats: 1, soin: 1}), {}, {self, dice: [20]}).players.self, 'pv')).toBe(5);
		expect(track(cast(rank({degats: 1, soin: 1}), {}, {self, dice: [60]}).players.self, 'pv')).toBe(6);
	});

	test('HB-062: the same skill again begins anew and adds nothing', () => {
		const twice = (source: string) => {
			const first = doDeedOf({}, source);
			return doDeedOf(first, source);
		};
		const doDeedOf = (state: object, source: string): State =>
			use(
				'competence',
				caster(rank({vulnerabilite: 2}), {builds: [{...skill('a', rank({vulnerabilite: 2})), name: source}]}),
				{
					asks: {comp: 'a:1'},
					difficulty: 50,
				},
				{target: state},
			).players.target!;
		expect(level(twice('Morsure'), 'vulnerabilite')).toBe(2);
		expect(twice('Morsure').conditions.filter(one => one.condition === 'vulnerabilite')).toHaveLength(1);
		const other = doDeedOf(doDeedOf({}, 'Morsure'), 'Griffe');
		expect(other.conditions.filter(one => one.condition === 'vulnerabilite')).toHaveLength(2);
		expect(level(other, 'vulnerabilite')).toBe(2);
	});

	test('HB-063: what a skill brings does not bear on that skill', () => {
		const first = cast(rank({degats: 2, vulnerabilite: 1}), {}, {target: {}}).players.target!;
		expect([track(first, 'pv'), level(first, 'vulnerabilite')]).toEqual([8, 1]);
		expect(track(cast(rank({degats: 2}), {}, {target: first}).players.target!, 'pv')).toBe(5);
	});

	test('HB-064: without a Dégât there is no damage', () =>
		expect(track(cast(rank({entrave: 1}), {}, {target: {}}).players.target!, 'pv')).toBe(10));

	test('HB-066: two Dégâts are two damage', () =>
		expect(track(cast(rank({degats: 2}), {}, {target: {}}).players.target!, 'pv')).toBe(8));

	test('HB-072: the basic Attaque, for everyone', () => {
		const hit = use('attaque', {}, {difficulty: 50}, {target: {}});
		expect([track(hit.players.target!, 'pv'), track(hit.players.self, 'pm')]).toEqual([9, 6]);
	});

	test('HB-073: the basic Potion, for everyone who stands', () => {
		expect(track(use('potion', {tracks: {pv: 7}}, {}).players.self, 'pv')).toBe(8);
		expect(use('potion', {tracks: {pv: 0}}, {}).plan.problems[0]).toMatchObject({code: 'rule/blocked'});
	});

	test('HB-015 HB-061: the lower rank is used when it is chosen', () => {
		const state = hero({builds: [skill('a', rank({degats: 2}), rank({degats: 5}))]});
		const dealt = (comp: string) =>
			track(use('competence', state, {asks: {comp}, difficulty: 50}, {target: {}}).players.target!, 'pv');
		expect([dealt('a:1'), dealt('a:2')]).toEqual([8, 5]);
	});

	test('an open rank is not in use yet', () => {
		const state = hero({builds: [{...skill('a', rank({degats: 2}), rank({degats: 5})), done: 1}]});
		const where = situation(game, 'competence', state);
		expect(optionsOf(where.move.asks[0]!, sheetIn(where)).map(one => one.id)).toEqual(['a:1']);
	});
});

describe('knowledge and attributes', () => {
	test('HB-074: knowledges stand apart from what is done in a fight', () => {
		const view = viewSheet(game, hero(), tableWith(), [], 'fr');
		const fighting = view.moves.filter(move => move.group === 'combat').map(move => move.id);
		expect(fighting).toContain('competence');
		expect(fighting).not.toContain('savoir');
		expect(view.moves.find(move => move.id === 'savoir')?.group).toBe('savoirs');
		expect(view.skills.map(one => one.id)).not.toContain('competence');
	});

	test('HB-075: no rank 4', () => {
		const state = hero({points: {traque: 3}, balances: {savoir: 9}});
		const raised = {...state, points: {traque: 4}};
		expect(viewSheet(game, raised, tableWith(), [], 'fr').invalid.map(one => one.where)).toContain('points.traque');
	});

	test.each([
		['HB-076', 'savoir-1', 'basics'],
		['HB-077', 'savoir-2', 'specialised'],
		['HB-078', 'savoir-3', 'mastery'],
		['HB-079', 'savoir-limites', 'beyond even rank 3'],
	])('%s: the words for it', (_, id, word) => {
		const view = viewSheet(game, hero(), tableWith(), [], 'en');
		expect(view.reference.find(one => one.id === id)?.text).toContain(word);
	});

	test('HB-079: rank 3 is no success by itself', () =>
		expect(use('savoir', hero({points: {traque: 3}}), {asks: {savoir: 'traque'}}).outcome.kind).toBe('none'));

	test('HB-080: using a knowledge tells its rank and asks the GM', () => {
		const done = use('savoir', hero({points: {traque: 2}}), {asks: {savoir: 'traque'}});
		expect(said(done)).toEqual(['Rang du savoir\u00a0: 2', 'Quel est le résultat de l’action, à ce rang\u202f?']);
		expect(done.changes).toContainEqual(expect.objectContaining({kind: 'ask', who: 'gm'}));
		expect(use('savoir', hero(), {asks: {savoir: 'traque'}}).plan.problems).toHaveLength(1);
	});

	test('HB-081: the GM approves a knowledge by its name, or declines it', () => {
		const state = doDeed(game, players({points: {}}), {act: 'skill', name: 'Connaissance'}, 'player').players.self;
		const known = {...state, points: {connaissance: 1}};
		const plan = (self: object) => planMove(situation(game, 'savoir', self, {asks: {savoir: 'connaissance'}})).problems;
		expect(plan(known).map(problem => sayRule(problem, 'fr'))[0]).toContain('approuvé');
		const word = (agreed: boolean, who: 'player' | 'gm') =>
			doDeed(game, {self: known, table: tableWith()}, {act: 'agree', skill: 'connaissance', agreed}, who);
		expect(word(true, 'player').problem).toMatchObject({code: 'rule/not-yours'});
		expect(plan(word(true, 'gm').players.self)).toEqual([]);
		expect(word(false, 'gm').players.self).toMatchObject({ownSkills: [], points: {}});
	});

	test('HB-082: five knowledges to begin from', () =>
		expect(game.book.skills.map(one => labelIn(one.name, 'fr'))).toEqual([
			'Magiteck',
			'Éthérologie',
			'Traque',
			'Crochetage',
			'Enfonceur de portes',
		]));

	test('HB-083 HB-084: an attribute is a name, and adds nothing to a roll', () => {
		const done = doDeed(game, players(), {act: 'entry', list: 'attributs-positifs', name: 'Bonne ouïe', value: 3}, 'player');
		expect(done.players.self.lists['attributs-positifs']).toEqual([{name: 'Bonne ouïe'}]);
		expect(planMove(situation(game, 'attaque', done.players.self)).sources.filter(source => source.on)).toEqual([]);
	});

	test('HB-085: examples of attributes', () => {
		const words = game.book.lists.map(list => (list.description ? labelIn(list.description, 'fr') : '')).join(' ');
		for (const name of ['Bonne ouïe', 'Perception de l’éther', 'Force naturelle', 'Vigueur', 'Narcolepsie'])
			expect(words).toContain(name);
	});
});

describe('bricks', () => {
	test('HB-098: Célérité gives the turn again at once', () => {
		const spent = {tracks: {action: 0, mouvement: 0}};
		const done = bless(rank({celerite: 1, 'distance.benefique': 1}), {sur: 'allie'}, {target: spent, self: many});
		expect([track(done.players.target!, 'action'), track(done.players.target!, 'mouvement')]).toEqual([1, 1]);
		expect(done.changes).toContainEqual(expect.objectContaining({kind: 'ask', who: 'gm'}));
	});

	test('HB-099: the extra turn neither suffers nor uses up what takes turns', () => {
		const hindered = turn(hero({conditions: [{condition: 'entrave', level: 1, left: 1, fresh: true}]}));
		expect(track(hindered, 'mouvement')).toBe(0);
		const again = bless(rank({celerite: 1, 'distance.benefique': 1}), {sur: 'allie'}, {target: hindered, self: many}).players
			.target!;
		expect(track(again, 'mouvement')).toBe(1);
		expect(again.conditions.find(one => one.condition === 'entrave')?.left).toBe(1);
		expect(planMove(situation(game, 'mouvement', again)).problems).toEqual([]);
	});

	test('HB-100: and cannot come again before three turns are over', () => {
		const celerity = (target: object) =>
			bless(rank({celerite: 1, 'distance.benefique': 1}), {sur: 'allie'}, {target, self: many}).players.target!;
		const spend = (state: State): State => ({...state, tracks: {...state.tracks, action: 0}});
		const first = celerity({tracks: {action: 0}});
		// Each of its turns begins with the moment: two are over when the third begins.
		expect(track(celerity(spend(turn(first, 3))), 'action')).toBe(0);
		expect(track(celerity(spend(turn(first, 4))), 'action')).toBe(1);
	});

	test('HB-102: Stabilisation takes the movement, and wants one', () => {
		const done = cast(rank({degats: 1, stabilisation: 1}));
		expect([track(done.players.self, 'mouvement'), done.problems]).toEqual([0, []]);
		const moved = cast(rank({degats: 1, stabilisation: 1}), {}, {self: {tracks: {mouvement: 0}}});
		expect(moved.plan.problems[0]).toMatchObject({code: 'rule/too-dear', have: 0});
	});

	test('HB-104: Ancrage goes after the other losses', () => {
		const both = hero({
			conditions: [
				{condition: 'ancrage', level: 1},
				{condition: 'entrave', level: 1, left: 1, fresh: true},
			],
		});
		const one = turn(both);
		expect([track(one, 'mouvement'), level(one, 'entrave'), level(one, 'ancrage')]).toEqual([0, 1, 1]);
		const two = turn(one);
		expect([track(two, 'mouvement'), level(two, 'entrave'), level(two, 'ancrage')]).toEqual([0, 0, 0]);
		expect(track(turn(two), 'mouvement')).toBe(1);
	});

	test('HB-106: a Condition is paid when cast and acts when activated', () => {
		const state = hero({builds: [skill('a', rank({degats: 2, condition: 1}), rank({degats: 2, condition: 1, ancrage: 1}))]});
		const early = use('activer', state, {asks: {comp: 'a:2'}, difficulty: 50}, {target: {}});
		expect(early.plan.problems[0]).toMatchObject({code: 'rule/too-dear'});
		const waiting = use('lancer', state, {asks: {comp: 'a:2'}}).players.self;
		expect([track(waiting, 'pm'), level(waiting, 'ancrage'), track(waiting, 'en-attente')]).toEqual([5, 1, 1]);
		const later = use('activer', turn(waiting, 2), {asks: {comp: 'a:2'}, difficulty: 50}, {target: {}});
		expect([
			track(later.players.target!, 'pv'),
			track(later.players.self, 'pm'),
			track(later.players.self, 'en-attente'),
		]).toEqual([8, 5, 0]);
	});

	test.each([
		['HB-111', rank({'degat-critique': 1}), {}, 70, 10],
		['HB-111', rank({'degat-critique': 1}), {}, 71, 9],
		['HB-111', rank({'degat-critique': 1, concentration: 1}), {concentration: 10}, 65, 9],
		['HB-111', rank({'degat-critique': 2}), {}, 71, 8],
		['HB-111', rank({'degat-critique': 1, temerite: 1}), {temerite: 5}, 66, 9],
		['HB-111', rank({'degat-critique': 1, temerite: 1}), {temerite: 5}, 65, 10],
	])('%s: a critical brick with %j %j at %i', (_, bricks, options, die, pv) =>
		expect(track(cast(bricks, {}, {dice: [die], target: {}, self: {options}}).players.target!, 'pv')).toBe(pv),
	);

	test.each([
		[71, 6],
		[70, 5],
		[3, 5],
	])('HB-115: Soin critique reads a die of its own: %i', (die, pv) => {
		const done = use(
			'benefique-jet',
			caster(rank({'soin-critique': 1}), {tracks: {pv: 5}}),
			{asks: {comp: 'a:1'}},
			{dice: [die]},
		);
		expect([done.outcome.kind, track(done.players.self, 'pv')]).toEqual(['success', pv]);
		const where = situation(game, 'benefique', caster(rank({'soin-critique': 1})));
		expect(optionsOf(where.move.asks[0]!, sheetIn(where))).toEqual([]);
	});

	test.each([
		[71, 6],
		[70, 5],
	])('HB-106 HB-115: cast under a Condition it reads its die when it is activated: %i', (die, pv) => {
		const state = caster(rank({'soin-critique': 1, condition: 1}), {tracks: {pv: 5}});
		const open = (move: string, of: Rank) => {
			const where = situation(game, move, caster(of));
			return optionsOf(where.move.asks[0]!, sheetIn(where)).length;
		};
		// Without a critical brick it needs no roll, and may have one where the GM wants it.
		expect(
			[rank({'soin-critique': 1, condition: 1}), rank({temerite: 1, soin: 1, condition: 1}), rank({soin: 1, condition: 1})].map(
				of => [open('activer-benefique', of), open('activer-benefique-jet', of)],
			),
		).toEqual([
			[0, 1],
			[0, 1],
			[1, 1],
		]);
		const waiting = use('lancer', state, {asks: {comp: 'a:1'}}).players.self;
		const done = use('activer-benefique-jet', waiting, {asks: {comp: 'a:1'}}, {dice: [die]});
		expect([done.outcome.kind, track(done.players.self, 'pv'), track(done.players.self, 'en-attente')]).toEqual([
			'success',
			pv,
			0,
		]);
	});

	test('HB-112: Sangsue heals the attacker, once however many are hit', () => {
		const leeched = cast(rank({sangsue: 1}), {}, {target: {}}).players.target!;
		const bite = cast(rank({degats: 1, 'nombre-de-cibles.attaque': 1}), {}, {self: {tracks: {pv: 8}}, target: leeched});
		expect(track(bite.players.self, 'pv')).toBe(9);
		expect(track(cast(rank({degats: 1}), {sangsue: 1}, {self: {tracks: {pv: 8}}}).players.self, 'pv')).toBe(9);
		const twice = cast(
			rank({sangsue: 2}),
			{},
			{target: {}, self: {bricks: {competences: [...prices.competences, {id: 'sangsue', points: 1}]}}},
		);
		expect(level(twice.players.target!, 'sangsue')).toBe(2);
		expect(level(turn(leeched, 2), 'sangsue')).toBe(0);
	});

	test('HB-117: Hérissement wounds the attacker', () => {
		const self = {tracks: {pv: 8}};
		const at = (herissement: number) =>
			track(
				cast(rank({degats: 1}), {}, {self, target: {conditions: [{condition: 'herissement', level: herissement}]}}).players.self,
				'pv',
			);
		expect([at(1), at(2)]).toEqual([7, 6]);
		const missed = cast(rank({degats: 1}), {}, {self, dice: [20], target: {conditions: [{condition: 'herissement', level: 1}]}});
		expect(track(missed.players.self, 'pv')).toBe(8);
		const told = use('defense', bears('herissement'), {asks: {degats: 1}, difficulty: 75}, {dice: [10]});
		expect(said(told)).toContain('Hérissement\u00a0: PV perdus par l’attaquant\u00a0: 1');
	});

	test('HB-114: Aveuglement leaves Mêlée alone for the next skill, then is resisted for a turn', () => {
		const blind = cast(rank({aveuglement: 1}), {}, {target: {}}).players.target!;
		expect(level(blind, 'aveuglement')).toBe(1);
		const far = caster(rank({degats: 1, 'distance.attaque': 1}), {conditions: blind.conditions});
		const where = situation(game, 'competence', far, {asks: {comp: 'a:1'}});
		const ask = where.move.asks.find(one => one.id === 'portee')!;
		expect(optionsOf(ask, sheetIn(where)).map(one => one.id)).toEqual(['melee']);
		const forced = planMove({...where, choices: {...where.choices, asks: {comp: 'a:1', portee: 'distance'}}});
		expect(forced.problems.map(one => sayRule(one, 'fr'))[0]).toContain('Aveuglement');
		const used = use('competence', far, {asks: {comp: 'a:1'}, difficulty: 50}).players.self;
		expect([level(used, 'aveuglement'), level(used, 'resiste-aveuglement')]).toEqual([0, 1]);
		const again = cast(rank({aveuglement: 1}), {}, {target: used});
		expect(level(again.players.target!, 'aveuglement')).toBe(0);
		expect(level(cast(rank({aveuglement: 1}), {}, {target: turn(used, 2)}).players.target!, 'aveuglement')).toBe(1);
	});

	test('HB-119: Invincible is insensitive to all but its own actions', () => {
		const target = bears('invincible');
		expect(track(cast(rank({degats: 2}), {}, {target}).players.target!, 'pv')).toBe(10);
		const hurt = {...target, tracks: {pv: 5}};
		expect(track(bless(rank({soin: 2, 'distance.benefique': 1}), {sur: 'allie'}, {target: hurt}).players.target!, 'pv')).toBe(5);
		expect(track(use('potion', hurt, {}).players.self, 'pv')).toBe(6);
		expect(track(use('defense', hurt, {asks: {degats: 2}, difficulty: 75}, {dice: [10]}).players.self, 'pv')).toBe(5);
		expect(track(use('defense', hurt, {asks: {degats: 2, perce: 1}, difficulty: 75}, {dice: [10]}).players.self, 'pv')).toBe(3);
	});

	test('HB-120: and is over once its bearer acts on more than himself', () => {
		const after = (done: ReturnType<typeof make>) => level(done.players.self, 'invincible');
		expect(after(cast(rank({degats: 1}), {}, {self: bears('invincible')}))).toBe(0);
		expect(after(use('attaque', bears('invincible'), {difficulty: 50}))).toBe(0);
		expect(after(bless(rank({soin: 1}), {}, {self: bears('invincible')}))).toBe(1);
		expect(after(bless(rank({soin: 1, 'distance.benefique': 1}), {sur: 'allie'}, {self: bears('invincible'), target: {}}))).toBe(
			0,
		);
	});

	test('HB-121: and not to be had for two turns', () => {
		const shed = cast(rank({degats: 1}), {}, {self: bears('invincible')}).players.self;
		const fresh = (state: State) => {
			const {builds: _, bricks: __, ...rest} = state;
			return level(
				bless(rank({invincible: 1}), {}, {self: {...rest, ...many, tracks: {...rest.tracks, action: 1}}}).players.self,
				'invincible',
			);
		};
		expect([fresh(turn(shed, 1)), fresh(turn(shed, 2)), fresh(turn(shed, 3))]).toEqual([0, 0, 1]);
	});

	test('HB-110 HB-122: Percée and Brise-blindage pass through Invincible', () => {
		const target = bears('invincible');
		expect(track(cast(rank({degats: 2, percee: 1}), {}, {target}).players.target!, 'pv')).toBe(8);
		const breaker = bless(rank({'brise-blindage': 1})).players.self;
		const {builds: _, ...rest} = breaker;
		const self = {...rest, tracks: {...rest.tracks, action: 1}};
		expect(track(cast(rank({degats: 2}), {}, {target, self}).players.target!, 'pv')).toBe(8);
		expect(level(turn(breaker, 2), 'brise-blindage')).toBe(0);
	});

	test('HB-109: Charge brings the caster beside the target, for one point', () => {
		expect(game.builders.get('competences')!.bricks.find(one => one.id === 'charge')).toMatchObject({
			points: 1,
			group: 'modificateur',
			categories: ['positionnement'],
		});
		expect(said(cast(rank({degats: 1, charge: 1})))).toContain('Le lanceur vient à côté de la cible.');
	});

	test('HB-123: Munition unique serves once a day', () => {
		const charged = rank({reanimation: 1, 'munition-unique': 1});
		const first = bless(charged).players.self;
		const again = planMove(situation(game, 'benefique', turn(first), {asks: {comp: 'a:1', sur: 'soi'}}));
		expect(again.problems[0]).toMatchObject({code: 'rule/used-up', times: 1, per: 'day'});
		const next = pass(game, {self: turn(first), table: tableWith()}, 'day').players.self;
		expect(planMove(situation(game, 'benefique', next, {asks: {comp: 'a:1', sur: 'soi'}})).problems).toEqual([]);
	});

	test('barriers absorb first, or Résistance does where the table says so', () => {
		const lost = (resistanceFirst: boolean) => {
			const target = {tracks: {barriere: 2}, stats: {resistance: 1}};
			const done = cast(rank({degats: 4}), {}, {target, self: {options: {'resistance-avant': resistanceFirst}}});
			return [track(done.players.target!, 'pv'), track(done.players.target!, 'barriere')];
		};
		expect([lost(false), lost(true)]).toEqual([
			[9, 0],
			[9, 0],
		]);
		const all = cast(rank({degats: 2}), {}, {target: {tracks: {barriere: 3}}}).players.target!;
		expect([track(all, 'pv'), track(all, 'barriere')]).toEqual([10, 1]);
	});

	test('the damage is told where the foe has no sheet', () => expect(said(cast(rank({degats: 3})))).toContain('Dégâts\u00a0: 3'));

	test('a skill that is not valid is not used', () => {
		const bad = use('competence', caster(rank({degats: 5})), {asks: {comp: 'a:1'}, difficulty: 50});
		expect(bad.plan.problems[0]).toMatchObject({code: 'rule/budget', spent: 5, total: 4});
	});
});
