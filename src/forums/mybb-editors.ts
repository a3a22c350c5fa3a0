import {postId} from '../shared/ids';
import {aboveField, editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {addressOn} from './links';
import {postIn} from './mybb-addresses';
import {selectors} from './mybb-selectors';
import {threadLink, threadOf} from './mybb-thread';

const USES: Readonly<Record<string, EditorUse>> = {
	'newreply.php': 'reply',
	'newthread.php': 'new-topic',
	'editpost.php': 'edit',
	'private.php': 'message',
};

function formEditor(page: Page, field: HTMLTextAreaElement): Editor {
	const action = addressOn(page, field.closest('form')?.getAttribute('action')) ?? page.url;
	const use = USES[action.pathname.split('/').at(-1) ?? ''] ?? 'unknown';
	const inThread = use === 'reply' || use === 'edit';
	return editor({
		field,
		use,
		post: use === 'edit' ? postIn(action) : undefined,
		thread: inThread ? threadOf(page) : undefined,
		threadUrl: inThread ? threadLink(page) : undefined,
		place: aboveField(field),
	});
}

function quickEditor(page: Page, field: HTMLTextAreaElement): Editor {
	return editor({
		field,
		use: 'edit',
		post: postId(field.id.replace(/^quickedit_/, '')),
		thread: threadOf(page),
		threadUrl: threadLink(page),
		// The body is rewritten when the change is saved
		place: {element: field.closest(selectors.content) ?? field, where: 'before'},
	});
}

/** Quick edits first, then the quick reply (a plain field) or the full editor (SCEditor lies over it). */
export function findEditors(page: Page): readonly Editor[] {
	const fields = page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field);
	const quick = page.root.querySelectorAll<HTMLTextAreaElement>(selectors.quickEdit);
	return [...Array.from(quick, field => quickEditor(page, field)), ...Array.from(fields, field => formEditor(page, field))];
}
