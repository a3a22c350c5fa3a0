import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {lastStanding, logged, noted} from '../../src/rules/history';
import {answerProposal, needsAgreement, propose} from '../../src/rules/proposals';
import {sayChange} from '../../src/rules/say';
import {gameOf, gameWith, players, stateWith} from './play';

const stairs = gameOf('escalier');
const shade = gameOf('clair-obscur');
const bond = {act: 'entry', list: 'bonds', name: 'Capitaine Iris', value: 1, words: 'loyauté'} as const;

describe('FE-068: what the GM proposes waits for the player', () => {
	const before = players({lists: {bonds: [{name: 'Sel', value: 2}]}});
	const proposed = propose(stairs, before, bond);

	test('a proposal tells what it would change, and changes nothing', () => {
		expect(needsAgreement(bond)).toBe(true);
		expect(proposed.ok && proposed.value.changes.map(change => sayChange(change, 'fr'))).toEqual([
			'Liens\u00a0: Capitaine Iris 1',
		]);
		expect(before.self.lists.bonds).toHaveLength(1);
	});
	test('player declines → no change', () => {
		if (!proposed.ok) throw new Error('proposed');
		expect(answerProposal(stairs, before, proposed.value, false)).toEqual({players: before, changes: []});
	});
	test('player agrees → added with its words', () => {
		if (!proposed.ok) throw new Error('proposed');
		const done = answerProposal(stairs, before, proposed.value, true);
		expect(done.players.self.lists.bonds?.[1]).toEqual({name: 'Capitaine Iris', value: 1, words: 'loyauté'});
	});
	test('a strike is proposed too, and one of nobody is refused at once', () => {
		expect(propose(stairs, before, {act: 'strike', list: 'bonds', name: 'Sel'}).ok).toBe(true);
		expect(propose(stairs, before, {act: 'strike', list: 'bonds', name: 'Personne'})).toMatchObject({
			error: {code: 'rule/not-listed'},
		});
	});
	test('a step up or down is the GM’s alone', () => {
		expect(needsAgreement({act: 'raise', list: 'bonds', name: 'Sel', by: 1})).toBe(false);
	});
});

describe('FE-072: a hard move that no point is left for is recorded', () => {
	const deed = {act: 'hardMove', reserve: 'peur', played: true} as const;
	const say = (done: ReturnType<typeof doDeed>) => done.changes.map(change => sayChange(change, 'fr'));

	test('FE-071: answer yes, Peur 2 → 1', () => {
		const done = doDeed(shade, players({}, {reserves: {peur: 2}}), deed, 'gm');
		expect([done.players.table.reserves.peur, say(done)]).toEqual([1, ['Peur 2 → 1']]);
	});
	test('Peur 0, answer yes → 0 and a log entry, which undo passes over', () => {
		const self = players({}, {reserves: {peur: 0}});
		const done = doDeed(shade, self, deed, 'gm');
		expect(done.players).toEqual(self);
		expect(say(done)).toEqual(['Peur\u00A0: coup dur joué, plus de point à retirer']);
		const [before, after] = [stateWith(), stateWith({xp: 1})];
		const line = {at: 1, who: 'gm', what: 'xp'} as const;
		const history = logged(noted([], before, after, line), {at: 2, who: 'gm', what: say(done)[0]!});
		expect(history.map(({id, what}) => [id, what])).toEqual([
			[1, 'xp'],
			[2, 'Peur\u00A0: coup dur joué, plus de point à retirer'],
		]);
		expect(lastStanding(history)?.id).toBe(1);
	});
	test('answer no → nothing', () => {
		const self = players({}, {reserves: {peur: 2}});
		expect(doDeed(shade, self, {...deed, played: false}, 'gm')).toMatchObject({players: self, changes: []});
	});
	test.each([
		['a player has no say in it', deed, 'player', 'rule/not-yours'],
		['a reserve that does not exist', {...deed, reserve: 'joie'}, 'gm', 'rule/unknown'],
	] as const)('%s', (_, asked, who, code) => {
		expect(doDeed(shade, players(), asked, who).problem).toMatchObject({code});
	});
	test('a reserve that locks no hard moves asks for no point', () => {
		const game = gameWith({reserves: [{id: 'fleau', name: 'Fléau', start: 3}]});
		expect(doDeed(game, players(), {...deed, reserve: 'fleau'}, 'gm').problem).toMatchObject({code: 'rule/unknown'});
	});
});
