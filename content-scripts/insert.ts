import {insertTextIntoField} from 'text-field-edit';
import {linesInHtml} from './html-source';
import {richText} from './rich-text';
import {type Field, type Rich, writingOf} from './writing';

const touched = new WeakSet<EventTarget>();

/** Where the caret last was in an editable element of the page itself: it goes when the panel takes the focus. */
const carets = new WeakMap<Element, Range>();
const EDITABLE = '[contenteditable="true"], [contenteditable=""]';

/** Remembers which fields had the caret: one that never had it takes the line at its end, wherever the browser counts its caret. */
export function watchCarets(page: Document, signal: AbortSignal): void {
	if (page.activeElement) touched.add(page.activeElement);
	page.addEventListener('focusin', event => event.target && touched.add(event.target), {capture: true, signal});
	const note = () => noteCaret(page.getSelection());
	page.addEventListener('selectionchange', note, {signal});
	// The browser tells of a selection late: after the panel took the focus, it tells of the panel's.
	page.addEventListener('focusout', note, {capture: true, signal});
}

function noteCaret(selection: Selection | null): void {
	const {anchorNode = null} = selection ?? {};
	const inside = anchorNode?.nodeType === Node.ELEMENT_NODE ? (anchorNode as Element) : anchorNode?.parentElement;
	// An editor may hold editable parts of its own.
	let editable = inside?.closest(EDITABLE);
	for (let outer = editable; outer; outer = outer.parentElement?.closest(EDITABLE)) editable = outer;
	if (editable && selection && selection.rangeCount > 0) carets.set(editable, selection.getRangeAt(0).cloneRange());
}

/** What the user wrote so far, as he sees it: quoted blocks of a rich editor are left out. */
export function writtenIn(field: HTMLElement): string {
	const writing = writingOf(field);
	return writing.kind === 'field' ? writing.field.value : richText(writing.body, true).text;
}

/** Gives the caret back to the editor, where it was. */
export function focusWriting(field: HTMLElement): void {
	const writing = writingOf(field);
	if (writing.kind === 'field') writing.field.focus({preventScroll: true});
	else focusRich(writing.body);
}

/** Ends the undo step of a rich editor that counts its own; given its editable element, or the frame that holds it. */
export type EndStep = (box: HTMLElement) => void;

/** Whether lines may stand behind this text of the editor. */
type MayFollow = (before: string) => boolean;

/**
 * Puts lines at the caret in the editor's own way of being written in, so that one undo takes out exactly them; at the end of the text where they may not
 * stand at the caret. Answers whether they are there. What was selected stays.
 */
export function insertLines(
	field: HTMLElement,
	lines: string,
	endStep: EndStep = () => undefined,
	mayFollow: MayFollow = () => true,
): boolean {
	const writing = writingOf(field);
	return writing.kind === 'field' ? insertInField(writing, lines, mayFollow) : insertInRich(writing, lines, endStep, mayFollow);
}

function insertInField({field, html}: Field, lines: string, mayFollow: MayFollow): boolean {
	if (field.disabled || field.readOnly) return false;
	const asked = touched.has(field) ? field.selectionEnd : field.value.length;
	const caret = mayFollow(field.value.slice(0, asked)) ? asked : field.value.length;
	field.focus({preventScroll: true});
	field.setSelectionRange(caret, caret);
	const before = field.value;
	const [head, rest] = [before.slice(0, caret), before.slice(caret)];
	const tail = rest.startsWith('\n') ? '' : '\n';
	const text = html ? linesInHtml(lines, head, rest) : `${newLine(head)}${lines}${tail}`;
	type(field, text);
	if (field.value === before) return false;
	// Past the line feed that follows: what is typed next must not stick to the string.
	const end = caret + text.length;
	const past = tail === '' && !html ? end + 1 : end;
	field.setSelectionRange(past, past);
	return true;
}

