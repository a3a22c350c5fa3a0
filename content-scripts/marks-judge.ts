import type {Post} from '../src/forums/forum';
import {judgePost} from '../src/seal/judge';
import type {Draw, JudgeContext, Judged, JudgedPost, Sight} from '../src/seal/judged';
import {lineBefore} from '../src/seal/line-before';
import type {TurnPost, TurnThread} from '../src/seal/turn';
import type {Anchor} from '../src/shared/ids';
import type {ReadPost} from './marks-read';
import type {OpposedPart} from './ports';

/** What a page tells a judge. `posts`: in page order, undefined where one could not be read. `first`: the page opens a topic; undefined when it shows no topic. */
export type Bench = {
	readonly posts: readonly (ReadPost | undefined)[];
	readonly first: boolean | undefined;
	/** What stands before them, on earlier pages that were read. */
	readonly before: TurnThread | undefined;
	now(): number;
	draw(round: number): Draw | undefined;
	seen(anchor: Anchor): Sight | undefined;
	/** Judges opposed rolls after the others; undefined where there are none, or until it is loaded. */
	opposed(): OpposedPart | undefined;
};

/** Makes ready to judge the posts of a page, each against the thread that it stands in. */
export function judgeOf(bench: Bench): (read: ReadPost) => readonly Judged[] {
	const posts = new Map<Anchor, JudgedPost>();
	for (const read of bench.posts) if (read) posts.set(read.post.anchor, judgedPost(read));
	// A post that was deleted meanwhile moves others to the page before: none is told twice.
	const earlier = bench.before?.posts.filter(({anchor}) => !posts.has(anchor)) ?? [];
	const threads = threadsOf(bench, earlier);
	return read => {
		const context: JudgeContext = {
			now: bench.now(),
			draw: bench.draw,
			seen: bench.seen,
			postAt: anchor => posts.get(anchor),
			thread: threads.get(read.post.anchor),
		};
		const post = posts.get(read.post.anchor) ?? judgedPost(read);
		const judged = judgePost(post, context);
		return bench.opposed()?.judgeContests(post, judged, context, found => lineBefore(read.post.body.text, found)) ?? judged;
	};
}

/** A thread has no holes: it is cut at each post that could not be read, since its author might have been anybody. */
function threadsOf({posts, first, before}: Bench, earlier: readonly TurnPost[]): ReadonlyMap<Anchor, TurnThread> {
	const threads = new Map<Anchor, TurnThread>();
	if (first === undefined) return threads;
	let run: TurnPost[] = [...earlier];
	let thread: TurnThread = {posts: run, complete: first || before?.complete === true};
	for (const read of posts) {
		if (read) {
			run.push(turnPost(read));
			threads.set(read.post.anchor, thread);
		} else {
			run = [];
			thread = {posts: run, complete: false};
		}
	}
	return threads;
}

const judgedPost = ({post: {anchor, author, authorId, time, edited}, found}: ReadPost) => ({
	anchor,
	author,
	authorId,
	time,
	edited: edited && {at: certain(edited.time)},
	found,
});

const turnPost = (read: ReadPost): TurnPost => ({
	...judgedPost(read),
	at: certain(read.post.time),
	quoted: read.cited,
});

/** A time whose zone is unknown is no moment. */
const certain = (time: Post['time']): number | undefined => (time && time.kind !== 'floating' ? time.at : undefined);
