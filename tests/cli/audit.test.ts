import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {writeCorrection} from '../../src/seal/correction';
import {findStrings} from '../../src/seal/find';
import type {RollString} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';
import {example, pageOf, published, rounds, url} from './pages';
import {osselet} from './run';
import {threadHtml} from './thread-html';

const {vectors} = JSON.parse(readFileSync('tests/fixtures/seal/vectors.json', 'utf8'));
const SEALED: string = vectors[0].token;
const SECOND: string = vectors[1].token;

type Row = Readonly<Record<string, unknown>>;
type Json = {
	readonly rolls: readonly Row[];
	readonly findings: readonly Row[];
	readonly authors: readonly Row[];
	readonly whole: boolean;
};

async function audit(page: string, ...more: string[]) {
	const files = {'page.html': page, 'rounds.json': rounds};
	const ran = await osselet(['audit', 'page.html', '--url', url, '--rounds', 'rounds.json', '--json', ...more], files);
	return {...ran, ...(ran.json as Json)};
}

const found = (findings: readonly Row[]) => findings.map(({kind, post}) => [kind, post]);

describe('the same verdicts as `verify`', () => {
	test.each([
		['the example', example],
		['one character lost', published('one character lost')],
		['the same token twice', published('the same token twice')],
		['a total typed over', pageOf(`1d20+5 = 24 ${SEALED}`)],
	])('%s', async (_, page) => {
		const files = {'page.html': page, 'rounds.json': rounds};
		const args = ['page.html', '--url', url, '--rounds', 'rounds.json', '--json'];
		const verified = (await osselet(['verify', ...args], files)).json as Json;
		const audited = (await osselet(['audit', ...args], files)).json as Json;
		expect(audited.rolls.length).toBeGreaterThan(0);
		expect(audited.rolls.map(roll => Object.fromEntries(Object.keys(verified.rolls[0]!).map(key => [key, roll[key]])))).toEqual(
			verified.rolls,
		);
	});
});

test('a thread where nothing differs ends with 0', async () => {
	const ran = await audit(published('as published'));
	expect(ran.findings).toEqual([]);
	expect(ran).toMatchObject({code: 0, whole: true});
	expect(ran.authors).toMatchObject([
		{author: 'Aria', authorId: '42', rolls: 2, verdicts: {fair: 2}, modes: {s: 2, i: 0, o: 0, q: 0}},
	]);
});

test('what differs is named by kind and place, and ends with 1', async () => {
	const ran = await audit(example);
	expect(found(ran.findings)).toEqual([
		['mismatch', '4720'],
		['late', '4720'],
	]);
	expect(ran.findings[0]).toMatchObject({author: 'Bran', string: SEALED, text: 'The dice say 9; the post says 11.'});
	expect(ran.code).toBe(1);
});

test('a move, an outcome and a sheet are told as far as the string says', async () => {
	const riders = [
		{letter: 'b', value: 'vingt-faces/1.0.0'},
		{letter: 'm', value: 'nulle-part'},
		{letter: 'f', value: '0123abcd'},
	];
	const raw = writeString({mode: 's', expression: '1d20+5vs10', round: 31543812, index: 1, riders});
	const {rolls} = await audit(pageOf(`Aria, Saut – 1d20 + 5 contre 10 ${raw}`));
	expect(rolls[0]).toMatchObject({
		who: 'Aria',
		label: 'Saut',
		book: 'vingt-faces/1.0.0',
		move: 'nulle-part',
		moveName: null,
		outcome: 'success',
		sheet: '0123abcd',
		firstSeen: null,
	});
});

