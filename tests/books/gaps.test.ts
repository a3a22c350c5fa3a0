import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {withImposed} from '../../src/rules/creation/imposed';
import {reviewCreation} from '../../src/rules/creation/review';
import {buy, purchases} from '../../src/rules/growth';
import {planMove} from '../../src/rules/moves/plan';
import {pass} from '../../src/rules/time';
import {gameOf, given, make, players, sheetOf, situation, stateWith} from '../rules/play';

type Options = Readonly<Record<string, boolean | number | string>>;
/** What a gap comes to at the default of its row, and with its switch set otherwise. */
type Row = {
	readonly gap: string;
	readonly what: string;
	readonly set: Options;
	see(options: Options): unknown;
	readonly usual: unknown;
	readonly otherwise: unknown;
};

const hc = gameOf('haut-chateau');
const ch = gameOf('chimere');
const own = (...ids: readonly string[]) => ids.map(entry => ({key: entry, entry}));
const hcStep = (state: object, id: string) =>
	reviewCreation(hc, withImposed(hc, stateWith(state))).find(review => review.step.id === id);
const chStep = (state: object, id: string) =>
	reviewCreation(ch, withImposed(ch, stateWith(state))).find(review => review.step.id === id);
const adult = {type: 'humain', age: 30, origine: 'moyenne'};
const fencer = {stats: {combattivite: 3, erudition: 3}, points: {escrime: 4, etiquette: 2}};
const roll = (options: Options, asks: object, dice: readonly number[], more: object = {}, move = 'action', self: object = {}) =>
	make(situation(hc, move, {...fencer, ...self, options}, {asks: {comp: 'escrime', ...asks}, ...more}), dice);
const habitus = {stats: {erudition: 3}, points: {etiquette: 2}, choices: {origine: 'riche', type: 'humain'}};
const mutant = {
	stats: {mojo: 4, maitrise: 2},
	points: {pyrokinesie: 4},
	tracks: {ubik: 5},
	choices: {type: 'mutant'},
	entries: {talents: own('pyrokinesie')},
};
const activated = (options: Options, flat: number) =>
	make(situation(hc, 'talent', {...mutant, options}, {asks: {talent: 'pyrokinesie'}, free: [{name: 'Essai', flat}]}), [3, 4]);
const invention = (options: Options, asks: object) =>
	planMove(situation(hc, 'invention', {...fencer, options}, {asks: {comp: 'escrime', initiale: 25, ...asks}}));

