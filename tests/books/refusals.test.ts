import {describe, expect, test} from 'vitest';
import {osselet} from '../cli/run';

type Told = {readonly invalid: readonly {readonly where: string; readonly text: string}[]};

/** What `osselet` says is wrong with a sheet, in words. */
async function told(
	verb: 'create' | 'sheet',
	game: string,
	sheet: object,
): Promise<{readonly code: number; readonly texts: string}> {
	const ran = await osselet([verb, game, 'a.json', '--json'], {'a.json': JSON.stringify(sheet)});
	return {code: ran.code, texts: (ran.json as Told).invalid.map(({where, text}) => `${where}: ${text}`).join('\n')};
}

const human = {choices: {age: 30, type: 'humain', origine: 'moyenne', revenus: 'r1'}, answers: {nom: 'André'}};

describe('a sheet that breaks a rule is refused in words', () => {
	test.each([
		[
			'three edges',
			'create',
			'haut-chateau',
			{...human, entries: {atouts: ['coriace', 'legende', 'voyageur']}},
			/entries\.atouts: Edges: 2 wanted; there are 3/,
		],
		[
			'three edges in play',
			'sheet',
			'haut-chateau',
			{...human, made: true, entries: {atouts: ['coriace', 'sentimental', 'voyageur'], travers: ['phobie', 'code']}},
			/entries\.atouts: Edges: 2 wanted; there are 3/,
		],
		[
			'a score of 11 at creation',
			'create',
			'haut-chateau',
			{...human, stats: {combattivite: 5}, points: {couteau: 6}},
			/points\.couteau: Knife: 11 .*10/,
		],
		['ubik below zero', 'sheet', 'haut-chateau', {...human, made: true, tracks: {ubik: -1}}, /tracks\.ubik: Ubik: −1 .*0/],
		['an age of 51', 'create', 'haut-chateau', {...human, choices: {...human.choices, age: 51}}, /choices\.age: Age: 51 .*50/],
		[
			'an adresse of 6 for a human',
			'create',
			'haut-chateau',
			{...human, stats: {adresse: 6}},
			/stats\.adresse: Dexterity: 6 .*5/,
		],
		[
			'an érudition of 7 for an AI',
			'create',
			'haut-chateau',
			{choices: {...human.choices, type: 'ia'}, stats: {erudition: 7}},
			/stats\.erudition: .*7 .*6/,
		],
		[
			'a talent without the mutation',
			'create',
			'haut-chateau',
			{...human, entries: {talents: ['telepathie']}},
			/entries\.talents.*: Telepathy: Only a mutant/,
		],
		[
			'an armour beyond the table',
			'create',
			'haut-chateau',
			{...human, entries: {armures: [{entry: 'cuir', own: {name: 'Cuir', fields: {protection: 9}}}]}},
			/entries\.armures.*: Protection: 9 .*5/,
		],
		[
			'a skill above its characteristic',
			'create',
			'imperium',
			{answers: {nom: 'x'}, stats: {savoir: 3}, points: {histoire: 4}},
			/points\.histoire: .*4 .*3/,
		],
		[
			'the same in play',
			'sheet',
			'imperium',
			{made: true, stats: {savoir: 3}, points: {histoire: 4}},
			/points\.histoire: .*4 .*3/,
		],
		['a characteristic of 1', 'create', 'imperium', {stats: {aura: 1}}, /stats\.aura: Aura: 1 .*2/],
		[
			'a technique whose forerunner is missing',
			'create',
			'chimere',
			{
				choices: {art: 'karate'},
				entries: {techniques: [{entry: 'yoko', own: {name: 'Yoko geri', fields: {art: 'karate', apres: 'oi-zuki'}}}]},
			},
			/entries\.techniques.*: Yoko geri: The technique that leads to it comes first/,
		],
		['19 points of characteristics', 'create', 'chimere', {stats: {force: 5}}, /steps\.caracs: .*19.*18/],
		['a skill of 7 at creation', 'create', 'chimere', {points: {vigilance: 7}}, /points\.vigilance: .*7 .*6/],
	] as const)('%s', async (_, verb, game, sheet, text) => {
		const {code, texts} = await told(verb, game, sheet);
		expect(code).toBe(1);
		expect(texts).toMatch(text);
	});
});
