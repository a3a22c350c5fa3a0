import {anchorOf, memberId, type PostId, postId, siteOf} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {readBody} from './body';
import type {Forum, Member, Page, PageProblem, Post, PostTime} from './forum';
import {findEditors} from './invision-editors';
import {LEAVE_OUT, selectors} from './invision-selectors';
import {invisionSigns} from './invision-signs';
import {baseOf, memberNumber, readThread} from './invision-thread';
import {isFields, machineTime, parsed} from './json';
import {lineOf, ownPart, postElements, quotationsIn, readAll} from './parts';

const idOf = (element: Element): PostId | undefined => postId(element.getAttribute('data-commentid'));

function readPost(element: Element): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (id === undefined) return fail({code: 'page/no-text', post: ''});
	if (element.closest(selectors.unseen) || ownPart(element, selectors.unseenWord, [content])) {
		return fail({code: 'page/not-drawn', post: id});
	}
	// The form stands where the text was
	if (element.querySelector(selectors.field)) return fail({code: 'page/open-edit', post: id});
	if (!content) return fail({code: 'page/no-text', post: id});
	const told = parsed(element.getAttribute('data-quotedata'));
	const about = isFields(told) ? told : {};
	if (typeof about.username !== 'string' || about.username === '') return fail({code: 'page/no-author', post: id});
	return ok({
		id,
		anchor: anchorOf(id),
		author: about.username,
		authorId: memberId(String(about.userid)),
		time: timeAt(about.timestamp, lineOf(ownPart(element, selectors.time, [content]))),
		edited: editedIn(content),
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, sourceOf),
		element,
		content,
	});
}

/** Seconds since 1970. */
function timeAt(seconds: unknown, shown: string): PostTime | undefined {
	const at = Number(seconds) * 1000;
	return Number.isSafeInteger(at) && at > 0 ? {at, kind: 'machine', shown: shown || new Date(at).toISOString()} : undefined;
}

/** The forum's notice comes after all that was written. */
function editedIn(content: Element): Post['edited'] {
	const notice = content.lastElementChild;
	if (!notice?.matches(selectors.edited)) return undefined;
	const time = notice.querySelector('time');
	return {time: machineTime(time?.getAttribute('datetime'), lineOf(time))};
}

const sourceOf = (quotation: Element): PostId | undefined => postId(quotation.getAttribute('data-ipsquote-contentcommentid'));

function openPosts({root}: Page): ReturnType<Forum['openPosts']> {
	return {elements: postElements(root, selectors.post, idOf), read: readPost};
}

function readMember(page: Page): Member | undefined {
	const id = memberId(memberNumber(page));
	const name = lineOf(page.root.querySelector(selectors.memberName));
	return id || name !== '' ? {id, name} : undefined;
}

/** Invision Community 4 and 5, by templates of both. */
export const invision: Forum = {
	id: invisionSigns.id,
	name: 'Invision Community',
	selectors,
	addresses: [/^https?:\/\/[^#]+[/?]\/?topic\/\d+-/, /^https?:\/\/[^#]+[/?]\/?forum\/\d+-[^/?&#]*\/[?&]do=add/],
	// BBCode that is typed into the editor of 4 is BBCode when it is sent; that of 5 says otherwise itself
	markup: {kind: 'bbcode', bold: true, quote: true, link: true},
	readThread,
	site: page => siteOf(baseOf(page)),
	openPosts,
	readPosts: page => readAll(openPosts(page)),
	readMember,
	findEditors,
};
