import {anchorOf, namedPostId, type PostId, siteOf} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {readBody} from './body';
import {type Clock, clockOf, orderOf} from './clock';
import type {Forum, Member, Page, PageProblem, Post, Reader} from './forum';
import {data, memberOf, timeAt} from './nodebb-data';
import {findEditors} from './nodebb-editors';
import {LEAVE_OUT, selectors, sourceOf} from './nodebb-selectors';
import {nodebbSigns} from './nodebb-signs';
import {baseOf, readThread} from './nodebb-thread';
import {lineOf, ownPart, postElements, quotationsIn, readAll} from './parts';
import {machineMoment, readTime} from './time';

const idOf = (element: Element): PostId | undefined => namedPostId(element.getAttribute('data-pid'));

function readPost(element: Element, clock: Clock): Result<Post, PageProblem> {
	const id = idOf(element);
	const content = element.querySelector(selectors.content) ?? undefined;
	if (!content || id === undefined) return fail({code: 'page/no-text', post: id ?? ''});
	// The name of the account: what is shown may be a full name that its owner changes at will
	const author = element.getAttribute('data-username') ?? '';
	if (author === '') return fail({code: 'page/no-author', post: id});
	const shown = lineOf(ownPart(element, selectors.shown, [content]));
	return ok({
		id,
		anchor: anchorOf(id),
		author,
		authorId: memberOf(element.getAttribute('data-uid')),
		time: timeAt(Number(element.getAttribute('data-timestamp')), shown),
		edited: editedIn(element, content, clock),
		body: readBody(content, LEAVE_OUT),
		quotations: quotationsIn(content, selectors.quote, LEAVE_OUT, sourceOf),
		element,
		content,
	});
}

/** The time stands in a title: for machines, or in words that the reader's own browser made, so in its zone. */
function editedIn(element: Element, content: Element, clock: Clock): Post['edited'] {
	if (!ownPart(element, selectors.edited, [content])) return undefined;
	const shown = ownPart(element, selectors.editedTime, [content])?.getAttribute('title') ?? '';
	const at = machineMoment(shown);
	return {time: at === undefined ? readTime(shown, clock) : {at, kind: 'machine', shown}};
}

function openPosts({root}: Page, reader: Reader): ReturnType<Forum['openPosts']> {
	const clock = clockOf(reader, moment => reader.offsetAt(moment), orderOf(root));
	return {
		elements: postElements(root, selectors.post, idOf),
		read: element => readPost(element, clock),
	};
}

function readMember({root}: Page): Member | undefined {
	const name = lineOf(root.querySelector(selectors.member));
	if (name === '') return undefined;
	return {id: memberOf(root.querySelector(selectors.memberPicture)?.getAttribute('data-uid') ?? null), name};
}

/** NodeBB 3 and 4, any theme that keeps the names of its parts. Measured on 4.11.2 (Harmony); Persona by its templates. */
export const nodebb: Forum = {
	id: nodebbSigns.id,
	name: 'NodeBB',
	selectors,
	addresses: [/^https?:\/\/[^?#]+\/(?:topic\/\d+\/|compose\?)/],
	// maximumPostLength of install/data/defaults.json
	markup: {kind: 'markdown', bold: true, quote: true, link: true, most: 32_767},
	readThread,
	site: page => siteOf(baseOf(page)),
	openPosts,
	readPosts: (page, reader) => readAll(openPosts(page, reader)),
	readMember,
	findEditors,
	data,
};
