import type {Popover, PopoverOptions} from '../src/badge/popover';
import type {ReadBack} from '../src/badge/read-back';
import {lineBefore} from '../src/seal/line-before';
import type {TurnThread} from '../src/seal/turn';
import type {Verdict} from '../src/seal/verdict';
import {sourceAt} from '../src/shared/zone';
import type {Board} from './marks-board';
import {addressHere, lead} from './marks-lead';
import {ownIn} from './marks-read';
import {type Entry, isReceipt, roundsOf, type Sheaf} from './marks-sheaf';
import {apologise} from './orphan';
import {auditOf, type PopoverPart} from './ports';

/** Judges again what is marked, or some of it. */
type Judge = (only?: (sheaf: Sheaf) => boolean) => Promise<void>;

/** What a click on a mark does: a verdict is explained, a quotation leads to its original. One popover at a time; it follows its verdict. `markNow` marks a post wherever it is. */
export function hearMarks(board: Board, judge: Judge, markNow: (sheaf: Sheaf) => void): void {
	const {page, ports} = board.visit;
	const {signal} = ports;
	let open: {readonly entry: Entry; readonly popover: Popover} | undefined;
	/** Clicked before it was judged. */
	let wanted: Entry | undefined;
	const close = () => open?.popover.close();

	const explain = async (entry: Entry, verdict: Verdict) => {
		const {openPopover, readBefore} = await ports.loadPopover();
		if (signal.aborted || !entry.mark.host.isConnected) return;
		close();
		const onRetry = () => void retry(board, entry, judge).catch(error => sorry(board, error));
		const onClose = () => {
			open = undefined;
		};
		const options = {...optionsFor(board, entry, entry.verdict ?? verdict), ...readBackFor(board, entry, judge, readBefore)};
		open = {entry, popover: openPopover({...options, onRetry, onClose})};
	};
	const explainNow = (entry: Entry, verdict: Verdict) => void explain(entry, verdict).catch(error => sorry(board, error));
	const follow = (entry: Entry) => {
		const go = () => lead(board, entry, markNow);
		close();
		if (!board.quotes?.explain(entry, go)) go();
	};
	const onClick = (event: Event) => {
		const entry = event.target && board.entries.get(event.target);
		if (!entry) return;
		// The click is on us: a forum that folds its posts on a click is not to hear of it.
		event.stopPropagation();
		event.preventDefault();
		wanted = undefined;
		if (open?.entry === entry) close();
		else if (entry.verdict) explainNow(entry, entry.verdict);
		else if (isReceipt(entry)) board.receipts?.explain(entry);
		else if (entry.cited || entry.found.string.kind === 'witness') follow(entry);
		else wanted = entry;
	};
	page.root.addEventListener('click', onClick, {capture: true, signal});
	signal.addEventListener('abort', close);
	board.onVerdict = entry => {
		if (!entry.verdict) return;
		if (open?.entry === entry) open.popover.update(entry.verdict);
		if (wanted !== entry) return;
		wanted = undefined;
		explainNow(entry, entry.verdict);
	};
}

/** Lets the reader have the earlier pages read, where there are any, and what hangs on them judged again. */
function readBackFor(
	board: Board,
	entry: Entry,
	judge: Judge,
	readBefore: PopoverPart['readBefore'],
): Pick<PopoverOptions, 'onReadBack'> {
	if (board.first !== false || entry.sheaf.read.post.authorId === undefined) return {};
	const onReadBack: ReadBack = async (onPage, signal) => {
		const take = async (before: TurnThread) => {
			board.before = before;
			board.court = undefined;
			await judge(sheaf => sheaf === entry.sheaf);
			return !entry.verdict?.reasons.some(({code}) => code === 'turn-not-checked');
		};
		const found = await readBefore(board.visit, take, onPage, signal);
		await judge(); // What was read tells of others, too
		return found;
	};
	return {onReadBack};
}

async function retry(board: Board, entry: Entry, judge: () => Promise<void>): Promise<void> {
	await board.draws.want(roundsOf(entry.sheaf), true);
	await judge();
}

function optionsFor(board: Board, entry: Entry, verdict: Verdict): Omit<PopoverOptions, 'onClose'> {
	const {page, forum, ports} = board.visit;
	const {body, anchor, author, authorId, time} = entry.sheaf.read.post;
	const original =
		verdict.string?.anchor !== undefined && /[qu]/.test(verdict.string.mode)
			? addressHere(board, verdict.string.anchor)
			: undefined;
	const mine = ownIn(board.visit)(entry.sheaf.read.post);
	const zone = ports.reader.known?.zone;
	return {
		anchor: entry.mark.host,
		mine,
		verdict,
		post: {
			author,
			anchor,
			address: page.url.href,
			...(authorId !== undefined && {authorId}),
			...(time && {time}),
			...(zone && time?.kind === 'remembered' && {zone: {east: time.east, from: sourceAt(zone, time.at)}}),
		},
		line: lineBefore(body.text, entry.found),
		...(ports.loadSheets && {
			against: () =>
				ports.ask('published/against', {
					site: forum.site(page),
					author,
					...(authorId !== undefined && {authorId}),
					line: lineBefore(body.text, entry.found),
					...(time && time.kind !== 'floating' && {at: time.at}),
					...printIn(verdict),
					lang: ports.lang,
				}),
		}),
		...(ports.loadAudit && {onAudit: () => void auditOf(board.visit).catch(error => sorry(board, error))}),
		ask: ports.ask,
		lang: ports.lang,
		now: ports.now,
		...(original !== undefined && {original}),
	};
}

/** The fingerprint of the sheet that a roll was made with, where its string carries one. */
function printIn({string}: Verdict): {readonly print?: string} {
	const print = string?.riders.find(({letter}) => letter === 'f')?.value;
	return print === undefined ? {} : {print};
}

/** Somebody clicked, so somebody is told. */
const sorry = ({visit: {page, ports}}: Board, error: unknown): void => apologise(page.root, ports, error);
