import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {checkBook} from '../../src/rules/check/check';
import {readBookText} from '../../src/rules/check/read-book';
import {sayBook} from '../../src/rules/check/say';

const shelf = new URL('../../src/books/', import.meta.url);
const files = readdirSync(shelf).filter(name => name.endsWith('.json'));

describe('every game aboard', () => {
	test.each(files)('%s has no fault', name => {
		const read = readBookText(readFileSync(new URL(name, shelf), 'utf8'));
		const faults = read.ok ? checkBook(read.value) : read.error;
		expect(faults.map(({path, problem}) => `${path}: ${sayBook(problem, 'en')}`)).toEqual([]);
	});

	test.each(files)('%s is called by its id', name => {
		const read = readBookText(readFileSync(new URL(name, shelf), 'utf8'));
		expect(read.ok && `${read.value.id}.json`).toBe(name);
	});
});
