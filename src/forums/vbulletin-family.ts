import {type MemberId, memberId, type PostId, postId, type ThreadId, threadId} from '../shared/ids';
import type {Clock} from './clock';
import {editor} from './editor';
import type {Editor, EditorUse, Page, PostTime, Thread} from './forum';
import {addressOn, parameter} from './links';
import {inList, pageNumbered} from './paging';
import {lineOf} from './parts';
import {readLastTime} from './time';

// What vBulletin 3 and 4 share. Addresses are plain (`showthread.php?t=7`), or since 4 name what they lead to:
// `showthread.php?7-the-inn/page2`, `showthread.php/7-the-inn`, `threads/7-the-inn` (includes/class_friendly_url.php)
const numberIn = (url: URL | undefined, name: string, named: RegExp): string | undefined =>
	parameter(url, name) ?? named.exec(`${url?.pathname}${url?.search}`)?.[1];

export const memberIn = (url: URL | undefined): MemberId | undefined =>
	memberId(numberIn(url, 'u', /\/(?:member\.php[?/]|members\/)(\d+)/));
export const threadIn = (url: URL | undefined): ThreadId | undefined =>
	threadId(numberIn(url, 't', /\/(?:showthread\.php[?/]|threads\/)(\d+)/));
/** Of a link to a post: `…#post4711`, `showthread.php?p=4711`. */
export const postIn = (url: URL | undefined): PostId | undefined =>
	postId(/^#post(\d+)$/.exec(url?.hash ?? '')?.[1] ?? parameter(url, 'p'));

/** The thread by its number in plain form: every scheme of addresses leads on from it. */
export const threadLink = (page: Page, id: ThreadId | undefined): URL | undefined =>
	id && addressOn(page, `showthread.php?t=${id}`);

/** The thread of a page by the fields and the links that may tell it. */
export function threadOf(page: Page, fields: string, links: string): ThreadId | undefined {
	const field = threadId(page.root.querySelector(fields)?.getAttribute('value'));
	const urls = Array.from(page.root.querySelectorAll(links), link => addressOn(page, link.getAttribute('href')));
	return field ?? [...urls, page.url].map(threadIn).find(id => id !== undefined);
}

/** `Page 2 of 1,034` in any language: its last two numbers. */
export function pagesIn(text: string): Pick<Thread, 'page' | 'pages'> {
	const [, page, pages] = /(\d+)\D+(\d+)\D*$/.exec(text.replace(/(\d)[.,\s](?=\d{3}(?!\d))/g, '$1'))?.map(Number) ?? [];
	return page !== undefined && pages !== undefined && inList(page) && inList(pages) ? {page, pages} : {page: 1, pages: 1};
}

/** A thread as both tell it, from its title and the words of its page list. */
export const threadNamed = (page: Page, id: ThreadId | undefined, title: string, pages: string): Thread => {
	const link = threadLink(page, id);
	return {id, title, ...pagesIn(pages), pageUrl: n => link && pageNumbered(link, n, 'page')};
};

/** The time of an edit notice: `Last edited by NAME; DATE at <span class="time">HOUR</span>.` A reason, a member's words, may follow. */
export function editTime(notice: Element, clock: Clock): PostTime | undefined {
	const hour = notice.querySelector('.time');
	if (!hour) return readLastTime(lineOf(notice), clock);
	const nodes = Array.from(notice.childNodes);
	const until = nodes.findIndex(node => node.contains(hour));
	return readLastTime(lineOfAll(nodes.slice(0, until + 1)), clock);
}
const lineOfAll = (nodes: readonly Node[]): string =>
	nodes
		.map(node => node.textContent ?? '')
		.join('')
		.replace(/\s+/g, ' ')
		.trim();

const USES: Readonly<Record<string, EditorUse>> = {
	'newreply.php': 'reply',
	'newthread.php': 'new-topic',
	'editpost.php': 'edit',
	'private.php': 'message',
};

/** The quick reply and the full editor, by the scripts their forms are sent to. */
export function formEditor(page: Page, field: HTMLTextAreaElement, thread: ThreadId | undefined, box: string): Editor {
	const action = addressOn(page, field.closest('form')?.getAttribute('action')) ?? page.url;
	const use = USES[action.pathname.split('/').at(-1) ?? ''] ?? 'unknown';
	const inThread = use === 'reply' || use === 'edit';
	return editor({
		field,
		use,
		post: use === 'edit' ? postIn(action) : undefined,
		thread: inThread ? thread : undefined,
		threadUrl: inThread ? threadLink(page, thread) : undefined,
		place: {element: field.closest(box) ?? field, where: 'before'},
	});
}

/** A change in place: the editor stands where the post's text was, which is written anew when it is saved. */
export function quickEditor(page: Page, field: HTMLTextAreaElement, thread: ThreadId | undefined, content: string): Editor {
	const element = field.closest(content) ?? field;
	return editor({
		field,
		use: 'edit',
		post: postId(element.id.replace(/^post_message_/, '')),
		thread,
		threadUrl: threadLink(page, thread),
		place: {element, where: 'before'},
	});
}
