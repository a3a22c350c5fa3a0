import {namedPostId} from '../shared/ids';
import {ownCite} from './parts';

/**
 * All that the NodeBB files look for in a page: the `component` names by which its own scripts find their parts, in every theme.
 * Measured on 4.11.2 (Harmony); topic.tpl of github.com/NodeBB/nodebb-theme-persona, compose.tpl of nodebb-plugin-composer-default.
 */
export const selectors = {
	topic: '[component="topic"][data-tid]',
	post: '[component="topic"] [component="post"][data-pid]', // Replies that are unfolded stand inside the post they answer
	content: '[component="post/content"]',
	shown: 'a .timeago, a.timeago', // Empty until the page's script counts the minutes
	edited: '[component="post/edit-indicator"]:not(.hidden)', // Always there
	editedTime: '[component="post/editor"] .timeago',
	quote: 'blockquote',
	quoted: 'a[href*="/post/"]',
	member: '[component="header/username"]',
	memberPicture: '[component="header/avatar"] [data-uid]',
	script: 'script[src*="/assets/nodebb.min.js"]',
	config: 'head script:not([src])',
	title: '[component="topic/title"]',
	count: '[component="topic/post-count"][title]',
	canonical: 'link[rel="canonical"]',
	current: ':not(noscript) > [component="pagination"] .page.active [data-page]', // A reader who scrolls has the list for lack of scripts
	pages: ':not(noscript) > [component="pagination"] .page [data-page]',
	quickReply: 'textarea[component="topic/quickreply/text"]',
	quickBox: '.quickreply-message',
	composer: '[component="composer"] textarea.write',
	frame: '[component="composer"]',
	frameTitle: '.title',
	writeBox: '.write-preview-container',
	form: '#compose-form',
} as const;

/** Quotes, and code in blocks and in lines. */
export const LEAVE_OUT = 'blockquote, pre, code';

/** The post that a quotation's first line links to: `NAME said:`. Composers before version 10 set that line before the quotation, where it is the author's. */
export const sourceOf = (quotation: Element) =>
	namedPostId(/\/post\/([^/?#]+)$/.exec(ownCite(quotation, selectors.quoted)?.getAttribute('href') ?? '')?.[1]);
