import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {act} from '../../src/rules/effects/acting';
import {explain} from '../../src/rules/formula/explain';
import {sayChange, sayReason} from '../../src/rules/say';
import {pass} from '../../src/rules/time';
import {gameOf, gameWith, players, sheetOf} from './play';

const stairs = gameOf('escalier');
const shade = gameOf('clair-obscur');
const forge = gameOf('forge');
const twenty = gameOf('vingt-faces');

describe('stats, and what they show', () => {
	test.each([
		[16, 3],
		[9, -1],
		[10, 0],
		[7, -2],
	])('FE-014 FE-015: Force %i adds %i, rounded down and not toward zero', (force, modifier) => {
		expect(sheetOf(twenty, {stats: {force}}).modifier('force')).toBe(modifier);
	});

	test('FE-003 FE-013: a stat keeps its name, what it covers, its range, its start and its display', () => {
		const stat = forge.stats.get('roder')!;
		expect(stat).toMatchObject({
			min: 0,
			max: 4,
			default: 0,
			display: 'dots',
			description: {en: expect.stringContaining('Climb')},
		});
		expect(sheetOf(forge).stat('roder')).toMatchObject({base: 0, value: 0, min: 0, max: 4});
	});

	test('FE-041: a stat shown as a die is its size', () =>
		expect(sheetOf(stairs, {stats: {insight: 10}}).scope.read(['insight', 'die'], [])).toBe(10));
});

describe('tracks', () => {
	test('FE-004: a track goes up, within its maximum', () => {
		const {players: after} = act(shade, players(), [{do: 'track', track: 'espoir', by: 1}]);
		expect(after.self.tracks.espoir).toBe(3);
	});

	test('FE-018: a maximum grows with the sheet', () => {
		const game = gameWith({tracks: [{id: 'pv', name: 'PV', max: '6 + @level'}]});
		expect(sheetOf(game, {level: 3}).track('pv').max).toBe(9);
	});

	test('FE-019: a track starts full or where the book says', () => {
		expect(sheetOf(shade).track('pv').value).toBe(6);
		expect(sheetOf(shade).track('stress').value).toBe(0);
	});

	test('FE-020: the track with the role of health takes the damage', () => {
		const {players: after} = act(twenty, players({tracks: {pv: 8}}), [{do: 'damage', amount: 3}]);
		expect(after.self.tracks.pv).toBe(5);
	});

	test('FE-021: what refills each scene is full at the next one, what never does is not', () => {
		const game = gameWith({
			tracks: [
				{id: 'souffle', name: 'Souffle', max: 3, refill: {on: 'scene'}},
				{id: 'sorts', name: 'Sorts', max: 3},
			],
		});
		const {players: after} = pass(game, players({tracks: {souffle: 1, sorts: 1}}), 'scene');
		expect(after.self.tracks).toEqual({souffle: 3, sorts: 1});
	});

	test('FE-022 FE-023 FE-024: full Stress brings a Trauma once and goes back to 0', () => {
		const {players: after, changes} = act(forge, players({tracks: {stress: 8}}), [{do: 'track', track: 'stress', by: 1}]);
		expect(after.self.tracks.stress).toBe(0);
		expect(after.self.lists.traumas).toHaveLength(1);
		expect(changes.filter(change => change.kind === 'list')).toHaveLength(1);
	});

	test('FE-024: a rule card on a track fires once, at the crossing', () => {
		const game = gameWith({
			tracks: [{id: 'stress', name: 'Stress', max: 3, start: 0}],
			cards: [{id: 'full', name: 'Stress full', on: {track: 'stress', is: 'full'}, do: [{do: 'log', text: 'Full.'}]}],
		});
		const once = act(game, players({tracks: {stress: 2}}), [
			{do: 'track', track: 'stress', by: 1},
			{do: 'track', track: 'stress', by: 1},
		]);
		expect(once.changes.filter(change => change.kind === 'card')).toHaveLength(1);
	});

	test.each([
		[5, 1],
		[6, 1],
		[7, 2],
		[13, 2],
		[14, 3],
		[0, 0],
	])('FE-025 FE-026: at level 1 a hit of %i marks %i', (amount, marks) => {
		const {players: after} = act(shade, players({tracks: {pv: 6, armure: 0}}), [{do: 'damage', amount}]);
		expect(6 - (after.self.tracks.pv ?? 6)).toBe(marks);
	});

	test.each([
		['three marks and two slots', 14, 2, {marks: 2, armure: 1}],
		['no slot left', 14, 0, {marks: 3, armure: 0}],
		['one mark and a slot', 5, 1, {marks: 0, armure: 0}],
	])('FE-027: an armour slot is spent when it helps: %s', (_, amount, armure, expected) => {
		const {players: after} = act(shade, players({tracks: {pv: 6, armure}}), [{do: 'damage', amount}]);
		expect({marks: 6 - (after.self.tracks.pv ?? 6), armure: after.self.tracks.armure}).toEqual(expected);
	});
});

