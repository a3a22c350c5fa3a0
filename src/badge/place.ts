/** A rectangle in pixels. */
export type Box = {readonly left: number; readonly top: number; readonly width: number; readonly height: number};
export type Size = {readonly width: number; readonly height: number};

/** Where a popover goes, in pixels of the screen; `sheet` when there is no room beside anything. */
export type Place =
	| {readonly kind: 'sheet'}
	| {readonly kind: 'beside'; readonly side: Side; readonly left: number; readonly top: number; readonly most: number};

export type Side = 'under' | 'over';

/** Below this width there is no "beside". */
export const NARROW = 480;
const GAP = 6;
const EDGE = 8;
// Less height than this shows no more than a title.
const LEAST = 220;

/** Under the mark if it fits, over it if there is more room; never beyond the screen. One that is `held` on a side stays there while a title fits: what is about to be clicked must not go from under the pointer, which would fall on the page. `most` is the height it may take. */
export function placeBeside(mark: Box, popover: Size, screen: Size, held?: Side): Place {
	if (screen.width < NARROW) return {kind: 'sheet'};
	const room = {under: screen.height - (mark.top + mark.height + GAP) - EDGE, over: mark.top - GAP - EDGE};
	const left = Math.max(EDGE, Math.min(mark.left, screen.width - popover.width - EDGE));
	const least = Math.min(LEAST, popover.height);
	const freely = room.under >= popover.height || room.under >= room.over ? 'under' : 'over';
	const side = held !== undefined && room[held] >= least ? held : freely;
	const most = room[side];
	if (most < least) return {kind: 'beside', side, left, top: EDGE, most: screen.height - 2 * EDGE};
	const top = side === 'under' ? mark.top + mark.height + GAP : mark.top - GAP - Math.min(popover.height, most);
	return {kind: 'beside', side, left, top, most};
}
