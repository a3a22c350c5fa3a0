import type {Editor, Page, Thread} from '../src/forums/forum';
import type {FindTurn, InstantProblem, InstantTurn} from '../src/panel/turn';
import {nextTurn, type TurnProblem} from '../src/seal/turn';
import type {MemberId} from '../src/shared/ids';
import {never} from '../src/shared/never';
import {fail, ok, type Result} from '../src/shared/result';
import {fetchPage} from './fetch-page';
import type {Visit} from './ports';
import {postsBefore, type TurnPage, turnPage, withoutHoles} from './turn-posts';

/** Pages that are fetched for one turn, at most. A player who wrote nothing on so many seals his roll. */
export const MOST_PAGES = 20;
/** Between two pages, in milliseconds: a forum is not to feel that it is read. */
const PAUSE = 250;

type Progress = (page: number, pages: number) => void;
type Read = {readonly page: Page; readonly thread: Thread};

// Pages before the last stand still; they are read once a visit. By address of the thread, then by page.
const shelves = new WeakMap<Visit, Map<string, TurnPage>>();

/** How the panel finds the turn of the member who writes in this editor: the thread is read backward from its end, one page at a time. */
export const turnFinder =
	(visit: Visit, editor: Editor): FindTurn =>
	async (progress, signal) => {
		const found = await findTurn(visit, editor, progress, signal);
		return signal.aborted ? fail({code: 'instant/stopped'}) : found;
	};

async function findTurn(
	visit: Visit,
	editor: Editor,
	progress: Progress,
	signal: AbortSignal,
): Promise<Result<InstantTurn, InstantProblem>> {
	if (editor.use === 'new-topic' || editor.use === 'message') return fail({code: 'instant/no-thread'});
	if (editor.use === 'unknown' && editor.threadUrl === undefined) return fail({code: 'instant/unknown-forum'});
	const member = visit.forum.readMember(visit.page);
	if (member === undefined) return fail({code: 'instant/logged-out'});
	if (member.id === undefined) return fail({code: 'instant/no-author'});

	const last = await lastPage(visit, editor, progress, signal);
	return last.ok ? walkBack(visit, editor, member.id, last.value, progress, signal) : last;
}

async function walkBack(
	visit: Visit,
	editor: Editor,
	member: MemberId,
	last: Read,
	progress: Progress,
	signal: AbortSignal,
): Promise<Result<InstantTurn, InstantProblem>> {
	const {pages} = last.thread;
	let posts: TurnPage = pageOf(visit, last.page);
	for (let page = pages; ; page--) {
		const before = postsBefore(posts, editor);
		const whole = before && withoutHoles(before);
		if (before && !whole) return fail({code: 'instant/unread', page});
		const turn = whole && nextTurn({posts: whole, complete: page === 1}, member);
		if (turn?.ok) return ok({anchor: turn.value.anchor, index: turn.value.index, round: turn.value.round!, roller: member});
		if (turn && turn.error.code !== 'turn/earlier-pages') return fail(reasonOf(turn.error));
		if (page === 1) return fail({code: 'instant/unread', page});
		if (pages - page >= MOST_PAGES) return fail({code: 'instant/too-long', pages: MOST_PAGES});

		const earlier = await pageAt(visit, last.thread, page - 1, progress, signal);
		if (earlier === undefined) return fail({code: 'instant/unread', page: page - 1});
		posts = [...earlier, ...posts];
	}
}

function reasonOf(problem: TurnProblem): InstantProblem {
	switch (problem.code) {
		case 'turn/no-anchor':
			return {code: 'instant/nobody'};
		case 'turn/no-author':
			return {code: 'instant/no-author'};
		case 'turn/no-time':
			return {code: 'instant/zone'};
		case 'turn/earlier-pages':
			return {code: 'instant/nobody'};
		default:
			return never(problem);
	}
}

/** The thread's last page: the one that is open, or fetched by way of the editor's own address. */
async function lastPage(
	visit: Visit,
	editor: Editor,
	progress: Progress,
	signal: AbortSignal,
): Promise<Result<Read, InstantProblem>> {
	const here =
		read(visit, visit.page) ?? (editor.threadUrl && read(visit, await fetchPage(editor.threadUrl, visit.page, signal)));
	if (here === undefined) return fail(editor.threadUrl ? {code: 'instant/unread', page: 1} : {code: 'instant/no-thread'});
	const {page, pages} = here.thread;
	if (page >= pages) return ok(here);

	progress(pages, pages);
	const url = here.thread.pageUrl(pages);
	const last = url && read(visit, await fetchPage(url, visit.page, signal));
	return last && last.thread.page >= last.thread.pages ? ok(last) : fail({code: 'instant/unread', page: pages});
}

function read(visit: Visit, page: Page | undefined): Read | undefined {
	const thread = page && visit.forum.readThread(page);
	return page && thread && {page, thread};
}

/** Reads one page of the visit's thread, once; undefined if it cannot be had. */
export async function pageAt(
	visit: Visit,
	thread: Thread,
	n: number,
	progress: Progress,
	signal: AbortSignal,
): Promise<TurnPage | undefined> {
	const url = thread.pageUrl(n);
	if (url === undefined) return undefined;
	const shelf = shelves.get(visit) ?? new Map<string, TurnPage>();
	shelves.set(visit, shelf);
	const known = shelf.get(url.href);
	if (known !== undefined) return known;

	progress(n, thread.pages);
	await pause(PAUSE, signal);
	if (signal.aborted) return undefined;
	const page = await fetchPage(url, visit.page, signal);
	if (page === undefined || visit.forum.readThread(page)?.page !== n) return undefined;
	const posts = pageOf(visit, page);
	shelf.set(url.href, posts);
	return posts;
}

const pageOf = ({forum, ports}: Visit, page: Page): TurnPage => turnPage(forum, page, {...ports.reader, now: ports.now()});

const pause = (milliseconds: number, signal: AbortSignal) =>
	new Promise<void>(resolve => {
		const done = () => {
			clearTimeout(timer);
			signal.removeEventListener('abort', done);
			resolve();
		};
		const timer = setTimeout(done, milliseconds);
		signal.addEventListener('abort', done);
	});
