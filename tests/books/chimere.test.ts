import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {create} from '../../src/rules/creation/finish';
import {withImposed} from '../../src/rules/creation/imposed';
import {invalidIn} from '../../src/rules/creation/invalid';
import {reviewCreation} from '../../src/rules/creation/review';
import {act} from '../../src/rules/effects/acting';
import {advance, awaited, begin, settled} from '../../src/rules/encounters';
import {buy} from '../../src/rules/growth';
import {factsOf} from '../../src/rules/moves/facts';
import {planMove} from '../../src/rules/moves/plan';
import {labelIn} from '../../src/rules/say';
import {pass} from '../../src/rules/time';
import {viewStep} from '../../src/rules/view-step';
import {faces, gameOf, given, make, players, sheetOf, situation, stateWith, tableWith} from '../rules/play';

const game = gameOf('chimere');
const own = (...ids: string[]) => ids.map(entry => ({key: entry, entry}));
const step = (state: object, id: string) =>
	reviewCreation(game, withImposed(game, stateWith(state))).find(review => review.step.id === id)!;
const ids = ['force', 'endurance', 'habilete', 'rapidite', 'perception', 'intelligence', 'temperament', 'volonte'];
const stats = (...values: number[]) => Object.fromEntries(ids.map((id, index) => [id, values[index]!]));

