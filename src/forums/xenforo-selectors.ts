import {xenforoMarks} from './xenforo-signs';

/**
 * All that the XenForo files look for in a page. Posts, deleted ones (`post_deleted`: the same `data-content`, no text), quotations and reply forms by
 * the compiled templates post_macros, bb_code_tag_quote, thread_view and thread_reply of 2.0 to 2.2 that public repositories hold; the root's attributes, pages, notices, fields and member by saved pages of boards and by scripts that read them.
 */
export const selectors = {
	...xenforoMarks,
	member: 'html#XF[data-logged-in="true"]',
	threadKey: 'html#XF[data-content-key^="thread-"]',
	messages: 'html#XF[data-template^="conversation"]',
	list: '.js-replyNewMessageContainer', // What is pinned above it is shown on every page
	post: '.js-post[data-content^="post-"]',
	content: '.message-body .bbWrapper',
	name: '.message-name [data-user-id]', // A guest's has none, or 0
	time: '.message-attribution time',
	edited: '.message-lastEdit',
	editedTime: '.message-lastEdit time',
	quote: 'blockquote.bbCodeBlock--quote',
	memberName: '.p-navgroup-link--user .p-navgroup-linkText',
	memberPicture: '.p-navgroup-link--user [data-user-id]',
	canonical: 'head link[rel="canonical"]',
	feed: 'head link[rel="alternate"][href$="/-/index.rss"]',
	crumb: '.p-breadcrumbs li:last-child a[href]',
	title: '.p-title-value',
	current: '.pageNav-page--current',
	pages: '.pageNav-page a[href]',
	replyForm: 'form[action*="/add-reply"]',
	field: 'textarea[data-original-name="message"], textarea[name="message"]',
	notField: 'noscript, .fr-box', // A second field without scripts; the source mode of the editor that lies over the first
} as const;

/** Quotations, code in blocks and lines, and what stands above and below them. */
export const LEAVE_OUT = '.bbCodeBlock--quote, .bbCodeBlock--code, .bbCodeBlock-title, .bbCodeBlock-expandLink, pre, code';
