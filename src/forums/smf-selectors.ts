import {smfMarks} from './smf-signs';

/** All that the SMF files look for in a page. */
export const selectors = {
	...smfMarks,
	post: '#forumposts [id^="msg"]', // `msg_183` and the like are other parts: ids are checked. `#recent` lists old posts on the reply page
	author: '.poster h4',
	profile: 'a[href*="action=profile"]', // Guests and deleted members have none
	time: '.postinfo a.smalltext',
	edited: '.modified', // Always there; empty if the post was not changed
	content: '.inner[data-msgid]',
	quote: 'blockquote',
	quoted: 'cite a[href*="msg="]',
	quickEdit: '#quick_edit_body_container textarea[name="message"]',
	now: '.user time[datetime]',
	member: '#profile_menu_top .textmenu',
	memberLink: '#alerts_menu_top[href*="u="]',
	home: '.forumtitle a[href]',
	thread: '#forumposts',
	title: '#top_subject',
	canonical: 'link[rel="canonical"]',
	crumb: '.navigate_section .last a[href*="topic"]',
	topicField: '#postmodify input[name="topic"]',
	current: '.pagelinks .current_page',
	pages: '.pagelinks a.nav_page',
	field: '#postmodify textarea[name="message"], #postmodify textarea[name="quickReply"]',
} as const;
