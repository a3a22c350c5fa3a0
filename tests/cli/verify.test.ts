import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {testKey} from '../relay/relay';
import {pageOf, published, rounds, url} from './pages';
import {osselet} from './run';
import {threadHtml} from './thread-html';

const {vectors, posts} = JSON.parse(readFileSync('tests/fixtures/seal/vectors.json', 'utf8'));
const SEALED: string = vectors[0].token;
const SECOND: string = vectors[1].token;
const CALLED: string = vectors[2].token;
const INSTANT: string = vectors[3].token;

type Row = Readonly<Record<string, unknown>>;
type Json = {readonly rolls: readonly Row[]; readonly refusedRounds: readonly Row[]; readonly pages: readonly Row[]};

async function verify(page: string, file: string | null = rounds, ...more: string[]) {
	const withRounds = file === null ? [] : ['--rounds', 'rounds.json'];
	const ran = await osselet(['verify', 'page.html', '--url', url, ...withRounds, '--json', ...more], {
		'page.html': page,
		...(file !== null && {'rounds.json': file}),
	});
	return {...ran, ...(ran.json as Json)};
}

const verdicts = (rolls: readonly Row[]) => rolls.map(({verdict, total}) => [verdict, total]);

describe('the published posts', () => {
	test.each([
		[
			'as published',
			[
				['fair', 11],
				['fair', 9],
			],
			0,
		],
		[
			'mangled by the forum, still readable',
			[
				['fair', 11],
				['fair', 9],
			],
			0,
		],
		[
			'one character lost',
			[
				['unreadable', null],
				['fair', 9],
			],
			1,
		],
		['result typed over', [['mismatch', 11]], 1],
		[
			'the same token twice',
			[
				['fair', 11],
				['timing', 11],
			],
			1,
		],
	] as const)('%s', async (name, expected, code) => {
		const ran = await verify(published(name));
		expect(verdicts(ran.rolls)).toEqual(expected);
		expect(ran.code).toBe(code);
	});

	test('every total is that of the reference', async () => {
		for (const [name, {result}] of Object.entries<{result: unknown[][]}>(posts)) {
			if (/instant|cited|later/.test(name)) continue;
			const {rolls} = await verify(published(name));
			const totals = result.map(each => (each[0] === 's' ? each[3] : null));
			expect(
				rolls.map(({total}) => total),
				name,
			).toEqual(totals);
		}
	});
});

test('tells everything about one roll', async () => {
	const {rolls} = await verify(pageOf(`Aria frappe, 1d20+5 = 24 ${SEALED}`));
	expect(rolls).toEqual([
		{
			post: '4711',
			author: 'Aria',
			authorId: '42',
			string: SEALED,
			mode: 's',
			expression: '1d20+5',
			dice: [[6]],
			total: 11,
			said: 24,
			draw: '2026-08-22T21:40:00.000Z',
			verdict: 'mismatch',
			reasons: [{code: 'says', said: 24, total: 11}],
		},
	]);
});

