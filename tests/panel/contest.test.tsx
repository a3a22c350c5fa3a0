// @vitest-environment jsdom
import '../page/test-chain';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {judgeContests} from '../../src/contest/judge';
import {openContest} from '../../src/panel/contest/open-contest';
import type {ContestRoll} from '../../src/panel/contest/options';
import {findStrings} from '../../src/seal/find';
import {judgePost} from '../../src/seal/judge';
import type {JudgeContext} from '../../src/seal/judged';
import {lineBefore} from '../../src/seal/line-before';
import {replay} from '../../src/seal/replay';
import type {RollString} from '../../src/seal/roll-string';
import {writeString} from '../../src/seal/write';
import type {Anchor} from '../../src/shared/ids';
import {randomnessOf} from '../seal/vectors';
import {character, NOW, openTable, place} from './a-table';

const ROUND = 31543812;
const DRAWN = Date.parse('2026-08-22T21:40:00Z');

/** A sealed roll of a post, as the thread gives it. */
function roll(who: string, post: number, expression: string, more: Partial<ContestRoll> = {}): ContestRoll {
	const home = `p${post}` as Anchor;
	const string = findStrings(writeString({mode: 's', expression, round: ROUND, index: 1}))[0]!.string as RollString;
	const again = replay(string, {anchor: home, randomness: randomnessOf(ROUND)});
	if (!again.ok) throw new Error(again.error.code);
	const {rolled} = again.value;
	const faces = rolled.pools.flatMap(({dice}) => dice.map(({faces}) => faces[0]!.face));
	const fell = {total: rolled.total, faces};
	return {
		author: who,
		who,
		said: `${who}, essai – ${expression}`,
		home,
		expression,
		round: ROUND,
		index: 1,
		riders: [],
		drawAt: DRAWN,
		fell,
		...more,
	};
}

let life = new AbortController();
afterEach(() => {
	life.abort();
	life = new AbortController();
});
const pause = () => new Promise(resolve => setTimeout(resolve, 30));
/** Waits for what a busy machine draws late. */
const there = <Value,>(find: () => Value | undefined): Promise<Value> =>
	vi.waitFor(() => {
		const found = find();
		if (found === undefined) throw new Error('Not there.');
		return found;
	}, 5_000);

async function seat(rolls: readonly ContestRoll[], sheets = [character('vingt-faces', 'Lison')]) {
	const {ask} = await openTable(sheets, 's');
	const inserted: string[] = [];
	openContest({
		page: document,
		place,
		ask,
		lang: 'fr',
		now: () => NOW,
		signal: life.signal,
		nextIndex: () => 3,
		written: () => '',
		insert: text => inserted.push(text) > 0,
		readThread: async () => rolls,
		onClose: () => undefined,
	});
	await pause();
	const root = document.querySelector('osselet-contest')!.shadowRoot!;
	const all = <E extends HTMLElement>(css: string) => [...root.querySelectorAll<E>(css)];
	const type = async (css: string, text: string, at = 0) => {
		const field = all<HTMLInputElement>(css)[at]!;
		field.value = text;
		field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', {bubbles: true}));
		await pause();
	};
	const labelled = (css: string, words: string) =>
		there(() => all<HTMLInputElement>(`${css} input`).find(input => input.closest('label')!.textContent!.includes(words)));
	const pick = async (who: string) => {
		(await labelled('.picks label', who)).click();
		await pause();
	};
	const tab = async (name: string) => {
		all('.tabs button')
			.find(button => button.textContent === name)!
			.click();
		await pause();
	};
	return {
		labelled,
		root,
		all,
		type,
		pick,
		tab,
		inserted,
		preview: () => root.querySelector('.preview')!.textContent!,
		insert: () => all('.foot .main')[0]!.click(),
	};
}

const context: JudgeContext = {
	now: NOW + 86_400_000,
	draw: () => ({state: 'known', randomness: randomnessOf(ROUND)!}),
	postAt: () => undefined,
	seen: () => undefined,
};
/** What a reader makes of the inserted text: the kind of each contest reason. */
function readBack(text: string): readonly string[] {
	const post = {anchor: 'p99' as Anchor, author: 'MJ', found: findStrings(text)};
	const judged = judgeContests(post, judgePost(post, context), context, found => lineBefore(text, found));
	return judged.map(({verdict: {kind, reasons}}) => `${reasons[0]?.code}${kind === 'mismatch' ? ' mismatch' : ''}`);
}

