import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {isFor, nameHash, whomOf} from '../../src/seal/called';
import {drawTime} from '../../src/seal/draws';
import {findStrings} from '../../src/seal/find';
import {commitmentOf} from '../../src/seal/hidden';
import {judgePost} from '../../src/seal/judge';
import type {Draw, JudgeContext, JudgedPost} from '../../src/seal/judged';
import {replay} from '../../src/seal/replay';
import {reseal} from '../../src/seal/reseal';
import type {RollString} from '../../src/seal/roll-string';
import {rawsOf} from '../../src/seal/thread-index';
import {writeString, writeWitness} from '../../src/seal/write';
import type {Anchor, MemberId} from '../../src/shared/ids';
import {randomnessOf, utc} from './vectors';

const ROUND = 31543812; // The draw of 21:40.
const SECRET = '00112233445566778899aabbccddeeff';
const OTHER = 'ffeeddccbbaa99887766554433221100';
const p = (number: number) => `p${number}` as Anchor;
const at = (minute: string) => utc(`2026-08-22T${minute}`);
const hidden = (secret = SECRET, index = 1) =>
	writeString({mode: 'h', expression: '1d20+5', round: ROUND, index, commitment: commitmentOf(secret)});
const opening = (secret = SECRET, expression = '1d20+5') =>
	writeString({mode: 'u', expression, anchor: p(4711), round: ROUND, index: 1, secret});

const post = (text: string, changes: Partial<JudgedPost> = {}): JudgedPost => ({
	anchor: p(4711),
	author: 'MJ',
	authorId: '2',
	time: {at: at('21:33'), kind: 'machine'},
	found: findStrings(text),
	...changes,
});

/** The post of the hidden roll, and one that opens it, in one thread that is read the next day. */
function told(first: JudgedPost, second?: JudgedPost, changes: Partial<JudgeContext> = {}) {
	const posts = second ? [first, second] : [first];
	const turn = posts.map(({anchor, author, authorId, time, found}) => ({anchor: anchor!, author, authorId, at: time?.at, found}));
	const draw = (round: number): Draw => ({state: 'known', randomness: randomnessOf(round)!});
	const context: JudgeContext = {
		now: drawTime(ROUND) + 86_400_000,
		draw,
		postAt: anchor => posts.find(one => one.anchor === anchor),
		seen: () => undefined,
		thread: {posts: turn, complete: true},
		...changes,
	};
	return posts.map(one =>
		judgePost(one, context).map(({verdict: {kind, reasons, rolled}}) =>
			[kind, ...reasons.map(({code}) => code), rolled?.total].filter(part => part !== undefined).join(' '),
		),
	);
}

const later = (text: string, changes: Partial<JudgedPost> = {}) =>
	post(text, {anchor: p(4720), time: {at: at('22:10'), kind: 'machine'}, ...changes});

describe('a hidden roll', () => {
	test('waits for its opening, and shows no dice', () => {
		expect(told(post(hidden()))).toEqual([['hidden not-opened in-time']]);
	});
	test('is as good as a sealed one once it is opened, in both places', () => {
		expect(told(post(hidden()), later(opening()))).toEqual([['fair in-time opened 23'], ['fair in-time 23']]);
	});
	test('that this reader saw before the draw was fixed', () => {
		const seen = () => ({raws: [hidden()], at: at('21:34')});
		expect(told(post(hidden()), later(opening()), {seen})[0]).toEqual(['fixed in-time seen-before opened 23']);
	});
	test('opened with another secret stays shut, and the opening says so', () => {
		expect(told(post(hidden()), later(opening(OTHER)))).toEqual([['hidden not-opened in-time'], ['mismatch wrong-secret']]);
	});
	test('opened under another expression is not the one that was cited', () => {
		expect(told(post(hidden()), later(opening(SECRET, '1d20+9')))[1]).toEqual(['timing cited-absent 27']);
	});
	test('that is too late says so, open or shut', () => {
		const late = post(hidden(), {time: {at: at('21:39'), kind: 'machine'}});
		expect(told(late)[0]).toEqual(['timing late not-opened in-time']);
		expect(told(late, later(opening()))).toEqual([['timing late 23'], ['timing late 23']]);
	});
	test('whose number is said wrong does not match, once it can be known', () => {
		const said = post(`1d20+5 = 24 ${hidden()}`);
		expect(told(said)[0]).toEqual(['hidden not-opened in-time']);
		expect(told(said, later(opening()))[0]).toEqual(['mismatch says 23']);
	});
	test('opened where its post was not read cannot be checked', () => {
		expect(told(later(opening()))[0]).toEqual(['timing cited-unread 23']);
	});
	test('opened by an edit of its own post', () => {
		expect(told(post(`${hidden()} ${opening()}`))[0]).toEqual(['fair in-time opened 23', 'fair in-time 23']);
	});
	test('before the draw, opened or not, is no roll yet', () => {
		const now = drawTime(ROUND) - 60_000;
		const draw = (): Draw => ({state: 'waiting'});
		expect(told(post(hidden()), later(opening()), {now, draw}).flat()).toEqual(['waiting', 'waiting']);
	});
	test('is numbered with the sealed ones', () => {
		const sealed = writeString({mode: 's', expression: '1d6', round: ROUND, index: 2});
		expect(told(post(`${hidden()} ${sealed}`))[0]?.[1]).toMatch(/^fair in-time/);
		const again = writeString({mode: 's', expression: '1d6', round: ROUND, index: 1});
		expect(told(post(`${hidden()} ${again}`))[0]?.[1]).toMatch(/^timing index-repeated/);
	});
	test('gets its draw when it is sent, and keeps its commitment', () => {
		const {text} = reseal(`Quelqu’un guette. ${hidden(SECRET, 7)}`, at('20:00'));
		const string = findStrings(text)[0]?.string as RollString;
		expect([string.mode, string.index, string.commitment]).toEqual(['h', 1, commitmentOf(SECRET)]);
		expect(drawTime(string.round!)).toBe(at('20:05'));
	});
	test('is not fixed by a witness to the sealed roll beside it', () => {
		const sealed = writeString({mode: 's', expression: '1d6', round: ROUND, index: 2});
		const seen = writeWitness(p(4711), rawsOf(findStrings(sealed)));
		const witness = post(seen, {anchor: p(4712), author: 'Aria', authorId: '42', time: {at: at('21:35'), kind: 'machine'}});
		const first = post(`${hidden()} ${sealed}`);
		expect(told(first, witness)[0]).toEqual(['hidden not-opened in-time', expect.stringMatching(/^fixed in-time witnessed/)]);
	});
	test('whose draw no date can tell is judged all the same', () => {
		const round = 999_999_999_999_999;
		const far = writeString({mode: 'h', expression: '1d20', round, index: 1, commitment: commitmentOf(SECRET)});
		const open = (secret: string) => writeString({mode: 'u', expression: '1d20', anchor: p(4711), round, index: 1, secret});
		const draw = (): Draw => ({state: 'waiting'});
		expect(told(post(far), later(open(OTHER)), {draw})).toEqual([
			['timing off-grid not-opened in-time'],
			['mismatch wrong-secret'],
		]);
	});
	test('is left out of what witnesses hash, as by readers that do not know it', () => {
		expect(rawsOf(findStrings(`${hidden()} ${opening()}`))).toEqual([]);
	});
});