describe('the draw', () => {
	test('without a file of rounds a past draw is unchecked, which is no finding', async () => {
		const {rolls, code} = await verify(pageOf(SEALED), null);
		expect(verdicts(rolls)).toEqual([['unchecked', null]]);
		expect(code).toBe(0);
	});

	test('before its time it is waited for', async () => {
		const {rolls, code} = await verify(pageOf(SEALED), null, '--now', '2026-08-22T21:39:59Z');
		expect(verdicts(rolls)).toEqual([['waiting', null]]);
		expect(code).toBe(0);
	});

	test('a genuine round of another number is not believed', async () => {
		const all = JSON.parse(rounds).rounds as {round: number; signature: string}[];
		const wrong = {...all.find(({round}) => round === 31543812), signature: all[0]!.signature, randomness: undefined};
		const {rolls, refusedRounds, code, out} = await verify(pageOf(SEALED), JSON.stringify({rounds: [wrong]}));
		expect(verdicts(rolls)).toEqual([['unchecked', null]]);
		expect(refusedRounds).toEqual([{place: 'rounds.0', round: 31543812, why: 'forged'}]);
		expect(code).toBe(1);
		expect(out).toContain('draw-failed');
	});

	test('a round needs no randomness of its own', async () => {
		const all = JSON.parse(rounds).rounds as {round: number; signature: string}[];
		const bare = all.filter(({round}) => round === 31543812).map(({round, signature}) => ({round, signature}));
		expect(verdicts((await verify(pageOf(SEALED), JSON.stringify({rounds: bare}))).rolls)).toEqual([['fair', 11]]);
	});

	test('randomness that is not the signature’s is not believed', async () => {
		const all = JSON.parse(rounds).rounds as {round: number; randomness: string}[];
		const wrong = {...all.find(({round}) => round === 31543812), randomness: all[0]!.randomness};
		expect(verdicts((await verify(pageOf(SEALED), JSON.stringify({rounds: [wrong]}))).rolls)).toEqual([['unchecked', null]]);
	});

	test('entries that are no rounds are told and passed over', async () => {
		const all = JSON.parse(rounds).rounds as unknown[];
		const {rolls, refusedRounds} = await verify(pageOf(SEALED), JSON.stringify({rounds: [null, {round: '1'}, ...all]}));
		expect(verdicts(rolls)).toEqual([['fair', 11]]);
		expect(refusedRounds.map(({place, why}) => [place, why])).toEqual([
			['rounds.0', 'shape'],
			['rounds.1', 'shape'],
		]);
	});

	test('under another key the genuine round is not believed', async () => {
		const chain = {
			hash: '0'.repeat(64),
			publicKey: testKey().publicKey,
			genesis: 1692803367,
			period: 3,
		};
		const ran = await osselet(['verify', 'p', '--url', url, '--rounds', 'r', '--chain', 'c', '--json'], {
			p: pageOf(SEALED),
			r: rounds,
			c: JSON.stringify(chain),
		});
		expect(verdicts((ran.json as Json).rolls)).toEqual([['unchecked', null]]);
	});
});

describe('several pages of a thread', () => {
	const gm = {author: 'Meneuse', authorId: 2};
	const first = threadHtml([{...gm, id: 884213, time: '2026-07-28T00:03:00Z', html: `Aria, Perception: ${CALLED}`}], 1, 2);
	const CITED = 'oss1-q-2d20kh1z2b3-ap884213-r30798012-k1';

	test('a citation finds its post on another page, called by somebody else', async () => {
		const {createHash} = await import('node:crypto');
		const check = createHash('sha256').update(`oss1 check\n${CITED}\n`).digest('hex').slice(0, 8);
		const second = threadHtml(
			[{author: 'Aria', authorId: 42, id: 884290, time: '2026-07-28T08:00:00Z', html: `2d20kh1+3 = 20 ${CITED}-${check}`}],
			2,
			2,
		);
		const files = {'1': first, '2': second, r: rounds};
		// The pages are given in the wrong order, and one of them twice.
		const urls = ['--url', `${url}&start=10`, '--url', url, '--url', `${url}&start=10`];
		const {json, code} = await osselet(['verify', '2', '1', '2', ...urls, '--rounds', 'r', '--json'], files);
		expect((json as Json).rolls.map(({post, mode, verdict, total}) => [post, mode, verdict, total])).toEqual([
			['884213', 's', 'fair', 20],
			['884290', 'q', 'fixed', 20],
		]);
		expect(code).toBe(0);
	});

	const turn = [
		{...gm, id: 4700, time: '2026-08-22T20:00:00Z', html: 'La nuit tombe.'},
		{author: 'Bran', authorId: 57, id: 4705, time: '2026-08-22T20:30:00Z', html: 'Je guette.'},
		{author: 'Aria', authorId: 42, id: 4711, time: '2026-08-22T21:36:10Z', html: 'Un bruit.'},
	];
	const roll = {author: 'Bran', authorId: 57, id: 4721, time: '2026-08-22T22:10:00Z', html: `4dF = -4 ${INSTANT}`};

	test('an instant roll is placed in its turn across two pages', async () => {
		const files = {'1': threadHtml(turn, 1, 2), '2': threadHtml([roll], 2, 2), r: rounds};
		const {json} = await osselet(
			['verify', '1', '2', '--url', url, '--url', `${url}&start=10`, '--rounds', 'r', '--json'],
			files,
		);
		expect(verdicts((json as Json).rolls)).toEqual([['unbiased', -4]]);
	});

	test.each([
		['its page alone', ['2'], [`${url}&start=10`]],
		['a page missing in between', ['1', '3'], [url, `${url}&start=20`]],
	])('with %s the turn is not checked', async (_, pages, urls) => {
		const files = {'1': threadHtml(turn, 1, 3), '2': threadHtml([roll], 2, 3), '3': threadHtml([roll], 3, 3), r: rounds};
		const args = ['verify', ...pages, ...urls.flatMap(each => ['--url', each]), '--rounds', 'r', '--json'];
		const {rolls} = (await osselet(args, files)).json as Json;
		expect(rolls.map(({verdict, reasons}) => [verdict, reasons])).toEqual([['consistent', [{code: 'turn-not-checked'}]]]);
	});
});

