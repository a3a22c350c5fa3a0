import {postId} from '../shared/ids';
import {selectors} from './discourse-selectors';
import {type Place, placeIn, threadLink, threadPlace} from './discourse-thread';
import {editor} from './editor';
import type {Editor, EditorUse, Markup, Page} from './forum';
import {linkOn} from './links';

/** The composer at the foot of any page: a plain field of Markdown, or a rich editor in which what is typed is no markup. Its headline links to what it answers or changes. */
export function findEditors(page: Page): readonly Editor[] {
	return Array.from(page.root.querySelectorAll<HTMLElement>(selectors.field), field => {
		const changed = placeIn(linkOn(page, selectors.changed));
		const place = changed ?? placeIn(linkOn(page, selectors.answered));
		const found = editor({
			field,
			use: useOf(page, changed !== undefined, place !== undefined),
			post: changed && postAt(page, changed),
			thread: place?.id,
			threadUrl: place && place.id === threadPlace(page)?.id ? threadLink(page) : undefined,
			place: {element: field.closest(selectors.box) ?? field, where: 'before'},
			send: SEND,
		});
		return field.localName === 'textarea' ? found : {...found, markup: RICH};
	});
}
const SEND = '#reply-control .create';
const RICH: Markup = {kind: 'plain', bold: false, quote: false, link: false, most: 32_000};

/** Posts are linked to by their number in the topic. */
function postAt({root}: Page, place: Place) {
	const article = place.post === undefined ? null : root.querySelector(`article#post_${place.post}[data-topic-id="${place.id}"]`);
	return postId(article?.getAttribute('data-post-id'));
}

function useOf({root}: Page, changes: boolean, replies: boolean): EditorUse {
	if (changes) return 'edit';
	if (replies) return 'reply';
	if (root.querySelector(selectors.people)) return 'message';
	return root.querySelector(selectors.newTitle) ? 'new-topic' : 'unknown';
}
