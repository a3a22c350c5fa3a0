import {type ThreadId, threadId} from '../shared/ids';
import {readBody} from './body';
import type {Page, Thread} from './forum';
import {addressOn, linkOn} from './links';
import {inList, readPageList} from './paging';
import {lineOf} from './parts';
import {selectors} from './xenforo-selectors';

/** `/threads/the-inn.12/page-2`, `/index.php?threads/12/reply`: boards name their routes as they like, so only the number and its slash tell. */
const ADDRESS = /^(\/[^#]*?\/(?:[^/?&#]*\.)?(\d+)\/|\/[^?#]*\?[^&#]*?\/(?:[^/&#]*\.)?(\d+)\/)[^/]*$/;

type Place = {readonly id: ThreadId; readonly url: URL};

/** What stands behind an address without its last word. */
export function placeIn(url: URL | undefined): Place | undefined {
	const match = url && ADDRESS.exec(url.pathname + url.search);
	const id = threadId(match?.[2] ?? match?.[3]);
	const path = match?.[1];
	return path && id && url ? {id, url: new URL(path, url)} : undefined;
}

/** The thread that the page is of or writes to. A page of posts bears its number; one that writes has it in its form or its trail. */
export function threadPlace(page: Page): Place | undefined {
	const {root} = page;
	if (root.querySelector(selectors.messages)) return undefined;
	const key = /^thread-(\d+)$/.exec(root.documentElement.getAttribute('data-content-key') ?? '')?.[1];
	const action = addressOn(page, root.querySelector(selectors.replyForm)?.getAttribute('action'));
	const places = [action, linkOn(page, selectors.canonical), page.url, linkOn(page, selectors.crumb)].map(placeIn);
	if (key !== undefined) return places.find(place => place?.id === key);
	if (action) return places[0];
	// A change of a post: its trail ends at the thread
	return /\/\d+\/edit$/.test(page.url.pathname + page.url.search) ? places[3] : undefined;
}

export const threadOf = (page: Page): ThreadId | undefined =>
	threadId(/^thread-(\d+)$/.exec(page.root.querySelector(selectors.threadKey)?.getAttribute('data-content-key') ?? '')?.[1]) ??
	threadPlace(page)?.id;

export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	if (!root.querySelector(selectors.threadKey) || !root.querySelector(selectors.post)) return undefined;
	const place = threadPlace(page);
	const {page: shown, pages} = readPageList(page, selectors.current, selectors.pages, () => undefined);
	const heading = root.querySelector(selectors.title);
	return {
		id: threadOf(page),
		// Prefixes stand in it
		title: heading ? readBody(heading, '.label, .label-append').text : lineOf(root.querySelector('title')),
		page: shown,
		pages,
		pageUrl(n) {
			if (!place || !inList(n)) return undefined;
			return n === 1 ? place.url : new URL(`${place.url.href}page-${n}`);
		},
	};
}

/** The board's folder: before the route of its feed, or that of the thread. */
export function baseOf(page: Page): URL {
	const feed = linkOn(page, selectors.feed);
	const known = feed
		? feed.href.replace(/[^/?]+\/-\/index\.rss$/, '')
		: threadPlace(page)?.url.href.replace(/[^/?]+\/[^/]+\/$/, '');
	const base = new URL(known ?? '/', page.url);
	base.search = '';
	return base;
}
