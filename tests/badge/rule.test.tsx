// @vitest-environment jsdom
import '../page/test-chain';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {openPopover, type PopoverOptions} from '../../src/badge/popover';
import {readCanonical} from '../../src/dice/canonical';
import {facesOf} from '../../src/dice/faces';
import {rollFaces} from '../../src/dice/roll';
import {findStrings} from '../../src/seal/find';
import type {Rider} from '../../src/seal/roll-string';
import type {Verdict} from '../../src/seal/verdict';
import {writeString} from '../../src/seal/write';
import {ruleWords} from '../../src/shared/words/panel-games';
import type {WaitingMove} from '../../src/wire/records';
import {character, NOW, openTable, place, type Table} from '../panel/a-table';

const say = ruleWords.fr;
const nadir = character('forge', 'Nadir', {stats: {roder: 2}, tracks: {stress: 3, blessures: 0}});
const riders: readonly Rider[] = [
	{letter: 'b', value: 'forge/1.0.0'},
	{letter: 'm', value: 'action'},
];

function verdictOf(faces: readonly number[], fields: readonly Rider[] = riders, expression = '2d6kh1'): Verdict {
	const raw = writeString({mode: 's', expression, round: 31543812, index: 1, riders: fields});
	const string = findStrings(raw)[0]!.string;
	const plan = readCanonical(expression);
	const rolled = plan.ok && rollFaces(plan.value, faces);
	if (string.kind !== 'roll' || !plan.ok || !rolled || !rolled.ok) throw new Error('No roll');
	return {kind: 'fair', reasons: [], string, plan: plan.value, rolled: rolled.value, drawAt: NOW};
}

afterEach(() => document.documentElement.replaceChildren(document.createElement('head'), document.createElement('body')));

function open(table: Table, verdict: Verdict, more: Partial<PopoverOptions> = {}) {
	const anchor = document.body.appendChild(document.createElement('button'));
	openPopover({
		anchor,
		verdict,
		post: {author: 'Nadir', anchor: 'p4711'},
		line: 'Nadir, Action',
		ask: table.ask,
		mine: true,
		lang: 'fr',
		now: () => NOW,
		onClose: vi.fn(),
		...more,
	});
}
const root = () => document.querySelector('osselet-popover')!.shadowRoot!;
const settled = () => new Promise(resolve => setTimeout(resolve, 150));
const offer = () => [...root().querySelectorAll('button')].find(({textContent}) => textContent === say.apply);

async function waitingTable(raw: string) {
	const table = await openTable([nadir], 's');
	const waiting: WaitingMove = {
		move: 'action',
		choices: {asks: {stat: 'roder', position: 'risquee'}, ticked: {}, spends: {'se-depasser': 1}, free: []},
	};
	const roll = {
		id: 'r1',
		at: NOW,
		site: place.site,
		threadUrl: place.threadUrl,
		thread: place.title,
		sheet: nadir.id,
		who: 'Nadir',
		label: 'Action',
		line: `Nadir, Action ${raw}`,
		raw,
		waiting,
	};
	await table.memory.logRoll(roll);
	return table;
}

