import {anchorOf, memberId, type PostId, postId, siteOf} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, clockShown, orderOf, unknownZone, zoneSeen} from './clock';
import type {Forum, Member, Page, PageProblem, Post, Reader} from './forum';
import {addressOn, linkOn, parameter} from './links';
import {lineOf, noAuthor, noText, openEdit, ownCite, ownPart, postElements, quotationsIn, readAll} from './parts';
import {findEditors} from './smf-editors';
import {selectors} from './smf-selectors';
import {smfSigns} from './smf-signs';
import {readThread} from './smf-thread';
import {machineMoment, readTime} from './time';

/** Quotes, code with its headline, what is shown below a post, and the word of thanks that a quick edit leaves. */
const LEAVE_OUT = 'blockquote, cite, .quoteheader, .codeheader, .bbc_code, pre, .signature, .attachments, .infobox, .modified';

/** What bears the post's number: itself, or in 2.0 its text. */
const numbered = (element: Element): Element =>
	element.id === '' ? (element.querySelector(selectors.content) ?? element) : element;
const idOf = (element: Element): PostId | undefined =>
	postId(numbered(element).id.replace(element.id === '' ? /^msg_/ : /^msg/, ''));

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return noText(element);
	if (content.querySelector(selectors.quickEdit)) return openEdit(numbered(element));
	const head = ownPart(element, selectors.author, [content]);
	const profile = head?.querySelector(selectors.profile);
	const author = lineOf(profile ?? head);
	if (author === '') return noAuthor(numbered(element));
	const time = ownPart(element, selectors.time, [content]);
	const edited = lineOf(ownPart(element, selectors.edited, [content]));
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberId(parameter(addressOn(page, profile?.getAttribute('href')), 'u')),
		time: time && readTime(lineOf(time), clock),
		// The time stands before the editor's name and reason
		edited: edited === '' ? undefined : {time: readTime(edited, clock)},
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, quotation => sourceOf(quotation, page)),
		element,
		content,
	});
}

function sourceOf(quotation: Element, page: Page): PostId | undefined {
	const head = quotation.previousElementSibling;
	const link = ownCite(quotation, selectors.quoted) ?? (head?.matches(selectors.quoteHead) ? head.querySelector('a') : undefined);
	const address = addressOn(page, link?.getAttribute('href'));
	// `index.php?msg=7`, or 2.0's `index.php?topic=4.msg7#msg7`
	return postId(parameter(address, 'msg') ?? /^\d+\.msg(\d+)$/.exec(parameter(address, 'topic') ?? '')?.[1]);
}

/** The head of each page prints the reader's own time, for machines beside it since 2.1. */
function readClock({root}: Page, reader: Reader): Clock {
	const now = root.querySelector(selectors.now);
	const machine = machineMoment(now?.getAttribute('datetime'));
	const shown = lineOf(machine === undefined ? root.querySelector(selectors.nowOld) : now);
	if (shown === '') return clockOf(reader, unknownZone, orderOf(root));
	return clockShown(shown, reader, orderOf(root), (wall, moment) => zoneSeen(wall, moment, reader), machine);
}

function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = readClock(page, reader);
	return {
		elements: postElements(page.root, selectors.post, idOf),
		read: element => readPost(element, page, clock),
	};
}

function readMember({root}: Page): Member | undefined {
	const name = lineOf(root.querySelector(selectors.member));
	if (name === '') return undefined;
	return {id: memberId(parameter(root.querySelector(selectors.memberLink)?.getAttribute('href'), 'u')), name};
}

/** SMF 2.0 and 2.1. Measured on 2.1.5; 2.0 by its templates and saved pages of such boards. */
export const smf: Forum = {
	id: smfSigns.id,
	name: 'SMF',
	selectors,
	addresses: ['index.php?topic=', 'index.php?action=post'],
	markup: {kind: 'bbcode', bold: true, quote: true, link: true, small: ['[size=8pt]', '[/size]'], most: 20_000},
	readThread,
	site: page => siteOf(linkOn(page, selectors.home) ?? page.url),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors,
};
