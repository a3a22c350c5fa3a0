import type {Page} from '../src/forums/forum';

const PATIENCE = 10_000;
/** No page of a forum is larger, in bytes. */
const MOST = 8_000_000;

/** Fetches one page of the forum that `page` is of, as the same visitor sees it. Undefined if it does not come, is no page, or is of another origin. */
export async function fetchPage(url: URL, page: Page, signal: AbortSignal): Promise<Page | undefined> {
	const view = page.root.defaultView;
	if (view === null || url.origin !== page.url.origin) return undefined;
	try {
		const limited = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
		const answer = await fetch(url, {credentials: 'include', signal: limited});
		const type = answer.headers.get('content-type') ?? '';
		const bytes = answer.ok && /html/i.test(type) ? await answer.arrayBuffer() : undefined;
		if (bytes === undefined || bytes.byteLength > MOST) return undefined;
		const landed = answer.url === '' ? url : new URL(answer.url);
		if (landed.origin !== page.url.origin) return undefined;
		const text = new TextDecoder(charsetOf(type)).decode(bytes);
		return {url: landed, root: new view.DOMParser().parseFromString(text, 'text/html')};
	} catch {
		return undefined; // No network, no patience, stopped, or a character set nobody knows
	}
}

const charsetOf = (type: string) => /charset\s*=\s*"?([\w-]{1,40})/i.exec(type)?.[1] ?? 'utf-8';
