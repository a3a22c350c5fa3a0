import {postId, threadId} from '../shared/ids';
import {editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {addressOn} from './links';
import {selectors} from './phpbb2-selectors';

const USES: Readonly<Record<string, EditorUse>> = {reply: 'reply', quote: 'reply', newtopic: 'new-topic', editpost: 'edit'};

/** One form for all, a plain field; its hidden fields tell what it does (`hidden_form_fields` in posting.php). A change names its post and no thread. */
export function findEditors(page: Page): readonly Editor[] {
	return Array.from(page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field), field => {
		const form = field.closest('form');
		const hidden = Array.from(form?.querySelectorAll(selectors.hidden) ?? []);
		const valueOf = (name: string) => hidden.find(each => each.getAttribute('name') === name)?.getAttribute('value');
		const action = addressOn(page, form?.getAttribute('action')) ?? page.url;
		const use = action.pathname.endsWith('/privmsg.php') ? 'message' : (USES[valueOf('mode') ?? ''] ?? 'unknown');
		const thread = use === 'reply' ? threadId(valueOf('t')) : undefined;
		return editor({
			field,
			use,
			post: use === 'edit' ? postId(valueOf('p')) : undefined,
			thread,
			threadUrl: thread && new URL(`viewtopic.php?t=${thread}`, action),
			place: {element: field, where: 'before'},
		});
	});
}
