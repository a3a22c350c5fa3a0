import {complain} from './complain';
import type {Board} from './marks-board';
import {retryAfter} from './marks-draws';
import type {Sheaf} from './marks-sheaf';
import {faceNow} from './marks-show';

const SECOND = 1000;
// No relay has a draw the very moment it falls.
const HEAD_START = 1500;

/** Counts down to the draws to come, asks for each when it has fallen, and has its posts judged again. */
export function keepTime(board: Board, judge: (only: (sheaf: Sheaf) => boolean) => Promise<void>): void {
	const {signal, now} = board.visit.ports;
	if (signal.aborted) return;
	/** When a round is next asked for. */
	const due = new Map<number, number>();
	let busy = false;

	const dueNow = () => {
		const rounds = new Set<number>();
		for (const {verdict} of board.waiting) {
			const round = verdict?.string?.round;
			const at = round === undefined ? undefined : (due.get(round) ?? (verdict?.drawAt ?? 0) + HEAD_START);
			if (round !== undefined && at !== undefined && at <= now()) rounds.add(round);
		}
		return rounds;
	};

	const fetchDue = async (rounds: ReadonlySet<number>) => {
		try {
			await board.draws.want(rounds);
		} finally {
			for (const round of rounds) due.set(round, now() + (retryAfter(round, now()) ?? Number.POSITIVE_INFINITY));
		}
		const posts = new Set([...board.waiting].map(({sheaf}) => sheaf));
		await judge(sheaf => posts.has(sheaf));
	};

	const tick = () => {
		for (const entry of board.waiting) if (entry.verdict) entry.mark.show(faceNow(board, entry.verdict, entry));
		const rounds = busy ? new Set<number>() : dueNow();
		if (rounds.size === 0) return;
		busy = true;
		fetchDue(rounds)
			.catch(complain)
			.finally(() => {
				busy = false;
			});
	};

	const timer = setInterval(() => board.waiting.size > 0 && tick(), SECOND);
	signal.addEventListener('abort', () => clearInterval(timer));
}
