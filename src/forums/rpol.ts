import {anchorOf, namedPostId, type PostId, siteOf} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, unknownZone} from './clock';
import type {Forum, Page, PageProblem, Post, Reader} from './forum';
import {lineOf, noAuthor, noText, postElements, quotationsIn, readAll} from './parts';
import {plain} from './plain';
import {selectors} from './rpol-selectors';
import {rpolSigns} from './rpol-signs';
import {placeIn, readThread} from './rpol-thread';
import {readTime} from './time';

const LEAVE_OUT = 'blockquote, pre';

/** Messages are counted in their thread: `80170-7-12`, so that each has a name of its own on the site. */
function idOf(element: Element, page: Page): PostId | undefined {
	const place = placeIn(page.url);
	const number = /^msg([1-9]\d{0,8})$/.exec(element.querySelector(selectors.text)?.id ?? '')?.[1];
	return place && number ? namedPostId(`${place.game}-${place.thread}-${number}`) : undefined;
}

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element, page);
	const content = element.querySelector(selectors.text) ?? undefined;
	if (!content || id === undefined) return noText(element);
	const own = (selector: string) => Array.from(element.querySelectorAll(selector)).filter(part => !content.contains(part));
	const author = lineOf(own(selectors.author)[0]);
	if (author === '') return noAuthor(content);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		// The page names the character, and nobody behind it
		authorId: undefined,
		time: own(selectors.details).reduce<Post['time']>((found, part) => found ?? readTime(lineOf(part), clock), undefined),
		// No page is known to tell
		edited: undefined,
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, 'blockquote', LEAVE_OUT, () => undefined),
		element,
		content,
	});
}

/** Times are the reader's own, and no page tells his zone. */
function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = clockOf(reader, unknownZone, 'dmy');
	return {
		elements: postElements(page.root, selectors.post, element => idOf(element, page)),
		read: element => readPost(element, page, clock),
	};
}

/** RPoL, one site with a software of its own. Of its forms the fields' names alone are known: they are written to as on any page. Never measured. */
export const rpol: Forum = {
	id: rpolSigns.id,
	name: 'RPoL',
	selectors,
	addresses: [/^https?:\/\/(?:www\.)?rpol\.net\//],
	// Its help, on posting a message
	markup: {...plain.markup, most: 51_200},
	readThread,
	site: page => siteOf(new URL('/', page.url)),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember: () => undefined,
	findEditors: plain.findEditors,
};
