import type {ThreadData} from '../src/forums/forum';
import type {TurnThread} from '../src/seal/turn';
import type {Visit} from './ports';
import {dataOf, type Pieces, pageOf, pagesOf} from './thread-pieces';
import {MOST_PAGES} from './thread-reader';
import {afterHoles, type TurnPage, withoutRepeats} from './turn-posts';

/**
 * Reads what stands before the open page, nearest first, and hands over all that was read so far after each piece, until `take` says that it
 * suffices. Answers whether it did; no post is told beyond one that could not be read.
 */
export async function readBefore(
	visit: Visit,
	take: (before: TurnThread) => Promise<boolean>,
	onPage: (page: number) => void,
	signal: AbortSignal,
): Promise<boolean> {
	const thread = visit.forum.readThread(visit.page);
	if (thread === undefined) return false;
	const {data} = visit.forum;
	const start = data
		? await startInData(visit, data, onPage, signal)
		: {pieces: pagesOf(visit, thread, onPage, signal), posts: []};
	if (start === undefined) return false;
	let before: TurnThread = {posts: [], complete: false};
	let told: TurnPage = start.posts;
	for (let page = thread.page - (data ? 0 : 1); page >= 1 && thread.page - page <= MOST_PAGES; page--) {
		const piece = await start.pieces.at(page);
		if (piece === undefined || signal.aborted) return false;
		const posts = data && page === thread.page ? above(piece, start.posts) : withoutRepeats(piece, told);
		if (posts === undefined) return false;
		const whole = afterHoles(posts);
		const complete = page === 1 && whole.length === posts.length;
		before = {posts: [...whole, ...before.posts], complete};
		told = [...posts, ...told];
		if (await take(before)) return true;
		if (whole.length < posts.length) return false;
	}
	return false;
}

/** Where posts are drawn as one scrolls, the first one shown stands somewhere in its piece. */
async function startInData(visit: Visit, data: ThreadData, onPage: (page: number) => void, signal: AbortSignal) {
	const pieces: Pieces | undefined = await dataOf(visit, data, visit.page.url, onPage, signal);
	return pieces && {pieces, posts: pageOf(visit, visit.page)};
}

/** The posts of a piece above the first one that is shown; undefined if that is none of them, or not drawn. */
function above(piece: TurnPage, [first]: TurnPage): TurnPage | undefined {
	const place = piece.findIndex(
		one => !('hole' in one) && first !== undefined && !('hole' in first) && one.anchor === first.anchor,
	);
	return place < 0 ? undefined : piece.slice(0, place);
}
