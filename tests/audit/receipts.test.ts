import {describe, expect, test} from 'vitest';
import {openPost} from '../../src/audit/post';
import {ofReceipts, receiptsOf, receiptTexts} from '../../src/audit/receipts';
import {findStrings} from '../../src/seal/find';
import {writeReceipt} from '../../src/seal/write';
import {anchorOf, postId} from '../../src/shared/ids';
import recorded from '../fixtures/beacon/rounds.json';

const {round, signature} = recorded.rounds.find(each => each.round === 31543812)!;
const receipt = writeReceipt(round, signature);
const many = Array.from({length: 120}, (_, place) => {
	const each = round + 100 * place;
	return {round: each, receipt: writeReceipt(each, signature)};
});
const known = (each: number) => ({state: 'known', randomness: 'ab'.repeat(32), receipt: writeReceipt(each, signature)}) as const;

test('the receipts of a thread are those of its draws that are at hand, each once, in their order', () => {
	const draw = (each: number) => (each === 112 ? ({state: 'off'} as const) : known(each));
	expect(receiptsOf([312, 212, 312, 112], draw).map(each => each.round)).toEqual([212, 312]);
	expect(receiptsOf([212], () => ({state: 'known', randomness: 'ab'.repeat(32)}))).toEqual([]);
	expect(receiptsOf([212], () => undefined)).toEqual([]);
});

describe.each(['fr', 'en'] as const)('as texts to post, in %s', lang => {
	test('each stands behind the date and hour of its draw, in UTC', () => {
		const [text] = receiptTexts([{round, receipt}], 'bbcode', lang);
		const line = lang === 'fr' ? 'Tirage du 22/08/2026, 21h40 UTC' : 'Draw of 2026-08-22, 21:40 UTC';
		expect(text!.split('\n').slice(1)).toEqual([`${line} – ${receipt}`]);
	});

	test('no text holds more than is read of a post, and none is lost', () => {
		const texts = receiptTexts(many, 'bbcode', lang);
		const read = texts.map(text => findStrings(text).map(({string}) => string.kind === 'receipt' && string.round));
		expect(read.map(({length}) => length)).toEqual([50, 50, 20]);
		expect(read.flat()).toEqual(many.map(each => each.round));
		expect(texts.map(text => text.split('\n')[0])).toEqual([1, 2, 3].map(part => expect.stringContaining(String(part))));
	});

	test.each(['bbcode', 'plain', 'html', 'markdown'] as const)('nothing in it is changed by a forum that writes %s', markup => {
		for (const text of receiptTexts(many, markup, lang)) {
			expect(text).not.toMatch(/\d\)|[:;][^\s\d]|[[\]{}<>*_~#@`\u{10000}-\u{10ffff}]/u);
			expect(/[^\n]\n[^\n]/.test(text)).toBe(markup !== 'markdown');
		}
	});

	test('of no draw there is no text', () => expect(receiptTexts([], 'bbcode', lang)).toEqual([]));
});

test.each([
	['refused', 1],
	['kept', 0],
	['early', 0],
	[undefined, 0],
] as const)('a receipt that is %s makes %i findings', (state, count) => {
	const id = postId('4720')!;
	const post = openPost({
		id,
		anchor: anchorOf(id),
		author: 'Maud',
		strings: [{text: receipt, line: ''}],
		beyond: false,
		quoted: [],
	});
	const found = ofReceipts(post, state && new Map([[receipt, state]]));
	expect(found).toHaveLength(count);
	if (count > 0) expect(found).toEqual([{post: '4720', author: 'Maud', string: receipt, fact: {kind: 'receipt', round}}]);
});
