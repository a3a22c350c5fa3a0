import {describe, expect, test} from 'vitest';
import {fightText} from '../../src/panel/fight/lines';
import type {CombatantView, FightView} from '../../src/rules/fight/view';

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
			'with the fight in it',
			view(),
			{log: 'round', parcel: 'ost1-n2-ab-00000000', markup: bbcode, lang: 'fr'},
			'ost1-n2-ab-00000000',
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
