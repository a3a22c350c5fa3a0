import {describe, expect, test} from 'vitest';
import {data} from '../../src/forums/flarum-data';
import type {Page} from '../../src/forums/forum';
import {doms, openCase, readerAt} from './shelf';

const S1 = 'oss1-s-1d20z2b5-r31543812-k1-9136c19a';
const {page} = openCase('flarum', 'scrolled', 'jsdom');
const {page: inFolder} = openCase('flarum', 'guest', 'jsdom');
const tools = {
	page,
	reader: readerAt('2026-11-29T20:55:00Z', 'Europe/Paris'),
	parse: (html: string) => doms.jsdom(html, page.url.href),
};
const read = (value: unknown, n = 1) => data.read(typeof value === 'string' ? value : JSON.stringify(value), n, tools);
const piece = (folder: string, topic: number, offset: number) =>
	`https://flarum.example${folder}/api/posts?filter[discussion]=${topic}&sort=number&page[offset]=${offset}&page[limit]=20`;

describe('The address of a piece', () => {
	test.each<[string, string, Page, number, string | undefined]>([
		['of the topic’s page', 'https://flarum.example/d/12-la-lanterne-rouge', page, 1, piece('', 12, 0)],
		['opened at a post', 'https://flarum.example/d/12-la-lanterne-rouge/45', page, 3, piece('', 12, 40)],
		['opened to answer', 'https://flarum.example/d/12-la-lanterne-rouge/reply', page, 2, piece('', 12, 20)],
		['without a title', 'https://flarum.example/d/12', page, 2, piece('', 12, 20)],
		['in a folder', 'https://flarum.example/jdr/d/9-x', inFolder, 2, piece('/jdr', 9, 20)],
		['of another host', 'https://ailleurs.example/d/12', page, 1, undefined],
		['of no topic', 'https://flarum.example/all', page, 1, undefined],
	])('%s', (_odd, of, on, n, address) => {
		expect(data.url(new URL(of), on, n)?.href).toBe(address);
	});
});

const user = {
	type: 'users',
	id: '57',
	attributes: {username: 'bastien', displayName: 'Bastien le Bref', slug: 'bastien'},
};
const about = {
	number: 2,
	contentType: 'comment',
	contentHtml: `<p>Nerfs : <strong>11</strong><br>\n${S1}</p>`,
	createdAt: '2026-11-28T21:10:04+00:00',
};
const post = (id: unknown, more: object = {}, by: unknown = '57') => ({
	type: 'posts',
	id,
	attributes: {...about, ...more},
	relationships: {user: {data: {type: 'users', id: by}}},
});
const answer = (...posts: unknown[]) => ({links: {}, data: posts, included: [user]});

describe('A piece', () => {
	test('gives its posts as a page would, and not what moderators did', () => {
		const quoted = '<blockquote><p><a class="PostMention" data-id="902">B</a> Non.</p></blockquote><p>Si.</p>';
		const seen = read(
			answer(
				post('902'),
				post('903', {contentType: 'discussionLocked', contentHtml: undefined}),
				post('904', {editedAt: '2026-11-28T22:00:00+00:00', contentHtml: quoted}),
			),
		);
		expect(seen).toMatchObject({
			page: 1,
			pages: 1,
			posts: [
				{
					ok: true,
					value: {
						id: '902',
						anchor: 'p902',
						author: 'Bastien le Bref',
						authorId: 'bastien',
						time: {at: Date.UTC(2026, 10, 28, 21, 10, 4), kind: 'machine'},
						edited: undefined,
						body: {text: `Nerfs : 11\n${S1}`},
					},
				},
				{
					ok: true,
					value: {
						id: '904',
						edited: {time: {at: Date.UTC(2026, 10, 28, 22)}},
						body: {text: 'Si.'},
						quotations: [{source: '902', text: {text: 'B Non.'}}],
					},
				},
			],
		});
	});

	test.each([
		['without text', post('902', {contentHtml: null}), {code: 'page/no-text', post: '902'}],
		['without a number', post(undefined), {code: 'page/no-text', post: ''}],
		['of a member who is gone', post('902', {}, '58'), {code: 'page/no-author', post: '902'}],
		['that is hidden', post('902', {isHidden: true}), {code: 'page/not-drawn', post: '902'}],
		['that is none', 7, {code: 'page/no-text', post: ''}],
	])('keeps the place of a post %s', (_odd, broken, error) => {
		expect(read(answer(broken, post('903')))?.posts).toMatchObject([{ok: false, error}, {ok: true}]);
	});

	const next = (topic: number) => ({
		links: {next: `https://flarum.example/api/posts?filter%5Bdiscussion%5D=${topic}&page%5Boffset%5D=40`},
	});
	test.each<[string, object, number, number | undefined]>([
		['where they are counted', {meta: {page: {total: 1204}}}, 2, 61],
		['where nothing comes after', {}, 3, 3],
		['by the page, where they are not counted', next(12), 2, 61],
		['and never fewer than come after', next(12), 61, 62],
		['not by the page of another topic', next(13), 2, undefined],
	])('tells how many there are %s', (_odd, more, n, pages) => {
		expect(read({...answer(post('902')), ...more}, n)?.pages).toBe(pages);
	});

	test.each([
		['that is a page', '<!doctype html><title>Erreur</title>'],
		['of nothing', 'null'],
		['of a list', []],
		['of an error', {errors: [{status: '404', code: 'not_found'}]}],
	])('is refused %s', (_odd, value) => {
		expect(read(value)).toBeUndefined();
	});
});