const secrets = fc.stringMatching(/^[0-9a-f]{32}$/);

test('what is written is read, whole and in full', () => {
	fc.assert(
		fc.property(secrets, fc.integer({min: 1, max: 1e15 - 1}), fc.integer({min: 1, max: 999}), (secret, round, index) => {
			const raws = [
				writeString({mode: 'h', expression: '3d6', round, index, commitment: commitmentOf(secret)}),
				writeString({mode: 'u', expression: '3d6', anchor: p(12), round, index, secret}),
			];
			const read = findStrings(raws.join('\n')).map(({string}) => string);
			expect(read).toMatchObject([
				{kind: 'roll', mode: 'h', round, index, commitment: commitmentOf(secret), raw: raws[0]},
				{kind: 'roll', mode: 'u', round, index, anchor: 'p12', secret, raw: raws[1]},
			]);
		}),
	);
});

test('the dice follow from the secret and the draw, and from neither alone', () => {
	const totals = (secret: string, randomness: string) => {
		const string = findStrings(
			writeString({mode: 'h', expression: '5d100', round: ROUND, index: 1, commitment: commitmentOf(secret)}),
		)[0]?.string as RollString;
		const rolled = replay(string, {anchor: p(4711), randomness, secret});
		return rolled.ok ? rolled.value.rolled.pools[0]?.dice.map(die => die.faces[0]?.face) : undefined;
	};
	const value = randomnessOf(ROUND)!;
	expect(totals(SECRET, value)).toEqual(totals(SECRET, value));
	expect(totals(OTHER, value)).not.toEqual(totals(SECRET, value));
	expect(totals(SECRET, value.replace(/^./, '0'))).not.toEqual(totals(SECRET, value));
});

describe('whom a called roll is for', () => {
	const called = (whom: string) =>
		findStrings(writeString({mode: 's', expression: '1d20', round: ROUND, index: 1, riders: [{letter: 'w', value: whom}]}))[0]
			?.string as RollString;
	test.each([
		['a profile number', '57', 'Aria', 'u57'],
		['a profile that is a name', 'pa_2', 'Aria', 'vpa_2'],
		['a profile too long to be written', 'X'.repeat(30), 'Aria', nameHash('Aria')],
		['a name alone', undefined, 'Aria', nameHash('aria')],
	])('%s', (_, member, name, whom) => {
		const id = member as MemberId | undefined;
		expect(whomOf(id, name)).toBe(whom);
		expect(isFor(called(whom), {member: id, names: [name]})).toBe(true);
		expect(isFor(called(whom), {member: '58' as MemberId, names: ['Borin']})).toBe(false);
	});
	test('names are the same whatever their capitals, accents and blanks', () => {
		expect(nameHash('  ÉOWYN   la\u00a0grise ')).toBe(nameHash('Éowyn la Grise'));
		expect(nameHash('Ольга')).not.toBe(nameHash('Олег'));
	});
	test('any name can be written', () => {
		fc.assert(
			fc.property(fc.string({unit: 'grapheme', maxLength: 60}), name => {
				expect(isFor(called(whomOf(undefined, name)), {names: [name]})).toBe(true);
			}),
		);
	});
});
