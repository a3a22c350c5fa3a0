import {execFileSync} from 'node:child_process';
import {bytesToHex} from '@noble/hashes/utils.js';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {randomnessOf} from '../../src/seal/beacon';
import {findStrings} from '../../src/seal/find';
import {commitmentOf, hiddenSeed} from '../../src/seal/hidden';
import type {RollString} from '../../src/seal/roll-string';
import {diceFrom, seedOf} from '../../src/seal/stream';
import {type Parts, writeReceipt, writeString} from '../../src/seal/write';
import {type Anchor, anchorOf, namedPostId, rollerOf} from '../../src/shared/ids';

// Another program is started.
const SLOW = 60_000;

type Asked = {string: string; post: Anchor; profile: string; value: string; secret: string};

/** What a forum may call a post or a member: any printable ASCII, numbers that are too long or begin with a zero among it. */
const names = fc.oneof(
	fc.string({unit: fc.integer({min: 0x21, max: 0x7e}).map(code => String.fromCharCode(code)), minLength: 1, maxLength: 80}),
	fc.stringMatching(/^0\d{1,10}$/),
	fc.stringMatching(/^[1-9]\d{15,20}$/),
);
const anchors = fc.oneof(
	fc.tuple(fc.constantFrom('p', 'm'), fc.integer({min: 1, max: 1e15 - 1})).map(([letter, n]) => `${letter}${n}` as Anchor),
	names.map(name => anchorOf(namedPostId(name)!)),
);
const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
const riders = fc.uniqueArray(fc.record({letter: fc.constantFrom(...'bmtfx'), value: fc.stringMatching(/^[0-9a-y]{1,12}$/)}), {
	selector: rider => rider.letter,
	maxLength: 3,
});
const asked: fc.Arbitrary<Asked> = fc
	.record({
		mode: fc.constantFrom('s', 'i', 'o', 'q', 'h', 'u'),
		expression: fc.string({unit: fc.constantFrom(...'0123456789d+-kh!>=()z'), minLength: 1, maxLength: 30}),
		anchor: anchors,
		round: fc.integer({min: 1, max: 1e15 - 1}),
		index: fc.integer({min: 1, max: 999}),
		riders,
		post: anchors,
		profile: fc.oneof(fc.integer({min: 1, max: 1e9}).map(String), names),
		value: hex,
		secret: fc.stringMatching(/^[0-9a-f]{32}$/),
		/** Another secret than the one that a hidden roll is bound to. */
		wrong: fc.boolean(),
	})
	.map(({post, profile, value, secret, wrong, ...parts}) => ({
		string: writeString({...parts, secret, commitment: commitmentOf(wrong ? `${secret}0` : secret)} as Parts),
		post,
		profile,
		value,
		secret,
	}));

/** What our own modules say of the same question. */
function ours({string, post, profile, value, secret: opened}: Asked) {
	const read = findStrings(string)[0]?.string as RollString;
	const {mode, expression, index, round, anchor = post} = read;
	const told = {readable: true, mode, expression, index};
	const open = seedOf({mode, anchor, roller: rollerOf(profile), index, round, randomness: value});
	if (mode === 'h' && commitmentOf(opened) !== read.commitment) return told;
	const seed = mode === 'h' || mode === 'u' ? hiddenSeed(open, read.secret ?? opened) : open;
	const dice = diceFrom(seed);
	const words = Array.from({length: 12}, () => dice.below(2 ** 32));
	return {...told, seed: bytesToHex(seed), words};
}

test(
	'a program in another language, written from the document, works the same seeds and words out',
	() => {
		const questions = fc.sample(asked, 200);
		const answer = execFileSync('python3', ['tools/check-strings.py'], {input: JSON.stringify(questions), encoding: 'utf8'});
		expect(JSON.parse(answer)).toEqual(questions.map(ours));
	},
	SLOW,
);

test(
	'and finds the same strings damaged',
	() => {
		const questions = fc
			.sample(asked, 50)
			.map(each => ({...each, string: each.string.replace(/.$/, last => (last === '0' ? '1' : '0'))}));
		const answer = execFileSync('python3', ['tools/check-strings.py'], {input: JSON.stringify(questions), encoding: 'utf8'});
		expect(JSON.parse(answer)).toEqual(questions.map(() => ({readable: false})));
		for (const {string} of questions) expect(findStrings(string)[0]?.string.kind).toBe('garbled');
	},
	SLOW,
);

test(
	'and reads the same receipts, or finds them damaged, and works the same values out',
	() => {
		const receipts = fc
			.sample(fc.tuple(fc.integer({min: 1, max: 1e15 - 1}), fc.stringMatching(/^[0-9a-f]{96}$/), fc.boolean()), 100)
			.map(([round, signature, broken]) => {
				const whole = writeReceipt(round, signature);
				return broken ? whole.replace(/[0-9a-f](?=-[0-9a-f]{8}$)/, last => (last === '0' ? '1' : '0')) : whole;
			});
		const input = JSON.stringify(receipts.map(receipt => ({receipt})));
		const answer = execFileSync('python3', ['tools/check-strings.py'], {input, encoding: 'utf8'});
		const ours = receipts.map(receipt => {
			const string = findStrings(receipt)[0]?.string;
			if (string?.kind !== 'receipt') return {readable: false};
			return {readable: true, round: string.round, value: randomnessOf(string.signature)};
		});
		expect(JSON.parse(answer)).toEqual(ours);
	},
	SLOW,
);
