import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {verdictNames} from '../../src/shared/words/seal';
import {browserNames} from './lib/browser';
import type {SeenMark} from './lib/marks';
import {openTable, type Table} from './lib/table';
import {type MainJob, playMainJob} from './main-job';

const verdictName = (kind: string | undefined): string => verdictNames.fr[kind as keyof typeof verdictNames.fr];

/** `tirage dans 0:09`; none once the draw is falling. */
function secondsLeft(mark: SeenMark | undefined): number {
	const [, minutes, seconds] = mark?.text.match(/dans ([0-9]+):([0-9]{2})$/) ?? [];
	return Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

describe.each(browserNames)('the main job in %s', name => {
	let table: Table;
	let seen: MainJob;
	beforeAll(async () => {
		table = await openTable();
		seen = await playMainJob(table, name, line => console.log(line));
	}, 420_000);
	afterAll(() => table?.leave());

	test('the post reads well without us: who, what, dice and total, then the string', () => {
		const [said, instant, sealed] = seen.plain.trim().split('\n');
		expect(said).toBe('Corvin tire depuis le parapet.');
		expect(instant).toMatch(/^Corvin, Tir – 1d20 \+ 4 \(4 Adresse\) = \d+ \+ 4 = \d+ oss1-i-1d20z2b4-ap\d+-r\d+-k1-[0-9a-f]{8}$/);
		expect(sealed).toMatch(/^Corvin, Dégâts – 2d6, jet scellé, dés à venir oss1-s-2d6-r\d+-k1-[0-9a-f]{8}$/);
	});

	test('a reader elsewhere sees both marks, the sealed one counting down', () => {
		expect(seen.waiting[0]?.name).toContain(verdictName('unbiased'));
		expect(seen.waiting[1]?.name).toContain(verdictName('waiting'));
		expect(secondsLeft(seen.later[1])).toBeLessThan(secondsLeft(seen.waiting[1]));
	});

	test('the sealed roll resolves in place to the total of the command line, and to more than it can say', () => {
		expect(seen.told.map(({mode, verdict}) => [mode, verdict])).toEqual([
			['i', 'unbiased'],
			['s', 'fair'],
		]);
		const totals = seen.told.map(({total}) => total);
		// The reader saw the roll before its draw, which no saved page can tell.
		expect(seen.resolved.map(({name}) => name)).toEqual([
			`${verdictName('unbiased')}\u00a0: ${totals[0]}`,
			`${verdictName('fixed')}\u00a0: ${totals[1]}`,
		]);
	});

	test('the popovers, the command line and the second program have the same dice', () => {
		const dice = seen.told.map(roll => roll.dice?.flat());
		expect(dice.map(faces => faces?.length)).toEqual([1, 2]);
		expect(seen.shown).toEqual(dice);
		expect(seen.second).toEqual(dice);
	});

	test('one digit typed over turns its mark and leaves the other', () => {
		expect(seen.typedOver[0]?.name).toContain(`le message dit ${seen.toldThen[0]?.said}, les dés disent ${seen.told[0]?.total}`);
		// Seen before its draw, so that no edit after it takes anything from the roll.
		expect(seen.typedOver[1]).toEqual(seen.resolved[1]);
		expect(seen.toldThen.map(({verdict}) => verdict)).toEqual(['mismatch', 'fair']);
	});
});