describe('creation', () => {
	test('CH-001: nine fields of identity', () =>
		expect(game.book.questions.map(question => question.id)).toEqual([
			'prenom',
			'nom',
			'age',
			'nationalite',
			'genre',
			'taille',
			'poids',
			'cheveux',
			'yeux',
		]));

	test.each([
		[stats(3, 2, 3, 2, 2, 2, 2, 2), []],
		[stats(3, 3, 3, 2, 2, 2, 2, 2), ['rule/budget']],
		[stats(5, 1, 2, 2, 2, 2, 2, 2), ['rule/above']],
	])('CH-002 CH-003: 18 points, from 1 to 4: %#', (values, codes) =>
		expect(step({stats: values}, 'caracs').problems.map(({problem}) => problem.code)).toEqual(codes),
	);

	test('CH-004: above 4 in play', () => {
		const four = {made: true, xp: 50, stats: {force: 4}};
		expect(buy(game, stateWith({...four, options: {'cout-caracteristique': 40}}), 'carac', 'force')).toMatchObject({
			ok: true,
			value: {stats: {force: 5}, spent: 40},
		});
		expect(invalidIn(sheetOf(game, {made: true, stats: {force: 5}})).map(({where}) => where)).not.toContain('stats.force');
	});

	test('the document gives no price (gap 16): nothing is bought until the GM sets one', () =>
		expect(buy(game, stateWith({made: true, xp: 50, stats: {force: 4}}), 'carac', 'force')).toMatchObject({
			ok: false,
			error: {code: 'rule/refused', text: {en: 'The GM has not set this price yet.'}},
		}));

	test.each([
		['CH-006 CH-011', 'initiative', {rapidite: 3}, 3],
		['CH-006 CH-012', 'deplacement', {rapidite: 3}, 10],
		['CH-013', 'course', {rapidite: 3}, 36],
		['CH-014', 'actions', {}, 2],
		['CH-015', 'defense-instinctive', {}, 1],
		['CH-007', 'points-competence', {intelligence: 3}, 25],
		['CH-019', 'points-competence', {intelligence: 2}, 20],
		['CH-019', 'points-competence', {intelligence: 4}, 30],
	])('%s: %s', (_, id, values, value) => expect(sheetOf(game, {stats: values}).derived(id).value).toBe(value));

	test.each([
		['CH-005 CH-008', 'vie', {endurance: 3, force: 2, volonte: 3}, 35],
		['CH-009', 'energie', {volonte: 3, intelligence: 2}, 32],
		['CH-010', 'furie', {temperament: 3}, 6],
	])('%s: %s', (_, id, values, max) => expect(sheetOf(game, {stats: values}).track(id).max).toBe(max));

	test('CH-016 CH-017: one art, and its basic talent with it', () => {
		const options = game.book.creation.steps.find(one => one.id === 'art');
		const arts = options?.kind === 'choice' ? options.options.map(({id}) => id) : [];
		// Nine that are known, and any other of the table's.
		expect(arts).toHaveLength(10);
		for (const art of arts)
			expect(withImposed(game, stateWith({choices: {art}})).entries.talents).toMatchObject([
				{entry: `art-${art}`, by: 'choice.art'},
			]);
	});

	const talents = gameOf('chimere').catalogues.get('talents')!.entries;
	const arts = talents.flatMap(({fields: {art}}) => (typeof art === 'string' ? [art] : []));
	test.each(arts)('CH-017: who learns %s is offered the talent of no other art, and is refused one', art => {
		const state = withImposed(game, stateWith({choices: {art, methode: 'choix'}}));
		const {offered} = viewStep(sheetOf(game, state), step(state, 'talents'), 'fr').catalogue!;
		expect(offered.map(({id}) => id)).toEqual(['agilite-du-singe', 'zen']);
		for (const other of arts.filter(one => one !== art))
			expect(step({choices: {art, methode: 'choix'}, entries: {talents: own(`art-${other}`)}}, 'talents').problems).toMatchObject(
				[{problem: {code: 'rule/requires', text: {en: 'The basic talent of another martial art.'}}}],
			);
	});

	const karate = {choices: {art: 'karate'}};
	test.each([
		['four of the art', own('oi-zuki', 'toho-uchi', 'mawashi-geri', 'mae-tobi-geri'), []],
		['three', own('oi-zuki', 'toho-uchi', 'mawashi-geri'), ['rule/count']],
		[
			'one of the table’s own, whose forerunner is known',
			[...own('oi-zuki', 'toho-uchi', 'mawashi-geri'), given('yoko-geri', {art: 'karate', apres: 'oi-zuki'})],
			[],
		],
		[
			'one whose forerunner is missing',
			[...own('toho-uchi', 'mawashi-geri', 'mae-tobi-geri'), given('yoko-geri', {art: 'karate', apres: 'oi-zuki'})],
			['rule/requires'],
		],
		['one of another art', [...own('oi-zuki', 'toho-uchi', 'mawashi-geri'), given('uppercut', {art: 'boxe'})], ['rule/requires']],
		['a basic one, which everybody knows', own('oi-zuki', 'toho-uchi', 'mawashi-geri', 'parade'), ['rule/not-offered']],
	])('CH-018: %s', (_, techniques, codes) =>
		expect(step({...karate, entries: {techniques}}, 'techniques').problems.map(({problem}) => problem.code)).toEqual(codes),
	);

	test.each([
		[6, 0],
		[7, 1],
	])('CH-020: a skill of %i at creation', (points, faults) =>
		expect(step({stats: {intelligence: 4}, points: {vigilance: points}}, 'comps').problems).toHaveLength(faults),
	);

	test('CH-021: ten is the most in play', () => {
		const options = {'cout-competence': 1};
		const at = (points: number) =>
			buy(game, stateWith({made: true, xp: 99, options, points: {vigilance: points}}), 'comp', 'vigilance').ok;
		expect([at(9), at(10)]).toEqual([true, false]);
		const over = (points: number) => invalidIn(sheetOf(game, {made: true, points: {vigilance: points}})).length;
		expect([over(10), over(11)]).toEqual([0, 1]);
	});

	test('CH-022: two talents at random, or one chosen, beside the art’s own', () => {
		const wanted = (methode: string) => step({choices: {art: 'boxe', methode}}, 'talents').picks!;
		expect([wanted('hasard'), wanted('choix')]).toMatchObject([
			{imposed: 1, least: 3},
			{imposed: 1, least: 2},
		]);
	});

	describe('CH-023: 1D10 and 1D6 point at a place of the table', () => {
		// The document does not give the table: the GM fills it, by giving talents their place.
		const filled = gameOf('chimere', book => {
			const talents = book.catalogues?.find(one => one.id === 'talents');
			talents?.entries.push({id: 'oeil-de-lynx', name: 'Œil de lynx', fields: {d10: 7, d6: 'bas'}});
			talents?.entries.push({id: 'pied-leger', name: 'Pied léger', fields: {d10: 7, d6: 'haut'}});
		});
		const draw = (dice: number[], self = {}) => make(situation(filled, 'tirer-talent', self), dice);

		// Every throw of the two dice.
		const throws = Array.from({length: 10}, (_, ten) => Array.from({length: 6}, (_, six) => [ten + 1, six + 1] as const)).flat();
		test.each(throws)('%i and %i', (ten, six) => {
			const {players: after, changes} = draw([ten, six]);
			const drawn = (after.self.entries.talents ?? []).map(one => one.entry);
			expect(drawn).toEqual(ten === 7 ? [six <= 3 ? 'oeil-de-lynx' : 'pied-leger'] : []);
			expect(changes.some(change => change.kind === 'ask' && change.who === 'gm')).toBe(ten !== 7);
		});

		test('as it comes the table is empty, and every place is the GM’s to say', () => {
			const {players: after, changes} = make(situation(game, 'tirer-talent'), [7, 3]);
			expect(after.self.entries).toEqual({});
			expect(changes).toMatchObject([{kind: 'ask', who: 'gm'}]);
		});

		test('one that is owned already is not taken twice', () =>
			expect(draw([7, 1], {entries: {talents: own('oeil-de-lynx')}}).changes).toMatchObject([
				{kind: 'refused', problem: {code: 'rule/twice'}},
			]));
	});

	test('CH-024: a free list of equipment, that the GM looks at', () => {
		const {players: after} = doDeed(game, players(), {act: 'entry', list: 'equipement', name: 'Un bâton'}, 'player');
		expect(after.self.lists.equipement).toEqual([{name: 'Un bâton'}]);
		expect(labelIn(game.lists.get('equipement')!.description!, 'en')).toContain('GM');
	});

	test('CH-043 CH-044: a technique has its type and its location, which the GM may give', () => {
		expect(game.entry('techniques', 'coup-de-pied')!.fields.type).toBe('pied');
		const given = doDeed(
			game,
			players({entries: {techniques: own('coup-de-pied')}}),
			{act: 'own', catalogue: 'techniques', key: 'coup-de-pied', name: 'Coup de pied', fields: {lieu: 'tête', puissance: 2}},
			'gm',
		);
		expect(sheetOf(game, given.players.self).entry('techniques', 'coup-de-pied')!.fields).toMatchObject({
			type: 'pied',
			lieu: 'tête',
			puissance: 2,
		});
	});

	test.each(['CH-024', 'CH-042', 'CH-043', 'CH-044', 'CH-064', 'CH-065', 'CH-066', 'CH-069', 'CH-073'])(
		'%s is also a text to look up, in both languages',
		row => {
			const found = game.book.reference.find(one => one.rows?.includes(row))!;
			expect([labelIn(found.text, 'fr'), labelIn(found.text, 'en')].every(text => text.length > 40)).toBe(true);
		},
	);

	test('a whole character, and what is wrong with half a one', () => {
		const whole = {
			answers: {prenom: {text: 'Mei', level: 1}},
			choices: {nature: 'heros', art: 'karate', methode: 'choix'},
			stats: stats(3, 2, 3, 2, 2, 2, 2, 2),
			points: {tir: 2, vigilance: 6, acrobatie: 6, infiltration: 6},
			ownSkills: [{id: 'tir', name: 'Tir', stat: 'habilete'}],
			entries: {techniques: own('oi-zuki', 'toho-uchi', 'mawashi-geri', 'mae-tobi-geri'), talents: own('zen')},
		};
		expect(create(game, stateWith(whole))).toMatchObject({ok: true, value: {tracks: {vie: 25, energie: 22, furie: 0}}});
		expect(create(game, stateWith({...whole, entries: {}})).ok).toBe(false);
	});
});

