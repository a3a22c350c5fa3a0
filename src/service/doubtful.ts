import type {AuditStore, ThreadKey} from '../wire/audits';
import type {GatheredPage} from '../wire/gathered';

const AT_ONCE = 20;
// Whoever deletes many posts of a thread has not every page read again.
const MOST_PAGES = 10;

/**
 * Pages of a reading to look at once more before a post is said to be gone: those on which posts with rolls that this browser saw in the thread,
 * and that were not met, would stand by their numbers. A post deleted while a thread is read moves the next one onto a page that was read before.
 */
export async function doubtfulPages(store: Pick<AuditStore, 'pages' | 'notedIn'>, key: ThreadKey): Promise<readonly number[]> {
	const noted = await store.notedIn(key);
	if (noted.length === 0) return [];
	const met = new Set<string>();
	const starts: {readonly page: number; readonly first: number}[] = [];
	let pages: readonly GatheredPage[];
	let from = 1;
	do {
		pages = await store.pages(key, from, AT_ONCE);
		for (const {page, posts} of pages) {
			const names = posts.map(post => ('hole' in post ? post.hole : post.id));
			for (const name of names) met.add(name);
			if (names[0] !== undefined) starts.push({page, first: Number(names[0])});
			from = page + 1;
		}
	} while (pages.length === AT_ONCE);
	const missing = noted.map(({first}) => first.post).filter(post => !met.has(post));
	const wanted = missing.map(post => starts.findLast(({first}) => first <= Number(post))?.page);
	return [...new Set(wanted.filter(page => page !== undefined))].slice(0, MOST_PAGES);
}
