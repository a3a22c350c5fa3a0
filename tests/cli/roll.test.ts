import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {osselet, SEED} from './run';

const {vectors} = JSON.parse(readFileSync('tests/fixtures/seal/vectors.json', 'utf8')) as {
	vectors: {name: string; expression: string; seed: string; dice: number[][]; total: number}[];
};

test.each(vectors.map(vector => [vector.name, vector] as const))('rolls the published example: %s', async (_, vector) => {
	const {json, code} = await osselet(['roll', vector.expression, '--seed', vector.seed, '--json']);
	expect(json).toEqual({expression: vector.expression, dice: vector.dice, total: vector.total, seed: vector.seed});
	expect(code).toBe(0);
});

test.each([
	// What                                       Expression       Faces given        Total  Dice
	['keep after the chain (bug 21)', '6d10!kh3', '4,10,7,9,10,8,6,2', 37, [[4, 10, 7, 9, 10, 8, 6, 2]]],
	['a minus of the printer (bug 6)', '1d20−2', '15', 13, [[15]]],
	['a leading minus (bug 4)', '-1+d6', '6', 5, [[6]]],
	['two pools', '2d6+1d8', '1 2 3', 6, [[1, 2], [3]]],
	['fudge dice, one below zero first', '4dF', '-1,0,1,1', 1, [[-1, 0, 1, 1]]],
	['capitals and spaces', '2 D 6 + 3', '6;6', 15, [[6, 6]]],
	['a chain that goes on where dice fell again before it', '2d6!=3r<4', '3 1 3 5 6 4 6', 21, [[3, 1, 3, 5, 6, 4, 6]]],
	['chains before a keep, rerolls after', '2d6!kh1r=1', '6 1 1 2', 8, [[6, 1, 1, 2]]],
	['bonus dice after the chains of all dice', '2d10!b10d6', '10 10 1 2 6 5', 34, [[10, 10, 1, 2, 6, 5]]],
] as const)('%s', async (_, expression, faces, total, dice) => {
	const {json} = await osselet(['roll', expression, '--dice', faces, '--json']);
	expect(json).toMatchObject({total, dice});
});

test('an expression may come in several words', async () => {
	const {json} = await osselet(['roll', '2d6', '+', '3', '--dice', '1,1', '--json']);
	expect(json).toMatchObject({expression: '2d6+3', total: 5});
});

test('counts successes apart from the total', async () => {
	const {json} = await osselet(['roll', '3d8>=5', '--dice', '5,8,1', '--json']);
	expect(json).toMatchObject({total: 2, successes: 2});
});

test('says whether a target was met', async () => {
	const {json} = await osselet(['roll', '1d20 vs 15', '--dice', '14', '--json']);
	expect(json).toMatchObject({total: 14, versus: {target: 15, met: false}});
});

test('without seed or faces it rolls by chance, and tells the seed', async () => {
	const {json, code} = await osselet(['roll', '1d20+5', '--json']);
	expect(json).toEqual({expression: '1d20+5', total: 11, dice: [[6]], seed: SEED});
	expect(code).toBe(0);
});

test('writes a line for people', async () => {
	expect((await osselet(['roll', '1d20+5', '--seed', SEED])).out).toBe('1d20+5 = 6 + 5 = 11\n');
});

test.each([
	['nothing to roll', ['roll'], 'The expression to roll is missing'],
	['what is missing, and where (bug 9)', ['roll', '((0+1)d6 + 3 + )'], '\n  ((0+1)d6 + 3 + )\n                 ^'],
	['half typed (bug 10)', ['roll', '2d10<'], '2d10<'],
	['endless (bug 13)', ['roll', 'd1!'], 'd1!'],
	['too many dice (bug 16)', ['roll', '999999999999d6'], '999999999999d6'],
	['a name that no sheet gives here', ['roll', '1d20+@force'], '@force'],
	['several rolls at once', ['roll', '6#4d6'], 'One roll at a time: run osselet 6 times.'],
	['a short seed', ['roll', '1d6', '--seed', 'abc'], '“abc” is not a seed'],
	['a seed and faces', ['roll', '1d6', '--seed', SEED, '--dice', '1'], 'exclude each other'],
	['too few faces', ['roll', '2d6', '--dice', '1'], '--dice:'],
	['too many faces', ['roll', '1d6', '--dice', '1,2'], '--dice:'],
	['a face the die has not', ['roll', '1d6', '--dice', '7'], '--dice:'],
	['faces that are no numbers', ['roll', '1d6', '--dice', '1.5'], '“1.5” is not a list'],
	['an option of another command', ['roll', '1d6', '--url', 'https://a.example'], 'roll does not know the option --url'],
] as const)('refuses %s', async (_, args, said) => {
	const {code, out, err} = await osselet(args);
	expect({code, out}).toEqual({code: 2, out: ''});
	expect(err).toContain(said);
	expect(err.startsWith('osselet: ')).toBe(true);
});
