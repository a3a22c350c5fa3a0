import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {Report} from '../../src/audit/audit';
import {sealedDraw} from '../../src/seal/draws';
import {MOST_STRINGS} from '../../src/seal/find';
import {writeString} from '../../src/seal/write';
import {openPlay, type Play, START} from './play';

// The table of cases (docs/roll-strings.md, §12) as the demo board's own pages show them; what needs no page is in tests/audit/cases.test.ts.

const sealed = (expression = '1d20+5', index = 1) => writeString({mode: 's', expression, round: sealedDraw(START), index});
const verdicts = ({rolls}: Report) => rolls.map(({verdict}) => verdict.kind);
const found = ({findings}: Report) => findings.map(({fact}) => fact.kind);
const totals = ({rolls}: Report) => rolls.map(({verdict}) => verdict.rolled?.total);

let play: Play;
let lison: ReturnType<Play['as']>;
beforeEach(async () => {
	play = await openPlay();
	lison = play.as('Lison');
	play.at(-60);
	await play.as('Maud').post('La nuit tombe.');
	play.at(0);
});
afterEach(() => play.close());
const report = () => play.reader().audit();

describe('where a string stands', () => {
	test.each([
		['in a spoiler, as the page shows it', (raw: string) => `[spoiler]Saut ${raw}[/spoiler]`, ['fair']],
		['in bold', (raw: string) => `[b]Saut ${raw}[/b]`, ['fair']],
		['in the fragment of a link', (raw: string) => `[url=https://verify.example/v.html#${raw}]Saut[/url]`, ['fair']],
		['in a quotation of nobody', (raw: string) => `[quote]Saut ${raw}[/quote]`, []],
		['in a code box', (raw: string) => `[code]Saut ${raw}[/code]`, []],
	])('%s', async (_, text, expected) => {
		await lison.post(text(sealed()));
		expect(verdicts(await report())).toEqual(expected);
	});
});

test('a member renamed: his rolls stay, and he is one author with both names', async () => {
	await lison.post(sealed());
	const before = totals(await report());
	const second = await lison.post(`Encore ${sealed()}`);
	const {board} = play.forum;
	const {source, author} = board.post(second)!;
	board.deletePost(second);
	board.addPost({topic: 1, author: {...author, name: 'Lisonne'}, source, at: START});
	const {authors} = await report();
	expect(authors).toMatchObject([{author: 'Lisonne', authorId: String(author.id), names: ['Lison'], rolls: 2}]);
	expect(totals(await report())[0]).toBe(before[0]);
});

test('two posts merged by the board: the older one’s time makes the second roll too far, and nobody is accused', async () => {
	const first = await lison.post('Aline attend.');
	play.at(30);
	const later = writeString({mode: 's', expression: '1d20', round: sealedDraw(START + 30 * 60_000), index: 1});
	const {board} = play.forum;
	const {source, subject, author} = board.post(first)!;
	board.editPost(first, author, {source: `${source}\n\nPuis elle saute. ${later}`, subject, reason: ''});
	expect([verdicts(await report()), found(await report())]).toEqual([['timing'], ['far']]);
});

test('posts that stand on two pages, as while a thread grows, count once', async () => {
	for (let n = 0; n < 12; n += 1) await lison.post(`${n} ${sealed()}`);
	const {rolls, findings} = await report();
	expect([rolls.length, findings]).toEqual([12, []]);
});

test('thousands of strings in a post: fifty are read, and it is said', async () => {
	const many = Array.from({length: 1500}, () => sealed()).join(' ');
	await lison.post(many);
	const {rolls, findings} = await report();
	expect(rolls).toHaveLength(MOST_STRINGS);
	expect(findings.filter(({fact}) => fact.kind === 'capped')).toHaveLength(1);
});
