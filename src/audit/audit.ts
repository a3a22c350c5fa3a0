import {captionAmong} from '../seal/caption';
import type {PostId} from '../shared/ids';
import type {StoodSheet} from '../sheets/taken';
import type {ReceiptState} from '../wire/draws';
import type {GatheredPage, GatheredPost} from '../wire/gathered';
import type {SeenNote} from '../wire/records';
import {type AuthorReport, Authors} from './authors';
import type {Fact, Finding} from './finding';
import {type AuditWorld, judgePlaced} from './judge';
import {ofAsked} from './of-asked';
import {ofGone, ofMemory} from './of-memory';
import {ofAnswers, ofQuotes, ofWitnesses} from './of-others';
import {ofPost, ofRoll} from './of-rolls';
import {ofSheet} from './of-sheet';
import {type Placed, placePosts, type ThreadPage} from './place';
import {type AuditPost, openPost} from './post';
import {ofReceipts} from './receipts';
import {ofRenumbering} from './renumbered';
import type {AuditRoll} from './roll';
import {ofUnused, turnsIn, type UnusedReport, unusedOf} from './unused';

/** A thread as it was read. */
export type AuditThread = {
	readonly site: string;
	readonly thread: string;
	/** How many pages it has; fewer may have been read. Undefined for a page that shows no thread. */
	readonly pages: number | undefined;
	readonly read: readonly GatheredPage[];
	/** Posts came or went while it was read: what is not among those read may have stood on a page that had been read already. */
	readonly shifted?: boolean;
};

/** A thread opened: its posts in order, and what could not be read. */
export type Opened = {
	readonly placed: readonly Placed<AuditPost>[];
	readonly unread: readonly Finding[];
	/** Every page was read, and none moved meanwhile. */
	readonly whole: boolean;
	/** Whether a post that is not among them is surely not in the thread: every page was read, and nothing on them bears its name and could not be. */
	isGone(post: PostId): boolean;
};

/** Opens threads of one or several boards. `open` reads a post's strings: a door may have done so already, in slices. */
export function openThreads(threads: readonly AuditThread[], open: (post: GatheredPost) => AuditPost = openPost): Opened {
	const unread = threads.flatMap(unreadIn);
	const holes = unread.flatMap(({fact}) => ('hole' in fact ? [fact.hole] : []));
	const whole = holes.length === unread.length && !threads.some(({shifted}) => shifted);
	const placed = placePosts(threads.flatMap(thread => pagesOf(thread, open)));
	const here = new Set(placed.map(({post}) => post.gathered.id));
	return {placed, unread, whole, isGone: post => whole && !here.has(post) && !holes.some(hole => hole.includes(post))};
}

const pagesOf = (
	{site, thread, pages, read}: AuditThread,
	open: (post: GatheredPost) => AuditPost,
): readonly ThreadPage<AuditPost>[] =>
	read.map(({page, posts}) => ({
		site,
		thread,
		page: pages === undefined ? undefined : page,
		posts: posts.map(post => ('hole' in post ? undefined : open(post))),
	}));

function unreadIn({pages = 1, read}: AuditThread): readonly Finding[] {
	const holes = read.flatMap(({page, posts}) =>
		posts.flatMap((post): readonly Fact[] => ('hole' in post ? [{kind: 'unread', page, hole: post.hole, why: post.why}] : [])),
	);
	return [...missingIn(pages, new Set(read.map(({page}) => page))), ...holes].map(fact => ({fact}));
}

/** Pages that were not read, as stretches. */
function missingIn(pages: number, read: ReadonlySet<number>): readonly Fact[] {
	const missing: {kind: 'unread'; from: number; to: number}[] = [];
	for (let page = 1; page <= pages; page++) {
		if (read.has(page)) continue;
		const last = missing.at(-1);
		if (last?.to === page - 1) last.to = page;
		else missing.push({kind: 'unread', from: page, to: page});
	}
	return missing;
}

/** What an audit takes beside the thread; every part may be missing. */
export type Around = AuditWorld & {
	/** Posts that this browser saw in the thread, those that are there and those that are not. */
	readonly noted: readonly SeenNote[];
	/** Sheets as they stood, those that were published and the reader's own. */
	readonly stood: readonly StoodSheet[];
	/** What became of the receipts in its posts, by their clean form; left out where none was verified. */
	readonly receipts?: ReadonlyMap<string, ReceiptState> | undefined;
};

/** Everything that an audit tells. */
export type Report = {
	readonly rolls: readonly AuditRoll[];
	readonly findings: readonly Finding[];
	readonly authors: readonly AuthorReport[];
	/** Each set of dice once, with whoever rolled it. */
	readonly thrown: readonly AuditRoll[];
	/** By what the forum calls an author. */
	readonly unused: ReadonlyMap<string, UnusedReport>;
	readonly whole: boolean;
};

/** Judges post by post, so that a door can let its page breathe in between; `finish` sums up what was judged. */
export function startAudit(opened: Opened, around: Around) {
	const rolls: AuditRoll[] = [];
	const findings: Finding[] = [];
	const authors = new Authors();
	const read = captionAmong([...around.stood.map(({name}) => name), ...opened.placed.map(({post}) => post.author)]);
	const judge = (home: Placed<AuditPost>): void => {
		const own = judgePlaced(home, around, read);
		for (const roll of own) {
			rolls.push(roll);
			authors.add(roll);
		}
		const found = [
			...own.flatMap(roll => [...ofRoll(roll), ...ofSheet(roll, around.stood)]),
			...ofPost(home.post),
			...ofMemory(home.post, own, around.note(home.post.anchor)),
			...ofQuotes(home),
			...ofWitnesses(home, opened.isGone),
			...ofAsked(home),
			...ofReceipts(home.post, around.receipts),
		];
		for (const finding of found) findings.push(finding);
	};
	const finish = (): Report => {
		const turns = turnsIn(opened.placed);
		const unused = new Map([...turns].map(([id, of]) => [id, unusedOf(of, around.draw)]));
		const gone = around.noted.filter(({first}) => opened.isGone(first.post));
		return {
			rolls,
			findings: [
				...opened.unread,
				...ofRenumbering(rolls, opened.isGone),
				...findings,
				...gone.flatMap(ofGone),
				...ofAnswers(opened.placed),
				...[...turns].flatMap(([id, of]) => ofUnused(of, unused.get(id)!)),
			],
			authors: authors.report(),
			thrown: authors.rolled(),
			unused,
			whole: opened.whole,
		};
	};
	return {posts: opened.placed, judge, finish};
}

/** The whole audit at once, where nobody waits for a page. */
export function auditAll(opened: Opened, around: Around): Report {
	const {posts, judge, finish} = startAudit(opened, around);
	for (const post of posts) judge(post);
	return finish();
}

/** Nothing is remembered, and no sheet is at hand. */
export const nothingKnown: Pick<Around, 'note' | 'noted' | 'stood'> = {
	note: () => undefined,
	noted: [],
	stood: [],
};

/** The draws that a thread's rolls name. */
export const roundsIn = (placed: readonly Placed<AuditPost>[]): readonly number[] => [
	...new Set(
		placed.flatMap(({post}) =>
			post.found.flatMap(({string}) => (string.kind === 'roll' && string.round !== undefined ? [string.round] : [])),
		),
	),
];
