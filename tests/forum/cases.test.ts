import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {Report} from '../../src/audit/audit';
import {sayFact} from '../../src/audit/say';
import {instantDraw, sealedDraw} from '../../src/seal/draws';
import {MOST_STRINGS} from '../../src/seal/find';
import {writeString} from '../../src/seal/write';
import {anchorOf, type PostId} from '../../src/shared/ids';
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

describe('a topic split by a moderator', () => {
	const instant = (post: number) =>
		writeString({mode: 'i', expression: '1d20', anchor: anchorOf(String(post) as PostId), round: instantDraw(START), index: 1});
	const words = ({findings}: Report) => findings.map(({post, fact}) => `${post} ${sayFact(fact, 'fr', String)}`);

	/** Maud speaks, Lison rolls at once on it and seals another roll, Maud answers, Lison rolls at once on that; the first post so and so many are left in a topic of their own. */
	const play3 = async (left: number) => {
		const call = await play.as('Maud').post('À toi.');
		play.at(10);
		const first = await lison.post(
			`Saut ${instant(call)} ${writeString({mode: 's', expression: '1d6', round: sealedDraw(START + 10 * 60_000), index: 1})}`,
		);
		const board = play.forum.board;
		const other = board.addTopic('Le début').id;
		for (const {id} of board.posts(1).slice(0, left)) board.movePost(id, other);
		return {call, first};
	};

	test('leaves a sealed roll as it was, and an instant one whose turn stayed behind without a moment, in words that blame nobody', async () => {
		// Lison had written before: the turn is Maud's call, and both posts before the roll are left behind.
		await lison.post('Aline se lève.');
		const {call, first} = await play3(3);
		const after = await report();
		expect(verdicts(after)).toEqual(['timing', 'fair']);
		expect(words(after)).toEqual([`${first} Ce jet s’appuie sur le message p${call}, effacé ou resté dans un autre fil.`]);
	});

	test('leaves both as they were where the turn comes along', async () => {
		await lison.post('Aline se lève.');
		await play3(2);
		expect(verdicts(await report())).toEqual(['unbiased', 'fair']);
	});

	test('tells where its turn stands by now, where others wrote before it in the new topic', async () => {
		await lison.post('Aline se lève.');
		const {call, first} = await play3(0);
		const board = play.forum.board;
		board.movePost(call, board.topics.at(-1)!.id);
		const [told] = words(await report());
		expect(told).toMatch(new RegExp(`^${first} Ce jet s’appuie sur le message p${call}, effacé ou resté dans un autre fil`));
	});

	test('tells whoever saw its posts here that they are no longer in this thread, deleted or moved', async () => {
		const reader = play.reader();
		await lison.post(`Saut ${sealed()}`);
		await reader.look();
		const board = play.forum.board;
		board.movePost(board.posts(1).at(-1)!.id, board.addTopic('La suite').id);
		expect(words(await reader.audit())).toEqual([
			expect.stringContaining('effacé ou déplacé, par son auteur ou par la modération'),
		]);
	});
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
