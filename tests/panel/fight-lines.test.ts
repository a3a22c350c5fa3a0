import {describe, expect, test} from 'vitest';
import {nextStep} from '../../src/panel/fight/guide';
import {fightText} from '../../src/panel/fight/lines';
import {loggedRoll, rollerIn} from '../../src/panel/fight/thread-rolls';
import {addedIn} from '../../src/panel/fight/wanted';
import type {CombatantView, FightView, MeetingView} from '../../src/rules/fight/view';

const one = (name: string, more: Partial<CombatantView> = {}): CombatantView => ({
	key: 'c1',
	name,
	first: false,
	turn: false,
	acted: false,
	out: false,
	actions: [],
	tracks: [],
	conditions: [],
	...more,
});
const view = (more: Partial<FightView> = {}): FightView => ({
	book: 'La Boîte à Chimère',
	version: '1.0.0',
	round: 2,
	combatants: [
		one('Ragle', {score: 14, turn: true}),
		one('Les gardes', {score: -2, members: {now: 2, of: 3}, conditions: ['Surpris']}),
		one('Ombre', {out: true}),
	],
	meetings: [],
	encounters: [],
	log: [
		{round: 1, who: '', text: 'La nuit tombe'},
		{round: 2, who: 'Ragle', text: 'Attaque, touché = 14'},
	],
	...more,
});
const bbcode = {kind: 'bbcode', bold: true, quote: true, link: true} as const;
const plain = {kind: 'plain', bold: false, quote: false, link: false} as const;

describe('the text of a fight', () => {
	test('says the order, whose turn it is and what this round brought', () => {
		expect(fightText(view(), {log: 'round', markup: bbcode, lang: 'fr'}).split('\n')).toEqual([
			'[b]Combat, round 2[/b] – La Boîte à Chimère 1.0.0',
			'– Ragle, ordre 14 · à son tour',
			'– Les gardes, ordre -2, 2 sur 3 · Surpris',
			'– Ombre · hors de combat',
			'[b]Ce qui s’est passé[/b]',
			'– Ragle : Attaque, touché = 14',
		]);
	});

	const rows: readonly [odd: string, view: FightView, options: Parameters<typeof fightText>[1], last: string][] = [
		['the whole log', view(), {log: 'all', markup: plain, lang: 'en'}, '– Ragle: Attaque, touché = 14'],
		[
			'what each has left, of those whose points are known',
			view({
				combatants: [one('Ombre', {life: {now: 3, of: 8}, tracks: [{id: 'pv', name: 'PV', value: 4, max: 9}]})],
				log: [],
			}),
			{log: 'round', points: true, markup: plain, lang: 'en'},
			'– Ombre · PV 4/9, Life points 3/8',
		],
		[
			'with the fight in it',
			view(),
			{log: 'round', parcel: 'ost1-n2-ab-00000000', markup: bbcode, lang: 'fr'},
			'ost1-n2-ab-00000000',
		],
		[
			'who rolled too little to act',
			view({combatants: [one('Ombre', {score: 0, idle: true})], log: []}),
			{log: 'round', markup: plain, lang: 'en'},
			'– Ombre, order 0 · does not act this round',
		],
		[
			'a name that would be a tag',
			view({combatants: [one('[b]Dick[/b]')], log: []}),
			{log: 'round', markup: bbcode, lang: 'fr'},
			'– b Dick /b',
		],
		[
			'before it begins',
			view({round: 0, combatants: [], log: []}),
			{log: 'round', markup: plain, lang: 'fr'},
			'Combat, avant le premier round – La Boîte à Chimère 1.0.0',
		],
		[
			'a smiley by accident',
			view({combatants: [], log: [{round: 2, who: 'A', text: ':D (8)'}]}),
			{log: 'round', markup: plain, lang: 'en'},
			'– A: : D (8 )',
		],
	];
	test.each(rows)('%s', (_, shown, options, last) => {
		expect(fightText(shown, options).split('\n').at(-1)).toBe(last);
	});
});

