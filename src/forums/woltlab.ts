import {anchorOf, type MemberId, memberId, type PostId, postId, siteOf} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {readBody} from './body';
import type {Forum, Member, Page, PageProblem, Post, PostTime} from './forum';
import {machineTime} from './json';
import {addressOn, linkOn, parameter} from './links';
import {lineOf, ownPart, postElements, quotationsIn, readAll} from './parts';
import {findEditors} from './woltlab-editors';
import {LEAVE_OUT, selectors} from './woltlab-selectors';
import {woltlabSigns} from './woltlab-signs';
import {baseOf, readThread} from './woltlab-thread';

const idOf = (element: Element): PostId | undefined => postId(element.getAttribute('data-object-id'));

function readPost(element: Element, page: Page): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	// Deleted ones keep their place, without a text
	if (!content || id === undefined) return fail({code: 'page/not-drawn', post: id ?? ''});
	const name = ownPart(element, selectors.name, [content]);
	const author = lineOf(name);
	if (author === '') return fail({code: 'page/no-author', post: id});
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberId(name?.getAttribute('data-object-id') ?? name?.getAttribute('data-user-id')),
		time: timeOf(ownPart(element, selectors.time, [content])),
		edited: ownPart(element, selectors.edited, [content]) && {
			time: timeOf(ownPart(element, selectors.editedTime, [content])),
		},
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, quotation => sourceOf(quotation, page)),
		element,
		content,
	});
}

const timeOf = (element: Element | undefined): PostTime | undefined =>
	machineTime(element?.getAttribute('date') ?? element?.getAttribute('datetime'), lineOf(element));

/** `cite="…/thread/12-the-inn/?postID=47#post47"` */
function sourceOf(quotation: Element, page: Page): PostId | undefined {
	const url = addressOn(page, quotation.getAttribute('cite'));
	return postId(parameter(url, 'postID') ?? /^#post(\d+)$/.exec(url?.hash ?? '')?.[1]);
}

function openPosts(page: Page): ReturnType<Forum['openPosts']> {
	return {elements: postElements(page.root, selectors.post, idOf), read: element => readPost(element, page)};
}

/** `/user/57-name/`, `index.php?user/57-name/` */
function memberIn(url: URL | undefined): MemberId | undefined {
	return memberId(/[/?]user\/(\d+)(?:-|\/|$)/.exec(url ? url.pathname + url.search : '')?.[1]);
}

function readMember(page: Page): Member | undefined {
	if (!page.root.querySelector(selectors.member)) return undefined;
	return {id: memberIn(linkOn(page, selectors.memberLink)), name: lineOf(page.root.querySelector(selectors.memberName))};
}

/** WoltLab Suite Forum (once Burning Board), 5 and 6, by the templates of its core, and scripts. */
export const woltlab: Forum = {
	id: woltlabSigns.id,
	name: 'WoltLab Suite',
	selectors,
	addresses: [/^https?:\/\/[^#]+[/?]thread\/\d+(?:-[^/?&#]*)?\//, 'thread-add/'],
	// BBCode that is typed into its rich editor is BBCode when it is sent (`HtmlBBCodeParser` in HtmlInputProcessor.class.php)
	markup: {kind: 'bbcode', bold: true, quote: true, link: true},
	readThread,
	site: page => siteOf(baseOf(page)),
	openPosts,
	readPosts: page => readAll(openPosts(page)),
	readMember,
	findEditors,
};
