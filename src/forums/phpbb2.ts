import {anchorOf, memberId, type PostId, postId, siteOf} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {type Clock, clockOf, orderOf, unknownZone, type Zone} from './clock';
import type {Forum, Member, Page, PageProblem, Post, Reader} from './forum';
import {zoneIn} from './gmt';
import {addressOn, linkOn, parameter} from './links';
import {lineOf, readAll} from './parts';
import {readMessage} from './phpbb2-body';
import {findEditors} from './phpbb2-editors';
import {selectors} from './phpbb2-selectors';
import {phpbb2Signs} from './phpbb2-signs';
import {readThread} from './phpbb2-thread';
import {readLastTime, readTime} from './time';

const idOf = (row: Element): PostId | undefined => postId(row.querySelector(selectors.name)?.getAttribute('name'));

function readPost(row: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(row);
	const content = row.querySelector(selectors.written)?.parentElement ?? undefined;
	if (!content || id === undefined) return fail({code: 'page/no-text', post: id ?? ''});
	const author = lineOf(row.querySelector(selectors.author));
	if (author === '') return fail({code: 'page/no-author', post: id});
	const time = row.querySelectorAll(selectors.details)[1];
	const edited = Array.from(content.children).find(part => part.matches(selectors.edited) && lineOf(part) !== '');
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberId(parameter(addressOn(page, buttonsOf(row)?.getAttribute('href')), 'u')),
		// The subject, a member's words, is behind it in the same element
		time: time && readTime(lineOf(time.firstChild), clock),
		edited: edited && {time: readLastTime(lineOf(edited), clock)},
		...readMessage(content),
		element: row,
		content,
	});
}

/** Each post is two rows: the second has the link to the author's profile, unless he is a guest. */
const buttonsOf = (row: Element): Element | null => row.nextElementSibling?.querySelector(selectors.profile) ?? null;

/** `All times are GMT + 1 Hour`, the same all year round. */
function zoneOf({root}: Page): Zone {
	for (const line of root.querySelectorAll(selectors.zone)) {
		const zone = line.closest(selectors.posts) ? undefined : zoneIn(lineOf(line));
		if (zone) return zone;
	}
	return unknownZone;
}

function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = clockOf(reader, zoneOf(page), orderOf(page.root));
	return {elements: rowsOn(page), read: row => readPost(row, page, clock)};
}

/** The first rows of the posts; none on pages without a thread, of which some list posts for those who reply. */
function rowsOn({root}: Page): readonly Element[] {
	const rows = new Map<PostId, Element>();
	if (!root.querySelector(selectors.title)) return [];
	for (const name of root.querySelectorAll(selectors.name)) {
		const id = postId(name.getAttribute('name'));
		const row = name.closest(selectors.row);
		if (id !== undefined && row && !rows.has(id) && !isWithin(row, [...rows.values()].at(-1))) rows.set(id, row);
	}
	return [...rows.values()];
}

/** A row written inside a post, where a board allows HTML. */
const isWithin = (row: Element, post: Element | undefined): boolean => post?.contains(row) ?? false;

/** Whoever can log out is a member; the page says his name and no more. */
function readMember({root}: Page): Member | undefined {
	const link = root.querySelector(selectors.logout);
	return link ? {id: undefined, name: /\[ (.+) \]$/.exec(lineOf(link))?.[1] ?? ''} : undefined;
}

/** phpBB 2.0 in the subSilver style and the styles built on it, by its templates. */
export const phpbb2: Forum = {
	id: phpbb2Signs.id,
	name: 'phpBB 2',
	selectors,
	addresses: ['viewtopic.php', 'posting.php'],
	markup: {kind: 'bbcode', bold: true, quote: true, link: true},
	readThread,
	site: page => siteOf(linkOn(page, selectors.home) ?? page.url),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors,
};