test('those who are awaited read what they are to roll, and with which figures; who has rolled is left out', () => {
	const awaited = [
		{
			side: 'a',
			who: 'Aldric',
			moves: [
				{id: 'parade', name: 'Parade'},
				{id: 'esquive', name: 'Esquive'},
			],
			asks: [],
		},
		{
			side: 'b',
			who: 'Isaure',
			moves: [{id: 'agilite-groupe', name: 'Agilité du groupe'}],
			asks: [{name: 'Combattants', value: 3}],
		},
		{side: 'b', of: 'c3', who: 'Sorn', moves: [{id: 'assaut', name: 'Assaut'}], asks: [], fell: 'Assaut [5]'},
	] as const;
	const meeting = {
		key: 'm1',
		name: 'Affrontement',
		a: '',
		b: '',
		band: [],
		state: '',
		pass: 1,
		roles: [],
		over: false,
		ready: false,
		lost: false,
	};
	const text = fightText(view({combatants: [], log: [], meetings: [{...meeting, awaited}]}), {
		log: 'round',
		markup: bbcode,
		lang: 'fr',
	});
	expect(
		text
			.replace(/[\u00a0\u202f]/g, ' ')
			.split('\n')
			.slice(1),
	).toEqual(['[b]Jets attendus[/b]', '– Aldric : Parade, Esquive', '– Isaure : Agilité du groupe · Combattants 3']);
});

describe('what a line adds to its dice', () => {
	test.each([
		['nothing', 'Kaelen, Assaut – 7d8 = [5, 1] = 2', 2, 0],
		['a point spent', 'Kaelen, Assaut – 7d8 (Karama) = 3 –', 2, 1],
		['less, by a minus of its own kind', 'Kaelen, Assaut – 7d8 = −1', 1, -2],
		['nothing where it says no total: a sealed roll', 'Kaelen, Assaut – 7d8, tirage à venir', 2, 0],
	])('%s', (_, said, total, added) => expect(addedIn({said, total})).toBe(added));
});

describe('whose roll it is', () => {
	const rows: readonly [odd: string, said: string, whose: string | undefined][] = [
		['begins with a name', 'Dick, Attaque – 2d6 = 7', 'Dick'],
		['two names that begin alike: the longer one', 'Dick Tracy, Attaque – 2d6 = 7', 'Dick Tracy'],
		['a name without its comma is a word', 'Dickens jette un dé', undefined],
		['nobody of the fight', 'Ragle, Attaque – 2d6 = 7', undefined],
	];
	test.each(rows)('%s', (_, said, whose) => {
		const combatants = [one('Dick'), one('Dick Tracy'), one('Dick, Tom')];
		expect(rollerIn(combatants, {said})?.name).toBe(whose);
	});

	test.each([
		['its total, once', 'Dick, Attaque – 2d6 + 1 = [3, 4] + 1 = 8', 8, 'Attaque – 2d6 + 1 = [3, 4] + 1 = 8'],
		['its total where the line has another end', 'Dick, Parade – 4d8', 2, 'Parade – 4d8 = 2'],
		['the whole line of somebody else', 'Ragle, Parade', 2, 'Ragle, Parade = 2'],
	] as const)('the log says %s', (_, said, total, text) => {
		expect(loggedRoll({said, total}, one('Dick'))).toBe(text);
	});
});

describe('what the GM does next', () => {
	const meeting: MeetingView = {
		key: 'm1',
		name: 'Versus',
		a: 'Ayame',
		b: 'Goro',
		state: 'Initiative',
		pass: 1,
		roles: [],
		over: false,
		band: [],
		awaited: [{side: 'a', who: 'Ayame', moves: [], asks: []}],
		ready: false,
		lost: false,
	};
	const roll = {id: 'initiative', name: 'Initiative'};
	const rows: readonly [odd: string, view: Partial<FightView>, says: RegExp][] = [
		['nobody yet', {combatants: []}, /^Add those who fight/],
		['not begun', {round: 0}, /Press “Begin”/],
		['all out', {combatants: [one('Dick', {out: true})]}, /^Nobody is left to act/],
		[
			'an order to roll',
			{combatants: [one('Dick', {roll, turn: true}), one('Ombre', {roll, out: true})]},
			/roll Initiative: Dick\./,
		],
		['a meeting that waits', {meetings: [meeting]}, /^Versus: rolls are awaited/],
		['a meeting that has its rolls', {meetings: [{...meeting, awaited: [], ready: true}]}, /^The rolls are there/],
		['somebody’s turn', {}, /^It is for Ragle to act/],
		['nobody’s turn', {combatants: [one('Dick')]}, /^Nobody has the turn/],
	];
	test.each(rows)('%s', (_, more, says) => {
		expect(nextStep(view(more), 'en')).toMatch(says);
	});
});
