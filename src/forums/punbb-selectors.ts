/** All that the PunBB files look for in a page. Measured on 1.4.4; main.tpl, viewtopic.php and post.php of github.com/punbb/punbb. */
export const selectors = {
	thread: '#brd-viewtopic',
	post: '#brd-viewtopic .main-topic > .post', // Nameless: the number is that of its head
	head: '.posthead[id^="p"]',
	content: '.post-entry .entry-content',
	author: '.author-ident .username',
	time: '.posthead .post-link a.permalink',
	edited: '.posthead .post-edit',
	quote: 'blockquote',
	member: '#welcome strong',
	memberLink: '#navprofile a[href]',
	home: '#brd-title a[href]',
	title: '.main-title a.permalink',
	crumb: '.crumbs a[href]',
	current: '.paging strong',
	pages: '.paging a[href]',
	field: '#brd-qpost textarea[name="req_message"], #post-form textarea[name="req_message"]',
	box: '.txt-set', // The lines of the form that hold the field and its label
} as const;
