/** All that the phpBB 2 files look for in a page: viewtopic_body.tpl, posting_body.tpl and bbcode.tpl of subSilver (branch 2.0.x of github.com/phpbb/phpbb). Never measured. */
export const selectors = {
	title: 'a.maintitle[href*="viewtopic.php"]', // Only on a thread's pages
	name: '.forumline .name > a[name]', // At the head of a post's first row; its own name is the post's number
	row: 'tr',
	author: '.name',
	profile: 'a[href*="mode=viewprofile"]', // Among the buttons of the second row; the name itself is no link
	written: '.postbody', // Broken off and begun again around each quotation
	details: '.postdetails', // The author's in the first cell, the time's in the second
	edited: '.gensmall',
	quote: '.quote',
	zone: '.gensmall', // `All times are GMT + 1 Hour`, below the posts
	posts: '.forumline',
	current: 'td[colspan="3"] > .nav b', // `Page 2 of 3`
	pages: '.nav a[href*="start="]',
	logout: 'a.mainmenu[href*="logout=true"]', // `Log out [ Name ]`
	home: '.bodyline a[href*="index.php"]',
	field: 'form[name="post"] textarea[name="message"]',
	hidden: 'input[type="hidden"][name]',
} as const;
