import type {MarkFace} from '../src/badge/mark';
import {askedOf} from '../src/seal/called';
import {captionOf} from '../src/seal/caption';
import {lineBefore} from '../src/seal/line-before';
import type {Verdict} from '../src/seal/verdict';
import {markWords} from '../src/shared/words/badge';
import type {Board} from './marks-board';
import {retryAfter} from './marks-draws';
import {faceOf, fallingFace} from './marks-face';
import type {Entry} from './marks-sheaf';

/** Whether a verdict may change by itself: its draw is to come, or fell so lately that no relay had it yet. */
export function isAwaited({draws, visit}: Board, {kind, string}: Verdict): boolean {
	if (kind === 'waiting') return true;
	const round = string?.round;
	if (kind !== 'unchecked' || round === undefined || draws.get(round)?.state === 'off') return false;
	return retryAfter(round, visit.ports.now()) !== undefined;
}

/** What a verdict's mark shows at this moment; whom the roll was asked of stands before it. */
export function faceNow(board: Board, verdict: Verdict, {found, sheaf}: Pick<Entry, 'found' | 'sheaf'>): MarkFace {
	const face = plainFace(board, verdict);
	if (!verdict.string || askedOf(verdict.string) === undefined) return face;
	const asked = markWords[board.visit.ports.lang].asked(captionOf(lineBefore(sheaf.read.post.body.text, found)));
	return {...face, name: `${asked} – ${face.name}`, text: face.text === undefined ? asked : `${asked} · ${face.text}`};
}

function plainFace(board: Board, verdict: Verdict): MarkFace {
	const {lang, now} = board.visit.ports;
	const round = verdict.string?.round;
	if (verdict.kind !== 'unchecked' || round === undefined) return faceOf(verdict, now(), lang);
	if (isAwaited(board, verdict)) return fallingFace(lang);
	const say = markWords[lang];
	if (board.draws.isAsked(round)) return {shape: 'unchecked', name: say.checking};
	return board.draws.get(round) === undefined ? {shape: 'unchecked', name: say.onDemand} : faceOf(verdict, now(), lang);
}

/** Notes a verdict and shows it in place. */
export function showVerdict(board: Board, entry: Entry, verdict: Verdict): void {
	entry.verdict = verdict;
	entry.mark.show(faceNow(board, verdict, entry));
	if (isAwaited(board, verdict)) board.waiting.add(entry);
	else board.waiting.delete(entry);
	board.onVerdict(entry);
}
