import {JSDOM} from 'jsdom';
import {type AuditThread, auditAll, openThreads, type Report} from '../../src/audit/audit';
import {gather} from '../../src/audit/gather';
import {forumFor} from '../../src/forums';
import {drawTime} from '../../src/seal/draws';
import type {Draw} from '../../src/seal/judged';
import {anchorOf, site} from '../../src/shared/ids';
import {readNote} from '../../src/store/decide-seen';
import {emptyShelves, mapMemory} from '../../src/store/map';
import type {GatheredPage, GatheredPost} from '../../src/wire/gathered';
import {type Forum, startForum} from './forum';

const TOPIC = 1;
const PER_PAGE = 10;
/** 21:33 on 22 August 2026; a roll that is sealed then falls at 21:35. */
export const START = Date.UTC(2026, 7, 22, 21, 33);
export const MINUTE = 60_000;

/** What the draw of a round is, in every test the same. */
const randomnessOf = (round: number): string => String(round).padStart(64, '7');
const fallen =
	(now: number) =>
	(round: number): Draw =>
		drawTime(round) <= now ? {state: 'known', randomness: randomnessOf(round)} : {state: 'waiting'};

/** Somebody with the extension: what he saw stays in his own memory. */
export type Reader = {
	/** Opens every page of the thread, as a browser does that shows marks. */
	look(): Promise<void>;
	/** Reads the thread and judges it, a day later unless told otherwise. `draw`: what the relays say, where they do not say the truth. */
	audit(more?: {readonly now?: number; readonly draw?: (round: number) => Draw}): Promise<Report>;
};

/** The demo board with its clock in our hands and its people at their keyboards: posts are sent, changed and deleted by its own forms. */
export async function openPlay() {
	let clock = START;
	const forum: Forum = await startForum({
		now: () => clock,
		perPage: PER_PAGE,
		seed: board => void board.addTopic('Les quais de nuit'),
	});
	const read = () => readPages(forum, clock);
	return {
		forum,
		close: forum.close,
		/** Minutes after 21:33. */
		at(minutes: number) {
			clock = START + minutes * MINUTE;
		},
		as: (name: string) => member(forum, name),
		reader: (): Reader => readerOf(forum.url, read),
		page: read,
	};
}

export type Play = Awaited<ReturnType<typeof openPlay>>;

function member({url, board}: Forum, name: string) {
	const account = board.accounts.find(one => one.name === name)!;
	const send = async (query: string, form: Readonly<Record<string, string>>): Promise<number> => {
		const answer = await fetch(`${url}/posting.php?${query}`, {
			method: 'POST',
			redirect: 'manual',
			headers: {cookie: `phpbb3_demo_u=${account.id}`, 'content-type': 'application/x-www-form-urlencoded'},
			body: new URLSearchParams(form),
		});
		if (answer.status !== 302) throw new Error(`The board refused: ${answer.status}`);
		return Number(/p=(\d+)/.exec(answer.headers.get('location') ?? '')?.[1]);
	};
	return {
		post: (message: string) => send(`mode=reply&t=${TOPIC}`, {post: '1', subject: 'Re', message}),
		edit: (id: number, message: string) => send(`mode=edit&p=${id}`, {post: '1', subject: 'Re', message}),
		delete: (id: number) => send(`mode=delete&p=${id}`, {confirm: '1'}),
		/** What the button that quotes puts into the editor. */
		async quoteOf(id: number) {
			const page = await fetch(`${url}/posting.php?mode=quote&p=${id}`, {headers: {cookie: `phpbb3_demo_u=${account.id}`}});
			return new JSDOM(await page.text()).window.document.querySelector('textarea')?.value ?? '';
		},
	};
}

/** All pages of the topic as the board serves them to a guest, read by its forum's own file. */
async function readPages({url}: Forum, now: number): Promise<AuditThread> {
	const read: GatheredPage[] = [];
	let pages = 1;
	for (let page = 1; page <= pages; page += 1) {
		const address = new URL(`${url}/viewtopic.php?t=${TOPIC}&start=${(page - 1) * PER_PAGE}`);
		const {document} = new JSDOM(await (await fetch(address)).text(), {url: address.href}).window;
		const shown = {url: address, root: document};
		const file = forumFor(shown)!;
		pages = file.readThread(shown)?.pages ?? 1;
		const posts = file.readPosts(shown, {now, offsetAt: () => 0});
		read.push({
			page,
			url: address.href,
			at: now,
			posts: posts.map(each => (each.ok ? gather(each.value) : {hole: '?', why: each.error.code})),
		});
	}
	return {site: new URL(url).host, thread: String(TOPIC), pages, read};
}

function readerOf(url: string, read: () => Promise<AuditThread>): Reader {
	const shelves = emptyShelves();
	const memory = mapMemory(shelves);
	const board = site(new URL(url).host);
	const note = async ({read: pages, thread}: AuditThread) => {
		const posts = pages.flatMap(({posts, at}) =>
			posts
				.filter((post): post is GatheredPost => 'id' in post)
				.map(({id, author, authorId, strings}) => ({
					post: id,
					author,
					thread,
					at,
					rolls: strings.map(({text, line}) => ({raw: text, line})),
					...(authorId !== undefined && {authorId}),
				})),
		);
		await memory.noteSeen(board, posts);
	};
	return {
		look: async () => note(await read()),
		async audit({now = START + 86_400_000, draw = fallen(now)} = {}) {
			const thread = await read();
			const noted = [...shelves.seen.values()].flatMap(stored => {
				const known = readNote(stored);
				return known.ok ? [known.value] : [];
			});
			const notes = new Map(noted.map(one => [anchorOf(one.first.post), one]));
			return auditAll(openThreads([thread]), {now, draw, note: anchor => notes.get(anchor), noted, stood: []});
		},
	};
}
