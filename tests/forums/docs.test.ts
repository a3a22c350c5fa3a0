import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {forums} from '../../src/forums/index';
import {type EditorName, editorNames, sourceFields} from '../forum/editor-pages';
import {casesOf, type Expected} from './shelf';

const document = readFileSync('docs/forums.md', 'utf8');

/** The table under a line of titles: a row is its cells by title. */
function tableUnder(titles: string): readonly Readonly<Record<string, string>>[] {
	const lines = document.slice(document.indexOf(titles)).split('\n');
	const cellsOf = (line: string) =>
		line
			.slice(1, -1)
			.split('|')
			.map(cell => cell.trim());
	const names = cellsOf(lines[0]!);
	const rows = lines.slice(
		2,
		lines.findIndex(line => !line.startsWith('|')),
	);
	return rows.map(line => Object.fromEntries(cellsOf(line).map((cell, at) => [names[at] ?? '', cell])));
}

const rows = tableUnder('| forum | file |');
const shownBy = tableUnder('| column | shown by |');
const fileOf = (row: Readonly<Record<string, string>>): string => row.file?.replaceAll('`', '') ?? '';
const testsIn = (cell: string): readonly string[] => Array.from(cell.matchAll(/`(tests\/[\w/.-]+\.ts)`/g), ([, path]) => path!);

type Post = Readonly<Record<string, unknown>>;
const expectedOf = (id: string): readonly Expected[] =>
	casesOf(id).map(name => JSON.parse(readFileSync(`tests/pages/${id}/${name}/expected.json`, 'utf8')) as Expected);
const inPosts = (found: (post: Post) => unknown) => (each: Expected) => each.posts.some(post => !('code' in post) && found(post));
/** What a saved page must be read as for a column to say something. */
const evidence: Readonly<Record<string, (expected: Expected) => boolean>> = {
	posts: inPosts(post => post.id),
	'author id': inPosts(post => post.authorId),
	time: inPosts(post => post.time),
	edited: inPosts(post => post.edited),
	quotes: inPosts(post => Array.isArray(post.quotations) && post.quotations.length > 0),
	pages: ({thread}) => Object.values(thread?.urls ?? {}).some(url => url !== null),
	editors: ({editors}) => editors.length > 0,
};
const says = (cell = ''): boolean => cell !== '' && !/^(?:none\b(?!, so)|unknown)/.test(cell);

test('Every forum has a row, and every row a forum', () => {
	expect([...new Set(rows.map(fileOf))].sort()).toEqual(forums.map(({id}) => String(id)).sort());
});

test('Every column is said to be shown by a test that exists', () => {
	const told = shownBy.flatMap(({column = ''}) => column.split(', '));
	const columns = Object.keys(rows[0]!).filter(name => !['forum', 'file', 'sure'].includes(name));
	expect(told.sort()).toEqual(columns.sort());
	for (const path of testsIn(document)) expect([path, existsSync(path)]).toEqual([path, true]);
});

describe.each(rows.map(row => [row.forum!, row] as const))('%s', (_, row) => {
	const id = fileOf(row);
	const pages = expectedOf(id);

	test.each(Object.keys(evidence))('what is said of %s stands on a saved page', column => {
		expect(pages.some(evidence[column]!)).toBe(says(row[column]));
	});

	test('a zone is told of a forum whose pages tell one', () => {
		expect(row.zone === '').toBe(id === 'plain');
	});

	test.each(['insert', 'undo'])('%s is tried on its pages, or said not to be', column => {
		const paths = testsIn(row[column] ?? '');
		for (const path of paths.filter(each => each.startsWith('tests/browsers/')))
			expect(readFileSync(path, 'utf8')).toMatch(new RegExp(`'${id}/|forum: '${id}'`));
		if (paths.length === 0) expect(row[column]).toBe('none seen');
	});

	test('output', () => {
		const kinds = {bbcode: 'BBCode', markdown: 'Markdown', html: 'HTML', plain: 'plain'};
		expect(row.output).toContain(kinds[forums.find(forum => forum.id === id)!.markup.kind]);
	});
});

describe('Every editor that is tried has a row, and every row one', () => {
	const called: Readonly<Record<string, EditorName>> = {
		'a plain field': 'textarea',
		'SCEditor 1 to 3': 'sceditor',
		'CKEditor 4': 'ckeditor4',
		'CKEditor 5': 'ckeditor5',
		TinyMCE: 'tinymce',
		Froala: 'froala',
		Quill: 'quill',
		Tiptap: 'tiptap',
		ProseMirror: 'prosemirror',
		Lexical: 'lexical',
		'any other editable element': 'bare',
	};
	const told = tableUnder('| editor | the line goes in by |').flatMap(row =>
		row.editor!.split(', ').map(name => [called[name], row['source mode']] as const),
	);

	test('and no two', () => {
		expect(told.map(([name]) => name).sort()).toEqual([...editorNames].sort());
	});

	test.each(told)('%s: a source mode is said where one is tried', (name, mode) => {
		expect(mode === 'its own field').toBe(name !== undefined && name in sourceFields);
	});
});
