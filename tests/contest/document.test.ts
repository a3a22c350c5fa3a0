import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {judgeContests} from '../../src/contest/judge';
import {entryOf} from '../../src/contest/riders';
import {findStrings} from '../../src/seal/find';
import {judgePost} from '../../src/seal/judge';
import type {JudgeContext} from '../../src/seal/judged';
import {lineBefore} from '../../src/seal/line-before';
import type {RollString} from '../../src/seal/roll-string';
import type {Anchor} from '../../src/shared/ids';
import {randomnessOf} from '../seal/vectors';

const text = readFileSync('docs/roll-strings.md', 'utf8');
const section = text.slice(text.indexOf('## 16. Contests'), text.indexOf('## 17. Corrections'));
const strings = Array.from(section.matchAll(/^\| `(oss1-q-[^`]+)` \|/gm), ([, raw]) => raw!);
const rows = Array.from(
	section.matchAll(/^\| ([^|`]+ –) +\| ([\d ]+?) +\| (follows|says [^|]+?) +\|$/gm),
	([, line, of, told]) => ({
		line: line!,
		of: of!.split(' ').map(Number),
		told: told!,
	}),
);
const context: JudgeContext = {
	now: Date.parse('2026-08-23T12:00:00Z'),
	draw: round => ({state: 'known', randomness: randomnessOf(round)!}),
	postAt: () => undefined,
	seen: () => undefined,
};

function judge(line: string, raws: readonly string[]) {
	const body = `${line} ${raws.join(' ')}`;
	const post = {anchor: 'p4725' as Anchor, author: 'Meneuse', authorId: '2', found: findStrings(body)};
	return judgeContests(post, judgePost(post, context), context, found => lineBefore(body, found));
}

test('the section holds strings, and lines that follow and that do not', () => {
	expect(strings.map(raw => entryOf(findStrings(raw)[0]!.string as RollString) !== undefined)).toEqual([true, true, true, true]);
	expect(rows.length).toBe(7);
});

describe('its lines', () => {
	test.each(rows)('$line', ({line, of, told}) => {
		const judged = judge(
			line,
			of.map(number => strings[number - 1]!),
		);
		const says = judged.flatMap(({verdict}) => verdict.reasons).find(({code}) => code === 'contest-says');
		expect(says?.code === 'contest-says' ? `says ${says.said}, gives ${says.given}` : 'follows').toBe(told);
		expect(judged[0]!.verdict.kind === 'mismatch').toBe(told !== 'follows');
	});
});

test('a program in another language finds the dice of a cited instant roll', () => {
	const asked = strings.map(string => ({string, post: 'p4725', profile: '2', value: randomnessOf(31543812)}));
	const told = JSON.parse(execFileSync('python3', ['tools/check-strings.py'], {input: JSON.stringify(asked), encoding: 'utf8'}));
	// §6: the instant roll itself, and the sealed one.
	expect([told[3].seed, told[0].seed]).toEqual([
		'1e8ec92a004ac07f03c70c3527780f68cee9a3769037e504bb47f4852428e303',
		'7a2db88256ba8192cb20ebb51b0124cb2b5be4d6f5ae12e1c7dbb90abaa3f7a9',
	]);
}, 60_000);
