import type {Page} from './forum';
import {addressOn} from './links';
import {lineOf} from './parts';

/** What a list of pages tells: how many there are, which is shown, and how many posts each holds (undefined where there is but one). */
export type PageList = {readonly page: number; readonly pages: number; readonly perPage: number | undefined};

// More pages than any thread has; keeps a stray number in a list from sending a reader round for ever
const MOST = 100_000;
/** A whole number that a page list may hold. */
export const inList = (number: number): boolean => Number.isInteger(number) && number > 0 && number < MOST;

/** Reads a list whose links carry the number of posts before their page: page 3 starts at 20, so pages hold 10. */
export function readPageList(page: Page, current: string, links: string, startOf: (url: URL) => string | undefined): PageList {
	const shown = Number(lineOf(page.root.querySelector(current)));
	const numbered = Array.from(page.root.querySelectorAll(links)).flatMap(link => {
		const url = addressOn(page, link.getAttribute('href'));
		const [number, start] = [Number(lineOf(link)), Number(url && startOf(url))];
		return inList(number) ? [{number, start}] : [];
	});
	const later = numbered.find(({number, start}) => number > 1 && start > 0 && start % (number - 1) === 0);
	return {
		page: inList(shown) ? shown : 1,
		pages: Math.max(inList(shown) ? shown : 1, ...numbered.map(({number}) => number)),
		perPage: later && later.start / (later.number - 1),
	};
}

/** How many posts stand before page n; undefined where that cannot be known. */
export function startOfPage(n: number, perPage: number | undefined): number | undefined {
	if (!inList(n)) return undefined;
	return n === 1 ? 0 : perPage && (n - 1) * perPage;
}

/** The same address on page n, by a parameter that counts pages from 1; undefined for what is no page's number. */
export function pageNumbered(link: URL, n: number, name: string): URL | undefined {
	if (!inList(n)) return undefined;
	const url = new URL(link);
	if (n > 1) url.searchParams.set(name, String(n));
	return url;
}
