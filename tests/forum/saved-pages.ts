import {readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {JSDOM} from 'jsdom';
import {bundled, type EditorName, packaged} from './editor-pages';
import {isRich, type RichDress, richlyDressed} from './rich-dress';

/** One form that was sent: where to, and what source text would be stored. */
export type Sent = {readonly path: string; readonly fields: Readonly<Record<string, string>>};

export type Pages = {
	readonly url: string;
	/** Address on this server of each saved page, by its case. */
	readonly cases: Readonly<Record<string, string>>;
	/** Forms sent so far, in order. */
	readonly sent: Sent[];
	close(): Promise<void>;
};

/** How the field of a reply page is dressed: as saved, as when the editor's script did not load, with the real SCEditor in one of its modes, or with another rich editor. */
export type Dress = 'as-saved' | 'bare' | 'wysiwyg' | 'source' | RichDress;

/** What a server adds to its pages: headers, such as a policy for scripts and styles, and a script at the end of each page; the field that a rich editor is laid over. */
export type Extras = {readonly headers?: Readonly<Record<string, string>>; readonly script?: string; readonly field?: string};

const SHELF = 'tests/pages';
const EDITOR = 'node_modules/sceditor/minified';
const assets: Readonly<Record<string, readonly [file: string, type: string]>> = {
	'/sceditor/sceditor.js': [`${EDITOR}/sceditor.min.js`, 'text/javascript'],
	'/sceditor/bbcode.js': [`${EDITOR}/formats/bbcode.js`, 'text/javascript'],
	'/sceditor/content.css': [`${EDITOR}/themes/content/default.min.css`, 'text/css'],
	'/sceditor/theme.css': [`${EDITOR}/themes/default.min.css`, 'text/css'],
};

/** `behind`: as in its first versions, which set their box behind the field. */
const start = (dress: Dress, behind: boolean): string => `
const field = document.querySelector('textarea[name=message], textarea#message, textarea#quickReply');
sceditor.create(field, {format: 'bbcode', style: '/sceditor/content.css', emoticonsEnabled: false, startInSourceMode: ${dress === 'source'}});
if (${dress === 'source'}) sceditor.instance(field).sourceMode(true);
if (${behind}) field.previousElementSibling.before(field);
document.documentElement.dataset.editor = 'ready';
`;

/** A saved page with what an editor left in it taken out and the real editor started. */
function dressed(html: string, dress: Dress, field: string): string {
	if (dress === 'as-saved') return html;
	if (isRich(dress)) return richlyDressed(html, dress, field);
	const page = new JSDOM(html);
	const {document} = page.window;
	const behind = document.querySelector('textarea + .sceditor-container') !== null;
	for (const saved of document.querySelectorAll('.sceditor-container')) saved.remove();
	for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea')) field.style.display = '';
	if (dress === 'bare') return page.serialize();
	const sheet = document.createElement('link');
	Object.assign(sheet, {rel: 'stylesheet', href: '/sceditor/theme.css'});
	document.head.append(sheet);
	for (const src of ['/sceditor/sceditor.js', '/sceditor/bbcode.js'])
		document.body.append(Object.assign(document.createElement('script'), {src}));
	document.body.append(Object.assign(document.createElement('script'), {textContent: start(dress, behind)}));
	return page.serialize();
}

/** A page served from disk: its text is where it stands, its address on a forum is in expected.json. */
type Saved = {readonly name: string; readonly origin: string; readonly path: string; readonly file: string};

function savedPages(forum: string, cases: readonly string[]): readonly Saved[] {
	return cases.map(name => {
		const file = `${SHELF}/${forum}/${name}/page.html`;
		const url = new URL(JSON.parse(readFileSync(`${SHELF}/${forum}/${name}/expected.json`, 'utf8')).url);
		return {name, origin: url.origin, path: url.pathname + url.search, file};
	});
}

async function fieldsOf(request: http.IncomingMessage): Promise<Record<string, string>> {
	const pieces: Buffer[] = [];
	for await (const piece of request) pieces.push(piece as Buffer);
	const body = Buffer.concat(pieces);
	const type = request.headers['content-type'] ?? '';
	const form = await new Response(body, {headers: {'content-type': type}}).formData();
	return Object.fromEntries(Array.from(form, ([name, value]) => [name, String(value)]));
}

/** A file of a rich editor's package, or its module put together. */
async function editorFile(path: string): Promise<{readonly type: string; readonly body: string | Buffer} | undefined> {
	const [, folder, ...rest] = new URL(path, 'http://forum.example').pathname.split('/');
	const file = folder === 'packages' ? packaged(rest.join('/')) : undefined;
	if (file) return {type: `${file.type}; charset=utf-8`, body: file.bytes};
	const module = folder === 'modules' ? rest[0]?.replace(/\.js$/, '') : undefined;
	return module === undefined ? undefined : {type: 'text/javascript; charset=utf-8', body: await bundled(module as EditorName)};
}

/** Scripts that a page had from other hosts are not asked for: a browser waits for each before it is done with the page. */
const OWN_SCRIPTS = {'content-security-policy': "script-src 'self' 'unsafe-inline'"};

/** Serves saved pages of one forum on 127.0.0.1, each at the path it had, and keeps what their forms send. Of cases with one address the first is served. */
export async function startPages(
	forum: string,
	cases: readonly string[],
	dress: Dress = 'as-saved',
	{headers = OWN_SCRIPTS, script, field = 'textarea'}: Extras = {},
): Promise<Pages> {
	const scripted = (html: string) => (script ? html.replace('</body>', () => `<script>${script}</script></body>`) : html);
	const saved = savedPages(forum, cases);
	const sent: Sent[] = [];
	const server = http.createServer(async (request, response) => {
		const path = request.url ?? '/';
		const asset = assets[path];
		if (asset) return void response.writeHead(200, {'content-type': asset[1]}).end(readFileSync(asset[0]));
		const file = await editorFile(path);
		if (file) return void response.writeHead(200, {'content-type': file.type}).end(file.body);
		if (request.method === 'POST') {
			sent.push({path, fields: await fieldsOf(request)});
			return void response
				.writeHead(200, {'content-type': 'text/html'})
				.end('<!doctype html><title>Stored</title><p id="stored">Stored.</p>');
		}
		const page = saved.find(other => other.path === path);
		if (!page) return void response.writeHead(404, {'content-type': 'text/plain'}).end('Not saved');
		response
			.writeHead(200, {...headers, 'content-type': 'text/html; charset=utf-8'})
			.end(scripted(dressed(readFileSync(page.file, 'utf8').replaceAll(page.origin, ''), dress, field)));
	});
	await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		url,
		cases: Object.fromEntries(saved.map(({name, path}) => [name, url + path])),
		sent,
		close: () => {
			server.closeAllConnections();
			return new Promise(done => server.close(() => done()));
		},
	};
}
