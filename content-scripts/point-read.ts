import type {Page} from '../src/forums/forum';
import {shown} from '../src/forums/shown';
import type {ShownForum} from '../src/shared/shown-forum';
import {pointWords} from '../src/shared/words/point';
import type {Frame} from './point-frames';
import {drawnOf} from './point-targets';
import type {Understood} from './point-view';
import type {PagePorts} from './ports';

// The month in letters: it is to be seen whether day and month were read the right way round.
const timeOf = (at: number, lang: PagePorts['lang']): string =>
	new Intl.DateTimeFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', {dateStyle: 'medium', timeStyle: 'short'}).format(at);

function read(page: Page, {reader, lang}: PagePorts, made: ShownForum) {
	const words = pointWords[lang];
	const {elements, read: readOne} = shown(made).openPosts(page, reader);
	return elements.map(element => {
		const post = readOne(element);
		if (!post.ok) return {element, wrong: words.badPost};
		const {id, author, authorId, time} = post.value;
		const name = authorId === undefined ? author : `${author} (${words.member({id: authorId})})`;
		return {element, words: words.post({id, author: name, time: time ? timeOf(time.at, lang) : words.noDate})};
	});
}

/** A frame round every post that the forum, as it is understood, has on this page, with what was read of it, and round its fields. */
export function framesOf(page: Page, ports: PagePorts, made: ShownForum): readonly Frame[] {
	const posts = read(page, ports, made).map(
		({element, words, wrong}): Frame => ({element, kind: wrong ? 'wrong' : 'post', words: wrong ?? words ?? ''}),
	);
	const fields = shown(made).findEditors(page);
	return [...posts, ...fields.map(({field}): Frame => ({element: drawnOf(field), kind: 'chosen'}))];
}

/** What was understood, for the review. */
export function understood(page: Page, ports: PagePorts, made: ShownForum): Understood {
	const posts = read(page, ports, made);
	const thread = shown(made).readThread(page);
	return {
		forum: made,
		posts: posts.flatMap(({words}) => words ?? []),
		broken: posts.filter(({wrong}) => wrong).length,
		pages: made.pages && thread && {page: thread.page, pages: thread.pages},
	};
}
