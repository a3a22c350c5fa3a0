import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {postsOn} from './jcink-posts';
import {selectors} from './jcink-selectors';
import {linkOn, parameter} from './links';
import {inList, readPageList, startOfPage} from './paging';
import {lineOf} from './parts';

/** The topic of a page: of its address, old or new, of the reply form, or of the link by which one follows it. */
export function threadOf(page: Page): ThreadId | undefined {
	const field = page.root.querySelector(selectors.topicField)?.getAttribute('value');
	const told = [inAddress(page.url), field, parameter(linkOn(page, selectors.topic), 't')];
	return told.map(threadId).find(id => id !== undefined);
}

function inAddress(url: URL): string | undefined {
	const old = parameter(url, 'act') === 'ST' ? parameter(url, 't') : undefined;
	return parameter(url, 'showtopic') ?? old;
}

/** `index.php?showtopic=1556`, beside the page itself. */
export function threadLink(page: Page, id: ThreadId): URL {
	const url = new URL(page.url.origin + page.url.pathname);
	url.searchParams.set('showtopic', id);
	return url;
}

/** Undefined on pages that show no posts. */
export function readThread(page: Page): Thread | undefined {
	if (postsOn(page.root).length === 0) return undefined;
	const id = threadOf(page);
	const {perPage, ...list} = readPageList(page, selectors.current, selectors.pages, url => parameter(url, 'st'));
	const counted = Number(/\((\d+)\)/.exec(lineOf(page.root.querySelector(selectors.count)))?.[1]);
	return {
		id,
		title: lineOf(page.root.querySelector(selectors.title) ?? page.root.querySelector(selectors.oldTitle)),
		page: list.page,
		pages: inList(counted) ? Math.max(counted, list.pages) : list.pages,
		pageUrl(n) {
			const start = startOfPage(n, perPage);
			return id && start !== undefined ? startingAt(threadLink(page, id), start) : undefined;
		},
	};
}

function startingAt(link: URL, start: number): URL {
	if (start > 0) link.searchParams.set('st', String(start));
	return link;
}
