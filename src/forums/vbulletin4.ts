import {anchorOf, type PostId, postId, siteOf, type ThreadId} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, orderOf, unknownZone} from './clock';
import type {Forum, Member, Page, PageProblem, Post, Reader} from './forum';
import {zoneIn} from './gmt';
import {addressOn, linkOn} from './links';
import {lineOf, noAuthor, noText, notDrawn, openEdit, ownPart, postElements, quotationsIn, readAll} from './parts';
import {readTime} from './time';
import {editTime, formEditor, memberIn, postIn, quickEditor, threadNamed, threadOf} from './vbulletin-family';
import {selectors} from './vbulletin4-selectors';
import {vbulletin4Signs} from './vbulletin4-signs';

/** Quotes and code of all kinds, with their headlines. */
const LEAVE_OUT = '.bbcode_container, .bbcode_postedby, pre';

const idOf = (element: Element): PostId | undefined => postId(element.id.replace(/^post_/, ''));

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	if (element.matches(selectors.hidden)) return notDrawn(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return noText(element);
	if (content.querySelector('textarea')) return openEdit(element);
	const name = ownPart(element, selectors.author, [content]);
	const author = lineOf(name);
	if (author === '') return noAuthor(element);
	const date = ownPart(element, selectors.date, [content]);
	const edited = ownPart(element, selectors.edited, [content]);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberIn(addressOn(page, name?.closest('a')?.getAttribute('href'))),
		time: date && readTime(lineOf(date), clock),
		edited: edited && {time: editTime(edited, clock)},
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, quotation => sourceOf(quotation, page)),
		element,
		content,
	});
}

function sourceOf(quotation: Element, page: Page): PostId | undefined {
	const link = quotation.querySelector(selectors.quoted);
	return link?.closest(selectors.quote) === quotation ? postIn(addressOn(page, link.getAttribute('href'))) : undefined;
}

function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const zone = zoneIn(lineOf(page.root.querySelector(selectors.zone))) ?? unknownZone;
	const clock = clockOf(reader, zone, orderOf(page.root));
	return {
		elements: postElements(page.root, selectors.post, idOf),
		read: element => readPost(element, page, clock),
	};
}

const threadHere = (page: Page): ThreadId | undefined => threadOf(page, selectors.threadField, selectors.threadLinks);

function readThread(page: Page): ReturnType<Forum['readThread']> {
	const {root} = page;
	if (!root.querySelector(selectors.thread)) return undefined;
	const title = lineOf(root.querySelector(selectors.title)) || lineOf(root.querySelector('title'));
	return threadNamed(page, threadHere(page), title, lineOf(root.querySelector(selectors.pages)));
}

function readMember(page: Page): Member | undefined {
	const name = lineOf(page.root.querySelector(selectors.member));
	return name === '' ? undefined : {id: memberIn(linkOn(page, selectors.member)), name};
}

/** Its scripts keep the board's address in a `meta`; without one the pages' own folder is the board's. */
function siteIn(page: Page): ReturnType<Forum['site']> {
	const home = addressOn(page, page.root.querySelector(selectors.home)?.getAttribute('content'));
	return siteOf(home ? new URL(`${home.href.replace(/\/+$/, '')}/`) : (addressOn(page, 'showthread.php') ?? page.url));
}

/** vBulletin 4, both its layouts of a post, by its templates. */
export const vbulletin4: Forum = {
	id: vbulletin4Signs.id,
	name: 'vBulletin 4',
	selectors,
	addresses: ['showthread.php', 'newreply.php', 'newthread.php', 'editpost.php', 'threads/'],
	// postmaxchars of install/vbulletin-settings.xml
	markup: {kind: 'bbcode', bold: true, quote: true, link: true, most: 10_000},
	readThread,
	site: siteIn,
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors(page) {
		const thread = threadHere(page);
		const quick = page.root.querySelectorAll<HTMLTextAreaElement>(selectors.quickEdit);
		const fields = page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field);
		return [
			...Array.from(quick, field => quickEditor(page, field, thread, selectors.content)),
			...Array.from(fields, field => formEditor(page, field, thread, selectors.box)),
		];
	},
};
