import {type ThreadId, threadId} from '../shared/ids';
import {selectors} from './fluxbb-selectors';
import type {Page, Thread} from './forum';
import {linkOn, parameter, without} from './links';
import {pageNumbered, readPageList} from './paging';
import {lineOf} from './parts';

/** An address of the thread, without a page or a post in it: the canonical one, or the trail's on pages that write. */
export function threadLink(page: Page): URL | undefined {
	const urls = [linkOn(page, selectors.canonical), linkOn(page, selectors.crumb), page.url];
	const url = urls.find(each => each?.pathname.endsWith('/viewtopic.php') && threadId(parameter(each, 'id')) !== undefined);
	return url && without(url, ['p', 'pid', 'action']);
}

export const threadOf = (page: Page): ThreadId | undefined => threadId(parameter(threadLink(page), 'id'));

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
		pageUrl: n => link && pageNumbered(link, n, 'p'),
	};
}
