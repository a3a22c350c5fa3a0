import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {Report} from '../../src/audit/audit';
import {instantDraw, sealedDraw} from '../../src/seal/draws';
import {commitmentOf} from '../../src/seal/hidden';
import {writeString, writeWitness} from '../../src/seal/write';
import {anchorOf, type PostId} from '../../src/shared/ids';
import {MINUTE, openPlay, type Play, START} from './play';

// The table of threats, each attack played out on the demo board: by its forms, as its pages show it, read by the forum's own file and judged by
// the audit. What nothing shows is played too, and said by the help (popup/proof, whose rows are counted by tests/popup/proof.test.tsx).

const anchor = (post: number) => anchorOf(String(post) as PostId);
const at = (minutes: number) => START + minutes * MINUTE;
/** A roll sealed so many minutes after 21:33, by the browser that sends it. */
const sealed = (minutes = 0, expression = '1d20+5', index = 1) =>
	writeString({mode: 's', expression, round: sealedDraw(at(minutes)), index});
const cites = (post: number, minutes = 0) =>
	writeString({mode: 'q', expression: '1d20+5', anchor: anchor(post), round: sealedDraw(at(minutes)), index: 1});
const instant = (post: number, minutes: number, index = 1) =>
	writeString({mode: 'i', expression: '1d20', anchor: anchor(post), round: instantDraw(at(minutes)), index});

const verdicts = ({rolls}: Report) => rolls.map(({post: {gathered}, verdict}) => `${gathered.id} ${verdict.kind}`);
const found = ({findings}: Report) => findings.map(({post, fact}) => `${post} ${fact.kind}`);
const totals = ({rolls}: Report) => rolls.map(({verdict}) => verdict.rolled?.total);
const line = (raw: string, said?: number) => `Aline, Saut – 1d20 + 5${said === undefined ? ',' : ` = ${said}`} ${raw}`;

let play: Play;
let lison: ReturnType<Play['as']>;
let bastien: ReturnType<Play['as']>;
let maud: ReturnType<Play['as']>;
beforeEach(async () => {
	play = await openPlay();
	[lison, bastien, maud] = [play.as('Lison'), play.as('Bastien'), play.as('Maud')];
	play.at(-60);
	await maud.post('La nuit tombe.');
	play.at(0);
});
afterEach(() => play.close());
const stranger = (more?: Parameters<ReturnType<Play['reader']>['audit']>[0]) => play.reader().audit(more);

test('an honest roll stands for everybody', async () => {
	const post = await lison.post(line(sealed()));
	const report = await stranger();
	expect([verdicts(report), found(report)]).toEqual([[`${post} fair`], []]);
});

test('1. a total typed over is shown to everybody', async () => {
	const post = await lison.post(line(sealed()));
	const [total] = totals(await stranger());
	play.at(5);
	await lison.edit(post, line(sealed(), total! + 4));
	const report = await stranger();
	expect([verdicts(report), found(report)]).toEqual([[`${post} mismatch`], [`${post} mismatch`]]);
});

test('2. and 3. other words, another name, a preview and nothing posted: the same dice, or none', async () => {
	const post = await lison.post(line(sealed()));
	const before = totals(await stranger());
	await lison.edit(post, `Corvin, Esquive – un autre essai ${sealed()}`);
	expect(totals(await stranger())).toEqual(before);
	await lison.delete(post);
	expect((await stranger()).rolls).toEqual([]);
});

describe('4. post, see, delete, post again', () => {
	const attack = async () => {
		const first = await lison.post(line(sealed()));
		return {
			first,
			async redo() {
				play.at(6);
				await lison.delete(first);
				return lison.post(line(sealed(6)));
			},
		};
	};

	test('is told to whoever looked', async () => {
		const reader = play.reader();
		const {first, redo} = await attack();
		await reader.look();
		const second = await redo();
		const report = await reader.audit();
		expect([verdicts(report), found(report)]).toEqual([[`${second} fair`], [`${first} gone`]]);
	});

	test('is told to everybody where somebody testified, and to nobody where nobody looked', async () => {
		const {first, redo} = await attack();
		const second = await redo();
		expect([verdicts(await stranger()), found(await stranger())]).toEqual([[`${second} fair`], []]);
		await bastien.post(`J’y étais. ${writeWitness(anchor(first), [sealed()])}`);
		expect(found(await stranger())).toEqual([`${first} witness`]);
	});
});