describe('a roll read anew under another move and another target', () => {
	const riders = (move: string, target: string) => [
		{letter: 'b', value: 'vingt-faces/1.0.0'},
		{letter: 'm', value: move},
		{letter: 't', value: target},
	];
	// By a 6.
	const original = writeString({mode: 's', expression: '1d20+5', round: 31543812, index: 1, riders: riders('test', '15')});
	const roll = findStrings(original)[0]!.string as RollString;
	const later = (now: string, target: string) => ({
		id: 4731,
		author: 'Aria',
		authorId: 42,
		time: '2026-08-22T22:05:00Z',
		html: `Aria, Test de compétence – ${writeCorrection(roll, 'p4711' as Anchor, now, riders('competence', target))}`,
	});
	const first = {id: 4711, author: 'Aria', authorId: 42, time: '2026-08-22T21:33:20Z', html: `Aria, Saut – ${original}`};
	const files = (now: string, target: string, read = true) => ({
		'page.html': threadHtml(read ? [first, later(now, target)] : [later(now, target)]),
		'rounds.json': rounds,
	});
	const args = ['page.html', '--url', url, '--rounds', 'rounds.json'];

	test.each([
		['another formula', '1d20+7', '12', 'competence', 13],
		['the same formula: only the target was wrong', '1d20+5', '10', 'competence', 11],
	])('tells what it was and what it is, each with its outcome: %s', async (_, now, target, move, total) => {
		const {rolls} = await audit(files(now, target)['page.html']);
		expect(rolls[0]).not.toHaveProperty('before');
		expect(rolls[1]).toMatchObject({
			...{move, target, total, outcome: 'success', moveName: 'Skill check'},
			before: {expression: '1d20+5', total: 11, move: 'test', target: '15', outcome: 'failure', moveName: 'Ability check'},
		});
		const verified = (await osselet(['verify', ...args, '--json'], files(now, target))).json as Json;
		expect(verified.rolls[1]).toMatchObject({before: {move: 'test', target: '15', outcome: 'failure'}});
	});

	test('says both in its text, as `verify` does, and in a column of its own', async () => {
		const both = 'Before: Ability check against 15, 1d20+5 = 11, Failure; now: Skill check against 12, 1d20+7 = 13, Success.';
		for (const command of ['audit', 'verify']) {
			const {out} = await osselet([command, ...args], files('1d20+7', '12'));
			expect(out.split(both), command).toHaveLength(2);
		}
		const {out} = await osselet(['audit', ...args, '--csv'], files('1d20+7', '12'));
		expect(out).toContain('"Ability check against 15, 1d20+5 = 11, Failure"');
	});

	test('knows no rule of a roll that it has not read', async () => {
		const {rolls} = await audit(files('1d20+7', '12', false)['page.html']);
		expect(rolls[0]).toMatchObject({outcome: 'success', before: {expression: '1d20+5', total: 11, move: null, outcome: null}});
	});
});

describe('pages', () => {
	const post = {id: 4711, author: 'Aria', authorId: 42, time: '2026-08-22T21:33:20Z', html: SEALED};

	test('those that were not given are told as stretches, and the audit is not whole', async () => {
		const {findings, whole, code} = await audit(threadHtml([post], 1, 4));
		expect(findings).toMatchObject([{kind: 'unread', post: null, text: 'Pages 2 to 4 were not read.'}]);
		expect([whole, code]).toEqual([false, 1]);
	});

	test('several are joined, in whatever order they are given', async () => {
		const second = threadHtml([{...post, id: 4731, html: SECOND}], 2, 2);
		const files = {'a.html': threadHtml([post], 1, 2), 'b.html': second, 'rounds.json': rounds};
		const args = ['b.html', 'a.html', '--url', `${url}&start=10`, '--url', url, '--rounds', 'rounds.json', '--json'];
		const {rolls, whole} = (await osselet(['audit', ...args], files)).json as Json;
		expect(rolls.map(({post}) => post)).toEqual(['4711', '4731']);
		expect(whole).toBe(true);
	});

	test('one of no forum that we know is a finding of its own', async () => {
		const ran = await osselet(['audit', 'page.html', '--url', url], {'page.html': '<p>Bonjour.</p>'});
		expect(ran.out).toContain('knows no forum');
		expect(ran.code).toBe(1);
	});
});

describe('in words', () => {
	test('each roll, each author’s dice, and what is to be looked at', async () => {
		const ran = await osselet(['audit', 'page.html', '--url', url, '--rounds', 'rounds.json', '--lang', 'fr'], {
			'page.html': example,
			'rounds.json': rounds,
		});
		expect(ran.out).toContain('  1d20+5 = 11 [6]  Tirage loyal');
		expect(ran.out).toContain('  Bran (7), 1 jet\u00a0: Ne correspond pas 1');
		expect(ran.out).toContain(
			'    d20\u00a0: 1 dé, moyenne 6,0 pour 10,5 attendus. Trop peu pour en dire plus\u00a0: il en faut 100.',
		);
		expect(ran.out).toContain('2 points à regarder\u00a0:');
		expect(ran.out).toContain('#4720 Bran, Nombre autre que les dés\u00a0: Les dés disent 9\u202f; le message dit 11.');
	});
});

describe('--csv', () => {
	const csv = async (page: string, lang: string) =>
		osselet(['audit', 'page.html', '--url', url, '--rounds', 'rounds.json', '--csv', '--lang', lang], {
			'page.html': page,
			'rounds.json': rounds,
		});

	test('one line a roll under a line of titles; semicolons in French', async () => {
		const lines = (await csv(example, 'fr')).out.trim().split('\n');
		expect(lines[0]).toMatch(/^Message;Auteur;/);
		expect(lines).toHaveLength(4);
		expect((await csv(example, 'en')).out).toMatch(/^Post,Author,/);
	});

	test('a name that a spreadsheet would work out is held by an apostrophe', async () => {
		const {out} = await csv(pageOf(SEALED, {author: '=HYPERLINK("x")'}), 'en');
		expect(out).toContain(`,"'=HYPERLINK(""x"")",`);
	});

	test('excludes --json', async () => {
		const ran = await osselet(['audit', 'page.html', '--url', url, '--csv', '--json'], {'page.html': example});
		expect([ran.code, ran.out]).toEqual([2, '']);
	});
});
