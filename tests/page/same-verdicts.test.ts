// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://forum.example/viewtopic.php?t=42"}
import './test-chain';
import {readFileSync} from 'node:fs';
import {afterEach, describe, expect, test} from 'vitest';
import {contestRiders} from '../../src/contest/riders';
import {commitmentOf} from '../../src/seal/hidden';
import type {VerdictKind} from '../../src/seal/verdict';
import {writeString, writeWitness} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';
import {verdictNames} from '../../src/shared/words/seal';
import {rounds, url} from '../cli/pages';
import {osselet} from '../cli/run';
import {type MadePost, threadHtml} from '../cli/thread-html';
import {randomnessOf} from '../seal/vectors';
import {settled, visitPage} from './live-page';

// One saved page a row, read twice: by the marks of a page that was never seen before, and by `osselet verify` and `osselet audit`. Neither may say other than the other.

/** The genuine chain, as the document tells it: pages under test believe another. */
const told = (name: string) =>
	new RegExp(`^\\| ${name} +\\| \`([0-9a-f]+)\``, 'm').exec(readFileSync('docs/roll-strings.md', 'utf8'))![1]!;
const quicknet = JSON.stringify({hash: told('chain'), publicKey: told('public key \\(G2\\)'), genesis: 1692803367, period: 3});

const ROUND = 31543812;
const SECRET = '00112233445566778899aabbccddeeff';
const p = (post: number) => `p${post}` as Anchor;
const sealed = (expression = '1d20+5', index = 1, round = ROUND) => writeString({mode: 's', expression, round, index});
const cited = (post: number, expression = '1d20+5', riders: Parameters<typeof contestRiders> | undefined = undefined) =>
	writeString({
		mode: 'q',
		expression,
		anchor: p(post),
		round: ROUND,
		index: 1,
		...(riders && {riders: contestRiders(...riders)}),
	});
const corrected = (post: number, expression: string) =>
	writeString({mode: 'q', expression, anchor: p(post), round: ROUND, index: 1, riders: [{letter: 'o', value: '1d20+5'}]});
const instant = (post: number, index = 1) => writeString({mode: 'i', expression: '1d20', anchor: p(post), round: ROUND, index});
const hidden = writeString({mode: 'h', expression: '1d20', round: ROUND, index: 1, commitment: commitmentOf(SECRET)});
const opening = (secret: string) => writeString({mode: 'u', expression: '1d20', anchor: p(11), round: ROUND, index: 1, secret});

const by =
	(author: string, authorId: number | undefined) =>
	(id: number, html: string, time: string, more: Partial<MadePost> = {}) => ({
		id,
		author,
		...(authorId !== undefined && {authorId}),
		html,
		time: `2026-08-22T${time}:10Z`,
		...more,
	});
const [maud, aria, bran, guest] = [by('Maud', 2), by('Aria', 42), by('Bran', 7), by('Passant', undefined)];
const opened = maud(1, 'La nuit tombe.', '20:00');
const turn = maud(10, 'À toi.', '21:36');
const S = sealed();

const quote = (post: number, string: string) =>
	`<blockquote cite="./viewtopic.php?p=${post}#p${post}"><div><cite><a href="./viewtopic.php?p=${post}#p${post}" data-post-id="${post}">Aria</a> a écrit :</cite>${string}</div></blockquote>Oui.`;