const action = (self: object, asks: object = {}, more: object = {}) =>
	situation(game, 'action', self, {asks: {carac: 'habilete', ...asks}, difficulty: 8, ...more});

describe('the roll', () => {
	test('CH-025: the best of as many d10', () => expect(make(action({stats: {habilete: 3}}), [4, 9, 2]).total).toBe(9));

	test.each([
		[[10, 4, 7, 5], 15],
		[[10, 10, 3, 2, 6], 18],
	])('CH-026: %j is %i, the document’s own', (dice, total) =>
		expect(make(action({stats: {habilete: 3}}), dice).total).toBe(total),
	);

	test('CH-027: a bonus six is not rolled again', () => expect(make(action({stats: {habilete: 1}}), [10, 6]).total).toBe(16));
	test('CH-028: a skill is added', () =>
		expect(make(action({stats: {habilete: 3}, points: {acrobatie: 4}}, {comp: 'acrobatie'}), [8, 2, 1]).total).toBe(12));
	test('CH-029 CH-030: helpers add a die each', () =>
		expect(planMove(action({stats: {force: 2}}, {carac: 'force'}, {ticked: {'book.aide': 2}})).expression).toBe('4d10kh1b10d6'));

	test('CH-029: one who does not know the skill does not help', () => {
		const helps = (points: number) =>
			planMove(situation(game, 'aider', {points: {vigilance: points}}, {asks: {comp: 'vigilance'}})).problems.length;
		expect([helps(0), helps(1)]).toEqual([1, 0]);
	});

	test('CH-031: a talent bears on what it says alone', () => {
		const self = {entries: {talents: [given('sens-du-danger', {bonus: 1, comp: 'vigilance'})]}};
		expect(planMove(action(self, {carac: 'perception', comp: 'vigilance'})).expression).toBe('2d10kh1b10d6+1');
		expect(planMove(action(self, {carac: 'perception', comp: 'acrobatie'})).expression).toBe('2d10kh1b10d6');
	});

	test('CH-032: a talent that costs is paid, and refused when it cannot be', () => {
		const self = (energie: number) => ({
			stats: {volonte: 3, intelligence: 2},
			tracks: {energie},
			entries: {talents: [given('zen', {bonus: 2, energie: 5})]},
		});
		const ticked = {'entry.talents.zen.1': 1};
		expect(make(action(self(32), {}, {ticked}), [5, 5]).players.self.tracks.energie).toBe(27);
		expect(planMove(action(self(4), {}, {ticked})).problems).toMatchObject([{code: 'rule/too-dear'}]);
	});

	test('CH-033 CH-035 CH-036: against an opponent’s result, with a margin', () => {
		expect(
			make(action({stats: {habilete: 1}, points: {acrobatie: 6}}, {comp: 'acrobatie'}, {difficulty: 12}), [9]),
		).toMatchObject({
			total: 15,
			margin: 3,
		});
		expect(make(action({stats: {habilete: 1}}), [6])).toMatchObject({margin: -2, outcome: {kind: 'failure'}});
	});

	test('CH-034: the ladder', () => expect(game.book.ladders[0]!.steps.map(one => one.value)).toEqual([4, 6, 8, 10, 15, 20]));
});