function type(field: HTMLTextAreaElement, text: string): void {
	const before = field.value;
	if (typeof field.ownerDocument.execCommand === 'function') insertTextIntoField(field, text);
	if (field.value !== before) return;
	// A browser without the command: the line still lands, only the undo is poorer.
	field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
	field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** The caret in an editable element: where it is, or last was. */
function caretIn(body: HTMLElement, selection: Selection): Range | undefined {
	const now = selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
	return [now, carets.get(body)].find(range => range && body.contains(range.startContainer))?.cloneRange();
}

function focusRich(body: HTMLElement): void {
	const selection = body.ownerDocument.getSelection();
	const caret = selection && caretIn(body, selection);
	body.focus({preventScroll: true});
	if (!selection || !caret) return;
	selection.removeAllRanges();
	selection.addRange(caret);
}

function insertInRich({box, body}: Rich, lines: string, endStep: EndStep, mayFollow: MayFollow): boolean {
	const page = body.ownerDocument;
	const selection = page.getSelection();
	if (selection === null) return false;
	const asked = caretIn(body, selection);
	asked?.collapse(false);
	const range = asked && mayFollow(textBefore(body, asked)) ? asked : endOf(body);
	page.defaultView?.focus();
	body.focus({preventScroll: true});
	selection.removeAllRanges();
	selection.addRange(range);
	// Editors that keep a selection of their own learn of ours late, and some would put the line in place of what was selected.
	page.dispatchEvent(new Event('selectionchange'));
	const head = newLine(textBefore(body, range));
	endStep(box);
	// A last line feed whatever follows: what is typed next must not stick to the string.
	const done = typeInRich(body, `${head}${lines}\n`);
	closeUndoStep(body, selection);
	endStep(box);
	return done;
}

// CKEditor 4 and 5, ProseMirror and Tiptap, Quill, Lexical: they keep a model of the text, undo what the browser's command does or spoil it, and
// take what is pasted as what they take best. Seen with their packages; so is that the others (SCEditor, TinyMCE, Froala) need the command.
const PASTED = '.cke_editable, .ck-editor__editable, .ProseMirror, .ql-editor, [data-lexical-editor]';
// CKEditor 4 takes a paste without saying so
const SILENT = '.cke_editable';

function typeInRich(body: HTMLElement, text: string): boolean {
	if (body.matches(PASTED) && paste(body, text)) return true;
	const page = body.ownerDocument;
	return typeof page.execCommand === 'function' && page.execCommand('insertText', false, text);
}

/** Whether the editor took it. The clipboard itself is left alone. */
function paste(body: HTMLElement, text: string): boolean {
	const clipboardData = new DataTransfer();
	clipboardData.setData('text/plain', text);
	// Firefox leaves what is handed to it and makes its own of the two older members.
	const given = {clipboardData, data: text, dataType: 'text/plain', bubbles: true, cancelable: true, composed: true};
	const before = body.textContent;
	const taken = !body.dispatchEvent(new ClipboardEvent('paste', given));
	return taken || body.matches(SILENT) || body.textContent !== before;
}

// Chromium lets what is typed next join the same undo step, unless the caret has moved in between. Editors with an undo of their own have no use for it.
function closeUndoStep(body: HTMLElement, selection: Selection): void {
	if (selection.rangeCount === 0 || body.matches(PASTED)) return;
	const caret = selection.getRangeAt(0).cloneRange();
	selection.setPosition(body, 0);
	selection.removeAllRanges();
	selection.addRange(caret);
}

function endOf(body: HTMLElement): Range {
	const range = body.ownerDocument.createRange();
	const last = body.lastElementChild;
	range.selectNodeContents(last?.matches('p, div') ? last : body);
	range.collapse(false);
	return range;
}

function textBefore(body: HTMLElement, caret: Range): string {
	const before = caret.cloneRange();
	before.selectNodeContents(body);
	before.setEnd(caret.startContainer, caret.startOffset);
	return richText(before.cloneContents(), false).text;
}

const newLine = (before: string) => (before === '' || before.endsWith('\n') ? '' : '\n');
