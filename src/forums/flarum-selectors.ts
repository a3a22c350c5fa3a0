import {postId} from '../shared/ids';
import {flarumMarks} from './flarum-signs';
import {ownCite} from './parts';

/**
 * All that the Flarum files look for in a page: the components of framework/core/js/src/forum/components of github.com/flarum/framework, 1.x and 2.x
 * (PostStream, CommentPost, PostUser, PostMeta, PostEdited, DiscussionHero, PostStreamScrubber, SessionDropdown, TextEditor and the composers);
 * quotations by its mentions extension (ConfigureMentions.php, reply.js). Never measured.
 */
export const selectors = {
	...flarumMarks,
	stream: '.PostStream',
	item: '.PostStream-item', // Also what a moderator did, and the place to answer
	comment: '.PostStream-item[data-type="comment"]',
	notLoaded: '.LoadingPost',
	hidden: '.Post--hidden', // For those who may see it; its text is folded away
	content: '.Post-body',
	editing: '.Post-preview', // In the place of the text
	name: '.PostUser-name .username',
	profile: '.PostUser-name a[href]',
	time: '.PostMeta time',
	edited: '.PostEdited', // When, only words that appear under the pointer
	quote: 'blockquote',
	quoted: 'a.PostMention[data-id]',
	title: '.DiscussionHero-title',
	count: '.Scrubber-count',
	canonical: 'head link[rel="canonical"]',
	home: '#home-link[href]',
	member: '.SessionDropdown .username',
	memberLink: '.SessionDropdown .item-profile a[href]',
	field: '.Composer textarea.TextEditor-editor',
	box: '.TextEditor',
	answered: '.ComposerBody-header .item-title a[href]', // Of the topic, or of the post that is changed
	changes: '.ComposerBody-header .item-title .fa-pencil-alt', // The topic's first post has the topic's own address
	newTopic: '.ComposerBody--discussion',
	message: '.ComposerBody--message',
} as const;

/** Quotations, and code in blocks and lines. */
export const LEAVE_OUT = 'blockquote, pre, code';

/** The post that a quotation's first line mentions. */
export const sourceOf = (quotation: Element) => postId(ownCite(quotation, selectors.quoted)?.getAttribute('data-id'));
