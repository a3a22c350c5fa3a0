import {execFileSync} from 'node:child_process';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {canonicalOf} from '../../src/dice/canonical';
import {readNotation} from '../../src/dice/read';
import {roll} from '../../src/dice/roll';
import {seeded} from './scripted';

const of = (...texts: string[]) => fc.constantFrom(...texts);
const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map(texts => texts.join(''));

const step = of('', 'kh1', 'kl2', 'dh1', 'dl1dh1', 'min2', 'max5', 'max3', 'r<3', 'r=1', 'ro<=2', '!', '!>=5', '!p', '!p>=5');
const count = of('', '', '>=5', '<3', '=6', '>=5>=6', '>=4f=1', '>3f<2');
const pool = join(of('1d6', '2d8', '3d10', '4d4', '6d6', '5df'), step, step, count, of('', '', 'b6d4'));

/** Expressions of every kind that the notation has. */
const {expression} = fc.letrec<{expression: string; part: string}>(tie => ({
	expression: join(tie('part'), of('', '+2', '-3', '*2', '%4', '+1d6', '-2d4', '*-1')),
	part: fc.oneof(
		{maxDepth: 3, depthSize: 'medium'},
		pool,
		of('7', '0d6', '(1d4)d6', '2d(1d8)kh1', '(1d4)d(1d8)dl1'),
		join(of('('), tie('expression'), of(')')),
		join(of('-'), pool),
		join(of('max(', 'min('), tie('expression'), of(','), tie('expression'), of(')')),
		join(of('{'), tie('expression'), of(','), tie('expression'), of('}kh1', '}kl1', '}dl1', '}')),
		join(of('floor((', 'ceil((', 'round(('), tie('expression'), of(')/2)', ')/3)')),
		join(of('abs('), tie('expression'), of(')')),
	),
}));
const whole = join(expression, of('', '', '', 'vs7', 'vs1d12'));

type Asked = readonly [canonical: string, draws: readonly (readonly [limit: number, value: number])[]];
type Told = readonly [total: number, met: boolean | null, draws: number];

/** One roll of ours with all that was drawn for it; undefined for what the notation refuses. */
function ours(text: string, seed: number): {readonly asked: Asked; readonly told: Told} | undefined {
	const reading = readNotation(text);
	if (!reading.ok) return undefined;
	const source = seeded(seed);
	const draws: [number, number][] = [];
	const below = (limit: number) => {
		const value = source.below(limit);
		draws.push([limit, value]);
		return value;
	};
	const {total, versus} = roll(reading.value.plan, {below});
	return {asked: [canonicalOf(reading.value.plan), draws], told: [total, versus?.met ?? null, draws.length]};
}

test('a program written from docs/notation.md alone draws the same dice in the same order, and comes to the same', () => {
	const rolls = fc.sample(fc.tuple(whole, fc.integer()), 3000).flatMap(([text, seed]) => ours(text, seed) ?? []);
	expect(rolls.length).toBeGreaterThan(1000);
	const input = JSON.stringify(rolls.map(({asked}) => asked));
	const told: Told[] = JSON.parse(execFileSync('python3', ['tools/check-dice.py'], {input, encoding: 'utf8'}));
	const wrong = rolls.flatMap(({asked, told: mine}, at) =>
		JSON.stringify(mine) === JSON.stringify(told[at]) ? [] : [{asked, mine, theirs: told[at]}],
	);
	expect(wrong.map(w => JSON.stringify(w))).toEqual([]);
});
