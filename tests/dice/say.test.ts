import {describe, expect, test} from 'vitest';
import {readCanonical} from '../../src/dice/canonical';
import type {DiceProblem} from '../../src/dice/problem';
import {readNotation} from '../../src/dice/read';
import {rollFaces} from '../../src/dice/roll';
import {sayDice} from '../../src/dice/say';
import {nearest} from '../../src/shared/nearest';

/** For each code, what somebody may type to meet it, and the place that is told. */
const provoked: {readonly [Code in DiceProblem['code']]: readonly [text: string, start: number]} = {
	empty: ['# attaque', 0],
	'too-long': [`1d6${'+1'.repeat(60)}`, 0],
	'too-deep': ['('.repeat(21), 20],
	unexpected: ['1d6;1d8', 3],
	missing: ['1d20+', 5],
	'missing-operator': ['2d6 3d6', 4],
	unclosed: ['(1d6+2', 0],
	'unknown-word': ['1d20+dague', 5],
	'unknown-modifier': ['4d6d1', 3],
	'unknown-name': ['1d20+@forse', 5],
	arguments: ['max(1d6)', 0],
	'no-sides': ['2d', 1],
	'bad-sides': ['1d0', 2],
	'bad-count': ['(1d4-2)d6', 0],
	'too-many-dice': ['201d6', 0],
	'too-large': ['1d20+9999999999999', 5],
	'bad-repeat': ['21#1d6', 0],
	decimal: ['1d20+1.5', 6],
	power: ['2**3', 1],
	division: ['1d20/2', 4],
	'zero-divisor': ['floor(5/(1d6-1))', 7],
	'not-constant': ['5d6>=(1d6)', 5],
	'needs-number': ['4d6min', 3],
	'needs-condition': ['4d6r', 3],
	'compare-total': ['1d20+5>=15', 6],
	'miss-without-hit': ['5d10f=1', 4],
	'bonus-with-count': ['5d10>=8b10d6', 7],
	useless: ['4d6r>6', 3],
	endless: ['4d6!>0', 3],
	'two-keeps': ['4d6kh3kl1', 6],
	'fudge-modifier': ['4dF!', 3],
	'rolled-sides': ['2d(1d6)!', 7],
	'lone-group': ['{4d6}kh3', 0],
	'misplaced-versus': ['(1d20 vs 15)+1', 6],
	'not-canonical': ['D20', 0],
	'too-few-faces': ['', 0],
	'too-many-faces': ['', 0],
	'face-out-of-range': ['', 0],
};

function problemOf(code: DiceProblem['code'], text: string): DiceProblem {
	const faces = {'too-few-faces': [], 'too-many-faces': [1, 2], 'face-out-of-range': [7]}[code as string];
	const die = readNotation('1d6');
	if (faces && die.ok) return (rollFaces(die.value.plan, faces) as {error: DiceProblem}).error;
	const result =
		code === 'not-canonical'
			? readCanonical(text)
			: readNotation(
					text,
					() => undefined,
					name => nearest(name, ['force', 'ruse']),
				);
	if (result.ok) throw new Error(`${text} was read`);
	return result.error;
}

describe('every problem', () => {
	test.each(Object.entries(provoked) as [DiceProblem['code'], readonly [string, number]][])('%s', (code, [text, start]) => {
		const problem = problemOf(code, text);
		expect(problem).toMatchObject('span' in problem ? {code, span: {start}} : {code});
		for (const lang of ['fr', 'en'] as const) {
			const sentence = sayDice(problem, lang);
			expect(sentence).toMatch(/^[\p{Lu}«“a-z!\d]/u);
			expect(sentence).not.toMatch(/undefined|\[object/);
		}
		expect(sayDice(problem, 'fr')).not.toBe(sayDice(problem, 'en'));
		if (code !== 'unexpected') expect(sayDice(problem, 'fr')).not.toMatch(/[^\u202f ][;!?](?=\s|$)| [:;!?](?=\s)|« | »|'/);
	});

	test('says the place from 1, and the nearest name', () => {
		expect(sayDice(problemOf('unknown-name', '1d20+@forse'), 'fr')).toBe(
			'La fiche n’a pas de nombre «\u00a0@forse\u00a0». Vouliez-vous dire @force\u202f? (caractère 6)',
		);
		expect(sayDice(problemOf('unknown-modifier', '4d6d1'), 'en')).toContain('Write dl');
		expect(sayDice(problemOf('endless', 'd1!'), 'en')).toBe(
			'A die with one face cannot explode or be rerolled: ! would never end. Take it out. (character 3)',
		);
	});
});
