import type {Page} from '../src/forums/forum';

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

/** Fetches a text of the same origin and of a kind of content; where it came from in the end, too. Undefined like `fetchPage`. */
export async function fetchText(
	url: URL,
	page: Page,
	kind: RegExp,
	signal: AbortSignal,
): Promise<{readonly url: URL; readonly text: string} | undefined> {
	if (page.root.defaultView === null || url.origin !== page.url.origin) return undefined;
	try {
		const limited = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
		const answer = await fetch(url, {credentials: 'include', signal: limited});
		const type = answer.headers.get('content-type') ?? '';
		const bytes = answer.ok && kind.test(type) ? await answer.arrayBuffer() : undefined;
		if (bytes === undefined || bytes.byteLength > MOST) return undefined;
		const landed = answer.url === '' ? url : new URL(answer.url);
		if (landed.origin !== page.url.origin) return undefined;
		return {url: landed, text: new TextDecoder(charsetOf(type)).decode(bytes)};
	} catch {
		return undefined; // No network, no patience, stopped, or a character set nobody knows
	}
}

const charsetOf = (type: string) => /charset\s*=\s*"?([\w-]{1,40})/i.exec(type)?.[1] ?? 'utf-8';
