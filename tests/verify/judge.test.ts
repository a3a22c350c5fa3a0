import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {judgePasted, type Pasted, pastedPost, roundsOf, textInFragment} from '../../popup/verify-judge';

const {vectors} = JSON.parse(readFileSync('tests/fixtures/seal/vectors.json', 'utf8'));
const [sealed, , , instant, offline] = vectors as {token: string; round: number; randomness: string; total: number}[];
const draws = [sealed!, instant!].map(({round, randomness}) => ({round, state: 'known' as const, randomness}));
const NOW = Date.parse('2026-08-23T12:00:00Z');

/** A moment as the page's field writes it, by the clock of the machine that runs the test. */
function localTime(moment: string): string {
	const at = new Date(moment);
	return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const judge = (pasted: Partial<Pasted>) => {
	const whole = {text: '', post: '', author: '', time: '', ...pasted};
	return judgePasted(pastedPost(whole), whole.text, draws, NOW).map(({verdict: {kind, rolled, reasons}}) => [
		kind,
		rolled?.total ?? null,
		...reasons.map(({code}) => code),
	]);
};

describe('what a text alone can show', () => {
	test.each([
		['a sealed roll without its post has no dice', {text: sealed!.token}, ['timing', null, 'post-unknown']],
		['with its post it has, but no moment', {text: sealed!.token, post: '4711'}, ['timing', 11, 'time-unknown']],
		[
			'with both it is judged',
			{text: sealed!.token, post: '4711', time: localTime('2026-08-22T21:33:00Z')},
			['fair', 11, 'in-time'],
		],
		['a number typed over', {text: `= 24 ${sealed!.token}`, post: '4711'}, ['mismatch', 11, 'says', 'time-unknown']],
		['its post as a proof writes it', {text: sealed!.token, post: 'p4711'}, ['timing', 11, 'time-unknown']],
		['a post whose name is no number', {text: sealed!.token, post: 'xc9z58bz2d2'}, ['timing', 14, 'time-unknown']],
		['a piece of its address', {text: sealed!.token, post: '#p4711'}, ['timing', null, 'post-unknown']],
		[
			'an author as a proof writes him',
			{text: instant!.token, post: '4721', author: 'u57'},
			['consistent', -4, 'turn-not-checked'],
		],
		['an instant roll without its author', {text: instant!.token, post: '4721'}, ['timing', null, 'author-unknown']],
		['with him, its turn unknown', {text: instant!.token, post: '4721', author: '57'}, ['consistent', -4, 'turn-not-checked']],
		['an offline roll', {text: offline!.token, post: '9', author: '57'}, ['consistent', offline!.total, 'turn-not-checked']],
		['a damaged string', {text: `${sealed!.token}x`}, ['unreadable', null]],
	] as const)('%s', (_, pasted, expected) => {
		expect(judge(pasted)).toEqual([expected]);
	});

	test('a roll that was corrected in its own post', () => {
		const text = `${sealed!.token}\noss1-q-1d20z2b7-ap4711-r31543812-k1-o1d20z2b5-deeb7581`;
		expect(judge({text, post: '4711', time: localTime('2026-08-22T21:33:00Z')})).toEqual([
			['fair', 11, 'in-time'],
			['fair', 13, 'corrected', 'in-time'],
		]);
		expect(judge({text: text.split('\n')[1]!})).toEqual([['timing', 13, 'corrected', 'cited-unread']]);
	});

	test('asks for each draw once', () => {
		expect(roundsOf(pastedPost({text: `${sealed!.token} ${instant!.token}`, post: '', author: '', time: ''}))).toEqual([
			31543812,
		]);
	});

	test('anything may be pasted', () => {
		fc.assert(
			fc.property(fc.string({unit: 'grapheme'}), fc.string(), fc.string(), (text, post, time) => void judge({text, post, time})),
		);
		expect(judge({text: 'oss1-'.repeat(100_000), post: '1', time: 'x'}).length).toBeLessThan(201);
	});
});

test.each([
	['the string of a link', `#${sealed!.token}`, sealed!.token],
	['capitals', `#${sealed!.token.toUpperCase()}`, sealed!.token.toUpperCase()],
	['nothing', '', ''],
	['a place in the page', '#root', ''],
	['markup', '#oss1-<img src=x>', ''],
	['no end', `#oss1-${'a'.repeat(5000)}`, `oss1-${'a'.repeat(1000)}`],
	['a sheet', `#osf1-n5000-${'a'.repeat(5000)}`, `osf1-n5000-${'a'.repeat(5000)}`],
	['a table', '#ost1-n4-abcd-01234567', 'ost1-n4-abcd-01234567'],
])('the fragment with %s', (_, hash, text) => {
	expect(textInFragment(hash)).toBe(text);
});
