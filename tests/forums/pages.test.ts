import {describe, expect, test} from 'vitest';
import type {Post, PostTime} from '../../src/forums/forum';
import {forumFor, forums} from '../../src/forums/index';
import {known} from '../../src/forums/signs';
import {casesOf, type Dom, doms, forumsSaved, openCase, shownEditor} from './shelf';

const onlyIds = forums.map(({id}) => String(id));

test('Every forum has saved pages, and every saved page a forum', () => {
	expect(forumsSaved()).toEqual([...onlyIds].sort());
});

test.each(forums.map(forum => [forum.id, forum] as const))(
	'Every selector of %s finds something on a saved page',
	(id, forum) => {
		const pages = casesOf(id).map(name => openCase(id, name, 'linkedom').page.root);
		const idle = Object.entries(forum.selectors).filter(([, css]) => pages.every(root => root.querySelector(css) === null));
		expect(idle).toEqual([]);
	},
);

const shownTime = (time: PostTime | undefined) => (time ? {...time, at: new Date(time.at).toISOString()} : null);

const shownPost = ({time, edited, authorId, body, quotations, forumRolls, ...rest}: Post) => ({
	...rest,
	authorId: authorId ?? null,
	time: shownTime(time),
	edited: edited ? {time: shownTime(edited.time)} : null,
	text: body.text,
	quotations: quotations.map(({source, text}) => ({source: source ?? null, text: text.text})),
	...(forumRolls && {forumRolls: forumRolls.map(({text}) => text)}),
});

describe.each(Object.keys(doms) as Dom[])('In %s', dom => {
	describe.each(forums.map(forum => [forum.id, forum] as const))('%s', (id, forum) => {
		test.each(casesOf(id))('reads %s', name => {
			const {expected, page, reader} = openCase(id, name, dom);

			expect(forumFor(page)?.id).toBe(id);
			expect(known.filter(other => other.recognises(page)).map(other => other.id)).toEqual(id === 'plain' ? [] : [id]);

			const counts = Object.entries(forum.selectors).map(([part, css]) => [part, page.root.querySelectorAll(css).length]);
			expect(Object.fromEntries(counts)).toEqual(expected.counts);

			expect(forum.site(page)).toBe(expected.site);
			expect(forum.readMember(page) ?? null).toEqual(expected.member && {id: undefined, ...clean(expected.member)});

			const {urls, ...facts} = expected.thread ?? {urls: {}};
			const thread = forum.readThread(page);
			expect(thread ?? null).toEqual(expected.thread && expect.objectContaining(facts));
			for (const [n, url] of Object.entries(urls)) expect([n, thread?.pageUrl(Number(n))?.href ?? null]).toEqual([n, url]);

			const posts = forum.readPosts(page, reader).map(post => (post.ok ? shownPost(post.value) : post.error));
			expect(posts).toHaveLength(expected.posts.length);
			expected.posts.forEach((post, index) => expect(posts[index]).toMatchObject(post));

			const editors = forum.findEditors(page);
			expect(editors.map(editor => shownEditor(editor, page.root))).toEqual(
				expected.editors.map(({field, ...rest}) => ({...rest, field: page.root.querySelector(String(field))})),
			);
		});
	});
});

const clean = (member: object) => Object.fromEntries(Object.entries(member).map(([key, value]) => [key, value ?? undefined]));
