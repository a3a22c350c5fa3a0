import {anchorOf, memberId, type PostId, postId} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {readBody} from './body';
import {LEAVE_OUT, quotedIn, selectors} from './discourse-selectors';
import {baseOf, CHUNK, placeIn} from './discourse-thread';
import type {DataPage, PageProblem, Post, ThreadData} from './forum';
import {type Fields, isFields, machineTime, parsed} from './json';
import {quotationsIn} from './parts';

/** The JSON that the topic's own scripts read, `/t/N.json`: twenty posts a piece, and the numbers of all (serializers of github.com/discourse/discourse). */
export const data: ThreadData = {
	url(of, page, n) {
		const place = placeIn(of);
		if (!place || of.origin !== page.url.origin) return undefined;
		return new URL(`t/${place.id}.json?page=${n}`, baseOf(page));
	},
	read(text, n, {parse}) {
		const topic = parsed(text);
		if (!isFields(topic) || !isFields(topic.post_stream)) return undefined;
		const {posts, stream} = topic.post_stream;
		if (!Array.isArray(posts) || !Array.isArray(stream)) return undefined;
		const chunk = Number.isSafeInteger(topic.chunk_size) && Number(topic.chunk_size) > 0 ? Number(topic.chunk_size) : CHUNK;
		const numbers = numbersOf(posts);
		return {
			page: n,
			pages: Math.max(n, Math.ceil(stream.length / chunk)),
			posts: posts.map((post: unknown) => postOf(post, parse, numbers)),
		} satisfies DataPage;
	},
};

const idOf = (fields: Fields): PostId | undefined => postId(String(fields.id));

function numbersOf(posts: readonly unknown[]): ReadonlyMap<string, PostId> {
	const numbers = new Map<string, PostId>();
	for (const post of posts) {
		const id = isFields(post) ? idOf(post) : undefined;
		if (isFields(post) && id) numbers.set(String(post.post_number), id);
	}
	return numbers;
}

function postOf(
	value: unknown,
	parse: (html: string) => Document,
	numbers: ReadonlyMap<string, PostId>,
): Result<Post, PageProblem> {
	const fields = isFields(value) ? value : {};
	const id = idOf(fields);
	if (id === undefined || typeof fields.cooked !== 'string') return fail({code: 'page/no-text', post: String(fields.id ?? '')});
	if (typeof fields.username !== 'string' || fields.username === '') return fail({code: 'page/no-author', post: id});
	const content = parse(fields.cooked).body;
	return ok({
		id,
		anchor: anchorOf(id),
		author: fields.username,
		authorId: memberId(String(fields.user_id)),
		time: machineTime(fields.created_at),
		// Changes within the first minutes keep the version
		edited: Number(fields.version) > 1 ? {time: machineTime(fields.updated_at)} : undefined,
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, quotation => {
			const quoted = quotedIn(quotation);
			return quoted?.topic === String(fields.topic_id) ? numbers.get(quoted.number) : undefined;
		}),
		element: content,
		content,
	});
}
