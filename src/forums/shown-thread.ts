import {namedThreadId} from '../shared/ids';
import type {ShownForum} from '../shared/shown-forum';
import type {Page, Thread} from './forum';
import {addressOn} from './links';
import {inList} from './paging';
import {lineOf} from './parts';

type Pages = NonNullable<ShownForum['pages']>;

/** A page's number in an address: its value, and where it stands in `pathname + search`. */
type Spot = {readonly value: number; readonly start: number; readonly end: number};

const pathOf = ({pathname, search}: URL): string => pathname + search;

/** The number after `before` in an address, where `before` is no end of a longer word. */
export function spotIn(url: URL, before: string): Spot | undefined {
	const path = pathOf(url);
	for (let at = path.indexOf(before); at >= 0; at = path.indexOf(before, at + 1)) {
		const start = at + before.length;
		const digits = /^\d{1,7}(?!\d)/.exec(path.slice(start))?.[0];
		const whole = !/^[a-z]/i.test(before) || !/[a-z]/i.test(path[at - 1] ?? '');
		if (digits && whole) return {value: Number(digits), start, end: start + digits.length};
	}
	return undefined;
}

/** A link that shows a plain number and leads to that page. */
export type Numbered = {readonly link: Element; readonly n: number; readonly url: URL};

/** The links of a page that show nothing but a number, outside its posts. */
export function numberedLinks(page: Page, posts: readonly Element[]): readonly Numbered[] {
	return Array.from(page.root.querySelectorAll('a[href]')).flatMap(link => {
		const text = lineOf(link);
		const n = /^\d{1,5}$/.test(text) ? Number(text) : 0;
		const url = inList(n) && !posts.some(post => post.contains(link)) ? addressOn(page, link.getAttribute('href')) : undefined;
		return url ? [{link, n, url}] : [];
	});
}

const valueOf = ({first, step}: Pages, n: number): number => first + (n - 1) * step;

/** Which page a plain number beside the links says is shown: most lists have the current page as no link. */
function markedBeside(link: Element | undefined): number | undefined {
	let list = link?.parentElement;
	for (let up = 0; list && up < 3; up += 1) {
		const leaves = Array.from(list.querySelectorAll('*')).filter(each => !each.firstElementChild && !each.closest('a[href]'));
		const shown = leaves.map(each => lineOf(each)).find(text => /^\d{1,5}$/.test(text));
		if (shown !== undefined && inList(Number(shown))) return Number(shown);
		list = list.parentElement;
	}
	return undefined;
}

function currentPage(page: Page, pages: Pages, links: readonly Numbered[]): number {
	const told = spotIn(page.url, pages.before);
	const n = told && (told.value - pages.first) / pages.step + 1;
	return n !== undefined && inList(n) ? n : (markedBeside(links[0]?.link) ?? 1);
}

const PAGE_ALONE = {page: 1, pages: 1, pageUrl: (): URL | undefined => undefined};

function pagesOf(page: Page, pages: Pages, posts: readonly Element[]) {
	const links = numberedLinks(page, posts).filter(({n, url}) => spotIn(url, pages.before)?.value === valueOf(pages, n));
	const model = links[0]?.url;
	const current = currentPage(page, pages, links);
	return {
		page: current,
		pages: Math.max(current, ...links.map(({n}) => n)),
		pageUrl(n: number): URL | undefined {
			const spot = model && spotIn(model, pages.before);
			if (!model || !spot || !inList(n)) return n === current ? page.url : undefined;
			const path = pathOf(model);
			return new URL(`${path.slice(0, spot.start)}${valueOf(pages, n)}${path.slice(spot.end)}`, model.origin);
		},
	};
}

/** What stays of a thread's address over its pages. */
function threadName(url: URL, before: string | undefined): string {
	const path = pathOf(url);
	const spot = before === undefined ? undefined : spotIn(url, before);
	const bare = spot && before !== undefined ? path.slice(0, spot.start - before.length) + path.slice(spot.end) : path;
	return bare.replace(/[/?&;=-]+$/, '');
}

/** The thread of a page that shows posts: its name is its address, without the page's number. */
export function threadIn(page: Page, {pages}: ShownForum, posts: readonly Element[]): Thread | undefined {
	if (posts.length === 0) return undefined;
	const canonical = addressOn(page, page.root.querySelector('link[rel="canonical"]')?.getAttribute('href'));
	const told = pages ? pagesOf(page, pages, posts) : PAGE_ALONE;
	const url = told.pageUrl(1) ?? canonical ?? page.url;
	return {
		id: namedThreadId(threadName(url, pages?.before)),
		title: lineOf(page.root.querySelector('h1')) || lineOf(page.root.querySelector('title')),
		page: told.page,
		pages: told.pages,
		pageUrl: n => told.pageUrl(n) ?? (n === told.page ? page.url : undefined),
	};
}
