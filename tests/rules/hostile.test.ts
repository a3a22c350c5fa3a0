import {readdirSync, readFileSync} from 'node:fs';
import * as v from 'valibot';
import {describe, expect, test} from 'vitest';
import {checkBook} from '../../src/rules/check/check';
import {readBook, readBookText} from '../../src/rules/check/read-book';
import {sayBook} from '../../src/rules/check/say';
import {checkWhole} from '../../src/rules/check/whole';
import {rulebook} from '../../src/rules/contract/rulebook';
import {nearest} from '../../src/shared/nearest';

const bare = {osselet: 1, id: 'probe', version: '1.0.0', name: 'Probe', source: {title: 'Probe', licence: 'CC0-1.0'}};
const many = <Piece>(count: number, make: (index: number) => Piece) => Array.from({length: count}, (_, index) => make(index));
const derived = (count: number, formula: (index: number) => string) => ({
	...bare,
	derived: many(count, index => ({id: `d${index}`, name: 'd', formula: formula(index)})),
});

test('entry by entry, a game aboard reads as the library reads it whole', () => {
	for (const name of readdirSync('src/books').filter(name => name.endsWith('.json'))) {
		const value: unknown = JSON.parse(readFileSync(`src/books/${name}`, 'utf8'));
		const read = readBook(value);
		expect(read.ok && read.value, name).toEqual(v.parse(rulebook, value));
	}
});

/** What a stranger may send, and the first thing that is said of it. Each takes a part of a second at most on a busy machine. */
const hostile: readonly (readonly [name: string, book: object, code: string])[] = [
	['1,500 stats without anything', {...bare, stats: many(1500, () => ({}))}, 'book/missing'],
	[
		'2,000 moves, each with four faults',
		{...bare, moves: many(2000, () => ({id: 'A', name: '', roll: {kind: 'sum', n: []}}))},
		'book/shape',
	],
	[
		'40,000 entries in 20 catalogues',
		{...bare, catalogues: many(20, index => ({id: `c${index}`, name: 'c', entries: many(2000, () => ({}))}))},
		'book/missing',
	],
	[
		'words that nearly are known ones',
		{...bare, stats: many(1500, index => ({id: `a${index}`, name: 'a', descritpion: 'a'}))},
		'book/unknown-key',
	],
	['2,000 names that nothing has', derived(2000, index => `@zz${index} + @y`), 'formula/unknown-name'],
	['a ring of 2,000', derived(2000, index => `@d${(index + 1) % 2000}`), 'book/cycle'],
	['a megabyte of formulas', derived(2000, () => many(149, () => '@x').join('+')), 'book/formulas'],
	[
		'ids that name nothing among 2,000',
		{
			...bare,
			skills: many(2000, index => ({id: `k${index}`, name: 'k', stat: `zz${index}`})),
			stats: many(2000, index => ({id: `s${index}`, name: 's'})),
		},
		'book/no-such',
	],
];

describe('a rulebook made to take long', () => {
	test.each(hostile)('%s is given up early', (_, book, code) => {
		const before = process.cpuUsage();
		const found = checkWhole(book);
		const {user} = process.cpuUsage(before);
		expect(!found.ok && found.error[0]!.problem.code).toBe(code);
		expect(!found.ok && found.error.length).toBeLessThanOrEqual(201);
		// A wide bound, so that a busy machine does not fail it: what took seconds before is what it guards against.
		expect(user / 1000).toBeLessThan(1000);
	});

	test('nesting without end is not even parsed', () => {
		expect(readBookText('['.repeat(900_000))).toMatchObject({ok: false, error: [{problem: {code: 'book/too-deep'}}]});
	});

	test('faults past the ones that are told are spoken of', () => {
		const read = readBook({...bare, stats: many(1500, () => ({}))});
		const last = read.ok ? undefined : read.error.at(-1)!;
		expect(last && sayBook(last.problem, 'en')).toBe('There are more: mend these 200 faults first.');
	});

	test('a long ring is named by its beginning and its end', () => {
		const read = readBook(derived(2000, index => `@d${(index + 1) % 2000}`));
		const [ring] = read.ok ? checkBook(read.value) : [];
		expect(ring?.problem.code === 'book/cycle' && ring.problem.names).toEqual([
			'd0',
			'd1',
			'd2',
			'd3',
			'd4',
			'd5',
			'd6',
			'd7',
			'd8',
			'd9',
			'…',
			'd0',
		]);
	});
});

describe('later versions', () => {
	const versions = (patch: object, version = '1.1.0') => ({
		...bare,
		stats: [{id: 'force', name: 'F'}],
		derived: [{id: 'garde', name: 'G', formula: '@force'}],
		versions: [{version, notes: 'n', patch: [patch]}],
	});
	test.each([
		[
			'a path that leads nowhere',
			versions({op: 'set', path: 'stats.forse.max', value: 3}),
			'versions[0].patch[0]',
			'book/patch-path',
		],
		[
			'a stat taken away that a formula reads',
			versions({op: 'remove', path: 'stats.force'}),
			'1.1.0 derived[0].formula',
			'formula/unknown-name',
		],
		['a value of the wrong kind', versions({op: 'set', path: 'stats.force.max', value: []}), '1.1.0 stats[0].max', 'book/shape'],
		['an older number', versions({op: 'remove', path: 'derived.garde'}, '0.9.0'), 'versions[0].version', 'book/version-order'],
	])('%s is told with the version', (_, book, path, code) => {
		const found = checkWhole(book);
		expect(!found.ok && found.error.map(fault => [fault.path, fault.problem.code])).toEqual([[path, code]]);
	});

	test('what fits is no fault', () => expect(checkWhole(versions({op: 'set', path: 'stats.force.max', value: 3})).ok).toBe(true));
});

test.each([
	['letters swapped', 'forec', ['force', 'finesse'], 'force'],
	['an accent left out', 'perspicacite', ['perspicacité'], 'perspicacité'],
	['capitals', 'FORCE', ['force'], 'force'],
	['a letter more', 'forcee', ['force'], 'force'],
	['too far', 'zzz', ['force'], undefined],
	['a long name that differs by five letters', 'abcdefghijklmnopqrst', ['abcdefghijklmno'], undefined],
])('nearest: %s', (_, name, known, found) => expect(nearest(name, known)).toBe(found));
