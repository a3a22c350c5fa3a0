import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {invalidIn} from '../../src/rules/creation/invalid';
import {advance, awaited, begin, type Fallen, type Meeting, settled} from '../../src/rules/encounters';
import {fightOn} from '../../src/rules/fight/acts';
import {type FightAct, noFight} from '../../src/rules/fight/fight';
import type {Ground} from '../../src/rules/fight/order';
import type {Standing} from '../../src/rules/fight/standing';
import {viewFight} from '../../src/rules/fight/view';
import {factsOf} from '../../src/rules/moves/facts';
import {type Contender, oppose} from '../../src/rules/moves/oppose';
import {planMove} from '../../src/rules/moves/plan';
import {labelIn} from '../../src/rules/say';
import {pass} from '../../src/rules/time';
import {faces, gameOf, gameWith, given, make, players, sheetOf, situation, stateWith, tableWith} from '../rules/play';

const game = gameOf('imperium');
const own = (...ids: string[]) => ids.map(entry => ({key: entry, entry}));
const duellist = {
	stats: {habilete: 4, physique: 4, discipline: 3, savoir: 3, aura: 4},
	points: {'armes-blanches': 3, agilite: 3, lutte: 2, 'armes-de-tir': 3, histoire: 3},
};
const check = (self: object, asks: object, more: object = {}) =>
	situation(game, 'test', self, {asks: {comp: 'histoire', ...asks}, ...more});

describe('characteristics and skills', () => {
	test('IM-001: only eight-sided dice', () => {
		for (const move of game.book.moves) if ('d' in move.roll) expect(move.roll.d).toBe(8);
	});

	test.each([
		[1, 1],
		[2, 0],
		[5, 0],
	])('IM-002: a characteristic of %i', (value, faults) =>
		expect(invalidIn(sheetOf(game, {stats: {aura: value}})).filter(({where}) => where === 'stats.aura')).toHaveLength(faults),
	);

	test('IM-003: six characteristics', () =>
		expect(game.book.stats.map(stat => stat.id)).toEqual(['aura', 'discipline', 'finesse', 'physique', 'habilete', 'savoir']));

	test.each([
		['IM-004', 'aura', 'luck'],
		['IM-005', 'discipline', 'meditate'],
		['IM-006', 'finesse', 'speak well'],
		['IM-007', 'physique', 'endure'],
		['IM-008', 'habilete', 'balance'],
		['IM-009', 'savoir', 'facts'],
	])('%s: what %s covers', (_, stat, word) => expect(labelIn(game.stats.get(stat)!.description!, 'en')).toContain(word));

	test('IM-010: every skill begins at 0', () =>
		expect([...sheetOf(game).skills.keys()].every(id => sheetOf(game).skill(id).points === 0)).toBe(true));

	test.each([
		[3, 0],
		[4, 1],
	])('IM-011: Histoire %i on Savoir 3', (points, faults) =>
		expect(
			invalidIn(sheetOf(game, {stats: {savoir: 3}, points: {histoire: points}})).filter(({where}) => where === 'points.histoire'),
		).toHaveLength(faults),
	);

	test.each([
		['IM-012', 'aura', 3],
		['IM-013', 'discipline', 2],
		['IM-014', 'finesse', 11],
		['IM-015', 'physique', 2],
		['IM-016', 'habilete', 7],
		['IM-017', 'savoir', 9],
	])('%s: %s has %i skills', (_, stat, count) => {
		expect(game.book.skills.filter(skill => skill.stat === stat)).toHaveLength(count);
		expect(game.book.skills).toHaveLength(34);
	});

	test('IM-018: Galach, and one tongue for each point', () => {
		const state = {points: {langues: 2}, lists: {langues: [{name: 'Chakobsa'}, {name: 'Fremen'}]}};
		expect(sheetOf(game, state).derived('langues-sues').value).toBe(3);
		expect(doDeed(game, players(state), {act: 'entry', list: 'langues', name: 'Latin'}, 'player').problem).toMatchObject({
			code: 'rule/list-full',
			most: 2,
		});
	});

	test('IM-019: notes on skills', () => expect(labelIn(game.skills.get('securite')!.description!, 'fr')).toContain('Crochetage'));
});

describe('derived values and Karama', () => {
	test('IM-020 IM-021: resistance and hit points', () => {
		const sheet = sheetOf(game, {stats: {discipline: 3, physique: 4}});
		expect([sheet.derived('resistance').value, sheet.track('pv').max]).toEqual([7, 28]);
	});

	test('IM-022: Karama is Aura, and what the GM adds', () => {
		expect(sheetOf(game, {stats: {aura: 4}}).track('karama').max).toBe(4);
		expect(sheetOf(game, {stats: {aura: 4}, options: {'karama-ajout': 1}}).track('karama').max).toBe(5);
	});

	test('IM-023: a point before the roll is a success', () => {
		const done = make(check(duellist, {}, {spends: {karama: 1}}), [5, 1, 1, 1, 1, 1]);
		expect(done.total).toBe(2);
		expect(done.players.self.tracks.karama).toBe(3);
	});

	test('IM-024 IM-026: and after it, on the player’s word alone', () => {
		const done = make(check(duellist, {}), [1, 2, 3, 4, 1, 1], {spends: {'karama-apres': 1}});
		expect(done).toMatchObject({total: 1, outcome: {kind: 'success'}, problems: []});
	});

	test('a point is not to be had where no success is counted: on damage, and on what rolls nothing', () => {
		const offers = (move: string) => planMove(situation(game, move, duellist)).spends.map(({spend}) => spend.id);
		const counted = game.book.moves.filter(({roll}) => roll.kind === 'count').map(({id}) => id);
		const rest = game.book.moves.map(({id}) => id).filter(id => !counted.includes(id));
		for (const id of counted) expect(offers(id), id).toEqual(['karama', 'karama-apres']);
		for (const id of rest) expect(offers(id), id).toEqual([]);
		const after = make(situation(game, 'degats', duellist), [4], {spends: {'karama-apres': 1}});
		expect(after.players.self.tracks.karama).toBeUndefined();
	});

	test('IM-025: a point against death, with the GM’s leave', () => {
		const dead = {...duellist, conditions: [{condition: 'mort', level: 1}]};
		const done = make(situation(game, 'echapper', dead), []);
		expect(done.players.self.conditions).toEqual([]);
		expect(done.changes).toContainEqual(expect.objectContaining({kind: 'ask', who: 'gm'}));
	});
});

