import {describe, expect, test} from 'vitest';
import {sayVerdict} from '../../src/seal/say-verdict';
import type {VerdictKind} from '../../src/seal/verdict';
import {writeString, writeWitness} from '../../src/seal/write';
import {verdictNames} from '../../src/shared/words/seal';
import {audit, cited, gm, instant, minute, p, post, ROUND, saw, sealed, thread, totalOf} from './a-thread';

// What each badge may say (docs/roll-strings.md, §7), row by row: every condition that leads to it, by the judge that marks, the verify page and the audit ask.

const S = sealed();
const opening = gm(1, 'La nuit tombe.', {time: '20:00'});
const call = gm(10, `Aria, Perception ${S}`, {time: '21:33'});
const turn = gm(10, 'À toi.', {time: '21:36'});
const offline = writeString({mode: 'o', expression: '1d20', anchor: p(10), index: 1});
const bran = (number: number, text: string, time: string) => post(number, text, {author: 'Bran', member: '7', time});

type Posts = Parameters<typeof thread>[0][number];
type More = Parameters<typeof audit>[2];
type Row = readonly [when: string, posts: Posts, notes?: Parameters<typeof audit>[1], more?: More];

const rows: Readonly<Record<VerdictKind, readonly Row[]>> = {
	fixed: [
		['set by another author, and answered', [call, post(11, cited(10), {time: '21:50'})]],
		['seen before the draw', [opening, post(11, S)], [saw(11, '21:34', [[S, '']])]],
		['testified to before the draw', [opening, post(11, S), bran(12, writeWitness(p(11), [S]), '21:36')]],
	],
	fair: [
		['in time, in order, with no mark of an edit', [opening, post(11, S)]],
		['first seen after the draw', [opening, post(11, S)], [saw(11, '22:10', [[S, '']])]],
		['testified to after the draw', [opening, post(11, S), bran(12, writeWitness(p(11), [S]), '21:50')]],
	],
	waiting: [['its draw is to come', [opening, post(11, S)], [], {now: minute('21:39'), draw: () => ({state: 'waiting'})}]],
	unbiased: [['anchor, draw and number are those of the turn', [turn, post(11, instant(10), {time: '21:45'})]]],
	consistent: [
		['offline', [turn, post(11, offline, {time: '21:45'})]],
		['instant, its turn on a page that was not read', [post(11, instant(10), {time: '21:45'})]],
	],
	timing: [
		['late', [opening, post(11, S, {time: '21:39'})]],
		['far', [opening, post(11, S, {time: '20:10'})]],
		['off the grid', [opening, post(11, writeString({mode: 's', expression: '1d20', round: ROUND + 1, index: 1}))]],
		['in a zone that nobody knows', [opening, post(11, S, {kind: 'floating'})]],
		['without a time', [opening, post(11, S, {time: undefined})]],
		['edited after the draw, and unseen', [opening, post(11, S, {edited: '21:55'})]],
		['a number left out', [opening, post(11, sealed('1d20', 2))]],
		['a number used before', [turn, post(9, instant(10), {time: '21:44'}), post(11, instant(10), {time: '21:45'})]],
		['another anchor than the turn’s', [opening, turn, bran(12, 'Et moi.', '21:37'), post(11, instant(12), {time: '21:45'})]],
		['no profile number', [turn, post(11, instant(10), {member: undefined, time: '21:45'})]],
	],
	changed: [['this browser saw another string there', [opening, post(11, sealed('1d20+9'))], [saw(11, '21:34', [[S, '']])]]],
	mismatch: [['another number than the dice', [opening, post(11, `= ${totalOf(S, 11) + 1} ${S}`)]]],
	unreadable: [['one character lost', [opening, post(11, S.slice(0, -1))]]],
	newer: [['of a later version', [opening, post(11, 'oss2-s-1d20-r31543812-k1-00000000')]]],
	unchecked: [
		['no relay gives the draw', [opening, post(11, S)], [], {draw: () => ({state: 'failed'})}],
		['relays are switched off', [opening, post(11, S)], [], {draw: () => ({state: 'off'})}],
	],
	hidden: [
		[
			'its secret is not told yet',
			[opening, post(11, writeString({mode: 'h', expression: '1d20', round: ROUND, index: 1, commitment: 'ab'.repeat(20)}))],
		],
	],
};

describe.each(Object.entries(rows) as readonly (readonly [VerdictKind, readonly Row[]])[])('%s', (kind, cases) => {
	const whole = cases.map(([when, posts, notes = [], more = {}]) => [when, posts, notes, more] as const);
	test.each(whole)('%s', (_, posts, notes, more) => {
		const first = kind !== 'consistent' || posts.length > 1;
		const report = audit(
			thread([posts], first ? 1 : 2, first ? {} : {read: [{page: 2, url: 'https://forum.example/', at: 0, posts}]}),
			notes,
			more,
		);
		expect(report.rolls.filter(({post: of}) => of.anchor === p(11)).map(({verdict}) => verdict.kind)).toEqual([kind]);
	});

	test('says what it claims and, apart from that, what it does not', () => {
		for (const lang of ['fr', 'en'] as const) {
			const {name, claim, not} = sayVerdict(kind, lang);
			expect(new Set([name, claim, not]).size).toBe(3);
			expect(not).toMatch(/^(Ne |Does not|Says nothing)/);
			expect(`${name} ${claim} ${not}`).not.toMatch(/cheat|trich|fraud/i);
		}
	});
});

test('the five main ones in French', () => {
	const {fixed, fair, unbiased, consistent, mismatch} = verdictNames.fr;
	expect([fixed, fair, unbiased, consistent, mismatch]).toEqual([
		'Tirage loyal, fixé avant les dés',
		'Tirage loyal',
		'Dé non truqué, connu d’avance',
		'Cohérent (hors ligne)',
		'Ne correspond pas',
	]);
});

test('none at all for a string in a quotation', () => {
	const quoting = gm(12, 'Bien.', {time: '22:00', quotations: [{text: {text: S}}]});
	expect(audit(thread([[opening, quoting]])).rolls).toEqual([]);
});