const aria = roll('Aria', 4711, '1d20+5');
const bran = roll('Bran', 4712, '1d20');
const cyd = roll('Cyd', 4713, '1d20-30');
const late = roll('Dora', 4714, '1d20', {drawAt: NOW + 600_000});
const {fell: _, ...waiting} = late;

describe('opposing', () => {
	test('two rolls: who wins, by what, and a reader finds the same', async () => {
		const drawer = await seat([aria, bran, cyd]);
		await drawer.pick('Aria');
		expect(drawer.preview()).toContain('Choisissez deux jets');
		await drawer.pick('Cyd');
		const margin = aria.fell!.total - cyd.fell!.total;
		const line = `Aria = ${aria.fell!.total} contre Cyd = ${cyd.fell!.total}\u00a0: Aria l’emporte de ${margin} – oss1-q-`;
		expect(drawer.preview()).toContain(line);
		drawer.insert();
		expect(drawer.inserted).toHaveLength(1);
		expect(drawer.inserted[0]).toContain('-sa1x2-vod-');
		expect(readBack(drawer.inserted[0]!)).toEqual(['contest', 'contest']);
	});

	test('a roll whose dice are to come cannot be chosen, and says when it can', async () => {
		const drawer = await seat([aria, waiting]);
		const row = await drawer.labelled('.picks label', 'Dora');
		expect(row.disabled).toBe(true);
		expect(row.closest('label')!.textContent).toMatch(/Dés à venir\u00a0: tirage à \d\d:\d\d/);
	});

	test('a roll whose dice fell no longer says that they are to come', async () => {
		const said = 'Aria, essai – 1d20 + 5, jet scellé, dés à venir';
		const drawer = await seat([
			{...aria, said},
			{...waiting, said: said.replace('Aria', 'Dora')},
		]);
		const shown = drawer.all('.picks label').map(one => one.textContent);
		expect(shown[1]).toContain(`essai – 1d20 + 5${aria.fell!.total}`);
		expect(shown[0]).toContain('dés à venir');
	});

	test('a roll and a number', async () => {
		const drawer = await seat([aria]);
		await drawer.pick('Aria');
		await drawer.type('.number input:not([type])', 'La serrure');
		await drawer.type('.number input[type=number]', '30');
		expect(drawer.preview()).toContain(`contre La serrure = 30\u00a0: La serrure l’emporte de ${30 - aria.fell!.total} –`);
		drawer.insert();
		expect(readBack(drawer.inserted[0]!)).toEqual(['contest']);
	});

	test('a tie that a stat breaks is asked for, and then decided', async () => {
		const twin = {...bran, who: 'Eve', author: 'Eve', said: 'Eve, essai', index: 2, fell: {...bran.fell!}};
		const drawer = await seat([bran, twin]);
		await drawer.pick('Bran');
		await drawer.pick('Eve');
		await drawer.type('.middle > .field select', '4');
		expect(drawer.preview()).toContain('Choisissez');
		expect(drawer.root.textContent).toContain('la plus haute caractéristique décide');
		await drawer.type('.stat input', '3', 0);
		await drawer.type('.stat input', '5', 1);
		expect(drawer.preview()).toContain('Eve l’emporte à égalité –');
		expect(drawer.preview()).toContain('-sa1x2w3-vohd-');
	});

	test('many against the one who defends: a line for each', async () => {
		const drawer = await seat([aria, bran, cyd]);
		for (const who of ['Aria', 'Bran', 'Cyd']) await drawer.pick(who);
		await drawer.type('.chosen select', 'defender', 0);
		await drawer.type('.chosen select', 'actor', 1);
		await drawer.type('.chosen select', 'actor', 2);
		drawer.all<HTMLInputElement>('.middle > .choice input')[0]!.click();
		await pause();
		drawer.insert();
		const lines = drawer.inserted[0]!.split('\n');
		expect(lines.map(line => line.slice(0, 4))).toEqual(['Bran', 'Cyd ']);
		expect(readBack(drawer.inserted[0]!)).toEqual(['contest', 'contest', 'contest', 'contest']);
	});

	test('a name cannot say a number of its own', async () => {
		const drawer = await seat([aria, cyd]);
		await drawer.pick('Aria');
		await drawer.pick('Cyd');
		await drawer.type('.chosen > input', 'Aria = 99 – oss1-s-', 0);
		drawer.insert();
		expect(drawer.inserted[0]!.split('=')).toHaveLength(3);
		expect(readBack(drawer.inserted[0]!)).toEqual(['contest', 'contest']);
	});

	test('the rulebook of the acting roll breaks ties, and says what the dice decided', async () => {
		const riders = [
			{letter: 'b', value: 'imperium/1.0.0'},
			{letter: 'm', value: 'opposition'},
		];
		const drawer = await seat([{...aria, riders}, cyd]);
		await drawer.pick('Aria');
		await drawer.pick('Cyd');
		await there(() => drawer.root.textContent!.includes('La règle du jeu') || undefined);
		expect(drawer.root.textContent).toContain('La règle du jeu\u00a0: plus haute caractéristique, qui défend');
		expect(drawer.preview()).toContain('-bimperiumz2f1z2e0z2e0-mopposition-sa1x2-vohd-');
	});
});

