import {readFileSync} from 'node:fs';
import {type MadePost, threadHtml} from './thread-html';

/** The published posts of the scheme, on the pages of one thread. */
const {posts} = JSON.parse(readFileSync('tests/fixtures/seal/vectors.json', 'utf8')) as {
	posts: Readonly<Record<string, {readonly text: string}>>;
};

export const rounds = readFileSync('tests/fixtures/beacon/rounds.json', 'utf8');
export const url = 'https://forum.example/viewtopic.php?t=42';

const text = (name: string): string => posts[name]!.text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const aria = {author: 'Aria', authorId: 42, time: '2026-08-22T21:33:20Z'};

const opening: MadePost = {
	id: 4700,
	author: 'Meneuse',
	authorId: 2,
	time: '2026-08-22T20:00:00Z',
	html: 'La nuit tombe sur les quais.',
};

/** A page with one post: number 4711 by Aria (42), two minutes and more before its draw. */
export const pageOf = (html: string, more: Partial<MadePost> = {}): string =>
	threadHtml([opening, {...aria, id: 4711, html, ...more}]);

/** A published post on a page of its own. */
export const published = (name: string, more: Partial<MadePost> = {}): string => pageOf(text(name), more);

/** The thread of the examples: two sealed rolls, one of them typed over in another post, and an instant roll that nobody can place. */
export const example = threadHtml([
	opening,
	{...aria, id: 4711, html: `${text('as published')}.`},
	{id: 4720, author: 'Bran', authorId: 7, time: '2026-08-22T22:05:00Z', html: text('copied into another post, later')},
]);
