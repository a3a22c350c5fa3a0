import type {ShownForum} from '../shared/shown-forum';
import type {Page} from './forum';
import {type Numbered, numberedLinks, spotIn} from './shown-thread';

type Pages = NonNullable<ShownForum['pages']>;

/** The numbers in an address, each with what stands before it: `/page/`, `start=`, `,p`. */
function numbersIn(url: URL): readonly {readonly before: string; readonly value: number}[] {
	const path = url.pathname + url.search;
	return Array.from(path.matchAll(/\d+/g), ({0: digits, index}) => ({
		before: /[A-Za-z]{0,12}[=/_,.-]?$/.exec(path.slice(Math.max(0, index - 14), index))?.[0] ?? '',
		value: Number(digits),
	})).filter(({before}) => before !== '' && before.length <= 30);
}

/** Two links of a list of pages tell how its numbers grow. */
function growing(one: Numbered, other: Numbered): Pages | undefined {
	for (const {before, value} of numbersIn(one.url)) {
		const next = spotIn(other.url, before)?.value;
		if (next === undefined || spotIn(one.url, before)?.value !== value) continue;
		const step = (next - value) / (other.n - one.n);
		const first = value - (one.n - 1) * step;
		if (Number.isInteger(step) && step > 0 && step <= 1000 && first >= 0 && first <= 1000) return {before, first, step};
	}
	return undefined;
}

/** One link alone, to a page that the address in sight is not of: what its number says, or else posts before it. */
function single({url, n}: Numbered, here: URL): Pages | undefined {
	const fresh = numbersIn(url).find(({before, value}) => spotIn(here, before)?.value !== value);
	if (!fresh || n < 2) return undefined;
	const {before, value} = fresh;
	const step = value === n ? 1 : value / (n - 1);
	return Number.isInteger(step) && step > 0 && step <= 1000 ? {before, first: value === n ? 1 : 0, step} : undefined;
}

/** How the addresses of a thread's pages are made, from the numbered links outside its posts; undefined where there are none. */
export function findPages(page: Page, posts: readonly Element[]): Pages | undefined {
	const links = numberedLinks(page, posts);
	for (const one of links.slice(0, 30)) {
		const other = links.find(({n, url}) => n > one.n && url.pathname.split('/')[1] === one.url.pathname.split('/')[1]);
		const pages = other && growing(one, other);
		if (pages) return pages;
	}
	const alone = links.find(({n}) => n > 1);
	return alone && single(alone, page.url);
}
