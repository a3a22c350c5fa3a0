import {anchorOf, type MemberId, namedMemberId, postId} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {readBody} from './body';
import {LEAVE_OUT, selectors, sourceOf} from './flarum-selectors';
import {baseOf, CHUNK, countIn, placeIn, threadPlace} from './flarum-thread';
import type {DataPage, Page, PageProblem, Post, ThreadData} from './forum';
import {type Fields, fieldsIn, isFields, machineTime, parsed} from './json';
import {parameter} from './links';
import {inList} from './paging';
import {quotationsIn} from './parts';

const textIn = (of: Fields, name: string): string => (typeof of[name] === 'string' ? of[name] : '');

/** The JSON:API that the topic's own scripts read, `/api/posts`: twenty posts a piece, and their authors (PostResource.php of 2.x, ListPostsController.php of 1.x). */
export const data: ThreadData = {
	url(of, page, n) {
		const place = placeIn(of);
		if (!place || of.origin !== page.url.origin) return undefined;
		const asked = new URL('api/posts', baseOf(page));
		asked.search = `?filter[discussion]=${place.id}&sort=number&page[offset]=${(n - 1) * CHUNK}&page[limit]=${CHUNK}`;
		return asked;
	},
	read(text, n, {page, parse}) {
		const answer = parsed(text);
		if (!isFields(answer) || !Array.isArray(answer.data)) return undefined;
		const pages = pagesOf(answer, n, page);
		if (pages === undefined) return undefined;
		const users = usersIn(answer.included);
		const posts = answer.data.filter(isComment).map(post => postOf(post, parse, users));
		return {page: n, pages, posts} satisfies DataPage;
	},
};

/** What a moderator did to a topic is told in its list of posts, too. */
const isComment = (value: unknown): boolean =>
	!isFields(value) || [undefined, 'comment'].includes(fieldsIn(value, 'attributes').contentType as undefined);

/** How many pieces there are: told by some versions; by others, on the page of the topic alone, or where nothing comes after. */
function pagesOf(answer: Fields, n: number, page: Page): number | undefined {
	const total = Number(fieldsIn(fieldsIn(answer, 'meta'), 'page').total);
	const next = textIn(fieldsIn(answer, 'links'), 'next');
	if (inList(total)) return Math.max(n, Math.ceil(total / CHUNK));
	if (next === '') return n;
	const asked = parameter(decodeURIComponent(next), 'filter[discussion]');
	const count = asked === threadPlace(page)?.id ? countIn(page) : undefined;
	return count && Math.max(n + 1, Math.ceil(count / CHUNK));
}

type User = {readonly name: string; readonly id: MemberId | undefined};

/** By their number. A name in an address stands for a member on the pages, so it does here. */
function usersIn(included: unknown): ReadonlyMap<unknown, User> {
	const users = new Map<unknown, User>();
	for (const each of Array.isArray(included) ? included : []) {
		if (!isFields(each) || each.type !== 'users') continue;
		const about = fieldsIn(each, 'attributes');
		const slug = encodeURIComponent(textIn(about, 'slug') || textIn(about, 'username'));
		users.set(each.id, {name: textIn(about, 'displayName') || textIn(about, 'username'), id: namedMemberId(slug)});
	}
	return users;
}

function postOf(value: unknown, parse: (html: string) => Document, users: ReadonlyMap<unknown, User>): Result<Post, PageProblem> {
	const fields = isFields(value) ? value : {};
	const about = fieldsIn(fields, 'attributes');
	const id = postId(textIn(fields, 'id'));
	if (id === undefined || typeof about.contentHtml !== 'string') return fail({code: 'page/no-text', post: textIn(fields, 'id')});
	// Kept by the forum and shown to few
	if (about.isHidden === true) return fail({code: 'page/not-drawn', post: id});
	const user = users.get(fieldsIn(fieldsIn(fieldsIn(fields, 'relationships'), 'user'), 'data').id);
	if (!user || user.name === '') return fail({code: 'page/no-author', post: id});
	const content = parse(about.contentHtml).body;
	return ok({
		id,
		anchor: anchorOf(id),
		author: user.name,
		authorId: user.id,
		time: machineTime(about.createdAt),
		edited: about.editedAt ? {time: machineTime(about.editedAt)} : undefined,
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, sourceOf),
		element: content,
		content,
	});
}
