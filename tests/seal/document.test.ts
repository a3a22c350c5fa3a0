import {readFileSync} from 'node:fs';
import {bytesToHex} from '@noble/hashes/utils.js';
import {describe, expect, test} from 'vitest';
import {findingKinds} from '../../src/audit/finding';
import {facesOf} from '../../src/dice/faces';
import {roundOf} from '../../src/seal/beacon';
import {nameHash} from '../../src/seal/called';
import {quicknet} from '../../src/seal/chain';
import {digestOf} from '../../src/seal/digest';
import {isDraw} from '../../src/seal/draws';
import {findStrings} from '../../src/seal/find';
import {commitmentOf, hiddenSeed} from '../../src/seal/hidden';
import {judgePost} from '../../src/seal/judge';
import {replay} from '../../src/seal/replay';
import type {RollString} from '../../src/seal/roll-string';
import {sayVerdict} from '../../src/seal/say-verdict';
import {seedOf} from '../../src/seal/stream';
import type {VerdictKind} from '../../src/seal/verdict';
import {seenHash} from '../../src/seal/write';
import {type Anchor, postId, rollerOf} from '../../src/shared/ids';
import {verdictNames} from '../../src/shared/words/seal';
import {utc, vectors} from './vectors';

// Formatters pad the cells of tables.
const text = readFileSync('docs/roll-strings.md', 'utf8').replace(/ +\|/g, ' |');
const lines = text.split('\n').filter(line => /oss1[-\u2011]/i.test(line));
const draws = new Map(Array.from(text.matchAll(/(\d+) = `([0-9a-f]{64})`/g), ([, round, value]) => [Number(round), value]));
const row = /^\| `(oss1-[^`]+)` \| (p\d+|x[0-9a-z]+) \| ([!-~]+) \| `([0-9a-f]{64})` \| ([-\d ]+) \| (-?\d+) \|$/;
const worked = lines.flatMap(line => row.exec(line) ?? []).length / 7;

test('the document holds strings of every mode, damaged ones, and worked ones', () => {
	const modes = lines.flatMap(line => findStrings(line)).map(({string}) => (string.kind === 'roll' ? string.mode : string.kind));
	expect(new Set(modes)).toEqual(new Set(['s', 'i', 'o', 'q', 'h', 'u', 'witness', 'receipt', 'garbled']));
	expect(worked).toBe(8);
	expect(draws.size).toBe(2);
});

test.each(lines)('%s', line => {
	const kinds = findStrings(line).map(({string}) => string.kind);
	if (line.includes('| damaged')) expect(kinds).toEqual(['garbled']);
	else expect(kinds.every(kind => ['roll', 'witness', 'receipt'].includes(kind)) && kinds.length > 0).toBe(true);
});

describe('worked strings', () => {
	test.each(lines.filter(line => row.test(line)))('%s', line => {
		const [, raw, post, profile, seed, dice, total] = row.exec(line)!;
		const string = findStrings(raw!)[0]!.string as RollString;
		const {mode, index, round} = string;
		const inputs = {anchor: post as Anchor, roller: rollerOf(profile!), randomness: draws.get(round ?? 0)} as const;
		expect(bytesToHex(seedOf({mode, index, round, ...inputs, anchor: string.anchor ?? inputs.anchor}))).toBe(seed);

		const replayed = replay(string, inputs);
		if (!replayed.ok) throw new Error(replayed.error.code);
		const {rolled} = replayed.value;
		expect(rolled.total).toBe(Number(total));
		expect(rolled.pools.flatMap(pool => pool.dice.flatMap(die => die.faces.map(({face}) => face))).join(' ')).toBe(dice);
	});

	test('the seed’s lines are those of the first one', () => {
		const [block] = /(?: {4}.+\n){7}/.exec(text.slice(text.indexOf('these seven lines')))!;
		const seed = bytesToHex(digestOf(block.replaceAll('    ', '')));
		expect(seed).toBe(row.exec(lines.find(line => row.test(line))!)![4]);
	});
});

test('the hidden roll that is worked out', () => {
	const row = /^\| `(oss1-h[^`]+)` \| `([0-9a-f]{32})` \| (p\d+) \| `([0-9a-f]{64})` \| `([0-9a-f]{64})` \| (\d+) \| (\d+) \|$/m;
	const [, raw, secret, post, seed, hidden, die, total] = row.exec(text)!;
	const string = findStrings(raw!)[0]!.string as RollString;
	const inputs = {anchor: post as Anchor, randomness: draws.get(string.round!)};
	const open = seedOf({mode: 'h', index: string.index, round: string.round, ...inputs});
	expect([bytesToHex(open), bytesToHex(hiddenSeed(open, secret!))]).toEqual([seed, hidden]);
	expect(string.commitment).toBe(commitmentOf(secret!));
	const replayed = replay(string, {...inputs, secret});
	expect(replayed.ok && [replayed.value.rolled.total, facesOf(replayed.value.rolled)]).toEqual([Number(total), [Number(die)]]);
	const opening = findStrings(lines.find(line => line.includes('`oss1-u'))!)[0]!.string as RollString;
	expect(replay(opening, inputs)).toEqual(replayed);
});

