import {woltlabMarks} from './woltlab-signs';

/**
 * All that the WoltLab files look for in a page. The frame of each page, times, pages, quotations and editors by github.com/WoltLab/WCF (5.4 to 6.2) and
 * the private messages of github.com/WoltLab/com.woltlab.wcf.conversation, which are built as posts are. The forum itself is not public: its list of
 * posts by a copy of its template thread.tpl that a public repository holds; `wbbPost`, its number and its notice by scripts for such boards.
 */
export const selectors = {
	...woltlabMarks,
	thread: 'body[data-application="wbb"][data-thread-id]',
	post: '.wbbThreadPostList article.wbbPost[data-object-id]',
	content: '.messageText',
	name: '.messageSidebar .username',
	time: '.messageHeader woltlab-core-date-time[date], .messageHeader time[datetime]', // Since 6.0, before
	edited: '.wbbPostEditNote',
	editedTime: '.wbbPostEditNote woltlab-core-date-time[date], .wbbPostEditNote time[datetime]',
	quote: 'blockquote',
	title: 'h1.contentTitle',
	canonical: 'head link[rel="canonical"]',
	script: 'script[src*="js/WoltLabSuite"]',
	pages: 'woltlab-core-pagination[page][count]', // Since 6.0
	pageList: 'nav.pagination[data-pages]',
	current: 'nav.pagination li.active > span',
	member: '#userMenu',
	memberName: '#userMenu > a > span',
	memberLink: '#userMenu > a[href]',
	field: 'textarea.wysiwygTextarea', // CKEditor 5 lies over it since 6.0
	layer: '.redactor-box .redactor-layer', // The older versions' Redactor, around its field
	quickReply: '#messageQuickReply',
	inPlace: '.messageInlineEditor',
	newThread: 'body[data-application="wbb"][data-template="threadAdd"]',
	messages: 'body[data-application="wcf"][data-template^="conversation"]',
} as const;

/** Quotations, and code in blocks and lines. */
export const LEAVE_OUT = 'blockquote, .codeBox, pre, code, kbd';
