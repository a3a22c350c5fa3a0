import {postId} from '../shared/ids';
import {aboveField, editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {addressOn} from './links';
import {selectors} from './xenforo-selectors';
import {threadOf, threadPlace} from './xenforo-thread';

/** The quick reply under a thread, the full editors, and the one that opens in a post: Froala lies over each field, or none where a member switched it off. */
export function findEditors(page: Page): readonly Editor[] {
	const fields = Array.from(page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field));
	return fields.filter(field => !field.closest(selectors.notField)).map(field => editorAt(page, field));
}

function editorAt(page: Page, field: HTMLTextAreaElement): Editor {
	const action = addressOn(page, field.closest('form')?.getAttribute('action')) ?? page.url;
	const path = action.pathname + action.search;
	const changed = postId(/\/(\d+)\/edit$/.exec(path)?.[1]);
	const use = page.root.querySelector(selectors.messages) ? 'message' : useOf(path, changed !== undefined);
	const inThread = use === 'reply' || use === 'edit';
	return editor({
		field,
		use,
		post: use === 'edit' ? changed : undefined,
		thread: inThread ? threadOf(page) : undefined,
		threadUrl: inThread ? threadPlace(page)?.url : undefined,
		place: aboveField(field),
	});
}

function useOf(path: string, changes: boolean): EditorUse {
	if (changes) return 'edit';
	if (path.endsWith('/add-reply')) return 'reply';
	return path.endsWith('/post-thread') ? 'new-topic' : 'unknown';
}
