import type {Editor, Page, Thread, ThreadData} from '../src/forums/forum';
import type {FindTurn, InstantProblem, InstantTurn} from '../src/panel/turn';
import {nextTurn, type TurnProblem, type TurnThread} from '../src/seal/turn';
import type {MemberId} from '../src/shared/ids';
import {never} from '../src/shared/never';
import {fail, ok, type Result} from '../src/shared/result';
import {fetchPage} from './fetch-page';
import type {Visit} from './ports';
import {dataOf, type Pieces, type Progress, pageOf, pagesOf} from './thread-pieces';
import {postsBefore, type TurnPage, withoutHoles, withoutRepeats} from './turn-posts';

/** Pages that are fetched for one turn, at most. A player who wrote nothing on so many seals his roll. */
export const MOST_PAGES = 20;
/** A thread from its end: the last piece, and where those before it are had. */
type Tail = {readonly last: TurnPage; readonly before: Pieces};

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

	const tail = await (visit.forum.data
		? lastData(visit, visit.forum.data, editor, progress, signal)
		: lastPage(visit, editor, progress, signal));
	return tail.ok ? walkBack(editor, member.id, tail.value) : tail;
}

async function walkBack(
	editor: Editor,
	member: MemberId,
	{last, before: pieces}: Tail,
): Promise<Result<InstantTurn, InstantProblem>> {
	let posts = last;
	for (let page = pieces.pieces; ; page--) {
		const before = postsBefore(posts, editor);
		const whole = before && withoutHoles(before);
		if (before && !whole) return fail({code: 'instant/unread', page});
		const turn = whole && turnIn({posts: whole, complete: page === 1}, member);
		if (turn?.ok) return turn;
		if (turn && turn.error.code !== 'turn/earlier-pages') return fail(reasonOf(turn.error));
		if (page === 1) return fail({code: 'instant/unread', page});
		if (pieces.pieces - page >= MOST_PAGES) return fail({code: 'instant/too-long', pages: MOST_PAGES});

		const earlier = await pieces.at(page - 1);
		if (earlier === undefined) return fail({code: 'instant/unread', page: page - 1});
		posts = [...withoutRepeats(earlier, posts), ...posts];
	}
}

/** The turn of who writes after these posts, and the number that a roll without a draw would take in it. */
function turnIn(thread: TurnThread, roller: MemberId): Result<InstantTurn, TurnProblem> {
	const turn = nextTurn(thread, roller);
	const offline = nextTurn(thread, roller, 'o');
	if (!turn.ok) return turn;
	if (!offline.ok) return offline;
	const {anchor, index, round} = turn.value;
	return ok({anchor, index, round: round!, roller, offline: offline.value.index});
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
): Promise<Result<Tail, InstantProblem>> {
	const here =
		read(visit, visit.page) ?? (editor.threadUrl && read(visit, await fetchPage(editor.threadUrl, visit.page, signal)));
	if (here === undefined) return fail(editor.threadUrl ? {code: 'instant/unread', page: 1} : {code: 'instant/no-thread'});
	const {page, pages} = here.thread;
	if (page >= pages) return ok(tailOf(visit, here, progress, signal));

	progress(pages, pages);
	const url = here.thread.pageUrl(pages);
	const last = url && read(visit, await fetchPage(url, visit.page, signal));
	return last && last.thread.page >= last.thread.pages
		? ok(tailOf(visit, last, progress, signal))
		: fail({code: 'instant/unread', page: pages});
}

type Read = {readonly page: Page; readonly thread: Thread};

function read(visit: Visit, page: Page | undefined): Read | undefined {
	const thread = page && visit.forum.readThread(page);
	return page && thread && {page, thread};
}

const tailOf = (visit: Visit, {page, thread}: Read, progress: Progress, signal: AbortSignal): Tail => ({
	last: pageOf(visit, page),
	before: pagesOf(visit, thread, progress, signal),
});

/** The same from the forum's own data. */
async function lastData(
	visit: Visit,
	data: ThreadData,
	editor: Editor,
	progress: Progress,
	signal: AbortSignal,
): Promise<Result<Tail, InstantProblem>> {
	const of = editor.threadUrl ?? visit.page.url;
	if (data.url(of, visit.page, 1) === undefined) return fail({code: 'instant/no-thread'});
	const before = await dataOf(visit, data, of, progress, signal);
	const last = before && (await before.at(before.pieces));
	return before && last ? ok({last, before}) : fail({code: 'instant/unread', page: before?.pieces ?? 1});
}
