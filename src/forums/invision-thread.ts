import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {selectors} from './invision-selectors';
import {linkOn} from './links';
import {inList} from './paging';
import {lineOf} from './parts';

/** `/topic/12-the-inn/`, or `/index.php?/topic/12-the-inn/` where the server rewrites nothing; then the page, the post or what is done there. */
const TOPIC = /^(.*?[/?]\/?topic\/(\d+)-[^/?&]*\/)/;

type Place = {readonly id: ThreadId; readonly url: URL};

function placeIn(url: URL | undefined): Place | undefined {
	const match = url && TOPIC.exec(url.pathname + url.search);
	const id = threadId(match?.[2]);
	return id && match?.[1] ? {id, url: new URL(match[1], url)} : undefined;
}

/** The topic that a page is of, or writes to. */
export const threadPlace = (page: Page): Place | undefined => placeIn(linkOn(page, selectors.canonical)) ?? placeIn(page.url);

export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	const place = threadPlace(page);
	if (!place || !root.querySelector(selectors.post)) return undefined;
	const list = root.querySelector(selectors.pages);
	const shown = numberIn(root.querySelector(selectors.current)?.getAttribute('data-page'));
	return {
		id: place.id,
		title: lineOf(root.querySelector(selectors.title)) || lineOf(root.querySelector('title')),
		page: shown,
		pages: Math.max(shown, numberIn(list?.getAttribute('data-pages'))),
		pageUrl: n =>
			inList(n) ? pageOf(place.url, n, list?.getAttribute('data-ipspagination-seopagination') !== 'false') : undefined,
	};
}

/** A board has its pages in the path or, by an older setting, in a parameter. */
function pageOf(topic: URL, n: number, inPath: boolean): URL {
	if (n === 1) return topic;
	if (inPath) return new URL(`${topic.href}page/${n}/`);
	return new URL(`${topic.href}${topic.search === '' ? '?' : '&'}page=${n}`);
}

/** 1 for what is no page's number. */
function numberIn(text: string | null | undefined): number {
	const number = Number(text);
	return inList(number) ? number : 1;
}

/** What each page tells its scripts: one value of a plain list, by its name. */
function settingOf({root}: Page, pattern: RegExp): string | undefined {
	for (const script of root.querySelectorAll(selectors.settings)) {
		const value = pattern.exec(script.textContent ?? '')?.[1];
		if (value !== undefined) return value;
	}
	return undefined;
}

/** 0 for a guest. */
export const memberNumber = (page: Page): string | undefined => settingOf(page, /\bmemberID: ?(\d{1,15})\b/);

/** The board's folder. */
export function baseOf(page: Page): URL {
	const base = settingOf(page, /\bbaseURL: ?"((?:https?:)?\/\/[^"\\\s]{1,300})"/);
	const url = base !== undefined && URL.canParse(base, page.url.href) ? new URL(base, page.url) : undefined;
	if (url?.host === page.url.host) return new URL(`${url.pathname.replace(/\/$/, '')}/`, page.url);
	return new URL(/^(.*\/)(?:index\.php|topic\/|forum\/|messenger\/)/.exec(page.url.pathname)?.[1] ?? '/', page.url);
}
