import type {Popover, PopoverOptions} from '../src/badge/popover';
import type {Verdict} from '../src/seal/verdict';
import {markWords} from '../src/shared/words/badge';
import {Orphaned} from '../src/wire/messages';
import {complain} from './complain';
import type {Board} from './marks-board';
import {addressHere, lead} from './marks-lead';
import {lineBefore} from './marks-read';
import {type Entry, roundsOf} from './marks-sheaf';
import {sayOrphaned, sayQuietly} from './orphan';

/** What a click on a mark does: a verdict is explained, a quotation leads to its original. One popover at a time; it follows its verdict. */
export function hearMarks(board: Board, judge: () => Promise<void>): void {
	const {page, ports} = board.visit;
	const {signal} = ports;
	let open: {readonly entry: Entry; readonly popover: Popover} | undefined;
	const close = () => open?.popover.close();

	const explain = async (entry: Entry, verdict: Verdict) => {
		const {openPopover} = await ports.loadPopover();
		if (signal.aborted || !entry.mark.host.isConnected) return;
		close();
		const onRetry = () => void retry(board, entry, judge).catch(error => apologise(board, error));
		const onClose = () => {
			open = undefined;
		};
		open = {entry, popover: openPopover({...optionsFor(board, entry, entry.verdict ?? verdict), onRetry, onClose})};
	};
	const onClick = (event: Event) => {
		const entry = event.target && board.entries.get(event.target);
		if (!entry) return;
		// The click is on us: a forum that folds its posts on a click is not to hear of it.
		event.stopPropagation();
		event.preventDefault();
		if (open?.entry === entry) close();
		else if (entry.verdict) explain(entry, entry.verdict).catch(error => apologise(board, error));
		else lead(board, entry);
	};
	page.root.addEventListener('click', onClick, {capture: true, signal});
	signal.addEventListener('abort', close);
	board.onVerdict = entry => {
		if (open?.entry === entry && entry.verdict) open.popover.update(entry.verdict);
	};
}

async function retry(board: Board, entry: Entry, judge: () => Promise<void>): Promise<void> {
	await board.draws.want(roundsOf(entry.sheaf), true);
	await judge();
}

function optionsFor(board: Board, entry: Entry, verdict: Verdict): Omit<PopoverOptions, 'onClose'> {
	const {page, ports} = board.visit;
	const {body, anchor, author, authorId, time} = entry.sheaf.read.post;
	const original =
		verdict.string?.anchor !== undefined && verdict.string.mode === 'q' ? addressHere(board, verdict.string.anchor) : undefined;
	return {
		anchor: entry.mark.host,
		verdict,
		post: {
			author,
			anchor,
			address: page.url.href,
			...(authorId !== undefined && {authorId}),
			...(time !== undefined && {shown: time.shown}),
		},
		line: lineBefore(body.text, entry.found),
		lang: ports.lang,
		now: ports.now,
		...(original !== undefined && {original}),
	};
}

/** Somebody clicked, so somebody is told. */
function apologise({visit}: Board, error: unknown): void {
	const {page, ports} = visit;
	if (error instanceof Orphaned) return sayOrphaned(page.root, ports.lang, ports.signal);
	complain(error);
	sayQuietly(page.root, ports.lang, markWords[ports.lang].unavailable, ports.signal);
}
