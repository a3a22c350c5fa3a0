import {type Drawn, isDraw, timing, timingInSomeZone} from './draws';
import type {PostMoment} from './judged';
import type {Reason} from './verdict';

/** What a post's time leaves unshown about its draw: nothing when the draw is where it must be. */
export function clockFaults(mode: Drawn, round: number, time: PostMoment | undefined): Reason[] {
	if (!isDraw(round)) return [{code: 'off-grid'}];
	if (!time) return [{code: 'time-unknown'}];

	if (time.kind !== 'floating') {
		const shown = timing(mode, round, time.at);
		return shown === 'in-time' ? [] : [{code: shown}];
	}
	const possible = timingInSomeZone(mode, round, time.at);
	return possible === 'in-time' ? [{code: 'zone-unknown'}] : [{code: possible}];
}
