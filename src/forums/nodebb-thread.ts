import {namedThreadId, type ThreadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {addressOn, linkOn, without} from './links';
import {selectors} from './nodebb-selectors';
import {inList, pageNumbered} from './paging';
import {lineOf} from './parts';

const TOPIC = /\/topic\/([\w-]+)(?:\/|$)/;

/** What an address calls its topic: a number, or a name where it came from another server. */
export const topicIn = (url: URL | undefined): string | undefined => TOPIC.exec(url?.pathname ?? '')?.[1];

/** The folder of the board: that of its script, or what stands before the first word of the page's own address. */
export function baseOf(page: Page): URL {
	const script = addressOn(page, page.root.querySelector(selectors.script)?.getAttribute('src'));
	const url = new URL(script ?? page.url);
	url.pathname = url.pathname.replace(script ? /assets\/nodebb\.min\.js$/ : /(?:topic|post|compose|category|user)(?:\/.*)?$/, '');
	return url;
}

export function threadOf({root}: Page): ThreadId | undefined {
	return namedThreadId(root.querySelector(selectors.topic)?.getAttribute('data-tid'));
}

/** An address of the topic without a page or a post in it. The page's own comes first: after a move without a load, the head tells of the page before. */
export function threadLink(page: Page): URL | undefined {
	const id = threadOf(page);
	const url = [page.url, linkOn(page, selectors.canonical)].find(each => id !== undefined && topicIn(each) === id);
	if (!url) return undefined;
	const bare = without(url, ['page', 'sort', 'lang']);
	// `/topic/4/the-inn/17` opens at a post
	bare.pathname = bare.pathname.replace(/(\/topic\/[^/]+\/[^/]+)\/\d+$/, '$1');
	return bare;
}

export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	if (!root.querySelector(selectors.topic)) return undefined;
	const link = threadLink(page);
	return {
		id: threadOf(page),
		title: lineOf(root.querySelector(selectors.title)),
		...(listed(root) ?? scrolled(root)),
		pageUrl: n => link && pageNumbered(link, n, 'page'),
	};
}

type Pages = Pick<Thread, 'page' | 'pages'>;

/** By the list of pages, where the reader turns them. */
function listed(root: Document): Pages | undefined {
	const page = pageIn(root.querySelector(selectors.current));
	if (!inList(page)) return undefined;
	const numbers = Array.from(root.querySelectorAll(selectors.pages), pageIn).filter(inList);
	return {page, pages: Math.max(page, ...numbers)};
}
const pageIn = (link: Element | null): number => Number(link?.getAttribute('data-page'));

/** By the place of the first post that is drawn, where he scrolls: pages exist on the server all the same (`calculateStartStop` of src/controllers/topics.js). */
function scrolled(root: Document): Pages {
	const perPage = perPageOf(root);
	const first = Number(root.querySelector(selectors.post)?.getAttribute('data-index'));
	const count = Number(root.querySelector(selectors.count)?.getAttribute('title'));
	const page = Number.isSafeInteger(first) && first > 0 ? Math.max(2, Math.floor(first / perPage) + 1) : 1;
	return {page, pages: Math.max(page, inList(count) ? Math.ceil(count / perPage) : 1)};
}

// `postsPerPage` of install/data/defaults.json
const USUAL = 20;
/** Posts a page by the member's own settings, which each page carries for its scripts. */
function perPageOf(root: Document): number {
	for (const script of root.querySelectorAll(selectors.config)) {
		const number = Number(/"postsPerPage":(\d{1,4})\b/.exec(script.textContent ?? '')?.[1]);
		if (number > 0) return number;
	}
	return USUAL;
}
