import {describe, expect, test} from 'vitest';
import {withImposed} from '../../src/rules/creation/imposed';
import {reviewCreation} from '../../src/rules/creation/review';
import {Derivation} from '../../src/rules/derive';
import {planMove} from '../../src/rules/moves/plan';
import {resolveMove} from '../../src/rules/moves/resolve';
import {viewPlan, viewResolution} from '../../src/rules/view-roll';
import {viewSheet} from '../../src/rules/view-sheet';
import {viewStep} from '../../src/rules/view-step';
import {shownAs} from '../../src/rules/view-values';
import {faces, gameOf, gameWith, sheetOf, situation, stateWith, tableWith} from './play';

const stairs = gameOf('escalier');
const shade = gameOf('clair-obscur');
const twenty = gameOf('vingt-faces');
const view = (game = stairs, state: object = {}, lang: 'fr' | 'en' = 'fr', table: object = {}) =>
	viewSheet(game, stateWith(state), tableWith(table), [], lang);

describe('a value as it is shown', () => {
	test.each([
		['FE-013: 3 of 5 as dots', 'dots', 3, 5, '●●●○○', '●●●○○'],
		['FE-013: 45 as %', 'percent', 45, 100, '45\u00A0%', '45%'],
		['a die', 'die', 8, 12, 'd8', 'd8'],
		['a number below nothing', 'number', -2, 5, '−2', '−2'],
		['dots past what can be counted', 'dots', 30, 99, '30', '30'],
		['dots below nothing', 'dots', -1, 5, '−1', '−1'],
	] as const)('%s', (_, display, value, max, fr, en) => {
		expect([shownAs(display, value, max, 'fr'), shownAs(display, value, max, 'en')]).toEqual([fr, en]);
	});

	test('FE-036: a stat as it is now, with the reason', () => {
		const dazed = {stats: {insight: 10}, conditions: [{condition: 'dazed', level: 1}]};
		const stat = view(stairs, dazed).stats.find(one => one.id === 'insight')!;
		expect([stat.shown, stat.reasons, stat.base]).toEqual(['d8', ['Hébété −1 cran'], 10]);
		expect(view(stairs, dazed, 'en').stats.find(one => one.id === 'insight')!.reasons).toEqual(['Dazed −1 step']);
	});

	test('FE-084: a derived value says how it came about', () => {
		const game = gameWith({derived: [{id: 'maitrise', name: 'Maîtrise', formula: '2 + floor((@level - 1) / 4)'}]});
		expect(view(game, {level: 5}).derived[0]).toMatchObject({
			value: 3,
			explained: '2 + floor((5 − 1) / 4) = 3, d’après niveau',
		});
	});

	test('FE-014: a modifier beside the value, with its formula', () => {
		expect(view(twenty, {stats: {force: 16}}).stats[0]).toMatchObject({value: 16, modifier: 3});
	});
});

