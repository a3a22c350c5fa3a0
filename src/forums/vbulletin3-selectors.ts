import {vbulletin3Marks} from './vbulletin3-signs';

// Below its headline; a parser that keeps to what is written makes no `tbody`
const CELLS = ['td[style*="1px inset"]', '.smallfont + table > tbody > tr > td', '.smallfont + table > tr > td'] as const;

/** All that the vBulletin 3 files look for in a page, as saved pages of 3.8 boards show it (of linuxquestions.org among others) and scripts for such boards read it. Never measured; its templates are not public. */
export const selectors = {
	...vbulletin3Marks,
	thread: '#posts',
	post: '#posts table[id^="post"]', // `#postmenu_…` are no tables: ids are checked
	content: '[id^="post_message_"]',
	author: '.bigusername',
	nameBox: '[id^="postmenu_"]', // A guest's name stands in it bare
	menuLink: '.vbmenu_popup a[href*="u="]', // Beside the post: his profile, his posts
	date: 'td.thead',
	edited: '[id^="td_post_"] > .smallfont > em',
	quote: CELLS.join(', '), // No class is its own; code is a `pre`
	quoteHead: CELLS.map(cell => `${cell} > div:first-child`).join(', '),
	zone: '.smallfont > .time', // `All times are GMT +1. The time now is …`, below the posts
	member: '.smallfont > strong > a[href*="member.php"]', // `Welcome, NAME.`
	logout: 'a[href*="do=logout"]',
	title: 'td.navbar strong',
	threadField: '#qrform input[name="t"], form[name="vbform"] input[name="t"]',
	threadLinks: 'a[href*="goto=nextoldest"], a[href*="printthread.php"], td.navbar a[href*="showthread.php"]',
	pages: '.pagenav td.vbmenu_control', // `Page 2 of 3`
	quickEdit: '[id^="post_message_"] textarea',
	field: '#qrform textarea[name="message"], form[name="vbform"] textarea[name="message"]',
	box: '.vBulletin_editor', // Its own rich editor lies in it, over the field
} as const;
