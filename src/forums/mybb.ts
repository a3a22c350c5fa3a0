import {anchorOf, type PostId, postId, siteOf} from '../shared/ids';
import {ok, type Result} from '../shared/result';
import {offsetBetween} from '../shared/zone';
import {readBody} from './body';
import {type Clock, clockOf, clockShown, fixedZone, orderOf, unknownZone} from './clock';
import type {Forum, Page, PageProblem, Post, Reader} from './forum';
import {addressOn, linkOn} from './links';
import {memberIn, postIn} from './mybb-addresses';
import {findEditors} from './mybb-editors';
import {selectors} from './mybb-selectors';
import {mybbSigns} from './mybb-signs';
import {readThread} from './mybb-thread';
import {lineOf, noAuthor, noText, openEdit, ownCite, ownPart, postElements, quotationsIn, readAll} from './parts';
import {readTime} from './time';

/** Quotes, code of both kinds (`[code]`, `[php]`), and what templates may set in a body: files, notices. */
const LEAVE_OUT = 'blockquote, cite, .codeblock, pre, code, .signature, .post_edit, .attachments, fieldset';

const idOf = (element: Element): PostId | undefined => postId(element.id.replace(/^post_/, ''));

function readPost(element: Element, page: Page, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return noText(element);
	if (content.querySelector(selectors.quickEdit)) return openEdit(element);
	const name = ownPart(element, selectors.author, [content]);
	const author = lineOf(name);
	if (author === '') return noAuthor(element);
	const date = ownPart(element, selectors.date, [content]);
	const edited = ownPart(element, selectors.edited, [content]);
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberIn(addressOn(page, name?.querySelector('a')?.getAttribute('href'))),
		time: date && timeIn(date, clock),
		edited: edited && {time: timeIn(edited, clock)},
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, quotation => sourceOf(quotation, page)),
		element,
		content,
	});
}

/**
 * The time at the head of a notice. `5 hours ago` and `Yesterday` stand in a `span` whose title is the whole date, or the day
 * with the hour after it; so no word of any language is needed. What follows (the edit notice, the editor's name) is not read.
 */
function timeIn(notice: Element, clock: Clock): Post['time'] {
	const span = notice.querySelector('span[title]');
	const own = span?.closest('.post_date, .edited_post, .post_edit') === notice ? span : undefined;
	const title = own?.getAttribute('title');
	const tail = lineOf(own ? own.nextSibling : notice.firstChild);
	if (!own || !title) return readTime(tail.replace(/^\(/, ''), clock);
	const shown = title.includes(':') ? lineOf(own) : `${lineOf(own)}${tail}`;
	return readTime(shown, clock, title.includes(':') ? title : `${title} ${tail}`);
}

function sourceOf(quotation: Element, page: Page): PostId | undefined {
	return postIn(addressOn(page, ownCite(quotation, selectors.quoted)?.getAttribute('href')));
}

/** MyBB counts one offset for all dates of the year, and prints its own time at the foot of each page. */
function readClock(page: Page, reader: Reader): Clock {
	const shown = lineOf(page.root.querySelector(selectors.now)?.lastChild);
	const order = orderOf(page.root);
	if (shown === '') return clockOf(reader, unknownZone, order);
	return clockShown(shown, reader, order, (wall, moment) => {
		const minutes = offsetBetween(wall, moment);
		return minutes === undefined ? unknownZone : fixedZone(minutes);
	});
}

function openPosts(page: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = readClock(page, reader);
	return {
		elements: postElements(page.root, selectors.post, idOf),
		read: element => readPost(element, page, clock),
	};
}

/** MyBB 1.8, its horizontal and its classic layout. Measured on 1.8.37; rewritten addresses by its source. */
export const mybb: Forum = {
	id: mybbSigns.id,
	name: 'MyBB',
	selectors,
	addresses: ['showthread.php', 'newreply.php', 'newthread.php', 'editpost.php'],
	// maxmessagelength, counted by inc/datahandlers/post.php in the bytes that its database keeps
	markup: {kind: 'bbcode', bold: true, quote: true, link: true, small: ['[size=small]', '[/size]'], most: 65_535, unit: 'bytes'},
	// postmergemins (install/resources/mysql_db_inserts.php)
	joins: 60,
	readThread,
	site: page => siteOf(linkOn(page, selectors.home) ?? page.url),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember(page) {
		const link = page.root.querySelector(selectors.member);
		const name = lineOf(link);
		return name === '' ? undefined : {id: memberIn(addressOn(page, link?.getAttribute('href'))), name};
	},
	findEditors,
};
