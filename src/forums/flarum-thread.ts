import {type ThreadId, threadId} from '../shared/ids';
import {selectors} from './flarum-selectors';
import type {Page, Thread} from './forum';
import {linkOn} from './links';
import {inList, pageNumbered} from './paging';
import {lineOf} from './parts';

/** `/d/12-the-inn/7` or `/d/12`: the topic, and the number of the post it opens at (`discussion.near` of forum/routes.ts). */
const TOPIC = /^(.*\/d\/(\d+)(?:-[^/]*)?)(?:\/(\d+|reply))?\/?$/;

export type Place = {readonly id: ThreadId; readonly path: string; readonly post: number | undefined};

export function placeIn(url: URL | undefined): Place | undefined {
	const match = TOPIC.exec(url?.pathname ?? '');
	const id = threadId(match?.[2]);
	return match?.[1] && id ? {id, path: match[1], post: Number(match[3]) || undefined} : undefined;
}

/** The board's folder: that of its name in the head of the page. */
export function baseOf(page: Page): URL {
	const home = linkOn(page, selectors.home);
	return new URL(home ? `${home.pathname.replace(/\/$/, '')}/` : '/', page.url);
}

/** The topic by the page's own address: after a move without a load, the head tells of the page before. */
export const threadPlace = (page: Page): Place | undefined => placeIn(page.url) ?? placeIn(linkOn(page, selectors.canonical));

export const threadLink = (page: Page): URL | undefined => {
	const place = threadPlace(page);
	return place && new URL(place.path, page.url);
};

// `loadCount` of PostStreamState.ts, `$defaultLimit` of PostResource.php
export const CHUNK = 20;

/** How many posts a topic has, as the bar beside it says: it writes thousands in the reader's way. */
export function countIn({root}: Page): number | undefined {
	const count = Number(lineOf(root.querySelector(selectors.count)).replace(/[^\d]/g, ''));
	return Number.isSafeInteger(count) && count > 0 ? count : undefined;
}

/** By the place of the first post that is drawn. */
export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	const place = threadPlace(page);
	if (!place || !root.querySelector(selectors.stream)) return undefined;
	const first = Number(root.querySelector(selectors.item)?.getAttribute('data-index'));
	const shown = Number.isSafeInteger(first) && first > 0 ? Math.max(2, Math.floor(first / CHUNK) + 1) : 1;
	return {
		id: place.id,
		title: lineOf(root.querySelector(selectors.title)) || lineOf(root.querySelector('title')),
		page: inList(shown) ? shown : 1,
		pages: Math.max(shown, Math.ceil((countIn(page) ?? 1) / CHUNK)),
		pageUrl: n => pageNumbered(new URL(place.path, page.url), n, 'page'),
	};
}
