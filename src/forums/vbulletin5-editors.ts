import {postId} from '../shared/ids';
import {editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {selectors} from './vbulletin5-selectors';
import {threadLink, threadOf} from './vbulletin5-thread';

/** The editor under a thread or over a forum, and the one that opens in a post to change it; CKEditor lies over each field once it is clicked. */
export function findEditors(page: Page): readonly Editor[] {
	return Array.from(page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field), field => {
		const use = useOf(page, field);
		const inThread = use === 'reply' || use === 'edit';
		return editor({
			field,
			use,
			post: use === 'edit' ? postId(field.closest(selectors.post)?.getAttribute('data-node-id')) : undefined,
			thread: inThread ? threadOf(page) : undefined,
			threadUrl: inThread ? threadLink(page) : undefined,
			place: {element: field, where: 'before'},
		});
	});
}

/** What is written is a child of something: of the thread's first post, or of the forum. */
function useOf(page: Page, field: Element): EditorUse {
	if (field.closest(selectors.editing)) return 'edit';
	const parent = field.closest('form')?.querySelector(selectors.parent)?.getAttribute('value');
	if (!parent) return 'unknown';
	return page.root.querySelector(selectors.thread) && parent === threadOf(page) ? 'reply' : 'new-topic';
}