type Row = readonly [
	what: string,
	posts: readonly MadePost[],
	kinds: readonly VerdictKind[],
	more?: {readonly now?: string; readonly draws?: 'none'; readonly page?: number},
];
const rows: readonly Row[] = [
	['in time', [opened, aria(11, S, '21:33')], ['fair']],
	['called by another, and answered', [maud(11, S, '21:33'), aria(12, cited(11), '21:50')], ['fair', 'fixed']],
	['testified to before the draw', [opened, aria(11, S, '21:33'), bran(12, writeWitness(p(11), [S]), '21:36')], ['fixed']],
	['testified to after the draw', [opened, aria(11, S, '21:33'), bran(12, writeWitness(p(11), [S]), '21:50')], ['fair']],
	['its draw to come', [opened, aria(11, S, '21:33')], ['waiting'], {now: '2026-08-22T21:36:00Z', draws: 'none'}],
	['no draw to be had', [opened, aria(11, S, '21:33')], ['unchecked'], {draws: 'none'}],
	['instant, in its turn', [turn, aria(11, instant(10), '21:45')], ['unbiased']],
	['instant, its turn on another page', [aria(11, instant(10), '21:45')], ['consistent'], {page: 2}],
	['offline', [turn, aria(11, writeString({mode: 'o', expression: '1d20', anchor: p(10), index: 1}), '21:45')], ['consistent']],
	['1. typed over', [opened, aria(11, `1d20+5 = 99 ${S}`, '21:33')], ['mismatch']],
	['6. added to an old post', [opened, aria(11, S, '20:10')], ['timing']],
	['7. edited, the notice after the draw', [opened, aria(11, S, '21:33', {edited: true})], ['timing']],
	['8. another anchor than the turn’s', [turn, bran(12, 'Et moi.', '21:37'), aria(13, instant(12), '21:45')], ['timing']],
	['12. a clock that makes it late', [opened, aria(11, S, '21:39')], ['timing']],
	['13. somebody’s roll pasted', [aria(11, S, '21:33'), bran(12, `= 11 ${S}`, '22:30')], ['fair', 'mismatch']],
	['15. one number in two tabs', [turn, aria(11, instant(10), '21:45'), aria(12, instant(10), '21:46')], ['unbiased', 'timing']],
	['16. a call made anew', [maud(11, S, '21:33'), maud(12, S, '21:34'), aria(13, cited(12), '21:50')], ['fair', 'fair', 'fixed']],
	[
		'off the grid',
		[opened, aria(11, sealed('1d20', 1, ROUND + 1), '21:33')],
		['timing'],
		{draws: 'none', now: '2026-08-22T21:36:00Z'},
	],
	['a number left out', [opened, aria(11, `${S} ${sealed('1d6', 3)}`, '21:33')], ['fair', 'timing']],
	[
		'a damaged string excuses the number',
		[opened, aria(11, `${S} ${sealed('1d6', 2).slice(0, -1)} ${sealed('1d6', 3)}`, '21:33')],
		['fair', 'unreadable', 'fair'],
	],
	['an expression that is none', [opened, aria(11, sealed('1d0'), '21:33')], ['unreadable']],
	['of a later version', [opened, aria(11, 'oss2-s-1d20-r31543812-k1-00000000', '21:33')], ['newer']],
	['a citation of what is not there', [maud(11, 'Rien.', '21:33'), aria(12, cited(11), '21:50')], ['timing']],
	['no profile number: sealed', [opened, guest(11, S, '21:33')], ['fair']],
	['no profile number: instant', [turn, guest(11, instant(10), '21:45')], ['timing']],
	['24. hidden, never opened', [opened, maud(11, hidden, '21:33')], ['hidden']],
	['24. hidden and opened', [opened, maud(11, hidden, '21:33'), maud(12, opening(SECRET), '22:00')], ['fair', 'fair']],
	[
		'24. hidden, another secret',
		[opened, maud(11, hidden, '21:33'), maud(12, opening('f'.repeat(32)), '22:00')],
		['hidden', 'mismatch'],
	],
	['corrected with its dice', [opened, aria(11, S, '21:33'), aria(12, corrected(11, '1d20+7'), '22:00')], ['fair', 'fair']],
	['corrected with other dice', [opened, aria(11, S, '21:33'), aria(12, corrected(11, '2d20'), '22:00')], ['fair', 'mismatch']],
	[
		'a contest whose line says other than its roll',
		[
			opened,
			aria(11, S, '21:33'),
			maud(
				12,
				`Aria = 99 contre 5 : Aria l’emporte – ${cited(11, '1d20+5', [
					{side: 'actor', place: 1, of: 1},
					{kind: 'opposed', ties: [], value: 5},
				])}`,
				'22:00',
			),
		],
		['fair', 'mismatch'],
	],
	['quoted by another before the draw', [opened, aria(11, S, '21:33'), bran(12, quote(11, S), '21:36')], ['fixed']],
	['quoted by another after it', [opened, aria(11, S, '21:33'), bran(12, quote(11, S), '21:50')], ['fair']],
	['quoted by whoever rolled', [opened, aria(11, S, '21:33'), aria(12, quote(11, S), '21:36')], ['fair']],
	[
		'quoted before the draw in a post that was edited after it',
		[opened, aria(11, S, '21:33'), bran(12, quote(11, S), '21:36', {edited: true})],
		['fair'],
	],
	['quoted and in code', [opened, aria(11, `<blockquote>${S}</blockquote><pre>${S}</pre> ${S}`, '21:33')], ['fair']],
];

let leave = () => undefined as void;
afterEach(() => leave());

/** The verdicts that the page's marks show, by their names. */
async function byMarks(html: string, count: number, now: string, draws: Readonly<Record<number, string>>) {
	const page = visitPage(html, {now, draws});
	leave = page.leave;
	const marks = await settled(count, 8000);
	const kinds = Object.entries(verdictNames.fr).sort(([, one], [, other]) => other.length - one.length);
	return marks.map(({name}) => kinds.find(([, verdict]) => name.startsWith(verdict))?.[0]);
}

describe('the marks of a page and the command line', () => {
	test.each(rows.map(([what, posts, kinds, more]) => ({what, posts, kinds, ...more})))('$what', async row => {
		const {posts, kinds: expected, now = '2026-08-23T12:00:00Z', draws, page = 1} = row;
		const html = threadHtml(posts, page, page);
		const at = page === 1 ? url : `${url}&start=${(page - 1) * 10}`;
		const known = draws === 'none' ? {} : {[ROUND]: randomnessOf(ROUND)!};
		const args = [
			'page.html',
			'--url',
			at,
			'--now',
			now,
			...(draws === 'none' ? [] : ['--rounds', 'rounds.json', '--chain', 'chain.json']),
			'--json',
		];
		const files = {'page.html': html, 'rounds.json': rounds, 'chain.json': quicknet};
		for (const command of ['verify', 'audit']) {
			const {json} = await osselet([command, ...args], files);
			expect((json as {rolls: {verdict: string}[]}).rolls.map(({verdict}) => verdict)).toEqual(expected);
		}
		// Testimonies have marks of their own, which claim nothing.
		const shown = await byMarks(
			html,
			expected.length + posts.filter(({html}) => html.includes('oss1-w')).length + quotes(html),
			now,
			known,
		);
		expect(shown.filter(kind => kind !== undefined)).toEqual(expected);
	});

	test('every kind of verdict has a row, but the one that takes a memory', () => {
		const told = new Set(rows.flatMap(([, , kinds]) => kinds));
		expect(Object.keys(verdictNames.fr).filter(kind => !told.has(kind as VerdictKind))).toEqual(['changed']);
	});
});

const quotes = (html: string): number => html.split('<blockquote').length - 1;
