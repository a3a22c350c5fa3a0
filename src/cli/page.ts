import {parseHTML} from 'linkedom';
import type {Page} from '../forums/forum';
import {fail, ok, type Result} from '../shared/result';
import {readText} from './input';
import type {CliProblem} from './problem';
import type {World} from './world';

// The parser's time grows with the square of the depth: this many takes it a third of a second, and no forum comes near.
const MOST_OPEN = 20_000;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;

/** A saved page as the forums' files take it. `url` is where it was saved from. */
export async function openPage(world: World, file: string, url: URL): Promise<Result<Page, CliProblem>> {
	const text = await readText(world, file, 'page');
	if (!text.ok) return text;
	if (leftOpen(text.value) > MOST_OPEN) return fail({code: 'cli/too-deep', file});
	// The parser makes no <html> and <body> of its own, as browsers do.
	const whole = /<html[\s>]/i.test(text.value) ? text.value : `<!doctype html><html><body>${text.value}</body></html>`;
	return ok({url, root: documentOf(whole)});
}

/** The document of a whole page's text. Browsers know the names of attributes in small letters; the parser leaves them as they were written. */
export function documentOf(html: string): Document {
	// Its Document lacks parts of the DOM that a reader of forums has no use for.
	const root = parseHTML(html).document as unknown as Document;
	for (const element of root.querySelectorAll('*')) {
		for (const {name, value} of Array.from(element.attributes)) {
			const small = name.toLowerCase();
			if (small === name) continue;
			if (!element.hasAttribute(small)) element.setAttribute(small, value);
			element.removeAttribute(name);
		}
	}
	return root;
}

/** The most elements that stand open at once, if every unclosed one stayed open. */
function leftOpen(html: string): number {
	let open = 0;
	let most = 0;
	for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]{0,20})/gi)) {
		if (VOID.test(name)) continue;
		open = Math.max(0, open + (slash ? -1 : 1));
		most = Math.max(most, open);
	}
	return most;
}

/** An address of a page on the web, as typed. */
export function readUrl(text: string): Result<URL, CliProblem> {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	return url && /^https?:$/.test(url.protocol) ? ok(url) : fail({code: 'cli/url', text});
}
