import {gather} from '../src/audit/gather';
import type {Thread} from '../src/forums/forum';
import {findStrings} from '../src/seal/find';
import type {Result} from '../src/shared/result';
import type {AuditHead, AuditTrouble, ThreadKey} from '../src/wire/audits';
import type {GatheredHole, GatheredPage, GatheredPost} from '../src/wire/gathered';
import type {SeenPost} from '../src/wire/records';
import {sourceOf, type ThreadPiece, type ThreadSource} from './audit-source';
import {sightsFor} from './marks-memory';
import type {Visit} from './ports';
import {inSlices} from './reading';
import {PAUSE, pause} from './thread-pieces';

/** How a reading ended. `page`: the one that could not be had. */
export type Ending =
	| {readonly state: 'done'}
	| {readonly state: 'stopped'}
	| {readonly state: 'failed'; readonly why: AuditTrouble; readonly page: number};

/** Told before each page. */
export type OnPage = (page: number, pages: number) => void;

/** Tries again after so many milliseconds; then the page cannot be had. */
const RETRIES = [1000, 4000];
const PASSING: readonly AuditTrouble[] = ['network', 'time-out', 'refused'];

/** The thread that an audit is of. A thread without a number is told by the address of its first page. */
export function keyOf({forum, page}: Visit, thread: Thread): ThreadKey {
	const {pathname, search} = thread.pageUrl(1) ?? page.url;
	return {site: forum.site(page), thread: thread.id ?? `${pathname}${search}`.slice(0, 300)};
}

function headOf(visit: Visit, thread: Thread): AuditHead {
	const {forum, page, ports} = visit;
	const now = ports.now();
	return {
		...keyOf(visit, thread),
		title: thread.title,
		url: (thread.pageUrl(1) ?? page.url).href,
		forum: forum.name,
		markup: forum.markup.kind,
		pages: Math.max(1, thread.pages),
		begun: now,
		at: now,
		state: 'reading',
	};
}

/** Reads a thread page by page and has each kept as it comes, so that nothing is lost of what was read. Goes on where an earlier reading was broken off. */
export async function readThread(visit: Visit, thread: Thread, onPage: OnPage, signal: AbortSignal): Promise<Ending> {
	const {ask} = visit.ports;
	const head = headOf(visit, thread);
	const key = keyOf(visit, thread);
	const begun = await ask('audit/begin', {head});
	if (!begun.ok) return {state: 'failed', why: 'store', page: 1};
	const ended = await readOn(
		{visit, key, source: sourceOf(visit, thread), onPage, signal},
		new Set(begun.value.read),
		head.pages,
	);
	const {shifted, ahead, ...ending} = ended;
	await ask('audit/end', {
		...key,
		state: ending.state,
		...(ending.state === 'failed' && {why: ending.why, last: ending.page}),
		...(shifted && {shifted}),
		...(Number.isFinite(ahead) && {ahead: Math.round(ahead / 1000)}),
	});
	return ending;
}

/** What a reading tells beside its end. `shifted`: posts came or went under it. `ahead`: of the forum's clock, in milliseconds; not finite where unknown. */
type Ended = Ending & {readonly shifted: boolean; readonly ahead: number};

type Reading = {
	readonly visit: Visit;
	readonly key: ThreadKey;
	readonly source: ThreadSource;
	readonly onPage: OnPage;
	readonly signal: AbortSignal;
};

async function readOn(reading: Reading, before: ReadonlySet<number>, told: number): Promise<Ended> {
	const {visit, key, onPage, signal} = reading;
	const met = new Set<string>();
	let have = before;
	let pages = told;
	let shifted = false;
	let again = false;
	let ahead = -Infinity;
	for (let n = 1; ; n += 1) {
		if (n > pages) {
			if (shifted || !(await isMoved(reading))) return {state: 'done', shifted, ahead};
			// Once: a thread that moves all the time is not to be read for ever.
			if (again) return {state: 'done', shifted: true, ahead};
			again = true;
			have = new Set();
			met.clear();
			[n, pages] = [1, 1];
		}
		// The last page at hand may have grown since, or other posts may stand there now.
		if (have.has(n) && have.has(n + 1)) continue;
		if (signal.aborted) return {state: 'stopped', shifted, ahead};
		onPage(n, pages);
		const piece = await fetchPatiently(reading, n);
		if (signal.aborted) return {state: 'stopped', shifted, ahead};
		if (!piece.ok) return {state: 'failed', why: piece.error, page: n, shifted, ahead};
		const {page, pages: now} = piece.value;
		// What came out of a cache on the way is older than the clock.
		if (piece.value.ahead > ahead) ahead = piece.value.ahead;
		// Posts were taken away while we read: the thread ends before this page.
		if (page !== n && now < n) return {state: 'done', shifted: true, ahead};
		if (page !== n) return {state: 'failed', why: 'not-a-page', page: n, shifted, ahead};
		const gathered = await gatherPage(visit, piece.value, signal);
		if (have.has(n) && !(await isAsBefore(visit, key, gathered))) {
			// What was read before this page no longer stands where it stood.
			have = new Set();
			n = 0;
			continue;
		}
		if (now < pages || isMetAgain(gathered, met)) shifted = true;
		pages = Math.max(1, now);
		await note(visit, key, gathered);
		const kept = await visit.ports.ask('audit/keep', {...key, page: gathered, pages});
		if (!kept.ok) return {state: 'failed', why: 'store', page: n, shifted, ahead};
		if (kept.value.stop) return {state: 'stopped', shifted, ahead};
	}
}

