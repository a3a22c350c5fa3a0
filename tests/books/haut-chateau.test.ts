import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {create} from '../../src/rules/creation/finish';
import {withImposed} from '../../src/rules/creation/imposed';
import {invalidIn} from '../../src/rules/creation/invalid';
import {reviewCreation} from '../../src/rules/creation/review';
import {act} from '../../src/rules/effects/acting';
import {buy, purchases} from '../../src/rules/growth';
import {planMove} from '../../src/rules/moves/plan';
import {resolveMove} from '../../src/rules/moves/resolve';
import {labelIn, saySource} from '../../src/rules/say';
import {pass} from '../../src/rules/time';
import {viewSheet} from '../../src/rules/view-sheet';
import {faces, gameOf, given, make, players, sheetOf, situation, stateWith, tableWith} from '../rules/play';

const game = gameOf('haut-chateau');
const step = (state: object, id: string) =>
	reviewCreation(game, withImposed(game, stateWith(state))).find(review => review.step.id === id);
const own = (...ids: string[]) => ids.map(entry => ({key: entry, entry}));
const chosen = (entry: string, choices: object) => ({key: entry, entry, choices});

describe('creation: age, type, origin', () => {
	test('HC-001: ten steps and what they need, in their order', () => {
		const ids = game.book.creation.steps.map(one => one.id);
		expect(
			['concept', 'sexe', 'age', 'type', 'origine', 'atouts', 'travers', 'caracs', 'comps', 'revenus'].map(id => ids.indexOf(id)),
		).toEqual([0, 1, 2, 3, 6, 8, 9, 10, 11, 12]);
	});

	test('HC-002 HC-003: the concept and the sex are words without effect on numbers', () => {
		expect(game.book.questions.slice(0, 5).map(question => question.id)).toEqual([
			'nom',
			'histoire',
			'description',
			'personnalite',
			'sexe',
		]);
		const answered = {answers: {sexe: {text: 'x', level: 1}, nom: {text: 'André', level: 1}}};
		expect(sheetOf(game, answered).stat('mojo')).toEqual(sheetOf(game).stat('mojo'));
	});

	// Every age of the three brackets.
	const ages = Array.from({length: 35}, (_, index) => {
		const age = 16 + index;
		return age <= 20
			? (['HC-004', age, 22, 25] as const)
			: age <= 40
				? (['HC-005', age, 20, 30] as const)
				: (['HC-006', age, 18, 35] as const);
	});
	const origins = [
		['HC-015', 'pauvre', 2, 1],
		['HC-016', 'moyenne', 5, 0],
		['HC-017', 'riche', 8, -1],
	] as const;
	const budgets = ages.flatMap(([row, age, carac, comp]) =>
		origins.map(
			([other, origine, possessions, more]) => [`${row} ${other} HC-033`, age, origine, carac, comp + more, possessions] as const,
		),
	);

	test.each(budgets)('%s: at %i, %s, the budgets are right', (_, age, origine, carac, comp, possessions) => {
		const state = {choices: {age, origine, type: 'humain'}};
		expect(step(state, 'caracs')!.budget!.total).toBe(carac);
		expect(step(state, 'comps')!.budget!.total).toBe(comp);
		expect(sheetOf(game, state).scope.read(['choice', 'origine', 'possessions'], [])).toBe(possessions);
	});

	test.each([
		[15, 'rule/below'],
		[51, 'rule/above'],
	])('HC-007: an age of %i has no bracket', (age, code) =>
		expect(step({choices: {age}}, 'age')!.problems).toMatchObject([{problem: {code}}]),
	);

	test('HC-008: four types', () =>
		expect(game.book.creation.steps.find(one => one.id === 'type')).toMatchObject({
			options: [{id: 'humain'}, {id: 'ia'}, {id: 'et'}, {id: 'mutant'}],
		}));

	const races = ['cyan', 'jhun', 'wyrd', 'saure', 'bleek'];
	const kinds = [
		{row: 'HC-012', choices: {type: 'humain'}, talent: false, edges: 0, flaws: 0, free: [2, 2]},
		{row: 'HC-009', choices: {type: 'ia'}, talent: false, edges: 1, flaws: 0, free: [1, 2]},
		{row: 'HC-011', choices: {type: 'mutant'}, talent: true, edges: 0, flaws: 0, free: [1, 2]},
		...races.map(race => ({
			row: 'HC-010',
			choices: {type: 'et', race, mutant: 'non'},
			talent: false,
			edges: 1,
			flaws: 1,
			free: [1, 1],
		})),
		...races.map(race => ({
			row: 'HC-013',
			choices: {type: 'et', race, mutant: 'oui'},
			talent: true,
			edges: 1,
			flaws: 1,
			free: [0, 1],
		})),
	];
	const talents = game.catalogues.get('talents')!.entries.map(entry => entry.id);
	const combinations = kinds.flatMap(kind => (kind.talent ? talents : [undefined]).map(talent => ({...kind, talentId: talent})));

	test.each(combinations)(
		'$row HC-018: $choices with $talentId leaves $free to choose',
		({choices, talentId, edges, flaws, free}) => {
			const state = {choices, entries: talentId ? {talents: own(talentId)} : {}};
			const [atouts, travers] = [step(state, 'atouts')!.picks!, step(state, 'travers')!.picks!];
			expect([atouts.imposed, travers.imposed]).toEqual([edges, flaws]);
			expect([atouts.least - atouts.have, travers.least - travers.have]).toEqual(free);
			expect([atouts.least, travers.least]).toEqual([talentId ? 1 : 2, 2]);
		},
	);

	test.each([
		['an AI', {type: 'ia'}],
		['a human without the mutation', {type: 'humain'}],
		['an alien that is no mutant', {type: 'et', race: 'cyan', mutant: 'non'}],
	])('HC-014: %s takes no talent, whichever', (_, choices) => {
		for (const talent of talents) {
			const made = create(game, stateWith({choices, entries: {talents: own(talent)}}));
			expect(!made.ok && made.error).toContainEqual(
				expect.objectContaining({where: `entries.talents.${talent}`, problem: expect.objectContaining({code: 'rule/requires'})}),
			);
		}
	});

	test('HC-019: the general lists are open to all', () => {
		const general = (id: string) => game.catalogues.get(id)!.entries.filter(entry => entry.tags.includes('general'));
		expect([general('atouts').length, general('travers').length]).toEqual([10, 8]);
		expect([game.catalogues.get('atouts')!.open, game.catalogues.get('travers')!.open]).toEqual([true, true]);
	});
});

