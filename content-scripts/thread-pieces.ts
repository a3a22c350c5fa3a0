import type {DataPage, Page, Thread, ThreadData} from '../src/forums/forum';
import {fetchPage, fetchText, inert} from './fetch-page';
import type {Visit} from './ports';
import {type TurnPage, turnPage, turnPosts} from './turn-posts';

/** Between two fetches, in milliseconds: a forum is not to feel that it is read. */
export const PAUSE = 250;

/** Told before each fetch: which piece, of how many. */
export type Progress = (piece: number, pieces: number) => void;

/** A thread in pieces, 1 to `pieces`: its pages, or what the forum's own scripts are served of it. Each is fetched once a visit; undefined if it cannot be had. */
export type Pieces = {readonly pieces: number; at(n: number): Promise<TurnPage | undefined>};

// Pages before the last stand still. By their address.
const shelves = new WeakMap<Visit, Map<string, TurnPage>>();

function shelfOf(visit: Visit): Map<string, TurnPage> {
	const shelf = shelves.get(visit) ?? new Map<string, TurnPage>();
	shelves.set(visit, shelf);
	return shelf;
}

/** The pages of a thread that the visit's page, or one fetched for it, is of. */
export function pagesOf(visit: Visit, thread: Thread, progress: Progress, signal: AbortSignal): Pieces {
	const fetchOne = async (url: URL, n: number) => {
		const page = await fetchPage(url, visit.page, signal);
		return page && visit.forum.readThread(page)?.page === n ? pageOf(visit, page) : undefined;
	};
	const at = (n: number) =>
		kept(
			visit,
			thread.pageUrl(n),
			signal,
			url => fetchOne(url, n),
			() => progress(n, thread.pages),
		);
	return {pieces: thread.pages, at};
}

/** What a page shows of its thread. */
export const pageOf = ({forum, ports}: Visit, page: Page): TurnPage => turnPage(forum, page, {...ports.reader, now: ports.now()});

async function kept(
	visit: Visit,
	url: URL | undefined,
	signal: AbortSignal,
	fetchOne: (url: URL) => Promise<TurnPage | undefined>,
	tell: () => void,
): Promise<TurnPage | undefined> {
	if (url === undefined) return undefined;
	const known = shelfOf(visit).get(url.href);
	if (known !== undefined) return known;
	tell();
	await pause(PAUSE, signal);
	const posts = signal.aborted ? undefined : await fetchOne(url);
	if (posts !== undefined) shelfOf(visit).set(url.href, posts);
	return posts;
}

/** The pieces of the thread that an address is of, from the forum's own data. The last is read anew each time: it grows. Undefined if none can be had. */
export async function dataOf(
	visit: Visit,
	data: ThreadData,
	of: URL,
	progress: Progress,
	signal: AbortSignal,
): Promise<Pieces | undefined> {
	const read = (n: number) => readPiece(visit, data, of, n, signal);
	progress(1, 1);
	const first = await read(1);
	if (first === undefined) return undefined;
	const pieces = first.pages;
	const at = async (n: number) => {
		if (n === 1) return turnPosts(first.posts);
		const url = data.url(of, visit.page, n);
		const fetchOne = async () => {
			const piece = await read(n);
			return piece?.page === n ? turnPosts(piece.posts) : undefined;
		};
		if (n < pieces) return kept(visit, url, signal, fetchOne, () => progress(n, pieces));
		progress(n, pieces);
		await pause(PAUSE, signal);
		return signal.aborted ? undefined : fetchOne();
	};
	return {pieces, at};
}

async function readPiece(
	{page, ports}: Visit,
	data: ThreadData,
	of: URL,
	n: number,
	signal: AbortSignal,
): Promise<DataPage | undefined> {
	const url = data.url(of, page, n);
	const fetched = url && (await fetchText(url, page, /json/i, signal));
	const reader = {...ports.reader, now: ports.now()};
	return fetched && data.read(fetched.text, n, {page, reader, parse: html => inert(page, html)});
}

/** Waits, or less if it is stopped. */
export const pause = (milliseconds: number, signal: AbortSignal) =>
	new Promise<void>(resolve => {
		const done = () => {
			clearTimeout(timer);
			signal.removeEventListener('abort', done);
			resolve();
		};
		const timer = setTimeout(done, milliseconds);
		signal.addEventListener('abort', done);
	});
