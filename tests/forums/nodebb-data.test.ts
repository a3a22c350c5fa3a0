import {describe, expect, test} from 'vitest';
import type {Page} from '../../src/forums/forum';
import {data} from '../../src/forums/nodebb-data';
import {doms, openCase, readerAt} from './shelf';

const S1 = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
const {page} = openCase('nodebb', 'scrolled', 'jsdom');
const {page: inFolder} = openCase('nodebb', 'persona', 'jsdom');
const tools = {
	page,
	reader: readerAt('2026-11-29T20:55:00Z', 'Europe/Paris'),
	parse: (html: string) => doms.jsdom(html, page.url.href),
};
const read = (value: unknown, n = 1) => data.read(typeof value === 'string' ? value : JSON.stringify(value), n, tools);

describe('The address of a piece', () => {
	test.each<[string, string, Page, string | undefined]>([
		['of the topic’s page', 'https://node.example/topic/4/la-clairiere', page, 'https://node.example/api/topic/4'],
		['opened at a post', 'https://node.example/topic/4/la-clairiere/31', page, 'https://node.example/api/topic/4'],
		['without a title', 'https://node.example/topic/4', page, 'https://node.example/api/topic/4'],
		['in a folder', 'https://node.example/forum/topic/4/x', inFolder, 'https://node.example/forum/api/topic/4'],
		['of a topic of another server', 'https://node.example/topic/c9a1-7f', page, 'https://node.example/api/topic/c9a1-7f'],
		['of another host', 'https://ailleurs.example/topic/4', page, undefined],
		['of no topic', 'https://node.example/recent', page, undefined],
	])('%s', (_odd, of, on, address) => {
		expect(data.url(new URL(of), on, 3)?.href).toBe(address && `${address}?page=3&sort=oldest_to_newest`);
	});
});

const post = {
	pid: 330,
	uid: 2,
	timestamp: 1_795_899_215_716,
	edited: 0,
	content: `<p>Nerfs : <b>11</b><br>${S1}</p>`,
	user: {username: 'bastien'},
};
const topic = (...posts: unknown[]) => ({posts, pagination: {currentPage: 2, pageCount: 5}});

describe('A piece', () => {
	test('gives its posts as a page would', () => {
		const quoted = '<blockquote><p>bastien <a href="/post/330">a dit</a> :</p><p>Non.</p></blockquote><p>Si.</p><pre>x</pre>';
		const piece = read(topic(post, {...post, pid: 331, uid: 0, edited: 1_795_899_300_000, content: quoted}));
		expect(piece).toMatchObject({
			page: 2,
			pages: 5,
			posts: [
				{
					ok: true,
					value: {id: '330', anchor: 'p330', author: 'bastien', authorId: '2', time: {at: 1_795_899_215_716, kind: 'machine'}},
				},
				{
					ok: true,
					value: {id: '331', authorId: undefined, edited: {time: {at: 1_795_899_300_000}}, quotations: [{source: '330'}]},
				},
			],
		});
		const texts = piece?.posts.map(each => each.ok && each.value.body.text);
		expect(texts).toEqual([`Nerfs : 11\n${S1}`, 'Si.']);
		expect(piece?.posts[0]).toMatchObject({value: {edited: undefined}});
	});

	test.each([
		['without text', {...post, content: null}, {code: 'page/no-text', post: '330'}],
		['without a number', {...post, pid: null}, {code: 'page/no-text', post: ''}],
		['without an author', {...post, user: null}, {code: 'page/no-author', post: '330'}],
		['that is none', 7, {code: 'page/no-text', post: ''}],
	])('keeps the place of a post %s', (_odd, broken, error) => {
		expect(read(topic(broken, post))?.posts).toMatchObject([{ok: false, error}, {ok: true}]);
	});

	test.each([
		['that is a page', '<!doctype html><title>Erreur</title>'],
		['of nothing', 'null'],
		['of a list', []],
		['without posts', {pagination: {currentPage: 1, pageCount: 1}}],
		['without pages', {posts: [post]}],
		['whose pages are no numbers', {posts: [post], pagination: {currentPage: '1', pageCount: 1}}],
	])('is refused %s', (_odd, value) => {
		expect(read(value)).toBeUndefined();
	});
});