describe('conditions', () => {
	const on = (condition: string, level = 1, more: object = {}) => ({conditions: [{condition, level, ...more}]});

	test('FE-005 FE-006 FE-052: a condition is a level that formulas read, 0 when absent', () => {
		expect(sheetOf(twenty, on('empoisonne')).scope.read(['cond', 'empoisonne'], [])).toBe(1);
		expect(sheetOf(twenty, on('effraye', 2)).scope.read(['cond', 'effraye'], [])).toBe(2);
		expect(sheetOf(twenty).scope.read(['cond', 'effraye'], [])).toBe(0);
	});

	test('FE-053: turns left are read too, 0 when absent', () => {
		expect(sheetOf(twenty, on('beni', 1, {left: 2})).scope.read(['cond', 'beni', 'left'], [])).toBe(2);
		expect(sheetOf(twenty).scope.read(['cond', 'beni', 'left'], [])).toBe(0);
	});

	test('FE-028: a level stops at its maximum', () => {
		const {players: after} = act(twenty, players(on('effraye', 3)), [{do: 'condition', condition: 'effraye', add: 2}]);
		expect(after.self.conditions).toEqual([{condition: 'effraye', level: 4}]);
	});

	test('FE-029: a condition may have a countdown', () => {
		const {players: after} = act(twenty, players(), [{do: 'condition', condition: 'beni'}]);
		expect(after.self.conditions[0]).toMatchObject({condition: 'beni', left: 3});
	});

	test('FE-031: a shift counts once for each level', () => {
		const game = gameWith({
			stats: [{id: 'might', name: 'Might', default: 4, max: 9}],
			conditions: [{id: 'worn', name: 'Worn', max: 3, shifts: {might: -1}}],
		});
		expect(sheetOf(game, on('worn', 2)).stat('might').value).toBe(2);
	});

	test('FE-032 FE-036 FE-038: a die moves by a size, and the sheet says why', () => {
		const insight = sheetOf(stairs, {...on('dazed'), stats: {insight: 10}}).stat('insight');
		expect(insight.value).toBe(8);
		expect(insight.reasons.map(reason => sayReason(reason, 'fr'))).toEqual(['Hébété −1 cran']);
	});

	test('FE-033: another stat moves by a point', () => {
		const game = gameWith({
			stats: [{id: 'force', name: 'Force', default: 3, max: 9}],
			conditions: [{id: 'weak', name: 'Weak', shifts: {force: -1}}],
		});
		expect(sheetOf(game, on('weak')).stat('force').value).toBe(2);
	});

	test('FE-034: a stat never leaves its range: a d6 stays a d6', () => {
		expect(sheetOf(stairs, {...on('dazed'), stats: {insight: 6}}).stat('insight').value).toBe(6);
	});

	test('FE-035: every reading feels the shift: derived values too', () => {
		const game = gameWith({
			stats: [{id: 'insight', name: 'Insight', default: 4, max: 9}],
			derived: [{id: 'ward', name: 'Ward', formula: '10 + @insight'}],
			tracks: [{id: 'mind', name: 'Mind', max: '2 * @insight'}],
			conditions: [{id: 'dazed', name: 'Dazed', shifts: {insight: -1}}],
		});
		expect(sheetOf(game, on('dazed')).derived('ward').value).toBe(13);
		expect(sheetOf(game, on('dazed')).track('mind').max).toBe(6);
	});

	test('FE-039: Poisoned moves two dice', () => {
		const sheet = sheetOf(stairs, {...on('poisoned'), stats: {might: 8, willpower: 8}});
		expect([sheet.stat('might').value, sheet.stat('willpower').value]).toEqual([6, 6]);
	});

	test('FE-040: what ticks at a rest and has no duration ends there', () => {
		expect(pass(stairs, players(on('dazed')), 'rest').players.self.conditions).toEqual([]);
		expect(pass(stairs, players(on('dazed')), 'turn').players.self.conditions).toHaveLength(1);
	});

	test('FE-042: conditions add up', () => {
		const sheet = sheetOf(stairs, {
			stats: {insight: 10},
			conditions: [
				{condition: 'dazed', level: 1},
				{condition: 'enraged', level: 1},
			],
		});
		expect(sheet.stat('insight').value).toBe(6);
	});

	test('FE-046: a duration skips the turn it was set in', () => {
		let now = act(twenty, players(), [{do: 'condition', condition: 'beni', turns: 3}]).players;
		const left: (number | undefined)[] = [];
		for (let turn = 5; turn <= 8; turn++) {
			now = pass(twenty, now, 'turn').players;
			left.push(now.self.conditions[0]?.left);
		}
		expect(left).toEqual([3, 2, 1, undefined]);
		expect(now.self.conditions).toEqual([]);
	});

	test('FE-048: fade takes a level at each tick', () => {
		let now = players(on('effraye', 3));
		const levels: number[] = [];
		for (let turn = 0; turn < 3; turn++) {
			now = pass(twenty, now, 'turn').players;
			levels.push(now.self.conditions[0]?.level ?? 0);
		}
		expect(levels).toEqual([2, 1, 0]);
	});

	test('FE-047: Frightened holds as written', () => {
		expect(twenty.conditions.get('effraye')).toMatchObject({max: 4, ticks: 'turn', fade: 1, edge: '-1', checks: ['ability']});
	});

	test('FE-051: a condition has words for its tooltip', () =>
		expect(twenty.conditions.get('effraye')!.description).toMatchObject({en: expect.stringContaining('in sight')}));

	test('FE-054: cards wait for «while» and «unless»', () => {
		const filled = (conditions: object[]) =>
			act(twenty, players({conditions, clocks: {'jets-de-mort': {filled: 2, size: 3}}}), [
				{do: 'clock', clock: 'jets-de-mort', by: 1},
			]).changes.some(change => change.kind === 'card');
		expect(filled([])).toBe(true);
		expect(filled([{condition: 'stable', level: 1}])).toBe(false);
	});
});

