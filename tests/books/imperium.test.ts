import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {invalidIn} from '../../src/rules/creation/invalid';
import {advance, awaited, begin, type Fallen, type Meeting, settled} from '../../src/rules/encounters';
import {fightOn} from '../../src/rules/fight/acts';
import {type FightAct, noFight} from '../../src/rules/fight/fight';
import type {Ground} from '../../src/rules/fight/order';
import type {Standing} from '../../src/rules/fight/standing';
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
	choices: {vocation: 'duelliste'},
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
		expect(sheetOf(game, {stats: {aura: 4}, flags: {karama: 1}}).track('karama').max).toBe(5);
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
		expect(started({'a.pas_pret': 1})).toMatchObject({state: 'attaque', roles: {assaillant: 'b', defenseur: 'a'}});
		expect(started({'a.pas_pret': 1, 'b.pas_pret': 1}).state).toBe('contact');
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
		['mentat', {}, '6d8>=5>=8'],
		['soldat', {}, '7d8>=5>=8'],
		['mentat', shield, '7d8>=5>=8'],
	])('IM-065 IM-066: a %s in close quarters, %j', (vocation, more, expression) =>
		expect(planMove(situation(game, 'corps-a-corps', {...duellist, choices: {vocation}, ...more})).expression).toBe(expression),
	);

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
		const down = make(situation(game, 'degats-mains-nues', duellist, {asks: {effet: 'renverser'}}, {target: {}}), []).players
			.target!;
		expect(down).toMatchObject({tracks: {}, conditions: [{condition: 'renverse'}]});
	});

	test('IM-082: thrown down: defender, one die fewer, for one pass', () => {
		expect(started({'b.renverse': 1})).toMatchObject({state: 'attaque', roles: {assaillant: 'a'}});
		const down = {...duellist, conditions: [{condition: 'renverse', level: 1}]};
		expect(planMove(situation(game, 'parade', down)).expression).toBe('6d8>=5>=8');
		expect(pass(game, players(down), 'pass').players.self.conditions).toEqual([]);
	});

	test('IM-083: held: neither acts until one breaks free', () => {
		const held = started({'b.immobilise': 1});
		expect(held.state).toBe('tenu');
		expect(go(held, {a: count(2), b: count(1)}).state).toBe('tenu');
		expect(go(held, {a: count(1), b: count(2)})).toMatchObject({state: 'contact'});
		expect(
			planMove(situation(game, 'parade', {...duellist, conditions: [{condition: 'immobilise', level: 1}]})).problems,
		).toHaveLength(1);
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
		const meeting: Meeting = {a: stateWith(duellist), b: stateWith(duellist), table: tableWith()};
		const rolled = (n: number) =>
			factsOf(
				faces(
					'4d8>=5>=8',
					Array.from({length: 4}, (_, index) => (index < n ? 5 : 1)),
				),
			);
		const go = (at: Standing, a: number, b: number) => {
			const moved = advance(game, at, meeting, {a: rolled(a), b: rolled(b)});
			if (!moved.ok) throw new Error(JSON.stringify(moved.error));
			return moved.value.standing;
		};
		const start = (): Standing => {
			const begun = begin(game, 'affrontement');
			if (!begun.ok) throw new Error('no affray');
			return begun.value;
		};

		test('IM-088: the group of one target makes one roll', () =>
			expect(awaited(game, start(), meeting)).toEqual([
				{by: 'a', moves: ['agilite']},
				{by: 'b', moves: ['agilite-groupe']},
			]));

		const pairs = [0, 1, 2, 3, 4].flatMap(a => [0, 1, 2, 3, 4].map(b => [a, b] as const));
		test.each(pairs)('the contest of %i against %i', (a, b) =>
			expect(go(start(), a, b).state).toBe(
				a === b ? (a === 0 ? 'contact' : 'corps-a-corps') : a > b ? 'attaque-du-seul' : 'attaque-du-groupe',
			),
		);

		test('IM-091: the one makes one attack, against one, and the pass is over', () => {
			const attack = go(start(), 3, 1);
			expect(awaited(game, attack, meeting).filter(({by}) => by === 'a')).toHaveLength(1);
			expect(go(attack, 1, 2)).toMatchObject({state: 'contact', pass: 2});
			const wound = go(attack, 3, 2);
			expect(wound.state).toBe('blessure');
			expect(go(wound, 1, 0)).toMatchObject({state: 'contact', pass: 2});
		});

		test('IM-090: the one defends once, and each who attacks must beat that', () => {
			const attack = go(start(), 1, 3);
			expect(awaited(game, attack, meeting).filter(({by}) => by === 'a')).toHaveLength(1);
			expect([3, 2, 1].map(blows => go(attack, 2, blows).state)).toEqual(['blessure', 'contact', 'contact']);
		});
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
			{act: 'meet', encounter: 'duel', a: 'c2', b: 'c4', flags: {'a.pas_pret': 1}},
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

	test('IM-106 IM-107: a deadly shot wants surprise and a turn of concentration, and costs a die', () => {
		expect(planMove(shot({mortel: 1, surprise: 1})).problems).toHaveLength(1);
		const aimed = make(situation(game, 'viser', duellist), []).players.self;
		expect(planMove(shot({mortel: 1, surprise: 1}, aimed))).toMatchObject({expression: '6d8>=5>=8', problems: []});
	});

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
		const shooter = (dice: number[]) =>
			make(
				situation(game, 'vigilance-tireurs', {
					stats: {discipline: 3},
					points: {vigilance: 2},
					entries: {equipement: own('arme-a-feu')},
				}),
				dice,
			).players.self;
		const rank = (state: object) => sheetOf(game, state).derived('ordre-de-tir').value;
		const [three, one, two, none] = [
			[5, 5, 5, 1, 1],
			[5, 1, 1, 1, 1],
			[8, 1, 1, 1, 1],
			[1, 1, 1, 1, 1],
		].map(dice => rank(shooter(dice)));
		const blade = rank({...duellist, entries: {equipement: own('lame')}});
		expect([three, one, two, blade, none]).toEqual([3, 1, 2, 0, -1]);
		expect(rank(pass(game, players(shooter([5, 5, 5, 1, 1])), 'turn').players.self)).toBe(-1);
	});
});
