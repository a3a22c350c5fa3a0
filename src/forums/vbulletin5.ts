import {anchorOf, type MemberId, memberId, type PostId, postId, siteOf} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, orderOf, unknownZone} from './clock';
import type {Forum, Member, Page, PageProblem, Post, PostTime, Reader} from './forum';
import {addressOn, linkOn, parameter} from './links';
import {lineOf, ownPart, postElements, quotationsIn, readAll} from './parts';
import {readLastTime, readTime} from './time';
import {findEditors} from './vbulletin5-editors';
import {selectors} from './vbulletin5-selectors';
import {vbulletin5Signs} from './vbulletin5-signs';
import {readThread} from './vbulletin5-thread';

/** Quotes and code of all kinds, with their headlines, and what advertisers may set in a text. */
const LEAVE_OUT = '.bbcode_container, .bbcode_postedby, pre, .axd';

const idOf = (element: Element): PostId | undefined => postId(element.getAttribute('data-node-id'));

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return fail({code: 'page/no-text', post: id ?? ''});
	const name = ownPart(element, selectors.author, [content]);
	const author = lineOf(name);
	if (author === '') return fail({code: 'page/no-author', post: id});
	const edited = ownPart(element, selectors.edited, [content]);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberIn(addressOn(page, name?.querySelector('a')?.getAttribute('href'))),
		time: timeOf(element, content, clock),
		edited: edited && {time: editTime(edited, clock)},
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, quotation => sourceOf(quotation, page)),
		element,
		content,
	});
}

/** `/member/103-name` */
const memberIn = (url: URL | undefined): MemberId | undefined =>
	memberId(/\/member\/(\d+)(?:-|$)/.exec(url?.pathname ?? '')?.[1]);

/** Seconds since 1970, in an attribute of the post; what its `time` says for machines names no zone. */
function timeOf(element: Element, content: Element, clock: Clock): PostTime | undefined {
	const shown = lineOf(ownPart(element, selectors.date, [content]));
	const seconds = Number(element.getAttribute('data-node-publishdate'));
	if (!Number.isSafeInteger(seconds) || seconds <= 0) return readTime(shown, clock);
	return {at: seconds * 1000, kind: 'machine', shown};
}

/** `Last edited by NAME; DATE.`, before the reason. */
function editTime(notice: Element, clock: Clock): PostTime | undefined {
	const nodes = Array.from(notice.childNodes);
	const reason = nodes.findIndex(node => node === notice.querySelector('.reason'));
	const words = nodes.slice(0, reason < 0 ? undefined : reason).map(node => node.textContent ?? '');
	return readLastTime(words.join('').replace(/\s+/g, ' ').trim(), clock);
}

function sourceOf(quotation: Element, page: Page): PostId | undefined {
	const link = quotation.querySelector(selectors.quoted);
	if (link?.closest(selectors.quote) !== quotation) return undefined;
	const url = addressOn(page, link.getAttribute('href'));
	return postId(parameter(url, 'p') ?? /^#post(\d+)$/.exec(url?.hash ?? '')?.[1]);
}

function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = clockOf(reader, unknownZone, orderOf(page.root));
	return {
		elements: postElements(page.root, selectors.post, idOf),
		read: element => readPost(element, page, clock),
	};
}

function readMember(page: Page): Member | undefined {
	if (page.root.querySelector(selectors.guest)) return undefined;
	return {id: memberIn(linkOn(page, selectors.memberLink)), name: lineOf(page.root.querySelector(selectors.member))};
}

/** vBulletin 5, from 5.1 on, by a saved page and older templates. */
export const vbulletin5: Forum = {
	id: vbulletin5Signs.id,
	name: 'vBulletin 5',
	selectors,
	// A board names each part of its addresses: nothing tells them from others
	addresses: [],
	// Its rich editor turns BBCode that is typed into what it means when it is sent, as that of 4 does
	markup: {kind: 'bbcode', bold: true, quote: true, link: true, most: 10_000},
	readThread,
	site: page => siteOf(linkOn(page, selectors.home) ?? new URL('/', page.url)),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors,
};
