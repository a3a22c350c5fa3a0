import {describe, expect, test} from 'vitest';
import {osselet} from './run';

const duellist = {stats: {habilete: 4, physique: 4, discipline: 3, aura: 4, savoir: 3}, points: {histoire: 1, agilite: 3}};
const raised = (levels: readonly number[], lowered = 0) => ({
	made: true,
	conditions: [
		...levels.map((level, at) => ({condition: 'hausse-attaque', level, source: `${at}`})),
		...(lowered > 0 ? [{condition: 'baisse-attaque', level: lowered, source: 'x'}] : []),
	],
});

type Row = {
	readonly odd: string;
	readonly sheet: object;
	readonly move: string;
	readonly dice: string;
	readonly holds: readonly string[];
};

/** The book, the move and what is settled for it in one text, as it is typed. */
const rows: readonly Row[] = [
	{
		odd: 'IM-030: two, three, five, eight',
		sheet: duellist,
		move: 'imperium test comp=histoire',
		dice: '2,3,5,8',
		holds: ['= 3', 'Réussite'],
	},
	{odd: 'IM-036: four and eight of damage', sheet: duellist, move: 'imperium degats mortel=1', dice: '4,8', holds: ['= 12']},
	{
		odd: 'IM-042: three declared, two got',
		sheet: duellist,
		move: 'imperium test comp=histoire annonce=3',
		dice: '1,5,5,1',
		holds: ['Échec'],
	},
	{
		odd: 'IM-023: a point before the roll',
		sheet: duellist,
		move: 'imperium test comp=histoire spend:karama=1',
		dice: '1,1,1,5',
		holds: ['Karama 3/4'],
	},
	{
		odd: 'IM-067: a feint',
		sheet: duellist,
		move: 'imperium agilite tick:feinte=1',
		dice: '1,1,1,1,1,5',
		holds: ['6d8', 'Feinter'],
	},
	{
		odd: 'HB-036: +15 and +10',
		sheet: raised([15, 10]),
		move: 'horizon-brique attaque difficulty=50',
		dice: '40',
		holds: ['= 40 + 15 = 55', 'Réussite'],
	},
	{
		odd: 'HB-038: +15, +10 and −5',
		sheet: raised([15, 10], 5),
		move: 'horizon-brique attaque difficulty=50',
		dice: '40',
		holds: ['40 + 10 = 50', 'Réussite'],
	},
	{
		odd: 'HB-047: 96 − 50 against 75',
		sheet: raised([], 50),
		move: 'horizon-brique attaque difficulty=75',
		dice: '96',
		holds: ['96 - 50 = 46', 'Réussite naturelle'],
	},
	{
		odd: 'HB-047: 95 − 50 against 75',
		sheet: raised([], 50),
		move: 'horizon-brique attaque difficulty=75',
		dice: '95',
		holds: ['95 - 50 = 45', 'Échec'],
	},
	{
		odd: 'HB-046: 5 + 90 against 50',
		sheet: raised([90]),
		move: 'horizon-brique attaque difficulty=50',
		dice: '5',
		holds: ['5 + 90 = 95', 'Échec naturel'],
	},
];

describe('worked examples, tried in the terminal', () => {
	test.each(rows)('$odd', async ({sheet, move, dice, holds}) => {
		const [book, id, ...settled] = move.split(' ') as [string, string, ...string[]];
		const withs = settled.flatMap(one => ['--with', one]);
		const files = {'a.json': JSON.stringify(sheet)};
		const {out, code} = await osselet(['try', book, 'a.json', id, ...withs, '--dice', dice], files, 'fr_FR');
		expect(code).toBe(0);
		for (const words of holds) expect(out).toContain(words);
	});
});
