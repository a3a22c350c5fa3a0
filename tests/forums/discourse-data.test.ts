import {describe, expect, test} from 'vitest';
import {data} from '../../src/forums/discourse-data';
import type {Page} from '../../src/forums/forum';
import {doms, openCase, readerAt} from './shelf';

const S1 = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
const {page} = openCase('discourse', 'scrolled', 'jsdom');
const {page: inFolder} = openCase('discourse', 'guest', 'jsdom');
const tools = {
	page,
	reader: readerAt('2026-11-29T20:55:00Z', 'Europe/Paris'),
	parse: (html: string) => doms.jsdom(html, page.url.href),
};
const read = (value: unknown, n = 1) => data.read(typeof value === 'string' ? value : JSON.stringify(value), n, tools);

describe('The address of a piece', () => {
	test.each<[string, string, Page, string | undefined]>([
		['of the topic’s page', 'https://disc.example/t/la-tour-du-guet/12', page, 'https://disc.example/t/12.json?page=3'],
		['opened at a post', 'https://disc.example/t/la-tour-du-guet/12/45', page, 'https://disc.example/t/12.json?page=3'],
		['without a title', 'https://disc.example/t/12', page, 'https://disc.example/t/12.json?page=3'],
		['without a title, opened at a post', 'https://disc.example/t/12/45', page, 'https://disc.example/t/12.json?page=3'],
		['whose title begins with a number', 'https://disc.example/t/4-tours/12', page, 'https://disc.example/t/12.json?page=3'],
		['in a folder', 'https://disc.example/forum/t/x/12', inFolder, 'https://disc.example/forum/t/12.json?page=3'],
		['of another host', 'https://ailleurs.example/t/x/12', page, undefined],
		['of no topic', 'https://disc.example/latest', page, undefined],
	])('%s', (_odd, of, on, address) => {
		expect(data.url(new URL(of), on, 3)?.href).toBe(address);
	});
});

const post = {
	id: 902,
	username: 'bastien',
	user_id: 57,
	topic_id: 12,
	post_number: 2,
	created_at: '2026-11-28T21:10:04.123Z',
	updated_at: '2026-11-28T21:11:00.000Z',
	version: 1,
	cooked: `<p>Nerfs : <strong>11</strong><br>\n${S1}</p>`,
};
const topic = (...posts: unknown[]) => ({
	post_stream: {posts, stream: Array.from({length: 41}, (_, index) => 900 + index)},
	chunk_size: 20,
});

describe('A piece', () => {
	test('gives its posts as a page would', () => {
		const quote = (of: number) =>
			`<aside class="quote" data-post="2" data-topic="${of}"><div class="title">bastien:</div><blockquote><p>Non.</p></blockquote></aside><p>Si.</p>`;
		const piece = read(
			topic(
				post,
				{...post, id: 903, post_number: 3, user_id: -1, version: 2, cooked: quote(12)},
				{...post, id: 904, post_number: 4, cooked: quote(13)},
			),
			2,
		);
		expect(piece).toMatchObject({
			page: 2,
			pages: 3,
			posts: [
				{
					ok: true,
					value: {
						id: '902',
						anchor: 'p902',
						author: 'bastien',
						authorId: '57',
						time: {at: 1_795_900_204_123, kind: 'machine'},
						edited: undefined,
					},
				},
				{
					ok: true,
					value: {id: '903', authorId: undefined, edited: {time: {at: 1_795_900_260_000}}, quotations: [{source: '902'}]},
				},
				{ok: true, value: {id: '904'}},
			],
		});
		const texts = piece?.posts.map(each => each.ok && [each.value.body.text, each.value.quotations.map(one => one.text.text)]);
		expect(texts).toEqual([
			[`Nerfs : 11\n${S1}`, []],
			['Si.', ['Non.']],
			['Si.', ['Non.']],
		]);
		expect(piece?.posts[2]).not.toHaveProperty('value.quotations.0.source');
	});

	test.each([
		['without text', {...post, cooked: null}, {code: 'page/no-text', post: '902'}],
		['without a number', {...post, id: null}, {code: 'page/no-text', post: ''}],
		['without an author', {...post, username: null}, {code: 'page/no-author', post: '902'}],
		['that is none', 7, {code: 'page/no-text', post: ''}],
	])('keeps the place of a post %s', (_odd, broken, error) => {
		expect(read(topic(broken, post))?.posts).toMatchObject([{ok: false, error}, {ok: true}]);
	});

	test.each([
		['that is a page', '<!doctype html><title>Erreur</title>'],
		['of nothing', 'null'],
		['of a list', []],
		['without posts', {post_stream: {stream: []}}],
		['without the numbers of all', {post_stream: {posts: [post]}}],
	])('is refused %s', (_odd, value) => {
		expect(read(value)).toBeUndefined();
	});
});
