/** A page script as the browser keeps it: registered under `id` for the pages of `matches`. */
export type Registration = {
	readonly id: string;
	readonly matches: string[];
	readonly js: string[];
	readonly allFrames: boolean;
	readonly runAt: 'document_idle';
	readonly persistAcrossSessions: boolean;
};

const ORIGIN = /^(https?):\/\/([a-z0-9.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?(?:\/\*?)?$/i;
const PREFIX = 'forum ';

/** The match pattern of one site, from its origin or its own pattern: `https://forum.example:8443` → `https://forum.example/*`. Ports are left out, since Firefox knows none in patterns. Undefined for anything else. */
export function patternOf(origin: string): string | undefined {
	const [, scheme, host] = ORIGIN.exec(origin) ?? [];
	return scheme && host ? `${scheme.toLowerCase()}://${host.toLowerCase()}/*` : undefined;
}

const PATTERN = /^(\*|https?):\/\/(\*|\*\.[^/*]+|[^/*]+)\//;

/** Whether a match pattern covers a page's site. Ours name one host; the browser's own settings give whole domains and all sites, too. */
export function covers(pattern: string, {protocol, hostname}: Pick<URL, 'protocol' | 'hostname'>): boolean {
	if (pattern === '<all_urls>') return true;
	const [, scheme, host] = PATTERN.exec(pattern) ?? [];
	if (!scheme || !host || !(scheme === '*' ? /^https?:$/.test(protocol) : protocol === `${scheme}:`)) return false;
	const domain = host.replace(/^\*\./, '');
	return host === '*' || hostname === domain || (domain !== host && hostname.endsWith(`.${domain}`));
}

/** What registers the page script for a pattern. */
export const registrationOf = (pattern: string): Registration => ({
	id: PREFIX + pattern,
	matches: [pattern],
	js: ['content.js'],
	allFrames: true,
	runAt: 'document_idle',
	persistAcrossSessions: true,
});

/** What must change so that the page script stands registered for each allowed pattern and no other. */
export function reconcile(registered: readonly string[], allowed: readonly string[]) {
	const wanted = new Map(allowed.map(pattern => [PREFIX + pattern, pattern] as const));
	const here = new Set(registered);
	return {
		add: [...wanted].filter(([id]) => !here.has(id)).map(([, pattern]) => pattern),
		remove: registered.filter(id => id.startsWith(PREFIX) && !wanted.has(id)),
	};
}
