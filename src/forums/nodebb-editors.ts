import {namedPostId, namedThreadId} from '../shared/ids';
import {editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {selectors} from './nodebb-selectors';
import {threadLink, threadOf} from './nodebb-thread';
import {lineOf} from './parts';

/** Docked composers first, then the quick reply: plain fields all, that hold Markdown. */
export function findEditors(page: Page): readonly Editor[] {
	const composers = page.root.querySelectorAll<HTMLTextAreaElement>(selectors.composer);
	const quick = page.root.querySelectorAll<HTMLTextAreaElement>(selectors.quickReply);
	return [...Array.from(composers, field => composer(page, field)), ...Array.from(quick, field => quickReply(page, field))];
}

function quickReply(page: Page, field: HTMLTextAreaElement): Editor {
	return editor({
		field,
		use: 'reply',
		post: undefined,
		thread: threadOf(page),
		threadUrl: threadLink(page),
		place: {element: field.closest(selectors.quickBox) ?? field, where: 'before'},
	});
}

/**
 * On a page of its own the composer's form tells what it does. Docked over any other page it tells nothing but the topic's title in its
 * headline: reply and change look alike, and it stays open when the reader goes on to another topic.
 */
function composer(page: Page, field: HTMLTextAreaElement): Editor {
	const frame = field.closest(selectors.frame) ?? field;
	const valueOf = (name: string) => frame.querySelector(`${selectors.form} [name="${name}"]`)?.getAttribute('value');
	const post = namedPostId(valueOf('pid'));
	const thread = namedThreadId(valueOf('tid')) ?? (isOfTopic(page, frame) ? threadOf(page) : undefined);
	const found = editor({
		field,
		use: useOf(frame, post !== undefined, thread !== undefined),
		post,
		thread,
		threadUrl: thread && thread === threadOf(page) ? threadLink(page) : undefined,
		place: {element: field.closest(selectors.writeBox) ?? field, where: 'before'},
	});
	return {...found, send: SEND};
}
// The form around the full-page composer holds no field: its script sends both
const SEND = '.composer-submit';

function useOf(frame: Element, changes: boolean, replies: boolean): EditorUse {
	if (!frame.querySelector(selectors.form)) return 'unknown';
	if (changes) return 'edit';
	return replies ? 'reply' : 'new-topic';
}

function isOfTopic({root}: Page, frame: Element): boolean {
	const title = lineOf(root.querySelector(selectors.title));
	return title !== '' && Array.from(frame.querySelectorAll(selectors.frameTitle)).some(line => lineOf(line).includes(title));
}
