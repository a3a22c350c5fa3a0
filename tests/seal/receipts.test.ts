import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {roundOf} from '../../src/seal/beacon';
import {quicknet} from '../../src/seal/chain';
import {drawTime} from '../../src/seal/draws';
import {findStrings, MOST_STRINGS} from '../../src/seal/find';
import {judgePost} from '../../src/seal/judge';
import type {Draw} from '../../src/seal/judged';
import {misnumbered} from '../../src/seal/numbering';
import {receiptsIn} from '../../src/seal/receipts';
import {isSealed} from '../../src/seal/roll-string';
import {rawsOf} from '../../src/seal/thread-index';
import {finish, seenHash, writeReceipt, writeString} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';
import recorded from '../fixtures/beacon/rounds.json';

const {round, signature} = recorded.rounds.find(each => each.round === 31543812)!;
const RECEIPT = writeReceipt(round, signature);
const thirds = signature.match(/.{32}/g)!;
const one = (text: string) => findStrings(text).map(({string}) => (string.kind === 'receipt' ? string.raw : string.kind));
const sealed = (index: number) => writeString({mode: 's', expression: '1d20', round, index});

describe('a receipt', () => {
	test('says its round and its signature, and stands where it stands', () => {
		const text = `Tirage du 22/08/2026, 21h40 UTC – ${RECEIPT}.`;
		expect(findStrings(text)).toEqual([
			{start: text.indexOf('oss1'), end: text.length - 1, string: {kind: 'receipt', round, signature, raw: RECEIPT}},
		]);
	});

	test.each([
		['in capitals, with no-break hyphens', RECEIPT.toUpperCase().replaceAll('-', '\u2011'), RECEIPT],
		['with a blank after a hyphen', RECEIPT.replaceAll('-', '- '), RECEIPT],
		['broken by line breaks after hyphens', RECEIPT.replaceAll('-', '-\n'), RECEIPT],
		['with invisible breaks in its long fields', RECEIPT.replace(/(.{20})/g, '$1\u200b'), RECEIPT],
		['right before a full stop', `${RECEIPT}.`, RECEIPT],
		['right before a letter: damaged', `${RECEIPT}x`, 'garbled'],
		['with a rider, of which it has none: damaged', finish(`${RECEIPT.slice(0, -9)}-mtir`), 'garbled'],
		['of two thirds: damaged', finish(`oss1-b-r${round}-${thirds[0]}-${thirds[1]}`), 'garbled'],
		['of four fields: damaged', finish(`oss1-b-r${round}-${[...thirds, thirds[0]].join('-')}`), 'garbled'],
		['with a third that is a digit short: damaged', finish(`oss1-b-r${round}-${thirds.join('-').slice(1)}`), 'garbled'],
		['with a letter beyond f: damaged', finish(`oss1-b-r${round}-${thirds.join('-').replace('a', 'g')}`), 'garbled'],
		['with a leading zero in its round: damaged', finish(`oss1-b-r0${round}-${thirds.join('-')}`), 'garbled'],
		['without a round: damaged', finish(`oss1-b-${thirds.join('-')}`), 'garbled'],
		[
			'with two of its thirds swapped: damaged',
			RECEIPT.replace(`${thirds[0]}-${thirds[1]}`, `${thirds[1]}-${thirds[0]}`),
			'garbled',
		],
		['of another round: damaged', RECEIPT.replace(`r${round}`, `r${round + 100}`), 'garbled'],
	])('%s', (_, text, kind) => {
		expect(one(text)).toEqual([kind]);
	});

	test('cut in the middle is damaged, and so ends before the next string', () => {
		expect(one(`${RECEIPT.slice(0, 60)}\n${RECEIPT}`)).toEqual(['garbled', RECEIPT]);
	});

	test('of any round and signature comes back out of any mangling that strings survive', () => {
		const dashes = fc.constantFrom(...'-\u2010\u2011\u2012\u2013\u2014\u2212\uff0d');
		const blanks = fc.constantFrom('', ' ', '\n', '\t', '\u00a0', '\u2009', '\u202f');
		const unseen = fc.constantFrom('', '\u00ad', '\u200b', '\u200d', '\u2060', '\ufeff');
		const mangling = fc.record({dash: dashes, blank: blanks, inside: unseen, upper: fc.boolean()});
		fc.assert(
			fc.property(
				fc.integer({min: 1, max: 1e15 - 1}),
				fc.stringMatching(/^[0-9a-f]{96}$/),
				fc.array(mangling, {minLength: 6, maxLength: 6}),
				(anyRound, anySignature, manglings) => {
					const raw = writeReceipt(anyRound, anySignature);
					const fields = raw.split('-').map((field, place) => {
						const {inside, upper} = manglings[place % 6]!;
						const written = `${field[0]}${inside}${field.slice(1)}`;
						return upper ? written.toUpperCase() : written;
					});
					const text = fields.reduce((before, field, place) => {
						const {dash, blank} = manglings[place % 6]!;
						// The version and its hyphen are what a string is known by.
						return `${before}${dash}${place === 0 ? '' : blank}${field}`;
					});
					expect(findStrings(`Avant ${text}, après`).map(({string}) => string)).toEqual([
						{kind: 'receipt', round: anyRound, signature: anySignature, raw},
					]);
				},
			),
		);
	});
});