const ofHautChateau: readonly Row[] = [
	{
		gap: 'HC-G02',
		what: 'what things cost at creation',
		set: {'possessions-libres': true},
		see: options =>
			sheetOf(hc, {
				options,
				choices: {origine: 'moyenne', revenus: 'r1'},
				lists: {possessions: [{name: 'Une moto', value: 3}]},
			}).derived('possessions-restantes').value,
		usual: 1,
		otherwise: 4,
	},
	{
		gap: 'HC-G03',
		what: 'the sign of the origin',
		set: {'habitus-origine': -2},
		see: options => sheetOf(hc, {...habitus, options}).derived('habitus').value,
		usual: 7,
		otherwise: 5,
	},
	{
		gap: 'HC-G03',
		what: 'the sign of the type',
		set: {'habitus-type': -1},
		see: options => sheetOf(hc, {...habitus, options}).derived('habitus').value,
		usual: 7,
		otherwise: 6,
	},
	{
		gap: 'HC-G04',
		what: 'etiquette by points or score',
		set: {'habitus-score': true},
		see: options => sheetOf(hc, {...habitus, options}).derived('habitus').value,
		usual: 7,
		otherwise: 10,
	},
	{
		gap: 'HC-G05',
		what: 'the cap of creation about score or points',
		set: {'plafond-sur-points': true},
		see: options =>
			hcStep({choices: adult, stats: {combattivite: 5}, points: {couteau: 8}, options}, 'comps')!.problems.filter(
				({problem}) => problem.code === 'rule/above',
			).length,
		usual: 1,
		otherwise: 0,
	},
	{
		gap: 'HC-G16',
		what: 'what is left of life when armour is put on',
		set: {'pv-suivent': false},
		see: options =>
			doDeed(
				hc,
				players({made: true, stats: {vitalite: 3}, tracks: {pv: 5}, options}),
				{act: 'own', catalogue: 'armures', name: 'Cuir', fields: {protection: 2}},
				'player',
			).players.self.tracks['pv'],
		usual: 7,
		otherwise: 5,
	},
	{
		gap: 'HC-G16',
		what: 'who is alive stays so when armour is lost',
		set: {'pv-suivent': false},
		see: options =>
			doDeed(
				hc,
				players({
					made: true,
					stats: {vitalite: 3},
					tracks: {pv: 2},
					entries: {armures: [given('cuir', {protection: 3})]},
					options,
				}),
				{act: 'lose', catalogue: 'armures', key: 'cuir'},
				'player',
			).players.self.tracks['pv'],
		usual: 1,
		otherwise: 2,
	},
	{
		gap: 'HC-G06',
		what: 'the price by score or points',
		set: {'pe-sur-points': true},
		see: options => purchases(hc, stateWith({...fencer, xp: 99, made: true, options})).find(({id}) => id === 'escrime')!.cost,
		usual: 8,
		otherwise: 5,
	},
	{
		gap: 'HC-G07',
		what: 'points with or without the minimum',
		set: {'caracs-en-plus': true},
		see: options => hcStep({choices: adult, options}, 'caracs')!.budget!.total,
		usual: 20,
		otherwise: 26,
	},
	{
		gap: 'HC-G08',
		what: 'favours with a hold',
		set: {'retenue-absolue': true},
		see: options =>
			planMove(
				situation(
					hc,
					'action',
					{...fencer, conditions: [{condition: 'epuise', level: 1}], options},
					{asks: {comp: 'escrime'}, free: [{name: 'Faveurs', dice: 2}]},
				),
			).expression,
		usual: '3d6+7',
		otherwise: '1d6+7',
	},
	{
		gap: 'HC-G09',
		what: 'points of ubik on one roll',
		set: {'ubik-par-jet': 3},
		see: options =>
			planMove(situation(hc, 'action', {...fencer, tracks: {ubik: 5}, options}, {asks: {comp: 'escrime'}, spends: {ubik: 3}}))
				.problems.length,
		usual: 1,
		otherwise: 0,
	},
	{
		gap: 'HC-G10',
		what: 'ubik with or without a cap',
		set: {'plafond-ubik': true},
		see: options => sheetOf(hc, {stats: {mojo: 3}, options}).track('ubik').max,
		usual: 99,
		otherwise: 5,
	},
	{
		gap: 'HC-G11',
		what: 'passive defence with or without dice',
		set: {'defense-fixe': true},
		see: options => planMove(situation(hc, 'defense-passive', {...fencer, options})).expression,
		usual: '2d6+3',
		otherwise: '0d6+10',
	},
	{
		gap: 'HC-G12',
		what: 'two criticals',
		set: {'deux-critiques': 'defenseur'},
		see: options => roll(options, {adverse: 'reussite'}, [6, 6], {difficulty: 12}, 'opposition').outcome.kind,
		usual: 'success',
		otherwise: 'failure',
	},
	{
		gap: 'HC-G13',
		what: 'the margin of a critical that does not pass',
		set: {'marge-critique': 3},
		see: options => {
			const where = situation(
				hc,
				'attaque',
				{...fencer, options},
				{asks: {comp: 'escrime', arme: 'couteau'}, difficulty: 40},
				{target: {stats: {vitalite: 3}}},
			);
			return make(where, [6, 6]).players.target!.tracks.pv;
		},
		usual: 6,
		otherwise: 4,
	},
	{
		gap: 'HC-G14',
		what: 'equal totals outside combat',
		set: {'egalite-agit': true},
		see: options => roll(options, {}, [3, 4], {difficulty: 14}, 'opposition').outcome.kind,
		usual: 'failure',
		otherwise: 'success',
	},
	{
		gap: 'HC-G17',
		what: 'active defence once or at each attack',
		set: {'defense-par-attaque': true},
		see: options => {
			const once = make(situation(hc, 'defense-active', {...fencer, options}, {asks: {comp: 'escrime'}}), [3, 4]).players.self;
			return planMove(situation(hc, 'defense-active', once, {asks: {comp: 'escrime'}})).problems.length;
		},
		usual: 1,
		otherwise: 0,
	},
	{
		gap: 'HC-G18',
		what: 'equal initiative',
		set: {'initiative-simultanee': true},
		see: options => hc.number(hc.book.combat!.order!.then[0]!, sheetOf(hc, {stats: {adresse: 4}, options}).scope),
		usual: 4,
		otherwise: 0,
	},
	{
		gap: 'HC-G19',
		what: 'holding back an unbidden talent',
		set: {'difficulte-involontaire': 15},
		see: options => planMove(situation(hc, 'involontaire', {...mutant, options})).difficulty,
		usual: 12,
		otherwise: 15,
	},
	{
		gap: 'HC-G19',
		what: 'taking a backlash',
		set: {'difficulte-contrecoup': 14},
		see: options => planMove(situation(hc, 'contrecoup', activated(options, 7).players.self)).difficulty,
		usual: 21,
		otherwise: 14,
	},
	{
		gap: 'HC-G20',
		what: 'from where on an amplitude is great',
		set: {'seuil-contrecoup': 15},
		see: options => activated(options, 1).changes.some(change => change.kind === 'ask'),
		usual: false,
		otherwise: true,
	},
	{
		gap: 'HC-G21',
		what: 'what an alien mutant may reach',
		set: {'max-et-mutant': 5},
		see: options => sheetOf(hc, {choices: {type: 'et', mutant: 'oui'}, options}).stat('mojo').max,
		usual: 6,
		otherwise: 5,
	},
	{
		gap: 'HC-G22',
		what: 'an AI with a talent',
		set: {'ia-mutante': true},
		see: options => hcStep({choices: {type: 'ia', mutant: 'oui'}, options}, 'talent') !== undefined,
		usual: false,
		otherwise: true,
	},
	{
		gap: 'HC-G23',
		what: 'healing of ordinary people',
		set: {'soins-par-jour': 2},
		see: options => pass(hc, players({stats: {vitalite: 3}, tracks: {pv: 4}, options}), 'day').players.self.tracks.pv,
		usual: 4,
		otherwise: 6,
	},
	{
		gap: 'HC-G24',
		what: 'half of an odd award',
		set: {'arrondi-absent': 'dessous'},
		see: options =>
			doDeed(hc, players({options}), {act: 'earn', award: 'partie', asks: {heures: 5, absent: 1}}, 'gm').players.self.xp,
		usual: 3,
		otherwise: 2,
	},
	{
		gap: 'HC-G25',
		what: 'half of an odd difficulty',
		set: {'plancher-arrondi': true},
		see: options => invention(options, {limites: 9}).difficulty,
		usual: 12.5,
		otherwise: 12,
	},
	{
		gap: 'HC-G26',
		what: 'how many advantages are dice',
		set: {'faveurs-invention': 1},
		see: options =>
			planMove(
				situation(
					hc,
					'invention',
					{...fencer, options},
					{
						asks: {comp: 'escrime'},
						ticked: {'move.inv-assistant': 1, 'move.inv-information': 1, 'move.inv-connexe': 1},
					},
				),
			).expression,
		usual: '5d6+7',
		otherwise: '3d6+13',
	},
	{
		gap: 'HC-G27',
		what: 'rolls of other values',
		set: {'valeurs-jetees': false},
		see: options => planMove(situation(hc, 'valeur', {...habitus, options}, {asks: {valeur: 'habitus'}})).problems.length,
		usual: 0,
		otherwise: 1,
	},
	{
		gap: 'HC-G28',
		what: 'crises a day',
		set: {'crises-par-jour': 2},
		see: options => {
			const ill = {entries: {travers: own('pathologie')}, uses: {'day.crise': 1}, options};
			return planMove(situation(hc, 'crise', ill)).problems.length;
		},
		usual: 1,
		otherwise: 0,
	},
];

