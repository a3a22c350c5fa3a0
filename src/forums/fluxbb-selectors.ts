/** All that the FluxBB files look for in a page. Measured on 1.5.11; header.php, viewtopic.php, post.php and edit.php of github.com/fluxbb/fluxbb. */
export const selectors = {
	thread: '#punviewtopic',
	post: '#punviewtopic .blockpost[id^="p"]', // `#postpreview` and the nameless ones of the review are no posts: ids are checked
	content: '.postright > .postmsg:not(.postsignature)', // A signature is a `postmsg` too
	author: '.postleft dt strong',
	time: 'h2 a[href*="pid="]',
	edited: '.postmsg > .postedit', // Inside the text; the link in the post's foot is `li.postedit`
	quote: 'blockquote',
	member: '#brdwelcome li strong',
	memberLink: '#navprofile a[href*="id="]',
	home: '#brdtitle a[href]',
	canonical: 'link[rel="canonical"]',
	crumb: '.crumbs a[href*="viewtopic.php?id="]',
	title: '.crumbs strong',
	current: '.pagelink strong',
	pages: '.pagelink a[href]',
	field: '#quickpostform textarea[name="req_message"], #post textarea[name="req_message"], #edit textarea[name="req_message"]',
	label: 'label', // Around the field: a bar inside would send each click to the field
} as const;
