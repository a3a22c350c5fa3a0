import {anchorOf, namedMemberId, namedPostId, namedThreadId} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {readBody} from './body';
import type {DataPage, PageProblem, Post, PostTime, ThreadData} from './forum';
import {fieldsIn, isFields, parsed} from './json';
import {LEAVE_OUT, sourceOf} from './nodebb-selectors';
import {baseOf, topicIn} from './nodebb-thread';
import {quotationsIn} from './parts';

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The JSON that the topic's own scripts read, `public/openapi/read/topic/topic_id.yaml` of github.com/NodeBB/NodeBB: pages of it exist also where the reader scrolls without end. */
export const data: ThreadData = {
	url(of, page, n) {
		const topic = namedThreadId(topicIn(of));
		if (topic === undefined || of.origin !== page.url.origin) return undefined;
		const url = new URL(`${baseOf(page).pathname}api/topic/${topic}`, page.url);
		url.search = `?page=${n}&sort=oldest_to_newest`;
		return url;
	},
	read(text, _n, {parse}) {
		const topic = parsed(text);
		if (!isFields(topic) || !Array.isArray(topic.posts)) return undefined;
		const {currentPage, pageCount} = fieldsIn(topic, 'pagination');
		if (!isCount(currentPage) || !isCount(pageCount)) return undefined;
		return {
			page: currentPage,
			pages: pageCount,
			posts: topic.posts.map((post: unknown) => postOf(post, parse)),
		} satisfies DataPage;
	},
};

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function postOf(value: unknown, parse: (html: string) => Document): Result<Post, PageProblem> {
	const fields = isFields(value) ? value : {};
	const id = namedPostId(textOf(fields.pid));
	if (id === undefined || typeof fields.content !== 'string') return fail({code: 'page/no-text', post: textOf(fields.pid)});
	const author = textOf(fieldsIn(fields, 'user').username);
	if (author === '') return fail({code: 'page/no-author', post: id});
	const content = parse(fields.content).body;
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberOf(textOf(fields.uid)),
		time: timeAt(fields.timestamp),
		// 0 for a post that was not changed
		edited: isCount(fields.edited) ? {time: timeAt(fields.edited)} : undefined,
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, 'blockquote', LEAVE_OUT, sourceOf),
		element: content,
		content,
	});
}

/** Undefined for guests, whom NodeBB counts as 0. */
export const memberOf = (uid: string | null) => (uid === '0' ? undefined : namedMemberId(uid));

/** A moment in milliseconds since 1970; undefined for what is none. */
export function timeAt(at: unknown, shown = ''): PostTime | undefined {
	return isCount(at) ? {at, kind: 'machine', shown: shown || new Date(at).toISOString()} : undefined;
}
