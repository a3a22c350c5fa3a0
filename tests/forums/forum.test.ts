import {describe, expect, test} from 'vitest';
import type {Page, PageProblem} from '../../src/forums/forum';
import {forumFor, forums} from '../../src/forums/index';
import {addressOn, parameter} from '../../src/forums/links';
import {phpbb} from '../../src/forums/phpbb';
import {sayPage} from '../../src/forums/say';
import {known} from '../../src/forums/signs';
import {smf} from '../../src/forums/smf';
import {doms, openCase, readerAt} from './shelf';

const pageOf = (html: string, address = 'https://forum.example/jeu/page.php'): Page => ({
	url: new URL(address),
	root: doms.jsdom(`<!doctype html><html><head></head>${html}</html>`, address),
});

describe('forumFor', () => {
	test.each([
		['nothing to read and nowhere to write', '<body><p>1d20+5 = 11</p></body>', undefined],
		['Forumactif’s copy of prosilver', '<body id="phpbb"><textarea name="message"></textarea></body>', 'plain'],
		['a field that is not shown', '<body><div style="display:none"><textarea></textarea></div></body>', undefined],
		[
			'a field under the first versions of SCEditor, which stand behind it',
			'<body><textarea style="display: none"></textarea><div class="sceditor-container"><textarea></textarea></div></body>',
			'plain',
		],
		['only the editor laid over a field', '<body><div class="sceditor-container"><textarea></textarea></div></body>', undefined],
		[
			'a post on SMF that carries the marks of MyBB',
			'<body id="chrome" class="action_x"><td id="posts_container"></td></body>',
			'smf',
		],
		[
			'a post on phpBB that carries them',
			'<body id="phpbb" class="section-viewtopic"><p id="copyright"><a href="//mybb.com">x</a></p></body>',
			'phpbb',
		],
	])('%s', (_odd, body, id) => {
		expect(forumFor(pageOf(body))?.id).toBe(id);
	});

	test('has signs and a file for each, without repeats', () => {
		const ids = forums.map(({id}) => id).sort();
		expect([...known.map(({id}) => id), 'plain'].sort()).toEqual(ids);
		expect(new Set(ids).size).toBe(ids.length);
	});
});

describe('Addresses on a page', () => {
	const page = pageOf('<body></body>');
	const BASE = '<base href="https://forum.example/autre/">';
	test.each([
		['relative', './viewtopic.php?t=4', 'https://forum.example/jeu/viewtopic.php?t=4'],
		['from the root', '/x?p=1#p1', 'https://forum.example/x?p=1#p1'],
		['of another host', 'https://ailleurs.example/viewtopic.php?t=4', undefined],
		['of another host, without a scheme', '//ailleurs.example/x', undefined],
		['of another port', 'https://forum.example:8443/x', undefined],
		['of a lesser scheme', 'http://forum.example/x', undefined],
		['with a name before the host', 'https://forum.example@ailleurs.example/x', undefined],
		['a script', 'javascript:alert(1)', undefined],
		['data', 'data:text/html,x', undefined],
		['none', 'https://', undefined],
		['missing', null, undefined],
	])('%s', (_odd, address, href) => {
		expect(addressOn(page, address)?.href).toBe(href);
	});
	test.each([
		['a base in the head', `<head>${BASE}</head><body></body>`, 'https://forum.example/autre/x.php'],
		[
			'the page, whatever a post holds',
			`<head></head><body><div class="post">${BASE}</div></body>`,
			'https://forum.example/jeu/x.php',
		],
	])('are relative to %s', (_odd, html, href) => {
		for (const open of Object.values(doms)) {
			const root = open(`<!doctype html><html>${html}</html>`, page.url.href);
			expect(addressOn({url: page.url, root}, 'x.php')?.href).toBe(href);
		}
	});
	test.each([
		['?topic=4.0;msg=7', 'msg', '7'],
		['?a=1&t=2&t=3', 't', '2'],
		['index.php?action=profile;u=3#x', 'u', '3'],
		['?tt=1', 't', undefined],
		['', 't', undefined],
	])('%s has %s', (address, name, value) => {
		expect(parameter(address, name)).toBe(value);
	});
});

