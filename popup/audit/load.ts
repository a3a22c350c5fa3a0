import {type AuditThread, type Opened, openThreads, type Report, roundsIn, startAudit} from '../../src/audit/audit';
import {beforeOf} from '../../src/audit/before';
import type {Tell} from '../../src/audit/json';
import {withRules} from '../../src/audit/of-rules';
import {type AuditPost, openPost} from '../../src/audit/post';
import {type DrawReceipt, receiptsOf} from '../../src/audit/receipts';
import type {AuditRoll} from '../../src/audit/roll';
import {rowOfTable, type TableRow} from '../../src/audit/table';
import {askKey, askOf, type RuleAsk, type Told} from '../../src/audit/told';
import {roundsOfTurns, turnsIn} from '../../src/audit/unused';
import type {Draw} from '../../src/seal/judged';
import {receiptsIn} from '../../src/seal/receipts';
import type {ReceiptString} from '../../src/seal/roll-string';
import {type Anchor, anchorOf} from '../../src/shared/ids';
import type {Lang} from '../../src/shared/lang';
import type {AuditHead, AuditState} from '../../src/wire/audits';
import {MOST_RECEIPTS, type ReceiptState} from '../../src/wire/draws';
import type {GatheredPage, GatheredPost} from '../../src/wire/gathered';
import type {SeenNote} from '../../src/wire/records';
import type {AuditPorts} from './ports';

/** What the making of a report is at. */
export type Step =
	| {readonly kind: 'loading'}
	| {readonly kind: 'drawing'}
	| {readonly kind: 'judging'; readonly done: number; readonly of: number};

/** A report with all that is shown beside it. */
export type Loaded = {
	readonly report: Report;
	readonly tell: Tell;
	/** The rolls as lines of a table. */
	readonly rows: readonly TableRow[];
	readonly posts: number;
	/** The moment it was made. */
	readonly now: number;
	/** Where a post is shown, by its number. */
	addressOf(post: string): string | undefined;
	/** Draws that have fallen and could not be had. */
	readonly missing: number;
	/** The draws that its rolls name, as strings for a post. */
	readonly receipts: readonly DrawReceipt[];
	/** How many of the receipts in its posts the beacon signed. */
	readonly kept: number;
};

type Making = {readonly ports: AuditPorts; readonly lang: Lang; readonly signal: AbortSignal; onStep(step: Step): void};

/** Judges a thread as it was read, slice by slice. Undefined when it is no longer wanted. */
export async function loadReport({head}: AuditState, making: Making): Promise<Loaded | undefined> {
	const {ports, lang, signal, onStep} = making;
	onStep({kind: 'loading'});
	const pages = await allPages(head, ports);
	const thread: AuditThread = {
		site: head.site,
		thread: head.thread,
		pages: head.pages,
		read: pages,
		...(head.shifted && {shifted: true}),
	};
	const read = new Map<GatheredPost, AuditPost>();
	const gathered = pages.flatMap(({posts}) => posts.flatMap(post => ('hole' in post ? [] : [post])));
	await ports.inSlices(gathered, signal, post => read.set(post, openPost(post)));
	if (signal.aborted) return undefined;
	const opened = openThreads([thread], post => read.get(post)!);
	const {notes, noted} = await notesOf(head, opened, ports);
	const stood = await ports.ask('published/numbers', {site: head.site, lang});
	if (signal.aborted) return undefined;
	onStep({kind: 'drawing'});
	const receipts = await verified(receiptsIn(opened.placed.map(({post}) => post.found)), ports, signal);
	const named = roundsIn(opened.placed);
	const draws = await drawsOf([...named, ...roundsOfTurns(turnsIn(opened.placed).values())], ports, signal);

	const now = ports.now();
	const around = {
		now,
		draw: (round: number) => draws.get(round),
		note: (anchor: Anchor) => notes.get(anchor),
		noted,
		stood,
		receipts,
	};
	const {posts, judge, finish} = startAudit(opened, around);
	let done = 0;
	await ports.inSlices(posts, signal, post => {
		judge(post);
		done += 1;
		if (done % 250 === 0) onStep({kind: 'judging', done, of: posts.length});
	});
	if (signal.aborted) return undefined;
	const judged = finish();
	const asked = await toldBy(judged, ports, lang);
	const told = new Map<AuditRoll, Told | undefined>();
	const byRule: Tell = roll => {
		const ask = askOf(roll);
		return ask && asked.get(askKey(ask));
	};
	// What a correction was is no roll of the list.
	const tell: Tell = roll => (told.has(roll) ? told.get(roll) : byRule(roll));
	const rows: TableRow[] = [];
	await ports.inSlices(judged.rolls, signal, roll => {
		told.set(roll, byRule(roll));
		rows.push(rowOfTable(roll, rows.length, tell, lang));
	});
	const places = new Map(
		pages.flatMap(page =>
			page.posts.flatMap(post => ('hole' in post ? [] : [[post.id as string, addressIn(page.url, post)] as const])),
		),
	);
	return {
		report: withRules(judged, tell),
		tell,
		rows,
		posts: posts.length,
		now,
		addressOf: post => webAddress(places.get(post)),
		receipts: receiptsOf(named, around.draw),
		kept: [...receipts.values()].filter(state => state === 'kept').length,
		missing: [...draws.values()].filter(({state}) => state === 'failed' || state === 'off').length,
	};
}