const fighter = {
	stats: {force: 4, habilete: 3, rapidite: 3},
	choices: {nature: 'heros', art: 'karate'},
	entries: {
		techniques: [given('oi-zuki', {puissance: 3, d10: 0}), given('garde', {cote: 'defense', d10: 2})],
		armes: [given('pistolet', {puissance: 6})],
	},
};
const foe = {stats: {endurance: 3}, entries: {protections: [given('gilet', {armure: 2})]}};
const LIFE = 3 * 10 + 2 + 2;
const hurt = (options: Options, move = 'attaque', asks: Readonly<Record<string, string | number>> = {technique: 'oi-zuki'}) => {
	const where = situation(ch, move, {...fighter, options}, {asks, difficulty: 5}, {target: foe});
	return LIFE - make(where, [9, 1, 1]).players.target!.tracks.vie!;
};
const chPlan = (move: string, self: object, options: Options, asks: object = {}) =>
	planMove(situation(ch, move, {...self, options}, {asks: asks as Record<string, number>}));

const ofChimere: readonly Row[] = [
	{
		gap: 'CH-G02',
		what: 'points with or without the minimum',
		set: {'points-en-plus': true},
		see: options => chStep({options}, 'caracs')!.budget!.total,
		usual: 18,
		otherwise: 26,
	},
	{
		gap: 'CH-G05',
		what: 'how many talents are drawn',
		set: {'talents-tires': 3},
		see: options => chStep({choices: {art: 'boxe', methode: 'hasard'}, options}, 'talents')!.picks!.least,
		usual: 3,
		otherwise: 4,
	},
	{
		gap: 'CH-G05',
		what: 'how many talents are chosen',
		set: {'talents-choisis': 2},
		see: options => chStep({choices: {art: 'boxe', methode: 'choix'}, options}, 'talents')!.picks!.least,
		usual: 2,
		otherwise: 3,
	},
	{gap: 'CH-G07', what: 'power without strength', set: {'puissance-de': 'sans-force'}, see: hurt, usual: 6, otherwise: 2},
	{gap: 'CH-G07', what: 'power without the margin', set: {'puissance-de': 'sans-marge'}, see: hurt, usual: 6, otherwise: 2},
	{
		gap: 'CH-G07',
		what: 'strength behind a shot',
		set: {'tir-ajoute-force': true},
		see: options => hurt(options, 'tir', {arme: 'pistolet', portee: 'courte'}),
		usual: 5,
		otherwise: 9,
	},
	{
		gap: 'CH-G08',
		what: 'armour as it is written',
		set: {'armure-a-la-lettre': true},
		see: options => hurt(options),
		usual: 6,
		otherwise: 10,
	},
	{
		gap: 'CH-G09',
		what: 'initiative with or without dice',
		set: {'initiative-fixe': true},
		see: options => chPlan('initiative', fighter, options).expression,
		usual: '3d10kh1b10d6',
		otherwise: '0+3',
	},
	{
		gap: 'CH-G10',
		what: 'instinctive defence with or without a die',
		set: {'defense-instinctive-fixe': true},
		see: options => chPlan('defense-instinctive', fighter, options).expression,
		usual: '1d10kh1b10d6',
		otherwise: '0+1',
	},
	{
		gap: 'CH-G12',
		what: 'equal totals of a blow',
		set: {'egalite-relance': true},
		see: options =>
			make(situation(ch, 'attaque', {...fighter, options}, {asks: {technique: 'oi-zuki'}, difficulty: 9}), [9, 1, 1]).outcome
				.kind,
		usual: 'failure',
		otherwise: 'none',
	},
	{
		gap: 'CH-G12',
		what: 'equal totals of a shot',
		set: {'egalite-relance': true},
		see: options =>
			make(situation(ch, 'tir', {...fighter, options}, {asks: {arme: 'pistolet', portee: 'courte'}, difficulty: 9}), [9, 1, 1])
				.outcome.kind,
		usual: 'failure',
		otherwise: 'none',
	},
	{
		gap: 'CH-G13',
		what: 'cover against blows at contact',
		set: {'malus-au-contact': true},
		see: options =>
			planMove(situation(ch, 'attaque', {...fighter, options}, {asks: {technique: 'oi-zuki'}, ticked: {'move.couvert': 1}}))
				.expression,
		usual: '3d10kh1b10d6',
		otherwise: '3d10kh1b10d6-1',
	},
	{
		gap: 'CH-G14',
		what: 'fury between sessions',
		set: {'furie-gardee': true},
		see: options =>
			pass(ch, players({stats: {temperament: 3}, tracks: {furie: 4}, options}), 'session').players.self.tracks.furie,
		usual: 0,
		otherwise: 4,
	},
	{
		gap: 'CH-G15',
		what: 'life that a rest gives',
		set: {'vie-par-repos': 5},
		see: options => pass(ch, players({tracks: {vie: 3}, options}), 'rest').players.self.tracks.vie,
		usual: 3,
		otherwise: 8,
	},
	{
		gap: 'CH-G15',
		what: 'energy that a rest gives',
		set: {'energie-par-repos': 4},
		see: options => pass(ch, players({tracks: {energie: 3}, options}), 'rest').players.self.tracks.energie,
		usual: 3,
		otherwise: 7,
	},
	...(
		[
			['technique', 'cout-technique', 'mawashi-geri'],
			['comp', 'cout-competence', 'vigilance'],
			['carac', 'cout-caracteristique', 'force'],
		] as const
	).map(
		([price, option, id]): Row => ({
			gap: 'CH-G16',
			what: `the price of a ${price}`,
			set: {[option]: 10},
			see: options => buy(ch, stateWith({made: true, xp: 20, choices: {art: 'karate'}, options}), price, id).ok,
			usual: false,
			otherwise: true,
		}),
	),
	{
		gap: 'CH-G17',
		what: 'several who watch',
		set: {'guet-groupe': 1},
		see: options => chPlan('guet', {stats: {perception: 2}}, options, {guetteurs: 3}).expression,
		usual: '2d10kh1b10d6',
		otherwise: '5d10kh1b10d6',
	},
	{
		gap: 'CH-G18',
		what: 'surprise and the extra dice of a technique',
		set: {'surprise-garde-bonus': true},
		see: options =>
			chPlan('defense', {...fighter, conditions: [{condition: 'surpris', level: 1}]}, options, {technique: 'garde'}).expression,
		usual: '1d10kh1b10d6',
		otherwise: '3d10kh1b10d6',
	},
	{
		gap: 'CH-G19',
		what: 'what serious wounds do',
		set: {'malus-blessure': 2},
		see: options =>
			chPlan('action', {conditions: [{condition: 'blessure-grave', level: 2}]}, options, {carac: 'force'}).expression,
		usual: '2d10kh1b10d6',
		otherwise: '2d10kh1b10d6-4',
	},
	{
		gap: 'CH-G20',
		what: 'actions of a band',
		set: {'actions-groupe': 4},
		see: options => sheetOf(ch, {choices: {nature: 'groupe'}, options}).derived('actions').value,
		usual: 2,
		otherwise: 4,
	},
	{
		gap: 'CH-G21',
		what: 'acting without the skill',
		set: {'malus-sans-competence': 2},
		see: options => chPlan('action', {}, options, {carac: 'force', comp: 'vigilance'}).expression,
		usual: '2d10kh1b10d6',
		otherwise: '2d10kh1b10d6-2',
	},
	{
		gap: 'CH-G21',
		what: 'helping without the skill',
		set: {'aide-sans-competence': true},
		see: options => chPlan('aider', {}, options, {comp: 'vigilance'}).problems.length,
		usual: 1,
		otherwise: 0,
	},
	{
		gap: 'CH-G22',
		what: 'metres beyond the two that are numbered',
		set: {'saut-au-dela': 5},
		see: options => chPlan('saut', {stats: {habilete: 3}}, options, {metres: 7}).difficulty,
		usual: 10,
		otherwise: 16,
	},
];

