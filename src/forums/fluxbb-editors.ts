import {postId, threadId} from '../shared/ids';
import {editor} from './editor';
import {selectors} from './fluxbb-selectors';
import {threadLink, threadOf} from './fluxbb-thread';
import type {Editor, EditorUse, Page} from './forum';
import {addressOn, parameter} from './links';

/** The quick reply under a thread, and the full editor of replies, new topics and changes: plain fields all, without a toolbar. */
export function findEditors(page: Page): readonly Editor[] {
	return Array.from(page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field), field => {
		const action = addressOn(page, field.closest('form')?.getAttribute('action')) ?? page.url;
		const use = useOf(action);
		const inThread = use === 'reply' || use === 'edit';
		return editor({
			field,
			use,
			post: use === 'edit' ? postId(parameter(action, 'id')) : undefined,
			thread: inThread ? (threadId(parameter(action, 'tid')) ?? threadOf(page)) : undefined,
			threadUrl: inThread ? threadLink(page) : undefined,
			place: {element: field.closest(selectors.label) ?? field, where: 'before'},
		});
	});
}

function useOf(action: URL): EditorUse {
	if (action.pathname.endsWith('/edit.php')) return 'edit';
	if (!action.pathname.endsWith('/post.php')) return 'unknown';
	return parameter(action, 'tid') === undefined ? 'new-topic' : 'reply';
}