const addressIn = (page: string, {fragment}: GatheredPost): string =>
	fragment === undefined ? page : `${page.split('#')[0]}#${fragment}`;

// What a page told is never a link of another kind.
const webAddress = (url: string | undefined): string | undefined =>
	url !== undefined && /^https?:/i.test(url) ? url : undefined;

const PAGES_AT_ONCE = 20;

async function allPages({site, thread}: AuditHead, {ask}: AuditPorts): Promise<readonly GatheredPage[]> {
	const pages: GatheredPage[] = [];
	for (;;) {
		const from = (pages.at(-1)?.page ?? 0) + 1;
		const more = await ask('audit/pages', {site, thread, from, most: PAGES_AT_ONCE});
		pages.push(...more);
		if (more.length < PAGES_AT_ONCE) return pages;
	}
}

const NOTES_AT_ONCE = 500;

async function notesOf({site, thread}: AuditHead, {placed}: Opened, {ask}: AuditPorts) {
	const noted = await ask('seen/thread', {site, thread});
	const notes = new Map<Anchor, SeenNote>();
	const learn = (note: SeenNote) => notes.set(anchorOf(note.first.post), note);
	noted.forEach(learn);
	const others = placed.filter(({post}) => post.found.length > 0 && !notes.has(post.anchor)).map(({post}) => post.gathered.id);
	for (let from = 0; from < others.length; from += NOTES_AT_ONCE) {
		(await ask('seen/notes', {site, posts: others.slice(from, from + NOTES_AT_ONCE)})).forEach(learn);
	}
	return {notes, noted};
}

const AT_ONCE = 200;

async function drawsOf(rounds: readonly number[], {ask}: AuditPorts, signal: AbortSignal): Promise<ReadonlyMap<number, Draw>> {
	const wanted = [...new Set(rounds)];
	const draws = new Map<number, Draw>();
	for (let from = 0; from < wanted.length && !signal.aborted; from += AT_ONCE) {
		for (const answer of await ask('draws/get', {rounds: wanted.slice(from, from + AT_ONCE)})) draws.set(answer.round, answer);
	}
	return draws;
}

// A thread that is full of wrong ones is not verified to its end; it is told which are wrong as far as that.
const MOST_REFUSED = 200;

/** What became of the receipts in a thread's posts; their draws are answered by the keeper from then on, without a network. */
async function verified(
	receipts: readonly ReceiptString[],
	{ask}: AuditPorts,
	signal: AbortSignal,
): Promise<ReadonlyMap<string, ReceiptState>> {
	const states = new Map<string, ReceiptState>();
	let refused = 0;
	for (let from = 0; from < receipts.length && refused < MOST_REFUSED && !signal.aborted; from += MOST_RECEIPTS) {
		const batch = receipts.slice(from, from + MOST_RECEIPTS);
		const answers = await ask('draws/receipts', {receipts: batch.map(({round, signature}) => ({round, signature}))});
		for (const [place, state] of answers.entries()) states.set(batch[place]!.raw, state);
		refused += answers.filter(state => state === 'refused').length;
	}
	return states;
}

/** What the rules make of each roll that names one, each question asked once. */
async function toldBy({rolls}: Report, {ask}: AuditPorts, lang: Lang): Promise<ReadonlyMap<string, Told | undefined>> {
	const asks = new Map<string, RuleAsk>();
	for (const roll of rolls) {
		for (const each of [roll, beforeOf(roll)]) {
			const wanted = each && askOf(each);
			if (wanted) asks.set(askKey(wanted), wanted);
		}
	}
	const told = new Map<string, Told | undefined>();
	const list = [...asks];
	for (let from = 0; from < list.length; from += AT_ONCE) {
		const batch = list.slice(from, from + AT_ONCE);
		const answers = await ask('moves/replay', {asks: batch.map(([, each]) => each), lang});
		batch.forEach(([key], place) => told.set(key, answers[place] ?? undefined));
	}
	return told;
}
