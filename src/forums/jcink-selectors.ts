import {jcinkMarks} from './jcink-signs';

/**
 * All that the Jcink files look for in a page. What a board's own templates cannot take out: the text of a post, its number beside it, links to members, the
 * posting form (DawnEggleton/JcinkSkinMocks; null-works/jcink_crawler's parser and its tests). The rest is the stock templates' (ConnorWiseman/
 * jcink-custom-structure) and of Invision Power Board 1.3, which they were made from.
 */
export const selectors = {
	...jcinkMarks,
	text: '.postcolor',
	numbered: '[id^="pid_"]', // Around the text, or the text itself
	entry: 'a[name^="entry"]', // Before the post, or at its head
	member: 'a[href*="showuser="]',
	guest: '.unreg',
	signature: '.signature',
	edited: '.edit', // The last part of the text; shown files have the class, too
	quote: '[id="QUOTE"], td[class$="QUOTE"]', // Below its headline, in a table; the id stands once a quotation
	whole: '.pagination, .topic-title, form[name="REPLIER"], textarea, body, main', // What is no post's
	title: '.topic-title',
	oldTitle: '.maintitle b',
	current: '.pagination_current',
	pages: '.pagination a[href*="st="]',
	count: '.pagination_pagetxt', // `Pages: (5)`
	topic: 'a[href*="act=Track"][href*="t="]', // `Track this topic`
	topicField: 'form[name="REPLIER"] input[name="t"]',
	logout: 'a[href*="act=Login"][href*="CODE=03"]',
	field: 'form[name="REPLIER"] textarea[name="Post"]',
	hidden: 'input[type="hidden"][name]',
} as const;

/**
 * Quotations with their headlines and code, each in a table of its own. Boards set them anew by scripts: Jcink's own support hands out one that makes each
 * id a class, behind a class that was there (forum.jcink.com, topic 27980, by the copies that skins carry).
 */
export const LEAVE_OUT =
	'[id="QUOTE-WRAP"], [id="CODE-WRAP"], table[class*="QUOTE-WRAP"], table[class*="CODE-WRAP"], .quote-wrapper, blockquote, pre';
