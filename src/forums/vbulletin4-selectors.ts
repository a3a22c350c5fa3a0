import {vbulletin4Marks} from './vbulletin4-signs';

/** All that the vBulletin 4 files look for in a page: postbit, postbit_legacy, SHOWTHREAD and the rest of install/vbulletin-style.xml, 4.2.5 (github.com/manaps/vBulletin). Never measured. */
export const selectors = {
	...vbulletin4Marks,
	thread: '#posts',
	post: '#posts > li[id^="post_"]',
	hidden: '.postbitignored, .postbitdeleted', // No more than a line about a post
	content: '[id^="post_message_"]',
	author: '.username_container .username, .userinfo .username',
	date: '.postdate .date',
	edited: '.lastedited',
	quote: '.bbcode_quote',
	quoted: '.bbcode_postedby a[href*="#post"]',
	zone: '#footer_time',
	member: '.welcomelink a[href]',
	home: 'head meta[name="vb_meta_bburl"]',
	title: '.threadtitle',
	threadField: '#qr_threadid, .vbform input[name="t"]',
	threadLinks: 'head link[rel="canonical"], .threadtitle a[href], #pagetitle .description a[href]',
	pages: '.pagination .popupctrl', // `Page 2 of 3`
	quickEdit: '[id^="post_message_"] textarea',
	field: '.vbform textarea[name="message"]',
	box: '.texteditor', // CKEditor lies in it, over the field
} as const;