/** Whether a page on which a post seems to be gone shows others by now than when it was read: the thread moved meanwhile. */
async function isMoved(reading: Reading): Promise<boolean> {
	const {visit, key, signal} = reading;
	for (const n of await visit.ports.ask('audit/doubtful', key)) {
		const piece = await fetchPatiently(reading, n);
		if (signal.aborted || !piece.ok || piece.value.page !== n) return false;
		const now = await gatherPage(visit, piece.value, signal);
		if (idsOn(now).join() !== (await idsBefore(visit, key, n))?.join()) return true;
	}
	return false;
}

async function fetchPatiently({source, signal}: Reading, n: number): Promise<Result<ThreadPiece, AuditTrouble>> {
	await pause(PAUSE, signal);
	let piece = await source(n, signal);
	for (const wait of RETRIES) {
		if (piece.ok || signal.aborted || !PASSING.includes(piece.error)) break;
		await pause(wait, signal);
		piece = await source(n, signal);
	}
	return piece;
}

async function gatherPage({ports}: Visit, {page, url, posts}: ThreadPiece, signal: AbortSignal): Promise<GatheredPage> {
	const gathered: (GatheredPost | GatheredHole)[] = [];
	await inSlices(posts, signal, post =>
		gathered.push(post.ok ? gather(post.value) : {hole: 'post' in post.error ? post.error.post : '?', why: post.error.code}),
	);
	return {page, url, at: ports.now(), posts: gathered};
}

const isWhole = (post: GatheredPost | GatheredHole): post is GatheredPost => !('hole' in post);

const idsOn = ({posts}: GatheredPage): readonly string[] => posts.filter(isWhole).map(({id}) => id);

/** The posts that stood on a page when it was read. */
async function idsBefore({ports}: Visit, key: ThreadKey, page: number): Promise<readonly string[] | undefined> {
	const [before] = await ports.ask('audit/pages', {...key, from: page, most: 1});
	return before?.page === page ? idsOn(before) : undefined;
}

/** Whether the posts that stood on a page when it was read still stand there; more may have come. */
async function isAsBefore(visit: Visit, key: ThreadKey, now: GatheredPage): Promise<boolean> {
	const before = await idsBefore(visit, key, now.page);
	const ids = idsOn(now);
	return before?.every((id, place) => ids[place] === id) === true;
}

/** A post that was told on an earlier page: something moved in between. */
function isMetAgain(page: GatheredPage, met: Set<string>): boolean {
	const ids = idsOn(page);
	const again = ids.some(id => met.has(id));
	for (const id of ids) met.add(id);
	return again;
}

/** Tells the memory what stands here: what is gone or changed at the next audit is found by it. */
async function note({forum, page, ports}: Visit, {thread}: ThreadKey, {posts, at}: GatheredPage): Promise<void> {
	const seen = posts.filter(isWhole).filter(({anchor}) => anchor[0] !== 'm');
	const byId = new Map(seen.map(post => [post.id, post]));
	await sightsFor(ports.ask, forum.site(page)).note(byId, post => seenIn(post, thread, at));
}

const seenIn = ({id, author, authorId, strings}: GatheredPost, thread: string, at: number): SeenPost => ({
	post: id,
	author,
	thread,
	rolls: strings.filter(({text}) => findStrings(text, 1)[0]?.string.kind === 'roll').map(({text, line}) => ({raw: text, line})),
	at,
	...(authorId !== undefined && {authorId}),
});