test('the name that is hashed', () => {
	const [, name, rider] = /^\| `([^`]+)` \| `w(n[0-9a-f]{16})` \|$/m.exec(text)!;
	expect(nameHash(name!)).toBe(rider);
});

test.each(lines.filter(line => /^\| `oss1.b.*\| (the beacon|not)/i.test(line)))('the receipt %s', line => {
	const string = findStrings(line)[0]?.string;
	if (string?.kind !== 'receipt') throw new Error('no receipt in the line');
	const {round, signature} = string;
	const draw = isDraw(round) ? roundOf(round, signature, quicknet) : undefined;
	expect(draw?.randomness).toBe(/\| the beacon/.test(line) ? draws.get(round) : undefined);
	expect(isDraw(round)).toBe(!/\| not of a draw/.test(line));
});

test('the chain is the one that this build pins', () => {
	expect(text).toContain(quicknet.hash);
	expect(text).toContain(quicknet.publicKey);
	expect(text).toContain(String(quicknet.genesis));
});

test.each(Object.keys(verdictNames.en) as VerdictKind[])('the table of verdicts has a row for: %s', kind => {
	expect(text).toContain(`\n| ${sayVerdict(kind, 'en').name} |`);
});

test.each(lines.filter(line => /\| (agrees|differs) \|$/.test(line)))('the witness %s', line => {
	const raws = Array.from(line.matchAll(/`(oss1-[siq]-[^`]+)`/g), ([, raw]) => raw!);
	const witness = findStrings(line).find(({string}) => string.kind === 'witness')?.string;
	if (witness?.kind !== 'witness') throw new Error('no witness in the line');
	expect(witness.seen === seenHash(witness.anchor, raws) ? 'agrees' : 'differs').toBe(/agrees/.test(line) ? 'agrees' : 'differs');
});

const quotation = /^\| p4713 \| (\d+) \| ([\d:]+) \| ([\d:]+|–) \| `(oss1-[^`]+)` \| (\w+) \|$/;
test.each(lines.flatMap(line => (quotation.test(line) ? [line] : [])))('the quotation %s', line => {
	const [, authorId, posted, edited, quoted, verdict] = quotation.exec(line)!;
	const at = (minute: string) => utc(`2026-08-22T${minute}`);
	const one = {
		...{anchor: 'p4713' as Anchor, authorId, at: at(posted!)},
		...(edited !== '–' && {edited: {at: at(edited!)}}),
		quoted: [{source: postId('4711'), found: findStrings(quoted!)}],
	};
	const home = {
		...{anchor: 'p4711' as Anchor, author: 'Aria', authorId: '42', time: {at: at('21:33'), kind: 'machine'} as const},
		found: findStrings(`${vectors[0]!.token} ${vectors[1]!.token}`),
	};
	const judged = judgePost(home, {
		now: at('22:00'),
		draw: () => ({state: 'known', randomness: vectors[0]!.randomness}),
		postAt: () => undefined,
		seen: () => undefined,
		thread: {posts: [one], complete: false},
	});
	expect(judged[0]?.verdict.kind).toBe(verdict);
});

test('the document has quotations that count and some that do not', () => {
	const told = lines.flatMap(line => quotation.exec(line)?.[5] ?? []);
	expect(told).toEqual(['fixed', 'fixed', 'fair', 'fair', 'fair', 'fair']);
});

test('the document names every kind of finding', () => {
	const told = text.slice(text.indexOf('## 11.'));
	expect(findingKinds.filter(kind => !new RegExp(`\\b${kind}\\b`).test(told))).toEqual([]);
});
