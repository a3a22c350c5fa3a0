import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {linkOn, without} from './links';
import {THREAD, threadIn} from './mybb-addresses';
import {selectors} from './mybb-selectors';
import {inList, readPageList} from './paging';
import {lineOf} from './parts';

/** An address of the thread, without a page or a post in it. */
export function threadLink(page: Page): URL | undefined {
	const urls = [linkOn(page, selectors.threadLink), linkOn(page, selectors.nextPage), linkOn(page, selectors.postLink), page.url];
	const url = urls.find(each => threadIn(each) !== undefined);
	if (!url) return undefined;
	const bare = without(url, ['page', 'pid', 'action', 'mode', 'highlight']);
	bare.pathname = bare.pathname.replace(/\/thread-(\d+)-[^/]*\.html$/, '/thread-$1.html');
	return bare;
}

export function threadOf(page: Page): ThreadId | undefined {
	const field = threadId(page.root.querySelector(selectors.threadId)?.getAttribute('value'));
	return field ?? threadIn(threadLink(page));
}

export function readThread(page: Page): Thread | undefined {
	if (!page.root.querySelector(selectors.post)) return undefined;
	const link = threadLink(page);
	const {page: number, pages} = readPageList(page, selectors.current, selectors.pages, () => undefined);
	return {
		id: threadOf(page),
		title: lineOf(page.root.querySelector(selectors.title)),
		page: number,
		pages,
		pageUrl: n => link && pageOf(link, n),
	};
}

function pageOf(link: URL, n: number): URL | undefined {
	if (!inList(n)) return undefined;
	const url = new URL(link);
	if (n === 1) return url;
	if (THREAD.test(url.pathname)) url.pathname = url.pathname.replace(/\.html$/, `-page-${n}.html`);
	else url.searchParams.set('page', String(n));
	return url;
}
