import {type PostId, postId} from '../shared/ids';
import {selectors} from './jcink-selectors';
import {regionsAround} from './regions';

/** A post as it stands on a page of any template: its number, its text, and all that stands around that text and no other. */
export type Placed = {readonly id: PostId; readonly element: Element; readonly content: Element};

/** The posts of a page. Texts without a number are none: those of a preview, or listed for who replies. */
export function postsOn(root: Document): readonly Placed[] {
	const texts = Array.from(root.querySelectorAll(selectors.text)).filter(text => !text.parentElement?.closest(selectors.text));
	const regions = regionsAround(texts, root, selectors.whole);
	const entries = entriesBefore(texts, root);
	const ids = new Set<PostId>();
	return texts.flatMap((content, index) => {
		const id = numberOf(content) ?? entries.get(content);
		if (id === undefined || ids.has(id)) return [];
		ids.add(id);
		return [{id, element: regions[index] ?? content, content}];
	});
}

function numberOf(text: Element): PostId | undefined {
	const around = text.closest(selectors.numbered);
	return postId(/^pid_(\d+)$/.exec(around?.id ?? '')?.[1]);
}

/** Where a template kept no number around the text: the last anchor before it, none between two texts counting twice. */
function entriesBefore(texts: readonly Element[], root: Document): ReadonlyMap<Element, PostId> {
	const found = new Map<Element, PostId>();
	const wanted = new Set(texts);
	let entry: PostId | undefined;
	for (const element of root.querySelectorAll(`${selectors.text}, ${selectors.entry}`)) {
		if (wanted.has(element)) {
			if (entry !== undefined) found.set(element, entry);
			entry = undefined;
		} else if (!texts.some(text => text.contains(element))) {
			entry = postId(/^entry(\d+)$/.exec(element.getAttribute('name') ?? '')?.[1]) ?? entry;
		}
	}
	return found;
}
