import {describe, expect, test} from 'vitest';
import {versionsOf} from '../../src/rules/at-version';
import {buildFaults} from '../../src/rules/builds/faults';
import {reckon} from '../../src/rules/builds/reckon';
import {checkWhole} from '../../src/rules/check/whole';
import {fightOn} from '../../src/rules/fight/acts';
import {type FightAct, noFight} from '../../src/rules/fight/fight';
import type {Ground} from '../../src/rules/fight/order';
import {previewMigration} from '../../src/rules/migrate';
import {sheetIn} from '../../src/rules/moves/around';
import {planMove} from '../../src/rules/moves/plan';
import {settledChoices} from '../../src/rules/moves/settle';
import {labelIn, sayChange, sayRule} from '../../src/rules/say';
import {pass} from '../../src/rules/time';
import {viewSheet} from '../../src/rules/view-sheet';
import {make, sheetOf, situation, tableWith} from '../rules/play';
import {at, book, hero, own, prices, type Rank, rank, skill, type Version, versions} from './horizon';

const codes = (bricks: Rank, version: Version, top = 1) => {
	const ranks = Array.from({length: top}, (_, index) => (index + 1 === top ? bricks : rank({})));
	const sheet = sheetOf(at(version), {bricks: prices, builds: [skill('a', ...ranks)]});
	return buildFaults(sheet, sheet.state.builds[0]!, top).map(fault => fault.code);
};
const total = (bricks: Rank, version: Version) => reckon(sheetOf(at(version), {bricks: prices}), 'competences', bricks, 1)!.total;
const track = (version: Version, state: object, id: string) => sheetOf(at(version), state).track(id).value;
const from = (version: Version) => versions.slice(versions.indexOf(version));
const before = (version: Version) => versions.slice(0, versions.indexOf(version));

/** Uses a skill of these bricks on a target. */
function cast(version: Version, move: string, bricks: Rank, target: object, asks: object = {}, self: object = {}) {
	const situated = situation(
		at(version),
		move,
		hero({builds: [skill('a', bricks)], ...self}),
		{asks: {comp: 'a:1', ...asks}, difficulty: 50},
		{
			target,
		},
	);
	const settled = {...situated, choices: settledChoices(situated.move, situated.choices, sheetIn(situated))};
	return make(settled, settled.move.roll.kind === 'none' ? [] : [50]);
}
const said = (done: ReturnType<typeof cast>) => done.changes.map(change => sayChange(change, 'en'));