describe('the roll', () => {
	test('IM-027: skill and characteristic', () => expect(planMove(check(duellist, {})).expression).toBe('6d8>=5>=8'));

	test.each([
		['IM-028', [1, 4, 5, 1, 1, 1], 1, 'success'],
		['IM-028', [1, 2, 4, 1, 1, 1], 0, 'failure'],
		['IM-029', [8, 8, 8, 1, 1, 1], 6, 'success'],
		['IM-030', [2, 3, 5, 8, 1, 1], 3, 'success'],
	])('%s: %j', (_, dice, total, kind) => expect(make(check(duellist, {}), dice)).toMatchObject({total, outcome: {kind}}));

	test('IM-031 IM-032: a power fails on 1 alone, and only for those who have one', () => {
		const mentat = {
			...duellist,
			points: {...duellist.points, histoire: 1},
			entries: {pouvoirs: [given('calcul', {'seul-le-un': true}, 'Calcul')]},
		};
		expect(make(check(mentat, {}, {ticked: {'entry.pouvoirs.calcul.0': 1}}), [1, 2, 4, 8]).total).toBe(4);
		expect(make(check({...mentat, entries: {}}, {}, {ticked: {'entry.pouvoirs.calcul.0': 1}}), [1, 2, 4, 8]).total).toBe(2);
		const maps = game.moves.get('test')!.roll;
		expect(maps.kind === 'count' && Object.keys(maps.otherFaces ?? {})).toEqual(['inexperimente', 'pouvoir']);
	});

	test('IM-033: untrained, one die fewer', () =>
		expect(planMove(situation(game, 'agilite', {stats: {habilete: 3}})).expression).toBe('2d8>=5'));
	test('IM-034: and an 8 is one success', () =>
		expect(make(situation(game, 'agilite', {stats: {habilete: 4}}), [8, 8, 3]).total).toBe(2));
	test('IM-035: not every skill is tried untrained', () => {
		expect(planMove(check({}, {comp: 'medecine'})).problems).toHaveLength(1);
		expect(game.skills.get('medecine')!.untrained).toBe(false);
		expect(planMove(check({}, {comp: 'survie'})).problems).toEqual([]);
	});

	test('IM-036: damage is the sum', () => {
		const hurt = make(
			situation(
				game,
				'degats',
				{...duellist, entries: {equipement: own('hast')}},
				{asks: {arme: 'hast'}},
				{target: {stats: {discipline: 3, physique: 4}}},
			),
			[4, 8],
		);
		expect(hurt.players.target?.tracks.pv).toBe(16);
	});

	test('IM-037: rarity asks for several successes', () =>
		expect(make(check(duellist, {rarete: 4}), [5, 5, 5, 1, 1, 1]).outcome.kind).toBe('failure'));

	test('IM-038 IM-039: the most successes win, over several rolls', () => {
		const against = (deja: number, difficulty: number) =>
			make(situation(game, 'opposition', duellist, {asks: {comp: 'histoire', deja}, difficulty}), [5, 1, 1, 1, 1, 1]).outcome
				.kind;
		expect([against(0, 0), against(2, 2), against(0, 2)]).toEqual(['success', 'success', 'failure']);
	});

	test.each([
		['IM-041', [5, 5, 5, 1, 1, 1], 'mieux'],
		['IM-042', [5, 5, 1, 1, 1, 1], 'echec'],
	])('%s: three declared', (_, dice, id) => expect(make(check(duellist, {annonce: 3}), dice).outcome.id).toBe(id));

	test.each(['IM-043', 'IM-044', 'IM-047', 'IM-048', 'IM-049', 'IM-018'])('%s is a text to look up, in both languages', row => {
		const found = game.book.reference.find(one => one.rows?.includes(row))!;
		expect([labelIn(found.text, 'fr'), labelIn(found.text, 'en')].every(text => text.length > 40)).toBe(true);
	});

	test('a pool of zero is a failure (gap 11)', () =>
		expect(make(situation(game, 'agilite', {stats: {habilete: 2}}, {ticked: {'move.feinte': 1}}), [])).toMatchObject({
			total: 0,
			outcome: {kind: 'failure'},
		}));
});