/** Gaps whose default is no number: what the interface lets a GM write himself, by the test that shows it. */
const byHand: Readonly<Record<string, string>> = {
	'HC-G01': 'skills are added with their stat; a rulebook of one’s own moves those that are there',
	'HC-G15': 'armours are an open list, each with its protection',
	'HC-G29': 'the cause is free words',
	'CH-G01': 'a rulebook of one’s own',
	'CH-G03': 'skills are added',
	'CH-G04': 'the table of talents is filled by forms',
	'CH-G06': 'techniques are an open list with all its fields',
	'CH-G11': 'as rows CH-026 and CH-027 have it',
	'CH-G23': 'equipment is a free list',
	'CH-G24': 'the modifier counts once',
};

describe.each([
	['haut-chateau', hc, ofHautChateau],
	['chimere', ch, ofChimere],
] as const)('where the document of %s is silent', (id, game, rows) => {
	test.each(rows)('$gap: $what, as the row has it and as a GM may set it', ({set, see, usual, otherwise}) => {
		const defaults = Object.fromEntries(game.book.options.map(option => [option.id, option.default]));
		expect([see({}), see(defaults), see(set)]).toEqual([usual, usual, otherwise]);
	});

	test.each(rows)('$gap: $what is set on a sheet by the GM, and by nobody else', ({set}) => {
		for (const [option, value] of Object.entries(set)) {
			const put = (who: 'gm' | 'player') => doDeed(game, players({made: true}), {act: 'option', option, value}, who);
			expect(put('gm').players.self.options).toEqual({[option]: value});
			expect(put('player').problem).toMatchObject({code: 'rule/not-yours'});
		}
	});

	test('every gap has its switch, or a place where the GM writes', () => {
		const text = readFileSync(new URL(`../../docs/rules/${id}.md`, import.meta.url), 'utf8');
		const gaps = [...text.matchAll(/^\| ((?:HC|CH)-G\d+) \|/gm)].map(([, gap]) => gap!);
		expect(gaps.length).toBeGreaterThan(20);
		expect(gaps.filter(gap => byHand[gap] === undefined && !rows.some(row => row.gap === gap))).toEqual([]);
	});

	test('every switch is one that a row tries', () => {
		const tried = new Set(rows.flatMap(({set}) => Object.keys(set)));
		expect(game.book.options.map(option => option.id).filter(option => !tried.has(option))).toEqual([]);
	});
});
