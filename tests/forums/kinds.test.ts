import {describe, expect, test} from 'vitest';
import {casesOf, type Expected, forumsSaved, openCase} from './shelf';

// Which saved page shows each kind of page of each forum and skin, and that it shows that kind.

type Kind = 'thread' | 'second-page' | 'reply' | 'edit' | 'quote' | 'preview' | 'guest';
const kinds: readonly Kind[] = ['thread', 'second-page', 'reply', 'edit', 'quote', 'preview', 'guest'];

/** Skins and versions that have pages of their own, by what their cases begin with. */
const skins: Readonly<Record<string, readonly string[]>> = {
	forumactif: ['prosilver', 'subsilver', 'punbb', 'invision', 'modernbb', 'awesomebb', 'mobile'],
	phpbb: ['', 'version-4'],
	smf: ['', 'version-2-0'],
	invision: ['', 'version-5'],
};

/** Kinds that stand on a page of another name, or on none: then the reason. */
const elsewhere: Readonly<Record<string, {readonly on: string} | {readonly none: string}>> = {
	'discourse/second-page': {on: 'scrolled'},
	'mybb/second-page': {on: 'classic-second-page'},
	'smf/version-2-0-thread': {on: 'version-2-0'},
	'phpbb/version-4-second-page': {on: 'version-4'},
	// No page of its own: the editor stands under the thread, or in the post
	'vbulletin5/reply': {on: 'thread'},
	'vbulletin5/edit': {on: 'quick-edit'},
	'woltlab/reply': {on: 'thread'},
	'invision/version-5-reply': {on: 'version-5-thread'},
	'invision/version-5-preview': {none: 'its editor has none, by the compiled template'},
	'forumactif/mobile-preview': {none: 'the public templates of the mobile pages have none'},
	'rpol/edit': {none: 'no source shows its form for a change'},
	'rpol/quote': {none: 'no source shows how it quotes'},
	'rpol/preview': {none: 'no source shows its preview'},
	'rpol/guest': {none: 'its pages do not tell who reads them'},
};

const uses = ({editors}: Expected): readonly unknown[] => editors.map(({use}) => use);

const proofs: {readonly [K in Kind]: (expected: Expected, fields: readonly string[], forum: string) => void} = {
	thread: ({thread, posts}) => {
		expect(thread).toMatchObject({page: 1});
		expect(posts.length).toBeGreaterThan(0);
	},
	'second-page': ({thread, posts}) => {
		expect((thread as unknown as {page: number}).page).toBeGreaterThan(1);
		expect(posts.length).toBeGreaterThan(0);
	},
	reply: (expected, _, forum) => expect(uses(expected)).toContain(forum === 'rpol' ? 'unknown' : 'reply'),
	edit: expected => expect(expected.editors).toContainEqual(expect.objectContaining({use: 'edit', post: expect.any(String)})),
	quote: (expected, fields) => {
		expect(uses(expected)).toContain('reply');
		expect(fields.some(text => /quote|^\s*>|class="ipsQuote|@|mention/i.test(text))).toBe(true);
	},
	// ProBoards shows it in the editor itself, whose other side is not written to
	preview: ({editors}, _, forum) => expect(editors.length > 0).toBe(forum !== 'proboards'),
	guest: ({member}) => expect(member).toBeNull(),
};

describe.each(forumsSaved().filter(id => id !== 'plain'))('%s', forum => {
	const rows = (skins[forum] ?? ['']).flatMap(skin => kinds.map(kind => [skin === '' ? kind : `${skin}-${kind}`, kind] as const));
	test.each(rows)('%s', (name, kind) => {
		const other = elsewhere[`${forum}/${name}`];
		if (other && 'none' in other) return expect([other.none, casesOf(forum).includes(name)]).toEqual([expect.any(String), false]);
		const {expected, page} = openCase(forum, other?.on ?? name, 'linkedom');
		const written = page.root.querySelectorAll('textarea, [contenteditable="true"], iframe');
		proofs[kind](
			expected,
			Array.from(written, field => `${field.textContent} ${field.innerHTML}`),
			forum,
		);
	});
});

test('Every exception is of a forum, and of a page that is or is not there', () => {
	for (const [place, other] of Object.entries(elsewhere)) {
		const [forum = '', name = ''] = place.split('/');
		expect(casesOf(forum)).not.toContain(name);
		if ('on' in other) expect(casesOf(forum)).toContain(other.on);
	}
});
