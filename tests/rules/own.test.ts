import {describe, expect, test} from 'vitest';
import {doDeed} from '../../src/rules/acts';
import {checkBook} from '../../src/rules/check/check';
import {readBook} from '../../src/rules/check/read-book';
import type {Deed} from '../../src/rules/deeds';
import {planMove} from '../../src/rules/moves/plan';
import {viewSheet} from '../../src/rules/view-sheet';
import {gameOf, given, players, sheetOf, situation, tableWith} from './play';

const chateau = gameOf('haut-chateau');
const chimere = gameOf('chimere');

describe('an entry of one’s own', () => {
	const armour = (fields: Readonly<Record<string, number | string>>): Deed => ({
		act: 'own',
		catalogue: 'armures',
		name: 'Cuir',
		text: 'Un blouson.',
		fields,
	});

	test('is added by its player, and the rules read its values', () => {
		const before = sheetOf(chateau, {stats: {vitalite: 3, adresse: 4}});
		const {players: after, problem} = doDeed(
			chateau,
			players({stats: {vitalite: 3, adresse: 4}}),
			armour({protection: 2}),
			'player',
		);
		const sheet = sheetOf(chateau, after.self);
		expect(problem).toBeUndefined();
		expect(after.self.entries.armures).toEqual([
			{key: 'cuir', entry: 'cuir', own: {name: 'Cuir', text: 'Un blouson.', fields: {protection: 2}}},
		]);
		expect([before.track('pv').max, sheet.track('pv').max]).toEqual([8, 10]);
		expect([before.derived('initiative').value, sheet.derived('initiative').value]).toEqual([4, 2]);
	});

	test.each([
		['above the most', {protection: 6}, 'rule/above'],
		['below nothing', {protection: -1}, 'rule/below'],
		['a text for a number', {protection: 'deux'}, 'rule/unknown'],
		['a value that the list has not', {degats: 2}, 'rule/unknown'],
	])('%s is refused', (_, fields, code) =>
		expect(doDeed(chateau, players(), armour(fields), 'player').problem).toMatchObject({code}),
	);

	test('of a list that is closed is refused', () =>
		expect(doDeed(chateau, players(), {act: 'own', catalogue: 'talents', name: 'Lévitation'}, 'gm').problem).toMatchObject({
			code: 'rule/closed',
		}));

	test('two of one name are told apart', () => {
		const one = doDeed(chateau, players(), armour({protection: 1}), 'player').players;
		const two = doDeed(chateau, one, armour({protection: 3}), 'player').players;
		expect(two.self.entries.armures!.map(entry => entry.key)).toEqual(['cuir', 'cuir-2']);
	});

	test('a name without figures is used once they are given, and says on the sheet what it wants', () => {
		const bare = {entries: {techniques: [{key: 'prise', entry: 'prise'}]}};
		const wants = (self: object) =>
			viewSheet(chimere, players(self).self, tableWith(), [], 'en').catalogues.find(one => one.id === 'techniques')!.owned[0]!
				.wants;
		const attack = (self: object) => planMove(situation(chimere, 'attaque', self, {asks: {technique: 'prise'}})).problems.length;
		expect([wants(bare), attack(bare)]).toEqual([['Power'], 1]);
		const told = {entries: {techniques: [given('prise', {puissance: 2}, 'Prise')]}};
		expect([wants(told), attack(told)]).toEqual([[], 0]);
	});
});

test('a skill of one’s own stands on its characteristic', () => {
	const {players: after} = doDeed(chateau, players(), {act: 'skill', name: 'Cuisine', stat: 'erudition'}, 'player');
	expect(after.self.ownSkills).toMatchObject([{id: 'cuisine', name: 'Cuisine', stat: 'erudition'}]);
	expect(sheetOf(chateau, {...after.self, stats: {erudition: 3}, points: {cuisine: 2}}).skill('cuisine').score).toBe(5);
});

describe('a switch', () => {
	const set = (value: boolean | number | string, who: 'player' | 'gm' = 'gm') =>
		doDeed(chateau, players(), {act: 'option', option: 'ubik-par-jet', value}, who);

	test('is the GM’s to set, within its bounds', () => {
		expect(set(3).players.self.options).toEqual({'ubik-par-jet': 3});
		expect(set(3, 'player').problem).toMatchObject({code: 'rule/not-yours'});
		expect(set(9).problem).toMatchObject({code: 'rule/above', max: 3});
		expect(set('trois').problem).toMatchObject({code: 'rule/unknown'});
	});

	test('that no rule reads is a fault of the book', () => {
		const read = readBook({
			osselet: 1,
			id: 'probe',
			version: '1.0.0',
			name: 'Probe',
			source: {title: 'Probe', licence: 'CC0-1.0'},
			options: [
				{kind: 'flag', id: 'lu', name: 'Lu', default: false},
				{kind: 'flag', id: 'pas-lu', name: 'Pas lu', default: false},
			],
			derived: [{id: 'd', name: 'D', formula: '@opt.lu'}],
		});
		expect(read.ok && checkBook(read.value)).toEqual([
			{path: 'options[1].id', problem: {code: 'book/unread-option', id: 'pas-lu'}},
		]);
	});
});

describe('what the owner of an entry chooses for it', () => {
	const choose = (choice: string, chosen: string | {readonly at: number; readonly id: string}, key = 'virtuose'): Deed => ({
		act: 'choose',
		catalogue: 'atouts',
		key,
		choice,
		chosen,
	});
	const place = (at: number, id: string) => choose('competences', {at, id});
	const owner = players({made: true, entries: {atouts: [{key: 'virtuose', entry: 'virtuose'}]}});
	const after = (...deeds: readonly Deed[]) =>
		deeds.reduce((now, deed) => doDeed(chateau, now, deed, 'player').players, owner).self.entries.atouts?.[0]?.choices
			?.competences;

	test.each([
		['two places, one after the other', [place(0, 'couteau'), place(1, 'esquive')], ['couteau', 'esquive']],
		['the second alone', [place(1, 'esquive')], ['', 'esquive']],
		['one emptied again', [place(0, 'couteau'), place(1, 'esquive'), place(0, '')], ['', 'esquive']],
		['a place that there is not', [place(0, 'couteau'), place(7, 'esquive')], ['couteau', '']],
	] as const)('%s', (_, deeds, chosen) => expect(after(...deeds)).toEqual(chosen));

	test.each([
		['an entry that is not owned', choose('competences', 'x', 'coriace')],
		['a choice that the entry does not offer', choose('couleur', 'x')],
	])('is refused for %s', (_, deed) =>
		expect(doDeed(chateau, owner, deed, 'player').problem).toMatchObject({code: 'rule/unknown'}),
	);
});
