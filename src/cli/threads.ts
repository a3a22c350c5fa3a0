import {gather} from '../audit/gather';
import {type Placed as PlacedPost, placePosts as place} from '../audit/place';
import {type AuditPost, openPost} from '../audit/post';
import type {Post} from '../forums/forum';
import type {ReadPage} from './posts';

/** A post with its strings, the posts it may name, and the unbroken run of its thread that it stands in. */
export type Placed = PlacedPost<AuditPost & {readonly source: Post}>;

/** The posts of all pages in the order of their threads; a post that stands on two pages counts once. */
export const placePosts = (pages: readonly ReadPage[]): readonly Placed[] =>
	place(
		pages.map(read => ({
			site: siteOf(read),
			thread: threadOf(read),
			page: read.thread?.page,
			posts: read.read.map(each => (each.ok ? {...openPost(gather(each.value)), source: each.value} : undefined)),
		})),
	);

export const siteOf = ({forum, page}: ReadPage): string => forum?.site(page) ?? page.url.href;
/** A page that tells no thread stands alone. */
export const threadOf = ({thread, page}: ReadPage): string => thread?.id ?? page.url.href;
