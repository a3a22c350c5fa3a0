import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {newest, versionsOf} from '../../src/rules/at-version';
import {bricksOf} from '../../src/rules/builds/bricks';
import {buildFaults} from '../../src/rules/builds/faults';
import {reckon} from '../../src/rules/builds/reckon';
import {writeBuild} from '../../src/rules/builds/write';
import {create} from '../../src/rules/creation/finish';
import {invalidIn} from '../../src/rules/creation/invalid';
import {reviewCreation} from '../../src/rules/creation/review';
import type {Game} from '../../src/rules/game';
import {balance, buy, purchases} from '../../src/rules/growth';
import {labelIn, sayRule} from '../../src/rules/say';
import type {State} from '../../src/rules/state';
import {pass} from '../../src/rules/time';
import {viewSheet} from '../../src/rules/view-sheet';
import {viewStep} from '../../src/rules/view-step';
import {players, sheetOf, stateWith, tableWith} from '../rules/play';
import {at, book, hero, own, prices, type Rank, rank, skill, versions, withOption} from './horizon';

const game = at();

/** One skill of a character with what it comes to, at its highest rank. */
function built(ranks: readonly Rank[], parts: object = {}, of: Game = game) {
	const sheet = sheetOf(of, {bricks: prices, builds: [skill('Essai', ...ranks)], ...parts});
	const build = sheet.state.builds[0]!;
	const top = build.ranks.length;
	return {sheet, build, ...reckon(sheet, 'competences', build.ranks[top - 1]!, top)!, faults: buildFaults(sheet, build, top)};
}
const codes = (ranks: readonly Rank[], parts: object = {}, of: Game = game) =>
	built(ranks, parts, of).faults.map(fault => fault.code);
const pointsOf = (found: ReturnType<typeof built>, key: string) => found.lines.find(line => line.key === key)?.points;

const review = (state: object, step: string) => reviewCreation(game, stateWith(state)).find(one => one.step.id === step)!;
const problems = (state: object, step: string) => review(state, step).problems.map(({problem}) => problem.code);

const strike = rank({degats: 2});
const six = [1, 2, 3, 4, 5, 6].map(number => skill(`s-${number}`, strike, ...(number < 3 ? [rank({degats: 4})] : [])));
const knowledge = {traque: 2, crochetage: 2, etherologie: 2, magiteck: 1};
const answers = {
	answers: {nom: {text: 'Yda', level: 1}},
	bricks: prices,
	builds: six,
	points: knowledge,
	entries: {archetypes: [withOption('attaquant', 'allonge', 'contact'), {key: 'frappeur', entry: 'frappeur'}]},
};

