import {describe, expect, test} from 'vitest';
import type {Plan} from '../../src/dice/plan';
import {readNotation} from '../../src/dice/read';
import {roll, rollFaces} from '../../src/dice/roll';
import {pretty, working} from '../../src/dice/show';
import {scripted} from './scripted';

function plan(text: string): Plan {
	const reading = readNotation(text);
	if (!reading.ok) throw new Error(`${text}: ${reading.error.code}`);
	return reading.value.plan;
}

describe('what falls, and how it is shown', () => {
	test.each([
		// What, expression, faces, total, working
		['a die and a number', '1d20+5', [6], 11, '6 + 5'],
		['many dice', '6d6', [4, 2, 6, 2, 6, 1], 21, '[4, 2, 6, 2, 6, 1]'],
		['best three', '4d6kh3', [1, 5, 6, 4], 15, '[5, 6, 4 | 1]'],
		['a tie keeps the first', '2d20kh1', [9, 9], 9, '[9 | 9]'],
		['middle die', '3d6dh1dl1', [2, 6, 4], 4, '[4 | 2, 6]'],
		['nothing kept', '2d6dl2', [3, 4], 0, '[- | 3, 4]'],
		['a chain', '1d10!', [10, 6], 16, '10+6'],
		['a chain amid others', '1d10!+5', [10, 6], 21, '[10+6] + 5'],
		['penetrating by the natural face', '1d6!p', [6, 6, 3], 13, '6+6-1+3-1'],
		['a die that loses all', '1d20!p', [20, 1], 20, '20+1-1'],
		['rerolled', '2d6r<3', [1, 5, 2, 6], 11, '[1>2>6, 5]'],
		['rerolled once', '1d20ro=1', [1, 1], 1, '1>1'],
		['raised', '3d6min2', [1, 6, 3], 11, '[1>2, 6, 3]'],
		['exploded, then rerolled', '1d6!r<4', [6, 6, 3, 5], 17, '6+6+3>5'],
		['kept, then exploded', '4d6kh3!', [6, 3, 5, 2, 4], 18, '[6+4, 3, 5 | 2]'],
		['successes of a face map', '5d8>=5>=8', [1, 4, 5, 8, 2], 3, '[1, 4, 5, 8, 2]>=5>=8'],
		['two for eight, one for all but 1', '3d8>=2>=8', [1, 7, 8], 3, '[1, 7, 8]>=2>=8'],
		['failures taken away', '5d10>=7f=1', [8, 1, 10, 1, 7], 1, '[8, 1, 10, 1, 7]>=7f=1'],
		['successes and a number', '2d6<3+2', [2, 5], 3, '[2, 5]< 3 + 2'],
		['bonus dice', '4d10kh1b10d6', [10, 10, 3, 2, 4, 5], 19, '[10 | 10, 3, 2] + d6 [4, 5]'],
		['one bonus die', '1d10kh1b10d6*2', [10, 4], 28, '[10 + d6 4] * 2'],
		['fudge', '4df', [0, 1, -1, 1], 1, '[0, 1, -1, 1]'],
		['one fudge die', '1df+2', [0], 2, '0 + 2'],
		['no dice', '0d6+1', [], 1, '0 + 1'],
		['a rolled count', '(1d4)d6', [2, 3, 4], 7, '2d6 [3, 4]'],
		['a group', '{2d20,1d12}kh1', [3, 4, 8], 8, '[8 | [3, 4]]'],
		['brackets', '(1d6+8)*2', [3], 22, '[3 + 8] * 2'],
		['a negative remainder', '(1d6-8)%3', [1], -1, '[1 - 8] % 3'],
		['half away from zero', 'round((1d4-8)/2)', [3], -3, 'round [[3 - 8] / 2]'],
		['the better of two', 'max(1d6,1d8)', [3, 7], 7, 'max [3, 7]'],
		['the size of one', 'abs(-1d6)', [3], 3, 'abs -3'],
		['a target', '1d20+7vs15', [8], 15, '8 + 7 vs 15'],
	] as const)('%s', (_, text, faces, total, shown) => {
		const rng = scripted(...faces);
		const rolled = roll(plan(text), rng);
		expect(rolled.total).toBe(total);
		expect(working(plan(text), rolled)).toBe(shown);
		expect(rng.left()).toBe(0);
		expect(rollFaces(plan(text), faces)).toEqual({ok: true, value: rolled});
		// What forums turn into something else: a bracket round one sign, `8)`, `<3`, a colon before a letter.
		expect(shown).not.toMatch(/\[[^ \]]\]|\)|(?<!\d)<3|:\S/);
	});

	test.each([
		['1d20+5', '1d20 + 5'],
		['(1d6+8)*-2', '(1d6 + 8 ) * -2'],
		['max(1d6,8)vs3', 'max(1d6, 8 ) vs 3'],
		['4df>=1f=-1', '4df>=1f=-1'],
	])('%s is told as %s', (text, shown) => {
		expect(pretty(plan(text))).toBe(shown);
	});
});

