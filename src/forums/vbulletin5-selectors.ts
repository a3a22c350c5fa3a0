import {vbulletin5Marks} from './vbulletin5-signs';

/**
 * All that the vBulletin 5 files look for in a page, 5.1 and later: posts, their times and pages as a saved page of such a board shows them and
 * scripts for them read them; quotations, notices and editors by the templates of 5.0 (github.com/ducvu1987vn/vBulletin), so less sure. Never measured.
 */
export const selectors = {
	...vbulletin5Marks,
	guest: 'body.logged-out',
	thread: '.thread-view',
	post: '.thread-view > .js-post[data-node-id]', // The stream of activity has such elements too; comments stand inside posts
	content: '.js-post__content-text',
	author: '.b-userinfo .author',
	date: '.b-post__timestamp time',
	edited: '.post-edit, .b-post__edit',
	quote: '.bbcode_quote',
	quoted: '.bbcode_postedby a[href]',
	member: '#lnkUsernameMenu .b-menu__username-label, #lnkUsernameMenu',
	memberLink: '.username-container a[href*="/member/"], .b-top-menu--user a[href*="/member/"]',
	canonical: 'head link[rel="canonical"]',
	starter: '.toolbar-search-form input[name="nodeid"]',
	title: '.page-title-widget .main-title',
	page: '.pagenav input[name="page"]',
	pages: '.pagenav .pagetotal',
	home: '.site-logo a[href]',
	field: 'form textarea[name="text"].ckeditor-bare-box, form textarea[name="text"].js-editor',
	editing: '.edit-conversation-container',
	parent: 'input[name="parentid"]',
} as const;