describe('creation: characteristics and skills', () => {
	const stats = (...values: number[]) =>
		Object.fromEntries(
			['combattivite', 'vitalite', 'adresse', 'erudition', 'maitrise', 'mojo'].map((id, index) => [id, values[index]!]),
		);

	test('HC-020 HC-026 HC-027: six characteristics in two groups, each with what it covers', () => {
		expect(game.book.stats.map(stat => stat.group)).toEqual(['physique', 'physique', 'physique', 'mental', 'mental', 'mental']);
		for (const stat of game.book.stats) expect(labelIn(stat.description!, 'fr').length).toBeGreaterThan(20);
	});

	test('HC-021: never under 1', () =>
		expect(step({choices: {type: 'humain', age: 30}, stats: stats(4, 4, 4, 4, 4, 0)}, 'caracs')!.problems).toContainEqual(
			expect.objectContaining({problem: expect.objectContaining({code: 'rule/below', min: 1})}),
		));

	test.each([
		['HC-023', 'humain', 5],
		['HC-023', 'mutant', 5],
		['HC-024', 'ia', 6],
		['HC-024', 'et', 6],
	])('%s: the maximum of the type %s is %i', (_, type, max) =>
		expect(sheetOf(game, {choices: {type}}).stat('adresse').max).toBe(max),
	);

	test.each([
		['4,3,4,3,3,3', stats(4, 3, 4, 3, 3, 3), 0],
		['5,5,5,3,1,1', stats(5, 5, 5, 3, 1, 1), 0],
		['a point too few', stats(4, 3, 4, 3, 3, 2), 1],
	])('HC-025: an adult with %s has %s', (_, values, left) => {
		const review = step({choices: {type: 'humain', age: 30}, stats: values}, 'caracs')!;
		expect(review.budget!.total - review.budget!.spent).toBe(left);
		expect(review.problems.length).toBe(left === 0 ? 0 : 1);
	});

	test('HC-028 HC-029: a score is the characteristic and the points, none as well', () => {
		const sheet = sheetOf(game, {stats: {combattivite: 3}, points: {'armes-de-poing': 4}});
		expect([sheet.skill('armes-de-poing').score, sheet.skill('armes-d-epaule').score]).toEqual([7, 3]);
	});

	test.each([
		['HC-031: 10 is the most', {stats: {combattivite: 5}, points: {couteau: 5}}, 0],
		['HC-031: 11 is too much', {stats: {combattivite: 5}, points: {couteau: 6}}, 1],
		[
			'HC-032: 12 in a specialised skill of an AI',
			{
				choices: {type: 'ia'},
				stats: {erudition: 6},
				points: {recherche: 6},
				entries: {atouts: [chosen('programmes', {competences: ['recherche', 'etiquette']})]},
			},
			0,
		],
		[
			'HC-032: not in another',
			{
				choices: {type: 'ia'},
				stats: {erudition: 6},
				points: {recherche: 6},
				entries: {atouts: [chosen('programmes', {competences: ['vigilance', 'etiquette']})]},
			},
			1,
		],
	])('%s', (_, state, faults) => {
		const review = reviewCreation(
			game,
			stateWith({...state, choices: {age: 30, origine: 'moyenne', ...('choices' in state ? state.choices : {})}}),
		).find(one => one.step.id === 'comps')!;
		expect(review.problems.filter(({problem}) => problem.code === 'rule/above')).toHaveLength(faults);
	});

	test('HC-030: no maximum once play has started', () => {
		const grown = buy(game, stateWith({made: true, xp: 11, stats: {combattivite: 5}, points: {couteau: 5}}), 'comp', 'couteau');
		expect(grown).toMatchObject({ok: true, value: {points: {couteau: 6}, spent: 11}});
	});

	test.each(['HC-022', 'HC-034', 'HC-082', 'HC-108', 'HC-096', 'HC-126', 'HC-134', 'HC-157', 'HC-109'])(
		'%s is a text to look up, in both languages',
		row => {
			const found = game.book.reference.find(one => one.rows?.includes(row))!;
			expect([labelIn(found.text, 'fr'), labelIn(found.text, 'en')].every(text => text.length > 40)).toBe(true);
		},
	);
});

describe('derived values and possessions', () => {
	test.each([
		['HC-035', 'defense', {stats: {combattivite: 3}}, 3],
		['HC-037', 'initiative', {stats: {adresse: 4}, entries: {armures: [given('cuir', {protection: 1})]}}, 3],
		['HC-038', 'habitus', {stats: {erudition: 3}, points: {etiquette: 2}, choices: {origine: 'riche', type: 'humain'}}, 7],
		['HC-038', 'habitus', {stats: {erudition: 3}, points: {etiquette: 2}, choices: {origine: 'pauvre', type: 'et'}}, 3],
		[
			'HC-038',
			'habitus',
			{
				stats: {erudition: 3},
				points: {etiquette: 2},
				choices: {origine: 'riche', type: 'humain'},
				options: {'habitus-origine': -2, 'habitus-type': -2},
			},
			3,
		],
		['HC-039', 'volonte', {stats: {maitrise: 4}}, 4],
		['HC-047', 'portee-sonar', {stats: {mojo: 4}, entries: {atouts: own('sonar')}}, 40],
		['HC-067', 'volonte', {stats: {maitrise: 4}, entries: {atouts: own('coriace')}}, 5],
		['HC-068', 'initiative', {stats: {adresse: 3}, entries: {atouts: own('tueur-ne')}}, 5],
		['HC-042', 'revenu', {choices: {revenus: 'r3'}}, 5000],
		['HC-042', 'revenu', {choices: {revenus: 'r5'}}, 50000],
	])('%s: %s', (_, id, state, value) => expect(sheetOf(game, state).derived(id).value).toBe(value));

	test.each([
		['HC-036', {stats: {vitalite: 3}, entries: {armures: [given('cuir', {protection: 1})]}}, 9],
		['HC-036', {stats: {vitalite: 3}}, 8],
		['HC-067', {stats: {vitalite: 3}, entries: {atouts: own('coriace')}}, 10],
	])('%s: hit points %#', (_, state, max) => expect(sheetOf(game, state).track('pv').max).toBe(max));

	test('HC-040: ubik begins at mojo and two', () => expect(sheetOf(game, {stats: {mojo: 3}}).track('ubik').value).toBe(5));

	test('HC-041: possession points pay for the income, and the poor cannot buy riches', () => {
		const income = (origine: string, revenus: string) => step({choices: {origine, revenus}}, 'revenus')!.problems.length;
		expect([income('moyenne', 'r3'), income('pauvre', 'r3'), income('riche', 'r5')]).toEqual([0, 1, 0]);
	});

	test.each([
		['middle class, income 3', {origine: 'moyenne', revenus: 'r3'}, [], 2, 0],
		['a thing for 2 points', {origine: 'moyenne', revenus: 'r3'}, [{name: 'Une moto', value: 2}], 0, 0],
		['a thing for more than is left', {origine: 'moyenne', revenus: 'r3'}, [{name: 'Un avion', value: 3}], 0, 1],
	])('HC-041: %s leaves %s', (_, choices, possessions, left, faults) => {
		const state = {choices, lists: {possessions}};
		expect(sheetOf(game, state).derived('possessions-restantes').value).toBe(left);
		expect(step(state, 'revenus')!.problems).toHaveLength(faults);
	});

	test('HC-146: possessions change freely, with a line in the history and no experience', () => {
		const done = doDeed(game, players(), {act: 'entry', list: 'possessions', name: 'Une voiture'}, 'player');
		expect(done.players.self).toMatchObject({xp: 0, lists: {possessions: [{name: 'Une voiture'}]}});
		expect(
			invalidIn(sheetOf(game, {...done.players.self, made: true, choices: {origine: 'pauvre', revenus: 'r2'}})).map(
				({where}) => where,
			),
		).not.toContain('choices.revenus');
	});
});