describe('a sheet in words', () => {
	test('FE-062: a bond is its name, its strength and its words', () => {
		const bonds = [
			{name: 'Capitaine Iris', value: 2, words: 'admiration, loyauté'},
			{name: 'Sel', value: 1},
		];
		expect(
			view(stairs, {lists: {bonds}})
				.lists.find(list => list.id === 'bonds')
				?.entries.map(entry => entry.shown),
		).toEqual(['Capitaine Iris 2 (admiration, loyauté)', 'Sel 1']);
	});

	test('FE-073: a clock is its segments, of a game’s own at 0, of a table’s making too', () => {
		const game = gameWith({clocks: [{id: 'renommee', name: 'Renommée', size: 4}]});
		const clocks = (state: object) => view(game, state).clocks.map(({name, filled, size}) => `${name} ${filled}/${size}`);
		expect(clocks({clocks: {renommee: {filled: 3, size: 4}}})).toEqual(['Renommée 3/4']);
		expect(clocks({clocks: {alerte: {filled: 1, size: 6}}})).toEqual(['Renommée 0/4', 'alerte 1/6']);
	});

	test('FE-099: answers are the character’s definition', () => {
		const answers = {identite: {text: 'chevalier errant idéaliste', level: 1}, theme: {text: 'le devoir', level: 1}};
		expect(view(stairs, {answers}).definition).toBe('Identité\u00A0: chevalier errant idéaliste · Thème\u00A0: le devoir');
		expect(view(stairs, {}).definition).toBe('');
	});

	test('FE-098: an answer that never changes says so', () => {
		const asked = view(shade, {answers: {serment: {text: 'Jamais', level: 1}}}).questions;
		expect(asked.find(question => question.id === 'serment')?.fixed).toContain('ne change plus');
		expect(asked.find(question => question.id === 'allure')?.fixed).toBeUndefined();
	});

	test('conditions say what they do', () => {
		const [dazed] = view(stairs, {conditions: [{condition: 'dazed', level: 1}]}).conditions;
		expect(dazed).toMatchObject({name: 'Hébété', does: ['Perspicacité −1 cran'], auto: false});
		const [poisoned] = view(twenty, {conditions: [{condition: 'empoisonne', level: 1}]}).conditions;
		// A kind of roll that no piece is called after is told by the moves that are of it.
		expect(poisoned?.does).toEqual(['désavantage (Test de caractéristique, Test de compétence, Attaque)']);
		const [scared] = view(shade, {conditions: [{condition: 'effraye', level: 2}]}).conditions;
		expect(scared?.does[0]).toMatch(/^désavantage/);
	});

	test('a reserve stands as the table holds it; moments are those something waits for', () => {
		expect(view(shade, {}, 'fr', {reserves: {peur: 3}}).reserves).toMatchObject([{name: 'Peur', value: 3, max: 12}]);
		expect(view(shade).moments.map(({id}) => id)).toEqual(['turn', 'scene', 'rest', 'session']);
	});

	test.each(['fr', 'en'] as const)('nothing is left undefined or infinite, in %s', lang => {
		for (const game of [stairs, shade, twenty, gameOf('forge')])
			expect(JSON.stringify(view(game, {}, lang))).not.toMatch(/null|undefined|NaN|Infinity|\[object/);
	});
});

test('every step of making a character is drawn by its kind', () => {
	for (const game of [stairs, shade, twenty, gameOf('forge')]) {
		const sheet = sheetOf(game);
		const steps = reviewCreation(game, sheet.state).map(review => viewStep(sheet, review, 'fr'));
		const part = {
			questions: 'questions',
			choice: 'options',
			number: 'number',
			pick: 'catalogue',
			stats: 'stats',
			skills: 'skills',
			builds: 'builder',
			classes: 'classes',
			lists: 'lists',
			money: 'money',
		} as const;
		expect(steps.length).toBeGreaterThan(0);
		for (const step of steps) expect([step.id, step[part[step.kind]]]).not.toEqual([step.id, undefined]);
	}
	const arrays = reviewCreation(stairs, stateWith()).map(review => viewStep(sheetOf(stairs), review, 'fr'))[1];
	expect(arrays?.arrays?.map(array => array.values)).toContainEqual([10, 8, 8, 6]);
});

test('a step offers its own entries alone; one that comes with a choice stands there all the same', () => {
	const game = gameWith({
		catalogues: [
			{
				id: 'dons',
				name: 'Dons',
				entries: [
					{id: 'vif', name: 'Vif'},
					{id: 'kata', name: 'Kata', tags: ['art']},
					{id: 'garde', name: 'Garde', tags: ['art']},
				],
			},
		],
		creation: {
			steps: [
				{
					kind: 'choice',
					id: 'art',
					name: 'Art',
					options: [{id: 'karate', name: 'Karaté', grants: [{catalogue: 'dons', entry: 'kata'}]}],
				},
				{kind: 'pick', id: 'dons', name: 'Dons', catalogue: 'dons', count: 2, only: "not @this.tag('art')"},
			],
		},
	});
	const seen = (state: object) => {
		const made = withImposed(game, stateWith({choices: {art: 'karate'}, ...state}));
		const step = reviewCreation(game, made).find(one => one.step.id === 'dons')!;
		const {catalogue, problems} = viewStep(new Derivation(game, made), step, 'fr');
		return {
			owned: catalogue?.owned.map(one => one.name),
			offered: catalogue?.offered.map(one => one.name),
			problems: problems.map(one => one.text.replace(/[\u00a0\u202f]/g, ' ')),
		};
	};
	expect(seen({entries: {dons: [{key: 'vif', entry: 'vif'}]}})).toEqual({owned: ['Vif', 'Kata'], offered: [], problems: []});
	expect(seen({entries: {dons: [{key: 'g', entry: 'garde'}]}})).toEqual({
		owned: ['Garde', 'Kata'],
		offered: ['Vif'],
		problems: ['Garde : ce n’est pas au choix ici. Retirez-le.'],
	});
});

describe('a roll in words', () => {
	const check = situation(shade, 'action', {conditions: [{condition: 'effraye', level: 1}]}, {difficulty: 15});

	test('its plan names what bears on it, and what may be chosen', () => {
		const plan = viewPlan(check, planMove(check), 'fr');
		expect(plan.sources.filter(source => source.on).map(source => source.does)).toEqual(['Effrayé\u00a0: désavantage']);
		expect(plan.ladder.map(step => step.value)).toEqual([10, 15, 20, 25]);
		expect(plan.asks[0]).toMatchObject({kind: 'pick', id: 'stat'});
	});

	test('its resolution says outcome and changes', () => {
		const rolled = faces(planMove(check).expression, [9, 4, 1]);
		const told = viewResolution(check, resolveMove(check, rolled), 'en');
		expect(told).toMatchObject({total: 12, difficulty: 15, margin: -3, outcome: {name: 'Failure with hope', kind: 'failure'}});
		expect(told.changes).toEqual(['Hope 3/6']);
	});
});
