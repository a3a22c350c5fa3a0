import {insertTextIntoField} from 'text-field-edit';
import {richText, writingOf} from './sceditor';

const touched = new WeakSet<EventTarget>();

/** Remembers which fields had the caret: one that never had it takes the line at its end, wherever the browser counts its caret. */
export function watchCarets(page: Document, signal: AbortSignal): void {
	if (page.activeElement) touched.add(page.activeElement);
	page.addEventListener('focusin', event => event.target && touched.add(event.target), {capture: true, signal});
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
	else writing.body.focus({preventScroll: true});
}

/** Puts lines at the caret through the browser's own editing command, so that one undo takes out exactly them. Answers whether they are there. What was selected stays. */
export function insertLines(field: HTMLElement, lines: string): boolean {
	const writing = writingOf(field);
	return writing.kind === 'field' ? insertInField(writing.field, lines) : insertInRich(writing.body, lines);
}

function insertInField(field: HTMLTextAreaElement, lines: string): boolean {
	if (field.disabled || field.readOnly) return false;
	const caret = touched.has(field) ? field.selectionEnd : field.value.length;
	field.focus({preventScroll: true});
	field.setSelectionRange(caret, caret);
	const tail = field.value.startsWith('\n', caret) ? '' : '\n';
	const text = `${newLine(field.value.slice(0, caret))}${lines}${tail}`;
	const before = field.value;
	type(field, text);
	if (field.value === before) return false;
	// Past the line feed that follows: what is typed next must not stick to the string.
	const end = caret + text.length;
	const past = tail === '' ? end + 1 : end;
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

function insertInRich(body: HTMLElement, lines: string): boolean {
	const page = body.ownerDocument;
	const selection = page.getSelection();
	if (selection === null) return false;
	const inside = selection.rangeCount > 0 && body.contains(selection.anchorNode);
	const range = inside ? selection.getRangeAt(0).cloneRange() : endOf(body);
	range.collapse(false);
	page.defaultView?.focus();
	body.focus({preventScroll: true});
	selection.removeAllRanges();
	selection.addRange(range);
	const head = newLine(textBefore(body, range));
	if (typeof page.execCommand !== 'function') return false;
	// A last line feed whatever follows: what is typed next must not stick to the string.
	const done = page.execCommand('insertText', false, `${head}${lines}\n`);
	closeUndoStep(body, selection);
	return done;
}

// Chromium lets what is typed next join the same undo step, unless the caret has moved in between.
function closeUndoStep(body: HTMLElement, selection: Selection): void {
	if (selection.rangeCount === 0) return;
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
