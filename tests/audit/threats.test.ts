import {describe, expect, test} from 'vitest';
import {sayFact} from '../../src/audit/say';
import {readRound} from '../../src/seal/beacon';
import {quicknet} from '../../src/seal/chain';
import {commitmentOf} from '../../src/seal/hidden';
import type {Draw} from '../../src/seal/judged';
import {writeString, writeWitness} from '../../src/seal/write';
import json from '../fixtures/beacon/rounds.json';
import {audit, cited, found, gm, id, instant, minute, p, post, ROUND, saw, sealed, thread, totalOf, verdicts} from './a-thread';

// The table of threats (what docs/roll-strings.md §11 claims), row by row: what the scheme stops has the same dice or none to choose; what it shows is a finding.

const S = sealed();
const opening = gm(1, 'La nuit tombe.', {time: '20:00'});
const line = 'Aria, Saut – 1d20 + 5';

describe('1. a result typed over', () => {
	test('is shown with both numbers', () => {
		const total = totalOf(S, 11);
		const report = audit(thread([[opening, post(11, `${line} = ${total + 3} ${S}`)]]));
		expect(verdicts(report)).toEqual(['11 mismatch']);
		expect(report.findings.map(({fact}) => fact)).toMatchObject([{kind: 'mismatch', reason: {said: total + 3, total}}]);
	});
});

describe('2. and 3. trying again, or not posting', () => {
	test('gives the same number: nothing that is typed moves a die', () => {
		const first = audit(thread([[opening, post(11, `Saut ${S}`)]])).rolls[0]?.verdict.rolled;
		const again = audit(thread([[opening, post(11, `Un autre essai, d’un autre nom ${S}`, {author: 'Aria bis'})]])).rolls[0]
			?.verdict;
		expect(again?.rolled).toEqual(first);
	});
});

describe('4. post, see, delete, post again', () => {
	test('the first form is told as gone to whoever saw it, and the second stands for itself', () => {
		const report = audit(thread([[opening, post(12, `${line} ${S}`)]]), [saw(11, '21:34', [[S, line]])]);
		expect(verdicts(report)).toEqual(['12 fair']);
		expect(found(report)).toEqual(['11 gone']);
		expect(report.findings[0]?.fact).toMatchObject({whole: true, before: line});
	});

	test('a witness tells it too, though this browser never looked', () => {
		const seen = writeWitness(p(11), [S]);
		const bran = post(13, `Je l’ai vu. ${seen}`, {author: 'Bran', member: '7', time: '21:36'});
		expect(found(audit(thread([[opening, post(12, `${line} ${S}`), bran]])))).toEqual(['11 witness']);
	});
});

describe('5. a silent edit', () => {
	test('of the roll: the old one is told beside the new', () => {
		const other = sealed('1d20+9');
		const report = audit(thread([[opening, post(11, `${line} ${other}`)]]), [saw(11, '21:50', [[S, line]])]);
		expect(verdicts(report)).toEqual(['11 changed']);
		expect(report.findings.map(({fact}) => fact)).toMatchObject([{kind: 'changed', reason: {code: 'was', before: S}}]);
	});

	test('of the words round it: both are told', () => {
		const report = audit(thread([[opening, post(11, `Aria, Esquive – 1d20 + 5 ${S}`)]]), [saw(11, '21:50', [[S, line]])]);
		expect(report.findings.map(({fact}) => fact)).toMatchObject([
			{kind: 'reworded', before: line, after: 'Aria, Esquive – 1d20 + 5'},
		]);
	});

	test('shows against a quotation', () => {
		const total = totalOf(S, 11);
		const quotations = [{text: {text: `1d20 + 5 = ${total - 4} ${S}`}, source: id(11)}];
		const report = audit(thread([[opening, post(11, `1d20 + 5 = ${total} ${S}`), gm(13, 'Bien.', {time: '22:00', quotations})]]));
		expect(report.findings).toMatchObject([
			{post: '11', fact: {kind: 'quote', by: '13', at: minute('22:00'), said: total - 4, now: total}},
		]);
		const [finding] = report.findings;
		expect(sayFact(finding!.fact, 'fr', () => '22:00')).toBe(
			`Le message 13 (22:00) cite ici le résultat ${total - 4}\u202f; on lit maintenant ${total}.`,
		);
	});

	test('shows against a witness', () => {
		const bran = post(13, writeWitness(p(11), [S]), {author: 'Bran', member: '7', time: '21:36'});
		expect(found(audit(thread([[opening, post(11, sealed('1d20+9')), bran]])))).toEqual(['11 witness']);
	});
});