describe('creation', () => {
	test('HB-001 HB-134: the rules say their version, and a sheet can be made under any of them', () => {
		expect(newest(book)).toBe('1.2.1');
		expect(versionsOf(book)).toEqual(versions);
		expect(versions.map(version => at(version).book.version)).toEqual(versions);
	});

	test('HB-001: the list of referees is empty and can be written', () => {
		expect(stateWith().lists.referents ?? []).toEqual([]);
		const done = doDeed(game, players(), {act: 'entry', list: 'referents', name: 'Quelqu’un'}, 'player');
		expect(done.players.self.lists.referents).toHaveLength(1);
	});

	test('HB-002 HB-003: what a new sheet begins with', () => {
		const sheet = sheetOf(game);
		expect([sheet.track('pv').value, sheet.track('pm').value]).toEqual([10, 6]);
		expect(['attaque', 'defense', 'resistance', 'puissance', 'reparation'].map(id => sheet.stat(id).value)).toEqual([
			0, 0, 0, 0, 0,
		]);
	});

	test('HB-005: an advanced archetype is no first pick', () => {
		const offered = viewStep(sheetOf(game), review({}, 'archetypes'), 'fr').catalogue!.offered;
		const closed = offered.filter(one => one.problem !== undefined).map(one => one.id);
		expect(closed).toEqual(['frappeur', 'canon-de-verre', 'source', 'universaliste', 'vampire']);
		expect(problems({entries: own('frappeur')}, 'archetypes')).toContain('rule/requires');
	});

	test.each([
		['HB-006', 'support', 'source', true],
		['HB-006', 'polyvalent', 'support', true],
		['HB-007', 'support', 'support', false],
		['HB-008', 'soigneur', 'canon-de-verre', false],
		['HB-008', 'polyvalent', 'universaliste', true],
		['HB-127', 'soigneur', 'vampire', true],
		['HB-127', 'polyvalent', 'vampire', false],
	])('%s: %s and %s', (_, first, second, valid) => {
		const choices = problems({entries: own(first, second)}, 'archetypes').filter(code => code !== 'rule/count');
		expect(choices.length === 0).toBe(valid);
	});

	test('HB-008: Attaquant and Frappeur; the refusal says the rule', () => {
		expect(problems({entries: answers.entries}, 'archetypes')).toEqual([]);
		const [refusal] = review({entries: own('soigneur', 'canon-de-verre')}, 'archetypes').problems;
		expect(sayRule(refusal!.problem, 'fr')).toBe('Canon de verre\u00a0: requiert l’archétype Attaquant.');
	});

	test('HB-009 HB-093: two archetypes add up', () => {
		const sheet = sheetOf(game, {entries: own('polyvalent', 'universaliste')});
		expect([sheet.track('pv').max, sheet.track('pm').max, sheet.stat('attaque').value, sheet.stat('defense').value]).toEqual([
			11, 4, 15, 10,
		]);
	});

	test('HB-092: Polyvalent', () => {
		const sheet = sheetOf(game, {entries: own('polyvalent')});
		expect([sheet.stat('attaque').value, sheet.stat('defense').value]).toEqual([10, 10]);
	});

	test('HB-086: Harceleur, his choice, his free bricks and his price', () => {
		const entries = {archetypes: [withOption('harceleur', 'bonus', 'attaque')]};
		const sheet = sheetOf(game, {entries});
		expect([sheet.track('pv').max, sheet.stat('attaque').value, sheet.stat('defense').value]).toEqual([11, 5, 0]);
		const skill = built([rank({entrave: 1, deplacement: 1, repositionnement: 1})], {entries});
		expect([pointsOf(skill, 'entrave'), pointsOf(skill, 'deplacement'), pointsOf(skill, 'repositionnement')]).toEqual([2, 0, 0]);
	});

	test('HB-087: Source, and one cheaper Récupération d’éther alone', () => {
		const entries = {archetypes: [withOption('source', 'bonus', 'defense')]};
		const sheet = sheetOf(game, {entries});
		expect([sheet.track('pv').max, sheet.track('pm').max, sheet.stat('defense').value]).toEqual([11, 8, 5]);
		expect(built([rank({'recuperation-ether': 1})], {entries}).spent).toBe(2);
		expect(built([rank({'recuperation-ether': 2})], {entries}).spent).toBe(6);
	});

	test('HB-010 HB-012: what is free is so in each skill that meets the condition', () => {
		const ranged = {entries: {archetypes: [withOption('attaquant', 'allonge', 'distance')]}};
		const free = (bricks: Rank) => built([bricks], ranged).lines.find(line => line.brick.id === 'distance')?.free;
		expect(free(rank({degats: 1, 'distance.attaque': 1}))).toBe(1);
		expect(free(rank({'degats-sur-la-duree': 1, 'distance.attaque': 1}))).toBe(1);
		expect(free(rank({soin: 1, 'distance.benefique': 1}))).toBe(0);
		const contact = {entries: {archetypes: [withOption('attaquant', 'allonge', 'contact')]}};
		expect(built([rank({degats: 1, 'distance.attaque': 1})], contact).spent).toBe(2);
	});

	test('HB-010: Harceleur’s free bricks hold for every skill', () => {
		const sheet = sheetOf(game, {
			bricks: prices,
			entries: own('harceleur'),
			builds: [skill('a', rank({deplacement: 1})), skill('b', rank({deplacement: 1, repositionnement: 1}))],
		});
		const spent = sheet.state.builds.map(build => reckon(sheet, 'competences', build.ranks[0]!, 1)!.spent);
		expect(spent).toEqual([0, 0]);
	});

	test('HB-011: Entrave costs 3, and 2 with Harceleur', () => {
		expect(built([rank({entrave: 1})]).spent).toBe(3);
		expect(built([rank({entrave: 1})], {entries: own('harceleur')}).spent).toBe(2);
	});

	test.each([
		[6, []],
		[5, ['rule/rank-count']],
		[7, ['rule/rank-count']],
	])('HB-013: %i skills', (count, expected) => {
		const builds = [...six.slice(0, 2), ...Array.from({length: count - 2}, (_, at) => skill(`x-${at}`, strike))];
		expect(problems({...answers, builds}, 'competences')).toEqual(expected);
	});

	test.each([
		[1, ['rule/rank-count']],
		[2, []],
		[3, ['rule/rank-count']],
	])('HB-014: %i of them at rank 2', (count, expected) => {
		const builds = Array.from({length: 6}, (_, index) =>
			skill(`x-${index}`, strike, ...(index < count ? [rank({degats: 4})] : [])),
		);
		expect(problems({...answers, builds}, 'competences')).toEqual(expected);
	});

	test('HB-013: an invalid skill is none of the six', () =>
		expect(problems({...answers, builds: [skill('x', rank({degats: 5})), ...six.slice(0, 5)]}, 'competences')).toContain(
			'rule/budget',
		));

	test.each([
		['HB-016', {traque: 2, crochetage: 2, etherologie: 2, magiteck: 1}, {total: 10, spent: 10}, []],
		['HB-018', {traque: 3, crochetage: 2, etherologie: 1}, {total: 10, spent: 10}, []],
		['HB-016', {traque: 3, crochetage: 3}, {total: 10, spent: 12}, ['rule/budget']],
	])('%s: %j', (_, points, budget, expected) => {
		const found = review({points}, 'savoirs');
		expect(found.budget).toEqual(budget);
		expect(found.problems.map(({problem}) => problem.code)).toEqual(expected);
	});

	test('HB-017: seven knowledges are one too many, at creation alone', () => {
		const ownSkills = [1, 2].map(number => ({id: `propre-${number}`, name: `Propre ${number}`}));
		const ids = [...game.book.skills.map(one => one.id), 'propre-1', 'propre-2'];
		const points = Object.fromEntries(ids.map((id, index) => [id, index < 1 ? 2 : 1]));
		expect(problems({points, ownSkills}, 'savoirs')).toContain('rule/count');
		const fewer = Object.fromEntries(Object.entries(points).slice(0, 6));
		expect(problems({points: fewer, ownSkills}, 'savoirs')).not.toContain('rule/count');
		expect(invalidIn(sheetOf(game, {points, ownSkills}))).toEqual([]);
	});

	test('HB-019: three positive attributes, and as many negative ones as you like', () => {
		const names = (count: number) => Array.from({length: count}, (_, index) => ({name: `Trait ${index}`}));
		const lists = (positive: number, negative: number) => ({
			lists: {'attributs-positifs': names(positive), 'attributs-negatifs': names(negative)},
		});
		expect(problems(lists(4, 0), 'attributs')).toEqual(['rule/list-full']);
		expect(problems(lists(3, 5), 'attributs')).toEqual([]);
	});

	test('HB-015: a finished character has both ranks of what went up', () => {
		const made = create(game, stateWith(answers));
		expect(made.ok).toBe(true);
		if (!made.ok) return;
		expect(made.value.builds.map(build => build.done)).toEqual([2, 2, 1, 1, 1, 1]);
		expect(buildFaults(sheetOf(game, made.value), made.value.builds[0]!, 1)).toEqual([]);
	});
});

