import {proboardsMarks} from './proboards-signs';

/**
 * All that the ProBoards files look for in a page of version 5: posts, times, notices and titles by nrsyed/proboards-scraper; rows, fields and forms by
 * CommanderFoo/ProBoards-Yootil and plugins of its kind; quotations by a script for boards.net (greasyfork 511817), their `source` guessed.
 */
export const selectors = {
	...proboardsMarks,
	post: 'tr.post[id^="post-"]',
	posts: '.container.posts',
	author: '.left-panel .user-link, .left-panel .user-guest',
	time: '.info .date abbr[data-timestamp]', // Milliseconds since 1970
	text: 'article .message',
	edited: '.edited_by',
	editTime: '.edited_by abbr[data-timestamp]',
	quote: 'div.quote',
	title: '.container.posts .title-bar h1',
	pages: 'ul.ui-pagination a[href*="page="]',
	data: 'script:not([src])', // One of them calls `proboards.data`
	form: 'form.form_post_quick_reply, form.form_post_new, form.form_post_edit, form.form_thread_new, form.form_message_new, form.form_conversation_new',
} as const;