describe('lists', () => {
	const iris = {name: 'Capitaine Iris', value: 2, words: 'admiration, loyauté'};
	const full = {lists: {bonds: Array.from({length: 6}, (_, index) => ({name: `Lien ${index}`, value: 1}))}};

	test('FE-055 FE-060: an entry has a name, a strength and words', () => {
		const done = doDeed(stairs, players(), {act: 'entry', list: 'bonds', ...iris}, 'gm');
		expect(done.players.self.lists.bonds).toEqual([iris]);
	});

	test('FE-056 FE-057: a full list refuses until one leaves', () => {
		const refused = doDeed(stairs, players(full), {act: 'entry', list: 'bonds', ...iris}, 'gm');
		expect(refused).toMatchObject({problem: {code: 'rule/list-full', most: 6}});
		expect(refused.players.self.lists.bonds).toHaveLength(6);
		const struck = doDeed(stairs, players(full), {act: 'strike', list: 'bonds', name: 'Lien 3'}, 'gm').players;
		expect(doDeed(stairs, struck, {act: 'entry', list: 'bonds', ...iris}, 'gm').players.self.lists.bonds).toHaveLength(6);
	});

	test('FE-058 FE-059 FE-061 FE-063: a strength stops at its cap', () => {
		const {players: after} = act(stairs, players({lists: {bonds: [iris]}}), [
			{do: 'list', list: 'bonds', entry: 'Capitaine Iris', raise: 2},
		]);
		expect(after.self.lists.bonds).toEqual([{...iris, value: 3}]);
		expect(
			doDeed(stairs, players(), {act: 'entry', list: 'bonds', name: 'Ours', value: 4}, 'gm').players.self.lists.bonds,
		).toEqual([{name: 'Ours', value: 3}]);
	});

	test('FE-064: the GM raises by one step, to the cap', () => {
		const once = doDeed(
			stairs,
			players({lists: {bonds: [iris]}}),
			{act: 'raise', list: 'bonds', name: 'Capitaine Iris', by: 1},
			'gm',
		).players;
		const twice = doDeed(stairs, once, {act: 'raise', list: 'bonds', name: 'Capitaine Iris', by: 1}, 'gm').players;
		expect([once, twice].map(({self}) => self.lists.bonds![0]!.value)).toEqual([3, 3]);
	});

	test('FE-065: the engine keeps the limits, whoever writes', () => {
		for (const who of ['gm', 'code', 'player'] as const)
			expect(doDeed(stairs, players(full), {act: 'entry', list: 'bonds', ...iris}, who).problem).toBeDefined();
	});

	test('FE-067: a card writes under the same limits', () => {
		const {changes} = act(stairs, players(full), [{do: 'list', list: 'bonds', entry: 'Ours'}]);
		expect(changes).toMatchObject([{kind: 'refused', problem: {code: 'rule/list-full'}}]);
	});

	test('FE-066: conditions are the business of the rules', () => {
		expect(doDeed(twenty, players(), {act: 'condition', condition: 'beni', level: 1}, 'player').problem).toMatchObject({
			code: 'rule/not-yours',
		});
	});
});

