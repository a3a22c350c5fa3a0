import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {linkOn, without} from './links';
import {inList} from './paging';
import {lineOf} from './parts';
import {selectors} from './vbulletin5-selectors';

// `/forum/tables/7-the-inn/page2`: any folders, then the number of the post that began the thread
const TOPIC = /\/(\d+)-[^/]*?(?:\/page\d+)?\/?$/;

/** The address of the thread's first page. */
export function threadLink(page: Page): URL | undefined {
	const url = [linkOn(page, selectors.canonical), page.url].find(each => TOPIC.test(each?.pathname ?? ''));
	if (!url) return undefined;
	const bare = without(url, ['p', 'view', 'page']);
	bare.pathname = bare.pathname.replace(/\/page\d+\/?$/, '');
	return bare;
}

export const threadOf = (page: Page): ThreadId | undefined =>
	threadId(page.root.querySelector(selectors.starter)?.getAttribute('value')) ??
	threadId(TOPIC.exec(threadLink(page)?.pathname ?? '')?.[1]);

export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	if (!root.querySelector(selectors.thread)) return undefined;
	const link = threadLink(page);
	const [shown, total] = [
		numberIn(root.querySelector(selectors.page)?.getAttribute('value')),
		numberIn(lineOf(root.querySelector(selectors.pages))),
	];
	return {
		id: threadOf(page),
		title: lineOf(root.querySelector(selectors.title)) || lineOf(root.querySelector('title')),
		page: shown,
		pages: Math.max(shown, total),
		pageUrl(n) {
			if (!link || !inList(n)) return undefined;
			return n === 1 ? link : new URL(`${link.href.replace(/\/+$/, '')}/page${n}`);
		},
	};
}

/** 1 for what is no page's number. */
function numberIn(text: string | null | undefined): number {
	const number = Number((text ?? '').replace(/[.,\s]/g, ''));
	return inList(number) ? number : 1;
}