describe('every version', () => {
	test('HB-134: has no fault, and each says what it changed', () => {
		const whole = checkWhole(book);
		expect(whole.ok).toBe(true);
		expect(versionsOf(book)).toEqual(versions);
		for (const {notes} of book.versions)
			expect([labelIn(notes, 'fr'), labelIn(notes, 'en')].every(text => text.length > 20)).toBe(true);
	}, 30_000);

	/** What a sheet pinned to a version must obey: the first version in which each feature stands. */
	const matrix: readonly (readonly [row: string, feature: string, since: Version, has: (version: Version) => boolean])[] = [
		['HB-088', 'Avantage adds up', '1.0.1', version => !codes(rank({avantage: 2}), version).includes('rule/brick-most')],
		['HB-089', 'Handicap adds up', '1.0.1', version => !codes(rank({handicap: 2}), version).includes('rule/brick-most')],
		[
			'HB-090',
			'Récupération d’éther adds up',
			'1.0.1',
			version => !codes(rank({'recuperation-ether': 2}), version).includes('rule/brick-most'),
		],
		['HB-086', 'Harceleur', '1.0.1', version => at(version).entry('archetypes', 'harceleur') !== undefined],
		['HB-087', 'Source', '1.0.1', version => at(version).entry('archetypes', 'source') !== undefined],
		[
			'HB-091',
			'one movement and one action a turn',
			'1.1.0',
			version => at(version).tracks.has('mouvement') && at(version).tracks.has('action'),
		],
		['HB-092', 'Polyvalent', '1.1.0', version => at(version).entry('archetypes', 'polyvalent') !== undefined],
		['HB-093', 'Universaliste', '1.1.0', version => at(version).entry('archetypes', 'universaliste') !== undefined],
		['HB-095', 'Canalisation gives 3', '1.1.0', version => total(rank({canalisation: 1}), version) === 7],
		['HB-095', 'Épuisement gives 3', '1.1.0', version => total(rank({epuisement: 1}), version) === 7],
		['HB-098', 'Célérité', '1.1.0', version => !codes(rank({celerite: 1}), version).includes('rule/unknown')],
		['HB-102', 'Stabilisation', '1.1.0', version => !codes(rank({stabilisation: 1}), version).includes('rule/unknown')],
		['HB-103', 'Ancrage', '1.1.0', version => !codes(rank({ancrage: 1}), version).includes('rule/unknown')],
		['HB-105', 'the catch-up session', '1.1.1', version => at(version).moves.has('rattrapage')],
		['HB-106', 'when a Condition is paid', '1.1.1', version => at(version).moves.has('lancer')],
		['HB-126', 'categories', '1.2.0', version => at(version).builders.get('competences')!.categories.length === 7],
		['HB-127', 'Vampire', '1.2.0', version => at(version).entry('archetypes', 'vampire') !== undefined],
		[
			'HB-133',
			'words on the ranks of knowledge',
			'1.2.1',
			version => at(version).book.reference.some(one => one.id === 'savoir-1'),
		],
	];
	test.each(matrix)('%s: %s, from %s', (_, __, since, has) => {
		expect(before(since).filter(has)).toEqual([]);
		expect(from(since).filter(has)).toEqual(from(since));
	});

	const thirteen = [
		['HB-109', 'charge', 1],
		['HB-110', 'percee', 2],
		['HB-111', 'degat-critique', 1],
		['HB-112', 'sangsue', 3],
		['HB-113', 'blocage-ennemi', 2],
		['HB-114', 'aveuglement', 2],
		['HB-115', 'soin-critique', 1],
		['HB-116', 'reanimation', 8],
		['HB-117', 'herissement', 3],
		['HB-118', 'blocage-allie', 2],
		['HB-119', 'invincible', 4],
		['HB-122', 'brise-blindage', 3],
		['HB-123', 'munition-unique', 4],
	] as const;
	test.each(thirteen)('%s: %s is new in 1.2.0, for %i points', (_, id, points) => {
		const known = (version: Version) =>
			at(version)
				.builders.get('competences')!
				.bricks.find(brick => brick.id === id);
		expect(before('1.2.0').map(known)).toEqual(before('1.2.0').map(() => undefined));
		expect(from('1.2.0').map(version => known(version)?.points)).toEqual([points, points]);
	});
});

describe('1.0.1', () => {
	test.each([
		['HB-088', 'avantage', 'benefique'],
		['HB-089', 'handicap', 'competence'],
	])('%s: two of %s are two uses, each spent by a roll', (_, id, move) => {
		const done = cast('1.0.1', move, rank({[id]: 2, ...(move === 'benefique' && {'distance.benefique': 1})}), {}, {sur: 'allie'});
		expect(sheetOf(at('1.0.1'), done.players.target!).level(id)).toBe(2);
		const rolled = make(
			situation(at('1.0.1'), 'attaque', done.players.target!, {ticked: {'move.avantage': 1}, difficulty: 50}),
			[50],
		);
		expect(sheetOf(at('1.0.1'), rolled.players.self).level(id)).toBe(1);
	});

	test('HB-090: two Récupération d’éther give twice as much', () => {
		const pm = (count: number) =>
			track(
				'1.0.1',
				cast('1.0.1', 'benefique', rank({'recuperation-ether': count}), {}, {}, {tracks: {pm: 2}, bricks: cheap}).players.self,
				'pm',
			);
		expect([pm(1), pm(2)]).toEqual([3, 4]);
	});
});
const cheap = {
	competences: [...prices.competences.filter(one => one.id !== 'recuperation-ether'), {id: 'recuperation-ether', points: 1}],
};

