import {describe, expect, test} from 'vitest';
import {type ContestRule, contestRiders, type Part} from '../../src/contest/riders';
import {findStrings} from '../../src/seal/find';
import type {RollString} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import {audit, found, gm, instant, p, post, ROUND, sealed, thread, totalOf, verdicts} from './a-thread';

// Aria (42) rolls in post 11, Bran (57) in post 12; the GM opposes them in post 20.

const opening = gm(1, 'La nuit tombe.', {time: '20:00'});
const ARIA = sealed('1d20+5');
const BRAN = sealed('1d20');
const [aria, bran] = [totalOf(ARIA, 11), totalOf(BRAN, 12)];
const ahead = aria > bran ? 'Aria' : 'Bran';
const margin = Math.abs(aria - bran);
const players = [post(11, ARIA), post(12, BRAN, {author: 'Bran', member: '57'})];

const cite = (post: number, expression: string, part: Part, rule: ContestRule, index = 1) =>
	writeString({mode: 'q', expression, anchor: p(post), round: ROUND, index, riders: contestRiders(part, rule)});
const both = (rule: ContestRule = {kind: 'opposed', ties: ['defender']}) =>
	[
		cite(11, '1d20+5', {side: 'actor', place: 1, of: 2}, rule),
		cite(12, '1d20', {side: 'defender', place: 2, of: 2}, rule),
	] as const;
const lines = (text: string, strings: readonly string[] = both()) => `${text} – ${strings.join(' ')}`;
const told = (text: string, before = [opening, ...players]) => audit(thread([[...before, gm(20, text, {time: '22:00'})]]));
const reasonsIn = (report: ReturnType<typeof told>) =>
	report.rolls.filter(({post}) => post.gathered.id === '20').map(({verdict}) => verdict.reasons[0]);

const right = `Aria = ${aria} contre Bran = ${bran} : ${ahead} l’emporte de ${margin}`;

test('the two rolls differ, or the rows below would say nothing', () => expect(margin).toBeGreaterThan(0));

test('a line that says what the dice do: nothing to tell, and nobody took anybody’s dice', () => {
	const report = told(lines(right));
	expect(found(report)).toEqual([]);
	expect(verdicts(report)).toEqual(['11 fair', '12 fair', '20 fair', '20 fair']);
	expect(reasonsIn(report)).toEqual([1, 2].map(() => ({code: 'contest', given: `${ahead}, ${margin}`})));
	expect(report.authors.map(({author, dice}) => [author, dice.map(({count}) => count)])).toEqual([
		['Aria', [1]],
		['Bran', [1]],
		['Meneuse', []],
	]);
});

describe('a line that says other than the dice do is told once', () => {
	test.each([
		['the margin', right.replace(/\d+$/, String(margin + 2)), `${margin + 2}`, `${margin}`],
		[
			'who won',
			right.replace(`: ${ahead}`, `: ${ahead === 'Aria' ? 'Bran' : 'Aria'}`),
			ahead === 'Aria' ? 'Bran' : 'Aria',
			ahead,
		],
		['a total', right.replace(`= ${aria}`, '= 39'), '39', `${aria}`],
	])('%s', (_, text, said, given) => {
		const report = told(lines(text));
		expect(found(report)).toEqual(['20 contest']);
		expect(verdicts(report).slice(2)).toEqual(['20 mismatch', '20 fair']);
		expect(reasonsIn(report)[0]).toEqual({code: 'contest-says', said, given});
	});

	test('not where the line says nothing of it', () => expect(found(told(lines('Aria contre Bran')))).toEqual([]));
});

describe('what leaves a contest open', () => {
	test.each([
		['one of its strings is gone', lines(right, [both()[0]])],
		['they stand in the wrong order', lines(right, [both()[1], both()[0]])],
		['they are of two contests', lines(right, [both()[0], both({kind: 'opposed', ties: ['nobody']})[1]])],
	])('%s', (_, text) => {
		const report = told(text);
		expect(found(report)).toEqual([]);
		expect(reasonsIn(report).every(reason => reason?.code === 'contest-open')).toBe(true);
	});
	test('a draw that is not there', () => {
		const report = audit(thread([[opening, ...players, gm(20, lines(right))]]), [], {draw: () => undefined});
		expect(reasonsIn(report).map(reason => reason?.code)).toEqual(['contest-open', 'contest-open']);
	});
});

test('a roll and a number', () => {
	const rule = {kind: 'opposed', ties: ['defender'], value: 12} as const;
	const one = cite(11, '1d20+5', {side: 'actor', place: 1, of: 1}, rule);
	const winner = aria > 12 ? 'Aria' : 'La porte';
	const text = `Aria = ${aria} contre La porte = 12 : ${winner} l’emporte de ${Math.abs(aria - 12)}`;
	expect(found(told(lines(text, [one])))).toEqual([]);
	expect(found(told(lines(text.replace('= 12', '= 11'), [one])))).toEqual(['20 contest']);
});

