import {anchorOf, forumId, memberId, type PostId, postId, siteOf, type ThreadId, threadId} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, clockShown, fixedZone, offsetBetween, orderOf, unknownZone} from './clock';
import {aboveField, editor} from './editor';
import type {Editor, EditorUse, Forum, Page, PageProblem, Post, Reader, Thread} from './forum';
import {addressOn, linkOn, parameter, without} from './links';
import {lineOf, noAuthor, noText, openEdit, ownPart, postElements, quotationsIn, readAll} from './parts';
import {readTime} from './time';

const selectors = {
	container: 'body:not([id]) #posts_container', // Threads, and previews of a reply
	script: 'body:not([id]) script[src*="jscripts/general.js?ver=18"]',
	powered: 'body:not([id]) #copyright a[href*="//mybb.com"]',
	post: '#posts_container .post[id^="post_"]', // A preview is `#post_`, with no number
	author: '.author_information .largetext',
	content: '.post_body',
	date: '.post_date', // The edit notice is inside it
	edited: '.post_date .edited_post',
	signature: '.signature',
	quote: 'blockquote',
	quoted: 'cite a.quick_jump',
	quickEdit: 'textarea[id^="quickedit_"]', // jeditable puts it in the body's place
	now: '#current_time',
	member: '#panel .welcome a[href*="action=profile"], #panel .welcome a[href*="user-"]',
	threadId:
		'#quick_reply_form input[name="tid"], form[name="input"] input[name="tid"], form[action="search.php"] input[name="tid"]',
	threadLink: '.navigation a[href*="showthread.php"], .navigation a[href*="thread-"]',
	postLink: '.post_head a[href*="#pid"]',
	title: '.navigation .active, td.thead strong',
	current: '.pagination_current',
	pages: '.pagination a[href]',
	nextPage: '.pagination a.pagination_page',
	home: '#logo a[href], .navigation a[href*="index.php"]',
	field: '#quick_reply_form textarea[name="message"], form[name="input"] textarea[name="message"]',
} as const;

/** Also `.php` and `.code` boxes, and what MyBB's own templates may put in the body: files shown in their place, notices. */
const LEAVE_OUT = 'blockquote, cite, .codeblock, pre, code, .signature, .post_edit, .attachments, fieldset';

const idOf = (element: Element): PostId | undefined => postId(element.id.replace(/^post_/, ''));

/** A number of an address, plain (`?uid=2`) or rewritten (`user-2.html`). */
function numberIn(url: URL | undefined, name: string, rewritten: RegExp): string | undefined {
	return parameter(url, name) ?? rewritten.exec(url?.pathname ?? '')?.[1];
}
const USER = /\/user-(\d+)\.html$/;
const THREAD = /\/thread-(\d+)(?:-[a-z]+-\d+)*\.html$/;
const IN_THREAD = /-post-(\d+)\.html$/;

const memberAt = (page: Page, link: Element | null | undefined) =>
	memberId(numberIn(addressOn(page, link?.getAttribute('href')), 'uid', USER));

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return noText(element);
	if (content.querySelector(selectors.quickEdit)) return openEdit(element);
	const name = ownPart(element, selectors.author, [content]);
	const author = lineOf(name);
	if (author === '') return noAuthor(element);
	const date = ownPart(element, selectors.date, [content]);
	const edited = ownPart(element, selectors.edited, [content]);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberAt(page, name?.querySelector('a')),
		time: date && timeIn(date, clock),
		edited: edited && {time: timeIn(edited, clock)},
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, quotation => sourceOf(quotation, page)),
		element,
		content,
	});
}

/**
 * The time at the head of a notice. `5 hours ago` and `Yesterday` stand in a `span` whose title is the whole date, or the day
 * with the hour after it; so no word of any language is needed. What follows (the edit notice, the editor's name) is not read.
 */
function timeIn(notice: Element, clock: Clock): Post['time'] {
	const span = notice.querySelector('span[title]');
	const own = span?.closest('.post_date, .edited_post, .post_edit') === notice ? span : undefined;
	const title = own?.getAttribute('title');
	const tail = lineOf(own ? own.nextSibling : notice.firstChild);
	if (!own || !title) return readTime(tail.replace(/^\(/, ''), clock);
	const shown = title.includes(':') ? lineOf(own) : `${lineOf(own)}${tail}`;
	return readTime(shown, clock, title.includes(':') ? title : `${title} ${tail}`);
}

function sourceOf(quotation: Element, page: Page): PostId | undefined {
	const link = quotation.querySelector(selectors.quoted);
	if (!link || link.closest('blockquote') !== quotation) return undefined;
	return postId(numberIn(addressOn(page, link.getAttribute('href')), 'pid', IN_THREAD));
}

/** MyBB counts one offset for all dates of the year, and prints its own time at the foot of each page. */
function readClock(page: Page, reader: Reader): Clock {
	const shown = lineOf(page.root.querySelector(selectors.now)?.lastChild);
	const order = orderOf(page.root);
	if (shown === '') return clockOf(reader, unknownZone, order);
	return clockShown(shown, reader, order, (wall, moment) => {
		const minutes = offsetBetween(wall, moment);
		return minutes === undefined ? unknownZone : fixedZone(minutes);
	});
}

function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = readClock(page, reader);
	return {
		elements: postElements(page.root, selectors.post, idOf),
		read: element => readPost(element, page, clock),
	};
}