describe('the order of draws, a promise to every roll string', () => {
	test.each([
		['left to right', '2d6+1d4-d20', [1, 1, 1, 1], [6, 6, 4, 20]],
		['a rolled count first', '(1d4)d6', [2, 1, 1], [4, 6, 6]],
		['rolled faces before the pool, after the count', '(1d4)d(1d8)', [2, 3, 1, 1], [4, 8, 3, 3]],
		['the pool, then its chains, die by die', '2d6!', [6, 6, 6, 1, 2], [6, 6, 6, 6, 6]],
		['depth first', '2d6!+1d4', [6, 6, 6, 1, 2, 3], [6, 6, 6, 6, 6, 4]],
		['each die rerolled and exploded before the next', '2d6r=1!', [1, 6, 6, 2, 3], [6, 6, 6, 6, 6]],
		['bonus dice last', '2d10!b10d6', [10, 5, 10, 3, 1, 2], [10, 10, 10, 10, 6, 6]],
		['both sides of vs', '1d20vs1d12', [1, 1], [20, 12]],
		['a die with one face takes a draw', '2d1', [1, 1], [1, 1]],
		['no dice, no draw', '0d6', [], []],
		['three faces for fudge', '2df', [0, 0], [3, 3]],
		['the groups in turn', '{1d6,2d8}kh1', [1, 1, 1], [6, 8, 8]],
	] as const)('%s', (_, text, faces, limits) => {
		const rng = scripted(...faces);
		roll(plan(text), rng);
		expect(rng.asked).toEqual(limits);
	});

	test('which die gets which face of a chain', () => {
		expect(working(plan('2d6!'), roll(plan('2d6!'), scripted(6, 6, 6, 1, 2)))).toBe('[6+6+1, 6+2]');
		expect(working(plan('2d6r=1!'), roll(plan('2d6r=1!'), scripted(1, 6, 6, 2, 3)))).toBe('[1>6+2, 6+3]');
	});
});

describe('limits', () => {
	test('a chain stops at 100 and says so, the same each time', () => {
		const once = () => roll(plan('1d6!'), {below: limit => limit - 1});
		expect(once()).toMatchObject({total: 606, pools: [{cut: true}]});
		expect(once()).toEqual(once());
	});

	test('1,000 dice at most are drawn', () => {
		let draws = 0;
		const rolled = roll(plan('200d6!'), {
			below: limit => {
				draws++;
				return limit - 1;
			},
		});
		expect(draws).toBe(1000);
		expect(rolled.pools[0]!.cut).toBe(true);
	});
});

describe('faces typed by hand', () => {
	test.each([
		['too few', '3d6', [1, 2], {code: 'too-few-faces', given: 2}],
		['too many', '1d6', [1, 2], {code: 'too-many-faces', given: 2, used: 1}],
		['out of range', '2d6', [1, 7], {code: 'face-out-of-range', place: 2, face: 7, least: 1, most: 6}],
		['not whole', '1d6', [1.5], {code: 'face-out-of-range', place: 1}],
		['not a fudge face', '1df', [2], {code: 'face-out-of-range', least: -1, most: 1}],
		['none', '1d6!', [], {code: 'too-few-faces'}],
	] as const)('%s', (_, text, faces, error) => {
		expect(rollFaces(plan(text), faces)).toMatchObject({ok: false, error});
	});
});

describe('reported elsewhere', () => {
	test('bug 21: a chain belongs to its die, then keep', () => {
		expect(roll(plan('6d10!kh3'), scripted(4, 10, 7, 9, 10, 8, 6, 2)).total).toBe(37);
		expect(roll(plan('5d10!k3'), scripted(10, 9, 8, 7, 6, 1)).total).toBe(28);
	});

	test('bug 22: chains of two-sided dice, best three; ours go on, so 2+2+1 thrice', () => {
		expect(roll(plan('10d2!kh3'), scripted(2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 1, 1, 1)).total).toBe(15);
		expect(roll(plan('2d6!kh1'), scripted(6, 2, 4)).total).toBe(10);
	});

	test('bug 24: an exploded die meets the same threshold, wherever the count is written', () => {
		for (const text of ['2d10>7!', '2d10!=10>7']) expect(roll(plan(text), scripted(8, 10, 5)).total).toBe(2);
	});

	test('bug 29: a pool of none is 0, and one that may be negative is refused', () => {
		expect(roll(plan('0d6'), scripted()).total).toBe(0);
		expect(readNotation('(1d4-2)d6')).toMatchObject({error: {code: 'bad-count', least: -1}});
		expect(readNotation('(2-3)d6')).toMatchObject({error: {code: 'bad-count', least: -1}});
	});

	test.each([1, 2, 90, 100])('bug 30: d%% is one draw of 1 to 100, shown as what it counts for: %i', face => {
		const rng = scripted(face);
		const rolled = roll(plan('d%'), rng);
		expect([rolled.total, working(plan('d%'), rolled), rng.asked]).toEqual([face, `${face}`, [100]]);
	});
});