test('an order stands from the highest, a line each', async () => {
	const drawer = await seat([cyd, bran, aria]);
	await drawer.tab('Ordre');
	for (const who of ['Cyd', 'Bran', 'Aria']) await drawer.pick(who);
	drawer.insert();
	const sorted = [aria, bran, cyd].sort((one, other) => other.fell!.total - one.fell!.total);
	const [title, ...rows] = drawer.inserted[0]!.split('\n');
	expect(title).toBe('Ordre');
	expect(rows.map(row => /-s([a-z0-9]+)-vl-/.exec(row)?.[1])).toEqual(['n1x3', 'n2x3', 'n3x3']);
	expect(rows.map(row => row.slice(0, row.indexOf(' oss1')))).toEqual(sorted.map(({who, fell}) => `– ${who} = ${fell!.total}`));
	expect(readBack(drawer.inserted[0]!)).toEqual(['contest', 'contest', 'contest']);
});

test('how many reach a number', async () => {
	const drawer = await seat([aria, cyd]);
	await drawer.tab('Réussites');
	await drawer.pick('Aria');
	await drawer.pick('Cyd');
	expect(drawer.preview()).toBe('Donnez le nombre à atteindre.');
	await drawer.type('.number input', '1');
	expect(drawer.preview()).toContain('il faut 1 ou plus, réussites\u00a0: 1 –');
	drawer.insert();
	expect(readBack(drawer.inserted[0]!)).toEqual(['contest', 'contest']);
});

describe('a roll for many', () => {
	test('names, each with a number of his own, numbered on from what stands in the post', async () => {
		const drawer = await seat([]);
		await drawer.tab('Jet de groupe');
		await drawer.type('textarea', 'Garde +2\n\nChien -1\nMage');
		await drawer.type('.middle > .field input', 'Initiative', 1);
		const lines = drawer.preview().split('\n');
		expect(lines.map(line => line.slice(0, line.indexOf(' oss1')))).toEqual([
			'Garde, Initiative – 1d20 + 2, jet scellé, dés à venir',
			'Chien, Initiative – 1d20 - 1, jet scellé, dés à venir',
			'Mage, Initiative – 1d20, jet scellé, dés à venir',
		]);
		expect(lines.map(line => /-(k\d)-/.exec(line)?.[1])).toEqual(['k3', 'k4', 'k5']);
		drawer.insert();
		expect(drawer.inserted).toHaveLength(1);
	});

	test('an expression that is none is not inserted', async () => {
		const drawer = await seat([]);
		await drawer.tab('Jet de groupe');
		await drawer.type('textarea', 'Garde');
		await drawer.type('.middle > .field input', 'bonjour', 0);
		expect(drawer.preview()).toContain('ne se lit pas');
	});

	test.each<[string, string, string, (shown: string, told: string) => boolean]>([
		['a move of it', 'chimere', 'initiative', shown => shown.split('\n').length === 2 && /-bchimere\S*-minitiative-/.test(shown)],
		[
			'why it refuses one',
			'vingt-faces',
			'jet-de-mort',
			(shown, told) => !shown.includes('oss1') && told.includes('Lison\u00a0: '),
		],
	])(
		'sheets of one game: %s',
		async (_, book, move, isRight) => {
			const other = book === 'chimere' ? 'imperium' : 'chimere';
			const drawer = await seat([], [character(book, 'Lison'), character(book, 'Bastien'), character(other, 'Kaelen')]);
			await drawer.tab('Jet de groupe');
			(await drawer.labelled('.choices label', 'Des fiches')).click();
			for (const name of ['Lison', 'Bastien']) {
				(await drawer.labelled('fieldset label', name)).click();
				await pause();
			}
			expect((await drawer.labelled('fieldset label', 'Kaelen')).disabled).toBe(true);
			await there(() => drawer.all<HTMLOptionElement>('option').find(({value}) => value === move));
			await drawer.type('.middle > .field select', move);
			await there(() => isRight(drawer.preview(), drawer.root.textContent!) || undefined);
		},
		20_000,
	);
});
