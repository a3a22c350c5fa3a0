import {type ThreadId, threadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {addressOn, linkOn, parameter, without} from './links';
import {lineOf} from './parts';

const TITLE = 'h2.topic-title a, #page-body h2 a[href*="viewtopic.php"]'; // 3.0 has no class
const CANONICAL = 'link[rel="canonical"]';
const PAGES = '.pagination';
const CURRENT = '.pagination li.active span, .pagination strong'; // 3.1 and later, 3.0

/** A link with the topic in it: the canonical one first, since the page's own address may name only a post. */
export function threadLink(page: Page): URL | undefined {
	const canonical = linkOn(page, CANONICAL);
	const found = [canonical, linkOn(page, TITLE), page.url].find(url => threadId(parameter(url, 't')) !== undefined);
	return found && without(found, ['sid', 'start', 'p', 'view', 'hilit']);
}

export function threadOf(page: Page): ThreadId | undefined {
	const field = page.root.querySelector('#qr_postform input[name="topic_id"]')?.getAttribute('value');
	return threadId(field) ?? threadId(parameter(threadLink(page), 't'));
}

export function readThread(page: Page): Thread | undefined {
	const {root} = page;
	if (!/\bsection-viewtopic\b/.test(root.body?.className ?? '')) return undefined;
	const link = threadLink(page);
	const numbers = numberedLinks(page);
	const current = Number(lineOf(root.querySelector(CURRENT))) || 1;
	const perPage = perPageOf(page, numbers);
	return {
		id: threadOf(page),
		title: lineOf(root.querySelector(TITLE)) || lineOf(root.querySelector('title')),
		page: current,
		pages: Math.max(current, ...numbers.map(({number}) => number)),
		pageUrl: n => link && pageOf(link, n, perPage),
	};
}

function pageOf(link: URL, n: number, perPage: number | undefined): URL | undefined {
	if (!Number.isInteger(n) || n < 1 || (n > 1 && perPage === undefined)) return undefined;
	const url = new URL(link);
	if (n > 1) url.searchParams.set('start', String((n - 1) * (perPage ?? 0)));
	return url;
}

type Numbered = {readonly number: number; readonly start: number};

/** The numbered links of the page list: page 3 at post 20. */
function numberedLinks(page: Page): readonly Numbered[] {
	return Array.from(page.root.querySelectorAll(`${PAGES} a[href*="start="]`)).flatMap(link => {
		const number = Number(lineOf(link));
		const start = Number(parameter(addressOn(page, link.getAttribute('href')), 'start'));
		return Number.isInteger(number) && number > 0 && number < 100_000 && Number.isInteger(start) ? [{number, start}] : [];
	});
}

function perPageOf({root}: Page, numbers: readonly Numbered[]): number | undefined {
	const written = Number(root.querySelector(`${PAGES} [data-per-page]`)?.getAttribute('data-per-page'));
	if (Number.isInteger(written) && written > 0) return written;
	const later = numbers.find(({number, start}) => number > 1 && start > 0);
	return later && later.start / (later.number - 1);
}