describe('6. a roll added to an old post', () => {
	test('after its draw: too late by the post’s own time', () => {
		expect(found(audit(thread([[opening, post(11, S, {time: '20:10'})]])))).toEqual(['11 far']);
	});

	test('by whoever looked before: it was not there', () => {
		const report = audit(thread([[opening, post(11, `${S} ${sealed('1d6', 2)}`)]]), [saw(11, '21:50', [[S, '']])]);
		expect(found(report)).toContain('11 added');
	});
});

test.each([
	['after the draw', '21:50', '11 edited'],
	['without a date', null, '11 edited'],
] as const)('7. an edit that leaves a mark %s', (_, edited, expected) => {
	expect(found(audit(thread([[opening, post(11, S, {edited})]])))).toEqual([expected]);
});

test('7. an edit mark is harmless where the roll was seen before the draw', () => {
	const report = audit(thread([[opening, post(11, S, {edited: '21:50'})]]), [saw(11, '21:34', [[S, '']])]);
	expect([verdicts(report), found(report)]).toEqual([['11 fixed'], []]);
});

describe('8. to 11. looking ahead, waiting, skipping', () => {
	const call = gm(10, 'À toi.', {time: '21:36'});

	test('10. an instant die does not move when others post', () => {
		const others = [post(12, 'Bran attend.', {author: 'Bran', member: '7', time: '22:00'})];
		const early = audit(thread([[call, post(11, instant(10), {time: '21:45'})]])).rolls[0]?.verdict;
		const late = audit(thread([[call, ...others, post(11, instant(10), {time: '22:10'})]])).rolls[0]?.verdict;
		expect(early?.kind).toBe('unbiased');
		expect(late?.rolled).toEqual(early?.rolled);
	});

	test('8. and 11. dice that were left are public: each turn of who rolls at once is counted, used or not', () => {
		const posts = [
			call,
			post(11, instant(10), {time: '21:45'}),
			gm(12, 'Et puis ?', {time: '21:36'}),
			post(13, 'Aria se tait.', {time: '21:50'}),
		];
		const [unused] = audit(thread([posts])).unused.values();
		expect(unused).toMatchObject({expression: '1d20', turns: 2});
		expect([unused?.used.length, unused?.unused.length]).toEqual([1, 1]);
	});
});

describe('9. others who know the next die', () => {
	test('sealed: before the draw nobody has it, and it hangs on a number that only posting gives', () => {
		const before = audit(thread([[opening, post(11, S)]]), [], {now: minute('21:39'), draw: () => ({state: 'waiting'})});
		expect([verdicts(before), before.rolls[0]?.verdict.rolled]).toEqual([['11 waiting'], undefined]);
		const totals = Array.from({length: 20}, (_, more) => totalOf(S, 11 + more));
		expect(new Set(totals).size).toBeGreaterThan(5);
	});

	test('instant: from the draw on all may know it, and to leave it makes no other', () => {
		const turn = gm(12, 'Et puis ?', {time: '21:36'});
		const first = [gm(10, 'À toi.', {time: '21:36'}), post(11, instant(10), {time: '21:45'}), turn];
		const left = audit(thread([[...first, post(13, 'Aria se tait.', {time: '21:50'})]])).unused.get('42');
		const rolled = audit(thread([[...first, post(13, instant(12), {time: '21:50'})]])).rolls[1]?.verdict;
		expect(rolled?.kind).toBe('unbiased');
		expect(left?.unused).toEqual([rolled?.rolled?.total]);
	});
});

test('12. a forum’s slow clock leaves the draw too early by the post’s time', () => {
	expect(found(audit(thread([[opening, post(11, S, {time: '21:39'})]])))).toEqual(['11 late']);
});

