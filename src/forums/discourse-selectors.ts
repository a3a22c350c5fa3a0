import {discourseMarks} from './discourse-signs';

/**
 * All that the Discourse files look for in a page: components/post.gjs and those of components/post/, composer-container.gjs, composer-action-title.gjs
 * and the layouts of github.com/discourse/discourse. `data-time`, quotations and the composer's fields as programs for such boards read them. Never measured.
 */
export const selectors = {
	...discourseMarks,
	stream: '.post-stream',
	post: '.post-stream div[data-post-number]', // Out of sight it keeps its place and number, and loses class, article and text
	article: 'article[data-post-id]',
	content: '.contents > .cooked', // Replies unfolded in a post have theirs elsewhere
	author: '.names a[data-user-card]',
	time: 'a.post-date:not(.last-wiki-edit) .relative-date[data-time]',
	wikiTime: 'a.post-date.last-wiki-edit .relative-date[data-time]', // The last change, in the place of the post's own time
	edited: '.post-info.edits',
	quote: 'blockquote', // In an `aside.quote` that names its post, or written by hand
	preloaded: '#data-preloaded[data-preloaded]',
	member: '#current-user',
	manifest: 'head link[rel="manifest"]',
	canonical: 'head link[rel="canonical"]',
	title: '#topic-title .fancy-title',
	field: '#reply-control textarea.d-editor-input, #reply-control [contenteditable].d-editor-input',
	box: '.d-editor',
	changed: '#reply-control .action-title a.post-link[href]',
	answered: '#reply-control .action-title a.topic-link[href], #reply-control .action-title a.user-link[href]',
	newTitle: '#reply-control #reply-title',
	people: '#reply-control .user-selector',
} as const;

/** Quotations with their headline, previews of what is linked, and code in blocks and lines. */
export const LEAVE_OUT = 'aside.quote, blockquote, aside.onebox, pre, code';

/** What a quotation says of the post it is from: its topic, and its number there. */
export function quotedIn(quotation: Element): {readonly topic: string; readonly number: string} | undefined {
	const frame = quotation.parentElement?.closest('aside.quote');
	if (!frame || frame !== quotation.parentElement) return undefined;
	return {topic: frame.getAttribute('data-topic') ?? '', number: frame.getAttribute('data-post') ?? ''};
}
