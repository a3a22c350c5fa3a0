import type {Dress} from '../forum/saved-pages';
import type {Tab} from './lib/tab';
import {until} from './lib/tab';

/** An editor of a saved page: the form's own field by its selector, and how the page is dressed. */
export type Desk = {readonly field: string; readonly dress: Dress};

declare const sceditor: {instance(field: Element): {val(text?: string): string}};

const isRich = ({dress}: Desk) => dress === 'wysiwyg';
/** The field the player sees, where he sees one. */
const seen = ({field, dress}: Desk) => (dress === 'source' ? '.sceditor-container.sourceMode textarea' : field);

/** What the editor would send now, as the forum's source. */
export const written = (tab: Tab, desk: Desk): Promise<string> =>
	isRich(desk) ? tab.evaluate(css => sceditor.instance(document.querySelector(css)!).val(), desk.field) : tab.value(seen(desk));

/** Types at the end of what the editor holds. */
export async function write(tab: Tab, desk: Desk, text: string): Promise<void> {
	if (!isRich(desk)) {
		await tab.evaluate(css => {
			const field = document.querySelector<HTMLTextAreaElement>(css)!;
			field.setSelectionRange(field.value.length, field.value.length);
		}, seen(desk));
		return tab.type(seen(desk), text);
	}
	await tab.evaluate(() => {
		const body = document.querySelector('iframe')!.contentDocument!.body;
		body.focus();
		body.ownerDocument.getSelection()!.selectAllChildren(body.lastElementChild ?? body);
		body.ownerDocument.getSelection()!.collapseToEnd();
	}, undefined);
	await press(tab, text);
}

/** Presses one key after the other wherever the caret is. */
export async function press(tab: Tab, text: string): Promise<void> {
	for (const key of text) await tab.press(key === '\n' ? 'Enter' : key);
}

/** Puts the caret before some words of the text. */
export const caretBefore = (tab: Tab, desk: Desk, words: string): Promise<void> =>
	isRich(desk)
		? tab.evaluate(words => {
				const {body} = document.querySelector('iframe')!.contentDocument!;
				const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
				for (let node = walker.nextNode(); node; node = walker.nextNode()) {
					const at = node.textContent!.replaceAll('\u00a0', ' ').indexOf(words);
					if (at >= 0) return body.ownerDocument.getSelection()!.collapse(node, at);
				}
				throw new Error(`“${words}” is not in the editor`);
			}, words)
		: tab.evaluate(
				([css, words]) => {
					const field = document.querySelector<HTMLTextAreaElement>(css!)!;
					const at = field.value.indexOf(words!);
					if (at < 0) throw new Error(`“${words}” is not in the editor`);
					field.setSelectionRange(at, at);
				},
				[seen(desk), words],
			);

/** Puts the whole text in place, as a forum does with a draft or a quotation. */
export const preset = (tab: Tab, desk: Desk, text: string): Promise<unknown> =>
	tab.evaluate(
		([css, visible, text]) => {
			const field = document.querySelector<HTMLTextAreaElement>(css!)!;
			if (visible === '') sceditor.instance(field).val(text);
			else document.querySelector<HTMLTextAreaElement>(visible!)!.value = text!;
		},
		[desk.field, isRich(desk) ? '' : seen(desk), text],
	);

/** In the open panel: the expression, its label, and Enter. */
export async function rollInPanel(tab: Tab, expression: string, label: string): Promise<void> {
	await tab.fill({css: 'input', text: 'Libellé'}, label);
	await tab.fill({css: 'input', text: 'Expression'}, expression);
	await until('the line in the panel', async () => (await tab.text('form.panel')).includes('oss1-'));
	await tab.press('Enter');
	await tab.gone('osselet-panel');
}

/** Waits until the editor no longer holds what it held. */
export const changed = (tab: Tab, desk: Desk, from: string): Promise<string> =>
	until('a change in the editor', async () => {
		const now = await written(tab, desk);
		return now !== from && now;
	});

/** When the draw of a post that is sent at a moment falls: the first multiple of five minutes from two minutes after that minute began. */
export const drawOf = (sent: number) => Math.ceil((Math.floor(sent / 60_000) * 60_000 + 120_000) / 300_000) * 300_000;
