import type {Editor, Page, Post} from '../src/forums/forum';
import {fetchPage} from './fetch-page';
import type {Visit} from './ports';

/**
 * The posts of the page, or of the one that the editor names where this one shows none, as a reply page does, and those of the thread's last two
 * pages: what is waited for may lie on either. In page order, so that the newest post is the last; times may be unknown.
 */
export async function postsFor({page, forum, ports}: Visit, editor: Pick<Editor, 'threadUrl'>): Promise<readonly Post[]> {
	const read = (one: Page | undefined) =>
		one ? forum.readPosts(one, ports.reader).flatMap(post => (post.ok ? [post.value] : [])) : [];
	const fetched = async (url: URL | undefined) => url && (await fetchPage(url, page, ports.signal));
	const first = read(page).length > 0 ? page : await fetched(editor.threadUrl);
	const thread = first && forum.readThread(first);
	if (!thread) return read(first);
	const numbers = [...new Set([thread.page, thread.pages - 1, thread.pages])].filter(number => number > 0);
	const posts: Post[] = [];
	for (const number of numbers.sort((one, other) => one - other))
		posts.push(...read(number === thread.page ? first : await fetched(thread.pageUrl(number))));
	// A post may have moved from one page to the other meanwhile.
	return posts.filter((post, at) => posts.findIndex(({id}) => id === post.id) === at);
}
