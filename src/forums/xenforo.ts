import {anchorOf, memberId, type PostId, postId, siteOf} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, orderOf, unknownZone} from './clock';
import type {Forum, Member, Page, PageProblem, Post, Reader} from './forum';
import {lineOf, noAuthor, noText, notDrawn, ownPart, postElements, quotationsIn, readAll} from './parts';
import {readTimeElement} from './time';
import {findEditors} from './xenforo-editors';
import {LEAVE_OUT, selectors} from './xenforo-selectors';
import {xenforoSigns} from './xenforo-signs';
import {baseOf, readThread} from './xenforo-thread';

const idOf = (element: Element): PostId | undefined =>
	postId(/^post-(\d+)$/.exec(element.getAttribute('data-content') ?? '')?.[1]);

function readPost(element: Element, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	if (id === undefined) return noText(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	// A deleted post leaves its place
	if (!content) return notDrawn(element);
	const author = (element.getAttribute('data-author') ?? '').trim();
	if (author === '') return noAuthor(element);
	const time = ownPart(element, selectors.time, [content]);
	const edited = ownPart(element, selectors.editedTime, [content]);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberId(ownPart(element, selectors.name, [content])?.getAttribute('data-user-id')),
		time: time && readTimeElement(time, clock),
		edited: ownPart(element, selectors.edited, [content]) && {time: edited && readTimeElement(edited, clock)},
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, sourceOf),
		element,
		content,
	});
}

/** `data-source="post: 47"` */
const sourceOf = (quotation: Element): PostId | undefined =>
	postId(/^post: ?(\d+)$/.exec(quotation.getAttribute('data-source') ?? '')?.[1]);

/** The list's posts. A first post that is pinned above it belongs to the first page alone; what else stands there is shown again below. */
function postsOn(page: Page): readonly Element[] {
	const all = postElements(page.root, selectors.post, idOf);
	const listed = all.filter(post => post.closest(selectors.list));
	const [first] = all;
	if (!first || listed.length === 0 || listed.includes(first)) return listed.length > 0 ? listed : all;
	return readThread(page)?.page === 1 ? [first, ...listed] : listed;
}

function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = clockOf(reader, unknownZone, orderOf(page.root));
	return {elements: postsOn(page), read: element => readPost(element, clock)};
}

function readMember({root}: Page): Member | undefined {
	if (!root.querySelector(selectors.member)) return undefined;
	const id = memberId(root.querySelector(selectors.memberPicture)?.getAttribute('data-user-id'));
	return {id, name: lineOf(root.querySelector(selectors.memberName))};
}

/** XenForo 2.0 to 2.3, by compiled templates and saved pages. */
export const xenforo: Forum = {
	id: xenforoSigns.id,
	name: 'XenForo',
	selectors,
	addresses: ['threads/', 'post-thread', /^https?:\/\/[^?#]+\/posts\/\d+\/edit/],
	// What is typed as BBCode into its rich editor is BBCode when it is sent
	markup: {kind: 'bbcode', bold: true, quote: true, link: true},
	readThread,
	site: page => siteOf(baseOf(page)),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors,
};
