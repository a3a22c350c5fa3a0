import {anchorOf, memberId, namedPostId, type PostId, postId, siteOf} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {readBody} from './body';
import {data} from './discourse-data';
import {findEditors} from './discourse-editors';
import {LEAVE_OUT, quotedIn, selectors} from './discourse-selectors';
import {discourseSigns} from './discourse-signs';
import {baseOf, readThread} from './discourse-thread';
import type {Forum, Member, Page, PageProblem, Post, PostTime} from './forum';
import {isFields, parsed} from './json';
import {lineOf, ownPart, postElements, quotationsIn, readAll} from './parts';

const numberOf = (element: Element): string => element.getAttribute('data-post-number') ?? '';
/** A post out of sight has only its number in the topic, which is no number of a post. */
const placeOf = (element: Element): PostId | undefined => namedPostId(numberOf(element));

function readPost(element: Element, {root}: Page): Result<Post, PageProblem> {
	const article = element.querySelector(selectors.article);
	if (!article) return fail({code: 'page/not-drawn', post: numberOf(element)});
	const id = postId(article.getAttribute('data-post-id'));
	const content = article.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return fail({code: 'page/no-text', post: id ?? numberOf(element)});
	// The name of the account: what is shown may be a full name that its owner changes at will
	const author = ownPart(article, selectors.author, [content])?.getAttribute('data-user-card') ?? '';
	if (author === '') return fail({code: 'page/no-author', post: id});
	const wiki = timeAt(ownPart(article, selectors.wikiTime, [content]));
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberId(article.getAttribute('data-user-id')),
		time: timeAt(ownPart(article, selectors.time, [content])),
		// Others may change a wiki, changed or not, and it shows the same sign
		edited: ownPart(article, selectors.edited, [content]) ? {time: wiki} : undefined,
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, quotation => sourceOf(quotation, root)),
		element,
		content,
	});
}

/** Milliseconds since 1970. */
function timeAt(element: Element | undefined): PostTime | undefined {
	const at = Number(element?.getAttribute('data-time'));
	return Number.isSafeInteger(at) && at > 0 ? {at, kind: 'machine', shown: lineOf(element)} : undefined;
}

/** A quotation names the topic and the number in it: that of a post only where that post is drawn. */
function sourceOf(quotation: Element, root: Document): PostId | undefined {
	const {number = '', topic = ''} = quotedIn(quotation) ?? {};
	if (!postId(number) || !postId(topic)) return undefined;
	return postId(root.querySelector(`article#post_${number}[data-topic-id="${topic}"]`)?.getAttribute('data-post-id'));
}

function openPosts(page: Page): ReturnType<Forum['openPosts']> {
	return {elements: postElements(page.root, selectors.post, placeOf), read: element => readPost(element, page)};
}

/** Who is logged in, by the data that came with the page: JSON within JSON. */
function readMember({root}: Page): Member | undefined {
	const all = parsed(root.querySelector(selectors.preloaded)?.getAttribute('data-preloaded'));
	const user = isFields(all) && typeof all.currentUser === 'string' ? parsed(all.currentUser) : undefined;
	if (isFields(user) && typeof user.username === 'string') return {id: memberId(String(user.id)), name: user.username};
	return root.querySelector(selectors.member) ? {id: undefined, name: ''} : undefined;
}

/** Discourse, by its source. */
export const discourse: Forum = {
	id: discourseSigns.id,
	name: 'Discourse',
	selectors,
	addresses: [/^https?:\/\/[^?#]+\/t\/(?:[^/?#]+\/)?\d+(?:[/?#]|$)/],
	// max_post_length (config/site_settings.yml)
	markup: {kind: 'markdown', bold: true, quote: true, link: true, most: 32_000},
	readThread,
	site: page => siteOf(baseOf(page)),
	openPosts,
	readPosts: page => readAll(openPosts(page)),
	readMember,
	findEditors,
	data,
};
