import {boxOver} from '../src/forums/over';
import {holdsHtml} from './html-source';

/** An editable element; `box` is what has the focus where the user writes in it: the frame it stands in, or itself. */
export type Rich = {readonly kind: 'rich'; readonly box: HTMLElement; readonly body: HTMLElement};
/** A textarea that is seen; `html`: it is the source mode of an editor whose source is HTML. */
export type Field = {readonly kind: 'field'; readonly field: HTMLTextAreaElement; readonly html: boolean};
/** What the user types into. */
export type Writing = Field | Rich;

/** What stands over a form's textarea at this moment. The user can change an editor's mode at any time, so never keep the answer. */
export function writingOf(field: HTMLElement): Writing {
	if (!isTextArea(field)) return {kind: 'rich', box: field, body: field};
	const box = boxOver(field);
	if (box === undefined) return {kind: 'field', field, html: false};
	const source = box.querySelector('textarea');
	const rich = source && !box.matches(HIDES_SOURCE) ? undefined : richIn(box);
	return rich ?? {kind: 'field', field: source ?? field, html: source !== null && holdsHtml(box, source)};
}

// Editors that keep the field of their source mode while it is not shown; from the others it goes.
const HIDES_SOURCE = '.wysiwygMode, .fr-box:not(.fr-code-view)';

function richIn(box: Element): Rich | undefined {
	const frame = box.querySelector('iframe');
	const inner = frame?.contentDocument?.body;
	if (frame && inner) return {kind: 'rich', box: frame, body: inner};
	const body = box.querySelector<HTMLElement>('[contenteditable="true"], [contenteditable=""]');
	return body ? {kind: 'rich', box: body, body} : undefined;
}

const isTextArea = (field: HTMLElement): field is HTMLTextAreaElement => field.localName === 'textarea';

/** The form that sends what is written in an editor. */
export const formOf = (field: HTMLElement): HTMLFormElement | null => (isTextArea(field) ? field.form : field.closest('form'));

/** The user writes there at this moment. */
export function hasCaret(field: HTMLElement): boolean {
	const writing = writingOf(field);
	return field.ownerDocument.activeElement === (writing.kind === 'field' ? writing.field : writing.box);
}
