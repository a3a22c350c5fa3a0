// Longer than any string that is written; bounds what a hostile address makes us carry
const MOST = 2000;
const STRING = /^oss[0-9]-[0-9a-z-]+/i;

/** The roll string in the fragment of a link's address, as the link layout carries it: `…/verify.html#oss1-s-…`. */
export function stringInLink(link: Element): string | undefined {
	const address = link.getAttribute('href');
	const at = address?.indexOf('#') ?? -1;
	if (!address || at < 0) return undefined;
	return STRING.exec(address.slice(at + 1, at + 1 + MOST))?.[0];
}
