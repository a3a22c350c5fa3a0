import {anchorOf, memberId, type PostId, postId, siteOf} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {readBody} from './body';
import type {Forum, Member, Page, PageProblem, Post, PostTime} from './forum';
import {addressOn} from './links';
import {lineOf, noAuthor, noText, openEdit, ownPart, postElements, quotationsIn, readAll} from './parts';
import {dataOf, idIn, wordsIn} from './proboards-data';
import {findEditors} from './proboards-editors';
import {selectors} from './proboards-selectors';
import {proboardsSigns} from './proboards-signs';
import {readThread} from './proboards-thread';

const LEAVE_OUT = 'div.quote, blockquote, code, pre, .code';

const idOf = (row: Element): PostId | undefined => postId(/^post-(\d+)$/.exec(row.id)?.[1]);

function readPost(row: Element, page: Page): Result<Post, PageProblem> {
	const id = idOf(row);
	const content = row.querySelector(selectors.text) ?? undefined;
	if (!content || id === undefined) return noText(row);
	if (content.querySelector('textarea')) return openEdit(row);
	const name = ownPart(row, selectors.author, [content]);
	const author = lineOf(name);
	if (author === '') return noAuthor(row);
	const edited = ownPart(row, selectors.edited, [content]);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberId(/^\/user\/(\d+)$/.exec(addressOn(page, name?.getAttribute('href'))?.pathname ?? '')?.[1]),
		time: timeOf(ownPart(row, selectors.time, [content])),
		edited: edited && {time: timeOf(ownPart(row, selectors.editTime, [content]))},
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, sourceOf),
		element: row,
		content,
	});
}

/** `source="/post/57/thread"`, as the tag in the text has it; a guess for the page. */
const sourceOf = (quotation: Element): PostId | undefined =>
	postId(/^\/post\/(\d+)(?:\/|$)/.exec(quotation.getAttribute('source') ?? '')?.[1]);

function timeOf(element: Element | undefined): PostTime | undefined {
	const stamp = element?.getAttribute('data-timestamp') ?? '';
	return element && /^\d{12,14}$/.test(stamp) ? {at: Number(stamp), kind: 'machine', shown: lineOf(element)} : undefined;
}

const openPosts = (page: Page): ReturnType<Forum['openPosts']> => ({
	elements: postElements(page.root, selectors.post, idOf),
	read: row => readPost(row, page),
});

/** A guest is nobody's number. */
function readMember(page: Page): Member | undefined {
	const user = dataOf(page, 'user');
	const id = memberId(idIn(user));
	return id && {id, name: wordsIn(user, 'name')};
}

/** Boards that ProBoards hosts, version 5. Never measured. */
export const proboards: Forum = {
	id: proboardsSigns.id,
	name: 'ProBoards',
	selectors,
	addresses: [/^https?:\/\/[^/?#]+\/(?:thread|post)\/\d/, /^https?:\/\/[^/?#]+\/(?:post|thread)\/(?:new|edit|quote)/],
	markup: {kind: 'bbcode', bold: true, quote: true, link: true},
	readThread,
	// Always at the root of its host
	site: page => siteOf(new URL('/', page.url)),
	openPosts,
	readPosts: page => readAll(openPosts(page)),
	readMember,
	findEditors,
};
