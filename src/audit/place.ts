import type {JudgedPost} from '../seal/judged';
import type {TurnPost, TurnThread} from '../seal/turn';
import {groupBy} from '../shared/group-by';
import type {Anchor} from '../shared/ids';

/** Posts of one page in order, undefined where one could not be read. `page`: 1 for the first; undefined on a page that shows no thread, such as a list of results. */
export type ThreadPage<Post> = {
	readonly site: string;
	readonly thread: string;
	readonly page: number | undefined;
	readonly posts: readonly (Post | undefined)[];
};

/** A post with the posts it may name, and the unbroken run of its thread that it stands in. */
export type Placed<Post> = {
	readonly post: Post;
	/** Undefined on a page that shows no thread. */
	readonly thread: TurnThread | undefined;
	postAt(anchor: Anchor): Post | undefined;
};

type Judgeable = JudgedPost & {readonly anchor: Anchor};

/** The posts of all pages in the order of their threads; a post that stands on two pages counts once. */
export function placePosts<Post extends Judgeable>(pages: readonly ThreadPage<Post>[]): readonly Placed<Post>[] {
	return [...groupBy(pages, ({site}) => site).values()].flatMap(site => {
		const byAnchor = new Map<Anchor, Post>();
		const postAt = (anchor: Anchor) => byAnchor.get(anchor);
		const runs = [...groupBy(site, ({thread}) => thread).values()].flatMap(thread => runsOf(thread));
		return runs.flatMap(({posts, complete}) => {
			const own = posts.filter(post => !byAnchor.has(post.anchor) && byAnchor.set(post.anchor, post));
			const thread = complete === undefined ? undefined : {posts: own.map(turnPostOf), complete};
			return own.map(post => ({post, thread, postAt}));
		});
	});
}

type Run<Post> = {readonly posts: Post[]; readonly complete: boolean | undefined};

/** Cuts a thread where a page is missing or a post cannot be read: across a hole nobody can tell whose turn it was. */
function runsOf<Post>(pages: readonly ThreadPage<Post>[]): readonly Run<Post>[] {
	const ordered = [...pages].sort((one, other) => (one.page ?? 1) - (other.page ?? 1));
	const runs: Run<Post>[] = [];
	let last = 0;
	for (const {page, posts} of ordered) {
		if (runs.length === 0 || (page ?? 1) > last + 1)
			runs.push({posts: [], complete: page === undefined ? undefined : page === 1});
		last = page ?? 1;
		for (const post of posts) {
			if (post) runs.at(-1)!.posts.push(post);
			else runs.push({posts: [], complete: page === undefined ? undefined : false});
		}
	}
	return runs;
}

const turnPostOf = ({anchor, author, authorId, time, edited, found, quoted}: Judgeable): TurnPost => ({
	anchor,
	author,
	authorId,
	at: time === undefined || time.kind === 'floating' ? undefined : time.at,
	edited,
	found,
	quoted,
});
