import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {addressOn, linkOn} from './links';
import {inList} from './paging';
import {lineOf} from './parts';
import {selectors} from './woltlab-selectors';

/** `/thread/12-the-inn/?pageNo=2`, or `/index.php?thread/12-the-inn/&pageNo=2` where the server rewrites nothing. */
const ADDRESS = /^(.*?[/?]thread\/(\d+)(?:-[^/?&#]*)?\/)/;

export const threadOf = ({root}: Page): ThreadId | undefined =>
	threadId(root.querySelector(selectors.thread)?.getAttribute('data-thread-id'));

/** The address of the thread's first page. */
export function threadLink(page: Page): URL | undefined {
	const id = threadOf(page);
	for (const url of [linkOn(page, selectors.canonical), page.url]) {
		const match = url && ADDRESS.exec(url.pathname + url.search);
		if (match?.[1] && match[2] === id) return new URL(match[1], page.url);
	}
	return undefined;
}

export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	const id = threadOf(page);
	if (id === undefined || !root.querySelector(selectors.post)) return undefined;
	const link = threadLink(page);
	return {
		id,
		title: lineOf(root.querySelector(selectors.title)) || lineOf(root.querySelector('title')),
		...pagesOf(root),
		pageUrl(n) {
			if (!link || !inList(n)) return undefined;
			return n === 1 ? link : new URL(`${link.href}${link.search === '' ? '?' : '&'}pageNo=${n}`);
		},
	};
}

/** By the element that draws the list of pages, or by the list itself. */
function pagesOf(root: Document): Pick<Thread, 'page' | 'pages'> {
	const drawn = root.querySelector(selectors.pages);
	const page = numberIn(drawn?.getAttribute('page') ?? lineOf(root.querySelector(selectors.current)));
	const pages = numberIn(drawn?.getAttribute('count') ?? root.querySelector(selectors.pageList)?.getAttribute('data-pages'));
	return {page, pages: Math.max(page, pages)};
}

/** 1 for what is no page's number; thousands are parted in the reader's way. */
function numberIn(text: string | null | undefined): number {
	const number = Number((text ?? '').replace(/[.,\s’']/g, ''));
	return inList(number) ? number : 1;
}

/** The folder of the community: that of the script that each page loads, in all its applications. */
export function baseOf(page: Page): URL {
	const script = addressOn(page, page.root.querySelector(selectors.script)?.getAttribute('src'));
	return new URL(script ? script.pathname.replace(/js\/WoltLabSuite.*$/, '') : '/', page.url);
}