describe('the duel', () => {
	const count = (n: number) =>
		factsOf(
			faces(
				`${Math.max(1, n)}d8>=5>=8`,
				Array.from({length: Math.max(1, n)}, (_, index) => (index < n ? 5 : 1)),
			),
		);
	const meeting = (a: object = {}, b: object = {}): Meeting => ({
		a: stateWith({...duellist, entries: {equipement: own('lame')}, ...a}),
		b: stateWith({...duellist, entries: {equipement: own('lame')}, ...b}),
		table: tableWith(),
	});
	const started = (flags: Readonly<Record<string, number>> = {}, met = meeting()): Standing => {
		const at = begin(game, 'duel', flags);
		if (!at.ok) throw new Error('no duel');
		return settled(game, at.value, met).standing;
	};
	const go = (at: Standing, fallen: Fallen, met = meeting()) => {
		const moved = advance(game, at, met, fallen);
		if (!moved.ok) throw new Error(JSON.stringify(moved.error));
		return moved.value.standing;
	};
	const shield = {entries: {equipement: own('lame', 'bouclier')}};

	test('IM-050: passes are counted', () =>
		expect(go(started(), {a: count(0), b: count(0)})).toMatchObject({state: 'contact', pass: 2}));
	test('IM-051: it begins with both Agility rolls', () =>
		expect(awaited(game, started(), meeting())).toEqual([
			{by: 'a', moves: ['agilite']},
			{by: 'b', moves: ['agilite']},
		]));

	// Each pair of 0 to 4 successes leads where the rows say.
	const pairs = [0, 1, 2, 3, 4].flatMap(a => [0, 1, 2, 3, 4].map(b => [a, b] as const));
	test.each(pairs)('IM-052 IM-053 IM-055: %i against %i successes', (a, b) => {
		const next = go(started(), {a: count(a), b: count(b)});
		if (a === b) expect(next.state).toBe(a === 0 ? 'contact' : 'corps-a-corps');
		else expect(next).toMatchObject({state: 'attaque', roles: {assaillant: a > b ? 'a' : 'b', defenseur: a > b ? 'b' : 'a'}});
	});

	test('IM-054: two shields repel each other', () => {
		const met = meeting(shield, shield);
		expect(go(started({}, met), {a: count(2), b: count(2)}, met)).toMatchObject({state: 'contact', pass: 2});
	});

	test('IM-056: who is not ready is the defender of the first pass', () => {
		expect(started({'a.pas-pret': 1})).toMatchObject({state: 'attaque', roles: {assaillant: 'b', defenseur: 'a'}});
		expect(started({'a.pas-pret': 1, 'b.pas-pret': 1}).state).toBe('contact');
	});

	const attack: Standing = {encounter: 'duel', state: 'attaque', pass: 1, roles: {assaillant: 'a', defenseur: 'b'}, flags: {}};

	test.each(pairs)('IM-057 IM-060 IM-061: an assault of %i against a defence of %i', (a, b) =>
		expect(go(attack, {a: count(a), b: count(b)}).state).toBe(a > b ? 'blessure' : 'contact'),
	);

	test('IM-057 IM-058: the defender parries or dodges, by Agility', () => {
		expect(awaited(game, attack, meeting())[1]!.moves).toEqual(['parade', 'esquive', 'parade-mains-nues']);
		expect(planMove(situation(game, 'esquive', duellist)).expression).toBe('7d8>=5>=8');
		const wrestler = {stats: {physique: 5, habilete: 2}, points: {lutte: 3}};
		expect(planMove(situation(game, 'esquive', {...wrestler, options: {esquive: 'lutte'}})).expression).toBe('8d8>=5>=8');
		expect(planMove(situation(game, 'esquive', wrestler)).expression).toBe('1d8>=5');
	});

	test('IM-059: against a shield the skill alone', () => {
		expect(planMove(situation(game, 'assaut', duellist, {}, {target: shield})).expression).toBe('3d8>=5>=8');
		expect(planMove(situation(game, 'assaut', duellist, {}, {target: {}})).expression).toBe('7d8>=5>=8');
		expect(planMove(situation(game, 'parade', {...duellist, ...shield})).expression).toBe('7d8>=5>=8');
	});

	test('IM-060: one d8 of damage', () => expect(planMove(situation(game, 'degats', duellist)).expression).toBe('1d8'));

	const clinch: Standing = {...attack, state: 'corps-a-corps', roles: {}};
	test.each(pairs)('IM-062 IM-063 IM-064: in close quarters %i against %i', (a, b) => {
		const next = go(clinch, {a: count(a), b: count(b)});
		expect(next.state).toBe(a === b ? (a === 0 ? 'contact' : 'corps-a-corps') : 'blessure');
		if (a !== b) expect(next.roles.assaillant).toBe(a > b ? 'a' : 'b');
	});

	test.each([
		['mentat', [], '6d8>=5>=8'],
		['soldat', [], '7d8>=5>=8'],
		['assassin', [], '7d8>=5>=8'],
		['adepte', [], '7d8>=5>=8'],
		['mentat', ['bouclier'], '7d8>=5>=8'],
	])('IM-065 IM-066: a %s in close quarters, with %j', (vocation, worn, expression) => {
		const entries = {vocations: own(vocation), equipement: own(...worn)};
		expect(planMove(situation(game, 'corps-a-corps', {...duellist, entries})).expression).toBe(expression);
	});

	test('IM-066: the GM adds a vocation, and says whether it is trained without a shield', () => {
		const with_ = (entraine: boolean) =>
			doDeed(game, players(duellist), {act: 'own', catalogue: 'vocations', name: 'Fremen', fields: {entraine}}, 'gm').players
				.self;
		const dice = (entraine: boolean) => planMove(situation(game, 'corps-a-corps', with_(entraine))).expression;
		expect([dice(true), dice(false)]).toEqual(['7d8>=5>=8', '6d8>=5>=8']);
	});

	const armed = {...duellist, entries: {equipement: own('lame')}};
	const assault = (self: object, ...manoeuvres: string[]) =>
		planMove(situation(game, 'assaut', self, {ticked: Object.fromEntries(manoeuvres.map(id => [`move.${id}`, 1]))}));

	test('IM-067: a feint costs here and gives there', () => {
		const feint = situation(game, 'agilite', armed, {ticked: {'move.feinte': 1}});
		expect(planMove(feint).expression).toBe('6d8>=5>=8');
		const after = make(feint, [5, 1, 1, 1, 1, 1]).players.self;
		expect(planMove(situation(game, 'assaut', after)).expression).toBe('8d8>=5>=8');
		expect(make(situation(game, 'assaut', after), [5, 1, 1, 1, 1, 1, 1, 1]).players.self.flags.feinte).toBe(0);
	});

	test('IM-068 IM-072: each manoeuvre a die, and none without a point', () => {
		expect(assault(armed, 'coup-mortel', 'defaut-cuirasse').expression).toBe('5d8>=5>=8');
		expect(
			assault({...armed, points: {}}, 'desarmement').sources.find(source => source.key === 'move.desarmement'),
		).toMatchObject({closed: true, on: false});
	});

	test.each([
		['IM-069', [5, 4], 9, false],
		['IM-070', [6, 5], 11, true],
		['IM-070', [6, 4], 10, false],
	])('%s: a deadly blow of %j', (_, dice, damage, dead) => {
		const target = make(
			situation(game, 'degats', armed, {asks: {mortel: 1}}, {target: {stats: {discipline: 3, physique: 4}}}),
			dice,
		).players.target!;
		expect(28 - target.tracks.pv!).toBe(damage);
		expect(target.conditions.some(one => one.condition === 'mort')).toBe(dead);
	});

	test.each([
		['armure-legere', 8],
		['armure-lourde', 3],
	])('IM-071: the chink in %s lets %i of 8 through', (armour, damage) => {
		const target = {stats: {discipline: 3, physique: 4}, entries: {equipement: own(armour)}};
		const done = make(situation(game, 'degats', armed, {asks: {cuirasse: 1}}, {target}), [8]);
		expect(28 - done.players.target!.tracks.pv!).toBe(damage);
	});

	test('IM-073: disarmed', () =>
		expect(
			make(situation(game, 'degats', armed, {asks: {desarmer: 1}}, {target: {}}), [3]).players.target!.conditions,
		).toContainEqual({condition: 'desarme', level: 1}));
	test('IM-074: a manoeuvre of one’s own, for the dice the GM says', () =>
		expect(planMove(situation(game, 'assaut', armed, {ticked: {'move.manoeuvre-libre': 2}})).expression).toBe('5d8>=5>=8'));

	test('IM-075 IM-078: the longer weapon wins a tie', () => {
		const dagger = given('dague', {genre: 'blanche', longueur: 1}, 'Dague');
		const sword = given('epee', {genre: 'blanche', longueur: 2}, 'Épée');
		const blades = meeting({entries: {equipement: [sword]}}, {entries: {equipement: [dagger]}});
		expect(go(started({}, blades), {a: count(2), b: count(2)}, blades)).toMatchObject({
			state: 'attaque',
			roles: {assaillant: 'a'},
		});
		const spear = meeting({entries: {equipement: own('hast')}}, {entries: {equipement: [dagger]}});
		expect(go(started({}, spear), {a: count(2), b: count(2)}, spear)).toMatchObject({state: 'attaque', roles: {assaillant: 'a'}});
		const bare = meeting({entries: {}}, {entries: {equipement: [dagger]}});
		expect(go(started({}, bare), {a: count(2), b: count(2)}, bare)).toMatchObject({state: 'attaque', roles: {assaillant: 'b'}});
	});

	test('IM-076: polearms do two dice and no fine blows', () => {
		const lancer = {...duellist, entries: {equipement: own('hast')}};
		expect(planMove(situation(game, 'degats', lancer, {asks: {arme: 'hast'}})).expression).toBe('2d8');
		expect(assault(lancer, 'coup-mortel', 'defaut-cuirasse').expression).toBe('7d8>=5>=8');
	});

	test('IM-077 IM-079 IM-080: bare hands', () => {
		const bare = {...duellist, entries: {}};
		expect(planMove(situation(game, 'assaut-mains-nues', bare, {asks: {effet: 'frapper'}})).expression).toBe('6d8>=5>=8');
		expect(planMove(situation(game, 'parade-mains-nues', bare)).expression).toBe('6d8>=5>=8');
		const hit = make(
			situation(game, 'degats-mains-nues', bare, {asks: {effet: 'frapper'}}, {target: {stats: {discipline: 3, physique: 4}}}),
			[],
		);
		expect(28 - hit.players.target!.tracks.pv!).toBe(4);
		expect(assault(bare, 'coup-mortel').expression).toBe('7d8>=5>=8');
	});

	test('IM-081 IM-084: after a feint, throw down, disarm or hold, without damage', () => {
		const plan = (flags: object, effet: string, target: object = {}) =>
			planMove(situation(game, 'assaut-mains-nues', {...duellist, flags}, {asks: {effet}}, {target})).problems.length;
		expect([
			plan({}, 'renverser'),
			plan({feinte: 1}, 'renverser'),
			plan({feinte: 1}, 'immobiliser', {entries: {equipement: own('lame')}}),
		]).toEqual([1, 0, 1]);
		const held = (effet: string) => {
			const assault = situation(game, 'assaut-mains-nues', {...duellist, flags: {feinte: 1}}, {asks: {effet}}, {target: {}});
			const after = make(assault, [5, 1, 1, 1, 1, 1, 1]).players.self;
			return make(situation(game, 'degats-mains-nues', after, {}, {target: {}}), []).players.target!;
		};
		for (const [effet, condition] of [
			['desarmer', 'desarme'],
			['renverser', 'renverse'],
			['immobiliser', 'immobilise'],
		] as const)
			expect(held(effet)).toMatchObject({tracks: {}, conditions: [{condition}]});
		expect(held('frapper')).toMatchObject({tracks: {pv: 12}, conditions: []});
	});

	test('IM-067 IM-081: the feint’s die is for bare hands as well, and for one assault', () => {
		const feinted = {...duellist, flags: {feinte: 1}};
		const assault = situation(game, 'assaut-mains-nues', feinted, {asks: {effet: 'frapper'}});
		expect(planMove(assault).expression).toBe('7d8>=5>=8');
		expect(make(assault, [5, 1, 1, 1, 1, 1, 1]).players.self.flags.feinte).toBe(0);
	});

	test('a manoeuvre that missed is not in the next wound', () => {
		const aimed = {...armed, flags: {'coup-mortel': 1, cuirasse: 1, desarmement: 1, prise: 2}};
		for (const [move, dice] of [
			['agilite', [5, 1, 1, 1, 1, 1, 1]],
			['corps-a-corps', [5, 1, 1, 1, 1, 1]],
		] as const)
			expect(
				Object.values(make(situation(game, move, aimed), dice).players.self.flags).every(value => value === 0),
				move,
			).toBe(true);
	});

	test('IM-073: who was disarmed draws another weapon, and nobody else', () => {
		const bare = {...armed, conditions: [{condition: 'desarme', level: 1}]};
		expect(sheetOf(game, bare).derived('longueur').value).toBe(0);
		const drawn = make(situation(game, 'degainer', bare), []).players.self;
		expect(sheetOf(game, drawn).derived('longueur').value).toBe(1);
		expect(planMove(situation(game, 'degainer', armed)).problems).toHaveLength(1);
	});

	test.each(['lame', 'hast', 'arme-a-feu', 'bouclier', 'armure-lourde'])('what is put away counts for nothing: %s', entry => {
		const values = (rangee: boolean) => {
			const sheet = sheetOf(game, {entries: {equipement: [given(entry, {rangee})]}});
			return ['longueur', 'arme-hast', 'arme-a-feu', 'bouclier', 'armure'].map(id => sheet.derived(id).value);
		};
		expect(values(false).some(value => value > 0)).toBe(true);
		expect(values(true)).toEqual([0, 0, 0, 0, 0]);
	});

	const bearing = (condition: string, more: object = {}) => ({conditions: [{condition, level: 1, ...more}]});

	test('IM-082: thrown down: defender of the next pass, one die fewer, and up again after it', () => {
		const down = {...duellist, entries: {equipement: own('lame')}, ...bearing('renverse', {left: 1, fresh: true})};
		const met: Meeting = {...meeting(), b: stateWith(down)};
		const wound: Standing = {...attack, state: 'blessure'};
		const next = advance(game, wound, met, {a: count(1)});
		if (!next.ok) throw new Error('no next pass');
		expect(next.value.standing).toMatchObject({state: 'attaque', pass: 2, roles: {assaillant: 'a', defenseur: 'b'}});
		expect(planMove({...situation(game, 'parade'), self: next.value.meeting.b}).expression).toBe('6d8>=5>=8');
		const after = advance(game, next.value.standing, next.value.meeting, {a: count(0), b: count(1)});
		if (!after.ok) throw new Error('no third pass');
		expect(after.value.standing).toMatchObject({state: 'contact', pass: 3});
		expect(after.value.meeting.b.conditions).toEqual([]);
		expect(after.value.changes).toMatchObject([{kind: 'condition', to: 0}]);
	});

	test('IM-083: held: neither acts until the one held breaks free', () => {
		const met = meeting({}, bearing('immobilise'));
		const held = started({}, met);
		expect(held.state).toBe('tenu');
		const after = (a: number, b: number) => {
			const moved = advance(game, held, met, {a: count(a), b: count(b)});
			return moved.ok && [moved.value.standing.state, moved.value.meeting.b.conditions.length];
		};
		for (const [a, b] of pairs) expect(after(a, b), `${a} ${b}`).toEqual(b > a ? ['contact', 0] : ['tenu', 1]);
		const bound = {...duellist, ...bearing('immobilise')};
		for (const move of ['agilite', 'assaut', 'parade', 'esquive', 'corps-a-corps', 'assaut-mains-nues', 'parade-mains-nues'])
			expect(planMove(situation(game, move, bound)).problems[0], move).toMatchObject({code: 'rule/blocked'});
		expect(planMove(situation(game, 'lutte', bound)).problems).toEqual([]);
	});

	test('IM-083: and who holds acts no more than the one held, until he lets go or the hold is broken', () => {
		const holding = {...duellist, flags: {prise: 3}};
		const held = make(situation(game, 'degats-mains-nues', holding, {}, {target: duellist}), []).players;
		const borne = ({conditions}: {readonly conditions: readonly {readonly condition: string}[]} = {conditions: []}) =>
			conditions.map(({condition}) => condition);
		expect([borne(held.self), borne(held.target)]).toEqual([['tient'], ['immobilise']]);
		for (const move of ['agilite', 'assaut', 'parade', 'esquive', 'corps-a-corps', 'assaut-mains-nues'])
			expect(planMove(situation(game, move, held.self)).problems[0], move).toMatchObject({code: 'rule/blocked'});
		expect(planMove(situation(game, 'lutte', held.self)).problems).toEqual([]);
		const met: Meeting = {a: held.self, b: held.target!, table: tableWith()};
		const at: Standing = {...attack, state: 'tenu'};
		const broken = advance(game, at, met, {a: count(0), b: count(2)});
		expect(broken.ok && [borne(broken.value.meeting.a), borne(broken.value.meeting.b)]).toEqual([[], []]);
		const freed = make(situation(game, 'lacher', held.self, {}, {target: held.target!}), []).players;
		expect([borne(freed.self), borne(freed.target)]).toEqual([[], []]);
		expect(planMove(situation(game, 'lacher', duellist)).problems).toHaveLength(1);
		// Whoever lifts the hold by hand lifts it for both.
		const lifted = settled(game, at, {...met, b: stateWith(duellist)});
		expect([lifted.standing.state, borne(lifted.meeting.a)]).toEqual(['contact', []]);
	});

	test('IM-045 IM-094: a shield stops what is shot', () =>
		expect(planMove(situation(game, 'degats-tir', duellist, {}, {target: shield})).problems).toHaveLength(1));

	test('it is carried in a post, and goes on from there', () => {
		const at = JSON.parse(JSON.stringify(started())) as Standing;
		expect(go(at, {a: count(3), b: count(1)}).state).toBe('attaque');
		expect(advance(game, at, meeting(), {a: count(1)})).toMatchObject({ok: false, error: {code: 'rule/awaits'}});
	});

	test('a machine that turns without dice is stopped', () => {
		const loop = gameWith({
			encounters: [{id: 'loop', name: 'Loop', start: 'x', states: [{id: 'x', name: 'X', before: [{to: 'x', text: 'Again.'}]}]}],
		});
		const at = begin(loop, 'loop');
		expect(at.ok && settled(loop, at.value, {a: stateWith(), b: stateWith(), table: tableWith()}).texts).toHaveLength(20);
	});
});

