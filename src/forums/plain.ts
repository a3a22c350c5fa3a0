import {forumId, siteOf} from '../shared/ids';
import {aboveField, editor} from './editor';
import type {Editor, Forum, Page} from './forum';
import {readAll} from './parts';

const selectors = {
	field: 'textarea:not([disabled], [readonly], [hidden], [aria-hidden="true"], [role="combobox"])',
} as const;

// A field that is laid over, collapsed or not yet opened is no place to write in
const OUT_OF_SIGHT = '[hidden], template, [style*="display:none"], [style*="display: none"], .sceditor-container';

// SCEditor hides the form's own field and lays itself before it: what counts is whether that can be seen.
function isInSight(field: HTMLTextAreaElement): boolean {
	const laidOver = field.previousElementSibling?.matches('.sceditor-container') ?? false;
	return !(laidOver ? field.parentElement : field)?.closest(OUT_OF_SIGHT);
}

function findEditors({root}: Page): readonly Editor[] {
	const fields = Array.from(root.querySelectorAll<HTMLTextAreaElement>(selectors.field)).filter(isInSight);
	return fields.map(field =>
		editor({field, use: 'unknown', post: undefined, thread: undefined, threadUrl: undefined, place: aboveField(field)}),
	);
}

const openPosts: Forum['openPosts'] = () => ({
	elements: [],
	read() {
		throw new TypeError('A plain page has no posts to read');
	},
});

/** Any page that can be written on, if none of the `known` forums is it: nothing is read, and the line is inserted as plain text. */
export const plainBeside = (known: readonly Forum[]): Forum => ({
	id: forumId('plain'),
	name: '',
	selectors,
	markup: {kind: 'plain', bold: false, quote: false, link: false},
	recognises: page => !known.some(forum => forum.recognises(page)) && findEditors(page).length > 0,
	readThread: () => undefined,
	site: page => siteOf(page.url),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember: () => undefined,
	findEditors,
});
