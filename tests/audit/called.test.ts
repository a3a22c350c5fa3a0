import {describe, expect, test} from 'vitest';
import {sayFact} from '../../src/audit/say';
import {nameHash} from '../../src/seal/called';
import {findStrings} from '../../src/seal/find';
import {commitmentOf} from '../../src/seal/hidden';
import {replay} from '../../src/seal/replay';
import type {RollString} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import {randomnessOf} from '../seal/vectors';
import {audit, cited, found, gm, p, post, ROUND, sealed, thread, totalOf, verdicts} from './a-thread';

const SECRET = '00112233445566778899aabbccddeeff';
const OTHER = 'ffeeddccbbaa99887766554433221100';
const opening = gm(1, 'La nuit tombe.', {time: '20:00'});
const asked = (index: number, member: number) =>
	writeString({mode: 's', expression: '1d20+5', round: ROUND, index, riders: [{letter: 'w', value: `u${member}`}]});
const hidden = writeString({mode: 'h', expression: '1d20+5', round: ROUND, index: 1, commitment: commitmentOf(SECRET)});
const opens = (post: number, secret = SECRET) =>
	writeString({mode: 'u', expression: '1d20+5', anchor: p(post), round: ROUND, index: 1, secret});
const d20s = (report: ReturnType<typeof audit>) =>
	report.authors.map(({author, dice}) => `${author} ${dice.find(({sides}) => sides === 20)?.count ?? 0}`);

test('three rolls called, two answered as they are, one with another number: the dice count for who answers', () => {
	const calls = gm(10, [asked(1, 42), asked(2, 43), asked(3, 44)].map((one, at) => `J${at} – ${one}`).join('\n'), {
		time: '21:33',
	});
	const answer = (number: number, index: number, member: string, said: number) =>
		post(number, `1d20 + 5 = ${said} ${cited(10, '1d20+5', index)}`, {author: `J${member}`, member, time: '21:50'});
	const total = (index: number) => {
		const string = findStrings(sealed('1d20+5', index))[0]?.string as RollString;
		const again = replay(string, {anchor: p(10), randomness: randomnessOf(ROUND)});
		return again.ok ? again.value.rolled.total : 0;
	};
	const report = audit(thread([[opening, calls, answer(11, 1, '42', total(1)), answer(12, 2, '43', total(2) + 3)]]));
	expect(verdicts(report)).toEqual(['10 fair', '10 fair', '10 fair', '11 fixed', '12 mismatch']);
	expect(found(report)).toEqual(['12 mismatch']);
	// The third nobody answered: it is still the caller’s.
	expect(d20s(report)).toEqual(['Meneuse 1', 'J42 1', 'J43 1']);
	expect(report.rolls[3]?.verdict.reasons).toContainEqual({code: 'called', by: 'Meneuse'});
});

test('a called roll that its answerer copied into his own post is another roll, and late', () => {
	const calls = gm(10, asked(1, 42), {time: '21:33'});
	const copy = post(11, `= ${totalOf(sealed(), 10)} ${asked(1, 42)}`, {time: '21:50'});
	expect(found(audit(thread([[opening, calls, copy]])))).toContain('11 late');
});

test('hidden and never opened: the audit tells it, and counts no dice', () => {
	const report = audit(thread([[opening, gm(10, hidden, {time: '21:33'})]]));
	expect(verdicts(report)).toEqual(['10 hidden']);
	expect(found(report)).toEqual(['10 hidden']);
	expect(d20s(report)).toEqual(['Meneuse 0']);
});

test('hidden and opened on another page: both are checked, and the dice count once', () => {
	const report = audit(
		thread([[opening, gm(10, hidden, {time: '21:33'})], [gm(20, `1d20 + 5 = 1 ${opens(10)}`, {time: '22:30'})]]),
	);
	expect(verdicts(report)).toEqual(['10 fair', '20 mismatch']);
	expect(found(report)).toEqual(['20 mismatch']);
	expect(d20s(report)).toEqual(['Meneuse 1']);
});

test('opened with another secret: nothing is opened, and both are told', () => {
	const report = audit(thread([[opening, gm(10, hidden, {time: '21:33'}), gm(20, opens(10, OTHER), {time: '22:30'})]]));
	expect(verdicts(report)).toEqual(['10 hidden', '20 mismatch']);
	expect(found(report)).toEqual(['10 hidden', '20 mismatch']);
});

describe('a call is answered by another than was asked', () => {
	const bran = {author: 'Bran', member: '43', time: '21:50'};
	const named = writeString({
		mode: 's',
		expression: '1d20+5',
		round: ROUND,
		index: 1,
		riders: [{letter: 'w', value: nameHash('Aria')}],
	});
	const calls = (line: string) => gm(10, line, {time: '21:33'});

	test('is told with who was asked, and blames nobody', () => {
		const report = audit(thread([[opening, calls(`Aria, Perception – 1d20 + 5 ${asked(1, 42)}`), post(11, cited(10), bran)]]));
		expect(found(report)).toEqual(['11 asked']);
		const [told] = report.findings.map(({fact}) => sayFact(fact, 'fr', String));
		expect(told?.replace(/[\u00a0\u202f]/g, ' ')).toBe(
			'Le jet n° 1 du message 10 était demandé à Aria ; un autre compte y répond ici.',
		);
	});

	test.each([
		['by whoever was asked', asked(1, 42), post(11, cited(10), {time: '21:50'})],
		['of a name, which may be any character’s', named, post(11, cited(10), bran)],
		['of nobody in particular', sealed(), post(11, cited(10), bran)],
		['repeated by the caller', asked(1, 42), gm(11, cited(10), {time: '21:50'})],
		['by a guest, whom no number tells', asked(1, 42), post(11, cited(10), {...bran, member: undefined})],
	])('is not told of a call %s', (_, line, answer) => {
		expect(found(audit(thread([[opening, calls(line), answer]])))).toEqual([]);
	});
});