/** An address of the thread, without a page or a post in it. */
function threadLink(page: Page): URL | undefined {
	const urls = [linkOn(page, selectors.threadLink), linkOn(page, selectors.nextPage), linkOn(page, selectors.postLink), page.url];
	const url = urls.find(each => threadId(numberIn(each, 'tid', THREAD)) !== undefined);
	if (!url) return undefined;
	const bare = without(url, ['page', 'pid', 'action', 'mode', 'highlight']);
	bare.pathname = bare.pathname.replace(/\/thread-(\d+)-[^/]*\.html$/, '/thread-$1.html');
	return bare;
}

function threadOf(page: Page): ThreadId | undefined {
	const field = threadId(page.root.querySelector(selectors.threadId)?.getAttribute('value'));
	return field ?? threadId(numberIn(threadLink(page), 'tid', THREAD));
}

function readThread(page: Page): Thread | undefined {
	if (!page.root.querySelector(selectors.post)) return undefined;
	const link = threadLink(page);
	const {root} = page;
	const current = Number(lineOf(root.querySelector(selectors.current))) || 1;
	const numbers = Array.from(root.querySelectorAll(selectors.pages), element => Number(lineOf(element).replace(/\D+/g, '')));
	return {
		id: threadOf(page),
		title: lineOf(root.querySelector(selectors.title)),
		page: current,
		pages: Math.max(current, ...numbers.filter(number => number < 100_000)),
		pageUrl: n => link && pageOf(link, n),
	};
}

function pageOf(link: URL, n: number): URL | undefined {
	if (!Number.isInteger(n) || n < 1) return undefined;
	const url = new URL(link);
	if (n === 1) return url;
	if (THREAD.test(url.pathname)) url.pathname = url.pathname.replace(/\.html$/, `-page-${n}.html`);
	else url.searchParams.set('page', String(n));
	return url;
}

const USES: Readonly<Record<string, EditorUse>> = {
	'newreply.php': 'reply',
	'newthread.php': 'new-topic',
	'editpost.php': 'edit',
	'private.php': 'message',
};

function formEditor(page: Page, field: HTMLTextAreaElement): Editor {
	const action = addressOn(page, field.closest('form')?.getAttribute('action')) ?? page.url;
	const use = USES[action.pathname.split('/').at(-1) ?? ''] ?? 'unknown';
	const inThread = use === 'reply' || use === 'edit';
	return editor({
		field,
		use,
		post: use === 'edit' ? postId(parameter(action, 'pid')) : undefined,
		thread: inThread ? threadOf(page) : undefined,
		threadUrl: inThread ? threadLink(page) : undefined,
		place: aboveField(field),
	});
}

function quickEditor(page: Page, field: HTMLTextAreaElement): Editor {
	return editor({
		field,
		use: 'edit',
		post: postId(field.id.replace(/^quickedit_/, '')),
		thread: threadOf(page),
		threadUrl: threadLink(page),
		// The body is rewritten when the change is saved
		place: {element: field.closest(selectors.content) ?? field, where: 'before'},
	});
}

function findEditors(page: Page): readonly Editor[] {
	const fields = page.root.querySelectorAll<HTMLTextAreaElement>(selectors.field);
	const quick = page.root.querySelectorAll<HTMLTextAreaElement>(selectors.quickEdit);
	return [...Array.from(quick, field => quickEditor(page, field)), ...Array.from(fields, field => formEditor(page, field))];
}

/** MyBB 1.8, its horizontal and its classic layout. Measured on 1.8.37; rewritten addresses by its source. */
export const mybb: Forum = {
	id: forumId('mybb'),
	name: 'MyBB',
	selectors,
	markup: {kind: 'bbcode', bold: true, quote: true, link: true, most: 65_535},
	recognises: ({root}) => root.querySelector(`${selectors.container}, ${selectors.script}, ${selectors.powered}`) !== null,
	readThread,
	site: page => siteOf(linkOn(page, selectors.home) ?? page.url),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember({root, url}) {
		const link = root.querySelector(selectors.member);
		const name = lineOf(link);
		return name === '' ? undefined : {id: memberAt({root, url}, link), name};
	},
	findEditors,
};
