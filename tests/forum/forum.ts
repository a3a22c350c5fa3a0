import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Lang} from '../../src/shared/lang';
import {answerPosting} from './answer-posting';
import type {Html} from './html';
import {type View, wordsOf} from './pages/layout';
import {loginPage, messagePage} from './pages/plain';
import {threadPage} from './pages/thread';
import {topicsPage} from './pages/topics';
import {accounts, seedBoard} from './seed';
import {type Board, openBoard} from './state';
import {style} from './style';

/** What a route may answer: a page, or the way to another, with a cookie set or not. */
export type Answer =
	| {readonly kind: 'page'; readonly page: Html; readonly status?: number}
	| {readonly kind: 'go'; readonly to: string; readonly cookie?: string};

export type Visit = {readonly url: URL; readonly form: URLSearchParams | undefined; readonly view: View};

export type Forum = {
	readonly url: string;
	readonly board: Board;
	/** Milliseconds since 1970, as the board sees them; settable. */
	now: () => number;
	/** Milliseconds that a page is waited for, as on a slow board; settable. */
	delay: number;
	close(): Promise<void>;
};

const PASSWORD = 'osselet';
const MOST_BODY = 2_000_000;

const cookiesOf = (header: string | undefined): ReadonlyMap<string, string> =>
	new Map(
		(header ?? '')
			.split('; ')
			.map(pair => [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1))]),
	);

function account({view, url, form}: Visit): Answer {
	const mode = url.searchParams.get('mode');
	if (mode === 'logout') return {kind: 'go', to: './index.php', cookie: 'phpbb3_demo_u=; Max-Age=0'};
	if (mode === 'lang') return {kind: 'go', to: './index.php', cookie: `lang=${view.lang === 'fr' ? 'en' : 'fr'}`};
	const member = view.board.accounts.find(({name}) => name === form?.get('username'));
	if (member && form?.get('password') === PASSWORD) return {kind: 'go', to: './index.php', cookie: `phpbb3_demo_u=${member.id}`};
	return {kind: 'page', page: loginPage(view, form !== undefined)};
}

function thread({view, url}: Visit): Answer {
	const post = view.board.post(Number(url.searchParams.get('p')));
	const topic = view.board.topics.find(({id}) => id === (post?.topic ?? Number(url.searchParams.get('t'))));
	if (!topic) return {kind: 'page', page: messagePage(view, wordsOf(view).notFound), status: 404};
	const place = post ? view.board.posts(topic.id).indexOf(post) : Number(url.searchParams.get('start') ?? 0);
	return {kind: 'page', page: threadPage(view, topic, Number.isFinite(place) ? place : 0)};
}

const routes: Readonly<Record<string, (visit: Visit) => Answer>> = {
	'/': ({view}) => ({kind: 'page', page: topicsPage(view)}),
	'/index.php': ({view}) => ({kind: 'page', page: topicsPage(view)}),
	'/viewforum.php': ({view}) => ({kind: 'page', page: topicsPage(view)}),
	'/viewtopic.php': thread,
	'/posting.php': answerPosting,
	'/ucp.php': account,
};

async function formOf(request: http.IncomingMessage): Promise<URLSearchParams | undefined> {
	if (request.method !== 'POST') return undefined;
	const pieces: Buffer[] = [];
	let size = 0;
	for await (const piece of request) {
		size += piece.length;
		if (size > MOST_BODY) throw new RangeError('A form longer than the board takes');
		pieces.push(piece as Buffer);
	}
	return new URLSearchParams(Buffer.concat(pieces).toString('utf8'));
}

function send(response: http.ServerResponse, answer: Answer): void {
	if (answer.kind === 'page') {
		response.writeHead(answer.status ?? 200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'});
		response.end(answer.page.html);
		return;
	}
	response.writeHead(302, {
		location: answer.to,
		...(answer.cookie && {'set-cookie': `${answer.cookie}; Path=/; HttpOnly; SameSite=Lax`}),
	});
	response.end();
}

type Options = {
	readonly port?: number;
	readonly now?: () => number;
	/** The board's language, for guests and for members who chose none. */
	readonly lang?: Lang;
	/** Fills the board when it opens; the demo's two topics when left out. */
	readonly seed?: (board: Board, now: number) => void;
	readonly perPage?: number;
};

/** The demo board on 127.0.0.1: phpBB 3.3's structure, our words, everything in memory. */
export async function startForum({
	port = 0,
	now = Date.now,
	lang = 'fr',
	seed = seedBoard,
	perPage = 10,
}: Options = {}): Promise<Forum> {
	const board = openBoard(accounts, () => forum.now());
	const viewOf = (request: http.IncomingMessage): View => {
		const cookies = cookiesOf(request.headers.cookie);
		const member = accounts.find(({id}) => id === Number(cookies.get('phpbb3_demo_u')));
		const chosen = cookies.get('lang');
		return {board, member, lang: chosen === 'fr' || chosen === 'en' ? chosen : (member?.lang ?? lang), perPage, now: forum.now()};
	};
	const server = http.createServer(async (request, response) => {
		try {
			const url = new URL(request.url ?? '/', 'http://board.invalid');
			// A board tells its hour with every answer: the one that it dates its posts by.
			response.setHeader('date', new Date(forum.now()).toUTCString());
			if (url.pathname === '/style.css') return void response.writeHead(200, {'content-type': 'text/css'}).end(style);
			if (forum.delay > 0) await new Promise(done => setTimeout(done, forum.delay));
			const view = viewOf(request);
			const route = routes[url.pathname];
			const missing: Answer = {kind: 'page', page: messagePage(view, wordsOf(view).notFound), status: 404};
			send(response, route ? route({url, form: await formOf(request), view}) : missing);
		} catch (error) {
			response.writeHead(500, {'content-type': 'text/plain'}).end(String(error));
		}
	});
	// A machine that is busy may leave a connection idle for longer than the five seconds after which it would be closed under the next request.
	server.keepAliveTimeout = 120_000;
	const forum: Forum = {
		url: '',
		delay: 0,
		board,
		now,
		close: () => {
			server.closeAllConnections();
			return new Promise(done => server.close(() => done()));
		},
	};
	seed(board, now());
	await new Promise<void>(done => server.listen(port, '127.0.0.1', done));
	return Object.assign(forum, {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`});
}
