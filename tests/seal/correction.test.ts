import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {originalOf, writeCorrection} from '../../src/seal/correction';
import {findStrings} from '../../src/seal/find';
import {judgePost} from '../../src/seal/judge';
import type {JudgeContext, JudgedPost} from '../../src/seal/judged';
import type {Found, RollString} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';
import {randomnessOf, utc, vectors} from './vectors';

const home = 'p4711' as Anchor;
const [S1, S2] = vectors.map(({token}) => token) as [string, string]; // 1d20+5 = 11 by a 6; 3d6 = 9 by 1 4 4
const post = (anchor: string, text: string): JudgedPost => ({
	anchor: anchor as Anchor,
	author: 'Aria',
	authorId: '42',
	time: {at: utc(anchor === home ? '2026-08-22T21:33' : '2026-08-23T10:00'), kind: 'machine'},
	found: findStrings(text),
});
const first = post(home, `1d20+5 ${S1}\n3d6 ${S2}`);
const stringOf = (token: string): RollString => {
	const string = findStrings(token)[0]?.string;
	if (string?.kind !== 'roll') throw new Error(token);
	return string;
};
const correction = (token: string, expression: string) => writeCorrection(stringOf(token), home, expression, []);
const drawOf: JudgeContext['draw'] = round => {
	const randomness = randomnessOf(round);
	return randomness === undefined ? undefined : {state: 'known', randomness};
};
const ruled = (move: string, target: string) => [
	{letter: 'b', value: 'vingt-faces/1.0.0'},
	{letter: 'm', value: move},
	{letter: 't', value: target},
];
const judge = (text: string, read = true) => {
	const context: JudgeContext = {
		now: utc('2026-08-24T00:00'),
		draw: drawOf,
		postAt: anchor => (read && anchor === home ? first : undefined),
		seen: () => undefined,
	};
	return judgePost(post('p4725', text), context).map(({verdict: {kind, rolled, reasons}}) => [
		kind,
		rolled?.total,
		...reasons.map(({code}) => code),
	]);
};

describe('a correction', () => {
	test.each([
		['a forgotten modifier', S1, '1d20+7', ['fair', 13, 'corrected', 'in-time']],
		['a modifier too many', S1, '1d20', ['fair', 6, 'corrected', 'in-time']],
		['a target', S2, '3d6vs8', ['fair', 9, 'corrected', 'in-time']],
		['fewer dice: the first ones', S2, '2d6', ['fair', 5, 'corrected', 'in-time']],
		['the best of the same dice', S2, '3d6kh2', ['fair', 8, 'corrected', 'in-time']],
		['more dice', S2, '4d6', ['mismatch', 13, 'other-dice', 'in-time']],
		['a second die to choose from', S1, '2d20kh1+5', ['mismatch', 15, 'other-dice', 'in-time']],
		['dice of other faces', S1, '1d100+5', ['mismatch', 91, 'other-dice', 'in-time']],
		['dice that explode where none had', S2, '3d6!=1', ['mismatch', 10, 'other-dice', 'in-time']],
	] as const)('with %s', (_, token, expression, expected) => {
		const [told] = judge(correction(token, expression));
		expect([told![0], ...told!.slice(2)]).toEqual([expected[0], ...expected.slice(2)]);
		if (told![0] === 'fair') expect(told![1]).toBe(expected[1]);
	});

	test('without the post says so, and still knows what was', () => {
		expect(judge(correction(S1, '1d20+7'), false)).toEqual([['timing', 13, 'corrected', 'cited-unread']]);
	});

	test('knows the rule of the roll from the roll alone, whatever it says itself', () => {
		const roll = stringOf(writeString({mode: 's', expression: '1d20+5', round: 31543812, index: 1, riders: ruled('test', '15')}));
		const text = writeCorrection(roll, home, '1d20+5', ruled('competence', '10'));
		const of = (found: readonly Found[]) => {
			const context = {now: utc('2026-08-24T00:00'), draw: drawOf, postAt: () => ({...first, found}), seen: () => undefined};
			return judgePost(post('p4725', text), context)[0]!.verdict;
		};
		const read = of(findStrings(roll.raw));
		expect([read.string?.riders.slice(0, 3), read.before?.string.riders]).toEqual([
			ruled('competence', '10'),
			ruled('test', '15'),
		]);
		expect([read.kind, read.rolled?.total, read.before?.rolled.total]).toEqual(['fair', 11, 11]);
		expect(of([]).before?.string.riders).toEqual([]);
	});

	test('of a roll that never stood there is of none', () => {
		const other = {...stringOf(S1), expression: '1d20+9'};
		expect(judge(writeCorrection(other, home, '1d20+7', []))).toEqual([['timing', 13, 'corrected', 'cited-absent']]);
	});

	test('of an expression too long for a rider finds it by its number', () => {
		const long = {...stringOf(S1), expression: '1d20+1+1+1+1+1+1+1+1+1+1+1+1'};
		const string = stringOf(writeCorrection(long, home, '1d20+7', []));
		expect(originalOf(string)).toEqual({});
		expect(judge(string.raw)).toEqual([['fair', 13, 'corrected', 'in-time']]);
	});

	test('keeps the rule and the sheet, and is for nobody else', () => {
		const riders = [
			{letter: 'm', value: 'tir'},
			{letter: 'w', value: 'u57'},
		];
		expect(stringOf(writeCorrection(stringOf(S1), home, '1d20+7', riders)).riders).toEqual([
			{letter: 'm', value: 'tir'},
			{letter: 'o', value: '1d20+5'},
		]);
	});

	test('is written down as it is written', () => {
		expect(readFileSync('docs/roll-strings.md', 'utf8')).toContain(correction(S1, '1d20+7'));
		expect(readFileSync('docs/roll-strings.md', 'utf8')).toContain(correction(S2, '4d6'));
		expect(readFileSync('docs/roll-strings.md', 'utf8')).toContain(
			writeCorrection(stringOf(S1), home, '1d20+7', ruled('competence', '12')),
		);
		expect(readFileSync('docs/roll-strings.md', 'utf8')).toContain(
			writeCorrection(stringOf(S1), home, '1d20+5', ruled('test', '10')),
		);
	});
});
