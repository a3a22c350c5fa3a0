import type {State} from '../state';
import type {Acting, Side} from './acting';

/** Has what is left of each track that follows its maximum move with it, by as much; what was above the least it may be stays above it. `before`: as the sheet stood ahead of the act. */
export function followMaxima(acting: Acting, before: State, side: Side = 'self'): void {
	const then = acting.sheetOf(before);
	for (const track of acting.game.book.tracks) {
		const kept = before.tracks[track.id];
		// What was never written stands at its maximum of itself; what the act set is as it was set.
		if (track.follows === undefined || kept === undefined || acting.state(side).tracks[track.id] !== kept) continue;
		const now = acting.sheet(side);
		const [was, is] = [then.track(track.id), now.track(track.id)];
		if (was.max === is.max || !acting.game.holds(track.follows, now.scope)) continue;
		const moved = was.value + is.max - was.max;
		const to = Math.min(is.max, was.value > was.min ? Math.max(is.min + 1, moved) : is.min);
		acting.set(side, {tracks: {...acting.state(side).tracks, [track.id]: to}});
		if (to !== was.value) acting.tell({kind: 'track', name: track.name, from: was.value, to, max: is.max, whose: side});
	}
}
