// @vitest-environment jsdom
// @vitest-environment-options {"url": "https://forum.example/viewtopic.php?t=42&start=20"}
import {afterEach, describe, expect, test, vi} from 'vitest';
import {postsFor} from '../../content-scripts/thread-posts';
import type {Editor} from '../../src/forums/forum';
import {phpbb} from '../../src/forums/phpbb';
import {threadHtml} from '../cli/thread-html';

// Later posts bear earlier hours, so that an order by time would be told from one by page.
const post = (id: number) => ({
	id,
	author: 'Aria',
	authorId: 57,
	time: `2026-08-22T${String(23 - id).padStart(2, '0')}:00:00Z`,
	html: 'Texte.',
});
const pages: Readonly<Record<number, readonly number[]>> = {1: [1, 2], 2: [3, 4], 3: [5, 6], 4: [6, 7]};
const editor = {field: document.createElement('textarea'), use: 'reply'} as unknown as Editor;

afterEach(() => vi.unstubAllGlobals());

async function read(page: number, of: number) {
	const asked: number[] = [];
	vi.stubGlobal('fetch', async (url: URL) => {
		const number = Number(url.searchParams.get('start') ?? 0) / 10 + 1;
		asked.push(number);
		return new Response(threadHtml(pages[number]!.map(post), number, of), {
			headers: {'content-type': 'text/html; charset=utf-8'},
		});
	});
	document.documentElement.innerHTML = threadHtml(pages[page]!.map(post), page, of);
	const url = new URL(`https://forum.example/viewtopic.php?t=42&start=${(page - 1) * 10}`);
	const ports = {reader: {now: Date.parse('2026-08-23T12:00:00Z'), offsetAt: () => 0}, signal: new AbortController().signal};
	const posts = await postsFor({page: {url, root: document}, forum: phpbb, ports} as never, editor);
	return {asked, ids: posts.map(({id}) => Number(id))};
}

describe('the posts that what is opened at an editor reads', () => {
	test.each([
		['the first page of one', 1, 1, [], [1, 2]],
		['the first of three: the last two come after it', 1, 3, [2, 3], [1, 2, 3, 4, 5, 6]],
		['the last of three: the one before it comes first', 3, 3, [2], [3, 4, 5, 6]],
		['the last but one', 2, 3, [3], [3, 4, 5, 6]],
		['a post that stands on two pages is one', 4, 4, [3], [5, 6, 7]],
	] as const)('%s', async (_, page, of, asked, ids) => expect(await read(page, of)).toEqual({asked, ids}));
});
