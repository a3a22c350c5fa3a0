import {editor} from './editor';
import type {Editor, Page} from './forum';
import {addressOn} from './links';
import {editedIn, repliedIn, useOf} from './punbb-addresses';
import {selectors} from './punbb-selectors';
import {threadLink, threadOf} from './punbb-thread';

/** The quick reply under a thread, and the full editor of replies, new topics and changes: plain fields all, without a toolbar. */
export function findEditors(page: Page): readonly Editor[] {
	return Array.from(page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field), field => {
		const action = addressOn(page, field.closest('form')?.getAttribute('action')) ?? page.url;
		const use = useOf(action);
		const inThread = use === 'reply' || use === 'edit';
		return editor({
			field,
			use,
			post: editedIn(action),
			thread: inThread ? (repliedIn(action) ?? threadOf(page)) : undefined,
			threadUrl: inThread ? threadLink(page) : undefined,
			place: {element: field.closest(selectors.box) ?? field, where: 'before'},
		});
	});
}
