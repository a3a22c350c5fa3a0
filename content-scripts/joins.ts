import type {Editor} from '../src/forums/forum';
import {ownIn} from './marks-read';
import type {PagePorts, Visit} from './ports';

type Here = Pick<Visit, 'page' | 'forum'> & {readonly ports: Pick<PagePorts, 'reader' | 'now'>};

/** Within how many minutes the forum would join this reply to the author's own post, which ends the thread; undefined where it would not. */
export function joinsIn({page, forum, ports}: Here, {use}: Pick<Editor, 'use'>): number | undefined {
	const {joins} = forum;
	const thread = joins !== undefined && use === 'reply' ? forum.readThread(page) : undefined;
	if (joins === undefined || !thread || thread.page !== thread.pages) return undefined;
	const now = ports.now();
	const {elements, read} = forum.openPosts(page, {...ports.reader, now});
	const last = elements.at(-1);
	const post = last && read(last);
	if (!post?.ok) return undefined;
	const {time} = post.value;
	// A time that nobody knows may be a young one
	const young = time === undefined || time.kind === 'floating' || now - time.at < joins * 60_000;
	return young && ownIn({forum, page})(post.value) ? joins : undefined;
}
