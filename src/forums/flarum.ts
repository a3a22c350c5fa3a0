import {anchorOf, type MemberId, namedMemberId, namedPostId, type PostId, postId, siteOf} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {readBody} from './body';
import {data} from './flarum-data';
import {findEditors} from './flarum-editors';
import {LEAVE_OUT, selectors, sourceOf} from './flarum-selectors';
import {flarumSigns} from './flarum-signs';
import {baseOf, readThread} from './flarum-thread';
import type {Forum, Member, Page, PageProblem, Post} from './forum';
import {machineTime} from './json';
import {addressOn, linkOn} from './links';
import {lineOf, ownPart, postElements, quotationsIn, readAll} from './parts';

const isLoading = (item: Element): boolean => item.firstElementChild?.matches(selectors.notLoaded) === true;

/** A post that is not loaded has only its place in the topic: `-17`, which is no number of a post. */
function idOf(item: Element): PostId | undefined {
	if (isLoading(item)) return namedPostId(`-${item.getAttribute('data-index')}`);
	return item.matches(selectors.comment) ? postId(item.getAttribute('data-id')) : undefined;
}

function readPost(item: Element, page: Page): Result<Post, PageProblem> {
	const id = idOf(item);
	if (isLoading(item) || item.querySelector(selectors.hidden)) return fail({code: 'page/not-drawn', post: id ?? ''});
	const content = item.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return fail({code: 'page/no-text', post: id ?? ''});
	if (content.firstElementChild?.matches(selectors.editing)) return fail({code: 'page/open-edit', post: id});
	const author = lineOf(ownPart(item, selectors.name, [content]));
	if (author === '') return fail({code: 'page/no-author', post: id});
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberIn(addressOn(page, ownPart(item, selectors.profile, [content])?.getAttribute('href'))),
		time: machineTime(item.getAttribute('data-time'), lineOf(ownPart(item, selectors.time, [content]))),
		edited: ownPart(item, selectors.edited, [content]) && {time: undefined},
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, sourceOf),
		element: item,
		content,
	});
}

/** `/u/name`: the name of the account, whatever is shown in its place. */
const memberIn = (url: URL | undefined): MemberId | undefined => namedMemberId(/\/u\/([^/]+)\/?$/.exec(url?.pathname ?? '')?.[1]);

function openPosts(page: Page): ReturnType<Forum['openPosts']> {
	return {elements: postElements(page.root, selectors.item, idOf), read: item => readPost(item, page)};
}

function readMember(page: Page): Member | undefined {
	const member = page.root.querySelector(selectors.member);
	return member ? {id: memberIn(linkOn(page, selectors.memberLink)), name: lineOf(member)} : undefined;
}

/** Flarum 1 and 2, by their source. */
export const flarum: Forum = {
	id: flarumSigns.id,
	name: 'Flarum',
	selectors,
	addresses: [/^https?:\/\/[^?#]+\/d\/\d+(?:-[^/?#]*)?(?:[/?#]|$)/],
	// `content` of PostResource.php
	markup: {kind: 'markdown', bold: true, quote: true, link: true, most: 63_000},
	readThread,
	site: page => siteOf(baseOf(page)),
	openPosts,
	readPosts: page => readAll(openPosts(page)),
	readMember,
	findEditors,
	data,
};