const action = (self: object, ticked: object = {}, more: object = {}) =>
	situation(game, 'action', self, {
		asks: {comp: 'armes-de-poing'},
		difficulty: 12,
		ticked: ticked as Record<string, number>,
		...more,
	});
const shooter = (entries: object = {}, more: object = {}) => ({
	stats: {combattivite: 3, mojo: 3},
	points: {'armes-de-poing': 3},
	entries,
	...more,
});

describe('edges and flaws', () => {
	test.each([
		['HC-063 Idéaliste', 'idealiste'],
		['HC-065 Légende', 'legende'],
		['HC-066 Sentimental', 'sentimental'],
		['HC-069 Voyageur', 'voyageur'],
		['HC-071 Casse-cou', 'casse-cou'],
		['HC-072 Digne de confiance', 'digne-de-confiance'],
	])('%s is a toggle that gives a favour (HC-092)', (_, edge) => {
		const self = shooter({atouts: own(edge)});
		expect(planMove(action(self)).expression).toBe('2d6+6');
		expect(planMove(action(self, {[`entry.atouts.${edge}.0`]: 1})).expression).toBe('3d6+6');
	});

	test('HC-064: a virtuoso has it without asking, on two skills', () => {
		const self = shooter({atouts: [chosen('virtuose', {competences: ['armes-de-poing', 'couteau']})]});
		expect(planMove(action(self)).expression).toBe('3d6+6');
		expect(planMove(situation(game, 'action', self, {asks: {comp: 'escrime'}})).expression).toBe('2d6+3');
	});

	test('HC-062: an AI’s programs likewise', () => {
		const self = {
			choices: {type: 'ia'},
			stats: {adresse: 6},
			points: {pilotage: 6},
			entries: {atouts: [chosen('programmes', {competences: ['pilotage', 'esquive']})]},
		};
		expect(planMove(situation(game, 'action', self, {asks: {comp: 'pilotage'}})).expression).toBe('3d6+12');
	});

	test('HC-070: resistance to ubik, on will rolls against ubik, and not for a mutant', () => {
		const self = {stats: {maitrise: 4}, entries: {atouts: own('resistant-ubik')}};
		expect(planMove(situation(game, 'volonte-ubik', self)).expression).toBe('3d6+4');
		expect(planMove(situation(game, 'volonte', self)).expression).toBe('2d6+4');
		const made = create(
			game,
			stateWith({choices: {type: 'mutant'}, entries: {atouts: own('resistant-ubik'), talents: own('telepathie')}}),
		);
		expect(!made.ok && made.error.map(({where}) => where)).toContain('entries.atouts.resistant-ubik');
	});

	test('HC-071: no daredevil in a fight', () => {
		const attack = situation(game, 'attaque', shooter({atouts: own('casse-cou')}), {
			asks: {comp: 'armes-de-poing', arme: 'arme-de-poing'},
			ticked: {'entry.atouts.casse-cou.0': 1},
		});
		expect(planMove(attack).expression).toBe('2d6+6');
	});

	test.each([
		['HC-044', 'lotos'],
		['HC-046', 'voracite'],
		['HC-048', 'photosensibilite'],
		['HC-050', 'sommeil-lourd'],
		['HC-074', 'dependance'],
		['HC-075', 'handicap'],
		['HC-076', 'pathologie'],
		['HC-077', 'code'],
		['HC-078', 'fugitif'],
		['HC-079', 'phobie'],
		['HC-080', 'amnesie'],
		['HC-081', 'conditionnement'],
	])('%s HC-073 HC-088: %s, once active, is a hold', (_, flaw) => {
		expect(planMove(action(shooter({travers: own(flaw)}), {[`entry.travers.${flaw}.0`]: 1})).expression).toBe('1d6+6');
	});

	test('HC-080 HC-081: the GM keeps notes that the player neither reads nor writes', () => {
		const write = (who: 'player' | 'gm') =>
			doDeed(game, players(), {act: 'answer', question: 'secret', text: 'Obéit au mot « Palmer ».'}, who);
		expect(write('player').problem).toMatchObject({code: 'rule/not-yours'});
		const noted = write('gm').players.self;
		expect(noted.answers.secret?.text).toContain('Palmer');
		const view = viewSheet(game, noted, tableWith(), [], 'fr');
		expect(view.questions.filter(question => question.hidden).map(question => question.id)).toEqual(['secret']);
		expect(view.definition).not.toContain('Palmer');
	});

	test('HC-081: a trigger of conditioning is met by a will roll', () =>
		expect(planMove(situation(game, 'volonte', {stats: {maitrise: 4}}, {difficulty: 12})).expression).toBe('2d6+4'));

	test('HC-076: one crisis a day, a second is the GM’s to say', () => {
		const ill = {entries: {travers: own('pathologie')}};
		const once = make(situation(game, 'crise', ill), []).players;
		expect(planMove(situation(game, 'crise', once.self)).problems).toMatchObject([{code: 'rule/refused', text: {en: /GM/}}]);
		expect(planMove(situation(game, 'crise', pass(game, once, 'day').players.self)).problems).toEqual([]);
	});

	test('HC-043: a Cyan senses by a mojo roll', () => {
		const done = make(
			situation(game, 'communion', {stats: {mojo: 4}, entries: {atouts: own('communion')}}, {difficulty: 10}),
			[3, 4],
		);
		expect(done).toMatchObject({total: 11, outcome: {kind: 'success'}});
		expect(planMove(situation(game, 'communion', {})).problems).toHaveLength(1);
	});

	test.each([
		[3, 7],
		[9, 8],
	])('HC-045: a Jhun regains a point an hour: after %i hours %i', (hours, pv) => {
		let now = players({stats: {vitalite: 3}, tracks: {pv: 4}, entries: {atouts: own('regeneration')}});
		for (let hour = 0; hour < hours; hour++) now = pass(game, now, 'hour').players;
		expect(now.self.tracks.pv).toBe(pv);
	});

	test('HC-046 HC-074: hunger each hour and need each day are asked for', () => {
		const asked = (flaw: string, moment: 'hour' | 'day') =>
			pass(game, players({entries: {travers: own(flaw)}}), moment).changes.filter(change => change.kind === 'ask').length;
		expect([asked('voracite', 'hour'), asked('dependance', 'day'), asked('phobie', 'day')]).toEqual([1, 1, 0]);
	});

	test('HC-049 HC-051 HC-052: moult, and the mummy', () => {
		const moult = doDeed(game, players(), {act: 'answer', question: 'apparence', text: 'Un sergent de ville'}, 'player').players;
		const again = doDeed(game, moult, {act: 'answer', question: 'apparence', text: 'Une vieille dame'}, 'player').players;
		expect(again.self.answers.apparence?.text).toBe('Une vieille dame');
		expect(labelIn(game.entry('atouts', 'metamorphose')!.description!, 'en')).toContain('one hour');
		const {players: after} = act(game, players({stats: {vitalite: 3}, tracks: {pv: 8}, entries: {atouts: own('bleekisation')}}), [
			{do: 'damage', amount: 12},
		]);
		expect(after.self).toMatchObject({tracks: {pv: 0}, conditions: [{condition: 'momifie'}]});
		expect(doDeed(game, after, {act: 'condition', condition: 'momifie', level: 0}, 'player').problem).toBeDefined();
		const helped = make(situation(game, 'hydrater', {}, {}, {target: after.self}), []);
		expect(helped.players.target?.conditions).toEqual([]);
		expect(planMove(situation(game, 'hydrater', after.self)).problems).toHaveLength(1);
		expect(planMove(situation(game, 'momification', {entries: {atouts: own('bleekisation')}})).problems).toEqual([]);
	});

	test.each(
		game.catalogues
			.get('talents')!
			.entries.map((entry, index) => [`HC-${String(53 + index).padStart(3, '0')}`, entry.id] as const),
	)('%s: %s opens a skill on mojo (HC-125)', (_, id) => {
		const sheet = sheetOf(game, {stats: {mojo: 4}, points: {[id]: 4}, entries: {talents: own(id)}});
		expect(sheet.skill(id).score).toBe(8);
		expect(labelIn(game.entry('talents', id)!.description!, 'fr').length).toBeGreaterThan(20);
	});
});