describe('reserves, clocks, things', () => {
	test('FE-011 FE-069: a reserve is the table’s, and outcomes feed it', () => {
		const {players: after} = act(shade, players({}, {reserves: {peur: 3}}), [{do: 'reserve', reserve: 'peur', by: 1}]);
		expect(after.table.reserves.peur).toBe(4);
		expect(sheetOf(shade, {}, {reserves: {peur: 3}}).scope.read(['reserve', 'peur'], [])).toBe(3);
	});

	test('FE-070: a hard move costs a point', () => {
		expect(shade.reserves.get('peur')!.locksHardMoves).toBe(true);
		expect(
			doDeed(shade, players({}, {reserves: {peur: 2}}), {act: 'reserve', reserve: 'peur', by: -1}, 'gm').players.table.reserves
				.peur,
		).toBe(1);
	});

	test('FE-071: after each scene the GM is asked whether one was played', () => {
		expect(pass(shade, players(), 'scene').changes).toContainEqual(expect.objectContaining({kind: 'ask', who: 'gm'}));
	});

	test('FE-008 FE-074 FE-077: a card ticks a clock, and the change list tells it', () => {
		const {changes} = act(forge, players({clocks: {renommee: {filled: 2, size: 4}}}), [{do: 'clock', clock: 'renommee', by: 1}]);
		expect(changes.map(change => sayChange(change, 'fr'))).toEqual(['Renommée 3/4']);
	});

	test('FE-075: the first tick makes the clock, of 4 unless the card says', () => {
		const made = (effect: object) =>
			act(forge, players(), [{do: 'clock', clock: 'siege', by: 1, ...effect}]).players.self.clocks.siege;
		expect(made({})).toEqual({filled: 1, size: 4});
		expect(made({size: 8})).toEqual({filled: 1, size: 8});
	});

	test('FE-076: a clock that fills fires the cards that watch it, once', () => {
		const {changes} = act(forge, players({clocks: {renommee: {filled: 3, size: 4}}}), [
			{do: 'clock', clock: 'renommee', by: 1},
			{do: 'clock', clock: 'renommee', by: 1},
		]);
		expect(changes.filter(change => change.kind === 'card')).toHaveLength(1);
	});

	const ship = (key: string, hull: number) => ({key, kind: 'ship', name: key, stats: {}, tracks: {hull}});

	test('FE-009 FE-078 FE-079 FE-082: each thing has a sheet of its own', () => {
		const once = doDeed(stairs, players(), {act: 'thing', kind: 'ship', name: 'La Mouette'}, 'player').players;
		const twice = doDeed(stairs, once, {act: 'thing', kind: 'ship', name: 'Le Héron'}, 'player').players;
		expect(twice.self.things).toMatchObject([
			{name: 'La Mouette', stats: {speed: 2}, tracks: {hull: 10, crew: 20}},
			{name: 'Le Héron', tracks: {hull: 10, crew: 20}},
		]);
		expect(new Set(twice.self.things.map(thing => thing.key)).size).toBe(2);
		expect(stairs.things.get('mount')!.tracks[0]!.id).toBe('stamina');
	});

	test('FE-080: formulas read the first thing of a kind, 0 if there is none', () => {
		expect(sheetOf(stairs, {things: [ship('a', 8), ship('b', 3)]}).scope.read(['thing', 'ship', 'hull'], [])).toBe(8);
		expect(sheetOf(stairs).scope.read(['thing', 'ship', 'hull'], [])).toBe(0);
	});

	test('FE-081 FE-083: an effect marks the thing and not the character', () => {
		const {players: after} = act(stairs, players({tracks: {pv: 40}, things: [ship('a', 10)]}), [
			{do: 'track', track: 'hull', by: -2, on: {thing: 'ship'}},
		]);
		expect(after.self.things[0]!.tracks.hull).toBe(8);
		expect(after.self.tracks.pv).toBe(40);
	});
});

