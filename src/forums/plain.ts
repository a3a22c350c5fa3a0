import {siteOf} from '../shared/ids';
import {aboveField, editor} from './editor';
import type {Editor, Forum, Page} from './forum';
import {readAll} from './parts';
import {findFields, selectors} from './plain-fields';
import {plainSigns} from './plain-signs';

const findEditors = ({root}: Page): readonly Editor[] =>
	findFields(root).map(field =>
		editor({field, use: 'unknown', post: undefined, thread: undefined, threadUrl: undefined, place: aboveField(field)}),
	);

const openPosts: Forum['openPosts'] = () => ({
	elements: [],
	read() {
		throw new TypeError('A plain page has no posts to read');
	},
});

/** Any page that can be written on, if no forum knows it: nothing is read, and the line is inserted as plain text. */
export const plain: Forum = {
	id: plainSigns.id,
	name: '',
	selectors,
	addresses: [],
	markup: {kind: 'plain', bold: false, quote: false, link: false},
	readThread: () => undefined,
	site: page => siteOf(page.url),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember: () => undefined,
	findEditors,
};
