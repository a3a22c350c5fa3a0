import type {Forum, Page, Thread, ThreadData} from '../src/forums/forum';
import {fail, ok, type Result} from '../src/shared/result';
import type {AuditTrouble} from '../src/wire/audits';
import {type Fetched, type FetchTrouble, fetchOrWhy, inert} from './fetch-page';
import type {Visit} from './ports';

/** One piece of a thread as it came: a page, or what the forum's own scripts are served of it. */
export type ThreadPiece = {
	readonly page: number;
	readonly pages: number;
	readonly url: string;
	readonly posts: ReturnType<Forum['readPosts']>;
	/** How far the forum's clock is ahead of this browser's, in milliseconds, by what its server wrote on the answer; NaN where it wrote nothing. */
	readonly ahead: number;
};

/** Fetches piece n of the visit's thread, or says why it cannot be had. */
export type ThreadSource = (n: number, signal: AbortSignal) => Promise<Result<ThreadPiece, AuditTrouble>>;

/** By the forum's own data where it has them, since such a forum's pages hold but a part of their posts. */
export const sourceOf = (visit: Visit, thread: Thread): ThreadSource =>
	visit.forum.data ? fromData(visit, visit.forum.data) : fromPages(visit, thread);

const troubles = {network: 'network', 'time-out': 'time-out', refused: 'refused', other: 'not-a-page'} as const satisfies Record<
	FetchTrouble,
	AuditTrouble
>;

const fromPages =
	(visit: Visit, thread: Thread): ThreadSource =>
	async (n, signal) => {
		const url = thread.pageUrl(n);
		if (url === undefined) return fail('no-address');
		const fetched = await fetchOrWhy(url, visit.page, /html/i, signal);
		return fetched.ok ? pieceIn(visit, fetched.value) : fail(troubles[fetched.error]);
	};

const aheadOf = ({ports}: Visit, {date}: Fetched): number => Date.parse(date ?? '') - ports.now();

function pieceIn(visit: Visit, fetched: Fetched): Result<ThreadPiece, AuditTrouble> {
	const {forum, ports} = visit;
	const {url} = fetched;
	const ahead = aheadOf(visit, fetched);
	const page: Page = {url, root: inert(visit.page, fetched.text)};
	const thread = forum.readThread(page);
	if (thread === undefined) return fail(isLoggedOut(visit, page) ? 'login' : 'not-a-page');
	const reader = {...ports.reader, now: ports.now()};
	return ok({page: thread.page, pages: thread.pages, url: url.href, posts: forum.readPosts(page, reader), ahead});
}

/** Whether the forum no longer knows the member, or asks who it is. */
const isLoggedOut = ({forum, page: here}: Visit, page: Page): boolean =>
	page.root.querySelector('input[type="password"]') !== null ||
	(forum.readMember(here) !== undefined && forum.readMember(page) === undefined);

const fromData =
	(visit: Visit, data: ThreadData): ThreadSource =>
	async (n, signal) => {
		const {page, ports} = visit;
		const url = data.url(page.url, page, n);
		if (url === undefined) return fail('no-address');
		const fetched = await fetchOrWhy(url, page, /json/i, signal);
		if (!fetched.ok) return fail(troubles[fetched.error]);
		const reader = {...ports.reader, now: ports.now()};
		const ahead = aheadOf(visit, fetched.value);
		const piece = data.read(fetched.value.text, n, {page, reader, parse: html => inert(page, html)});
		return piece ? ok({...piece, url: page.url.href, ahead}) : fail('not-a-page');
	};
