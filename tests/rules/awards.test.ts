import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {checkBook} from '../../src/rules/check/check';
import {sayChange} from '../../src/rules/say';
import {gameOf, players} from './play';

const game = gameOf('haut-chateau');
const give = (award: string, asks: object = {}, self: object = {}, of = game) => {
	const done = doDeed(of, players(self), {act: 'earn', award, asks: {...asks}}, 'gm');
	return {...done, said: done.changes.map(change => sayChange(change, 'fr'))};
};
const flawed = {entries: {travers: [{key: 'phobie', entry: 'phobie'}]}, tracks: {ubik: 1}};

describe('what is earned, as the rulebook says', () => {
	test.each<[string, object, number]>([
		['HC-137: one for each hour', {heures: 4}, 4],
		['HC-138 HC-139: synergy and a remarkable solution', {heures: 4, synergie: 1, solution: 1}, 6],
		['HC-141: half, rounded up, for one who was absent', {heures: 5, absent: 1}, 3],
		['a tick counts once, whatever is sent', {heures: 0, synergie: 7}, 1],
		['an answer left out is none', {}, 0],
	])('%s', (_, asks, xp) => expect(give('partie', asks).players.self.xp).toBe(xp));

	test('it adds to what is there, and says what it was for', () =>
		expect(give('partie', {heures: 4}, {xp: 3}).said).toEqual(['Partie jouée', 'Expérience 3 → 7']));

	test.each([
		['HC-105: a flaw that weighed', 'ubik-travers', flawed, 2],
		['HC-106: before an alteration of reality', 'ubik-realite', {tracks: {ubik: 2}}, 3],
	])('%s gives a point of ubik back', (_, award, self, ubik) =>
		expect(give(award, {}, self).players.self.tracks.ubik).toBe(ubik),
	);

	test('HC-105: and gives none to one without flaws', () => {
		const {players: after, problem} = give('ubik-travers', {}, {tracks: {ubik: 1}});
		expect(problem?.code).toBe('rule/refused');
		expect(after.self.tracks.ubik).toBe(1);
	});

	test('each kind of experience goes to its own balance', () => {
		const horizon = gameOf('horizon-brique');
		const {self} = give('exp-savoir', {points: 2}, {balances: {comp: 1}}, horizon).players;
		expect([self.balances, self.xp]).toEqual([{comp: 1, savoir: 2}, 0]);
	});

	test('it is the GM’s to give, and an award that is none is named', () => {
		expect(doDeed(game, players({}), {act: 'earn', award: 'partie', asks: {heures: 9}}, 'player').problem?.code).toBe(
			'rule/not-yours',
		);
		expect(give('parti').problem).toMatchObject({code: 'rule/unknown', id: 'parti'});
	});
});

test('an award of a rulebook names a move and a balance that there are', () => {
	const {book} = gameOf('haut-chateau', written =>
		written.progression?.awards?.push({id: 'autre', name: 'Autre', move: 'ubik-truc', balance: 'savoir'}),
	);
	expect(checkBook(book).map(({path}) => path)).toEqual(['progression.awards[3].balance', 'progression.awards[3].move']);
});