describe('derived values', () => {
	test.each([
		[1, 2],
		[4, 2],
		[5, 3],
		[9, 4],
		[13, 5],
		[17, 6],
	])('FE-085: at level %i the proficiency bonus is %i', (level, bonus) =>
		expect(sheetOf(twenty, {level}).derived('maitrise').value).toBe(bonus),
	);

	test('FE-007: computed on every reading, never stored', () => {
		expect(sheetOf(shade, {stats: {agility: 2}}).derived('evasion').value).toBe(12);
		expect(() => sheetOf(shade, {derived: {evasion: 20}})).toThrow();
	});

	test('FE-084: a derived value says where it comes from', () => {
		expect(twenty.derived.get('maitrise')!.description).toMatchObject({
			fr: '+2 au niveau 1, un de plus tous les quatre niveaux.',
		});
		expect(explain(twenty.formula(twenty.derived.get('maitrise')!.formula), sheetOf(twenty, {level: 5}).scope)).toBe(
			'2 + floor((5 − 1) / 4)',
		);
	});

	test('FE-087: formulas read derived values, in whatever order they stand', () => {
		const pieces = [
			{id: 'spell', name: 'Spell', formula: '8 + @proficiency'},
			{id: 'proficiency', name: 'Proficiency', formula: '2 + floor((@level - 1) / 4)'},
		];
		for (const derived of [pieces, pieces.toReversed()])
			expect(sheetOf(gameWith({derived}), {level: 5}).derived('spell').value).toBe(11);
		expect(() =>
			gameWith({
				derived: [
					{id: 'a', name: 'A', formula: '@b'},
					{id: 'b', name: 'B', formula: '@a'},
				],
			}),
		).toThrow('book/cycle');
	});
});
