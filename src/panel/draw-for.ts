import {sealedDraw, sendBefore, unhookedDraw} from '../seal/draws';
import type {PanelOptions} from './options';
import type {Draw} from './rolls';
import type {Instant} from './use-instant';

/** The draw a roll inserted now would name; undefined while an instant one is still being looked for. What cannot be instant is sealed. */
export function drawFor(options: PanelOptions, wanted: 's' | 'i', instant: Instant): Draw | undefined {
	if (wanted === 's' || instant.state === 'no') return sealedFor(options);
	if (instant.state !== 'ready' && instant.state !== 'offline') return undefined;
	const {turn} = instant;
	// Rolls of this turn that stand in the editor already come before.
	if (instant.state === 'offline') return {mode: 'o', turn, index: Math.max(turn.offline, options.nextIndex(turn.anchor, 'o'))};
	return {mode: 'i', turn, randomness: instant.randomness, index: Math.max(turn.index, options.nextIndex(turn.anchor))};
}

/** By when a post with a sealed roll inserted now must be sent; undefined where its draw is set at submit, or where it makes no difference. */
export function sendByOf(options: Pick<PanelOptions, 'now' | 'place'>): number | undefined {
	const {hooked, use} = options.place;
	return hooked || use === 'edit' ? undefined : sendBefore(unhookedDraw(options.now()));
}

/** The draw and the number that a sealed or hidden roll inserted now would take. */
export function sealedFor(options: Pick<PanelOptions, 'now' | 'place' | 'nextIndex'>): Extract<Draw, {mode: 's'}> {
	const now = options.now();
	const round = options.place.hooked ? sealedDraw(now) : unhookedDraw(now);
	return {mode: 's', round, index: options.nextIndex('sealed')};
}