describe('5. a silent edit', () => {
	test('leaves no mark on the board, and is told to whoever looked', async () => {
		const reader = play.reader();
		const post = await lison.post(line(sealed()));
		await reader.look();
		play.at(6);
		await lison.edit(post, line(sealed(0, '1d20+9')));
		expect(play.forum.board.post(post)?.edit).toBeUndefined();
		expect([found(await reader.audit()), found(await stranger())]).toEqual([[`${post} changed`], []]);
	});

	test('shows against a quotation', async () => {
		const post = await lison.post(line(sealed(), 12));
		const quoted = await bastien.quoteOf(post);
		expect(quoted).toContain('oss1-s');
		play.at(6);
		await lison.edit(post, line(sealed(0, '1d20+9')));
		await bastien.post(`${quoted}Tu as dit 12.`);
		expect(found(await stranger())).toContain(`${post} quote`);
	});
});

describe('6. a roll added to an old post', () => {
	test('is too far for everybody where the draw is not one of its post', async () => {
		const post = await lison.post('Aline attend.');
		play.at(40);
		await lison.edit(post, line(sealed(40)));
		expect(found(await stranger())).toEqual([`${post} far`]);
	});

	test('among the draws that the post may name is told to whoever looked after them', async () => {
		const reader = play.reader();
		const post = await lison.post(line(sealed()));
		play.at(20);
		await reader.look();
		await lison.edit(post, `${line(sealed())}\n${line(sealed(0, '1d6', 2))}`);
		expect([found(await reader.audit()), found(await stranger())]).toEqual([[`${post} added`], []]);
	});
});

test('7. an edit that the board marks is told to everybody, and harmless to whoever saw the same roll before', async () => {
	const reader = play.reader();
	const post = await lison.post(line(sealed()));
	await reader.look();
	await bastien.post('Corvin regarde.');
	play.at(6);
	await lison.edit(post, `Une faute corrigée. ${line(sealed())}`);
	expect([found(await stranger()), verdicts(await stranger())]).toEqual([[`${post} edited`], [`${post} timing`]]);
	expect(verdicts(await reader.audit())).toEqual([`${post} fixed`]);
});

describe('8., 10. and 11. looking ahead, waiting, skipping', () => {
	test('an instant die stays the same when others post and time goes by; a turn that was left is counted', async () => {
		const call = await maud.post('À toi.');
		play.at(10);
		await bastien.post('Corvin attend.');
		play.at(30);
		const first = await lison.post(line(instant(call - 1, -60)));
		const report = await stranger();
		// Lison had not posted before: her turn hangs on the first post of the topic, whatever came since.
		expect(verdicts(report)).toEqual([`${first} unbiased`]);
		await maud.post('Et puis ?');
		play.at(50);
		await lison.post('Aline se tait.');
		const [unused] = (await stranger()).unused.values();
		expect(unused).toMatchObject({turns: 2, used: [expect.any(Number)], unused: [expect.any(Number)]});
	});

	test('8. a sealed roll has no dice for anybody before its draw', async () => {
		await lison.post(line(sealed()));
		const report = await stranger({now: at(1)});
		expect([totals(report), report.rolls[0]?.verdict.kind]).toEqual([[undefined], 'waiting']);
	});
});

