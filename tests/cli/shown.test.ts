import {expect, test} from 'vitest';
import {documentOf} from '../../src/cli/page';
import {generalise} from '../../src/forums/generalise';
import {expected, homeMade} from '../forums/home-made';
import {readerAt} from '../forums/shelf';
import {osselet} from './run';

/** A page of somebody's own making, and the file that the popup exports once he has shown it. */
const [where] = Object.values(homeMade);
const page = {url: new URL(where!.url), root: documentOf(where!.html)};
const find = (css: string) => page.root.querySelector(css)!;
const made = generalise(page, readerAt('2026-11-29T20:00:00Z', 'Europe/Paris'), {
	content: [find(where!.content)],
	author: [find(where!.author)],
	time: [find(where!.time)],
	field: find(where!.field),
});
const file = made.ok ? JSON.stringify(made.value) : '';
const files = {'page.html': where!.html, 'forum.json': file};

test.each(['read', 'verify', 'audit'])('%s takes a forum that was shown', async command => {
	const {json, code} = await osselet([command, 'page.html', '--url', where!.url, '--forum', 'forum.json', '--json'], files);
	const told = json as {forum?: string; posts?: readonly object[]; pages?: readonly {forum: string}[]};
	expect(told.forum ?? told.pages?.[0]?.forum).toBe('shown');
	if (told.posts) expect(told.posts).toMatchObject(expected.map(({id, author, text}) => ({id, author, text})));
	if (command === 'read') expect(code).toBe(0);
});

test('a page of another board stays unknown', async () => {
	const {json, code} = await osselet(
		['read', 'page.html', '--url', 'https://elsewhere.example/t/1', '--forum', 'forum.json', '--json'],
		files,
	);
	expect(json).toMatchObject({forum: null, posts: []});
	expect(code).toBe(1);
});

test.each([
	['no JSON', '{', /forum\.json/],
	['no forum', '{"osselet": "sheet"}', /forum\.json.*osselet/],
	['a selector that looks about', file.replace(/"post":"[^"]*"/, '"post":"div:has(b)"'), /forum\.json.*post/],
])('a file that is %s is refused by its place', async (_, text, why) => {
	const {err, code} = await osselet(['read', 'page.html', '--url', where!.url, '--forum', 'forum.json'], {
		...files,
		'forum.json': text,
	});
	expect([code, err]).toEqual([2, expect.stringMatching(why)]);
});