describe('13. somebody’s roll pasted', () => {
	test('sealed: other dice in another post, and too late', () => {
		const total = totalOf(S, 11);
		const copy = post(12, `1d20 + 5 = ${total} ${S}`, {author: 'Bran', member: '7', time: '22:05'});
		expect(found(audit(thread([[opening, post(11, S), copy]])))).toContain('12 late');
		expect(totalOf(S, 12)).not.toBe(total);
	});

	test('instant: another author’s dice, and not his anchor', () => {
		const bran = post(12, instant(1), {author: 'Bran', member: '7', time: '22:05'});
		const own = post(5, 'Bran arrive.', {author: 'Bran', member: '7', time: '20:30'});
		expect(found(audit(thread([[opening, own, post(11, 'Oui.'), bran]])))).toContain('12 anchor');
	});
});

test('14. a second account that answers to open a new turn is there for all to see', () => {
	const posts = [
		gm(10, 'À toi.', {time: '21:36'}),
		post(11, instant(10)),
		post(12, 'Oui.', {author: 'Double', member: '9', time: '21:36'}),
		post(13, instant(12), {time: '21:50'}),
	];
	const report = audit(thread([posts]));
	expect(verdicts(report)).toEqual(['11 unbiased', '13 unbiased']);
	expect([...report.unused.values()][0]).toMatchObject({turns: 2});
});

test('15. two devices: both rolls take number 1, which is repeated and no more', () => {
	const posts = [
		gm(10, 'À toi.', {time: '21:36'}),
		post(11, instant(10), {time: '21:45'}),
		post(12, instant(10), {time: '21:45'}),
	];
	expect(found(audit(thread([posts])))).toEqual(['12 repeated']);
});

describe('16. a call made anew', () => {
	test('the first call is told as gone to whoever saw it', () => {
		const second = gm(12, `Aria, Perception ${S}`, {time: '21:33'});
		const report = audit(thread([[opening, second, post(13, cited(12), {time: '21:45'})]]), [
			saw(11, '21:31', [[S, 'Aria, Perception']]),
		]);
		expect(verdicts(report)).toEqual(['12 fair', '13 fixed']);
		expect(found(report)).toEqual(['11 gone']);
	});

	test('one call answered twice is told', () => {
		const call = gm(10, `Aria, Perception ${S}`, {time: '21:33'});
		const posts = [call, post(11, cited(10), {time: '21:45'}), post(12, cited(10), {time: '21:50'})];
		const report = audit(thread([posts]));
		expect(report.findings).toMatchObject([{post: '12', fact: {kind: 'answers', cited: '10', index: 1, first: '11'}}]);
	});

	test('the caller may repeat it himself', () => {
		const call = gm(10, S, {time: '21:33'});
		expect(found(audit(thread([[call, gm(12, cited(10), {time: '21:50'}), post(13, cited(10), {time: '21:55'})]])))).toEqual([]);
	});
});

test('17. a GM’s edit of a player’s post shows as any other', () => {
	const report = audit(thread([[opening, post(11, sealed('1d20+9'))]]), [saw(11, '21:34', [[S, '']])]);
	expect(verdicts(report)).toEqual(['11 changed']);
});

test('18. an administrator’s rewriting shows to those who noted what stood there', () => {
	const bran = post(13, writeWitness(p(11), [S, sealed('1d6', 2)]), {author: 'Bran', member: '7', time: '21:36'});
	expect(found(audit(thread([[opening, post(11, S), bran]])))).toEqual(['11 witness']);
});

describe('19. a relay, a portal or a proxy that lies', () => {
	const genuine = json.rounds.find(({round}) => round === ROUND)!;
	const another = json.rounds.find(({round}) => round !== ROUND)!;
	const report = (body: unknown) => {
		const read = readRound(body, ROUND, quicknet);
		const draw: Draw = read.ok ? {state: 'known', randomness: read.value.randomness} : {state: 'failed'};
		return audit(thread([[opening, post(11, S)]]), [], {draw: () => draw});
	};

	test.each([
		['bits of its own', {...genuine, randomness: 'ab'.repeat(32)}],
		['another draw under this number', {...another, round: ROUND}],
		['another draw', another],
		['its own page', '<title>Wi-Fi gratuit</title>'],
	])('%s gives no dice, and the roll stays unchecked', (_, body) => {
		const {rolls} = report(body);
		expect([rolls[0]?.verdict.kind, rolls[0]?.verdict.rolled]).toEqual(['unchecked', undefined]);
	});

	test('the genuine draw gives them', () => {
		expect(report(genuine).rolls[0]?.verdict).toMatchObject({kind: 'fair', rolled: {total: totalOf(S, 11)}});
	});
});

