import {phpbbMarks} from './phpbb-signs';

/** All that the phpBB files look for in a page. */
export const selectors = {
	...phpbbMarks,
	post: '.post[id^="p"]', // The preview is `#preview`, the review's are `#pr…` and no `.post`: ids are checked
	content: '.postbody .content',
	byline: '.postbody p.author',
	author: '.username, .username-coloured',
	authorOld: 'strong', // 3.0: an uncoloured name has no class
	profile: 'dl.postprofile dt',
	time: 'time[datetime]', // Since 3.2; before it the time is the end of the byline
	notice: '.notice', // Also the reason of a deletion, which has no time of its own
	signature: '.signature',
	quote: 'blockquote',
	quoted: 'cite a[data-post-id]',
	code: '.codebox, dl.codebox, pre',
	member: '#username_logged_in .username, #username_logged_in .username-coloured',
	memberLink: '#username_logged_in a[href*="mode=viewprofile"]',
	memberOld: '.icon-logout a[href*="mode=logout"]', // 3.0: `Logout [ Name ]`
	zone: '#page-footer li.rightside, #page-footer p', // `All times are UTC+01:00`
	machineTimes: '.postbody p.author time[datetime]',
	canonical: 'link[rel="canonical"]',
	title: 'h2.topic-title a, #page-body h2 a[href*="viewtopic.php"]', // 3.0 and the reply page have no class
	topicField: '#qr_postform input[name="topic_id"]',
	current: '.pagination li.active span, .pagination strong', // 3.1 and later, 3.0
	pages: '.pagination a[href*="start="]',
	perPage: '.pagination [data-per-page]',
	field: '#qr_postform textarea[name="message"], #postform textarea[name="message"]',
	box: '#message-box',
	home: '#logo, a.logo, .icon-home a, a[href*="index.php"]',
} as const;
