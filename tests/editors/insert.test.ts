// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {insertLines, watchCarets, writtenIn} from '../../content-scripts/insert';
import {overlaySceditor} from './page';

let field: HTMLTextAreaElement;
const life = new AbortController();

beforeEach(() => {
	document.body.innerHTML = '<form><textarea name="message"></textarea></form>';
	field = document.querySelector('textarea')!;
	watchCarets(document, life.signal);
});
afterEach(() => {
	Reflect.deleteProperty(document, 'execCommand');
	vi.restoreAllMocks();
});

/** What the browser's command does to the field that has the focus. */
function withCommand() {
	const command = vi.fn((_: string, __: boolean, text: string) => {
		const at = document.activeElement as HTMLTextAreaElement;
		at.setRangeText(text, at.selectionStart, at.selectionEnd, 'end');
		return true;
	});
	Object.defineProperty(document, 'execCommand', {value: command, configurable: true});
	return command;
}

/** `|` is the caret, `{}` what is selected. */
function write(picture: string) {
	const start = picture.search(/[|{]/);
	field.value = picture.replace(/[|{}]/g, '');
	field.focus();
	field.setSelectionRange(start, picture.includes('}') ? picture.indexOf('}') - 1 : start);
}
const picture = () => `${field.value.slice(0, field.selectionEnd)}|${field.value.slice(field.selectionEnd)}`;

describe('a plain field', () => {
	test.each([
		['an empty one', '|', 'ROLL\n|'],
		['on a line of its own', 'a\n|', 'a\nROLL\n|'],
		['in the middle of a line', 'ab|cd', 'ab\nROLL\n|cd'],
		['at the end of a line', 'ab|\ncd', 'ab\nROLL\n|cd'],
		['what is selected stays', '{ab}cd', 'ab\nROLL\n|cd'],
	])('bug 46: %s, one command', (_, before, after) => {
		const command = withCommand();
		write(before);
		expect(insertLines(field, 'ROLL')).toBe(true);
		expect(picture()).toBe(after);
		expect(command).toHaveBeenCalledTimes(1);
	});

	test('one that never had the caret takes it at its end', () => {
		withCommand();
		field.value = '[quote]a[/quote]';
		field.setSelectionRange(0, 0);
		insertLines(field, 'ROLL');
		expect(field.value).toBe('[quote]a[/quote]\nROLL\n');
	});

	test('without the command the line still lands, and the forum hears of it', () => {
		const heard = vi.fn();
		field.addEventListener('input', heard);
		write('ab|');
		expect(insertLines(field, 'ROLL')).toBe(true);
		expect(field.value).toBe('ab\nROLL\n');
		expect(heard).toHaveBeenCalledTimes(1);
	});

	test('a closed field says no and keeps its text', () => {
		withCommand();
		write('ab|');
		field.readOnly = true;
		expect(insertLines(field, 'ROLL')).toBe(false);
		expect(field.value).toBe('ab');
	});
});

describe('the source mode of an editor whose source is HTML', () => {
	const inBox = (box: string, picture: string) => {
		document.body.innerHTML = `<form><textarea name="message" hidden></textarea>${box}</form>`;
		const form = document.querySelector<HTMLTextAreaElement>('[name=message]')!;
		field = document.querySelector<HTMLTextAreaElement>('div textarea')!;
		write(picture);
		return form;
	};
	const ckeditor5 = '<div class="ck ck-editor"><div class="ck-source-editing-area"><textarea></textarea></div></div>';
	const ckeditor4 = '<div class="cke"><textarea class="cke_source"></textarea></div>';
	test.each([
		['in the middle of a paragraph', ckeditor5, '<p>ab|cd</p>', '<p>ab<br>\nR &lt; S &amp; T<br>\nU<br>\n|cd</p>'],
		['at the beginning of one', ckeditor5, '<p>\n    |cd\n</p>', '<p>\n    R &lt; S &amp; T<br>\nU<br>\n|cd\n</p>'],
		['at its end', ckeditor5, '<p>ab|</p>', '<p>ab<br>\nR &lt; S &amp; T<br>\nU\n|</p>'],
		['between two', ckeditor5, '<p>a</p>|<p>b</p>', '<p>a</p>R &lt; S &amp; T<br>\nU\n|<p>b</p>'],
		['in an empty one', ckeditor5, '|', 'R &lt; S &amp; T<br>\nU\n|'],
		['of CKEditor 4, by its tags', ckeditor4, '<p>ab|</p>', '<p>ab<br>\nR &lt; S &amp; T<br>\nU\n|</p>'],
		['but BBCode stays what it is', ckeditor4, '[b]ab[/b]|', '[b]ab[/b]\nR < S & T\nU\n|'],
	])('%s', (_, box, before, after) => {
		withCommand();
		const form = inBox(box, before);
		expect(insertLines(form, 'R < S & T\nU')).toBe(true);
		expect(picture()).toBe(after);
	});
});

describe('SCEditor', () => {
	test('source mode: the field that is seen takes the line, the hidden one stays', () => {
		withCommand();
		field.value = 'hidden';
		overlaySceditor(field, 'sourceMode', '');
		const seen = document.querySelector<HTMLTextAreaElement>('.sceditor-container textarea')!;
		seen.value = 'seen';
		expect(insertLines(field, 'ROLL')).toBe(true);
		expect([seen.value, field.value]).toEqual(['seen\nROLL\n', 'hidden']);
	});

	test('rich mode: the frame’s own document takes it at its caret', () => {
		const body = overlaySceditor(field, 'wysiwygMode', '<p>un</p><p>deux</p>');
		const command = vi.fn(() => true);
		Object.defineProperty(body.ownerDocument, 'execCommand', {value: command});
		body.ownerDocument.getSelection()!.setPosition(body.querySelector('p')!.firstChild, 2);
		expect(insertLines(field, 'A\nB')).toBe(true);
		expect(command).toHaveBeenCalledWith('insertText', false, '\nA\nB\n');
		expect(field.value).toBe('');
	});

	test('rich mode with no caret yet: at the end', () => {
		const body = overlaySceditor(field, 'wysiwygMode', '<p>un</p><p><br></p>');
		const command = vi.fn(() => true);
		Object.defineProperty(body.ownerDocument, 'execCommand', {value: command});
		insertLines(field, 'A');
		const selection = body.ownerDocument.getSelection()!;
		expect(body.lastElementChild!.contains(selection.anchorNode)).toBe(true);
	});

	test('what is written is read from where it is typed, quotations left out', () => {
		overlaySceditor(field, 'wysiwygMode', '<p>un</p><blockquote>autre</blockquote><p>deux<br>trois</p>');
		expect(writtenIn(field)).toBe('un\ndeux\ntrois');
	});
});
