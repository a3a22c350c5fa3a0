import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {addressOn, linkOn} from './links';
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
	const current = Number(lineOf(root.querySelector(selectors.current))) || 1;
	const numbers = numberedLinks(page);
	const later = numbers.find(({number, start}) => number > 1 && start > 0);
	const perPage = later && later.start / (later.number - 1);
	return {
		id: threadOf(page),
		title: lineOf(root.querySelector(selectors.title)) || lineOf(root.querySelector('title')),
		page: current,
		pages: Math.max(current, ...numbers.map(({number}) => number)),
		pageUrl(n) {
			if (!link || !Number.isInteger(n) || n < 1 || (n > 1 && !perPage)) return undefined;
			return startingAt(link, (n - 1) * (perPage ?? 0));
		},
	};
}

/** The numbered links of the page list: page 3 at post 10. Those of the arrows have no number. */
function numberedLinks(page: Page): readonly {readonly number: number; readonly start: number}[] {
	return Array.from(page.root.querySelectorAll(selectors.pages)).flatMap(link => {
		const number = Number(lineOf(link));
		const start = Number(TOPIC.exec(addressOn(page, link.getAttribute('href'))?.href ?? '')?.[2]);
		return Number.isInteger(number) && number > 0 && number < 100_000 && Number.isInteger(start) ? [{number, start}] : [];
	});
}
