import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {linkOn, parameter, without} from './links';
import {readPageList, startOfPage} from './paging';
import {lineOf} from './parts';
import {selectors} from './phpbb-selectors';

/** A link with the topic in it: the canonical one first, since the page's own address may name only a post. */
export function threadLink(page: Page): URL | undefined {
	const canonical = linkOn(page, selectors.canonical);
	const found = [canonical, linkOn(page, selectors.title), page.url].find(url => threadId(parameter(url, 't')) !== undefined);
	return found && without(found, ['sid', 'start', 'p', 'view', 'hilit']);
}

export function threadOf(page: Page): ThreadId | undefined {
	const field = page.root.querySelector(selectors.topicField)?.getAttribute('value');
	return threadId(field) ?? threadId(parameter(threadLink(page), 't'));
}

export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	if (!/\bsection-viewtopic\b/.test(root.body?.className ?? '')) return undefined;
	const link = threadLink(page);
	const list = readPageList(page, selectors.current, selectors.pages, url => parameter(url, 'start'));
	const written = Number(root.querySelector(selectors.perPage)?.getAttribute('data-per-page'));
	const perPage = Number.isInteger(written) && written > 0 ? written : list.perPage;
	return {
		id: threadOf(page),
		title: lineOf(root.querySelector(selectors.title)) || lineOf(root.querySelector('title')),
		page: list.page,
		pages: list.pages,
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
