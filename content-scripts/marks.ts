import {askedOf} from '../src/seal/called';
import type {Found} from '../src/seal/roll-string';
import type {Verdict} from '../src/seal/verdict';
import {anchorOf, type PostId} from '../src/shared/ids';
import {markWords} from '../src/shared/words/badge';
import {complain} from './complain';
import {type Board, drop, openBoard, readBoard} from './marks-board';
import {judgeOf} from './marks-judge';
import {sheafOf} from './marks-lead';
import {openNearness} from './marks-near';
import {hearMarks} from './marks-open';
import {ownIn, seenIn} from './marks-read';
import {setMarks} from './marks-set';
import {isEmpty, isReceipt, roundsOf, type Sheaf} from './marks-sheaf';
import {faceNow, showVerdict} from './marks-show';
import {keepTime} from './marks-wait';
import type {Visit} from './ports';
import {inFrames, inSlices} from './reading';
import type {Changes, Watch} from './watch';

/** The marks of a visit. `refresh` looks again at every post, or at those that changed. */
export type Marks = {refresh(changes?: Changes): Promise<void>};

// Draws that were kept come at once. Those that must be fetched are not waited for: the marks say meanwhile that they are being checked.
const PATIENCE = 250;
const pause = (milliseconds: number) => new Promise<'late'>(resolve => setTimeout(resolve, milliseconds, 'late'));

/** Marks every roll of the page, and keeps at it for the visit's life. */
export function startMarks(visit: Visit, quietly: Watch['quietly']): Marks {
	const nearness = openNearness(visit.ports.signal, posts => void welcome(board, posts).catch(complain));
	const judge = (only?: (sheaf: Sheaf) => boolean) => judgeBoard(board, only);
	const board: Board = openBoard(visit, quietly, nearness, () => void judge().catch(complain));
	const markNow = (sheaf: Sheaf) => {
		nearness.bring([sheaf.element]);
		if (sheaf.hosts.length === 0) showSheaf(board, sheaf, judgeSheaf(board, sheaf));
	};
	hearMarks(board, judge, markNow);
	keepTime(board, judge);
	visit.ports.signal.addEventListener('abort', () => {
		for (const sheaf of board.sheaves.values()) drop(board, sheaf);
	});
	// One look after the other: each starts from what the last one left.
	let last = Promise.resolve();
	const refresh = (changes?: Changes) => {
		last = last.then(() => look(board, changes)).catch(complain);
		return last;
	};
	return {refresh};
}

async function look(board: Board, changes?: Changes): Promise<void> {
	if (!(await readBoard(board, changes)) || [...board.sheaves.values()].every(isEmpty)) return;
	void noteCalls(board).catch(complain);
	const known = Promise.all([
		remember(board),
		fetchDraws(board),
		loadOpposed(board).catch(complain),
		readQuotes(board).catch(complain),
	]);
	const late = await Promise.race([known, pause(PATIENCE)]);
	// Posts that came near until now are among those judged here; from now on each is welcomed.
	board.isOpen = true;
	await judgeBoard(board);
	if (late !== 'late') return;
	await known;
	await judgeBoard(board);
}

/** Tells the memory what stands here, and learns what stood here first. Without it the marks say less, but no more. */
async function remember(board: Board): Promise<void> {
	const {forum, page, ports} = board.visit;
	const fresh = [...board.sheaves.values()].filter(({noted, read}) => !noted && hasRolls(read.found) && isPost(read.post));
	for (const sheaf of fresh) sheaf.noted = true;
	const isMine = ownIn(board.visit);
	const [now, thread] = [ports.now(), forum.readThread(page)?.id];
	await board.sights.note(new Map(fresh.map(({read}) => [read.post.id, read])), read =>
		seenIn(read, now, thread, isMine(read.post)),
	);
	if (fresh.some(({read: {post}}) => isMine(post) && isWithoutZone(post))) await learnZone(board);
}

const isWithoutZone = ({time}: Sheaf['read']['post']): boolean => time?.kind === 'floating' || time?.kind === 'remembered';

/** One's own post may just have told the board's zone: then all is read anew in it. */
async function learnZone(board: Board): Promise<void> {
	const {forum, page, ports} = board.visit;
	const {known} = ports.reader;
	const {zone} = await ports.ask('site/get', {site: forum.site(page)});
	if (!known || JSON.stringify(zone) === JSON.stringify(known.zone)) return;
	known.zone = zone;
	await readBoard(board);
}

/** Rolls that are asked of the user are kept until he answers; what does so is loaded where one stands. */
async function noteCalls({visit, sheaves}: Board): Promise<void> {
	const reads = [...sheaves.values()].map(({read}) => read).filter(({found}) => found.some(isOfCalls));
	if (reads.length > 0) await (await visit.ports.loadCalls?.())?.noteCalls(visit, reads);
}

const isOfCalls = ({string}: Found) => string.kind === 'roll' && (string.mode === 'q' || askedOf(string) !== undefined);