describe('pageUrl', () => {
	test.each([
		['phpbb', 'thread'],
		['mybb', 'thread'],
		['smf', 'thread'],
	])('of %s leads to the thread itself, for whole numbers alone', (id, name) => {
		const {page} = openCase(id, name, 'linkedom');
		const thread = forumFor(page)?.readThread(page);
		for (const n of [1, 2, 3]) expect(thread?.pageUrl(n)?.origin).toBe(page.url.origin);
		for (const n of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9]) expect(thread?.pageUrl(n)).toBeUndefined();
	});

	test('of a list whose links lead elsewhere is unknown', () => {
		const page = pageOf(
			`<body id="phpbb" class="section-viewtopic"><h2 class="topic-title"><a href="./viewtopic.php?t=4">x</a></h2>
			<div class="pagination"><ul><li class="active"><span>1</span></li><li><a href="https://ailleurs.example/?start=5">2</a></li></ul></div></body>`,
		);
		expect(phpbb.readThread(page)?.pageUrl(2)).toBeUndefined();
	});

	test('a page number that no thread has does not count', () => {
		const page = pageOf(
			`<body id="chrome" class="action_display"><div id="forumposts"></div><div class="pagelinks">
			<a class="nav_page" href="/jeu/index.php?topic=4.5">99999999999</a></div></body>`,
		);
		expect(smf.readThread(page)).toMatchObject({page: 1, pages: 1});
	});
});

describe('openPosts', () => {
	test('reads an element again as it stands', () => {
		const {page, reader} = openCase('phpbb', 'thread', 'jsdom');
		const {elements, read} = phpbb.openPosts(page, reader);
		const first = elements[0];
		if (!first) throw new TypeError('The page has no posts');
		const before = read(first);
		first.querySelector('.content')?.replaceChildren('Rewritten.');
		expect(before.ok && before.value.body.text).toContain('Je pousse');
		expect(read(first)).toMatchObject({ok: true, value: {body: {text: 'Rewritten.'}}});
	});

	test('finds a post that came without navigation', () => {
		const {page, reader} = openCase('mybb', 'thread', 'jsdom');
		const mybb = forumFor(page);
		const last = page.root.querySelector('#post_65');
		const added = last?.cloneNode(true) as Element;
		added.id = 'post_70';
		last?.after(added);
		expect(mybb?.readPosts(page, reader).map(post => post.ok && post.value.id)).toEqual(['62', '63', '65', '70']);
	});

	test('a plain page has no posts', () => {
		const {page} = openCase('plain', 'blog', 'jsdom');
		expect(forumFor(page)?.readPosts(page, readerAt('2026-11-29T20:43:00Z', 'UTC'))).toEqual([]);
	});
});

const problems: {readonly [Code in PageProblem['code']]: Extract<PageProblem, {code: Code}>} = {
	'page/no-author': {code: 'page/no-author', post: 'p7'},
	'page/no-text': {code: 'page/no-text', post: 'p7'},
	'page/open-edit': {code: 'page/open-edit', post: 'p7'},
	'page/not-drawn': {code: 'page/not-drawn', post: 'p7'},
	'page/unknown-forum': {code: 'page/unknown-forum', url: 'https://forum.example/p7'},
	'page/no-thread': {code: 'page/no-thread', url: 'https://forum.example/p7'},
};
test.each(Object.values(problems))('$code is said in both languages, with its place', problem => {
	expect(sayPage(problem, 'fr')).toContain('p7');
	expect(sayPage(problem, 'en')).toContain('p7');
	expect(sayPage(problem, 'fr')).not.toBe(sayPage(problem, 'en'));
});
