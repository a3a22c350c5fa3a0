import type {TurnThread} from '../src/seal/turn';
import type {Visit} from './ports';
import {MOST_PAGES, pageAt} from './thread-reader';
import {afterHoles} from './turn-posts';

/**
 * Reads the pages before the open one, nearest first, and hands over all that was read so far after each, until `take` says that it suffices.
 * Answers whether it did; no post is told beyond one that could not be read.
 */
export async function readBefore(
	visit: Visit,
	take: (before: TurnThread) => Promise<boolean>,
	onPage: (page: number) => void,
	signal: AbortSignal,
): Promise<boolean> {
	const thread = visit.forum.readThread(visit.page);
	let before: TurnThread = {posts: [], complete: false};
	for (let page = (thread?.page ?? 1) - 1; thread && page >= 1 && thread.page - page <= MOST_PAGES; page--) {
		const posts = await pageAt(visit, thread, page, onPage, signal);
		if (posts === undefined || signal.aborted) return false;
		const whole = afterHoles(posts);
		const complete = page === 1 && whole.length === posts.length;
		before = {posts: [...whole, ...before.posts], complete};
		if (await take(before)) return true;
		if (whole.length < posts.length) return false;
	}
	return false;
}
