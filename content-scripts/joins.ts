import type {Editor} from '../src/forums/forum';
import type {PagePorts, Visit} from './ports';

type Here = Pick<Visit, 'page' | 'forum'> & {readonly ports: Pick<PagePorts, 'reader' | 'now'>};

/** Within how many minutes the forum would join this reply to the author's own post, which ends the thread; undefined where it would not. */
export function joinsIn({page, forum, ports}: Here, {use}: Pick<Editor, 'use'>): number | undefined {
	const {joins} = forum;
	const thread = joins !== undefined && use === 'reply' ? forum.readThread(page) : undefined;
	const me = thread?.page === thread?.pages && forum.readMember(page);
	if (joins === undefined || !thread || !me) return undefined;
	const now = ports.now();
	const {elements, read} = forum.openPosts(page, {...ports.reader, now});
	const last = elements.at(-1);
	const post = last && read(last);
	if (!post?.ok) return undefined;
	const {author, authorId, time} = post.value;
	const own = me.id === undefined ? me.name === author : me.id === authorId;
	// A time that nobody knows may be a young one
	const young = time === undefined || time.kind === 'floating' || now - time.at < joins * 60_000;
	return own && young ? joins : undefined;
}