test('of ten thousand strings in a post fifty are read, and it is said', async () => {
	const page = pageOf(Array.from({length: 10_000}, () => SEALED).join(' '));
	const ran = await verify(page);
	expect(ran.rolls).toHaveLength(50);
	expect(ran.json).toMatchObject({capped: ['4711']});
	expect(ran.code).toBe(1);
	const {out} = await osselet(['verify', 'p', '--url', url], {p: page});
	expect(out).toContain('#4711 More than 50 strings in this post: the rest are not read.');
	expect((await verify(pageOf(SEALED))).json).toMatchObject({capped: []});
});

describe('for people', () => {
	test('in English: the post, the roll, the verdict and why', async () => {
		const {out} = await osselet(['verify', 'p', '--url', url, '--rounds', 'r'], {p: pageOf(`1d20+5 = 24 ${SEALED}`), r: rounds});
		expect(out).toContain('#4711 Aria (42)');
		expect(out).toContain('1d20+5 = 11 [6]  Does not match');
		expect(out).toContain('24');
	});

	test('in French by the locale, with what is written over in a post left powerless on the terminal', async () => {
		const hostile = pageOf(`${SECOND.replace('k2', 'k1')}`, {author: 'Aria\u001b[2J\u202e'});
		const {out} = await osselet(['verify', 'p', '--url', url], {p: hostile}, 'fr_FR.UTF-8');
		expect(out).toContain('Illisible');
		expect(out).not.toMatch(/[\u001b\u202e]/);
	});

	test('no roll is said', async () => {
		expect((await osselet(['verify', 'p', '--url', url], {p: pageOf('Rien.')})).out).toBe('No roll on these pages.\n');
	});
});

test.each([
	['no page', ['verify'], 'The page to read is missing'],
	['a page without its address', ['verify', 'p', 'p', '--url', url], '2 pages, 1 address'],
	['an address of no web page', ['verify', 'p', '--url', 'javascript:alert(1)'], 'not an http or https address'],
	['a moment without its zone', ['verify', 'p', '--url', url, '--now', '2026-08-22T21:40'], 'is not a date'],
	['rounds that are no JSON', ['verify', 'p', '--url', url, '--rounds', 'p'], 'p: this is not JSON'],
	['rounds of another shape', ['verify', 'p', '--url', url, '--rounds', 'c'], 'c: rounds does not have the expected form'],
	['a chain of another clock', ['verify', 'p', '--url', url, '--chain', 'c'], 'c: hash does not have'],
	['a chain whose key is no key', ['verify', 'p', '--url', url, '--chain', 'k'], 'k: publicKey does not have'],
	['a file that is not there', ['verify', 'q', '--url', url], 'q: cannot be read (ENOENT)'],
	['a picture', ['verify', 'b', '--url', url], 'b: this is not text'],
	['standard input twice', ['verify', '-', '-', '--url', url, '--url', url], 'only once'],
	['a page nested without end', ['verify', 'd', '--url', url], 'd: too many nested elements'],
	['a value left out', ['verify', 'p', '--url', '--json'], 'A value is missing after --url'],
	['an unknown command', ['cheat'], '“cheat” is not a command'],
	['no command', [], 'The command is missing'],
	['an unknown language', ['verify', 'p', '--url', url, '--lang', 'de'], '“de” is neither fr nor en'],
] as const)('refuses %s', async (_, args, said) => {
	const files = {
		p: pageOf(SEALED),
		c: '{"chain": 1}',
		k: JSON.stringify({hash: '0'.repeat(64), publicKey: 'a'.repeat(192), genesis: 1692803367, period: 3}),
		b: new Uint8Array([137, 80, 78, 71, 0, 0]),
		d: '<div>'.repeat(30_000),
	};
	const {code, out, err} = await osselet(args, files);
	expect(err).toContain(said);
	expect({code, out}).toEqual({code: 2, out: ''});
});
