/** All that the RPoL files look for in a page: what a companion program for games there (2026) reads from such pages, with the pages of its tests; the count of pages by a crawler. */
export const selectors = {
	post: '.message',
	text: '.messagebody[id^="msg"]', // `msg12`, the twelfth of its thread
	author: '.messageauthor', // The character, not the member
	details: 'li', // `msg #12`, then the day and the hour
	pages: 'a[href*="msgpage="]',
	counted: '.topthreadnav li', // The first: how many pages there are
} as const;
