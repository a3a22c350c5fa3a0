import type {Page} from './forum';

/** What links on a page are relative to: a `base` in its head, or the page's own address. Asked for each link, so the posts are not looked through for it. */
function baseOf({url, root}: Page): string {
	const base = root.head?.querySelector('base[href]')?.getAttribute('href');
	return base ? (parsed(base, url.href)?.href ?? url.href) : url.href;
}

function parsed(address: string, base: string): URL | undefined {
	return URL.canParse(address, base) ? new URL(address, base) : undefined;
}

/** An address written on the page, made whole. Undefined if it is none, or leads to another site: no page may send a reader of threads elsewhere. */
export function addressOn(page: Page, address: string | null | undefined): URL | undefined {
	const url = address ? parsed(address, baseOf(page)) : undefined;
	return url?.origin === page.url.origin ? url : undefined;
}

/** The target of the first link that a selector finds, by the rules of `addressOn`. */
export const linkOn = (page: Page, selector: string): URL | undefined =>
	addressOn(page, page.root.querySelector(selector)?.getAttribute('href'));

/** One parameter of an address, whether its pairs are parted by `&` or, as SMF does, by `;`. */
export function parameter(address: URL | string | null | undefined, name: string): string | undefined {
	const text = typeof address === 'string' ? address : (address?.search ?? '');
	const query = text.slice(text.indexOf('?') + 1).split('#')[0] ?? '';
	const pair = query.split(/[&;]/).find(each => each.startsWith(`${name}=`));
	return pair?.slice(name.length + 1);
}

/** The same address without its query and its fragment. */
export function withoutQuery(url: URL): URL {
	const bare = new URL(url);
	bare.hash = '';
	bare.search = '';
	return bare;
}

/** The same address without its fragment and some of its parameters (of the `&` kind). */
export function without(url: URL, names: readonly string[]): URL {
	const bare = new URL(url);
	bare.hash = '';
	for (const name of names) bare.searchParams.delete(name);
	return bare;
}