describe('the builder', () => {
	test.each([
		['HB-004', [strike], 4],
		['HB-050', [strike, rank({degats: 8})], 8],
		['HB-050', [strike, rank({degats: 4}), rank({degats: 12})], 12],
	])('%s: points of rank %#', (_, ranks, total) => expect(built(ranks)).toMatchObject({total, faults: []}));

	test.each([
		[1, 4],
		[2, 8],
		[3, 12],
	])('HB-050: rank %i holds %i points and not one more', (top, points) => {
		const ranks = (degats: number) => [1, 2, 3].slice(0, top).map(one => rank({degats: one === top ? degats : 1}));
		expect(codes(ranks(points))).toEqual([]);
		const over = built(ranks(points + 1)).faults;
		expect(over.map(fault => sayRule(fault, 'fr'))).toEqual([
			`Essai\u00a0: ${points + 1} points dépensés sur ${points}. Retirez-en 1.`,
		]);
	});

	test('HB-050: what each rank costs', () =>
		expect(game.builders.get('competences')!.ranks.map(one => one.cost)).toEqual([
			[],
			[{track: 'pm', amount: 1}],
			[{track: 'pm', amount: 2}],
		]));

	test('HB-051 HB-053: each side reaches by itself', () => {
		const {sheet, build} = built([rank({degats: 1, soin: 1, 'distance.attaque': 1})]);
		const text = writeBuild(sheet, build, 1, 'fr');
		expect(text).toContain('Attaque · Distance');
		expect(text).toContain('Bénéfique · Personnel');
		const bare = built([rank({degats: 1})]);
		expect(writeBuild(bare.sheet, bare.build, 1, 'fr')).toContain('Attaque · Mêlée');
	});

	test('HB-053: a modifier is bought for a side, and once for each', () => {
		expect(codes([rank({degats: 1, distance: 1})])).toContain('rule/brick-side');
		expect(built([rank({degats: 1, soin: 1, 'distance.attaque': 1, 'distance.benefique': 1})])).toMatchObject({
			spent: 4,
			faults: [],
		});
	});

	test('HB-058: a free brick does not raise the price of the next', () => {
		const rise = {
			options: {'hausse-prix': 2},
			entries: own('harceleur'),
			bricks: {competences: [{id: 'deplacement', points: 1, most: 5}]},
		};
		expect(built([rank({deplacement: 2})], rise).spent).toBe(1);
		expect(built([rank({deplacement: 3})], rise).spent).toBe(4);
	});

	test('HB-059: rank 2 has what rank 1 left', () => {
		const full = built([rank({degats: 4}), rank({degats: 4})]);
		expect([full.total - full.spent, full.faults]).toEqual([4, []]);
		expect(codes([rank({degats: 4}), rank({degats: 3, soin: 1})])).toEqual(['rule/brick-kept']);
	});

	test('HB-060: a backlash may be left behind, and its points with it', () => {
		const found = built([rank({degats: 5, stabilisation: 1}), rank({degats: 5})]);
		expect([found.total - found.spent, found.faults]).toEqual([3, []]);
	});

	test('HB-061: all ranks of a skill stay at hand', () => {
		const state = hero({builds: [skill('a', strike, rank({degats: 4}), rank({degats: 6}))]});
		const view = viewSheet(game, state, tableWith(), [], 'fr');
		expect(view.builders[0]!.built[0]!.ranks.map(one => [one.rank, one.settled])).toEqual([
			[1, true],
			[2, true],
			[3, true],
		]);
	});

	test('HB-064: without a brick there is no effect', () => expect(codes([rank({})])).toEqual(['rule/build-empty']));

	test('HB-065: what a brick says of itself', () => {
		const brick = bricksOf(sheetOf(game), game.builders.get('competences')!).get('degat_critique')!;
		expect(brick).toMatchObject({points: 1, categories: ['blessure'], group: 'attaque'});
		expect([Number(brick.most) > 1, brick.turns]).toEqual([true, undefined]);
		expect(labelIn(brick.description!, 'fr')).toContain('70');
	});

	test('HB-066: only what adds up is taken twice, and the refusal says so', () => {
		expect(codes([rank({degats: 2})])).toEqual([]);
		const [twice] = built([rank({charge: 2, degats: 1})]).faults;
		expect(sayRule(twice!, 'fr')).toBe('Charge n’est pas cumulable\u00a0: une seule fois, et non 2.');
		expect(sayRule(twice!, 'en')).toBe('Charge does not add up: once only, not 2 times.');
	});

	const caps = [...bricksOf(sheetOf(game), game.builders.get('competences')!).values()];
	test.each(caps.map(brick => [brick.id, sheetOf(game).number(brick.most)] as const))(
		'HB-066: %s at its cap of %i',
		(id, most) => {
			const side = caps.find(brick => brick.id === id)!.perSide ? '.attaque' : '';
			const faults = (count: number) => codes([rank({[`${id}${side}`]: count})]).filter(code => code === 'rule/brick-most');
			expect([faults(most), faults(most + 1)]).toEqual([[], ['rule/brick-most']]);
		},
	);

	test('HB-067: Prolongation wants a brick that lasts, and lengthens it', () => {
		expect(codes([rank({degats: 1, 'prolongation.attaque': 1})])).toEqual(['rule/requires']);
		const longer = built([rank({sangsue: 1, 'prolongation.attaque': 1})]);
		expect(longer.faults).toEqual([]);
		expect(writeBuild(longer.sheet, longer.build, 1, 'fr')).toContain('Sangsue (2 tours)');
		expect(codes([rank({sangsue: 1, 'prolongation.benefique': 1})])).toEqual(['rule/requires']);
	});

	test('HB-068 HB-129: offered points pay first, for their bricks alone', () => {
		const vampire = {entries: own('soigneur', 'vampire')};
		const leech = built([rank({sangsue: 1})], vampire);
		expect([leech.spent, leech.pools[0]]).toEqual([1, expect.objectContaining({points: 2, used: 2})]);
		const ether = built([rank({degats: 1, 'recuperation-ether': 1})], vampire);
		expect([ether.spent, ether.pools[0]!.used]).toEqual([5, 0]);
		expect(built([rank({soin: 2})], vampire).pools).toEqual([]);
	});

	test('HB-128: Vampire’s Distance', () => {
		const vampire = {entries: own('soigneur', 'vampire')};
		const free = (bricks: Rank) => built([bricks], vampire).lines.find(line => line.brick.id === 'distance')?.free;
		expect(free(rank({'degat-critique': 1, 'distance.attaque': 1}))).toBe(1);
		expect(free(rank({sangsue: 1, 'distance.attaque': 1}))).toBe(1);
		expect(free(rank({soin: 1, 'distance.benefique': 1}))).toBe(0);
	});

	test('HB-127: Vampire adds 5 to Attaque', () =>
		expect(sheetOf(game, {entries: own('soigneur', 'vampire')}).stat('attaque').value).toBe(5));

	test('HB-069: seven categories', () => {
		const ids = game.builders.get('competences')!.categories.map(one => one.id);
		expect(ids).toEqual(['blessure', 'curatif', 'malus', 'bonus', 'positionnement', 'controle', 'agression']);
	});

	test('HB-070: four groups, and each brick is of one', () => {
		const builder = game.builders.get('competences')!;
		expect(builder.groups.map(one => one.id)).toEqual(['modificateur', 'attaque', 'benefique', 'contrecoup']);
		expect(new Set(builder.bricks.map(brick => brick.group)).size).toBe(4);
	});

	test('HB-071: a backlash gives its points', () =>
		expect(built([rank({degats: 5, stabilisation: 1})])).toMatchObject({total: 5, spent: 5, faults: []}));

	test('HB-094: Universaliste and one brick of the one side that is there', () => {
		const entries = own('polyvalent', 'universaliste');
		expect(built([rank({}), rank({reanimation: 1})], {entries}).spent).toBe(6);
		expect(built([rank({reanimation: 1, degats: 1})], {entries}).spent).toBe(9);
		expect(built([rank({sangsue: 1})], {entries}).spent).toBe(1);
	});

	test('HB-094: which brick is the player’s choice', () => {
		const entries = own('polyvalent', 'universaliste');
		const cuts = built([rank({invincible: 1, soin: 1})], {entries}).cuts;
		expect(cuts).toMatchObject([{by: 2, chosen: 'invincible'}]);
		const chosen = built([rank({invincible: 1, soin: 1}, {[cuts[0]!.key]: 'soin'})], {entries});
		expect([pointsOf(chosen, 'invincible'), pointsOf(chosen, 'soin')]).toEqual([4, 0]);
	});

	test('HB-101: Célérité for one alone', () => {
		expect(codes([rank({}), rank({celerite: 1, 'nombre-de-cibles.benefique': 1})])).toContain('rule/requires');
		expect(codes([rank({celerite: 1})])).toEqual([]);
	});

	test('HB-123 HB-125: Réanimation at rank 1 needs four points back', () => {
		expect(codes([rank({reanimation: 1})])).toEqual(['rule/budget']);
		expect(built([rank({reanimation: 1, 'munition-unique': 1})])).toMatchObject({total: 8, spent: 8, faults: []});
	});

	test('HB-124: Munition unique on one skill of one rank', () => {
		const charged = rank({degats: 1, 'munition-unique': 1});
		const faults = (...builds: readonly ReturnType<typeof skill>[]) =>
			invalidIn(sheetOf(game, {bricks: prices, builds})).map(({problem}) => problem.code);
		expect(faults(skill('a', charged))).toEqual([]);
		expect(faults(skill('a', charged), skill('b', charged))).toEqual(['rule/brick-on-sheet', 'rule/brick-on-sheet']);
		expect(faults(skill('a', charged, rank({degats: 2})))).toEqual([]);
		expect(faults(skill('a', charged, charged))).toHaveLength(2);
	});

	test('a brick that nobody knows is refused with the nearest that exists', () => {
		const [unknown] = built([rank({sangsu: 1, degats: 1})]).faults;
		expect(sayRule(unknown!, 'en')).toBe('“sangsu” does not exist in this game (brick). Did you mean “sangsue”?');
	});

	test('a brick without a price asks the GM, who gives it; a player may not', () => {
		expect(codes([rank({degats: 1})], {bricks: {}})).toEqual(['rule/brick-price']);
		const state = {builds: [skill('a', strike)]};
		const deed = {act: 'brick', builder: 'competences', brick: {id: 'degats', points: 2}} as const;
		expect(doDeed(game, players(state), deed, 'player').problem).toMatchObject({code: 'rule/not-yours'});
		const {self} = doDeed(game, players(state), deed, 'gm').players;
		expect(reckon(sheetOf(game, self), 'competences', self.builds[0]!.ranks[0]!, 1)!.spent).toBe(4);
	});

	test('HB-130: a GM adds bricks and archetypes, and gives the values that are missing', () => {
		const brick = {id: 'souffle', name: 'Souffle', group: 'attaque', points: 3, most: 1} as const;
		const {self} = doDeed(game, players(), {act: 'brick', builder: 'competences', brick}, 'gm').players;
		expect(built([rank({souffle: 1})], {bricks: self.bricks})).toMatchObject({spent: 3, faults: []});
		const given = {archetypes: [{key: 'soigneur', entry: 'soigneur', own: {name: 'Soigneur', fields: {pv: 2, attaque: -5}}}]};
		const sheet = sheetOf(game, {entries: given});
		expect([sheet.track('pv').max, sheet.stat('attaque').value]).toEqual([12, -5]);
	});

	test('no order of bricks and no mix of offers spends less than nothing or more than the bricks cost', () => {
		const ids = ['degats', 'soin', 'entrave', 'sangsue', 'recuperation-ether', 'invincible', 'degat-critique'];
		const pick = fc.dictionary(fc.constantFrom(...ids), fc.integer({min: 1, max: 3}));
		const owners = fc.constantFrom(
			[],
			['polyvalent', 'universaliste'],
			['soigneur', 'vampire'],
			['support', 'source'],
			['harceleur'],
		);
		fc.assert(
			fc.property(pick, owners, (bricks, entries) => {
				const plain = built([rank(bricks)]).spent;
				const found = built([rank(bricks)], {entries: own(...entries)});
				const turned = built([rank(Object.fromEntries(Object.entries(bricks).reverse()))], {entries: own(...entries)});
				expect(found.spent).toBeGreaterThanOrEqual(0);
				expect(found.spent).toBeLessThanOrEqual(plain);
				expect(turned.spent).toBe(found.spent);
			}),
		);
	});
});

