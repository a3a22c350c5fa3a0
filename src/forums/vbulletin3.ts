import {anchorOf, type MemberId, memberId, type PostId, postId, siteOf, type ThreadId} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, orderOf, unknownZone, type Zone} from './clock';
import type {Forum, Member, Page, PageProblem, Post, Reader} from './forum';
import {zoneIn} from './gmt';
import {addressOn, parameter} from './links';
import {lineOf, noAuthor, noText, openEdit, ownPart, postElements, quotationsIn, readAll} from './parts';
import {readTime} from './time';
import {editTime, formEditor, memberIn, postIn, quickEditor, threadNamed, threadOf} from './vbulletin-family';
import {selectors} from './vbulletin3-selectors';
import {vbulletin3Signs} from './vbulletin3-signs';

/** Quotes and code, what stands above each, and in a quotation the line that names its author. */
const LEAVE_OUT = `.smallfont, .smallfont + *, pre, ${selectors.quote}, ${selectors.quoteHead}`;

const idOf = (element: Element): PostId | undefined => (/^post\d/.test(element.id) ? postId(element.id.slice(4)) : undefined);

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return noText(element);
	if (content.querySelector('textarea')) return openEdit(element);
	const name = ownPart(element, selectors.author, [content]);
	const author = lineOf(name) || bareName(ownPart(element, selectors.nameBox, [content]));
	if (author === '') return noAuthor(element);
	const date = ownPart(element, selectors.date, [content]);
	const edited = ownPart(element, selectors.edited, [content]);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberIn(addressOn(page, name?.closest('a')?.getAttribute('href'))) ?? memberInMenu(element),
		time: date && readTime(lineOf(date), clock),
		edited: edited && {time: editTime(edited, clock)},
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, quotation => sourceOf(quotation, page)),
		element,
		content,
	});
}

/** The words of the box around a name, without its script. */
const bareName = (box: Element | undefined): string => (box ? (readBody(box, '').text.split('\n')[0] ?? '') : '');

/** Where names are no links, the menu beside the post still leads to the member's other posts. */
const memberInMenu = (element: Element): MemberId | undefined =>
	memberId(parameter(element.parentElement?.querySelector(selectors.menuLink)?.getAttribute('href'), 'u'));

function sourceOf(quotation: Element, page: Page): PostId | undefined {
	return postIn(addressOn(page, quotation.firstElementChild?.querySelector('a')?.getAttribute('href')));
}

const isInPosts = (element: Element): boolean => element.closest(selectors.thread) !== null;

function zoneOf({root}: Page): Zone {
	for (const hour of root.querySelectorAll(selectors.zone)) {
		const zone = isInPosts(hour) ? undefined : zoneIn(lineOf(hour.parentElement));
		if (zone) return zone;
	}
	return unknownZone;
}

function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = clockOf(reader, zoneOf(page), orderOf(page.root));
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
	const link = Array.from(page.root.querySelectorAll(selectors.member)).find(each => !isInPosts(each));
	if (link) return {id: memberIn(addressOn(page, link.getAttribute('href'))), name: lineOf(link)};
	return page.root.querySelector(selectors.logout) ? {id: undefined, name: ''} : undefined;
}

/** vBulletin 3.6 to 3.8, by saved pages. */
export const vbulletin3: Forum = {
	id: vbulletin3Signs.id,
	name: 'vBulletin 3',
	selectors,
	addresses: ['showthread.php', 'newreply.php', 'newthread.php', 'editpost.php'],
	// postmaxchars is 10000 as in 4
	markup: {kind: 'bbcode', bold: true, quote: true, link: true, most: 10_000},
	readThread,
	site: page => siteOf(addressOn(page, 'showthread.php') ?? page.url),
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
