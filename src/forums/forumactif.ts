import {anchorOf, type MemberId, memberId, siteOf} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {partsOf, readWithout} from './body';
import {type Clock, clockOf, clockShown, orderOf, unknownZone, zoneSeen} from './clock';
import type {Body, Forum, ForumRoll, Page, PageProblem, Post, Reader} from './forum';
import {findEditors} from './forumactif-editors';
import {readMember} from './forumactif-member';
import {heldBack, idOf, postsOn} from './forumactif-posts';
import {forumRollsIn, holdsCode, sentenceBefore} from './forumactif-rolls';
import {selectors} from './forumactif-selectors';
import {forumactifSigns} from './forumactif-signs';
import {readThread} from './forumactif-thread';
import {editedIn, noticeInside, timeOf} from './forumactif-times';
import {addressOn} from './links';
import {lineOf, noAuthor, noText, notDrawn, ownPart, quotationsIn, readAll} from './parts';

/** The column about a member, whose fields he fills himself. */
const COLUMN = '[id^="profile"], .postprofile, aside, .user, .poster-profile, .post_profile';
/** Quotes, code and the forum's own dice; titles of boxes; what the templates set into a message. Spoilers and hidden text are the author's. */
const LEAVE_OUT = `blockquote, cite, ${selectors.box}, .codebox > dt, pre, code, .attachbox, ${selectors.signature}`;

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	if (heldBack(element) !== undefined) return notDrawn(element);
	const id = idOf(element);
	if (id === undefined) return noText(element);
	const content = contentOf(element);
	// A board whose templates name nothing: all of the post is read, but for what is about its author
	const message = content ?? element;
	const written = [content, ...element.querySelectorAll(selectors.signature)];
	const {author, authorId} = authorOf(element, written, page);
	if (author === '') return noAuthor(element);
	const forumRolls = forumRollsIn(message);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId,
		time: timeOf(element, authorId === undefined ? author : '', written, clock),
		edited: editedIn(element, message, written, clock),
		body: bodyOf(message, content ? LEAVE_OUT : `${LEAVE_OUT}, ${COLUMN}`, forumRolls),
		quotations: quotationsIn(message, selectors.quote, LEAVE_OUT, () => undefined).filter(({element}) => isQuotation(element)),
		forumRolls,
		element,
		content: message,
	});
}

/** A message without what the forum itself wrote among its words. */
function bodyOf(message: Element, leaveOut: string, rolls: readonly ForumRoll[]): Body {
	const without = new Set<Node>(partsOf(message, leaveOut));
	for (const node of [noticeInside(message), ...rolls.map(({element}) => sentenceBefore(element))]) if (node) without.add(node);
	return readWithout(message, without);
}

/** The message's own element: the outermost with such a part's class, outside what tells of its author. */
function contentOf(post: Element): Element | undefined {
	let outermost: Element | undefined;
	for (const part of post.querySelectorAll(selectors.content)) {
		if (outermost && !part.contains(outermost)) continue;
		const column = part.closest(COLUMN);
		if (!column || column === post || !post.contains(column)) outermost = part;
	}
	return outermost;
}

/** subsilver's quotations are titled boxes without code in them. The forum does not say which post they are from. */
const isQuotation = (element: Element): boolean =>
	element.localName === 'blockquote' ||
	(element.matches(selectors.box) && element.firstElementChild?.localName === 'dt' && !holdsCode(element));

function memberAt(link: Element | undefined, page: Page): MemberId | undefined {
	return memberId(/^\/u(\d+)$/.exec(addressOn(page, link?.getAttribute('href'))?.pathname ?? '')?.[1]);
}

function authorOf(
	post: Element,
	written: readonly (Element | undefined)[],
	page: Page,
): {readonly author: string; readonly authorId: MemberId | undefined} {
	const name = ownPart(post, selectors.name, written);
	const byline = name ?? ownPart(post, selectors.byline, written);
	const links = Array.from((byline ?? post).querySelectorAll(selectors.profile)).filter(
		link => !written.some(each => each?.contains(link)) && memberAt(link, page) !== undefined,
	);
	const link = links.find(each => lineOf(each) !== '');
	const author = lineOf(link) || (name ? lineOf(name) : guestIn(byline, page));
	return {author, authorId: memberAt(link ?? links[0], page)};
}

/** `Message par Passant` without the words that stand before the members' names. */
function guestIn(byline: Element | undefined, page: Page): string {
	const line = lineOf(byline);
	const others = Array.from(page.root.querySelectorAll(`${selectors.byline} > a`), link => lineOf(link.previousSibling));
	const label = others.find(each => each !== '' && line.startsWith(each));
	return label === undefined ? line : line.slice(label.length).trim();
}

/** The reader's own time, where the skin prints it at the foot; no other page tells its zone. */
function readClock({root}: Page, reader: Reader): Clock {
	const now = lineOf(root.querySelector(selectors.now));
	if (now === '') return clockOf(reader, unknownZone, orderOf(root));
	return clockShown(now, reader, orderOf(root), (wall, moment) => zoneSeen(wall, moment, reader));
}

function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = readClock(page, reader);
	return {
		elements: postsOn(page.root),
		read: element => readPost(element, page, clock),
	};
}

/** Forumactif, Forumotion and the host's other names: its six skins, its mobile pages, and templates that a board put in their place. By the stock templates and programs that read such pages; none measured. */
export const forumactif: Forum = {
	id: forumactifSigns.id,
	name: 'Forumactif',
	selectors,
	addresses: [
		/^https?:\/\/[^/]+\/t\d+(?:p\d+)?-/,
		/^https?:\/\/[^/]+\/[^?#]*-t\d+(?:-\d+)?\.htm/, // Threads of the first years
		/^https?:\/\/[^/]+\/(?:post|privmsg)(?:\?|$)/,
	],
	markup: {kind: 'bbcode', bold: true, quote: true, link: true},
	readThread,
	// Each board is a host of its own
	site: page => siteOf(new URL('/', page.url)),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors,
};