describe('techniques', () => {
	// The document gives no figures: these are a table’s own.
	const techniques = [
		given('coup-de-poing', {puissance: 1}),
		given('oi-zuki', {puissance: 3}),
		given('toho-uchi', {puissance: 5, plus: -1, energie: 2}),
		given('mawashi-geri', {puissance: 2, energie: 3}),
		given('mae-tobi-geri', {puissance: 4, energie: 8, d10: 1}),
		given('coup-furieux', {art: 'karate', puissance: 6, furie: 3, d6: 1}, 'Coup furieux'),
	];
	const fighter = {
		stats: {habilete: 3, force: 4, volonte: 3, temperament: 3},
		choices: {art: 'karate'},
		entries: {techniques, armes: [given('pistolet', {puissance: 10, letal: true})]},
	};
	const attack = (technique: string, self: object = fighter, difficulty = 5, target: object = {stats: {endurance: 3}}) =>
		situation(game, 'attaque', self, {asks: {technique}, difficulty}, {target});

	test.each([
		['CH-037: the bare characteristic', 'coup-de-poing', '3d10kh1b10d6'],
		['CH-038: +XD10', 'mae-tobi-geri', '4d10kh1b10d6'],
		['CH-039: +X', 'toho-uchi', '3d10kh1b10d6-1'],
	])('%s', (_, technique, expression) => expect(planMove(attack(technique)).expression).toBe(expression));

	test('CH-040: +XD6 is added, like a critical', () => {
		const furious = {...fighter, tracks: {furie: 3}};
		expect(planMove(attack('coup-furieux', furious)).expression).toBe('3d10kh1b10d6+1d6');
		expect(make(attack('coup-furieux', furious), [7, 2, 1, 4]).total).toBe(11);
		expect(make(attack('coup-furieux', furious), [10, 2, 1, 3, 4]).total).toBe(17);
	});

	test('CH-041: a technique that cannot be paid is refused, and one that can is', () => {
		expect(planMove(attack('coup-furieux', {...fighter, tracks: {furie: 2}})).problems).toMatchObject([{code: 'rule/refused'}]);
		expect(make(attack('mawashi-geri', {...fighter, tracks: {energie: 20}}), [7, 2, 1]).players.self.tracks.energie).toBe(17);
	});

	test('CH-042: a special effect: the target goes down', () =>
		expect(make(attack('mawashi-geri'), [7, 2, 1]).players.target?.conditions).toContainEqual({condition: 'a-terre', level: 1}));

	test('a technique without figures is not used until they are given', () => {
		const bare = {...fighter, entries: {techniques: own('oi-zuki')}};
		expect(planMove(attack('oi-zuki', bare)).problems).toMatchObject([{code: 'rule/ungiven', fields: [{en: 'Power'}]}]);
		expect(planMove(attack('coup-de-poing', {})).problems).toMatchObject([{code: 'rule/ungiven'}]);
	});

	test('CH-045: defence techniques are for defending', () => {
		expect(planMove(attack('parade')).problems).toMatchObject([{code: 'rule/refused'}]);
		expect(planMove(situation(game, 'defense', fighter, {asks: {technique: 'parade'}})).problems).toEqual([]);
		expect(planMove(situation(game, 'defense', fighter, {asks: {technique: 'oi-zuki'}})).problems).toMatchObject([
			{code: 'rule/refused'},
		]);
	});

	// Power is force, the technique and the margin: 4 + 3 + margin; soak is endurance and armour.
	test.each([
		['CH-046: power 14 against 3 and 2', 2, {stats: {endurance: 3}, entries: {protections: [given('gilet', {armure: 2})]}}, 9],
		['CH-046: never below 0', 8, {stats: {endurance: 10}}, 0],
	])('%s', (_, difficulty, target, damage) => {
		const before = sheetOf(game, target).track('vie').value;
		const done = make(attack('oi-zuki', fighter, difficulty, target), [9, 1, 1]);
		expect(before - (done.players.target?.tracks.vie ?? before)).toBe(damage);
	});

	test.each([
		['CH-047: eleven is a serious wound', 0, true],
		['CH-047: ten is not', 1, false],
	])('%s', (_, difficulty, grave) => {
		const done = make(attack('oi-zuki', fighter, difficulty, {stats: {endurance: 5}}), [9, 1, 1]);
		expect(done.players.target?.conditions.some(one => one.condition === 'blessure-grave')).toBe(grave);
	});

	test.each([
		['a wound', {furie: 2}, 2, 3],
		['none', {furie: 2}, 8, undefined],
		['full already', {furie: 6}, 2, 6],
	])('CH-048: %s and fury', (_, tracks, difficulty, furie) => {
		const done = make(
			attack('oi-zuki', fighter, difficulty, {stats: {endurance: difficulty === 8 ? 10 : 3, temperament: 3}, tracks}),
			[9, 1, 1],
		);
		expect(done.players.target?.tracks.furie).toBe(furie ?? 2);
	});

	test('CH-049: with no technique, the instinctive defence', () =>
		expect(make(situation(game, 'defense-instinctive', fighter), [6]).total).toBe(6));

	test('CH-050 CH-051: the last point, by the attack’s own kind', () => {
		const target = {stats: {endurance: 3}, tracks: {vie: 3}};
		const bare = make(attack('oi-zuki', fighter, 5, target), [9, 1, 1]).players.target!;
		expect(bare.conditions.map(one => one.condition)).toContain('ko');
		const shot = make(
			situation(game, 'tir', fighter, {asks: {arme: 'pistolet', portee: 'courte'}, difficulty: 5}, {target}),
			[9, 1, 1],
		).players.target!;
		expect(shot.conditions.map(one => one.condition)).toContain('mort');
	});

	test('what empties a target’s life reads the target’s own sheet', () => {
		const lethal = {...fighter, flags: {letal: 1}};
		expect(
			make(attack('oi-zuki', lethal, 5, {stats: {endurance: 3}, tracks: {vie: 1}}), [9, 1, 1]).players.target!.conditions.map(
				one => one.condition,
			),
		).toContain('ko');
	});
});

