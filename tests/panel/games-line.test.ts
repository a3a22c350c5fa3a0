import '../page/test-chain';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {afterLine, deedLine} from '../../src/panel/games/lines';
import {type Planned, readyOf} from '../../src/panel/games/ready';
import type {Ready} from '../../src/panel/prepare';
import {rollsOf} from '../../src/panel/rolls';
import {readRiders} from '../../src/rules/riders';
import {findStrings} from '../../src/seal/find';
import {anchor, memberId} from '../../src/shared/ids';
import {expectUnchanged, name, readAsPost, totalOf} from './as-post';

const markups = [
	{kind: 'bbcode', bold: true, quote: true, link: true},
	{kind: 'markdown', bold: true, quote: true, link: true},
	{kind: 'plain', bold: false, quote: false, link: false},
] as const;
const [bbcode] = markups;
const turn = {anchor: anchor('p4711')!, roller: memberId('57')!, index: 1, round: 31543812};
const instant = {mode: 'i', turn, index: 1, randomness: 'ab'.repeat(32)} as const;
const sealed = {mode: 's', round: 31543812, index: 1} as const;
const setting = {who: 'Aria', layout: 'line', markup: bbcode, lang: 'fr'} as const;

const bare: Planned = {
	move: 'action',
	name: 'Action',
	covers: '',
	expression: '3d6kh1',
	took: [],
	asks: [],
	sources: [],
	spends: [],
	ladder: [],
	aims: false,
	costs: [],
	problems: [],
	riders: [
		{letter: 'b', value: 'forge/1.0.0'},
		{letter: 'm', value: 'action'},
		{letter: 'f', value: '0a1b2c3d'},
	],
};
const source = (text: string, more: object = {}) => ({
	key: text,
	name: text,
	covers: '',
	does: text,
	offered: false,
	on: true,
	closed: false,
	times: 1,
	most: 1,
	...more,
});
const spend = (text: string, times: number) =>
	({id: text, name: text, does: '', cost: '1 Espoir', when: 'before', times, open: true}) as const;

function ready(parts: Partial<Planned>): Ready {
	const made = readyOf({...bare, ...parts}, 'fr');
	if (!made.ok) throw new Error(made.error.code);
	return made.value;
}
const lineFor = (parts: Partial<Planned>, outcome?: string) =>
	rollsOf(ready(parts), sealed, {...setting, ...(outcome !== undefined && {outcome})})[0]!.text.replace(/ oss1-.*/, '');