describe('1.1.0', () => {
	test('HB-091: before, no movement is counted and no action either', () => {
		const view = (version: Version) => viewSheet(at(version), hero(), tableWith(), [], 'fr').tracks.map(one => one.id);
		expect(view('1.0.1')).not.toContain('mouvement');
		expect(view('1.1.0')).toContain('mouvement');
		const twice = (version: Version) => {
			const once = make(situation(at(version), 'attaque', hero(), {difficulty: 50}), [50]).players.self;
			return planMove(situation(at(version), 'attaque', once)).problems.length;
		};
		expect([twice('1.0.1'), twice('1.1.0')]).toEqual([0, 1]);
	});

	test.each(['canalisation', 'epuisement'])('HB-096: %s leaves the movement', id => {
		const after = (version: Version) => {
			const state = cast(version, 'competence', rank({degats: 1, [id]: 1}), {}).players.self;
			return version === '1.0.1' ? state : pass(at(version), {self: state, table: tableWith()}, 'turn').players.self;
		};
		expect(at('1.0.1').conditions.get(id)!.blocks).toEqual(['movement']);
		expect(planMove(situation(at('1.1.0'), 'mouvement', after('1.1.0'))).problems).toEqual([]);
		expect(sheetOf(at('1.0.1'), after('1.0.1')).level(id)).toBe(1);
	});

	test.each([
		['1.0.1', 3, 10, 2],
		['1.1.0', 3, 9, 3],
		['1.0.1', 0, 9, 0],
	] as const)('HB-097: in %s damage over time and a barrier of %i', (version, barriere, pv, left) => {
		const state = hero({tracks: {barriere}, conditions: [{condition: 'degats-duree', level: 1, left: 1}]});
		const burnt = {...state, conditions: [{condition: 'degats-duree', level: 1, left: 1, fresh: true as const}]};
		const next = pass(at(version), {self: burnt, table: tableWith()}, 'turn').players.self;
		expect([track(version, next, 'pv'), track(version, next, 'barriere')]).toEqual([pv, left]);
	});
});

describe('1.1.1', () => {
	test('HB-106: before, a skill with a Condition is used as any other', () => {
		const bricks = rank({degats: 1, condition: 1});
		expect(cast('1.1.0', 'competence', bricks, {}).problems).toEqual([]);
		expect(cast('1.1.1', 'competence', bricks, {}).problems[0]).toMatchObject({code: 'rule/unchosen'});
	});

	test('HB-107: two Récupération d’éther are valid in 1.1.0 already', () =>
		expect(codes(rank({'recuperation-ether': 2}), '1.1.0', 2)).toEqual([]));

	test('HB-024 HB-025: the one who took part, or the one whom the organiser chose', () => {
		const month = (state: object) => pass(at(), {self: hero(state), table: tableWith()}, 'month').players.self.balances;
		const mine = make(situation(at(), 'mandat', hero()), []).players.self;
		expect(month(mine)).toEqual({comp: 2, savoir: 2});
		const given = make(situation(at(), 'rattrapage', hero(), {}, {target: hero()}), []).players;
		expect(month(given.target!)).toEqual({comp: 2, savoir: 2});
		expect(month(given.self)).toEqual({comp: 1, savoir: 1});
	});
});

describe('1.2.0', () => {
	test('HB-108: a K.O. is healed as anyone before, and by Réanimation alone since', () => {
		const pv = (version: Version) =>
			track(
				version,
				cast(version, 'benefique', rank({soin: 2, 'distance.benefique': 1}), {tracks: {pv: 0}}, {sur: 'allie'}).players.target!,
				'pv',
			);
		expect(versions.map(pv)).toEqual([2, 2, 2, 2, 0, 0]);
	});

	test('HB-126: bricks of earlier sheets show no category', () => {
		const shown = (version: Version) =>
			viewSheet(at(version), hero(), tableWith(), [], 'fr').builders[0]!.bricks.find(brick => brick.id === 'degats')!.categories;
		expect([shown('1.1.1'), shown('1.2.0')]).toEqual([[], ['Blessure']]);
	});

	const bears = (condition: string) => ({conditions: [{condition, level: 1}]});
	const moved = (version: Version, target: object) =>
		said(cast(version, 'competence', rank({degats: 1, repositionnement: 1}), target));
	const steps = (version: Version, brick: string, self: object) =>
		said(cast(version, 'competence', rank({degats: 1, [brick]: 1}), {}, {}, self));
	const STILL = 'No effect: the target cannot be moved.';

	test.each([
		['HB-113', 'blocage-ennemi'],
		['HB-118', 'blocage-allie'],
	])('%s: in 1.2.0 %s stops every forced movement', (_, condition) => {
		expect(moved('1.2.0', bears(condition))).toContain(STILL);
		expect(moved('1.2.0', {})).toContain('The target is moved.');
		expect(
			sheetOf(
				at('1.2.0'),
				cast(
					'1.2.0',
					condition === 'blocage-ennemi' ? 'competence' : 'benefique',
					rank({[condition]: 1, ...(condition === 'blocage-allie' && {'distance.benefique': 1})}),
					{},
					{sur: 'allie'},
				).players.target!,
			).level(condition),
		).toBe(1);
	});

	test('HB-131: from 1.2.1 Blocage ennemi stops the bearer’s own Déplacement and Charge', () => {
		expect(moved('1.2.1', bears('blocage-ennemi'))).toContain('The target is moved.');
		expect(steps('1.2.1', 'deplacement', bears('blocage-ennemi'))).toContain('No effect: Enemy block prevents the move.');
		expect(steps('1.2.1', 'charge', bears('blocage-ennemi'))).toContain('No effect: Enemy block prevents the charge.');
		expect(steps('1.2.0', 'deplacement', bears('blocage-ennemi'))).toContain('The caster moves.');
	});

	test('HB-132: and Blocage allié stops Repositionnement', () => {
		expect(moved('1.2.1', bears('blocage-allie'))).toContain(STILL);
		expect(steps('1.2.1', 'deplacement', bears('blocage-allie'))).toContain('The caster moves.');
	});

	test('HB-133: before 1.2.1 the words on knowledge are not there', () => {
		const texts = (version: Version) => viewSheet(at(version), hero(), tableWith(), [], 'fr').reference.map(one => one.id);
		expect(texts('1.2.0').filter(id => id.startsWith('savoir-'))).toEqual([]);
		expect(texts('1.2.1').filter(id => id.startsWith('savoir-'))).toHaveLength(5);
	});
});

