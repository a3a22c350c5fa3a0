import {forumFor} from '../forums';
import type {Forum, Page, PageProblem, Post, Reader, Thread} from '../forums/forum';
import {fail, ok, type Result} from '../shared/result';
import type {Options} from './options';
import {openPage, readUrl} from './page';
import type {CliProblem} from './problem';
import type {World} from './world';

/** A page as its forum's file reads it; without a forum, a page that none of them knows. */
export type ReadPage = {
	readonly page: Page;
	readonly forum: Forum | undefined;
	readonly thread: Thread | undefined;
	/** In page order, a post that cannot be read in its place. */
	readonly read: readonly Result<Post, PageProblem>[];
	readonly posts: readonly Post[];
	readonly problems: readonly PageProblem[];
};

/** Opens the pages of a command line with their addresses, and reads their posts. */
export async function readPages({words, values}: Options, world: World): Promise<Result<readonly ReadPage[], CliProblem>> {
	const urls = values.url ?? [];
	if (words.length === 0) return fail({code: 'cli/no-page'});
	if (words.length !== urls.length) return fail({code: 'cli/pages-and-urls', pages: words.length, urls: urls.length});
	if (words.filter(word => word === '-').length > 1) return fail({code: 'cli/stdin-twice'});
	const now = readNow(values.now?.[0], world);
	if (!now.ok) return now;

	const read: ReadPage[] = [];
	for (const [index, file] of words.entries()) {
		const url = readUrl(urls[index]!);
		if (!url.ok) return url;
		const page = await openPage(world, file, url.value);
		if (!page.ok) return page;
		read.push(postsOn(page.value, {now: now.value, offsetAt: world.offsetAt}));
	}
	return ok(read);
}

/** The moment a run takes for now: the one given, or the clock's. */
export function readNow(text: string | undefined, world: World): Result<number, CliProblem> {
	if (text === undefined) return ok(world.now());
	// Only the form that names its zone: any other is read differently from one machine to the next.
	const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
	return Number.isNaN(at) ? fail({code: 'cli/now', text}) : ok(at);
}

function postsOn(page: Page, reader: Reader): ReadPage {
	const forum = forumFor(page);
	// The fallback for any page with a field reads no posts: to a reader of threads it is no forum.
	if (!forum || forum.id === 'plain') return {page, forum: undefined, thread: undefined, read: [], posts: [], problems: []};
	const read = forum.readPosts(page, reader);
	return {
		page,
		forum,
		thread: forum.readThread(page),
		read,
		posts: read.flatMap(each => (each.ok ? [each.value] : [])),
		problems: read.flatMap(each => (each.ok ? [] : [each.error])),
	};
}