const hasRolls = (found: readonly Found[]) => found.some(({string}) => string.kind === 'roll');
/** A private message may bear the number of a post. */
const isPost = ({id, anchor}: Sheaf['read']['post']) => anchor === anchorOf(id);

async function fetchDraws(board: Board): Promise<void> {
	await readReceipts(board).catch(complain);
	await board.draws.want([...board.sheaves.values()].flatMap(roundsOf)).catch(complain);
}

/** What the page's own receipts tell need not be asked of any relay. What verifies them is loaded where there are some. */
async function readReceipts(board: Board): Promise<void> {
	const posts = Array.from(board.sheaves.values(), ({read}) => read.found);
	if (!posts.some(found => found.some(({string}) => string.kind === 'receipt'))) return;
	board.receipts ??= (await board.visit.ports.loadReceipts()).startReceipts(board.visit);
	await board.draws.want(await board.receipts.check(posts), true);
}

/** What holds quotations against the posts that they name is loaded where there are some. */
async function readQuotes(board: Board): Promise<void> {
	if (![...board.sheaves.values()].some(({read}) => read.cited.length > 0)) return;
	board.quotes ??= (await board.visit.ports.loadQuotes?.())?.startQuotes(board);
	await board.quotes?.look();
}

/** What judges opposed rolls is loaded where there are some. */
async function loadOpposed(board: Board): Promise<void> {
	const has = [...board.sheaves.values()].some(({read}) => read.found.some(isOpposed));
	if (has) board.opposed ??= await board.visit.ports.loadOpposed();
}

const isOpposed = ({string}: Found) => string.kind === 'roll' && string.riders.some(({letter}) => letter === 's');

/** Judges the posts near the screen, or some of them, and shows what came out. All are judged before any is marked, so that the page is laid out anew less often. */
async function judgeBoard(board: Board, only: (sheaf: Sheaf) => boolean = () => true): Promise<void> {
	const {signal} = board.visit.ports;
	const near = board.outward
		.filter(element => board.nearness.has(element))
		.flatMap(element => board.sheaves.get(element) ?? [])
		.filter(sheaf => !isEmpty(sheaf) && only(sheaf));
	const verdicts = new Map<Sheaf, Verdicts>();
	await inSlices(near, signal, sheaf => verdicts.set(sheaf, judgeSheaf(board, sheaf)));
	await inFrames(verdicts, signal, ([sheaf, verdict]) => showSheaf(board, sheaf, verdict));
}

/** By where the string starts in the post's text. */
type Verdicts = ReadonlyMap<number, Verdict>;

function judgeSheaf(board: Board, {read}: Sheaf): Verdicts {
	board.court ??= judgeOf({
		posts: board.order.map(element => board.sheaves.get(element)?.read),
		first: board.first,
		before: board.before,
		now: board.visit.ports.now,
		draw: board.draws.get,
		seen: board.sights.get,
		opposed: () => board.opposed,
	});
	const heard = board.court(read).filter(({found}) => !hangsOnMemory(board, read, found));
	return new Map(heard.map(({found, verdict}) => [found.start, verdict]));
}

/** Before the memory has answered, a verdict might say "fair" of a roll that was seen before its draw, or of one that has changed since: the mark says that it is being checked. A citation hangs on the post that it names. */
const hangsOnMemory = ({sights}: Board, {post}: Sheaf['read'], {string}: Found): boolean =>
	sights.isAsked(post.anchor) || (string.kind === 'roll' && string.anchor !== undefined && sights.isAsked(string.anchor));

/** Posts came near: they are judged by what is known, and again if their draws had not been asked for before. */
async function welcome(board: Board, posts: readonly Element[]): Promise<void> {
	if (!board.isOpen) return;
	const sheaves = new Set(posts.flatMap(post => board.sheaves.get(post) ?? []));
	const isOneOf = (sheaf: Sheaf) => sheaves.has(sheaf);
	await judgeBoard(board, isOneOf);
	if (await board.draws.want([...sheaves].flatMap(roundsOf))) await judgeBoard(board, isOneOf);
}

function showSheaf(board: Board, sheaf: Sheaf, verdicts: Verdicts): void {
	const {page, ports} = board.visit;
	if (sheaf.hosts.length === 0) {
		const sourceAt = (post: PostId) => sheafOf(board, post)?.read;
		const setting = {page: page.root, tone: board.tone ?? 'light', lang: ports.lang, entries: board.entries, sourceAt} as const;
		const faceOf = (found: Found) => {
			const verdict = verdicts.get(found.start);
			return verdict
				? faceNow(board, verdict, {found, sheaf})
				: ({shape: 'unchecked', name: markWords[ports.lang].checking} as const);
		};
		board.quietly(() => setMarks(sheaf, setting, faceOf));
	}
	for (const entry of sheaf.entries) {
		const verdict = entry.cited ? undefined : verdicts.get(entry.found.start);
		if (verdict) showVerdict(board, entry, verdict);
		else if (entry.cited) board.quotes?.show(entry);
		else if (isReceipt(entry)) board.receipts?.show(entry);
	}
}
