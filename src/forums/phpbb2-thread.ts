import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {linkOn, parameter, without} from './links';
import {readPageList, startOfPage} from './paging';
import {lineOf} from './parts';
import {selectors} from './phpbb2-selectors';

/** The title leads to the thread, with all that this page was asked for. */
export function threadLink(page: Page): URL | undefined {
	const url = [linkOn(page, selectors.title), page.url].find(each => threadId(parameter(each, 't')) !== undefined);
	if (!url?.pathname.endsWith('/viewtopic.php')) return undefined;
	return without(url, ['sid', 'start', 'p', 'view', 'postdays', 'postorder', 'highlight']);
}

export const threadOf = (page: Page): ThreadId | undefined => threadId(parameter(threadLink(page), 't'));

export function readThread(page: Page): Thread | undefined {
	const title = page.root.querySelector(selectors.title);
	if (!title) return undefined;
	const link = threadLink(page);
	const {perPage, ...list} = readPageList(page, selectors.current, selectors.pages, url => parameter(url, 'start'));
	return {
		id: threadOf(page),
		title: lineOf(title),
		...list,
		pageUrl(n) {
			const start = startOfPage(n, perPage);
			return link && start !== undefined ? startingAt(link, start) : undefined;
		},
	};
}

function startingAt(link: URL, start: number): URL {
	const url = new URL(link);
	if (start > 0) url.searchParams.set('start', String(start));
	return url;
}
