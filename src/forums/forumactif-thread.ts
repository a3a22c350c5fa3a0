import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {postsOn} from './forumactif-posts';
import {selectors} from './forumactif-selectors';
import {addressOn, linkOn, parameter} from './links';
import {inList, startOfPage} from './paging';
import {lineOf} from './parts';

// `/t6p15-title`: what stands after the p is a number of posts. Boards of the first years: `/forum-f2/title-t6-15.htm`
const TOPIC = /^\/t(\d+)(?:p(\d+))?(?:-([^/]*))?$/;
const OLD = /-t(\d+)(?:-(\d+))?\.htm$/;

type Place = {readonly thread: ThreadId; readonly start: number; readonly slug: string | undefined};

function placeOf(url: URL | undefined): Place | undefined {
	const [, id, start, slug] = TOPIC.exec(url?.pathname ?? '') ?? OLD.exec(url?.pathname ?? '') ?? [];
	const thread = threadId(id) ?? (url?.pathname === '/viewtopic' ? threadId(parameter(url, 't')) : undefined);
	return thread && {thread, start: Number(start ?? 0), slug};
}

/** Where in which thread the page is, as its own addresses say: the title's leads to the first page from each. */
function placeIn(page: Page): Place | undefined {
	const urls = [linkOn(page, selectors.canonical), page.url, linkOn(page, selectors.titleLink)];
	const places = urls.flatMap(url => placeOf(url) ?? []);
	return places.find(({start}) => start > 0) ?? places[0];
}

/** A field of the page's own forms, outside what members wrote. */
function fieldOutside(page: Page, selector: string, posts: readonly Element[]): string | null | undefined {
	const fields = Array.from(page.root.querySelectorAll(selector));
	return fields.find(field => !posts.some(post => post.contains(field)))?.getAttribute('value');
}

export const threadOf = (page: Page, posts: readonly Element[] = postsOn(page.root)): ThreadId | undefined =>
	threadId(fieldOutside(page, selectors.threadField, posts)) ?? placeIn(page)?.thread;

/** An address of the thread from a post on. Any word does for the title (Lalf reads `/t6p0-a`). */
function addressOf(page: Page, thread: ThreadId, start: number): URL {
	const slug = placeIn(page)?.slug ?? 'a';
	return new URL(`/t${thread}${start > 0 ? `p${start}` : ''}-${slug}`, page.url.origin);
}

export const threadLink = (page: Page): URL | undefined => {
	const thread = threadOf(page);
	return thread && addressOf(page, thread, 0);
};

type PageLink = {readonly number: number; readonly url: URL; readonly start: number; readonly element: Element};

/** The numbered links to the thread's own pages. */
function pageLinks(page: Page, thread: ThreadId | undefined, posts: readonly Element[]): readonly PageLink[] {
	return Array.from(page.root.querySelectorAll(selectors.pages)).flatMap(element => {
		const number = Number(lineOf(element));
		if (!inList(number) || posts.some(post => post.contains(element))) return [];
		const url = addressOn(page, element.getAttribute('href'));
		const place = placeOf(url);
		return url && place?.thread === thread ? [{number, url, start: place?.start ?? 0, element}] : [];
	});
}

/** The page that stands unlinked among the links. */
function shownAmong(links: readonly PageLink[]): number {
	const bold = links.flatMap(({element}) => Array.from(element.parentElement?.querySelectorAll('b, strong') ?? []));
	return bold.map(each => Number(lineOf(each))).find(inList) ?? 1;
}

export function readThread(page: Page): Thread | undefined {
	const posts = postsOn(page.root);
	if (posts.length === 0) return undefined;
	const id = threadOf(page, posts);
	const links = pageLinks(page, id, posts);
	const shown = shownAmong(links);
	const starts = [...links, {number: shown, start: placeIn(page)?.start ?? 0}];
	const later = starts.find(({number, start}) => number > 1 && start > 0 && start % (number - 1) === 0);
	const perPage = later && later.start / (later.number - 1);
	const title = page.root.querySelector(selectors.title);
	return {
		id,
		title: lineOf(title) || lineOf(page.root.querySelector('title')),
		page: shown,
		pages: Math.max(shown, ...links.map(({number}) => number)),
		pageUrl(n) {
			const start = startOfPage(n, perPage);
			const written = links.find(({number}) => number === n)?.url;
			return written ?? (id && start !== undefined && !OLD.test(page.url.pathname) ? addressOf(page, id, start) : undefined);
		},
	};
}
