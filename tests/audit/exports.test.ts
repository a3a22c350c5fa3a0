import {execFileSync} from 'node:child_process';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {csvOf, rowsOf} from '../../src/audit/csv';
import {jsonOfReport} from '../../src/audit/json';
import {columnWords} from '../../src/shared/words/audit-rolls';
import {audit, gm, post, sealed, thread} from './a-thread';

// What can be taken away of a report, read by a program that is not ours: Python's own reader of such files, which needs no package.

// Another program is started.
const SLOW = 60_000;
const MARK = '\ufeff';

/** Rows of a file as Python reads them; it finds out by itself what parts the cells where no part is given. */
function readByPython(text: string, part?: string): readonly (readonly string[])[] {
	const program = `
import csv, io, json, sys
text = sys.stdin.buffer.read().decode('utf-8-sig')
part = ${JSON.stringify(part ?? '')} or csv.Sniffer().sniff(text.split('\\r\\n')[0]).delimiter
print(json.dumps(list(csv.reader(io.StringIO(text, newline=''), delimiter=part, strict=True))))`;
	return JSON.parse(execFileSync('python3', ['-c', program], {input: text, encoding: 'utf8'}));
}

const S = sealed();
const odd = 'Élodie « la Grise » ; d’Œuf, "reine"';
const report = audit(
	thread([
		[
			gm(1, 'La nuit tombe.', {time: '20:00'}),
			post(11, `Aria, Saut – 1d20 + 5 ${S}`, {author: odd}),
			post(12, `=HYPERLINK("x"), tab\there – 1d20 + 5 = −3 ${S}`, {author: '=1+1', member: '7'}),
		],
	]),
);
const iso = (at: number) => new Date(at).toISOString();

describe.each(['fr', 'en'] as const)('the table of rolls, in %s', lang => {
	const rows = rowsOf(report, () => undefined, lang, iso);
	const read = readByPython(MARK + csvOf(rows, lang));

	test('has one row a roll under one of titles, all of one length, accents whole', () => {
		expect(read).toHaveLength(3);
		expect(read[0]).toEqual(Object.values(columnWords[lang]));
		expect(new Set(read.map(row => row.length)).size).toBe(1);
		expect(read[1]![1]).toBe(odd);
	});

	test('tells moments as a spreadsheet knows them', () => {
		expect(read[1]![3]).toBe('2026-08-22 21:33');
		expect(read[0]![3]).toMatch(/\(UTC\)$/);
	});

	test('holds nothing that a spreadsheet works out: neither names nor lines', () => {
		expect(read[2]![1]).toBe("'=1+1");
		for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+@]|^-[^0-9]/);
	});
});

test(
	'any cells come back as they went, whatever they hold',
	() => {
		const cells = fc.string({unit: fc.constantFrom(...'ab ;,"\n\r\tœ’«−'), maxLength: 8});
		const wanted = fc.sample(fc.array(cells, {minLength: 3, maxLength: 3}), 200);
		for (const [lang, part] of [
			['fr', ';'],
			['en', ','],
		] as const) {
			const text = csvOf(wanted, lang);
			const read = readByPython(text, part);
			// A tab or a line break at the very beginning is held like a formula.
			expect(read).toEqual(wanted.map(row => row.map(cell => (/^[\t\r\n]/.test(cell) ? `'${cell}` : cell))));
		}
	},
	SLOW,
);

test(
	'the document is JSON that says as much as the table, with every finding in words',
	() => {
		const text = JSON.stringify(jsonOfReport(report, () => undefined, 'fr', iso));
		const program =
			'import json, sys; d = json.load(sys.stdin); print(json.dumps([len(d["rolls"]), len(d["findings"]), d["rolls"][0]["author"]]))';
		const [rolls, findings, author] = JSON.parse(execFileSync('python3', ['-c', program], {input: text, encoding: 'utf8'}));
		expect([rolls, findings, author]).toEqual([2, report.findings.length, odd]);
		expect(report.findings.length).toBeGreaterThan(0);
		expect(JSON.parse(text).findings.every(({text: told}: {text: string}) => told.length > 10)).toBe(true);
	},
	SLOW,
);
