import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {browserNames} from './lib/browser';
import {openTable, type Table} from './lib/table';
import {type MainJob, playMainJob} from './main-job';

describe.each(browserNames)('the main job in %s', name => {
	let table: Table;
	let seen: MainJob;
	beforeAll(async () => {
		table = await openTable();
		seen = await playMainJob(table, name, line => console.log(line));
	}, 240_000);
	afterAll(() => table?.leave());

	test('the post reads well without us: who, dice, total in words, then the string', () => {
		expect(seen.source).toMatch(/^Corvin, Tir – 1d20 \+ 4 [^\n]*= \d+ oss1-i-/m);
		expect(seen.source).toMatch(/^Corvin, Dégâts – 2d6, [^\n]*oss1-s-/m);
	});

	test('a reader elsewhere sees both marks, the sealed one counting down', () => {
		expect(seen.waiting).toHaveLength(2);
		expect(seen.waiting[1]).toMatch(/tirage (à|dans)/);
	});

	test('the sealed roll resolves in place to the dice of the command line', () => {
		expect(seen.told).toHaveLength(2);
		for (const [place, {total}] of seen.told.entries()) {
			expect(total).not.toBeNull();
			expect(seen.resolved[place]).toContain(String(total));
		}
	});

	test('one digit typed over turns the mark and leaves the other', () => {
		expect(seen.typedOver[0]).toMatch(/le message dit/);
		expect(seen.typedOver[1]).not.toMatch(/le message dit/);
	});
});
