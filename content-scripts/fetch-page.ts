import type {Page} from '../src/forums/forum';
import {fail, ok, type Result} from '../src/shared/result';

const PATIENCE = 10_000;
/** No page of a forum is larger, in bytes. */
const MOST = 8_000_000;

/** Fetches one page of the forum that `page` is of, as the same visitor sees it. Undefined if it does not come, is no page, or is of another origin. */
export async function fetchPage(url: URL, page: Page, signal: AbortSignal): Promise<Page | undefined> {
	const fetched = await fetchText(url, page, /html/i, signal);
	return fetched && {url: fetched.url, root: inert(page, fetched.text)};
}

/** Makes a document of HTML in which nothing runs or loads. */
export const inert = (page: Page, html: string): Document =>
	new page.root.defaultView!.DOMParser().parseFromString(html, 'text/html');

/** A text that was fetched, where it came from in the end, and the moment its server wrote on it, if any. */
export type Fetched = {readonly url: URL; readonly text: string; readonly date: string | null};

/** Why nothing was fetched: no answer or half of one; none in time; an answer that is no success; one that is not what was asked for, or of another origin. */
export type FetchTrouble = 'network' | 'time-out' | 'refused' | 'other';

/** Fetches a text of the same origin and of a kind of content. Undefined like `fetchPage`. */
export async function fetchText(url: URL, page: Page, kind: RegExp, signal: AbortSignal): Promise<Fetched | undefined> {
	const fetched = await fetchOrWhy(url, page, kind, signal);
	return fetched.ok ? fetched.value : undefined;
}

/** The same, or why not. */
export async function fetchOrWhy(
	url: URL,
	page: Page,
	kind: RegExp,
	signal: AbortSignal,
): Promise<Result<Fetched, FetchTrouble>> {
	if (page.root.defaultView === null || url.origin !== page.url.origin) return fail('other');
	try {
		const limited = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
		// What a browser kept of a page is no witness of what stands there now.
		const answer = await fetch(url, {credentials: 'include', cache: 'no-cache', signal: limited});
		if (!answer.ok) return fail('refused');
		const type = answer.headers.get('content-type') ?? '';
		const landed = answer.url === '' ? url : new URL(answer.url);
		if (!kind.test(type) || landed.origin !== page.url.origin) return fail('other');
		const bytes = await answer.arrayBuffer();
		if (bytes.byteLength > MOST) return fail('other');
		const text = new TextDecoder(charsetOf(type)).decode(bytes);
		return ok({url: landed, text, date: answer.headers.get('date')});
	} catch (error) {
		// No network, no patience, stopped, or a character set nobody knows
		return fail(error instanceof DOMException && error.name === 'TimeoutError' ? 'time-out' : 'network');
	}
}

const charsetOf = (type: string) => /charset\s*=\s*"?([\w-]{1,40})/i.exec(type)?.[1] ?? 'utf-8';
