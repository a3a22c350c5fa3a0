import {type ThreadId, threadId} from '../shared/ids';
import {selectors} from './discourse-selectors';
import type {Page, Thread} from './forum';
import {linkOn} from './links';
import {inList, pageNumbered} from './paging';
import {lineOf} from './parts';

/** `/t/the-inn/12/7` or `/t/12`: the topic, and the number of the post it opens at. */
const TOPIC = /^(.*\/t\/(?:[^/]*[^/\d][^/]*\/)?(\d+))(?:\/(\d+))?\/?$/;

export type Place = {readonly id: ThreadId; readonly path: string; readonly post: number | undefined};

export function placeIn(url: URL | undefined): Place | undefined {
	const match = TOPIC.exec(url?.pathname ?? '');
	const id = threadId(match?.[2]);
	return match?.[1] && id ? {id, path: match[1], post: match[3] ? Number(match[3]) : undefined} : undefined;
}

/** The board's folder: that of its manifest. */
export function baseOf(page: Page): URL {
	const manifest = linkOn(page, selectors.manifest);
	return manifest ? new URL('.', manifest) : new URL('/', page.url);
}

/** The topic by the page's own address: after a move without a load, the head tells of the page before. */
export const threadPlace = (page: Page): Place | undefined => placeIn(page.url) ?? placeIn(linkOn(page, selectors.canonical));

export const threadLink = (page: Page): URL | undefined => {
	const place = threadPlace(page);
	return place && new URL(place.path, page.url);
};

// `TopicView.chunk_size` of lib/topic_view.rb
export const CHUNK = 20;

export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	const place = threadPlace(page);
	if (!place || !root.querySelector(selectors.stream)) return undefined;
	const numbers = Array.from(root.querySelectorAll(selectors.post), post => Number(post.getAttribute('data-post-number')));
	const counted = numbers.filter(inList);
	const [first = 1, last = 1] = [counted[0], counted.at(-1)];
	const shown = first === 1 ? 1 : Math.max(2, Math.ceil(first / CHUNK));
	return {
		id: place.id,
		title: lineOf(root.querySelector(selectors.title)) || lineOf(root.querySelector('title')),
		page: shown,
		// How many there are, only its data tells
		pages: Math.max(shown, Math.ceil(last / CHUNK)),
		pageUrl: n => pageNumbered(new URL(place.path, page.url), n, 'page'),
	};
}