describe('movement, range, surprise', () => {
	const armes = [given('pistolet', {puissance: 10, letal: true}), given('shuriken', {puissance: 4, unique: true})];
	const self = {stats: {habilete: 3, rapidite: 3}, entries: {armes}};

	test('CH-052: a move takes one action of two', () => {
		const one = make(situation(game, 'marcher', self), []).players.self;
		const two = make(situation(game, 'marcher', one), []).players.self;
		expect([one.uses, two.uses]).toEqual([{'turn.action': 1}, {'turn.action': 2}]);
		expect(planMove(situation(game, 'marcher', two)).problems).toHaveLength(1);
		expect(pass(game, {...players(), self: two}, 'turn').players.self.uses).toEqual({});
	});

	test('CH-053: a run takes the turn, and is harder to hit', () => {
		const run = make(situation(game, 'courir', self), []).players.self;
		expect(run).toMatchObject({uses: {'turn.action': 2}, conditions: [{condition: 'en-course'}]});
		const shot = situation(game, 'tir', self, {asks: {arme: 'pistolet', portee: 'courte'}, ticked: {'move.course': 1}});
		expect(planMove(shot).expression).toBe('3d10kh1b10d6-3');
	});

	test('CH-054: posture takes an action', () => {
		const down = make(situation(game, 'se-coucher', self), []).players.self;
		expect(down).toMatchObject({uses: {'turn.action': 1}, conditions: [{condition: 'a-terre'}]});
		expect(make(situation(game, 'se-relever', down), []).players.self.conditions).toEqual([]);
	});

	test('CH-055: a jump within reach needs no roll', () =>
		expect(planMove(situation(game, 'saut', self, {asks: {metres: 3}})).problems).toHaveLength(1));

	test.each([
		[4, 4],
		[5, 6],
		[6, 8],
	])('CH-056: %i metres at Agility 3 is %i', (metres, difficulty) =>
		expect(planMove(situation(game, 'saut', self, {asks: {metres}})).difficulty).toBe(difficulty),
	);

	test('CH-057: a prepared action has one more die, once', () => {
		const ready = make(situation(game, 'preparer', self), []).players.self;
		expect(planMove(action(ready)).expression).toBe('4d10kh1b10d6');
		expect(make(action(ready), [5, 5, 5, 5]).players.self.conditions).toEqual([]);
	});

	test.each([
		['CH-058', 'longue', 'pistolet', 6],
		['CH-058', 'bout-portant', 'pistolet', 9],
		['CH-059', 'longue', 'shuriken', 8],
	])('%s: best 8 at %s with %s is %i', (_, portee, arme, total) =>
		expect(make(situation(game, 'tir', self, {asks: {arme, portee}}), [8, 1, 1]).total).toBe(total),
	);

	test.each([
		['CH-060: long range and wind', 'longue', ['vent'], '-3'],
		['CH-063: wind and cover', 'courte', ['vent', 'couvert'], '-2'],
		['CH-063: storm and dark', 'courte', ['tempete', 'obscurite'], '-5'],
	])('%s', (_, portee, circumstances, flat) => {
		const shot = situation(game, 'tir', self, {
			asks: {arme: 'pistolet', portee},
			ticked: Object.fromEntries(circumstances.map(id => [`move.${id}`, 1])),
		});
		expect(planMove(shot).expression).toBe(`3d10kh1b10d6${flat}`);
	});

	test('CH-063: seven circumstances', () =>
		expect(game.moves.get('tir')!.modifiers.flatMap(({offered, flat}) => (offered ? [flat] : []))).toEqual([
			-1, -2, -3, -3, -1, -2, -3,
		]));

	test.each([
		['CH-053: running', {conditions: [{condition: 'en-course', level: 1}]}, 'move.course', '-3'],
		['CH-063: on the ground', {conditions: [{condition: 'a-terre', level: 1}]}, 'move.a-terre', '-2'],
	])('%s is told by the target’s own sheet, and counts once', (_, target, ticked, flat) => {
		const shot = (more: object) =>
			planMove(situation(game, 'tir', self, {asks: {arme: 'pistolet', portee: 'courte'}, ...more}, {target})).expression;
		expect([shot({}), shot({ticked: {[ticked]: 1}})]).toEqual([`3d10kh1b10d6${flat}`, `3d10kh1b10d6${flat}`]);
	});

	test.each(['saut', 'surprise', 'action', 'tir'])('CH-057: what was prepared is used up by %s', id => {
		const ready = {...self, conditions: [{condition: 'prepare', level: 1}]};
		const asks = {saut: {metres: 4}, tir: {arme: 'pistolet', portee: 'courte'}, action: {carac: 'habilete'}, surprise: {}}[id];
		const done = make(situation(game, id, ready, {asks: asks ?? {}, difficulty: 40}), [5, 5, 5, 5]);
		expect(done.players.self.conditions).toEqual([]);
	});

	test.each([
		['CH-047', {stats: {endurance: 1}}, ['blessure-grave'], 0, 20],
		['CH-048', {stats: {endurance: 8}}, [], 1, 8],
	])('%s: a shot wounds as a blow does', (_, target, conditions, furie, difficulty) => {
		const done = make(
			situation(game, 'tir', self, {asks: {arme: 'pistolet', portee: 'courte'}, difficulty: difficulty === 20 ? 3 : 7}, {target}),
			[8, 1, 1],
		).players.target!;
		expect(done.conditions.map(({condition}) => condition).filter(id => id === 'blessure-grave')).toEqual(conditions);
		expect(done.tracks.furie ?? 0).toBe(furie || 1);
	});

	test('CH-061 CH-062: surprise shrinks the defences of the first round', () => {
		const thief = {stats: {rapidite: 3}, points: {infiltration: 2}};
		const done = make(situation(game, 'surprise', thief, {difficulty: 8}, {target: {stats: {habilete: 4}}}), [9, 4, 2]);
		expect(done).toMatchObject({total: 11, outcome: {id: 'surpris'}});
		const target = done.players.target!;
		const parry = (state: object) => planMove(situation(game, 'defense', state, {asks: {technique: 'parade'}})).expression;
		const shrunk = (move: string, asks: Record<string, string> = {}) =>
			planMove(situation(game, move, target, {asks})).expression;
		expect([
			shrunk('initiative'),
			shrunk('defense-instinctive'),
			...['parade', 'esquive', 'contre-attaque'].map(technique => shrunk('defense', {technique})),
		]).toEqual(Array.from({length: 5}, () => '1d10kh1b10d6'));
		expect(parry(target)).toBe('1d10kh1b10d6');
		expect(parry(pass(game, {...players(), self: target}, 'round').players.self)).toBe('4d10kh1b10d6');
		expect(make(situation(game, 'guet', {stats: {perception: 2}, points: {vigilance: 1}}), [7, 3]).total).toBe(8);
	});
});