describe('a fight', () => {
	test('HB-039 HB-042: each turn begins with one movement and one action, less what was lost; the fight names its version', () => {
		let ground: Ground = {
			game: at(),
			sheets: new Map([
				['a', hero({tracks: {action: 0, mouvement: 0}})],
				['b', hero({conditions: [{condition: 'entrave', level: 1, left: 1, fresh: true}]})],
			]),
			table: tableWith(),
			lang: 'fr',
		};
		let fight = noFight;
		const act = (one: FightAct) => {
			const done = fightOn(ground, fight, one);
			if (!done.ok) throw new Error(JSON.stringify(done.error));
			ground = {...ground, sheets: done.value.sheets, table: done.value.table};
			fight = done.value.fight ?? noFight;
		};
		const left = (sheet: string) => ['mouvement', 'action'].map(id => track('1.2.1', ground.sheets.get(sheet)!, id));
		act({act: 'add', name: 'A', sheet: 'a'});
		act({act: 'add', name: 'B', sheet: 'b'});
		act({act: 'begin'});
		expect(fight.version).toBe('1.2.1');
		act({act: 'next'});
		expect(left('b')).toEqual([0, 1]);
		act({act: 'next'});
		expect([fight.round, left('a')]).toEqual([2, [1, 1]]);
		act({act: 'next'});
		expect(left('b')).toEqual([1, 1]);
	});
});

describe('moving a sheet', () => {
	const charged = hero({
		entries: own('polyvalent', 'universaliste'),
		builds: [skill('Souffle', rank({degats: 3, canalisation: 1}))],
	});

	test('HB-134: what each version in between says, and nothing changes before the player agrees', () => {
		const preview = previewMigration(book, charged, '1.1.0', '1.2.1');
		if (!preview.ok) throw new Error('no preview');
		expect(preview.value.notes.map(one => one.version)).toEqual(['1.1.1', '1.2.0', '1.2.1']);
		expect(preview.value.invalid).toEqual([]);
		expect(charged.builds[0]).toMatchObject({name: 'Souffle'});
	});

	test.each(versions.slice(1).map((to, index) => [versions[index]!, to] as const))('HB-134: from %s to %s', (earlier, to) => {
		const preview = previewMigration(book, hero({builds: [skill('a', rank({degats: 2}))]}), earlier, to);
		expect(preview.ok && preview.value.notes.map(one => one.version)).toEqual([to]);
		expect(preview.ok && preview.value.gone).toEqual([]);
		expect(preview.ok && preview.value.invalid).toEqual([]);
	});

	test('HB-134: a skill that fitted the old prices and does not fit the new ones is told as a conflict', () => {
		const dear = {competences: [{id: 'sangsue', name: 'Sangsue', group: 'attaque', points: 1, most: 5}]};
		const state = hero({bricks: dear, builds: [skill('Morsure', rank({sangsue: 3}))]});
		expect(codesOf(state, '1.1.1')).toEqual([]);
		const preview = previewMigration(book, hero({builds: [skill('Vieux', rank({sangsue: 2}))]}), '1.1.1', '1.2.0');
		expect(preview.ok && preview.value.invalid.map(({problem}) => sayRule(problem, 'fr'))).toEqual([
			'Vieux\u00a0: 6 points dépensés sur 4. Retirez-en 2.',
		]);
	});
	const codesOf = (state: object, version: Version) => {
		const sheet = sheetOf(at(version), state);
		return buildFaults(sheet, sheet.state.builds[0]!, 1).map(fault => fault.code);
	};
});