describe('the roll', () => {
	test('HC-083: a skill, or the characteristic where none applies', () => {
		expect(planMove(situation(game, 'action', {stats: {mojo: 3}}, {asks: {carac: 'mojo'}})).expression).toBe('2d6+3');
	});

	test('HC-084: two dice on the score', () => expect(make(action(shooter()), [3, 4]).total).toBe(13));
	test('HC-085: a hold leaves one die', () =>
		expect(make(action(shooter({travers: own('phobie')}), {'entry.travers.phobie.0': 1}), [4]).total).toBe(10));

	test.each([
		[0, 0, 2],
		[1, 0, 3],
		[2, 0, 4],
		[3, 0, 5],
		[4, 0, 5],
		[2, 1, 3],
		[0, 3, 1],
	])('HC-086 HC-087: %i favours and %i holds are %i dice', (favours, holds, dice) => {
		const free = [
			...Array.from({length: favours}, () => ({name: 'Faveur', dice: 1})),
			...Array.from({length: holds}, () => ({name: 'Retenue', dice: -1})),
		];
		expect(planMove(action(shooter(), {}, {free})).expression).toBe(`${dice}d6+6`);
	});

	test.each([
		[3, false],
		[4, true],
	])('HC-089 HC-122: %i of 7 lost', (lost, held) => {
		const self = {...shooter(), stats: {combattivite: 3, vitalite: 2}, tracks: {pv: 7 - lost}};
		expect(planMove(action(self)).expression).toBe(held ? '1d6+6' : '2d6+6');
	});

	test('HC-090: exhaustion is a hold', () =>
		expect(planMove(action(shooter({}, {conditions: [{condition: 'epuise', level: 1}]}))).expression).toBe('1d6+6'));

	test('HC-091 HC-100: one ubik, one favour', () => {
		const done = make(action(shooter({}, {tracks: {ubik: 5}}), {}, {spends: {ubik: 1}}), [1, 2, 3]);
		expect(done.plan.expression).toBe('3d6+6');
		expect(done.players.self.tracks.ubik).toBe(4);
	});

	test('HC-093: André’s pistol, the document’s own example', () => {
		const andre = shooter({
			atouts: [
				{key: 's', entry: 'sentimental'},
				{key: 'v', entry: 'virtuose', choices: {competences: ['armes-de-poing', 'couteau']}},
			],
		});
		const plan = planMove(action(andre, {'entry.atouts.s.0': 1}, {spends: {ubik: 1}}));
		expect(plan.expression).toBe('5d6+6');
		const named = [
			...plan.sources.filter(source => source.on).map(source => saySource(source, 'fr')),
			...plan.spends.filter(spend => spend.times > 0).map(({spend}) => labelIn(spend.name, 'fr')),
		];
		expect(named).toEqual(['Sentimental +1D', 'Virtuose +1D', 'Un point d’ubik']);
	});

	test.each([
		[[1, 5], 12, 'success'],
		[[2, 3], 12, 'failure'],
	])('HC-094: %j on 6 against 12 or as written', (dice, difficulty, kind) => {
		const total = make(action(shooter(), {}, {difficulty}), dice);
		expect(total.outcome.kind).toBe(dice[0] === 1 ? 'fumble' : kind);
	});

	test('HC-094: reaching the difficulty succeeds', () =>
		expect([make(action(shooter()), [2, 4]).outcome.kind, make(action(shooter()), [2, 3]).outcome.kind]).toEqual([
			'success',
			'failure',
		]));

	test('HC-095: the ladder', () =>
		expect(game.book.ladders[0]!.steps.map(one => one.value)).toEqual([10, 12, 15, 18, 21, 24, 27, 30]));

	// Every pool of 1 to 5 dice, all faces: 6 + 36 + 216 + 1,296 + 7,776.
	test.each([1, 2, 3, 4, 5])('HC-097 HC-098 HC-099: every throw of %i dice', {timeout: 60_000}, n => {
		const self = {...shooter(), stats: {combattivite: 0}, points: {'armes-de-poing': 0}};
		const where = situation(game, 'action', self, {
			asks: {comp: 'armes-de-poing'},
			difficulty: 1000,
			free: [{name: 'Dés', dice: n - 2}],
		});
		expect(planMove(where).expression).toMatch(new RegExp(`^${n}d6`));
		const half = Math.ceil(n / 2);
		for (let code = 0; code < 6 ** n; code++) {
			const dice = Array.from({length: n}, (_, die) => 1 + (Math.floor(code / 6 ** die) % 6));
			const [sixes, ones] = [6, 1].map(face => dice.filter(die => die === face).length) as [number, number];
			const expected = sixes >= half ? 'critical' : ones >= half ? 'fumble' : 'failure';
			const {kind} = resolveMove(where, faces(`${n}d6`, dice)).outcome;
			// An assertion each would take longer than the rolls.
			if (kind !== expected) expect([dice, kind]).toEqual([dice, expected]);
		}
	});

	// Both sides' dice, every pair of what they may decide by themselves.
	const natural = {critical: [6, 6], none: [3, 4], fumble: [1, 1]} as const;
	const beats = {critical: 2, none: 1, fumble: 0} as const;
	const pairs = (['critical', 'none', 'fumble'] as const).flatMap(self =>
		(['critical', 'none', 'fumble'] as const).map(other => [self, other] as const),
	);
	test.each(pairs)('gap 12: %s dice against %s dice', (self, other) => {
		const adverse = {critical: 'reussite', none: 'ordinaires', fumble: 'echec'}[other];
		const won = (difficulty: number, options: object = {}) =>
			['success', 'critical'].includes(
				make(
					situation(game, 'opposition', {...shooter(), options}, {asks: {comp: 'armes-de-poing', adverse}, difficulty}),
					natural[self],
				).outcome.kind,
			);
		if (beats[self] !== beats[other]) return expect([won(5), won(30)]).toEqual(Array(2).fill(beats[self] > beats[other]));
		expect([won(5), won(30)]).toEqual([true, false]);
		expect(won(5, {'deux-critiques': 'defenseur'})).toBe(self === 'none');
	});

	test.each(['defense-active', 'defense-passive', 'volonte'])('gap 12: the dice of %s decide by themselves too', id => {
		const natural = (dice: number[]) => make(situation(game, id, {}, {asks: {comp: 'esquive'}}), dice).outcome.kind;
		expect([natural([6, 2]), natural([1, 2])]).toEqual(['critical', 'fumble']);
	});

	const rolling = game.book.moves.filter(({roll}) => roll.kind === 'sum').map(({id}) => id);
	test.each(rolling)('HC-097 HC-098 HC-099 HC-130: the dice of %s decide by themselves as all others do', id => {
		const self = {choices: {type: 'mutant'}, tracks: {ubik: 9}, entries: {talents: own('pyrokinesie'), atouts: own('communion')}};
		const where = situation(game, id, self, {asks: {talent: 'pyrokinesie', comp: 'esquive', initiale: 20}});
		const kind = (...dice: number[]) =>
			resolveMove({...where, choices: {...where.choices, difficulty: 1000}}, faces('2d6', dice)).outcome.kind;
		const low = (...dice: number[]) =>
			resolveMove({...where, choices: {...where.choices, difficulty: 0}}, faces('2d6', dice)).outcome.kind;
		const won = (one: string) => ['critical', 'success'].includes(one);
		expect([won(kind(6, 2)), won(kind(6, 1)), low(1, 5)]).toEqual([true, true, 'fumble']);
	});

	test('HC-096: two scores opposed', () => {
		const watch = make(
			situation(game, 'opposition', {stats: {mojo: 4}, points: {vigilance: 4}}, {asks: {comp: 'vigilance'}, difficulty: 13}),
			[3, 4],
		);
		expect(watch).toMatchObject({total: 15, margin: 2, outcome: {kind: 'success'}});
	});
});

