import {anchorOf, memberId, siteOf} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {partsOf, readWithout} from './body';
import {type Clock, clockOf, orderOf, unknownZone} from './clock';
import type {Forum, Member, Page, PageProblem, Post, Reader} from './forum';
import {findEditors} from './jcink-editors';
import {type Placed, postsOn} from './jcink-posts';
import {LEAVE_OUT, selectors} from './jcink-selectors';
import {jcinkSigns} from './jcink-signs';
import {readThread} from './jcink-thread';
import {addressOn, parameter} from './links';
import {lineOf, ownPart, quotationsIn, readAll, textsOutside} from './parts';
import {readLastTime, readTime} from './time';

const idIn = (page: Page, link: Element | undefined) =>
	memberId(parameter(addressOn(page, link?.getAttribute('href')), 'showuser'));

function readPost({id, element, content}: Placed, page: Page, clock: Clock): Result<Post, PageProblem> {
	if (content.querySelector('textarea')) return fail({code: 'page/open-edit', post: id});
	const written = [content, element.querySelector(selectors.signature) ?? undefined];
	const link = Array.from(element.querySelectorAll(selectors.member)).find(
		each => lineOf(each) !== '' && !written.some(part => part?.contains(each)),
	);
	const name = link ?? ownPart(element, selectors.guest, written);
	const author = lineOf(name);
	if (author === '') return fail({code: 'page/no-author', post: id});
	const notice = noticeIn(content, clock);
	const without = new Set<Node>([...partsOf(content, LEAVE_OUT), ...(notice ? [notice.part] : [])]);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: idIn(page, link),
		// A name may look like a date
		time: timeOf(element, [...written, name], clock),
		edited: notice && {time: notice.time},
		body: readWithout(content, without),
		// A quotation names its author and his moment, never the post
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, () => undefined),
		element,
		content,
	});
}

/** Where a template sets it nobody knows: the first text outside what was written that is a date with its hour. */
function timeOf(element: Element, written: readonly (Element | undefined)[], clock: Clock): Post['time'] {
	for (const text of textsOutside(element, written)) {
		const time = readTime(text, clock);
		if (time) return time;
	}
	return undefined;
}

/** `This post has been edited by <b>NAME</b> on DATE`, the last of its kind in the text itself; what an author wrote into one of his own stays read. */
function noticeIn(content: Element, clock: Clock): {readonly part: Element; readonly time: Post['time']} | undefined {
	const parts = Array.from(content.children).filter(part => part.matches(selectors.edited) && part.querySelector('b') !== null);
	const part = parts.at(-1);
	const time = part && readLastTime(lineOf(part), clock);
	return part && time && {part, time};
}

/** No page is known to print its own time or zone: the reader's own is the guess. */
function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = clockOf(reader, unknownZone, orderOf(page.root));
	const posts = new Map(postsOn(page.root).map(post => [post.element, post]));
	return {
		elements: [...posts.keys()],
		read(element) {
			const post = posts.get(element);
			if (!post) throw new TypeError('Not a post of this page');
			// A change in place sets the text anew
			const content = element.matches(selectors.text) ? element : (element.querySelector(selectors.text) ?? post.content);
			return readPost({...post, content}, page, clock);
		},
	};
}

/** Whoever can log out is a member; his link is the only one beside it, wherever a template set both. */
function readMember(page: Page): Member | undefined {
	const logout = page.root.querySelector(selectors.logout);
	if (!logout) return undefined;
	for (
		let box = logout.parentElement;
		box && !box.matches('body, main') && !box.querySelector(selectors.text);
		box = box.parentElement
	) {
		const links = Array.from(box.querySelectorAll(selectors.member)).filter(link => lineOf(link) !== '');
		const ids = new Set(links.map(link => idIn(page, link)));
		if (ids.size === 1) return {id: idIn(page, links[0]), name: lineOf(links[0])};
		if (ids.size > 1) break;
	}
	return {id: undefined, name: ''};
}

/** Boards that Jcink hosts, an offspring of Invision Power Board 1.3, whatever template they wrote for their posts. Never measured. */
export const jcink: Forum = {
	id: jcinkSigns.id,
	name: 'Jcink',
	selectors,
	addresses: ['?showtopic=', '?act=Post', '?act=ST'],
	markup: {kind: 'bbcode', bold: true, quote: true, link: true},
	readThread,
	site: page => siteOf(page.url),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors,
};
