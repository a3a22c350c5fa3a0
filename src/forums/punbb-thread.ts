import type {ThreadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {addressOn, without} from './links';
import {inList, readPageList} from './paging';
import {lineOf} from './parts';
import {pageOf, threadIn} from './punbb-addresses';
import {selectors} from './punbb-selectors';

/** The address of the thread's first page, from the title above its posts or the trail of a page that writes. */
export function threadLink(page: Page): URL | undefined {
	const links = page.root.querySelectorAll(`${selectors.title}, ${selectors.crumb}`);
	const urls = Array.from(links, link => addressOn(page, link.getAttribute('href')));
	const url = [...urls, page.url].find(each => threadIn(each) !== undefined);
	return url && without(url, ['p', 'pid', 'action']);
}

export const threadOf = (page: Page): ThreadId | undefined => threadIn(threadLink(page));

export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	if (!root.querySelector(selectors.thread)) return undefined;
	const link = threadLink(page);
	const {page: number, pages} = readPageList(page, selectors.current, selectors.pages, () => undefined);
	return {
		id: threadOf(page),
		title: lineOf(root.querySelector(selectors.title)) || lineOf(root.querySelector('title')),
		page: number,
		pages,
		pageUrl(n) {
			if (!link || !inList(n)) return undefined;
			return n === 1 ? link : pageOf(link, n);
		},
	};
}