describe('ubik', () => {
	const mutant = (ubik: number) => ({
		stats: {mojo: 4},
		points: {pyrokinesie: 4},
		tracks: {ubik},
		entries: {talents: own('pyrokinesie')},
	});
	const talent = (move: string, ubik: number) => situation(game, move, mutant(ubik), {asks: {talent: 'pyrokinesie'}});

	test('HC-101 HC-127: activation costs one, and rolls talent and two dice', () => {
		expect(planMove(talent('talent', 0)).problems).toMatchObject([{code: 'rule/too-dear'}]);
		const done = make(talent('talent', 3), [3, 4]);
		expect(done).toMatchObject({total: 15, outcome: {id: 'remarquable'}});
		expect(done.players.self.tracks.ubik).toBe(2);
	});

	test('HC-102 HC-129: at its peak two, and three dice', () => {
		expect(planMove(talent('paroxysme', 1)).problems).toMatchObject([{code: 'rule/too-dear'}]);
		const done = make(talent('paroxysme', 2), [3, 4, 5]);
		expect(done).toMatchObject({total: 20, outcome: {id: 'exceptionnelle'}});
		expect(done.players.self.tracks.ubik).toBe(0);
	});

	test('HC-103 HC-124: left for dead costs one, for anybody who is dying', () => {
		const dying = {tracks: {ubik: 1, pv: 0}, conditions: [{condition: 'agonie', level: 1}]};
		const done = make(situation(game, 'laisser-pour-mort', dying), []);
		expect(done.players.self).toMatchObject({tracks: {ubik: 0}, conditions: [{condition: 'laisse-pour-mort'}]});
		expect(planMove(situation(game, 'laisser-pour-mort', {})).problems).toHaveLength(1);
	});

	test('HC-104: the story is enriched once a session, for one to three', () => {
		const once = make(situation(game, 'enrichir', {tracks: {ubik: 5}}, {asks: {ubik: 3}}), []);
		expect(once.players.self.tracks.ubik).toBe(2);
		expect(
			planMove(situation(game, 'enrichir', {tracks: {ubik: 5}, uses: once.players.self.uses}, {asks: {ubik: 1}})).problems,
		).toMatchObject([{code: 'rule/refused'}]);
		expect(pass(game, once.players, 'session').players.self.uses).toEqual({});
	});

	test.each([
		['HC-105: seriously affected by a flaw', 'ubik-travers'],
		['HC-106: before an alteration of reality', 'ubik-realite'],
	])('%s, one returns when the GM grants it', (_, move) => {
		const self = {tracks: {ubik: 2}, entries: {travers: own('phobie')}};
		expect(planMove(situation(game, move, self)).problems).toMatchObject([{code: 'rule/refused', text: {en: /GM/}}]);
		const done = make(situation(game, move, self, {asks: {accord: 1}}), []);
		expect(done.players.self.tracks.ubik).toBe(3);
		expect(done.problems).toEqual([]);
	});

	test('HC-105: and only who has a flaw', () =>
		expect(planMove(situation(game, 'ubik-travers', {tracks: {ubik: 2}}, {asks: {accord: 1}})).problems).toHaveLength(1));

	test('ubik that is capped (gap 10) returns no further', () => {
		const capped = {stats: {mojo: 1}, tracks: {ubik: 3}, options: {'plafond-ubik': true}};
		expect(make(situation(game, 'ubik-realite', capped, {asks: {accord: 1}}), []).players.self.tracks.ubik ?? 3).toBe(3);
	});

	test('HC-107: one returns between two sessions', () =>
		expect(pass(game, players({tracks: {ubik: 2}}), 'session').players.self.tracks.ubik).toBe(3));
});

