import {postId} from '../shared/ids';
import {aboveField, editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {addressOn, parameter} from './links';
import {selectors} from './smf-selectors';
import {threadLink, threadOf} from './smf-thread';

/** Quick edits first, then the quick reply or the full editor, over which SCEditor lies in source mode. */
export function findEditors(page: Page): readonly Editor[] {
	const quick = page.root.querySelectorAll<HTMLTextAreaElement>(selectors.quickEdit);
	const fields = page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field);
	return [...Array.from(quick, field => quickEditor(page, field)), ...Array.from(fields, field => formEditor(page, field))];
}

function quickEditor(page: Page, field: HTMLTextAreaElement): Editor {
	const content = field.closest(selectors.content);
	return editor({
		field,
		use: 'edit',
		post: postId(content?.id.replace(/^msg_/, '')),
		thread: threadOf(page),
		threadUrl: threadLink(page),
		// The body is rewritten when the change is saved
		place: {element: content ?? field, where: 'before'},
	});
}

function formEditor(page: Page, field: HTMLTextAreaElement): Editor {
	const action = addressOn(page, field.closest('form')?.getAttribute('action')) ?? page.url;
	const post = postId(parameter(action, 'msg'));
	const use = useOf(page, action);
	const inThread = use === 'reply' || use === 'edit';
	return editor({
		field,
		use,
		post: use === 'edit' ? post : undefined,
		thread: inThread ? threadOf(page) : undefined,
		threadUrl: inThread ? threadLink(page) : undefined,
		place: aboveField(field),
	});
}

/** One form serves all: a number of a message makes it a change, topic 0 a new topic. */
function useOf(page: Page, action: URL): EditorUse {
	const does = parameter(action, 'action');
	if (does === 'pm') return 'message';
	if (does !== 'post2') return 'unknown';
	if (postId(parameter(action, 'msg')) !== undefined) return 'edit';
	return threadOf(page) === undefined ? 'new-topic' : 'reply';
}
