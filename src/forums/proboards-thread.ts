import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {fieldsIn} from './json';
import {addressOn, parameter, withoutQuery} from './links';
import {inList, pageNumbered} from './paging';
import {lineOf} from './parts';
import {dataOf, idIn, wordsIn} from './proboards-data';
import {selectors} from './proboards-selectors';

// `/thread/12/the-inn`, in any of the addresses a page of it may have
const THREAD = /^\/thread\/(\d+)(?:\/|$)/;

const toldOf = (page: Page) => fieldsIn(dataOf(page, 'page'), 'thread');

/** The thread that a page or its form is of, by what the page tells its scripts, else by its address. */
export const threadOf = (page: Page): ThreadId | undefined =>
	threadId(idIn(toldOf(page))) ?? threadId(THREAD.exec(page.url.pathname)?.[1]);

/** Its address on page 1: with its title, where the page says it. */
export function threadLink(page: Page): URL | undefined {
	const id = threadOf(page);
	const told = addressOn(page, wordsIn(toldOf(page), 'url'));
	const known = [told, page.url].find(url => id !== undefined && threadId(THREAD.exec(url?.pathname ?? '')?.[1]) === id);
	return known ? withoutQuery(known) : id && new URL(`/thread/${id}`, page.url);
}

export function readThread(page: Page): Thread | undefined {
	if (!page.root.querySelector(selectors.posts)) return undefined;
	const link = threadLink(page);
	const listed = Array.from(page.root.querySelectorAll(selectors.pages), each =>
		Number(parameter(addressOn(page, each.getAttribute('href')), 'page')),
	);
	const shown = Number(parameter(page.url, 'page') ?? 1);
	const current = inList(shown) ? shown : 1;
	return {
		id: threadOf(page),
		title: lineOf(page.root.querySelector(selectors.title)),
		page: current,
		pages: Math.max(current, ...listed.filter(inList)),
		pageUrl: n => link && pageNumbered(link, n, 'page'),
	};
}
