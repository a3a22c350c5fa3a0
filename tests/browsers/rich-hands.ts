import {JSDOM} from 'jsdom';
import {expect} from 'vitest';
import type {Tab} from './lib/tab';

/** A source as lines of text: what marks them in HTML away, blanks at their ends too, each roll string as a sign. */
export const linesOf = (source: string): readonly string[] =>
	(JSDOM.fragment(source.replace(/<br\s*\/?>|<\/p>|<\/div>/g, '\n')).textContent ?? '')
		.replaceAll('\u00a0', ' ')
		.replace(/oss1-[0-9a-z-]+/g, '§')
		.split(/\r?\n/)
		.map(line => line.trim())
		.filter(line => line !== '');

/** The lines that the rolls of these tests put in. */
export const FIRST_ROLL = 'Premier – 2d6 + 1, jet scellé, dés à venir §';
export const SECOND_ROLL = 'Second – 1d20, jet scellé, dés à venir §';

/** Runs in the page: selects some words in the editor, wherever it keeps them. */
function selectIn(words: string): void {
	const plain = document.querySelector<HTMLTextAreaElement>('#message');
	if (plain?.checkVisibility()) {
		const at = plain.value.indexOf(words);
		plain.focus();
		return plain.setSelectionRange(at, at + words.length);
	}
	const frame = document.querySelector<HTMLIFrameElement>('.sceditor-container iframe, .cke iframe, .tox-tinymce iframe');
	const editable = frame?.contentDocument?.body ?? document.querySelector<HTMLElement>('[contenteditable="true"]')!;
	const inner = editable.ownerDocument;
	editable.focus();
	const walker = inner.createTreeWalker(editable, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
		const at = node.data.indexOf(words);
		if (at >= 0) return inner.getSelection()!.setBaseAndExtent(node, at, node, at + words.length);
	}
	throw new Error(`“${words}” is not in the editor`);
}

/** Selects some words in the page's rich editor. */
export const select = (tab: Tab, words: string): Promise<void> => tab.evaluate(selectIn, words);

/** The same, and opens the panel by its keys before the browser tells anybody of the selection. */
export const selectAndOpen = (tab: Tab, words: string): Promise<void> =>
	tab.evaluate(
		({select, words}) => {
			(new Function(`return (${select})`)() as typeof selectIn)(words);
			const keys = {altKey: true, code: 'KeyJ', key: 'j', bubbles: true, cancelable: true, composed: true};
			document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', keys));
		},
		{select: String(selectIn), words},
	);

const source = (tab: Tab): Promise<string> => tab.evaluate(() => globalThis.source(), undefined);
/** Waits until the editor's source is these lines. */
export const holding = (tab: Tab, lines: readonly string[]) =>
	expect.poll(async () => linesOf(await source(tab)), {timeout: 10_000}).toEqual(lines);
