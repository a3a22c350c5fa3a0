import {anchorOf, memberId, type PostId, postId, siteOf} from '../shared/ids';
import type {Result} from '../shared/result';
import {ok} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, orderOf} from './clock';
import type {Forum, Page, PageProblem, Post, Reader} from './forum';
import {addressOn, linkOn, parameter} from './links';
import {lineOf, noAuthor, noText, ownCite, ownPart, postElements, quotationsIn, readAll} from './parts';
import {findEditors} from './phpbb-editors';
import {selectors} from './phpbb-selectors';
import {phpbbSigns} from './phpbb-signs';
import {readThread} from './phpbb-thread';
import {zoneOf} from './phpbb-zone';
import {readTime, readTimeElement} from './time';

/** Quotes, code and what the board adds inside a post: shown files, their captions. */
const LEAVE_OUT = 'blockquote, .codebox, dl.codebox, pre, .notice, .signature, .inline-attachment, .attachbox, cite';

const idOf = (element: Element): PostId | undefined => (/^p\d/.test(element.id) ? postId(element.id.slice(1)) : undefined);

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return noText(element);
	const byline = ownPart(element, selectors.byline, [content]);
	const name =
		byline?.querySelector(selectors.author) ?? profileName(element, content) ?? byline?.querySelector(selectors.authorOld);
	const author = lineOf(name);
	if (author === '') return noAuthor(element);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberId(parameter(addressOn(page, linkAt(name)), 'u')),
		time: byline && timeIn(byline, clock),
		edited: editedIn(element, content, clock),
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, sourceOf),
		element,
		content,
	});
}

function profileName(post: Element, content: Element): Element | undefined {
	const name = ownPart(post, selectors.profile, [content]);
	return name?.querySelector(selectors.author) ?? undefined;
}

const linkAt = (name: Element | null | undefined) => (name?.closest('a') ?? name?.querySelector('a'))?.getAttribute('href');

function timeIn(byline: Element, clock: Clock): Post['time'] {
	const machine = byline.querySelector(selectors.time);
	if (machine) return readTimeElement(machine, clock);
	// After the `»` that follows the name, and never in the name
	return readTime(lineOf(byline.lastChild).replace(/^.*»/, '').trim(), clock);
}

function editedIn(post: Element, content: Element, clock: Clock): Post['edited'] {
	const signature = ownPart(post, selectors.signature, [content]);
	const notice = ownPart(post, selectors.notice, [content, signature]);
	if (!notice) return undefined;
	// Behind the editor's name, before the reason on the next line: both are words of members
	const name = notice.querySelector('a, .username, .username-coloured');
	return {time: readTime(lineOf(name ? name.nextSibling : notice.firstChild), clock)};
}

function sourceOf(quotation: Element): PostId | undefined {
	const named = ownCite(quotation, selectors.quoted)?.getAttribute('data-post-id');
	return postId(named ?? parameter(quotation.getAttribute('cite'), 'p'));
}

function readMember({root}: Page): ReturnType<Forum['readMember']> {
	const name = lineOf(root.querySelector(selectors.member));
	const link = root.querySelector(selectors.memberLink)?.getAttribute('href');
	if (name !== '') return {id: memberId(parameter(link, 'u')), name};
	const old = /\[ (.+) \]$/.exec(lineOf(root.querySelector(selectors.memberOld)))?.[1];
	return old === undefined ? undefined : {id: undefined, name: old};
}

function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = clockOf(reader, zoneOf(page, reader), orderOf(page.root));
	return {
		elements: postElements(page.root, selectors.post, idOf),
		read: element => readPost(element, page, clock),
	};
}

/** phpBB 3.0 to 3.3 and 4.0 in the prosilver style and the styles built on it. Measured on 3.3.15; earlier ones and 4.0 (branch master of github.com/phpbb/phpbb) by their templates. */
export const phpbb: Forum = {
	id: phpbbSigns.id,
	name: 'phpBB',
	selectors,
	addresses: ['viewtopic.php', 'posting.php'],
	markup: {kind: 'bbcode', bold: true, quote: true, link: true, small: ['[size=85]', '[/size]'], most: 60_000},
	readThread,
	site: page => siteOf(linkOn(page, selectors.home) ?? page.url),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors,
};
