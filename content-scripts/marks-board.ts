import type {Tone} from '../src/badge/mark';
import type {Reading} from '../src/forums/forum';
import type {TurnThread} from '../src/seal/turn';
import {type Draws, drawsFor} from './marks-draws';
import type {judgeOf} from './marks-judge';
import {type Sights, sightsFor} from './marks-memory';
import type {Nearness} from './marks-near';
import {toneOf} from './marks-place';
import {readStrings} from './marks-read';
import {type Entry, isEmpty, type Sheaf, stillStands, strip} from './marks-sheaf';
import type {OpposedPart, Visit} from './ports';
import type {Quotes} from './quotes';
import {breathe, inSlices, nearFirst} from './reading';
import type {Receipts} from './receipts';
import type {Changes, Watch} from './watch';

/** All that the marks of one visit know. */
export type Board = {
	readonly visit: Visit;
	readonly quietly: Watch['quietly'];
	readonly sheaves: Map<Element, Sheaf>;
	/** A mark's entry, by its host. */
	readonly entries: WeakMap<EventTarget, Entry>;
	/** Entries whose draw is to come, or has just fallen. */
	readonly waiting: Set<Entry>;
	readonly draws: Draws;
	readonly sights: Sights;
	/** Whole posts in page order. */
	order: readonly Element[];
	/** The same, what was on the screen first. Kept, since measuring anew after marks were set would lay the page out in between. */
	outward: readonly Element[];
	/** The page opens its topic; undefined when it shows none. */
	first: boolean | undefined;
	/** Posts of earlier pages, once the reader had them read. */
	before: TurnThread | undefined;
	tone: Tone | undefined;
	/** Posts near the screen bear marks; the others are marked as they come near. */
	readonly nearness: Nearness;
	/** Judges a post by what was read last; made when first needed after a reading. */
	court: Court | undefined;
	/** What judges opposed rolls, once it is here. */
	opposed: OpposedPart | undefined;
	/** What verifies receipts and explains them, once it is here. */
	receipts: Receipts | undefined;
	/** What holds quotations against the posts that they name, once it is here. */
	quotes: Quotes | undefined;
	/** The first marks were set. */
	isOpen: boolean;
	/** Told of each verdict as it is shown. */
	onVerdict(entry: Entry): void;
};

type Court = ReturnType<typeof judgeOf>;

/** `onLate`: the memory told later than all else what it saw first. */
export function openBoard(visit: Visit, quietly: Watch['quietly'], nearness: Nearness, onLate: () => void): Board {
	const {page, forum, ports} = visit;
	return {
		visit,
		quietly,
		sheaves: new Map(),
		entries: new WeakMap(),
		waiting: new Set(),
		draws: drawsFor(ports.ask, ports.now),
		sights: sightsFor(ports.ask, forum.site(page), {signal: ports.signal, onLate}),
		order: [],
		outward: [],
		first: undefined,
		before: undefined,
		tone: undefined,
		nearness,
		court: undefined,
		opposed: undefined,
		quotes: undefined,
		receipts: undefined,
		isOpen: false,
		onVerdict: () => undefined,
	};
}

/** Reads the posts of the page, or those that are new or were touched; what is on the screen first. Resolves to whether anything is other than before. */
export async function readBoard(board: Board, changes?: Changes): Promise<boolean> {
	const {page, forum, ports} = board.visit;
	const reading = forum.openPosts(page, {...ports.reader, now: ports.now()});
	const thread = forum.readThread(page);
	board.order = reading.elements;
	board.outward = nearFirst(reading.elements);
	board.first = thread && thread.page === 1;
	let changed = forget(board, new Set(reading.elements));
	const touched = changes && postsUnder(board, changes);
	const stale = board.outward.filter(element => !touched || touched.has(element) || !board.sheaves.has(element));
	await breathe();
	await inSlices(stale, ports.signal, element => {
		if (readOne(board, reading, element)) changed = true;
	});
	board.court = undefined;
	await breathe();
	sortByDistance(board);
	return changed;
}

/** A page of usual length is marked whole, so that a search of the browser's or a print finds all. */
const MARKED_WHOLE = 300;
/** Posts: more than any screen shows. */
const ON_SCREEN = 12;

function sortByDistance({outward, sheaves, nearness}: Board): void {
	const marked = outward.flatMap(element => sheaves.get(element) ?? []).filter(sheaf => !isEmpty(sheaf));
	const strings = marked.reduce((sum, {read}) => sum + read.found.length, 0);
	const posts = marked.map(({element}) => element);
	nearness.bring(strings <= MARKED_WHOLE ? posts : posts.slice(0, ON_SCREEN));
	nearness.watch(posts);
}

function forget(board: Board, here: ReadonlySet<Element>): boolean {
	const gone = [...board.sheaves.values()].filter(({element}) => !here.has(element));
	board.nearness.forget(gone.map(({element}) => element));
	for (const sheaf of gone) {
		board.sheaves.delete(sheaf.element);
		drop(board, sheaf);
	}
	return gone.length > 0;
}

/** Takes the marks of a post away, and stops waiting for its draws. */
export function drop(board: Board, sheaf: Sheaf): void {
	for (const entry of sheaf.entries) board.waiting.delete(entry);
	board.quietly(() => strip(sheaf));
}

/** The posts in which something changed. */
function postsUnder(board: Board, changes: Changes): ReadonlySet<Element> {
	const posts = new Set<Element>();
	for (const node of changes) {
		for (let up: Node | null = node; up; up = up.parentNode) {
			if (board.sheaves.has(up as Element)) posts.add(up as Element);
		}
	}
	return posts;
}

/** True when the post holds other than before. One that cannot be read now stays what it was: its author may be changing it in place. */
function readOne(board: Board, reading: Reading, element: Element): boolean {
	const result = reading.read(element);
	if (!result.ok) return false;
	const read = readStrings(result.value);
	const old = board.sheaves.get(element);
	if (old && stillStands(old, read)) {
		const same = sameFrame(old.read.post, read.post);
		old.read = read;
		return !same;
	}
	if (old) drop(board, old);
	if (read.found.length > 0) board.tone ??= toneOf(read.post.content);
	board.sheaves.set(element, {element, read, entries: [], hosts: [], noted: false});
	return true;
}

type Frame = ReturnType<typeof readStrings>['post'];

/** Author, time and edit notice weigh in a verdict as the words do. */
const sameFrame = (one: Frame, other: Frame): boolean =>
	one.anchor === other.anchor &&
	one.authorId === other.authorId &&
	one.time?.at === other.time?.at &&
	one.edited?.time?.at === other.edited?.time?.at &&
	(one.edited === undefined) === (other.edited === undefined);