test('how many reach a number', () => {
	const strings = both({kind: 'reach', compare: '>=', value: 12});
	const count = [aria, bran].filter(total => total >= 12).length;
	const text = (said: number) => `Aria = ${aria}, Bran = ${bran}, contre 12, réussites : ${said}`;
	expect(found(told(lines(text(count), strings)))).toEqual([]);
	expect(found(told(lines(text(count + 1), strings)))).toEqual(['20 contest']);
});

describe('an order', () => {
	const rule = {kind: 'order', ties: []} as const;
	const list = (
		first: 'Aria' | 'Bran',
		say: (name: string, total: number) => string = (name, total) => `– ${name} = ${total}`,
	) => {
		const row = (name: string, place: number) =>
			`${say(name, name === 'Aria' ? aria : bran)} ${cite(name === 'Aria' ? 11 : 12, name === 'Aria' ? '1d20+5' : '1d20', {side: 'neither', place, of: 2}, rule)}`;
		return ['Ordre', row(first, 1), row(first === 'Aria' ? 'Bran' : 'Aria', 2)].join('\n');
	};
	const last = ahead === 'Aria' ? 'Bran' : 'Aria';
	test('from the highest', () => expect(found(told(list(ahead)))).toEqual([]));
	test('the other way round', () => {
		const report = told(list(last));
		expect(found(report)).toEqual(['20 contest']);
		expect(reasonsIn(report)[0]).toEqual({code: 'contest-says', said: `${last}, ${ahead}`, given: `${ahead}, ${last}`});
	});
	test('a total typed over is one number other than its dice', () =>
		expect(found(told(list(ahead, name => `– ${name} = 99`)))).toEqual(['20 mismatch', '20 mismatch']));
});

describe('instant rolls', () => {
	const own = instant(1, '1d20');
	const total = totalOf(own, 13, 42);
	const rule = {kind: 'opposed', ties: [], value: 10} as const;
	const turn = {anchor: p(1), roller: 'u42'} as const;
	const cited = (part: Partial<Part> = {instant: turn}) => cite(13, '1d20', {side: 'actor', place: 1, of: 1, ...part}, rule);
	const text = `Aria = ${total} contre 10 = 10 :`;
	const opening = gm(1, 'La nuit tombe.', {time: '21:36'});
	const home = [opening, post(13, own, {time: '21:45'})];

	test('are the rolls of their own post, with their own verdict', () => {
		const report = told(lines(text, [cited()]), home);
		expect(found(report)).toEqual([]);
		expect(verdicts(report)).toEqual(['13 unbiased', '20 unbiased']);
		expect(report.rolls[1]?.verdict.rolled?.total).toBe(total);
	});
	test('fall without it where the string tells the turn, and the post is said not to be read', () => {
		const report = told(lines(text, [cited()]), [opening]);
		expect(report.rolls[0]?.verdict).toMatchObject({kind: 'timing', rolled: {total}});
		expect(found(report)).toEqual(['20 cited']);
	});
	test('do not fall where it does not', () => {
		const {rolled, reasons} = told(lines(text, [cited({instant: {}})]), [opening]).rolls[0]!.verdict;
		expect([rolled, reasons[0]?.code]).toEqual([undefined, 'contest-open']);
	});
	test('a roll that the post does not hold has no dice', () => {
		const {kind, rolled} = told(lines(text, [cited()]), [opening, post(13, 'Rien.')]).rolls[0]!.verdict;
		expect([kind, rolled]).toEqual(['timing', undefined]);
	});
	test('another’s turn in the string makes no other dice: the post decides', () => {
		const report = told(lines(text, [cited({instant: {...turn, roller: 'u57'}})]), home);
		expect(report.rolls[1]?.verdict.rolled?.total).toBe(total);
	});
});

test('a contest in a quotation is none', () => {
	const quoted = lines(right);
	const quotation = {text: {text: quoted}};
	expect(findStrings(quoted).length).toBe(2);
	expect(verdicts(audit(thread([[opening, ...players, gm(20, 'Vu.', {quotations: [quotation]})]])))).toEqual([
		'11 fair',
		'12 fair',
	]);
});

test('two lists of one roll are no two answers to a call', () => {
	const two = `${lines(right)}\n${lines(right)}`;
	expect(found(told(two))).toEqual([]);
	expect((findStrings(two)[0]!.string as RollString).mode).toBe('q');
});