test('9. others know an instant die as well as its roller: what a turn that was left would have given is what it gives', async () => {
	const call = await maud.post('À toi.');
	const before = await lison.post('Aline se lève.');
	const turn = await maud.post('Et puis ?');
	play.at(20);
	const silent = await lison.post('Rien.');
	expect([call, before, turn, silent].every(Number.isInteger)).toBe(true);
	await bastien.post('Oui.');
	play.at(40);
	const roll = await lison.post(line(instant(silent + 1, 20)));
	const report = await stranger();
	expect(verdicts(report)).toEqual([`${roll} unbiased`]);
	await lison.edit(roll, 'Finalement, rien.');
	await bastien.post('Bon.');
	play.at(60);
	await lison.post(line(instant(roll + 1, 40)));
	expect((await stranger()).unused.get('3')?.unused).toContain(totals(report)[0]);
});

describe('12. the board’s clock', () => {
	test('ahead: an honest roll is late, and nobody is accused', async () => {
		play.at(4);
		const post = await lison.post(line(sealed()));
		expect(found(await stranger())).toEqual([`${post} late`]);
	});

	test('slow, and nobody measured it: a draw that had fallen passes, which the help says', async () => {
		// It is 21:38 in the world, 21:33 by the board; the draw of 21:35 is known.
		const post = await lison.post(line(sealed()));
		expect(verdicts(await stranger({now: at(5)}))).toEqual([`${post} fair`]);
	});

	test('minutes off either way: within the guard an honest roll stands', async () => {
		play.at(-1);
		const early = await lison.post(line(sealed()));
		expect(verdicts(await stranger())).toEqual([`${early} fair`]);
	});
});

test('13. somebody’s roll pasted into another post: other dice, too late, for everybody', async () => {
	await lison.post(line(sealed(0, '1d1000')));
	const [total] = totals(await stranger());
	play.at(20);
	const copy = await bastien.post(line(sealed(0, '1d1000'), total));
	const report = await stranger();
	expect(found(report)).toContain(`${copy} late`);
	expect(totals(report)[1]).not.toBe(total);
});

test('13. somebody’s called roll answered by another: the dice are the call’s, and everybody is told whose it was', async () => {
	const {id} = play.forum.board.accounts.find(({name}) => name === 'Lison')!;
	const call = writeString({
		...{mode: 's', expression: '1d20+5', round: sealedDraw(at(0)), index: 1},
		riders: [{letter: 'w', value: `u${id}`}],
	});
	const post = await maud.post(`Aline, Perception – 1d20 + 5 ${call}`);
	play.at(10);
	const taken = await bastien.post(line(cites(post)));
	expect(found(await stranger())).toEqual([`${taken} asked`]);
	await bastien.edit(taken, 'Pardon, c’était à Aline.');
	await lison.post(line(cites(post)));
	expect(found(await stranger())).toEqual([]);
});

test('14. a second account that opens a new turn stands there for all to see', async () => {
	await lison.post('Aline se lève.');
	const double = await bastien.post('Oui.');
	play.at(10);
	await lison.post(line(instant(double, 0)));
	const again = await bastien.post('Oui, oui.');
	play.at(20);
	await lison.post(line(instant(again, 10)));
	const report = await stranger();
	expect(report.rolls.map(({verdict}) => verdict.kind)).toEqual(['unbiased', 'unbiased']);
	expect(report.unused.get('3')).toMatchObject({turns: 3});
});

test('15. two devices at once: the second number is said to be used before, and no more', async () => {
	await lison.post('Aline se lève.');
	const turn = await maud.post('À toi.');
	play.at(10);
	await lison.post(line(instant(turn, 0)));
	const second = await lison.post(line(instant(turn, 0)));
	expect(found(await stranger())).toEqual([`${second} repeated`]);
});

describe('16. a call made anew', () => {
	test('is told to whoever saw the first', async () => {
		const reader = play.reader();
		const first = await maud.post(`Aline, Perception ${sealed()}`);
		await reader.look();
		play.at(6);
		await maud.delete(first);
		const second = await maud.post(`Aline, Perception ${sealed(6)}`);
		play.at(15);
		const answer = await lison.post(line(cites(second, 6)));
		const report = await reader.audit();
		expect(verdicts(report)).toEqual([`${second} fair`, `${answer} fixed`]);
		expect(found(report)).toEqual([`${first} gone`]);
	});

	test('its answer can be deleted and made again: the dice are the caller’s post’s', async () => {
		const call = await maud.post(`Aline, Perception ${sealed()}`);
		play.at(10);
		const answer = await lison.post(line(cites(call)));
		const before = totals(await stranger());
		await lison.delete(answer);
		await lison.post(`Corvin, Autre chose ${cites(call)}`);
		expect(totals(await stranger())).toEqual(before);
	});
});

