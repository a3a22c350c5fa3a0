import {anchorOf, memberId, type PostId, postId, siteOf} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, orderOf, unknownZone} from './clock';
import {findEditors} from './fluxbb-editors';
import {selectors} from './fluxbb-selectors';
import {fluxbbSigns} from './fluxbb-signs';
import {readThread} from './fluxbb-thread';
import type {Forum, Member, Page, PageProblem, Post, Reader} from './forum';
import {addressOn, linkOn, parameter} from './links';
import {lineOf, noAuthor, noText, ownPart, postElements, quotationsIn, readAll} from './parts';
import {readLastTime, readTime} from './time';

/** Quotes with their headline, code, and the edit notice, which stands in the text. */
const LEAVE_OUT = '.quotebox, blockquote, .codebox, pre, .postedit';

const idOf = (element: Element): PostId | undefined => (/^p\d/.test(element.id) ? postId(element.id.slice(1)) : undefined);

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return noText(element);
	const name = ownPart(element, selectors.author, [content]);
	const author = lineOf(name);
	if (author === '') return noAuthor(element);
	const time = ownPart(element, selectors.time, [content]);
	const edited = element.querySelector(selectors.edited);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberId(parameter(addressOn(page, name?.querySelector('a')?.getAttribute('href')), 'id')),
		time: time && readTime(lineOf(time), clock),
		// Behind the editor's name, which may hold anything
		edited: edited ? {time: readLastTime(lineOf(edited), clock)} : undefined,
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

function readMember({root}: Page): Member | undefined {
	const name = lineOf(root.querySelector(selectors.member));
	if (name === '') return undefined;
	return {id: memberId(parameter(root.querySelector(selectors.memberLink)?.getAttribute('href'), 'id')), name};
}

/** FluxBB 1.4 and 1.5. Measured on 1.5.11. */
export const fluxbb: Forum = {
	id: fluxbbSigns.id,
	name: 'FluxBB',
	selectors,
	addresses: ['viewtopic.php', /^https?:\/\/[^?#]+\/(?:post|edit)\.php(?:\?|$)/],
	// PUN_MAX_POSTSIZE of include/common.php, in bytes
	markup: {kind: 'bbcode', bold: true, quote: true, link: true, most: 1_048_576, unit: 'bytes'},
	readThread,
	site: page => siteOf(linkOn(page, selectors.home) ?? page.url),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors,
};
