import {describe, expect, test} from 'vitest';
import {osselet} from './run';

const bare = {osselet: 1, id: 'probe', version: '1.0.0', name: 'Probe', source: {title: 'Probe', licence: 'CC0-1.0'}};
const sheet = '{"made": true}';
const run = (book: string | Uint8Array, ...args: readonly string[]) => osselet(args, {'livre.json': book, 'fiche.json': sheet});

describe('a file that is no rulebook at all cannot be read: exit 2, a sentence, nothing on standard output', () => {
	test.each([
		['an empty file', '', 'livre.json: this is not JSON'],
		['half a file', '{"osselet": 1,', 'livre.json: this is not JSON'],
		['zeros', new Uint8Array(50), 'livre.json: this is not text'],
		['UTF-16 without its mark', Uint8Array.from(Buffer.from(JSON.stringify(bare), 'utf16le')), 'this is not text'],
		['more than any file', new Uint8Array([0x5b]), 'not JSON'],
	])('%s', async (_, book, sentence) => {
		for (const args of [
			['check', 'livre.json'],
			['sheet', 'livre.json', 'fiche.json'],
		]) {
			const {code, out, err} = await run(book, ...args, '--json');
			expect([code, out]).toEqual([2, '']);
			expect(err).toContain(sentence);
		}
	});

	test('a file that is not there', async () => {
		const {code, err} = await osselet(['check', 'nulle-part.json']);
		expect([code, err]).toEqual([2, 'osselet: nulle-part.json: cannot be read (ENOENT).\n']);
	});
});

test('UTF-16 with its mark is text like any other', async () => {
	const {code} = await run(Uint8Array.from([0xff, 0xfe, ...Buffer.from(JSON.stringify(bare), 'utf16le')]), 'check', 'livre.json');
	expect(code).toBe(0);
});

describe('a rulebook with faults: `check` lists them and exits 1, nothing is played with it', () => {
	const deep = `{"osselet": 1, "description": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
	test.each([
		['a number', '7', '(file)', 'Expected Object; found 7'],
		['a list', '[]', '(file)', 'Expected Object; found Array'],
		['a word too many', JSON.stringify({...bare, trakcs: []}), 'trakcs', 'Did you mean “tracks”?'],
		['a prototype’s name as id', JSON.stringify({...bare, stats: [{id: 'constructor', name: 'C'}]}), 'stats[0].id', 'Expected'],
		['a prototype’s name as key', '{"osselet": 1, "__proto__": {"a": 1}}', '__proto__', 'does not exist here'],
		[
			'a number past all bounds',
			JSON.stringify({...bare, tracks: [{id: 'pv', name: 'PV', max: 1e300}]}),
			'tracks[0].max',
			'Expected',
		],
		[
			'a million entries',
			`{"stats": [${'0,'.repeat(1_000_000)}0]}`,
			'(file)',
			'This file is too big (2000014 characters, 1000000 at most)',
		],
		['ten thousand entries', `{"stats": [${'0,'.repeat(10_000)}0]}`, 'stats', 'Too many elements (10001, 2000 at most)'],
		['nesting without end', deep, '(file)', 'Too many levels'],
		[
			'a formula that explodes',
			JSON.stringify({...bare, derived: [{id: 'a', name: 'A', formula: '('.repeat(200) + '1' + ')'.repeat(200)}]}),
			'derived[0].formula',
			'Too many brackets',
		],
		['a value of itself', JSON.stringify({...bare, derived: [{id: 'a', name: 'A', formula: '@a + 1'}]}), 'a', 'a → a'],
	])('%s', async (_, book, place, sentence) => {
		const {code, json, err} = await run(book, 'check', 'livre.json', '--json');
		expect([code, err]).toEqual([1, '']);
		const {faults} = json as {readonly faults: readonly {readonly path: string; readonly text: string}[]};
		const told = faults.find(({path}) => path === place || path.startsWith(`${place}[`));
		expect(told?.text, JSON.stringify(faults)).toContain(sentence);

		const played = await run(book, 'sheet', 'livre.json', 'fiche.json', '--json');
		expect([played.code, played.out]).toEqual([2, '']);
		expect(played.err).toContain('osselet check livre.json');
	});
});

describe('a sheet made to harm', () => {
	const game = {
		...bare,
		stats: [{id: 'force', name: 'F'}],
		derived: [
			{id: 'carre', name: 'C', formula: Array.from({length: 40}, () => '@force').join(' * ')},
			{id: 'part', name: 'P', formula: '10 / @force'},
		],
		tracks: [{id: 'pv', name: 'PV', max: '@carre'}],
	};
	const value = (sheetText: string) =>
		osselet(['sheet', 'livre.json', 'fiche.json', '--json'], {'livre.json': JSON.stringify(game), 'fiche.json': sheetText});

	test.each([
		['a huge number', '{"stats": {"force": 1000000000}, "made": true}'],
		['a number at the edge of numbers', '{"stats": {"force": 1e308}, "made": true}'],
		['a prototype’s name', '{"stats": {"__proto__": 5, "force": 1}, "made": true}'],
		['nothing to divide by', '{"stats": {"force": 0}, "made": true}'],
	])('%s gives numbers all the same', async (_, text) => {
		const {out, code} = await value(text);
		expect(code).toBeLessThan(2);
		expect(out).not.toMatch(/null|NaN|Infinity/);
	});

	test.each([
		['a number that is none', '{"stats": {"force": 1e999}}', 'stats.force: expected'],
		['a text for a number', '{"stats": {"force": "5"}}', 'stats.force: expected number, found "5"'],
		['a number for a list', '{"lists": {"liens": 5}}', 'lists.liens: expected Array, found 5'],
		['a word too many', '{"statss": {}}', 'statss: expected never'],
		['a list', '[]', '(file): expected Object, found Array'],
		['an export without a sheet', '{"format": "osselet-sheets", "sheets": []}', 'holds 0 sheets; exactly one is wanted'],
	])('%s is refused with its place', async (_, text, sentence) => {
		const {code, err, out} = await value(text);
		expect([code, out]).toEqual([2, '']);
		expect(err).toContain(sentence);
	});
});
