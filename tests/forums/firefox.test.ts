import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

// Firefox shows a page's objects to scripts of extensions through a wall that lets no iterator of pairs through: one over an address's parameters, a form's
// data or headers is “not iterable” there, and nowhere else (Mozilla's bug 1023984).

const PAIRS =
	/(?:searchParams|\b[fF]ormData|\b[hH]eaders)\)?\.(?:keys|values|entries)\(|(?:\bof|\.\.\.|Array\.from\(|fromEntries\()\s*[\w.]*(?:searchParams|[fF]ormData|[hH]eaders)\b(?!\.)/;
const filesIn = (folder: string): readonly string[] =>
	readdirSync(folder, {recursive: true, withFileTypes: true})
		.filter(file => file.isFile() && /\.tsx?$/.test(file.name))
		.map(file => `${file.parentPath}/${file.name}`);

test.each([
	['[...url.searchParams.keys()]', true],
	['for (const [name] of url.searchParams)', true],
	['Object.fromEntries(formData)', true],
	['url.searchParams.get(name)', false],
	['[...posts.keys()]', false],
])('%s is such an iterator: %s', (code, such) => {
	expect(PAIRS.test(code)).toBe(such);
});

test('Page scripts go over no pairs of the page’s objects', () => {
	const files = ['content-scripts', 'src/forums', 'src/panel', 'src/badge'].flatMap(filesIn);
	expect(files.filter(file => PAIRS.test(readFileSync(file, 'utf8')))).toEqual([]);
});
