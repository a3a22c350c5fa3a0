import {mybbMarks} from './mybb-signs';

/** All that the MyBB files look for in a page. */
export const selectors = {
	...mybbMarks,
	post: '#posts_container .post[id^="post_"]:not([id="post_"])', // A preview is `#post_`, with no number
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
