import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {forums} from '../../src/forums/index';
import {casesOf, type Expected} from '../forums/shelf';
import {osselet} from './run';

type Told = {
	readonly forum: string | null;
	readonly posts: readonly Readonly<Record<string, unknown>>[];
	readonly problems: readonly object[];
};
type Post = Expected['posts'][number];

/** What does not hang on the zone of the machine that reads. */
const kept = ({id, author, authorId, text, forumRolls}: Post) => ({
	id,
	author,
	authorId,
	text,
	...(forumRolls ? {forumRolls} : {}),
});
const present = (post: Readonly<Record<string, unknown>>) =>
	Object.fromEntries(Object.entries(post).filter(([, value]) => value !== undefined));

/** The shelf keeps its pages in UTF-8; a server sends them as they declare. */
const served = (html: string): Uint8Array =>
	Buffer.from(html, /charset=iso-8859-1/i.test(html.slice(0, 2000)) ? 'latin1' : 'utf8');

describe.each(forums.map(({id}) => String(id)))('osselet read on the saved pages of %s', forum => {
	test.each(casesOf(forum))('%s', async name => {
		const folder = `tests/pages/${forum}/${name}`;
		const expected = JSON.parse(readFileSync(`${folder}/expected.json`, 'utf8')) as Expected;
		const page = served(readFileSync(`${folder}/page.html`, 'utf8'));
		const {json, code} = await osselet(['read', '-', '--url', expected.url, '--now', expected.now, '--json'], {'-': page});
		const told = json as Told;

		const readable = expected.posts.filter(post => !('code' in post));
		const problems = expected.posts.filter(post => 'code' in post);
		expect(told.forum).toBe(forum === 'plain' ? null : forum);
		expect(told.problems).toEqual(problems);
		expect(told.posts).toHaveLength(readable.length);
		readable.forEach((post, index) => expect(told.posts[index]).toMatchObject(present(kept(post))));
		expect(code).toBe(forum === 'plain' || problems.length > 0 ? 1 : 0);
	});
});
