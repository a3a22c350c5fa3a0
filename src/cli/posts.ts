import {forumFor} from '../forums';
import type {Forum, Page, PageProblem, Post, Reader, Thread} from '../forums/forum';
import {shown} from '../forums/shown';
import {fail, ok, type Result} from '../shared/result';
import {type ShownForum, shownOn} from '../shared/shown-forum';
import {readShown} from '../wire/read-shown';
import {readJson} from './input';
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
	const files = values.forum ?? [];
	if ([...words, ...files].filter(word => word === '-').length > 1) return fail({code: 'cli/stdin-twice'});
	const now = readNow(values.now?.[0], world);
	if (!now.ok) return now;
	const forums = await readForums(files, world);
	if (!forums.ok) return forums;

	const read: ReadPage[] = [];
	for (const [index, file] of words.entries()) {
		const url = readUrl(urls[index]!);
		if (!url.ok) return url;
		const page = await openPage(world, file, url.value);
		if (!page.ok) return page;
		read.push(postsOn(page.value, {now: now.value, offsetAt: world.offsetAt}, forums.value));
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

/** Forums that were shown to Osselet in a browser, from the files that it exports. */
async function readForums(files: readonly string[], world: World): Promise<Result<readonly ShownForum[], CliProblem>> {
	const forums: ShownForum[] = [];
	for (const file of files) {
		const value = await readJson(world, file);
		if (!value.ok) return value;
		const forum = readShown(value.value);
		if (!forum.ok) return fail({code: 'cli/shape', file, where: forum.error.where});
		forums.push(forum.value);
	}
	return ok(forums);
}

/** A page's forum: one that has a file of ours, else one that was shown. The fallback for any page with a field reads no posts, so it is none here. */
function forumOn(page: Page, forums: readonly ShownForum[]): Forum | undefined {
	const known = forumFor(page);
	if (known && known.id !== 'plain') return known;
	const own = shownOn(forums, page.url);
	return own && shown(own);
}

function postsOn(page: Page, reader: Reader, forums: readonly ShownForum[]): ReadPage {
	const forum = forumOn(page, forums);
	if (!forum) return {page, forum: undefined, thread: undefined, read: [], posts: [], problems: []};
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