describe('combat', () => {
	const fighter = {stats: {combattivite: 3, adresse: 4, vitalite: 3}, points: {escrime: 4, esquive: 2}};
	const attack = (self: object, difficulty: number, arme = 'epee', asks: object = {}) =>
		situation(game, 'attaque', self, {asks: {comp: 'escrime', arme, ...asks}, difficulty}, {target: {stats: {vitalite: 3}}});

	test('initiative is dexterity here', () => expect(sheetOf(game, fighter).derived('initiative').value).toBe(4));

	test('HC-111: one action a round', () => {
		const first = make(attack(fighter, 10), [3, 4]);
		const again = {...attack({...fighter, uses: first.players.self.uses}, 10)};
		expect(planMove(again).problems).toMatchObject([{code: 'rule/refused'}]);
		expect(pass(game, first.players, 'round').players.self.uses).toEqual({});
	});

	test('HC-112 HC-113: active defence rolls its skill and gives the initiative', () => {
		const done = make(situation(game, 'defense-active', fighter, {asks: {comp: 'esquive'}}), [3, 4]);
		expect(done.total).toBe(13);
		expect(done.players.self.conditions).toMatchObject([{condition: 'premier'}]);
		expect(pass(game, done.players, 'round').players.self.conditions).toEqual([]);
	});

	test('HC-114: passive defence rolls defence, with no action', () => {
		const done = make(situation(game, 'defense-passive', fighter), [2, 5]);
		expect(done.total).toBe(10);
		expect(done.players.self.uses).toEqual({});
	});

	test('HC-115 HC-116 HC-117 HC-118 HC-121: the margin and the weapon are the damage', () => {
		const hit = make(attack(fighter, 10), [3, 4]);
		expect(hit).toMatchObject({total: 14, margin: 4, outcome: {kind: 'success'}});
		expect(hit.players.target?.tracks.pv).toBe(2);
		const even = make(attack(fighter, 14), [3, 4]);
		expect(even.outcome.kind).toBe('failure');
		expect(even.players.target?.tracks.pv).toBeUndefined();
		expect(make(attack(fighter, 13), [3, 4]).players.target?.tracks.pv).toBe(5);
	});

	test('HC-068: a born killer does one more', () => {
		const hit = make(attack({...fighter, entries: {atouts: own('tueur-ne')}}, 12, 'couteau'), [3, 4]);
		expect(8 - hit.players.target!.tracks.pv!).toBe(4);
	});

	test.each([
		['poing', 0],
		['couteau', 1],
		['taser', 1],
		['epee', 2],
		['arme-de-poing', 2],
		['arme-d-epaule', 3],
		['pistolet-laser', 3],
		['fusil-laser', 4],
		['grenade', 5],
	])('HC-119: %s does %i', (weapon, damage) => expect(game.entry('armes', weapon)!.fields.degats).toBe(damage));

	test('HC-120: distance takes from a grenade', () => {
		const hit = make(attack(fighter, 13, 'grenade', {distance: 2}), [3, 4]);
		expect(8 - hit.players.target!.tracks.pv!).toBe(1 + 3);
	});

	test('HC-123: no hit points left is agony, that another ends', () => {
		const {players: after} = act(game, players({stats: {vitalite: 3}, tracks: {pv: 2}}), [{do: 'damage', amount: 5}]);
		expect(after.self).toMatchObject({
			tracks: {pv: 0},
			conditions: [{condition: 'agonie'}, {condition: 'soins-attendus', left: 59}],
		});
	});

	test('HC-123: ten minutes of rounds without care are death; with care it is over', () => {
		const dying = act(game, players({stats: {vitalite: 3}, tracks: {pv: 2}}), [{do: 'damage', amount: 5}]).players;
		const after = (rounds: number) => {
			let now = dying;
			for (let round = 0; round < rounds; round++) now = pass(game, now, 'round').players;
			return now.self.conditions.map(one => one.condition);
		};
		expect([after(59), after(60)]).toEqual([['agonie', 'soins-attendus'], ['mort']]);
		const cared = make(situation(game, 'soigner', {}, {}, {target: dying.self}), []).players.target!;
		expect(cared.conditions).toEqual([]);
		const left = make(situation(game, 'laisser-pour-mort', {...dying.self, tracks: {...dying.self.tracks, ubik: 1}}), []).players
			.self;
		expect(left.conditions.map(({condition}) => condition)).toEqual(['laisse-pour-mort']);
		expect(pass(game, {...players(), self: cared}, 'hour').players.self.conditions).toEqual([]);
		expect(planMove(situation(game, 'soigner', {}, {}, {target: {}})).problems).toHaveLength(1);
	});

	test('a critical success that does not reach still wounds by one (gap 13)', () => {
		const hit = make(attack(fighter, 40, 'couteau'), [6, 6]);
		expect(8 - hit.players.target!.tracks.pv!).toBe(2);
	});
});