describe('groups', () => {
	const band = (membres: number) => ({choices: {nature: 'groupe'}, stats: {habilete: 2, endurance: 2}, tracks: {membres}});
	const hero = {
		stats: {habilete: 3, force: 4},
		choices: {nature: 'heros', art: 'boxe'},
		tracks: {energie: 10},
		entries: {
			techniques: [
				given('coup-de-poing', {puissance: 1}),
				given('enchainement', {art: 'boxe', puissance: 2, energie: 3, d10: 1, cibles: 2}, 'Enchaînement'),
			],
		},
	};

	const meet = (mode: string, a: object, b: object, flags: Readonly<Record<string, number>> = {}) => {
		const meeting = {a: stateWith(a), b: stateWith(b), table: tableWith()};
		const begun = begin(game, mode, flags);
		if (!begun.ok) throw new Error(mode);
		return {meeting, at: settled(game, begun.value, meeting).standing};
	};

	test('CH-064 CH-066 CH-073: two modes, each for its kind of opponent', () => {
		expect(game.book.encounters.map(one => one.id)).toEqual(['versus', 'beat-em-up']);
		expect(meet('versus', hero, hero).at.state).toBe('initiative');
		expect(meet('versus', hero, band(4)).at.state).toBe('refuse');
		expect(meet('beat-em-up', hero, band(4)).at.state).toBe('initiative');
		expect(meet('beat-em-up', hero, hero).at.state).toBe('refuse');
	});

	const sum = (total: number) => factsOf(faces('1d20', [total]));
	test('CH-065 CH-069: initiative each round; a group rolls and acts as one', () => {
		const {at, meeting} = meet('beat-em-up', hero, band(4));
		expect(awaited(game, at, meeting)).toMatchObject([
			{by: 'a', moves: ['initiative']},
			{by: 'b', moves: ['initiative']},
		]);
		const go = (from: typeof at, a: number, b: number) => {
			const moved = advance(game, from, meeting, {a: sum(a), b: sum(b)});
			if (!moved.ok) throw new Error(JSON.stringify(moved.error));
			return moved.value.standing;
		};
		expect(go(at, 5, 5).state).toBe('initiative');
		const first = go(at, 3, 9);
		expect(first).toMatchObject({state: 'premier-assaut', roles: {premier: 'b', second: 'a'}});
		const second = go(first, 4, 4);
		expect(second).toMatchObject({state: 'second-assaut', pass: 1});
		expect(go(second, 8, 2)).toMatchObject({state: 'initiative', pass: 2});
	});

	// Totals of the one who steals up and of the one who watches.
	test.each([
		['a', 11, 8, ['b']],
		['a', 8, 8, []],
		['b', 12, 3, ['a']],
		['b', 2, 3, []],
	] as const)('CH-061 CH-062: %s steals up with %i against %i, and surprised is %j', (who, sneaks, watches, surprised) => {
		const {at, meeting} = meet('versus', hero, hero, {[`${who}.surprend`]: 1});
		const other = who === 'a' ? 'b' : 'a';
		expect(at.state).toBe('approche');
		expect(
			awaited(game, at, meeting)
				.map(({by, moves}) => [by, ...moves])
				.toSorted(),
		).toEqual(
			[
				[who, 'surprise'],
				[other, 'guet'],
			].toSorted(),
		);
		const moved = advance(game, at, meeting, {[who]: sum(sneaks), [other]: sum(watches)});
		if (!moved.ok) throw new Error(JSON.stringify(moved.error));
		const {standing, meeting: after} = moved.value;
		expect(standing.state).toBe('initiative');
		expect((['a', 'b'] as const).filter(side => after[side].conditions.some(one => one.condition === 'surpris'))).toEqual(
			surprised,
		);
	});

	test('equal totals of an assault: the defence holds, or it is rolled again where the table says so', () => {
		const next = (options: object) => {
			const {at, meeting} = meet('versus', {...hero, options}, {...hero, options});
			const step = (from: typeof at, a: number, b: number) => {
				const moved = advance(game, from, meeting, {a: sum(a), b: sum(b)});
				if (!moved.ok) throw new Error(JSON.stringify(moved.error));
				return moved.value.standing;
			};
			return step(step(at, 9, 3), 5, 5).state;
		};
		expect([next({}), next({'egalite-relance': true})]).toEqual(['second-assaut', 'premier-assaut']);
	});

	test('CH-073: in Versus every technique is at hand', () =>
		expect(planMove(situation(game, 'attaque', hero, {asks: {technique: 'enchainement'}}, {target: hero})).problems).toEqual([]));

	test('CH-067: one more die for each member beyond the first', () => {
		expect(
			planMove(
				situation(
					game,
					'attaque',
					{...band(4), entries: {techniques: [given('coup-de-poing', {puissance: 1})]}},
					{asks: {technique: 'coup-de-poing'}},
				),
			).expression,
		).toBe('5d10kh1b10d6');
	});

	test('CH-068: henchmen have neither fury nor energy', () => {
		const sheet = sheetOf(game, band(4));
		expect([sheet.track('furie').max, sheet.track('energie').max]).toEqual([0, 0]);
	});

	test('CH-070: and no technique of an art', () =>
		expect(
			planMove(
				situation(
					game,
					'attaque',
					{...band(4), entries: {techniques: [given('uppercut', {art: 'boxe', puissance: 3})]}},
					{asks: {technique: 'uppercut'}},
				),
			).problems,
		).toMatchObject([{code: 'rule/refused', text: {en: 'Henchmen have basic techniques only.'}}]));

	test.each([
		['CH-071: one blow, one man', 'coup-de-poing', 3],
		['CH-072: a technique on two, two', 'enchainement', 2],
	])('%s', (_, technique, left) => {
		const done = make(
			situation(game, 'attaque', hero, {asks: {technique}, difficulty: 5}, {target: band(4)}),
			technique === 'coup-de-poing' ? [9, 1, 1] : [9, 1, 1, 1],
		);
		expect(done.players.target?.tracks.membres).toBe(left);
	});

	test('CH-071: a shot takes one of them as well', () => {
		const armed = {...hero, entries: {armes: [given('pistolet', {puissance: 10, letal: true})]}};
		const shot = situation(game, 'tir', armed, {asks: {arme: 'pistolet', portee: 'courte'}, difficulty: 5}, {target: band(4)});
		expect(make(shot, [9, 1, 1]).players.target).toMatchObject({tracks: {membres: 3}, conditions: []});
	});

	test.each(['initiative', 'action', 'tir', 'surprise', 'defense-instinctive'])(
		'CH-067: the band helps each other in %s too',
		id => {
			const armed = {...band(4), entries: {armes: [given('pistolet', {puissance: 10})]}};
			const pool = (state: object) =>
				Number(
					/^\d+/.exec(
						planMove(situation(game, id, state, {asks: {carac: 'habilete', arme: 'pistolet', portee: 'courte'}})).expression,
					)![0],
				);
			expect(pool(armed) - pool({...armed, tracks: {membres: 1}})).toBe(3);
		},
	);

	test.each([
		[9, 4, 1],
		[14, 0, 0],
		[0, 13, 1],
	])('CH-074 CH-047 CH-048: parried with %i, %i goes through and %i fury comes of it', (parade, damage, furie) => {
		const self = {stats: {endurance: 3}, entries: {protections: [given('gilet', {armure: 2})]}};
		const {self: after} = make(situation(game, 'parade-mains-nues', self, {asks: {arme: 15, parade}}), []).players;
		expect(after.tracks.furie ?? 0).toBe(furie);
		expect(after.conditions.some(({condition}) => condition === 'blessure-grave')).toBe(damage > 10);
	});

	test.each([
		[9, 4],
		[14, 0],
	])('CH-074: parried with %i against a blade of 15, %i goes through', (parade, damage) => {
		const self = {stats: {endurance: 3}, entries: {protections: [given('gilet', {armure: 2})]}};
		const done = make(situation(game, 'parade-mains-nues', self, {asks: {arme: 15, parade}}), []);
		expect(
			sheetOf(game, self).track('vie').value - (done.players.self.tracks.vie ?? sheetOf(game, self).track('vie').value),
		).toBe(damage);
	});

	test('a dead character is not healed, and only the GM lifts it', () => {
		const {changes} = act(game, players({conditions: [{condition: 'mort', level: 1}], tracks: {vie: 0}}), [
			{do: 'heal', amount: 5},
		]);
		expect(changes).toMatchObject([{kind: 'refused', problem: {code: 'rule/blocked'}}]);
		expect(doDeed(game, players(), {act: 'condition', condition: 'mort', level: 1}, 'player').problem).toBeDefined();
	});
});
