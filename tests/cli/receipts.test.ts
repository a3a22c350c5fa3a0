import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {findStrings, MOST_STRINGS} from '../../src/seal/find';
import {writeReceipt} from '../../src/seal/write';
import recorded from '../fixtures/beacon/rounds.json';
import {pageOf, rounds, url} from './pages';
import {osselet} from './run';
import {type MadePost, threadHtml} from './thread-html';

const {vectors} = JSON.parse(readFileSync('tests/fixtures/seal/vectors.json', 'utf8'));
const SEALED: string = vectors[0].token;
const {round, signature} = recorded.rounds.find(draw => draw.round === vectors[0].round)!;
const RECEIPT = writeReceipt(round, signature);
const FORGED = writeReceipt(round, recorded.rounds[0]!.signature);
const TO_COME = writeReceipt(round + 100_000, signature);

type Row = Readonly<Record<string, unknown>>;
type Json = {readonly rolls: readonly Row[]; readonly receipts: readonly Row[]; readonly findings: readonly Row[]};
const run = async (command: string, html: string, ...more: string[]) => {
	const ran = await osselet([command, 'page.html', '--url', url, ...more], {'page.html': html, 'rounds.json': rounds});
	return {...ran, ...(ran.json as Json)};
};
const later = (html: string): MadePost => ({id: 4720, author: 'Maud', authorId: 2, time: '2026-08-22T22:05:00Z', html});
const thread = (html: string) =>
	threadHtml([{id: 4711, author: 'Aria', authorId: 42, time: '2026-08-22T21:33:20Z', html: `1d20+5 ${SEALED}`}, later(html)]);

describe.each(['verify', 'audit'])('osselet %s, with no file of rounds', command => {
	test('judges the rolls whose draw a post’s receipt tells', async () => {
		const ran = await run(command, thread(RECEIPT), '--json');
		expect(ran.rolls).toMatchObject([{verdict: 'fair', total: 11}]);
		expect(ran.receipts).toEqual([{post: '4720', string: RECEIPT, round, draw: '2026-08-22T21:40:00.000Z', state: 'kept'}]);
		expect(ran.code).toBe(0);
	});

	test.each([
		['not signed by the beacon', FORGED, 'refused', 1],
		['of no draw', writeReceipt(42, recorded.rounds.find(draw => draw.round === 42)!.signature), 'refused', 1],
		['of a draw that is to come', TO_COME, 'early', 0],
	])('uses none that is %s', async (_, receipt, state, code) => {
		const ran = await run(command, thread(receipt), '--json');
		expect(ran.rolls).toMatchObject([{verdict: 'unchecked', total: null}]);
		expect(ran.receipts).toMatchObject([{state}]);
		expect(ran.code).toBe(code);
	});

	test.each([
		['en', '#4720 Receipt of the draw 2026-08-22 21:40 UTC: verified'],
		['fr', '#4720 Reçu du tirage 2026-08-22 21:40 UTC\u00a0: vérifié'],
	])('says so in words: %s', async (lang, line) => {
		expect((await run(command, thread(RECEIPT), '--lang', lang)).out).toContain(line);
	});

	test('finds the right one among wrong ones of the same draw', async () => {
		const ran = await run(command, thread(`${FORGED} ${RECEIPT} ${FORGED}`), '--json');
		expect(ran.rolls).toMatchObject([{verdict: 'fair', total: 11}]);
		expect(ran.receipts.map(({state}) => state)).toEqual(['refused', 'kept', 'refused']);
	});
});

test('`audit` tells a receipt that the beacon did not sign as a finding, in the post that holds it', async () => {
	const {findings} = await run('audit', thread(FORGED), '--json');
	expect(findings).toMatchObject([{kind: 'receipt', post: '4720', string: FORGED}]);
});

test('`read` lists receipts and what they are worth; they are no rolls', async () => {
	const page = pageOf(`${SEALED} ${RECEIPT}`);
	expect((await run('read', page, '--json')).receipts).toMatchObject([{post: '4711', state: 'kept'}]);
	expect((await run('read', page)).out).toMatch(/, 1 roll\n/);
});

describe('osselet audit --receipts', () => {
	test('prints what a post may carry: with it the thread needs no file any more', async () => {
		const printed = await run('audit', thread('Bien joué.'), '--rounds', 'rounds.json', '--receipts');
		expect(printed.code).toBe(0);
		expect(printed.out).toContain(`Draw of 2026-08-22, 21:40 UTC – ${RECEIPT}`);
		const again = await run('verify', thread(printed.out.replaceAll('\n', '<br>')), '--json');
		expect(again.rolls).toMatchObject([{verdict: 'fair', total: 11}]);
	});

	test('repeats those that stand in posts', async () => {
		expect((await run('audit', thread(RECEIPT), '--receipts', '--json')).receipts).toMatchObject([{round, string: RECEIPT}]);
	});

	test('tells how many draws are not at hand', async () => {
		const ran = await run('audit', thread('Bien joué.'), '--receipts');
		expect([ran.code, ran.out]).toEqual([1, expect.stringContaining('1 draw is not at hand')]);
	});

	test('excludes the table', async () => {
		const ran = await run('audit', thread(''), '--receipts', '--csv');
		expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('--receipts')]);
	});
});

test('a post holds as many receipts as strings are read of it', () => {
	expect(findStrings(`${RECEIPT} `.repeat(60))).toHaveLength(MOST_STRINGS);
});