test('what was written of a genuine round is the beacon’s; of another round it is not', () => {
	expect(roundOf(round, signature, quicknet)?.randomness).toBe(recorded.rounds.find(each => each.round === round)!.randomness);
	expect(roundOf(round + 100, signature, quicknet)).toBeUndefined();
});

describe('beside rolls', () => {
	test('it has no number, makes no gap, and excuses none, as a damaged string would', () => {
		const faults = (text: string) => [...misnumbered(findStrings(text), isSealed).values()].map(({code}) => code);
		expect(faults(`${sealed(1)} ${RECEIPT} ${sealed(2)}`)).toEqual([]);
		expect(faults(`${sealed(1)} ${RECEIPT} ${sealed(3)}`)).toEqual(['index-gap']);
		expect(faults(`${sealed(1)} ${RECEIPT.slice(0, -1)} ${sealed(3)}`)).toEqual([]);
	});

	test('it is in no testimony', () => {
		const seen = (text: string) => seenHash('p4711' as Anchor, rawsOf(findStrings(text)));
		expect(seen(`${sealed(1)} ${RECEIPT}`)).toBe(seen(sealed(1)));
	});

	test('it counts among the strings that are read of a post', () => {
		expect(one(`${RECEIPT} `.repeat(MOST_STRINGS) + sealed(1))).toEqual(Array(MOST_STRINGS).fill(RECEIPT));
	});

	test('the number before it says nothing', () => {
		expect(findStrings(`1d20 = 12 ${RECEIPT}`)[0]).not.toHaveProperty('said');
	});
});

test('a verdict carries the receipt of its draw, where that is at hand', () => {
	const found = findStrings(sealed(1));
	const post = {
		anchor: 'p4711' as Anchor,
		author: 'Aria',
		time: {at: drawTime(round) - 300_000, kind: 'machine'} as const,
		found,
	};
	const verdictWith = (draw: Draw) =>
		judgePost(post, {now: drawTime(round) + 1, draw: () => draw, postAt: () => undefined, seen: () => undefined})[0]!.verdict;
	const known = {state: 'known', randomness: 'ab'.repeat(32)} as const;
	expect(verdictWith({...known, receipt: RECEIPT})).toMatchObject({kind: 'fair', receipt: RECEIPT});
	expect(verdictWith(known)).not.toHaveProperty('receipt');
});

test('the receipts of several posts are taken in turn, each once', () => {
	const of = (n: number) => writeReceipt(n, signature);
	const posts = [`${of(112)} ${of(212)} ${of(312)}`, '', `${of(412)} ${of(112)}`].map(text => findStrings(text));
	expect(receiptsIn(posts).map(each => each.round)).toEqual([112, 412, 212, 312]);
});
