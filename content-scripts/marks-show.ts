import type {MarkFace} from '../src/badge/mark';
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

/** What a verdict's mark shows at this moment. */
export function faceNow(board: Board, verdict: Verdict): MarkFace {
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
	entry.mark.show(faceNow(board, verdict));
	if (isAwaited(board, verdict)) board.waiting.add(entry);
	else board.waiting.delete(entry);
	board.onVerdict(entry);
}