describe('growth', () => {
	const months = (state: object, count: number, mandates = 0, of: Game = game): State => {
		let now = players(state);
		for (let month = 0; month < count; month++) {
			if (month < mandates) now = {...now, self: {...now.self, flags: {...now.self.flags, rattrapage: 1}}};
			now = pass(of, now, 'month').players;
		}
		return now.self;
	};

	test('HB-020: one of each kind a month', () => expect(months({}, 3).balances).toEqual({comp: 3, savoir: 3}));

	test('HB-021 HB-023: kept until it is spent, each kind on its own', () => {
		const state = hero({balances: {comp: 3, savoir: 0}});
		const bought = buy(game, state, 'competences', 'new');
		expect(bought.ok && balance(game, bought.value, 'comp')).toBe(2);
		expect(viewSheet(game, state, tableWith(), [], 'fr').experience.balances).toEqual([
			{id: 'comp', name: 'EXP de compétence', left: 3},
			{id: 'savoir', name: 'EXP de savoir', left: 0},
		]);
		const none = buy(game, hero({balances: {comp: 0, savoir: 5}}), 'competences', 'new');
		expect(none).toMatchObject({ok: false, error: {code: 'rule/xp'}});
		expect(buy(game, hero({balances: {comp: 0, savoir: 5}}), 'savoirs', 'traque').ok).toBe(true);
	});

	test('HB-022: the price of each step, of skills and of knowledges', () => {
		const cost = (state: object, price: string, id: string) =>
			purchases(game, hero({balances: {comp: 9, savoir: 9}, ...state})).find(one => one.price.id === price && one.id === id)
				?.cost;
		const ranks = [strike, rank({degats: 4}), rank({degats: 6})];
		expect(cost({}, 'competences', 'new')).toBe(1);
		expect(cost({builds: [skill('a', ranks[0]!)]}, 'competences', 'a')).toBe(2);
		expect(cost({builds: [skill('a', ranks[0]!, ranks[1]!)]}, 'competences', 'a')).toBe(3);
		expect(cost({builds: [skill('a', ...ranks)]}, 'competences', 'a')).toBeUndefined();
		expect([0, 1, 2].map(points => cost({points: {traque: points}}, 'savoirs', 'traque'))).toEqual([1, 2, 3]);
	});

	test('a bought rank begins with the bricks of the one below, and is settled when it is valid', () => {
		const bought = buy(game, hero({balances: {comp: 2}, builds: [skill('a', rank({degats: 4}))]}), 'competences', 'a');
		if (!bought.ok) throw new Error(bought.error.code);
		expect(bought.value.builds[0]).toMatchObject({done: 1, ranks: [rank({degats: 4}), rank({degats: 4})]});
		expect(purchases(game, bought.value).find(one => one.id === 'new')?.problem).toMatchObject({code: 'rule/xp'});
		const {self} = doDeed(game, {self: bought.value, table: tableWith()}, {act: 'settle', key: 'a'}, 'player').players;
		expect(self.builds[0]!.done).toBe(2);
	});

	test('a settled rank is the GM’s to change; an open one the player’s', () => {
		const state = hero({builds: [{...skill('a', strike, rank({degats: 3})), done: 1}]});
		const write = (ranks: readonly Rank[], who: 'player' | 'gm') =>
			doDeed(
				game,
				{self: state, table: tableWith()},
				{act: 'build', builder: 'competences', key: 'a', name: 'a', ranks: [...ranks]},
				who,
			).problem?.code;
		expect(write([strike, rank({degats: 4})], 'player')).toBeUndefined();
		expect(write([rank({degats: 3}), rank({degats: 4})], 'player')).toBe('rule/not-yours');
		expect(write([strike], 'player')).toBe('rule/not-yours');
		expect(write([rank({degats: 3}), rank({degats: 4})], 'gm')).toBeUndefined();
	});

	test('HB-024: a month with a mandate gives two of each', () => expect(months({}, 1, 1).balances).toEqual({comp: 2, savoir: 2}));

	test('HB-026 HB-027: never more than the month ends of the system', () => {
		const joined = {options: {'mois-avant': 2}};
		expect(months(joined, 2, 2).balances).toEqual({comp: 4, savoir: 4});
		const full = {...joined, flags: {gagne_comp: 4, gagne_savoir: 4}, balances: {comp: 4, savoir: 4}, clockwork: {months: 1}};
		expect(months(full, 1, 1).balances).toEqual({comp: 4, savoir: 4});
		expect(at('1.1.1').book.options.find(one => one.id === 'mois-avant')?.default).toBe(4);
	});

	test('HB-105: no catch-up before 1.1.1', () => {
		expect(months({}, 1, 1, at('1.1.0')).balances).toEqual({comp: 1, savoir: 1});
		expect(at('1.1.0').moves.has('mandat')).toBe(false);
		expect(at('1.1.1').moves.has('mandat')).toBe(true);
	});
});
