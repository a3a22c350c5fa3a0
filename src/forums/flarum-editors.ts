import {postId} from '../shared/ids';
import {editor} from './editor';
import {selectors} from './flarum-selectors';
import {type Place, placeIn, threadLink, threadPlace} from './flarum-thread';
import type {Editor, EditorUse, Page} from './forum';
import {linkOn} from './links';

/** The composer at the foot of any page: a plain field of Markdown, whose headline links to what it answers or changes. */
export function findEditors(page: Page): readonly Editor[] {
	return Array.from(page.root.querySelectorAll<HTMLElement>(selectors.field), field => {
		const place = placeIn(linkOn(page, selectors.answered));
		const use = useOf(page, place);
		const found = editor({
			field,
			use,
			post: use === 'edit' && place ? postAt(page, place) : undefined,
			thread: place?.id,
			threadUrl: place && place.id === threadPlace(page)?.id ? threadLink(page) : undefined,
			place: {element: field.closest(selectors.box) ?? field, where: 'before'},
		});
		return {...found, send: SEND};
	});
}
// `controlItems` of TextEditor.js
const SEND = '.Composer .item-submit button';

/** Posts are linked to by their number in the topic, the first by none. */
function postAt(page: Page, {id, post = 1}: Place) {
	if (id !== threadPlace(page)?.id) return undefined;
	return postId(page.root.querySelector(`${selectors.comment}[data-number="${post}"]`)?.getAttribute('data-id'));
}

function useOf({root}: Page, place: Place | undefined): EditorUse {
	if (root.querySelector(selectors.message)) return 'message';
	if (root.querySelector(selectors.newTopic)) return 'new-topic';
	if (!place) return 'unknown';
	return root.querySelector(selectors.changes) ? 'edit' : 'reply';
}
