import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {create, readAnswers} from '../../src/rules/creation/finish';
import {reviewCreation} from '../../src/rules/creation/review';
import {balance, improve} from '../../src/rules/growth';
import {noted, undo} from '../../src/rules/history';
import {dueAt, levelUp, nextLevel} from '../../src/rules/levels';
import {answerProblem} from '../../src/rules/questions';
import {sayRule} from '../../src/rules/say';
import {gameOf, gameWith, players, stateWith} from './play';

const stairs = gameOf('escalier');
const twenty = gameOf('vingt-faces');
const shade = gameOf('clair-obscur');

const dice = (...sizes: number[]) =>
	Object.fromEntries(['dexterity', 'insight', 'might', 'willpower'].map((id, index) => [id, sizes[index]!]));
const hero = {
	answers: {identite: {text: 'chevalier errant idéaliste', level: 1}, theme: {text: 'le devoir', level: 1}},
	stats: dice(10, 8, 8, 6),
	classes: {gardien: 3, lettre: 2},
};
const problems = (game: typeof stairs, state: object) => {
	const made = create(game, stateWith(state));
	return made.ok ? [] : made.error.map(({where, problem}) => [where, problem.code]);
};

describe('new characters', () => {
	test('FE-001: one that is right is made, once', () =>
		expect(create(stairs, stateWith(hero))).toMatchObject({ok: true, value: {made: true, level: 5}}));

	test('FE-088: four skills are trained, no more and no fewer', () => {
		const trained = (...skills: string[]) =>
			reviewCreation(twenty, stateWith({points: Object.fromEntries(skills.map(id => [id, 1]))})).find(
				review => review.step.id === 'metiers',
			)!;
		expect(trained('athletisme', 'arcanes', 'histoire', 'survie').problems).toEqual([]);
		expect(trained('athletisme', 'arcanes', 'histoire', 'survie', 'perception').problems).toMatchObject([
			{problem: {code: 'rule/count', have: 5, most: 4}},
		]);
	});

	test('FE-089: values may be changed within the limits of the same total', () => {
		const game = gameWith({
			stats: ['a', 'b', 'c', 'd'].map(id => ({id, name: id, min: 1, max: 6})),
			creation: {steps: [{kind: 'stats', id: 'points', name: 'Points', total: 13}]},
		});
		expect(problems(game, {stats: {a: 5, b: 3, c: 3, d: 2}})).toEqual([]);
		expect(problems(game, {stats: {a: 4, b: 4, c: 3, d: 2}})).toEqual([]);
		expect(problems(game, {stats: {a: 5, b: 4, c: 3, d: 2}})).toEqual([['steps.points', 'rule/budget']]);
	});

	test('FE-090 FE-091: the arrays offered, each with its line', () => {
		const step = stairs.book.creation.steps.find(one => one.kind === 'stats');
		expect(step?.arrays?.map(array => array.values)).toEqual([
			[8, 8, 8, 8],
			[10, 8, 8, 6],
			[10, 10, 6, 6],
		]);
	});

	test.each([
		['Leaning, placed otherwise', dice(6, 8, 10, 8), []],
		['a mixture of two arrays', dice(10, 10, 8, 6), [['steps.des', 'rule/array']]],
	])('FE-092: %s', (_, stats, expected) => expect(problems(stairs, {...hero, stats})).toEqual(expected));

	test('FE-093: a character begins at the starting level with its experience and hit points; 1 if none is stated', () => {
		const made = create(stairs, stateWith(hero));
		expect(made.ok && made.value).toMatchObject({level: 5, xp: 40, tracks: {pv: 45}});
		expect(create(gameWith({}), stateWith())).toMatchObject({ok: true, value: {level: 1}});
	});

	test.each([
		['two', {gardien: 3, lettre: 2}, []],
		['three', {gardien: 2, lettre: 2, rodeur: 1}, []],
		['one', {gardien: 5}, [['classes', 'rule/count']]],
	])('FE-094: classes within their number: %s', (_, classes, expected) =>
		expect(problems(stairs, {...hero, classes})).toEqual(expected),
	);

	test('FE-095: every starting level is placed', () =>
		expect(problems(stairs, {...hero, classes: {gardien: 3, lettre: 1}})).toEqual([['classes', 'rule/levels']]));

	test('FE-096 FE-102: questions have hints and are the rulebook’s own', () =>
		expect(stairs.book.questions.map(question => [question.id, typeof question.hint])).toEqual([
			['identite', 'object'],
			['theme', 'object'],
			['origine', 'object'],
		]));

	test('FE-097: a question that must be answered is', () => {
		expect(problems(stairs, {...hero, answers: {theme: hero.answers.theme}})).toEqual([['answers.identite', 'rule/unanswered']]);
	});

	test('FE-098 FE-101: an answer that never changes is fixed once given', () => {
		const question = stairs.book.questions.find(one => one.id === 'origine')!;
		expect(answerProblem(question, stateWith())).toBeUndefined();
		expect(answerProblem(question, stateWith({answers: {origine: {text: 'Le port', level: 1}}}))).toMatchObject({
			code: 'rule/fixed',
			change: 'never',
		});
	});

	test.each([
		[3, true],
		[4, false],
	])('FE-100: changed at level 3, at level %i it is %s that it is fixed', (level, fixed) => {
		const question = stairs.book.questions.find(one => one.id === 'theme')!;
		expect(
			answerProblem(question, stateWith({made: true, level, answers: {theme: {text: 'le devoir', level: 3}}})) !== undefined,
		).toBe(fixed);
	});

	test('FE-099: answers stay on the sheet', () => {
		const made = create(stairs, stateWith(hero));
		expect(made.ok && made.value.answers.identite!.text).toBe('chevalier errant idéaliste');
	});

	test('every reason is a sentence in both languages', () => {
		const made = create(stairs, stateWith({stats: dice(10, 10, 8, 6)}));
		const said = made.ok ? [] : made.error.flatMap(({problem}) => [sayRule(problem, 'fr'), sayRule(problem, 'en')]);
		expect(said).toContain(
			'Dés\u00a0: les valeurs doivent être celles d’un seul tableau (Équilibré, Orienté, Concentré), sans mélange.',
		);
		for (const sentence of said) expect(sentence).not.toMatch(/undefined|\[object|NaN/);
	});

	test('answers as an author writes them', () => {
		const read = readAnswers({
			answers: {identite: 'Iris', theme: 'l’espoir'},
			stats: dice(8, 8, 8, 8),
			classes: {gardien: 3, lettre: 2},
		});
		expect(read.ok && create(stairs, read.value).ok).toBe(true);
		expect(readAnswers({stats: {might: 'strong'}})).toMatchObject({ok: false, error: [{path: 'stats.might'}]});
	});
});

describe('money', () => {
	test('FE-107 FE-109 FE-110: the money has a name and a short form', () => {
		const made = create(stairs, stateWith(hero));
		expect(made.ok && made.value.money).toBe(500);
		expect(stairs.book.money).toMatchObject({name: {fr: 'Zenit'}, short: 'z'});
	});

	test('FE-108: dice fall once, and the amount stays', () => {
		const game = gameWith({
			money: {name: 'Zenit', start: '10 * d6'},
			creation: {steps: [{kind: 'money', id: 'purse', name: 'Purse'}]},
		});
		const made = create(game, stateWith(), {below: () => 3});
		expect(made.ok && made.value.money).toBe(40);
		expect(made.ok && create(game, made.value, {below: () => 0})).toMatchObject({ok: true, value: {money: 40}});
	});
});

describe('progression', () => {
	test('FE-103: points to place at the levels that give them', () => {
		expect(dueAt(twenty, stateWith(), 4)).toMatchObject({stats: 2});
		const ready = stateWith({level: 3, xp: 2700, stats: {force: 15, sagesse: 12}});
		expect(nextLevel(twenty, ready)).toEqual({level: 4, needs: 2700, reached: true});
		expect(levelUp(twenty, ready, {stats: {force: 1}})).toMatchObject({
			ok: false,
			error: {code: 'rule/count', have: 1, least: 2},
		});
		expect(levelUp(twenty, ready, {stats: {force: 1, sagesse: 1}})).toMatchObject({
			ok: true,
			value: {level: 4, stats: {force: 16, sagesse: 13}},
		});
		expect(levelUp(twenty, stateWith({level: 3, xp: 2699}), {})).toMatchObject({ok: false, error: {code: 'rule/xp'}});
	});

	describe('a level that gives entries, a class and a skill', () => {
		const game = gameWith({
			stats: [{id: 'force', name: 'Force'}],
			skills: [
				{id: 'lutte', name: 'Lutte', trained: true},
				{id: 'nage', name: 'Nage', trained: true},
			],
			catalogues: [
				{
					id: 'dons',
					name: 'Dons',
					entries: [
						{id: 'vif', name: 'Vif', grants: [{catalogue: 'dons', entry: 'alerte'}]},
						{id: 'alerte', name: 'Alerte'},
						{id: 'titan', name: 'Titan', requires: [{if: '@level >= 3', text: 'Au troisième niveau.'}]},
						{id: 'robuste', name: 'Robuste'},
					],
				},
				{
					id: 'classes',
					name: 'Classes',
					entries: [
						{id: 'mage', name: 'Mage'},
						{id: 'garde', name: 'Garde'},
					],
				},
			],
			creation: {steps: [{kind: 'classes', id: 'metiers', name: 'Métiers', catalogue: 'classes'}]},
			progression: {
				levelSource: 'table',
				atLevel: [
					{levels: [2, 3], pick: {catalogue: 'dons', count: 1}},
					{levels: [2], pick: {catalogue: 'dons', count: 1}, skills: 1},
				],
			},
		});
		const first = stateWith({classes: {mage: 1}, points: {lutte: 1}});
		const placed = {class: 'garde', skills: ['nage'], picks: {dons: ['vif', 'robuste']}};

		test('tells all that is due, each catalogue once', () =>
			expect(dueAt(game, first, 2)).toEqual({
				stats: 0,
				skills: 1,
				picks: [{catalogue: 'dons', count: 2}],
				classes: 'classes',
			}));
		test('is gone up with all of it, and what was taken brings what it grants', () => {
			const up = levelUp(game, first, placed);
			expect(up.ok && [up.value.level, up.value.classes, up.value.points]).toEqual([2, {mage: 1, garde: 1}, {lutte: 1, nage: 1}]);
			expect(up.ok && up.value.entries.dons?.map(({entry, by}) => [entry, by !== undefined])).toEqual([
				['vif', false],
				['robuste', false],
				['alerte', true],
			]);
		});
		test.each<[string, object, object]>([
			['an entry short', {picks: {dons: ['vif']}}, {code: 'rule/count', have: 1, least: 2}],
			['no entry', {picks: {}}, {code: 'rule/count', have: 0}],
			['one that needs more', {picks: {dons: ['titan', 'vif']}}, {code: 'rule/requires'}],
			['the same twice', {picks: {dons: ['vif', 'vif']}}, {code: 'rule/twice', what: 'Vif'}],
			['one that nobody knows', {picks: {dons: ['vif', 'nul']}}, {code: 'rule/unknown', id: 'nul'}],
			['a catalogue that is not due', {picks: {...placed.picks, classes: ['mage']}}, {code: 'rule/unknown', id: 'classes'}],
			['no class', {class: undefined}, {code: 'rule/levels', placed: 1, total: 2}],
			['a class that nobody knows', {class: 'roi'}, {code: 'rule/unknown', id: 'roi'}],
			['a skill that is trained already', {skills: ['lutte']}, {code: 'rule/twice', what: 'Lutte'}],
			['a skill that nobody knows', {skills: ['vol']}, {code: 'rule/unknown', id: 'vol'}],
			['a point in a stat that nobody knows', {stats: {magie: 0}}, {code: 'rule/unknown', id: 'magie'}],
			['a point too many', {stats: {force: 1}}, {code: 'rule/count', have: 1, most: 0}],
		])('with %s is refused', (_, other, error) =>
			expect(levelUp(game, first, {...placed, ...other})).toMatchObject({ok: false, error}),
		);
		test('of two rows that say which, both are offered and nothing else', () => {
			const rows = (...only: readonly (string | undefined)[]) => ({
				...game.book,
				progression: {
					levelSource: 'table' as const,
					atLevel: only.map(one => ({levels: [2], pick: {catalogue: 'dons', count: 1, ...(one && {only: one})}})),
				},
				creation: {steps: []},
			});
			const up = (dons: readonly string[], ...only: readonly (string | undefined)[]) => {
				const done = levelUp(gameWith(rows(...only)), stateWith({}), {picks: {dons}});
				return done.ok ? 'taken' : done.error;
			};
			const [alert, strong] = ["@this.id = 'alerte'", "@this.id = 'robuste'"];
			expect(up(['robuste'], alert)).toEqual({code: 'rule/not-offered', what: 'Robuste'});
			expect(up(['alerte'], alert)).toBe('taken');
			expect(up(['alerte', 'robuste'], alert, strong)).toBe('taken');
			expect(up(['alerte', 'vif'], alert, strong)).toEqual({code: 'rule/not-offered', what: 'Vif'});
			expect(up(['alerte', 'vif'], alert, undefined)).toBe('taken');
		});
		test('a game without classes takes none', () =>
			expect(levelUp(twenty, stateWith({level: 1, xp: 300}), {class: 'mage'})).toMatchObject({ok: false, error: {id: 'mage'}}));
	});

	test.each([
		[17, 2],
		[7, 0],
	])('FE-104: %i experience is %i points of advance', (xp, points) =>
		expect(balance(stairs, stateWith({xp}), undefined)).toBe(points),
	);

	test('FE-105: a marked skill is rolled for, and the mark goes', () => {
		const game = gameWith({
			skills: [{id: 'crochetage', name: 'Crochetage', max: 100}],
			progression: {improvement: {roll: '1d100', success: '@roll > @points', gain: '1d10'}},
		});
		const marked = stateWith({points: {crochetage: 45}, marks: ['crochetage']});
		const rolls =
			(...dealt: number[]) =>
			() =>
				dealt.shift()!;
		const grown = improve(game, marked, 'crochetage', {below: () => 0}, rolls(60, 7));
		expect(grown).toMatchObject({ok: true, value: {gained: 7, state: {points: {crochetage: 52}, marks: []}}});
		const missed = improve(game, marked, 'crochetage', {below: () => 0}, rolls(45, 7));
		expect(missed).toMatchObject({ok: true, value: {gained: 0, state: {points: {crochetage: 45}, marks: []}}});
	});

	test('FE-106: experience is awarded by the GM', () =>
		expect(doDeed(twenty, players(), {act: 'award', xp: 3}, 'gm').players.self.xp).toBe(3));
});

describe('history', () => {
	test('FE-002: each change is a line that names who, and undo adds one', () => {
		const before = stateWith();
		const after = doDeed(shade, {self: before, table: players().table}, {act: 'track', track: 'espoir', to: 5}, 'player').players
			.self;
		const history = noted([], before, after, {at: 1, who: 'player', what: 'Espoir 5/6'});
		expect(history).toEqual([
			{id: 1, at: 1, who: 'player', what: 'Espoir 5/6', patches: [{path: ['tracks', 'espoir'], after: 5}]},
		]);
		expect(undo(after, history, {at: 2, who: 'player', what: 'undo'})).toMatchObject({
			state: before,
			history: [{id: 1}, {id: 2, undoes: 1}],
		});
	});
});
