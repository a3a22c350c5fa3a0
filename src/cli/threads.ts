import type {Post} from '../forums/forum';
import {findStrings} from '../seal/find';
import type {JudgeContext, JudgedPost} from '../seal/judged';
import type {TurnPost, TurnThread} from '../seal/turn';
import type {Anchor} from '../shared/ids';
import {groupBy} from './group-by';
import type {ReadPage} from './posts';

/** A post with its strings, the posts it may name, and the unbroken run of its thread that it stands in. */
export type Placed = {
	readonly post: Post;
	readonly judged: JudgedPost & {readonly anchor: Anchor};
	/** Undefined on a page that shows no thread, such as a list of results. */
	readonly thread: TurnThread | undefined;
	readonly postAt: JudgeContext['postAt'];
};

/** The posts of all pages in the order of their threads; a post that stands on two pages counts once. */
export function placePosts(pages: readonly ReadPage[]): readonly Placed[] {
	return [...groupBy(pages, siteKey).values()].flatMap(site => {
		const byAnchor = new Map<Anchor, JudgedPost | undefined>();
		const runs = [...groupBy(site, threadKey).values()].flatMap(thread => runsOf(thread));
		const placed = runs.flatMap(({posts, complete}) => {
			const own = posts.filter(({anchor}) => !byAnchor.has(anchor) && byAnchor.set(anchor, undefined));
			const judged = own.map(judgedOf);
			for (const each of judged) byAnchor.set(each.anchor, each);
			const thread = complete === undefined ? undefined : {posts: judged.map(turnPostOf), complete};
			return own.map((post, index) => ({post, judged: judged[index]!, thread}));
		});
		return placed.map(each => ({...each, postAt: (anchor: Anchor) => byAnchor.get(anchor)}));
	});
}

type Run = {readonly posts: Post[]; readonly complete: boolean | undefined};

/** Cuts a thread where a page is missing or a post cannot be read: across a hole nobody can tell whose turn it was. */
function runsOf(pages: readonly ReadPage[]): readonly Run[] {
	const ordered = [...pages].sort((one, other) => pageOf(one) - pageOf(other));
	const runs: Run[] = [];
	let last = 0;
	for (const page of ordered) {
		if (runs.length === 0 || pageOf(page) > last + 1) runs.push({posts: [], complete: page.thread && page.thread.page === 1});
		last = pageOf(page);
		for (const read of page.read) {
			if (read.ok) runs.at(-1)!.posts.push(read.value);
			else runs.push({posts: [], complete: page.thread && false});
		}
	}
	return runs;
}

const pageOf = ({thread}: ReadPage): number => thread?.page ?? 1;
const siteKey = ({forum, page}: ReadPage): string => forum?.site(page) ?? page.url.href;
// A page that tells no thread stands alone.
const threadKey = ({thread, page}: ReadPage): string => thread?.id ?? page.url.href;

const judgedOf = ({anchor, author, authorId, time, edited, body}: Post): Placed['judged'] => ({
	anchor,
	author,
	authorId,
	time,
	edited: edited && {at: edited.time?.kind === 'floating' ? undefined : edited.time?.at},
	found: findStrings(body.text),
});

const turnPostOf = ({anchor, author, authorId, time, found}: Placed['judged']): TurnPost => ({
	anchor,
	author,
	authorId,
	at: time?.kind === 'floating' ? undefined : time?.at,
	found,
});
