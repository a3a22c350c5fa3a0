import {postId, threadId} from '../shared/ids';
import {editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {addressOn, parameter} from './links';
import {selectors} from './phpbb-selectors';
import {threadLink, threadOf} from './phpbb-thread';

const USES: Readonly<Record<string, EditorUse>> = {reply: 'reply', quote: 'reply', post: 'new-topic', edit: 'edit'};

/** The quick reply under a thread, and the full editor of replies, quotes, new topics, changes and messages: plain fields all. */
export function findEditors(page: Page): readonly Editor[] {
	return Array.from(page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field), field => {
		const action = addressOn(page, field.closest('form')?.getAttribute('action')) ?? page.url;
		const use = useOf(action);
		const inThread = use === 'reply' || use === 'edit';
		return editor({
			field,
			use,
			post: use === 'edit' ? postId(parameter(action, 'p')) : undefined,
			thread: inThread ? (threadId(parameter(action, 't')) ?? threadOf(page)) : undefined,
			threadUrl: inThread ? threadLink(page) : undefined,
			place: {element: field.closest(selectors.box) ?? field, where: 'before'},
		});
	});
}

function useOf(action: URL): EditorUse {
	if (action.pathname.endsWith('/ucp.php')) return 'message';
	return USES[parameter(action, 'mode') ?? ''] ?? 'unknown';
}