test('20. draws known beforehand to their operators are shown by nothing: a post may name any of three, and each is as fair', () => {
	const rolls = [-100, 0, 100].map(later => {
		const raw = writeString({mode: 's', expression: '1d20+5', round: ROUND + later, index: 1});
		const draw = (round: number): Draw => ({state: 'known', randomness: String(round).padStart(64, '0')});
		const report = audit(thread([[opening, post(11, raw)]]), [], {draw});
		expect([verdicts(report), found(report)]).toEqual([['11 fair'], []]);
		return report.rolls[0]?.verdict.rolled?.total;
	});
	expect(new Set(rolls).size).toBeGreaterThan(1);
});

test.each([
	['21. a draw that no relay gives', {state: 'failed'}],
	['21. relays switched off', {state: 'off'}],
] as const)('%s leaves a roll unchecked, which is no finding', (_, draw) => {
	const report = audit(thread([[opening, post(11, S)]]), [], {draw: () => draw});
	expect([verdicts(report), found(report)]).toEqual([['11 unchecked'], []]);
});

describe('22. a post withdrawn from the queue of moderation', () => {
	test('before anybody saw it is shown by nothing: the second stands for itself', () => {
		const report = audit(thread([[opening, post(12, S)]]));
		expect([verdicts(report), found(report), report.whole]).toEqual([['12 fair'], [], true]);
	});

	test('brings the player of a called roll no other dice', () => {
		const call = gm(10, `Aria, Perception ${S}`, {time: '21:33'});
		const answer = (number: number) =>
			audit(thread([[call, post(number, cited(10), {time: '21:45'})]])).rolls.find(({post: of}) => of.anchor === p(number))
				?.verdict;
		expect(answer(12)?.rolled).toEqual(audit(thread([[call]])).rolls[0]?.verdict.rolled);
		expect(answer(12)).toEqual(answer(11));
	});
});

describe('23. a mark drawn by the post itself', () => {
	test.each([
		['alone is no roll', '✔ Tirage loyal – 1d20 + 5 = 24', []],
		['does not stand for the dice', `✔ Tirage loyal = ${totalOf(S, 11) + 1} ${S}`, ['11 mismatch']],
		['does not mend a string', `✔ Tirage loyal ${S.slice(0, -1)}`, ['11 unreadable']],
	])('%s', (_, text, expected) => {
		expect(verdicts(audit(thread([[opening, post(11, text)]])))).toEqual(expected);
	});
});

describe('24. a roll that the GM made in secret', () => {
	const secret = '00112233445566778899aabbccddeeff';
	const hidden = writeString({mode: 'h', expression: '1d20', round: ROUND, index: 1, commitment: commitmentOf(secret)});
	const opens = (told: string) =>
		writeString({mode: 'u', expression: '1d20', anchor: p(11), round: ROUND, index: 1, secret: told});
	const rolled = gm(11, `Le guet ${hidden}`, {time: '21:33'});

	test('is checked by everybody once it is opened', () => {
		const report = audit(thread([[opening, rolled, gm(12, opens(secret), {time: '23:00'})]]));
		expect(verdicts(report)).toEqual(['11 fair', '12 fair']);
		expect(report.rolls[0]?.verdict.rolled).toEqual(report.rolls[1]?.verdict.rolled);
	});

	test('cannot be opened with another secret, and one that is kept back stays visible as such', () => {
		const other = gm(12, opens(`f${secret.slice(1)}`), {time: '23:00'});
		expect(found(audit(thread([[opening, rolled, other]])))).toEqual(['11 hidden', '12 mismatch']);
		expect(found(audit(thread([[opening, rolled]])))).toEqual(['11 hidden']);
	});
});
