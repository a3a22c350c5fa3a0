// @vitest-environment jsdom
import {render} from 'preact';
import {expect, test} from 'vitest';
import {Findings} from '../../popup/audit/findings';
import type {Loaded} from '../../popup/audit/load';
import {sayEnds} from '../../popup/stats/say-day';
import {rowOfTable} from '../../src/audit/table';
import {audit, gm, post, saw, sealed, thread, totalOf} from '../audit/a-thread';

/** The list of what differs in a report, as it is drawn. */
function listOf(report: ReturnType<typeof audit>): readonly string[] {
	const root = document.createElement('div');
	const tell = () => undefined;
	const rows = report.rolls.map((roll, place) => rowOfTable(roll, place, tell, 'fr'));
	const loaded: Loaded = {report, tell, rows, posts: 2, now: 0, addressOf: () => undefined, missing: 0, receipts: [], kept: 0};
	render(<Findings lang="fr" loaded={loaded} />, root);
	return [...root.querySelectorAll('.findings > li')].map(line => line.querySelector('.where')?.textContent ?? '');
}

test('a finding tells which roll of a post it is about, where the post bears several', () => {
	const [one, two] = [sealed('1d20+5', 1), sealed('1d20+5', 2)];
	const wrong = `Corvin, Tir – 1d20 + 5 = ${totalOf(two, 11) + 1} ${two}`;
	const report = audit(thread([[gm(1, ''), post(11, `Aria, Saut – 1d20 + 5 = ${totalOf(one, 11)} ${one}\n${wrong}`)]]));
	expect(listOf(report)).toEqual(['Message 11AriaCorvin, Tir']);
});

test('one about a post that is gone tells whose it was', () => {
	const report = audit(thread([[gm(1, '')]]), [saw(11, '21:34', [[sealed(), 'Aria, Saut']])]);
	expect(listOf(report)).toEqual([expect.stringMatching(/^Message 11/)]);
});

test.each([
	['of one day', 3_600_000, /\d\d:\d\d/],
	['of several', 72 * 3_600_000, /^\d\d\/\d\d\/\d{4}$/],
] as const)('the ends of a line through time %s are not written alike', (_, long, expected) => {
	const start = Date.UTC(2026, 7, 22, 10);
	const [from, to] = sayEnds(start, start + long, 'fr');
	expect(from).toMatch(expected);
	expect(to).not.toBe(from);
});