describe('the line of a move', () => {
	test.each<[string, Partial<Planned>, string]>([
		['nothing bears on it', {}, 'Aria, Action – 3d6kh1, jet scellé, dés à venir'],
		[
			'dice by a source',
			{sources: [source('Virtuose', {does: 'Virtuose +1D'})]},
			'Aria, Action – 3d6kh1 (Virtuose +1D), jet scellé, dés à venir',
		],
		[
			'an edge',
			{sources: [source('Empoisonné', {does: 'Empoisonné\u00a0: désavantage'})]},
			'Aria, Action – 3d6kh1 (Empoisonné : désavantage), jet scellé, dés à venir',
		],
		[
			'a number goes first, that no bracket closes on it',
			{sources: [source('Aide', {does: 'Aide +2'})]},
			'Aria, Action – 3d6kh1 (+2 Aide), jet scellé, dés à venir',
		],
		[
			'a loss with a typographer’s minus',
			{sources: [source('Brume', {does: 'Brume \u22122'})]},
			'Aria, Action – 3d6kh1 (-2 Brume), jet scellé, dés à venir',
		],
		[
			'an effect without its name',
			{sources: [source('Aide', {does: '+1D'})]},
			'Aria, Action – 3d6kh1 (Aide +1D), jet scellé, dés à venir',
		],
		[
			'what is not ticked is not told',
			{sources: [source('Aide', {on: false, offered: true})]},
			'Aria, Action – 3d6kh1, jet scellé, dés à venir',
		],
		[
			'spends by name, how often where it is more than once',
			{spends: [spend('Se dépasser', 1), spend('Ubik', 2), spend('Rien', 0)]},
			'Aria, Action – 3d6kh1 (2 Ubik, Se dépasser), jet scellé, dés à venir',
		],
		[
			'answers',
			{
				asks: [
					{kind: 'pick', id: 's', name: 'Trait', value: 'a', options: [{id: 'a', name: 'Agilité'}]},
					{kind: 'number', id: 'n', name: 'Portée', min: 0, max: 9, value: 3},
					{kind: 'tick', id: 't', name: 'De dos', value: true},
				],
			},
			'Aria, Action – 3d6kh1 (3 Portée, Trait Agilité, De dos), jet scellé, dés à venir',
		],
		[
			'what may be left open and was',
			{
				asks: [
					{
						kind: 'pick',
						id: 'arme',
						name: 'Arme',
						value: '',
						options: [
							{id: '', name: '—'},
							{id: 'lame', name: 'Lame'},
						],
					},
				],
			},
			'Aria, Action – 3d6kh1, jet scellé, dés à venir',
		],
		[
			'numbers of the sheet come first, and what was chosen is not told twice',
			{
				took: [{name: 'Agilité', value: 3}],
				asks: [{kind: 'pick', id: 's', name: 'Trait', value: 'a', options: [{id: 'a', name: 'Agilité'}]}],
				sources: [source('Virtuose', {does: 'Virtuose +1D'})],
			},
			'Aria, Action – 3d6kh1 (3 Agilité, Virtuose +1D), jet scellé, dés à venir',
		],
		['a difficulty', {difficulty: 15}, 'Aria, Action – 3d6kh1 contre 15, jet scellé, dés à venir'],
		[
			'a step of the ladder by its name',
			{difficulty: 15, ladder: [{name: 'Normale', value: 15}]},
			'Aria, Action – 3d6kh1 contre 15 Normale, jet scellé, dés à venir',
		],
	])('%s', (_, parts, line) => {
		expect(lineFor(parts)).toBe(line);
	});

	test('of dice that fell tells the outcome in words, before the number', () => {
		const [made] = rollsOf(ready({difficulty: 4}), instant, {...setting, outcome: 'Réussite à un prix'});
		expect(made!.text).toMatch(/^Aria, Action – 3d6kh1 contre 4, Réussite à un prix = .+ = \d oss1-i-/);
	});

	test('without dice bears no string; a spend afterwards tells what the same dice make', () => {
		const plan = {
			name: 'Encaisser',
			expression: '0',
			asks: [{kind: 'number', id: 'd', name: 'Dégâts', min: 0, max: 60, value: 12}] as const,
		};
		expect(deedLine(ready(plan), {who: 'Aria', markup: bbcode})).toBe('Aria, Encaisser – 12 Dégâts');
		expect(deedLine(ready({name: 'Souffler', expression: '0'}), {who: 'Aria', markup: bbcode})).toBe('Aria, Souffler');
		expect(afterLine({label: 'Action', name: 'Ubik', outcome: 'Réussite', total: 6}, {who: 'Aria', markup: bbcode}, 'fr')).toBe(
			'Aria, Action – après coup, Ubik, les mêmes dés font 6, Réussite',
		);
	});

	test('is refused by size when no string can carry its dice', () => {
		const many = Array.from({length: 40}, (_, at) => `1d${at + 2}`).join('+');
		expect(readyOf({...bare, expression: many}, 'fr')).toMatchObject({ok: false, error: {code: 'too-long'}});
		expect(readyOf({...bare, expression: '1d'}, 'fr')).toMatchObject({ok: false, error: {code: 'no-sides'}});
	});
});

test('whatever a rulebook calls its pieces, the string is found with the number that fell and its rule, and no forum changes the words', () => {
	const plan = fc.record({
		name,
		expression: fc.constantFrom('1d20+5', '3d6kh1', '5d8>=5>=8', '4d10kh1b10d6+3', '1d12+1d12-1d6', '2d100kl1'),
		sources: fc.array(
			fc
				.tuple(name, fc.constantFrom('', ' +1D', ' +2', ' \u22123', '\u00a0: avantage', ' +1d6'))
				.map(([text, does]) => source(text, {does: text + does})),
			{maxLength: 3},
		),
		spends: fc.array(
			fc.tuple(name, fc.nat(3)).map(([text, times]) => spend(text, times)),
			{maxLength: 2},
		),
		asks: fc.array(
			name.map(text => ({kind: 'number', id: 'n', name: text, min: 0, max: 99, value: 7}) as const),
			{maxLength: 2},
		),
		difficulty: fc.integer({min: -9, max: 99}),
		ladder: fc.array(fc.record({name, value: fc.constant(15)}), {maxLength: 1}),
	});
	const where = fc.record({
		who: name,
		layout: fc.constantFrom('line' as const, 'block' as const, 'link' as const),
		markup: fc.constantFrom(...markups),
		lang: fc.constantFrom('fr' as const, 'en' as const),
		outcome: name,
	});
	fc.assert(
		fc.property(plan, where, fc.boolean(), (parts, told, falls) => {
			const [made] = rollsOf(ready(parts), falls ? instant : sealed, {...told, verifyUrl: 'https://table.example/verify.html'});
			const shown = readAsPost(made!.text);
			const found = findStrings(shown);
			expect(found).toHaveLength(1);
			const [{string, said}] = found as [(typeof found)[number]];
			if (string.kind !== 'roll') throw new Error(string.kind);
			expect(string.raw).toBe(made!.raw);
			expect(readRiders(string.riders)).toMatchObject({book: 'forge', version: '1.0.0', move: 'action'});
			expect(said).toBe(falls ? totalOf(shown) : undefined);
			expectUnchanged(shown);
		}),
		{numRuns: 300},
	);
});
