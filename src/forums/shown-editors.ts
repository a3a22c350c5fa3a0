import type {ShownForum} from '../shared/shown-forum';
import {aboveField, editor} from './editor';
import type {Editor, Page} from './forum';
import {findFields} from './plain-fields';
import {threadIn} from './shown-thread';

/** The editors that the selector finds in sight. Below a thread's posts one writes a reply; what one writes on a page without posts, or inside one, it does not tell. */
export function editorsOf(page: Page, forum: ShownForum, posts: readonly Element[]): readonly Editor[] {
	const thread = threadIn(page, forum, posts);
	return findFields(page.root)
		.filter(field => field.matches(forum.field))
		.map(field => {
			const replies = thread !== undefined && !posts.some(post => post.contains(field));
			return editor({
				field,
				use: replies ? 'reply' : 'unknown',
				post: undefined,
				thread: replies ? thread.id : undefined,
				threadUrl: replies ? (thread.pageUrl(1) ?? page.url) : undefined,
				place: aboveField(field),
			});
		});
}
