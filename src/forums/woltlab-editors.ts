import {postId} from '../shared/ids';
import {aboveField, editor} from './editor';
import type {Editor, EditorUse, Page} from './forum';
import {selectors} from './woltlab-selectors';
import {threadLink, threadOf} from './woltlab-thread';

/** The answer under a thread, the one that opens in a post, and the forms for a new thread or message. What an older Redactor lies over is not seen, so its own element is given. */
export function findEditors(page: Page): readonly Editor[] {
	const fields = Array.from(page.root.querySelectorAll<HTMLElement>(selectors.field));
	return fields.map(field => {
		const box = field.closest('.redactor-box');
		const layer = box?.querySelector<HTMLElement>(selectors.layer) ?? undefined;
		return editorAt(page, field, box && layer ? {field: layer, place: {element: box, where: 'before'}} : undefined);
	});
}

function editorAt(page: Page, field: HTMLElement, seen: Pick<Editor, 'field' | 'place'> | undefined): Editor {
	const use = useOf(page, field);
	const inThread = (use === 'reply' || use === 'edit') && threadOf(page) !== undefined;
	const found = editor({
		...(seen ?? {field, place: aboveField(field)}),
		use,
		post: use === 'edit' ? postId(field.closest(selectors.post)?.getAttribute('data-object-id')) : undefined,
		thread: inThread ? threadOf(page) : undefined,
		threadUrl: inThread ? threadLink(page) : undefined,
	});
	const box = field.closest(`${selectors.quickReply}, ${selectors.inPlace}`);
	return box ? {...found, send: `${box.matches(selectors.inPlace) ? selectors.inPlace : selectors.quickReply} ${SAVE}`} : found;
}
// Its script sends it (Reply.ts, InlineEditor.ts)
const SAVE = 'button[data-type="save"]';

function useOf({root}: Page, field: Element): EditorUse {
	if (field.closest(selectors.inPlace)) return 'edit';
	if (root.querySelector(selectors.messages)) return 'message';
	if (field.closest(selectors.quickReply)) return root.querySelector(selectors.thread) ? 'reply' : 'unknown';
	return root.querySelector(selectors.newThread) ? 'new-topic' : 'unknown';
}
