import {anchorOf, type PostId, postId, siteOf} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, orderOf, unknownZone} from './clock';
import type {Forum, Member, Page, PageProblem, Post, Reader} from './forum';
import {addressOn, linkOn} from './links';
import {lineOf, noAuthor, noText, ownPart, postElements, quotationsIn, readAll} from './parts';
import {memberIn} from './punbb-addresses';
import {findEditors} from './punbb-editors';
import {selectors} from './punbb-selectors';
import {punbbSigns} from './punbb-signs';
import {readThread} from './punbb-thread';
import {readLastTime, readTime} from './time';

/** Quotes with their headline, code, and the signature, which stands in the text. */
const LEAVE_OUT = '.quotebox, blockquote, .codebox, pre, .sig-content';

const headOf = (element: Element): Element | undefined => element.querySelector(selectors.head) ?? undefined;
const idOf = (element: Element): PostId | undefined => postId(/^p(\d+)$/.exec(headOf(element)?.id ?? '')?.[1]);

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return noText(headOf(element) ?? element);
	const name = ownPart(element, selectors.author, [content]);
	const author = lineOf(name);
	if (author === '') return noAuthor(headOf(element) ?? element);
	const time = ownPart(element, selectors.time, [content]);
	const edited = ownPart(element, selectors.edited, [content]);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberIn(addressOn(page, name?.querySelector('a')?.getAttribute('href'))),
		time: time && readTime(lineOf(time), clock),
		// Behind the editor's name, which may hold anything
		edited: edited && {time: readLastTime(lineOf(edited), clock)},
		body: readBody(content, LEAVE_OUT),
		// A quotation names its author, never its post
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, () => undefined),
		element,
		content,
	});
}

/** No page prints its own time or zone: the reader's own is the guess. */
function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = clockOf(reader, unknownZone, orderOf(page.root));
	return {
		elements: postElements(page.root, selectors.post, idOf),
		read: element => readPost(element, page, clock),
	};
}

function readMember(page: Page): Member | undefined {
	const name = lineOf(page.root.querySelector(selectors.member));
	return name === '' ? undefined : {id: memberIn(linkOn(page, selectors.memberLink)), name};
}

/** PunBB 1.3 and 1.4, its plain and its four rewritten schemes of addresses. Measured on 1.4.4; rewritten addresses by its source. */
export const punbb: Forum = {
	id: punbbSigns.id,
	name: 'PunBB',
	selectors,
	addresses: ['viewtopic.php', /^https?:\/\/[^?#]+\/(?:post|edit)\.php(?:\?|$)/],
	// FORUM_MAX_POSTSIZE_BYTES of include/essentials.php
	markup: {kind: 'bbcode', bold: true, quote: true, link: true, most: 65_535, unit: 'bytes'},
	readThread,
	site: page => siteOf(linkOn(page, selectors.home) ?? page.url),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors,
};
