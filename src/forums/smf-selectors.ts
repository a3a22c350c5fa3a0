import {smfMarks} from './smf-signs';

/** All that the SMF files look for in a page: 2.1, and where it differs 2.0 (Display.template.php and index.template.php of its default theme, as pages of such boards show them). */
export const selectors = {
	...smfMarks,
	post: '#forumposts div[id^="msg"], #forumposts .windowbg:not([id]), #forumposts .windowbg2:not([id])', // 2.0's are nameless. `msg_183` and the like are other parts: ids are checked. `#recent` lists old posts on the reply page
	author: '.poster h4',
	profile: 'a[href*="action=profile"]', // Guests and deleted members have none
	time: '.postinfo a.smalltext, .keyinfo > div.smalltext',
	edited: '.modified', // Always there; empty if the post was not changed
	content: '.inner[data-msgid], .post > .inner[id^="msg_"]',
	quote: 'blockquote',
	quoted: 'cite a[href*="msg="]',
	quoteHead: '.quoteheader', // 2.0 sets it before the quotation
	quickEdit: '#quick_edit_body_container textarea[name="message"]',
	now: '.user time[datetime]',
	nowOld: '.user .reset li:last-child', // 2.0, for members alone
	member: '#profile_menu_top .textmenu, .user .greeting span',
	memberLink: '#alerts_menu_top[href*="u="]',
	home: '.forumtitle a[href]',
	thread: '#forumposts',
	title: '#top_subject',
	canonical: 'link[rel="canonical"]',
	crumb: '.navigate_section .last a[href*="topic"]',
	topicField: '#postmodify input[name="topic"]',
	current: '.pagelinks .current_page, .pagelinks strong',
	pages: '.pagelinks a.nav_page, .pagelinks a.navPages',
	field: '#postmodify textarea[name="message"], #postmodify textarea[name="quickReply"]',
} as const;
