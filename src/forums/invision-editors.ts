import {postId} from '../shared/ids';
import {editor} from './editor';
import type {Editor, EditorUse, Markup, Page} from './forum';
import {selectors} from './invision-selectors';
import {threadPlace} from './invision-thread';
import {parameter} from './links';
import {boxOver} from './over';

/** The answer under a topic, the one that opens in a post, and the forms for a new topic or message: each once its rich editor stands, since the field itself is never seen. */
export function findEditors(page: Page): readonly Editor[] {
	return Array.from(page.root.querySelectorAll<HTMLElement>(selectors.field)).flatMap(field => {
		const composer = field.closest(selectors.composer) ?? field;
		const rich = composer.querySelector<HTMLElement>(selectors.rich);
		if (!rich && !boxOver(field)) return [];
		const found = editorAt(page, rich ?? field, composer);
		return [rich ? {...found, markup: RICH} : found];
	});
}
// The editor of 5 knows no BBCode
const RICH: Markup = {kind: 'plain', bold: false, quote: false, link: false};

function editorAt(page: Page, field: HTMLElement, composer: Element): Editor {
	const changed = composer.closest(selectors.post)?.getAttribute('data-commentid');
	const use = useOf(page, composer, changed !== undefined);
	const place = use === 'reply' || use === 'edit' ? threadPlace(page) : undefined;
	return editor({
		field,
		use,
		post: use === 'edit' ? postId(changed) : undefined,
		thread: place?.id,
		threadUrl: place?.url,
		place: {element: composer, where: 'before'},
	});
}

function useOf({root, url}: Page, composer: Element, changes: boolean): EditorUse {
	if (root.querySelector(selectors.messages)) return 'message';
	const act = parameter(url, 'do');
	if (changes || act === 'edit') return 'edit';
	if (composer.closest(selectors.reply)) return 'reply';
	return act === 'add' ? 'new-topic' : 'unknown';
}
