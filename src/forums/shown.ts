import {anchorOf, forumId, type PostId} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import type {ShownForum} from '../shared/shown-forum';
import {partsOf, readWithout} from './body';
import {type Clock, clockOf, orderOf, unknownZone} from './clock';
import type {Forum, Page, PageProblem, Post, PostTime, Reader, Reading} from './forum';
import {lineOf, noAuthor, noText, quotationsIn, readAll} from './parts';
import {editorsOf} from './shown-editors';
import {candidatesIn, partOf, shownMemberId, shownPostId, writtenIn} from './shown-parts';
import {threadIn} from './shown-thread';
import {readTime, readTimeElement} from './time';

/** Quotations, code and signatures, by the names that forums give them: nobody points at them. */
const LEAVE_OUT = 'blockquote, pre, code, [class*="quote" i], [class*="signature" i], [id*="signature" i]';

/** Which forum's file reads it: none of ours. */
export const SHOWN = forumId('shown');

const UNITS = {seconds: 1000, milliseconds: 1} as const;

function timeOf(element: Element | undefined, time: NonNullable<ShownForum['time']>, clock: Clock): PostTime | undefined {
	if (!element) return undefined;
	const shown = lineOf(element);
	if (time.as === 'element') return readTimeElement(element, clock);
	if (time.as === 'words') return readTime(shown, clock);
	const title = element.getAttribute('title') ?? '';
	if (time.as !== 'seconds' && time.as !== 'milliseconds') return readTime(shown || title, clock, title);
	const value = element.getAttribute(time.attribute) ?? '';
	return /^\d{9,14}$/.test(value) ? {at: Number(value) * UNITS[time.as], kind: 'machine', shown} : undefined;
}

function readPost(element: Element, forum: ShownForum, clock: Clock): Result<Post, PageProblem> {
	const content = partOf(element, forum.content);
	const written = writtenIn(element, forum);
	const id = shownPostId(element, forum, written);
	if (!content || id === undefined) return noText(element);
	const name = partOf(element, forum.author, written);
	// Without the scripts that some set beside it
	const author = name ? readWithout(name, new Set()).text.replace(/\s+/g, ' ') : '';
	if (!name || author === '') return noAuthor(element);
	const printed = forum.time && partOf(element, forum.time.at, written);
	const apart = [...partsOf(content, LEAVE_OUT), ...(written ? [] : [name, ...(printed ? [printed] : [])])];
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: shownMemberId(name, forum),
		time: forum.time && timeOf(printed, forum.time, clock),
		// Nobody pointed at a notice
		edited: undefined,
		body: readWithout(content, new Set(apart)),
		quotations: quotationsIn(content, 'blockquote', LEAVE_OUT, () => undefined),
		element,
		content,
	});
}

/** The posts in page order, each id once, none inside another. */
function postsOf(root: Document, forum: ShownForum): readonly Element[] {
	const seen = new Set<PostId>();
	let last: Element | undefined;
	return candidatesIn(root, forum).filter(element => {
		const id = last?.contains(element) ? undefined : shownPostId(element, forum, writtenIn(element, forum));
		if (id === undefined || seen.has(id)) return false;
		seen.add(id);
		last = element;
		return true;
	});
}

function openPosts(page: Page, reader: Reader, forum: ShownForum): Reading {
	const clock = clockOf(reader, unknownZone, orderOf(page.root));
	return {elements: postsOf(page.root, forum), read: element => readPost(element, forum, clock)};
}

/** A forum like any other from what a user showed of it. */
export function shown(forum: ShownForum): Forum {
	const posts = (page: Page) => postsOf(page.root, forum);
	return {
		id: SHOWN,
		name: forum.name,
		selectors: {post: forum.post, field: forum.field},
		addresses: [],
		markup: {kind: forum.markup, bold: forum.markup !== 'plain', quote: forum.markup !== 'plain', link: forum.markup !== 'plain'},
		readThread: page => threadIn(page, forum, posts(page)),
		site: () => forum.site,
		openPosts: (page, reader) => openPosts(page, reader, forum),
		readPosts: (page, reader) => readAll(openPosts(page, reader, forum)),
		// Nobody pointed at a name of his own
		readMember: () => undefined,
		findEditors: page => editorsOf(page, forum, posts(page)),
	};
}