describe('the rule of a roll', () => {
	test.each<[string, readonly number[], string]>([
		['two sixes', [6, 6], 'Coup de maître'],
		['a six', [6, 2], 'Réussite'],
		['a four at best', [4, 1], 'Réussite à un prix'],
		['ones', [1, 1], 'Échec'],
	])('is played again from the string alone: %s', async (_, faces, outcome) => {
		open(await openTable([nadir], 's'), verdictOf(faces));
		await settled();
		expect(root().querySelector('.rule')?.textContent).toContain(say.ruleOf({move: 'Action', book: 'La Forge'}));
		expect(root().querySelector('.rule b')?.textContent).toBe(say.judged({outcome}));
	});

	test('of a correction is told beside that of the roll as it was', async () => {
		const now = verdictOf([6], riders, '1d6');
		const {string, rolled} = verdictOf([1, 1]);
		open(await openTable([nadir], 's'), {...now, before: {string: string!, rolled: rolled!}});
		await settled();
		const told = root().querySelector('.rule')?.textContent;
		expect(told).toContain('Avant\u00A0: Action – Total 1 – Échec');
		expect(root().querySelector('.rule b')?.textContent).toBe(say.judged({outcome: 'Réussite'}));
	});

	test.each<[string, readonly Rider[]]>([
		[
			'a rulebook that is not here',
			[
				{letter: 'b', value: 'inconnu/1.0.0'},
				{letter: 'm', value: 'action'},
			],
		],
		[
			'a version that is not here',
			[
				{letter: 'b', value: 'forge/9.9.9'},
				{letter: 'm', value: 'action'},
			],
		],
		[
			'a move that is not there',
			[
				{letter: 'b', value: 'forge/1.0.0'},
				{letter: 'm', value: 'constructor'},
			],
		],
	])('%s is said in a sentence, and the dice stay explained', async (_, fields) => {
		open(await openTable([nadir], 's'), verdictOf([6, 2], fields));
		await settled();
		expect(root().querySelector('.rule p')?.textContent).toMatch(/[.!]$/);
		expect(root().querySelector('.rule b')).toBeNull();
		expect(root().querySelectorAll('.die')).toHaveLength(2);
	});

	test('is nothing for a roll of no game, nor while its dice are to come', async () => {
		const table = await openTable([nadir], 's');
		open(table, verdictOf([6, 2], []));
		const {rolled: _, ...waiting} = verdictOf([6, 2]);
		open(table, {...waiting, kind: 'waiting'});
		await settled();
		expect(table.asked.map(([name]) => name)).not.toContain('move/replay');
	});
});

describe('effects that waited for the dice', () => {
	test('are offered at the mark of the user’s own roll, and applied once without paying again', async () => {
		const verdict = verdictOf([2, 1, 1], riders, '3d6kh1');
		const table = await waitingTable(verdict.string!.raw);
		open(table, verdict);
		await settled();
		offer()?.click();
		await settled();
		const read = await table.memory.getSheet(nadir.id);
		// A failure in a risky position harms by two; the stress was paid when the line was inserted.
		expect(read.ok && read.value?.game?.state.tracks).toEqual({stress: 3, blessures: 2});
		expect(root().textContent).toContain('Blessures 2/6');
		expect(offer()).toBeUndefined();
		const [logged] = await table.memory.recentRolls(1);
		expect(logged).not.toHaveProperty('waiting');
		expect(logged?.changes).toEqual(['Blessures 2/6']);
	});

	test('of another’s string, or of a quotation, are not offered', async () => {
		const verdict = verdictOf([2, 1]);
		open(await openTable([nadir], 's'), verdict);
		await settled();
		expect(offer()).toBeUndefined();
		document.querySelector('osselet-popover')?.remove();
		open(await waitingTable(verdict.string!.raw), verdict, {quoted: true});
		await settled();
		expect(offer()).toBeUndefined();
	});

	test('of the user’s string in somebody else’s post, whose dice are others, are not offered', async () => {
		const verdict = verdictOf([2, 1, 1], riders, '3d6kh1');
		open(await waitingTable(verdict.string!.raw), verdict, {mine: false});
		await settled();
		expect(root().textContent).toContain(say.rule);
		expect(offer()).toBeUndefined();
	});
});

test('faces go back to the roll they came from, bonus dice after their pool', () => {
	const plan = readCanonical('4d10kh1b10d6+2d8>=5');
	const rolled = plan.ok ? rollFaces(plan.value, [10, 3, 10, 1, 4, 6, 8, 2]) : undefined;
	expect(rolled?.ok && facesOf(rolled.value)).toEqual([10, 3, 10, 1, 4, 6, 8, 2]);
});
