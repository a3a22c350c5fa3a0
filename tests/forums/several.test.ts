import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {documentOf} from '../../src/cli/page';
import {forums} from '../../src/forums/index';
import {forumOf} from '../../src/forums/signs';
import type {Site} from '../../src/shared/ids';
import {casesOf, type Expected} from './shelf';

/** Hosters give each board a host of its own; there is but one RPoL. */
const ALONE = ['forumactif', 'proboards', 'rpol', 'jcink', 'plain'];

const saved = (forum: string, name: string) => {
	const read = (file: string) => readFileSync(new URL(`../pages/${forum}/${name}/${file}`, import.meta.url), 'utf8');
	return {html: read('page.html'), url: (JSON.parse(read('expected.json')) as Expected).url};
};

/** A saved page as the same board would serve it from another address: `https://forum.example` becomes `to`. */
function siteAt(forum: string, name: string, to: (origin: URL) => string): Site {
	const {html, url} = saved(forum, name);
	const {origin, host} = new URL(url);
	const moved = to(new URL(origin));
	const {pathname: under} = new URL(moved);
	const escaped = (text: string) => text.replaceAll('/', '\\/');
	const folder = under.replace(/\/$/, '');
	const page = html
		.replace(/((?:href|src|action|content|cite)=["'])\/(?!\/)/g, `$1${folder}/`)
		.replaceAll(escaped(origin), escaped(moved))
		.replaceAll(origin, moved)
		.replaceAll(`"//${host}`, `"${moved.replace(/^https?:/, '')}`);
	const address = url.replace(origin, moved);
	const root = documentOf(page);
	const id = forumOf({url: new URL(address), root});
	const found = forums.find(one => one.id === id);
	if (found?.id !== forum) throw new Error(`${address} is taken for ${id}`);
	return found.site({url: new URL(address), root});
}

const inFolder = (folder: string) => (origin: URL) => `${origin.origin}/${folder}`;
const boards = forums.map(({id}) => String(id)).filter(id => !ALONE.includes(id));
/** What a board is called must not hang on the page that is read. */
const pages = boards.flatMap(forum =>
	casesOf(forum)
		.filter(name => name !== 'hostile')
		.map(name => [forum, name] as const),
);

describe('two boards under one host stay apart', () => {
	test.each(pages)('%s, %s', (forum, name) => {
		const here = siteAt(forum, name, ({origin}) => origin);
		const [a, b] = [siteAt(forum, name, inFolder('a/forum')), siteAt(forum, name, inFolder('b/forum'))];
		const rest = here.replace(/^[^/]*/, '');
		const hostname = new URL(saved(forum, name).url).hostname.replace(/^www\./, '');
		expect([a, b]).toEqual([`${hostname}/a/forum${rest}`, `${hostname}/b/forum${rest}`]);
	});
});

describe('one board has one name, whatever way leads to it', () => {
	test.each(forums.map(({id}) => String(id)).filter(id => !['plain', 'rpol'].includes(id)))('%s', forum => {
		const name = casesOf(forum).find(one => one.endsWith('thread'))!;
		const here = siteAt(forum, name, ({origin}) => origin);
		expect(siteAt(forum, name, ({hostname}) => `http://${hostname}`)).toBe(here);
		expect(siteAt(forum, name, ({hostname}) => `https://www.${hostname}`)).toBe(here);
		expect(siteAt(forum, name, ({hostname}) => `https://${hostname}:8443`)).toBe(here.replace(/^[^/]*/, host => `${host}:8443`));
	});
});
