import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {linkOn} from './links';
import {readPageList, startOfPage} from './paging';
import {lineOf} from './parts';
import {selectors} from './smf-selectors';

// `index.php?topic=4.20`, or rewritten `index.php/topic,4.20.html`; what stands after the dot is a number of posts, `msg183` or `new`
const TOPIC = /\btopic[=,](\d+)(?:\.(\w+))?/;

/** The first address of a thread's pages that this page writes. */
export function threadLink(page: Page): URL | undefined {
	const urls = [linkOn(page, selectors.canonical), linkOn(page, selectors.crumb), page.url];
	const url = urls.find(each => each !== undefined && TOPIC.test(each.href));
	return url && startingAt(url, 0);
}

/** The same thread from a post on; without session, message or fragment. */
function startingAt(url: URL, post: number): URL {
	const bare = new URL(url.pathname, url);
	const topic = `${TOPIC.exec(url.href)?.[1]}.${post}`;
	if (TOPIC.test(url.search)) bare.search = `?topic=${topic}`;
	else bare.pathname = bare.pathname.replace(TOPIC, `topic,${topic}`);
	return bare;
}

export function threadOf(page: Page): ThreadId | undefined {
	// 0 on the page of a new topic, which is no thread yet
	const field = page.root.querySelector(selectors.topicField)?.getAttribute('value');
	return field ? threadId(field) : threadId(TOPIC.exec(threadLink(page)?.href ?? '')?.[1]);
}

export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	if (!root.querySelector(selectors.thread)) return undefined;
	const link = threadLink(page);
	const {perPage, ...list} = readPageList(page, selectors.current, selectors.pages, url => TOPIC.exec(url.href)?.[2]);
	return {
		id: threadOf(page),
		title:
			lineOf(root.querySelector(selectors.title)) ||
			lineOf(root.querySelector(selectors.crumb)) ||
			lineOf(root.querySelector('title')),
		...list,
		pageUrl(n) {
			const start = startOfPage(n, perPage);
			return link && start !== undefined ? startingAt(link, start) : undefined;
		},
	};
}