describe('several, and shooting', () => {
	describe('one against several', () => {
		const agile = (agilite: number, more: object = {}) =>
			stateWith({...duellist, points: {...duellist.points, agilite}, ...more});
		const band = (rest: Readonly<Record<string, ReturnType<typeof stateWith>>>): Meeting => ({
			a: stateWith(duellist),
			b: agile(2),
			table: tableWith(),
			band: {speaker: 'x', rest: new Map(Object.entries(rest))},
		});
		const three = band({y: agile(1), z: agile(0)});
		const rolled = (n: number) =>
			factsOf(
				faces(
					'4d8>=5>=8',
					Array.from({length: 4}, (_, index) => (index < n ? 5 : 1)),
				),
			);
		type Rolls = {readonly a?: number; readonly b?: number; readonly each?: Readonly<Record<string, number>>};
		const moved = (at: Standing, {a, b, each = {}}: Rolls, met = three) => {
			const fallen: Fallen = {
				...(a !== undefined && {a: rolled(a)}),
				...(b !== undefined && {b: rolled(b)}),
				each: new Map(Object.entries(each).map(([key, n]) => [key, rolled(n)])),
			};
			const done = advance(game, at, met, fallen);
			if (!done.ok) throw new Error(JSON.stringify(done.error));
			return done.value.standing;
		};
		const start = (): Standing => {
			const begun = begin(game, 'affrontement');
			if (!begun.ok) throw new Error('no affray');
			return begun.value;
		};

		test('IM-088 IM-089: the group of one target makes one roll: the best pool, and how many they are', () => {
			expect(awaited(game, start(), three)).toEqual([
				{by: 'a', moves: ['agilite']},
				{by: 'b', moves: ['agilite-groupe'], asks: {meilleure: 6, membres: 3}},
			]);
			// Who is out neither counts nor lends the pool.
			const fallen = {...three, b: agile(3, {tracks: {pv: 0}})};
			expect(awaited(game, start(), fallen)[1]).toMatchObject({asks: {meilleure: 5, membres: 2}});
			const bySkill = {...three, a: stateWith({...duellist, options: {'groupe-agilite': 'competence'}})};
			expect(awaited(game, start(), bySkill)[1]).toMatchObject({asks: {meilleure: 2, membres: 3}});
		});

		const pairs = [0, 1, 2, 3, 4].flatMap(a => [0, 1, 2, 3, 4].map(b => [a, b] as const));
		test.each(pairs)('the contest of %i against %i', (a, b) =>
			expect(moved(start(), {a, b}).state).toBe(
				a === b ? (a === 0 ? 'contact' : 'corps-a-corps') : a > b ? 'attaque-du-seul' : 'attaque-du-groupe',
			),
		);

		test('IM-091: the one makes one attack, against one, and the pass is over', () => {
			const attack = moved(start(), {a: 3, b: 1});
			expect(awaited(game, attack, three)).toEqual([
				{by: 'a', moves: ['assaut', 'assaut-mains-nues']},
				{by: 'b', moves: ['parade', 'esquive', 'parade-mains-nues']},
			]);
			expect(moved(attack, {a: 1, b: 2})).toMatchObject({state: 'contact', pass: 2});
			const wound = moved(attack, {a: 3, b: 2});
			expect(wound.state).toBe('blessure');
			expect(moved(wound, {a: 1})).toMatchObject({state: 'contact', pass: 2});
		});

		const blows = [0, 1, 2, 3].flatMap(x => [0, 1, 2, 3].flatMap(y => [0, 1, 2, 3].map(z => ({x, y, z}))));
		test.each([0, 1, 2, 3])('IM-090: the one defends once by %i, and each who attacks must beat that', defence => {
			const attack = moved(start(), {a: 1, b: 3});
			expect(awaited(game, attack, three).map(({by, of}) => of ?? by)).toEqual(['a', 'x', 'y', 'z']);
			for (const each of blows) {
				const next = moved(attack, {a: defence, each});
				const hit = Object.entries(each).flatMap(([key, n]) => (n > defence ? [key] : []));
				if (hit.length === 0) expect(next).toMatchObject({state: 'contact', pass: 2});
				else {
					expect(next).toMatchObject({state: 'blessures', only: hit});
					// Damage is rolled by those who struck, and the whole group is back in the next pass.
					expect(awaited(game, next, three).map(({of}) => of)).toEqual(hit);
					const after = moved(next, {each: Object.fromEntries(hit.map(key => [key, 1]))});
					expect(after).toMatchObject({state: 'contact', pass: 2});
					expect(after.only).toBeUndefined();
				}
			}
		});

		test('each of them rolls before the step is done', () => {
			const attack = moved(start(), {a: 1, b: 3});
			const some = {a: rolled(1), each: new Map([['x', rolled(2)]])};
			expect(advance(game, attack, three, some)).toMatchObject({ok: false, error: {code: 'rule/awaits'}});
		});

		test('IM-094 IM-100: of a group, a firearm is not parried, and a shield stops it alone', () => {
			const armed = band({y: agile(1, {entries: {equipement: own('arme-a-feu')}})});
			const attack = moved(start(), {a: 1, b: 3}, armed);
			const hit = (met: Meeting) => moved(attack, {a: 3, each: {x: 2, y: 1}}, met).only;
			expect(hit(armed)).toEqual(['y']);
			expect(hit({...armed, a: stateWith({...duellist, entries: {equipement: own('bouclier')}})})).toBeUndefined();
		});

		test('IM-085: with the last of a side it is over', () => {
			const out = {tracks: {pv: 0}};
			const one = band({y: agile(1, out), z: agile(0, out)});
			expect(settled(game, start(), one).standing.state).toBe('contact');
			expect(settled(game, start(), {...one, b: agile(2, out)}).standing.state).toBe('fini');
		});
	});

	describe('every state by each pair of outcomes', () => {
		type Sides = 'a' | 'b';
		const other = {a: 'b', b: 'a'} as const;
		const fell = (n: number) =>
			factsOf(
				faces(
					'4d8>=5>=8',
					Array.from({length: 4}, (_, index) => (index < n ? 5 : 1)),
				),
			);
		const met = (encounter: string, b: object = {}): Meeting => ({
			a: stateWith(duellist),
			b: stateWith({...duellist, ...b}),
			table: tableWith(),
			...(encounter === 'affrontement' && {band: {speaker: 'x', rest: new Map([['y', stateWith(duellist)]])}}),
		});
		/** What the rows say of a state, the holder of the assault and the successes of a and b: the next state, and whether the pass is over. */
		const rowsSay: Readonly<Record<string, (of: string, holder: Sides, a: number, b: number) => readonly [string, number]>> = {
			contact: (of, _, a, b) => {
				if (a === b) return a === 0 ? ['contact', 2] : ['corps-a-corps', 1];
				return [of === 'duel' ? 'attaque' : a > b ? 'attaque-du-seul' : 'attaque-du-groupe', 1];
			},
			attaque: (_, holder, a, b) => ((holder === 'a' ? a > b : b > a) ? ['blessure', 1] : ['contact', 2]),
			'attaque-du-seul': (_, __, a, b) => (a > b ? ['blessure', 1] : ['contact', 2]),
			'attaque-du-groupe': (_, __, a, b) => (b > a ? ['blessures', 1] : ['contact', 2]),
			'corps-a-corps': (_, __, a, b) => (a !== b ? ['blessure', 1] : a === 0 ? ['contact', 2] : ['corps-a-corps', 2]),
			blessure: () => ['contact', 2],
			blessures: () => ['contact', 2],
			tenu: (_, holder, a, b) => ((holder === 'a' ? b > a : a > b) ? ['contact', 2] : ['tenu', 2]),
		};
		// Of the affray the one assails alone, and the group together.
		const holders = (state: string): readonly Sides[] =>
			state === 'attaque-du-seul' ? ['a'] : ['attaque-du-groupe', 'blessures'].includes(state) ? ['b'] : ['a', 'b'];
		const places = game.book.encounters.flatMap(({id, states, ends}) =>
			states
				.filter(state => !ends.includes(state.id))
				.flatMap(state => holders(state.id).map(holder => [id, state.id, holder] as const)),
		);
		const standingIn = (encounter: string, state: string, holder: Sides): Standing => ({
			encounter,
			state,
			pass: 1,
			roles: {assaillant: holder, defenseur: other[holder]},
			flags: {},
		});
		/** The outcomes of those who are asked; of a group the second one misses. */
		const given = (at: Standing, meeting: Meeting, a: number, b: number): Fallen => {
			const asked = awaited(game, at, meeting);
			const each = new Map(asked.flatMap(({of}) => (of === undefined ? [] : [[of, fell(of === 'x' ? b : 0)] as const])));
			const one = (side: Sides) => asked.some(({by, of}) => by === side && of === undefined);
			return {...(one('a') && {a: fell(a)}), ...(one('b') && {b: fell(b)}), each};
		};

		test.each(places)('%s, %s, with %s above, leads where the rows say', (encounter, state, holder) => {
			for (let a = 0; a <= 4; a++)
				for (let b = 0; b <= 4; b++) {
					const held = {conditions: [{condition: 'immobilise', level: 1}]};
					const bare = met(encounter);
					const meeting = state !== 'tenu' ? bare : {...bare, [other[holder]]: stateWith({...duellist, ...held})};
					const at = standingIn(encounter, state, holder);
					const done = advance(game, at, meeting, given(at, meeting, a, b));
					if (!done.ok) throw new Error(JSON.stringify(done.error));
					const {standing} = done.value;
					expect([standing.state, standing.pass], `${a} ${b}`).toEqual(rowsSay[state]!(encounter, holder, a, b));
					// Whoever won the roll holds the assault in what it led to.
					if (['contact', 'corps-a-corps'].includes(state) && a !== b)
						expect(standing.roles, `${a} ${b}`).toEqual({assaillant: a > b ? 'a' : 'b', defenseur: a > b ? 'b' : 'a'});
				}
		});

		const blade = {entries: {equipement: own('lame')}};
		const spear = {entries: {equipement: own('hast')}};
		const shielded = {entries: {equipement: own('bouclier')}};
		const bearer = (condition: string) => ({conditions: [{condition, level: 1, left: 2}]});
		type Start = readonly [odd: string, a: object, b: object, flags: readonly Sides[], to: Sides | string];
		const starts: readonly Start[] = [
			['a tie', {}, {}, [], 'corps-a-corps'],
			['a tie of equal blades', blade, blade, [], 'corps-a-corps'],
			['a tie, a longer', spear, blade, [], 'a'],
			['a tie, b longer', {}, blade, [], 'b'],
			['a tie of shields', shielded, shielded, [], 'contact'],
			['a tie, one shield', shielded, {}, [], 'corps-a-corps'],
			['a not ready', spear, {}, ['a'], 'b'],
			['b not ready', {}, spear, ['b'], 'a'],
			['neither ready', {}, {}, ['a', 'b'], 'corps-a-corps'],
			['a thrown down', bearer('renverse'), {}, [], 'b'],
			['b thrown down', {}, bearer('renverse'), [], 'a'],
			['both thrown down', bearer('renverse'), bearer('renverse'), [], 'corps-a-corps'],
			['a held', bearer('immobilise'), {}, [], 'tenu'],
			['b held', {}, bearer('immobilise'), [], 'tenu'],
		];
		test.each(['duel', 'affrontement'].flatMap(encounter => starts.map(start => [encounter, ...start] as const)))(
			'%s, at the start: %s',
			(encounter, _, a, b, unready, to) => {
				const meeting: Meeting = {...met(encounter, b), a: stateWith({...duellist, ...a})};
				const begun = begin(game, encounter, Object.fromEntries(unready.map(side => [`${side}.pas-pret`, 1])));
				if (!begun.ok) throw new Error(JSON.stringify(begun.error));
				const first = settled(game, begun.value, meeting).standing;
				const tied = first.state === 'contact' ? advance(game, first, meeting, {a: fell(2), b: fell(2)}) : undefined;
				const {state, roles} = tied?.ok ? tied.value.standing : first;
				if (to !== 'a' && to !== 'b') return expect(state).toBe(to);
				const assault = encounter === 'duel' ? 'attaque' : to === 'a' ? 'attaque-du-seul' : 'attaque-du-groupe';
				expect([state, roles]).toEqual([assault, {assaillant: to, defenseur: other[to]}]);
			},
		);

		test.each(places.filter(([, state]) => state.startsWith('blessure')))(
			'%s, %s, with %s above: with the last of a side it is over, and a feint is spent',
			(encounter, state, holder) => {
				const out = stateWith({...duellist, tracks: {pv: 0}});
				const bare = met(encounter);
				const at = standingIn(encounter, state, holder);
				const fallen: Meeting =
					holder === 'b' || encounter === 'duel'
						? {...bare, [other[holder]]: out}
						: {...bare, b: out, band: {speaker: 'x', rest: new Map([['y', out]])}};
				const done = advance(game, at, fallen, given(at, fallen, 1, 1));
				expect(done.ok && done.value.standing.state).toBe('fini');
				const feint = {...bare, [holder]: stateWith({...duellist, flags: {feinte: 1}})};
				const after = advance(game, at, feint, given(at, feint, 1, 1));
				expect(after.ok && after.value.meeting[holder].flags.feinte).toBe(0);
			},
		);
	});

	test('IM-088 IM-090: an affray in the fight: one speaks, another takes his place, and each gives his roll', () => {
		const names = ['seul', 'x', 'y', 'z'];
		const ground = (out: readonly string[] = []): Ground => ({
			game,
			sheets: new Map(names.map(id => [id, stateWith({...duellist, ...(out.includes(id) && {tracks: {pv: 0}})})])),
			table: tableWith(),
			lang: 'fr',
		});
		let fight = noFight;
		const act = (one: FightAct, on = ground()) => {
			const done = fightOn(on, fight, one);
			if (!done.ok) return done.error.code;
			fight = done.value.fight ?? noFight;
			return '';
		};
		const meet: FightAct = {
			act: 'meet',
			encounter: 'affrontement',
			a: 'c1',
			b: 'c2',
			others: ['c3', 'c4'],
			flags: {'b.pas-pret': 0, 'a.pas-pret': 1},
		};
		for (const sheet of names) act({act: 'add', name: sheet, sheet});
		expect(act({...meet, encounter: 'duel'} as FightAct)).toBe('rule/refused');
		expect(act({...meet, others: ['c2']} as FightAct)).toBe('rule/refused');
		expect(act(meet)).toBe('');
		// Not ready, he defends once, and each of the three gives a roll.
		const view = () => viewFight(ground(), fight).meetings[0]!;
		expect(view().awaited.map(({who}) => who)).toEqual(['seul', 'x', 'y', 'z']);
		const give = (side: 'a' | 'b', of: string | undefined, dice: readonly number[], added?: number) =>
			act({
				act: 'fell',
				meeting: 'm1',
				side,
				...(of && {of}),
				move: side === 'a' ? 'parade' : 'assaut',
				expression: '2d8>=5>=8',
				faces: [...dice],
				...(added && {added}),
			});
		expect(give('b', undefined, [1, 1])).toBe('rule/refused');
		expect([give('a', undefined, [5, 1]), give('b', 'c2', [5, 1]), give('b', 'c3', [5, 1], 1), give('b', 'c4', [1, 1])]).toEqual([
			'',
			'',
			'',
			'',
		]);
		expect(act({act: 'advance', meeting: 'm1'})).toBe('');
		// A point of Karama carried the one blow over the defence.
		expect(view()).toMatchObject({state: 'Dégâts', awaited: [{who: 'y', of: 'c3'}]});
		expect(act({act: 'fell', meeting: 'm1', side: 'b', of: 'c3', move: 'degats-mains-nues', expression: '0', faces: []})).toBe(
			'',
		);
		expect(act({act: 'advance', meeting: 'm1'})).toBe('');
		expect(view()).toMatchObject({
			pass: 2,
			b: 'x',
			awaited: [
				{who: 'seul'},
				{
					who: 'x',
					asks: [
						{name: 'Meilleure réserve du groupe', value: 7},
						{name: 'Combattants', value: 3},
					],
				},
			],
		});
		expect(act({act: 'speak', meeting: 'm1', of: 'c4'})).toBe('');
		expect(view().b).toBe('z');
		// Out, he speaks no more; removed, he is not missed.
		expect(viewFight(ground(['z']), fight).meetings[0]).toMatchObject({b: 'x', awaited: [{}, {asks: [{}, {value: 2}]}]});
		expect(act({act: 'remove', key: 'c4'})).toBe('');
		expect(view()).toMatchObject({b: 'x', lost: false, band: [{name: 'x'}, {name: 'y'}]});
	});

	test('IM-086 IM-087: who meets whom is said at each assault, and each pair is a duel of its own', () => {
		const ground: Ground = {
			game,
			sheets: new Map(['a', 'b', 'x', 'y'].map(id => [id, stateWith(duellist)])),
			table: tableWith(),
			lang: 'fr',
		};
		let fight = noFight;
		const acts: readonly FightAct[] = [
			...['a', 'b', 'x', 'y'].map((sheet): FightAct => ({act: 'add', name: sheet, sheet})),
			{act: 'begin'},
			{act: 'meet', encounter: 'duel', a: 'c1', b: 'c3', flags: {}},
			{act: 'meet', encounter: 'duel', a: 'c2', b: 'c4', flags: {'a.pas-pret': 1}},
		];
		for (const act of acts) {
			const done = fightOn(ground, fight, act);
			if (!done.ok) throw new Error(JSON.stringify(done.error));
			fight = done.value.fight ?? noFight;
		}
		expect(fight.meetings.map(({a, b, standing}) => [a, b, standing.encounter, standing.state])).toEqual([
			['c1', 'c3', 'duel', 'contact'],
			['c2', 'c4', 'duel', 'attaque'],
		]);
	});

	test('firearms and thrown weapons need their figures first', () =>
		expect(
			planMove(situation(game, 'tir', {...duellist, entries: {equipement: own('fusil')}}, {asks: {arme: 'fusil'}})).problems,
		).toContainEqual(expect.objectContaining({code: 'rule/ungiven'})));

	test('IM-085: flight is always possible', () => expect(planMove(situation(game, 'fuir', duellist)).problems).toEqual([]));

	test('IM-089 IM-092: a group rolls its best pool and one die for each more; a feint costs one', () => {
		const group = (ticked: object) =>
			planMove(
				situation(game, 'agilite-groupe', duellist, {asks: {meilleure: 6, membres: 3}, ticked: ticked as Record<string, number>}),
			).expression;
		expect([group({}), group({'move.feinte-groupe': 1})]).toEqual(['8d8>=5>=8', '7d8>=5>=8']);
	});

	test.each([
		[{physique: 4}, {athletisme: 2}, 24, 12],
		[{physique: 4}, {}, 16, 8],
	])('IM-093: %j %j moves %i, or %i while shooting', (stats, points, all, half) => {
		const sheet = sheetOf(game, {stats, points});
		expect([sheet.derived('mouvement').value, sheet.derived('mouvement-tir').value]).toEqual([all, half]);
	});

	// The document gives no figures: these are a table’s own.
	const arms = [
		given('fusil', {degats: 4, portee: 200, tirs: 3}),
		given('pistolet', {genre: 'feu', degats: 2, portee: 50}),
		given('laser', {degats: 4, portee: 100}),
		given('arme-de-jet', {degats: 2, portee: 15}),
	];
	const shot = (asks: object, self: object = duellist, target?: object) =>
		situation(game, 'tir', {...self, entries: {equipement: arms}}, {asks: {arme: 'fusil', ...asks}}, target ? {target} : {});
	test('IM-095: a shot is a simple roll', () => expect(make(shot({}), [5, 1, 1, 1, 1, 1, 1]).outcome.kind).toBe('success'));
	test('IM-096: ammunition is spent', () =>
		expect(make(shot({}, {...duellist, tracks: {munitions: 6}}), [5, 1, 1, 1, 1, 1, 1]).players.self.tracks.munitions).toBe(5));

	test.each([
		[200, '7d8>=5>=8', 0],
		[300, '6d8>=5>=8', 0],
		[301, '5d8>=5>=8', 0],
		[400, '5d8>=5>=8', 0],
		[401, '5d8>=5>=8', 1],
	])('IM-097: at %i of range 200', (distance, expression, problems) => {
		const plan = planMove(shot({distance}));
		expect([plan.expression, plan.problems.length]).toEqual([expression, problems]);
	});

	test('IM-098: dice divided between shots', () => {
		let now: object = {...duellist, tracks: {munitions: 6}};
		const fire = (part: number) => {
			const where = shot({part}, now);
			const plan = planMove(where);
			if (plan.problems.length === 0)
				now = make(
					where,
					Array.from({length: part}, () => 5),
				).players.self;
			return plan.problems.length === 0 ? plan.expression : plan.problems.length;
		};
		// Seven dice: 3 + 2 + 2 are all of them; 3 + 3 + 3 are too many.
		expect([fire(3), fire(2), fire(3), fire(2)]).toEqual(['3d8>=5>=8', '2d8>=5>=8', 1, '2d8>=5>=8']);
		expect(fire(1)).toBe(2);
		now = pass(game, players(now), 'turn').players.self;
		expect([fire(3), fire(3), fire(3)]).toEqual(['3d8>=5>=8', '3d8>=5>=8', 1]);
		expect(planMove(shot({arme: 'pistolet', part: 3})).problems).toHaveLength(1);
	});

	test('IM-099 IM-100: at contact a firearm is the longer weapon, and is not parried', () => {
		const met: Meeting = {
			a: stateWith({...duellist, entries: {equipement: own('arme-a-feu')}}),
			b: stateWith({...duellist, entries: {equipement: own('lame')}}),
			table: tableWith(),
		};
		const at: Standing = {encounter: 'duel', state: 'attaque', pass: 1, roles: {assaillant: 'a', defenseur: 'b'}, flags: {}};
		expect(awaited(game, at, met).map(({by}) => by)).toEqual(['a']);
		expect(sheetOf(game, {entries: {equipement: own('arme-a-feu')}}).derived('longueur').value).toBeGreaterThan(
			sheetOf(game, {entries: {equipement: own('lame')}}).derived('longueur').value,
		);
	});

	test('IM-101 IM-103: shooters contest Vigilance, and a failure is one', () => {
		const vigil = situation(game, 'vigilance-tireurs', {stats: {discipline: 3}, points: {vigilance: 2}});
		expect(planMove(vigil).expression).toBe('5d8>=5>=8');
		const rolls = [
			[5, 5, 5, 1, 1],
			[5, 1, 1, 1, 1],
			[8, 1, 1, 1, 1],
			[1, 1, 1, 1, 1],
		].map((dice, who) => ({who, successes: make(vigil, dice).total, kind: make(vigil, dice).outcome.kind}));
		expect(
			rolls
				.filter(one => one.kind === 'success')
				.sort((a, b) => b.successes - a.successes)
				.map(one => one.who),
		).toEqual([0, 2, 1]);
	});

	test('IM-105: thrown weapons likewise, by their own skill', () =>
		expect(
			planMove(
				situation(
					game,
					'tir',
					{stats: {habilete: 4}, points: {'armes-de-jet': 2}, entries: {equipement: arms}},
					{asks: {arme: 'arme-de-jet'}},
				),
			).expression,
		).toBe('6d8>=5>=8'));

	test('IM-106 IM-107: a deadly shot wants surprise and a whole turn of concentration, and costs a die', () => {
		const deadly = (self: object, surprise = 1) => planMove(shot({mortel: 1, surprise}, self));
		expect(deadly(duellist).problems).toHaveLength(1);
		const aiming = make(situation(game, 'viser', duellist), []).players.self;
		expect(deadly(aiming).problems).toHaveLength(1);
		const aimed = pass(game, players(aiming), 'turn').players.self;
		expect(deadly(aimed, 0).problems).toHaveLength(1);
		expect(deadly(aimed)).toMatchObject({expression: '6d8>=5>=8', problems: []});
		expect(deadly(pass(game, players(aimed), 'turn').players.self).problems).toHaveLength(1);
		const shooting = {...duellist, uses: {'turn.tirs': 1}};
		expect(planMove(situation(game, 'viser', shooting)).problems).toHaveLength(1);
	});

	test('IM-096: a magazine is emptied and filled again, in as many turns as the weapon says', () => {
		const arme = given('pistolet', {genre: 'feu', degats: 2, portee: 50, chargeur: 6, recharge: 2});
		const gun = (munitions: number) => ({...duellist, tracks: {munitions}, entries: {equipement: [arme]}});
		const plan = (munitions: number) => planMove(situation(game, 'tir', gun(munitions), {asks: {arme: 'pistolet'}})).problems;
		expect([plan(1).length, plan(0).length]).toEqual([0, 1]);
		const full = make(situation(game, 'recharger', gun(0), {asks: {arme: 'pistolet'}}), []);
		expect(full.players.self.tracks.munitions).toBe(6);
		expect(full.changes).toContainEqual(expect.objectContaining({kind: 'told', value: 2}));
	});

	test('IM-034: untrained, an 8 is one success of a shot as well', () =>
		expect(make(shot({}, {stats: {habilete: 3}}), [8, 8]).total).toBe(2));

	test.each([
		['IM-108', [5, 5, 5, 5, 5, 1], 'mortel'],
		['IM-111', [5, 5, 5, 1, 1, 1], 'touche'],
	])('%s: %j is %s', (_, dice, id) =>
		expect(
			make(shot({mortel: 1, surprise: 1}, {...duellist, conditions: [{condition: 'concentre', level: 1, left: 1}]}), dice).outcome
				.id,
		).toBe(id),
	);

	test.each([
		[[5, 5, 0], true],
		[[4, 4, 1], false],
	])('IM-108 IM-109 IM-110: the damage of a deadly shot, %j', (fallen, dead) => {
		const where = situation(
			game,
			'degats-tir',
			{...duellist, entries: {equipement: arms}},
			{asks: {arme: 'pistolet', mortel: 1}},
			{target: {stats: {discipline: 3, physique: 4}}},
		);
		expect(planMove(where).expression).toBe('3d8');
		const target = make(
			where,
			fallen.map(die => Math.max(1, die)),
		).players.target!;
		expect(target.conditions.some(one => one.condition === 'mort')).toBe(dead);
		const dice = (degats: number) =>
			planMove(
				situation(
					game,
					'degats-tir',
					{entries: {equipement: [given('fusil', {degats, portee: 1})]}},
					{asks: {arme: 'fusil', mortel: 1}},
				),
			).expression;
		expect([2, 3, 4].map(dice)).toEqual(['3d8', '4d8', '5d8']);
		expect(
			[1, 4, 5].map(
				degats =>
					doDeed(
						game,
						players({entries: {equipement: own('fusil')}}),
						{act: 'own', catalogue: 'equipement', key: 'fusil', name: 'Fusil', fields: {degats}},
						'gm',
					).problem?.code,
			),
		).toEqual([undefined, undefined, 'rule/above']);
	});

	test('IM-046: a laser on a shield asks the GM', () => {
		const done = make(
			situation(
				game,
				'tir',
				{...duellist, entries: {equipement: arms}},
				{asks: {arme: 'laser'}},
				{target: {entries: {equipement: own('bouclier')}}},
			),
			[5, 1, 1, 1, 1, 1, 1],
		);
		expect(done.changes).toContainEqual(expect.objectContaining({kind: 'ask', who: 'gm'}));
	});

	test('IM-112: the GM adds a power to the sheet, and it bears on rolls', () => {
		const {players: after} = doDeed(
			game,
			players(duellist),
			{
				act: 'own',
				catalogue: 'pouvoirs',
				name: 'La Voix',
				text: 'Commander d’un mot.',
				fields: {'seul-le-un': true, comp: 'histoire'},
			},
			'gm',
		);
		expect(after.self.entries.pouvoirs).toMatchObject([{key: 'la-voix', own: {name: 'La Voix'}}]);
		const offered = (comp: string) =>
			planMove(check(after.self, {comp}))
				.sources.filter(source => source.offered && !source.closed)
				.map(source => labelIn(source.name, 'fr'));
		expect([offered('histoire'), offered('agilite')]).toEqual([['La Voix', 'Dé du MJ'], ['Dé du MJ']]);
	});

	const side = (id: string, total: number, stat?: number, defends = false): Contender => ({id, total, stat, defends});
	const ties = game.moves.get('opposition')!.ties;
	test.each([
		['the higher characteristic', side('a', 2, 4), side('b', 2, 3, true), 'a'],
		['the same one: the defender', side('a', 2, 3), side('b', 2, 3, true), 'b'],
		['more successes, whatever the rest', side('a', 3, 1), side('b', 2, 5, true), 'a'],
	])('IM-040 IM-038: %s', (_, a, b, winner) => expect(oppose([a, b], ties).winner).toBe(winner));

	test.each(
		[1, 2, 3, 4].flatMap(a => [1, 2, 3, 4].flatMap(b => [1, 2, 3].flatMap(x => [1, 2, 3].map(y => [a, b, x, y] as const)))),
	)('IM-040: %i against %i successes, characteristics %i and %i', (a, b, x, y) => {
		const winner = a !== b ? (a > b ? 'a' : 'b') : x !== y ? (x > y ? 'a' : 'b') : 'b';
		expect(oppose([side('a', a, x), side('b', b, y, true)], ties).winner).toBe(winner);
	});

	test('IM-102 IM-103 IM-104: shooters by their successes, those without any not at all, blades after them', () => {
		const gun = {entries: {equipement: own('arme-a-feu')}};
		const ground: Ground = {
			game,
			sheets: new Map([
				['lame', stateWith(duellist)],
				['un', stateWith(gun)],
				['trois', stateWith(gun)],
				['aucun', stateWith(gun)],
			]),
			table: tableWith(),
			lang: 'fr',
		};
		let now = {ground, fight: noFight};
		const act = (...acts: readonly FightAct[]) => {
			for (const one of acts) {
				const done = fightOn(now.ground, now.fight, one);
				if (!done.ok) throw new Error(JSON.stringify(done.error));
				const {sheets, table, fight} = done.value;
				now = {ground: {...now.ground, sheets, table}, fight: fight ?? noFight};
			}
		};
		const view = () => viewFight(now.ground, now.fight);
		const turns = () => view().combatants.map(({name, turn, idle}) => `${name}${turn ? ' !' : ''}${idle ? ' –' : ''}`);
		act(...['lame', 'un', 'trois', 'aucun'].map((sheet): FightAct => ({act: 'add', name: sheet, sheet})), {act: 'begin'});
		expect(view().combatants.flatMap(({name, roll}) => (roll ? [`${name} ${roll.id}`] : []))).toEqual(
			['un', 'trois', 'aucun'].map(who => `${who} vigilance-tireurs`),
		);
		act({act: 'score', key: 'c2', score: 1}, {act: 'score', key: 'c3', score: 3}, {act: 'score', key: 'c4', score: 0});
		expect(turns()).toEqual(['trois !', 'un', 'lame', 'aucun –']);
		act({act: 'next'}, {act: 'next'});
		expect(turns()).toEqual(['trois', 'un', 'lame !', 'aucun –']);
		act({act: 'next'});
		expect(view()).toMatchObject({round: 2, combatants: expect.not.arrayContaining([expect.objectContaining({idle: true})])});
	});

	test('IM-093: how far each may move is at hand in the fight', () => {
		const ground: Ground = {
			game,
			sheets: new Map([['a', stateWith({stats: {physique: 4}, points: {athletisme: 2}})]]),
			table: tableWith(),
			lang: 'fr',
		};
		const added = fightOn(ground, noFight, {act: 'add', name: 'A', sheet: 'a'});
		if (!added.ok || !added.value.fight) throw new Error('nobody');
		expect(viewFight(ground, added.value.fight).combatants[0]?.values?.map(({shown}) => shown)).toEqual([
			'24\u00a0m',
			'12\u00a0m',
		]);
	});
});