describe('talents', () => {
	const mutant = {
		stats: {mojo: 4, maitrise: 4},
		points: {pyrokinesie: 4},
		tracks: {ubik: 5},
		entries: {talents: own('pyrokinesie')},
	};
	const activate = (flat: number) =>
		situation(game, 'talent', mutant, {asks: {talent: 'pyrokinesie'}, free: [{name: 'Essai', flat}]});

	test.each([
		[9, 'echec'],
		[10, 'mineure'],
		[11, 'mineure'],
		[12, 'moyenne'],
		[15, 'remarquable'],
		[18, 'exceptionnelle'],
		[21, 'incroyable'],
		[24, 'incroyable'],
		[25, 'legendaire'],
	])('HC-128: %i is %s', (total, degree) => expect(make(activate(total - 15), [3, 4]).outcome.id).toBe(degree));

	test('HC-130: criticals apply: failure although 13', () =>
		expect(make(situation(game, 'talent', mutant, {asks: {talent: 'pyrokinesie'}}), [1, 4]).outcome.kind).toBe('fumble'));

	test('HC-130: and a critical success is at least minor, whatever the total', () => {
		const weak = {...mutant, stats: {mojo: 1}, points: {pyrokinesie: 0}, tracks: {ubik: 9}};
		const at = (dice: number[]) => make(situation(game, 'talent', weak, {asks: {talent: 'pyrokinesie'}}), dice).outcome.id;
		expect([at([6, 2]), at([5, 3])]).toEqual(['mineure', 'echec']);
	});

	test('a talent that the document does not call an attack needs the GM’s leave', () => {
		const self = {...mutant, points: {imposition: 4}, entries: {talents: own('imposition')}};
		const problems = (accord: number) =>
			planMove(situation(game, 'talent-attaque', self, {asks: {talent: 'imposition', accord}})).problems.length;
		expect([problems(0), problems(1)]).toEqual([1, 0]);
	});

	test('HC-131: a favourable talent is a favour in the fight', () => {
		const attack = situation(game, 'attaque', mutant, {
			asks: {comp: 'couteau', arme: 'couteau'},
			ticked: {'move.talent-favorable': 1},
		});
		expect(planMove(attack).expression).toBe('3d6+1');
	});

	test('HC-132: a direct attack wounds by its margin, over the will', () => {
		const where = situation(
			game,
			'talent-attaque',
			mutant,
			{asks: {talent: 'pyrokinesie'}, difficulty: 9},
			{target: {stats: {vitalite: 5}}},
		);
		const done = make(where, [4, 5]);
		expect(done).toMatchObject({total: 17, margin: 8});
		expect(done.players.target?.tracks.pv).toBe(2);
	});

	test('HC-133: an unbidden talent is resisted by will', () => {
		const roll = (dice: number[]) => make(situation(game, 'involontaire', mutant), dice).outcome.id;
		expect([roll([3, 4]), roll([3, 5])]).toEqual(['deborde', 'resiste']);
	});

	test('HC-135: the mutant limits the amplitude after the roll, never raises it', () => {
		const where = activate(7);
		const dice = [3, 4];
		const limited = (degree: string) => make(where, dice, {spends: {limiter: 1}, degree}).outcome.id;
		expect([limited('moyenne'), limited('legendaire')]).toEqual(['moyenne', 'incroyable']);
	});

	test.each([
		[25, 'legendaire', 25],
		[22, 'incroyable', 21],
		[18, 'exceptionnelle', 18],
	])('HC-136: a total of %i is %s, and its backlash is held against %i', (total, degree, difficulty) => {
		const done = make(activate(total - 15), [3, 4]);
		expect(done.outcome.id).toBe(degree);
		expect(planMove(situation(game, 'contrecoup', done.players.self)).difficulty).toBe(difficulty);
	});

	test('HC-135 HC-136: an amplitude that was limited to less has no backlash', () => {
		const asked = (degree: string) =>
			make(activate(7), [3, 4], {spends: {limiter: 1}, degree}).changes.some(change => change.kind === 'ask');
		expect([asked('exceptionnelle'), asked('remarquable')]).toEqual([true, false]);
	});

	test('HC-102 HC-132: a direct attack at its peak costs two, and rolls three dice', () => {
		const plan = planMove(situation(game, 'talent-attaque', mutant, {asks: {talent: 'pyrokinesie', paroxysme: 1}}));
		expect(plan).toMatchObject({expression: '3d6+8', costs: [{track: 'ubik', amount: 2}]});
	});

	test('HC-136: from exceptional on, a backlash; failing it exhausts for an hour', () => {
		expect(make(activate(3), [3, 4]).changes).toContainEqual(expect.objectContaining({kind: 'ask', then: 'contrecoup'}));
		expect(make(activate(2), [3, 4]).changes.filter(change => change.kind === 'ask')).toEqual([]);
		const failed = make(situation(game, 'contrecoup', mutant), [3, 4]);
		expect(failed.players.self.conditions).toMatchObject([{condition: 'epuise'}]);
		expect(pass(game, failed.players, 'hour').players.self.conditions).toEqual([]);
	});
});

