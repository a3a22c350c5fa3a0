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

/** Move, what is settled for it, the dice, and what the lines hold. */
type Row = readonly [
	odd: string,
	book: string,
	sheet: object,
	move: string,
	withs: readonly string[],
	dice: string,
	...holds: string[],
];
const rows: readonly Row[] = [
	['IM-030: two, three, five, eight', 'imperium', duellist, 'test', ['comp=histoire'], '2,3,5,8', '= 3', 'Réussite'],
	['IM-036: four and eight of damage', 'imperium', duellist, 'degats', ['mortel=1'], '4,8', '= 12'],
	['IM-042: three declared, two got', 'imperium', duellist, 'test', ['comp=histoire', 'annonce=3'], '1,5,5,1', 'Échec'],
	['IM-023: a point before the roll', 'imperium', duellist, 'test', ['comp=histoire', 'spend:karama=1'], '1,1,1,5', 'Karama 3/4'],
	['IM-067: a feint', 'imperium', duellist, 'agilite', ['tick:feinte=1'], '1,1,1,1,1,5', '6d8', 'Feinter'],
	['HB-036: +15 and +10', 'horizon-brique', raised([15, 10]), 'attaque', ['difficulty=50'], '40', '= 40 + 15 = 55', 'Réussite'],
	[
		'HB-038: +15, +10 and −5',
		'horizon-brique',
		raised([15, 10], 5),
		'attaque',
		['difficulty=50'],
		'40',
		'40 + 10 = 50',
		'Réussite',
	],
	[
		'HB-047: 96 − 50 against 75',
		'horizon-brique',
		raised([], 50),
		'attaque',
		['difficulty=75'],
		'96',
		'96 - 50 = 46',
		'Réussite naturelle',
	],
	['HB-047: 95 − 50 against 75', 'horizon-brique', raised([], 50), 'attaque', ['difficulty=75'], '95', '95 - 50 = 45', 'Échec'],
	[
		'HB-046: 5 + 90 against 50',
		'horizon-brique',
		raised([90]),
		'attaque',
		['difficulty=50'],
		'5',
		'5 + 90 = 95',
		'Échec naturel',
	],
];

describe('worked examples, tried in the terminal', () => {
	test.each(rows)('%s', async (_, book, sheet, move, withs, dice, ...holds) => {
		const settled = withs.flatMap(one => ['--with', one]);
		const {out, code} = await osselet(
			['try', book, 'a.json', move, ...settled, '--dice', dice],
			{'a.json': JSON.stringify(sheet)},
			'fr_FR',
		);
		expect(code).toBe(0);
		for (const words of holds) expect(out).toContain(words);
	});
});
