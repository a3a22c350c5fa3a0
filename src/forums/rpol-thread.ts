import {namedThreadId, type ThreadId} from '../shared/ids';
import type {Page, Thread} from './forum';
import {addressOn, parameter} from './links';
import {inList} from './paging';
import {lineOf} from './parts';
import {selectors} from './rpol-selectors';

type Place = {readonly game: string; readonly thread: string};

/** `display.cgi?gi=80170&ti=7`: the seventh thread of a game. */
export function placeIn(url: URL | undefined): Place | undefined {
	if (!url?.pathname.endsWith('/display.cgi')) return undefined;
	const [game, thread] = [parameter(url, 'gi'), parameter(url, 'ti')];
	return game && thread && /^\d{1,12}$/.test(game) && /^\d{1,12}$/.test(thread) ? {game, thread} : undefined;
}

/** Threads are counted in their game, so the game is part of the name. */
export const threadOf = ({game, thread}: Place): ThreadId | undefined => namedThreadId(`${game}-${thread}`);

export function readThread(page: Page): Thread | undefined {
	const place = placeIn(page.url);
	if (!place || !page.root.querySelector(selectors.text)) return undefined;
	const numbers = Array.from(page.root.querySelectorAll(selectors.pages), link =>
		pageIn(addressOn(page, link.getAttribute('href')), place),
	).filter(inList);
	const pages = Math.max(1, ...numbers, pageIn(page.url, place), countedOn(page));
	return {
		id: threadOf(place),
		title: titleOf(page),
		page: shownOf(page, place, pages),
		pages,
		pageUrl: n => (inList(n) && (n === 1 || pages > 1) ? pageUrl(page, n, pages) : undefined),
	};
}

/** The last page's number as the head of the thread tells it, `… of 4`, since its links may be few; 0 where it tells none. */
function countedOn({root}: Page): number {
	const told = Number(/\bof (\d{1,5})\b/.exec(lineOf(root.querySelector(selectors.counted)))?.[1]);
	return inList(told) ? told : 0;
}

/** 0 where an address is of another thread, or of no page of it. */
function pageIn(url: URL | undefined, {game, thread}: Place): number {
	const other = placeIn(url);
	return other?.game === game && other.thread === thread ? Number(parameter(url, 'msgpage') ?? 0) : 0;
}

/** An address without a number shows the newest messages (its help, on reading threads), so the end of a thread, unless its first message is there. */
function shownOf(page: Page, place: Place, pages: number): number {
	const told = pageIn(page.url, place);
	if (inList(told)) return told;
	return page.root.querySelector(selectors.text)?.id === 'msg1' ? 1 : pages;
}

/** Of a thread of one page, all of it: a page without a number might be cut. */
function pageUrl(page: Page, n: number, pages: number): URL {
	const url = new URL(page.url);
	url.hash = '';
	url.searchParams.set('msgpage', pages === 1 ? '' : String(n));
	if (pages === 1) url.searchParams.set('show', 'all');
	else url.searchParams.delete('show');
	return url;
}

/** The page's own title, as no part is known to hold the thread's alone. */
const titleOf = ({root}: Page): string => root.title.replace(/\s+/g, ' ').trim();