describe('progression', () => {
	const award = (asks: Readonly<Record<string, number>>) => {
		const sheet = sheetOf(game);
		const {xp} = game.book.progression.awards!.find(one => one.id === 'partie')!;
		return game.number(xp, {...sheet.scope, read: path => (path[0] === 'ask' ? (asks[path[1]!] ?? 0) : 0)});
	};

	test.each([
		['HC-137', {heures: 4}, 4],
		['HC-138', {heures: 4, synergie: 1}, 5],
		['HC-139', {heures: 4, synergie: 1, solution: 1}, 6],
		['HC-140', {heures: 5}, 5],
		['HC-141', {heures: 5, absent: 1}, 3],
	])('%s: %j is %i', (_, asks, xp) => expect(award(asks)).toBe(xp));

	const offer = (state: object, price: string, id: string) =>
		purchases(game, stateWith(state)).find(one => one.price.id === price && one.id === id)!;

	test('HC-142: a skill costs the level to reach', () =>
		expect(offer({xp: 8, stats: {combattivite: 3}, points: {couteau: 4}}, 'comp', 'couteau')).toMatchObject({
			from: 7,
			to: 8,
			cost: 8,
		}));

	test('HC-143: a characteristic five times that, and every skill on it rises', () => {
		const before = {xp: 20, stats: {combattivite: 3}, points: {couteau: 4}};
		const grown = buy(game, stateWith(before), 'carac', 'combattivite');
		expect(grown).toMatchObject({ok: true, value: {spent: 20, stats: {combattivite: 4}}});
		expect(grown.ok && sheetOf(game, grown.value).skill('couteau').score).toBe(8);
	});

	test.each([
		[21, 'rule/too-soon'],
		[22, undefined],
	])('HC-144: raised at session 12, again at %i', (sessions, code) => {
		const state = {xp: 100, stats: {mojo: 3}, clockwork: {sessions}, flags: {'last-carac': 12}};
		expect(offer(state, 'carac', 'mojo').problem?.code).toBe(code);
	});

	test('HC-144: a point of one characteristic makes every other wait', () => {
		const raised = buy(game, stateWith({xp: 100, stats: {mojo: 3}, clockwork: {sessions: 12}}), 'carac', 'mojo');
		expect(raised.ok && offer(raised.value, 'carac', 'adresse').problem).toMatchObject({code: 'rule/too-soon', sessions: 10});
		const later = raised.ok && {...raised.value, clockwork: {...raised.value.clockwork, sessions: 22}};
		expect(later && offer(later, 'carac', 'adresse').problem).toBeUndefined();
	});

	test('HC-145: two and two at all times', () => {
		const state = {entries: {travers: own('fugitif', 'phobie')}};
		const without = doDeed(game, players(state), {act: 'lose', catalogue: 'travers', key: 'fugitif'}, 'player').players;
		expect(create(game, without.self)).toMatchObject({ok: false});
		const again = doDeed(game, without, {act: 'gain', catalogue: 'travers', entry: 'code'}, 'player').players;
		expect(again.self.entries.travers).toHaveLength(2);
	});
});

describe('inventions', () => {
	const invention = (asks: object, ticked: readonly string[] = [], more: object = {}) =>
		situation(
			game,
			'invention',
			{stats: {erudition: 4}, points: {recherche: 5}, tracks: {ubik: 3}},
			{
				asks: {comp: 'recherche', initiale: 20, ...asks},
				ticked: Object.fromEntries(ticked.map(id => [`move.${id}`, 1])),
				...more,
			},
		);
	const all = ['inv-virtuose', 'inv-ubik', 'inv-assistant', 'inv-information', 'inv-connexe', 'inv-laboratoire'];

	test.each([
		[20, 0],
		[22, 1],
		[45, 1],
	])('HC-147: an initial difficulty of %i', (initiale, problems) =>
		expect(planMove(invention({initiale})).problems).toHaveLength(problems),
	);

	test.each([
		[10, 'jours', 'minuscule'],
		[20, 'semaines', 'portable'],
		[25, 'mois', 'encombrant'],
		[40, 'années', 'gigantesque'],
	])('HC-148: %i takes %s and is %s', (difficulty, temps, taille) => {
		const cell = (column: string) => sheetOf(game).scope.bracket!('invention', difficulty, column);
		expect([cell('temps'), cell('taille')]).toEqual([temps, taille]);
	});

	test.each([
		['HC-149', {initiale: 30, taille: 'portable'}, 35],
		['HC-150', {initiale: 30, temps: 'annees'}, 25],
		['HC-151', {initiale: 30, limites: 1}, 25],
		['HC-152', {initiale: 30, cout: 'centaines-de-milliers', temps: 'annees', taille: 'gigantesque', limites: 2}, 15],
		['HC-152', {initiale: 25, limites: 5}, 12.5],
	])('%s: %j is %d', (_, asks, difficulty) => expect(planMove(invention(asks)).difficulty).toBe(difficulty));

	// Every difficulty, and every cost, time and size that the table has.
	const brackets = {
		cout: ['centaines', 'milliers', 'dizaines-de-milliers', 'centaines-de-milliers'],
		temps: ['jours', 'semaines', 'mois', 'annees'],
		taille: ['minuscule', 'portable', 'encombrante', 'gigantesque'],
	};
	test.each([5, 10, 15, 20, 25, 30, 35, 40])('HC-148 HC-149 HC-150 HC-152: every shift from %i', initiale => {
		const own = Math.ceil(initiale / 10);
		for (const [c, cout] of brackets.cout.entries())
			for (const [d, temps] of brackets.temps.entries())
				for (const [e, taille] of brackets.taille.entries()) {
					const shifts = c + d + e + 3 - 3 * own;
					expect(planMove(invention({initiale, cout, temps, taille})).difficulty, `${cout} ${temps} ${taille}`).toBe(
						Math.max(initiale / 2, initiale - 5 * shifts),
					);
				}
	});

	test('HC-157: what was invented is to be noted among the possessions', () =>
		expect(
			make(invention({initiale: 5}), [5, 4]).changes.some(
				change => change.kind === 'ask' && labelIn(change.text, 'en').includes('possessions'),
			),
		).toBe(true));

	test('HC-153: the skill and two dice', () => expect(planMove(invention({})).expression).toBe('2d6+9'));

	test.each([
		['three items', all.slice(2, 5), {}, '5d6+9'],
		['four items', all.slice(2, 6), {}, '5d6+12'],
		['three items all as points', all.slice(2, 5), {'en-points': 3}, '2d6+18'],
		['all six', all, {}, '5d6+18'],
	])('HC-154: %s', (_, ticked, asks, expression) => expect(planMove(invention(asks, ticked)).expression).toBe(expression));

	test.each([
		['HC-155', 30, 'reussie'],
		['HC-156', 20, 'defauts'],
		['HC-156', 19, 'ratee'],
	])('%s: %i against 30 is %s', (_, total, outcome) => {
		expect(make(invention({initiale: 30}, [], {free: [{name: 'Essai', flat: total - 16}]}), [3, 4]).outcome.id).toBe(outcome);
	});
});
