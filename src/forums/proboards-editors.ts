import {postId} from '../shared/ids';
import {aboveField, editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {fieldsIn} from './json';
import {findFields} from './plain-fields';
import {dataOf, idIn} from './proboards-data';
import {selectors} from './proboards-selectors';
import {threadLink, threadOf} from './proboards-thread';

/** What a form does, by its class (yootil's `form` names them all). */
const USES: Readonly<Record<string, EditorUse>> = {
	form_post_quick_reply: 'reply',
	form_post_new: 'reply',
	form_post_edit: 'edit',
	form_thread_new: 'new-topic',
	form_message_new: 'message',
	form_conversation_new: 'message',
};

/**
 * The quick reply and the BBCode side of the full editor: plain fields. Its other side is a frame that no field in sight stands for; whoever writes there
 * turns to BBCode first. The quick reply stands below private messages, too, of which no page is a thread's.
 */
export function findEditors(page: Page): readonly Editor[] {
	return findFields(page.root).flatMap(field => {
		const form = field.closest(selectors.form);
		const named = Object.entries(USES).find(([name]) => form?.classList.contains(name));
		return form && named ? [editorOf(page, field, named[1])] : [];
	});
}

function editorOf(page: Page, field: HTMLElement, told: EditorUse): Editor {
	const use = told === 'reply' && threadOf(page) === undefined ? 'message' : told;
	const inThread = use === 'reply' || use === 'edit';
	return editor({
		field,
		use,
		post: use === 'edit' ? postId(idIn(fieldsIn(dataOf(page, 'page'), 'post'))) : undefined,
		thread: inThread ? threadOf(page) : undefined,
		threadUrl: inThread ? threadLink(page) : undefined,
		place: aboveField(field),
	});
}