test('17. a GM’s edit of a player’s post leaves no mark, and is told to whoever looked', async () => {
	const reader = play.reader();
	const post = await lison.post(line(sealed()));
	await reader.look();
	await maud.edit(post, line(sealed(0, '1d20+1')));
	expect(found(await reader.audit())).toEqual([`${post} changed`]);
});

test('18. an administrator’s rewriting shows against a testimony; without one nothing shows it, which the help says', async () => {
	const {board} = play.forum;
	const post = await lison.post(line(sealed()));
	board.deletePost(post);
	const other = board.addPost({topic: 1, author: board.accounts[1]!, source: line(sealed(0, '1d20+9')), at: START}).id;
	expect(verdicts(await stranger())).toEqual([`${other} fair`]);
	await bastien.post(writeWitness(anchor(post), [sealed()]));
	expect(found(await stranger())).toEqual([`${post} witness`]);
});

test.each([
	['19. a relay whose draw is refused', 'failed'],
	['21. relays that are down', 'failed'],
	['21. relays switched off', 'off'],
] as const)('%s: no dice, no finding', async (_, state) => {
	const post = await lison.post(line(sealed()));
	const report = await stranger({draw: () => ({state})});
	expect([verdicts(report), totals(report), found(report)]).toEqual([[`${post} unchecked`], [undefined], []]);
});

test('20. whoever knows the draws beforehand picks among three, and each looks as fair: the help says so', async () => {
	const posts = [await lison.post(line(sealed()))];
	posts.push(await lison.post(line(sealed(5))), await lison.post(line(sealed(10))));
	const report = await stranger();
	expect([verdicts(report), found(report)]).toEqual([posts.map(post => `${post} fair`), []]);
});

test('22. a post withdrawn from the queue before anybody saw it is shown by nothing, which the help says; a called roll gives the same again', async () => {
	const reader = play.reader();
	const call = await maud.post(`Aline, Perception ${sealed()}`);
	const queued = await lison.post(line(sealed()));
	play.at(6);
	await lison.delete(queued);
	const second = await lison.post(line(sealed(6)));
	const answer = await lison.post(line(cites(call)));
	const report = await reader.audit();
	expect([verdicts(report), found(report)]).toEqual([[`${call} fair`, `${second} fair`, `${answer} fixed`], []]);
	expect(totals(report)[2]).toBe(totals(report)[0]);
});

test('23. a mark drawn in the post is no mark', async () => {
	await lison.post('✔ [b]Tirage loyal, fixé avant les dés[/b] – 1d20 + 5 = 25');
	expect((await stranger()).rolls).toEqual([]);
});

describe('24. a secret roll', () => {
	const secret = '00112233445566778899aabbccddeeff';
	const hides = () =>
		writeString({mode: 'h', expression: '1d20', round: sealedDraw(at(0)), index: 1, commitment: commitmentOf(secret)});
	const opens = (post: number, told: string) =>
		writeString({mode: 'u', expression: '1d20', anchor: anchor(post), round: sealedDraw(at(0)), index: 1, secret: told});

	test('opens with its own secret alone; kept back, it stays visible as such', async () => {
		const hidden = await maud.post(`Le guet ${hides()}`);
		expect(found(await stranger())).toEqual([`${hidden} hidden`]);
		play.at(30);
		const wrong = await maud.post(opens(hidden, `f${secret.slice(1)}`));
		expect(found(await stranger())).toEqual([`${hidden} hidden`, `${wrong} mismatch`]);
		await maud.edit(wrong, opens(hidden, secret));
		expect([found(await stranger()), new Set(totals(await stranger())).size]).toEqual([[], 1]);
	});
});
