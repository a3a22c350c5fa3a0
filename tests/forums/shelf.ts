import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {JSDOM} from 'jsdom';
import {documentOf} from '../../src/cli/page';
import {namedZone} from '../../src/forums/clock';
import type {Editor, Page, Reader} from '../../src/forums/forum';

/** What a saved page must read as; times as ISO text, `null` for what must be absent. */
export type Expected = {
	readonly url: string;
	/** When the page was served, and the zone of the reader's machine. */
	readonly now: string;
	readonly zone: string;
	readonly counts: Readonly<Record<string, number>>;
	readonly site: string;
	readonly member: object | null;
	readonly thread: {readonly urls: Readonly<Record<string, string | null>>} | null;
	readonly posts: readonly Readonly<Record<string, unknown>>[];
	readonly editors: readonly Readonly<Record<string, unknown>>[];
};

const shelf = new URL('../pages/', import.meta.url);
export const casesOf = (forum: string): readonly string[] => {
	const folder = new URL(`${forum}/`, shelf);
	return existsSync(folder) ? readdirSync(folder).sort() : [];
};
export const forumsSaved = (): readonly string[] => readdirSync(shelf).sort();

/** The two documents a page is read from: a browser's, nearly, and the command line's. */
export const doms = {
	jsdom: (html: string, url: string): Document => new JSDOM(html, {url}).window.document,
	linkedom: documentOf,
} as const;
export type Dom = keyof typeof doms;

export function openCase(forum: string, name: string, dom: Dom): {expected: Expected; page: Page; reader: Reader} {
	const folder = new URL(`${forum}/${name}/`, shelf);
	const expected = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Expected;
	const root = doms[dom](readFileSync(new URL('page.html', folder), 'utf8'), expected.url);
	return {expected, page: {url: new URL(expected.url), root}, reader: readerAt(expected.now, expected.zone)};
}

export function readerAt(now: string, zone: string): Reader {
	const offset = namedZone(zone);
	if (!offset) throw new TypeError(`No zone ${zone}`);
	return {now: Date.parse(now), offsetAt: moment => offset(moment) ?? 0};
}

/** An editor as an expectation writes it. */
export const shownEditor = ({field, place, threadUrl, ...rest}: Editor, root: Document): Readonly<Record<string, unknown>> => ({
	...rest,
	...(threadUrl && {threadUrl: threadUrl.href}),
	field,
	place: `${place.where} ${root === place.element.ownerDocument ? nameOf(place.element) : 'elsewhere'}`,
});
const nameOf = (element: Element): string =>
	element.id === '' ? `${element.localName}.${(element.getAttribute('class') ?? '').split(' ')[0]}` : `#${element.id}`;
