import {invisionMarks} from './invision-signs';

/**
 * All that the Invision Community files look for in a page, by templates that public repositories hold: of 4.7 as they are written (topic, post,
 * postContainer, commentEditLine, editorRaw, commentTemplate, pagination, userBar, includeJS), of 5.0 compiled (core's global and forms, forums'
 * topics); who is logged in on 5 and its editor by scripts for such boards. Never measured.
 */
export const selectors = {
	...invisionMarks,
	post: '[data-commentapp="forums"][data-commentid][data-quotedata]',
	content: '[data-role="commentContent"]',
	unseen: '.ipsModerated', // Around a post that waits, is hidden or deleted: shown to few
	unseenWord: '.ipsEntry__hiddenMessage',
	time: '.ipsComment_meta time, .ipsPhotoPanel__secondary time', // 4, 5
	edited: '[data-excludequote]', // The last thing in the content
	quote: 'blockquote',
	citation: '.ipsQuote_citation',
	title: 'h1.ipsType_pageTitle .ipsType_break, .ipsPageHeader__title',
	canonical: 'head link[rel="canonical"]',
	pages: '.ipsPagination[data-pages]',
	current: '.ipsPagination_active [data-page], .ipsPagination__active [data-page]',
	settings: 'script:not([src])',
	memberName: '#elUserLink, .ipsUserNav__text',
	field: '[data-role="mainEditorArea"]:not(.ipsHide) textarea[data-role="contentEditor"]', // Folded until it is clicked
	composer: '[data-role="editorComposer"]',
	rich: '.ProseMirror[contenteditable="true"]', // Beside the field in 5
	reply: '[data-role="replyArea"]',
	messages: 'body[data-pagemodule="messaging"]',
} as const;

/** Quotations and their headlines, code in blocks and lines, and the notice of a change. */
export const LEAVE_OUT = `blockquote, ${selectors.citation}, pre, code, ${selectors.edited}`;
