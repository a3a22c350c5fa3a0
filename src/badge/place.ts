/** A rectangle in pixels. */
export type Box = {readonly left: number; readonly top: number; readonly width: number; readonly height: number};
export type Size = {readonly width: number; readonly height: number};

/** Where a popover goes, in pixels of the screen; `sheet` when there is no room beside anything. */
export type Place =
	| {readonly kind: 'sheet'}
	| {readonly kind: 'beside'; readonly left: number; readonly top: number; readonly most: number};

/** Below this width there is no "beside". */
export const NARROW = 480;
const GAP = 6;
const EDGE = 8;
// Less height than this shows no more than a title.
const LEAST = 220;

/** Under the mark if it fits, above if there is more room; never beyond the screen. `most` is the height it may take. */
export function placeBeside(mark: Box, popover: Size, screen: Size): Place {
	if (screen.width < NARROW) return {kind: 'sheet'};
	const under = screen.height - (mark.top + mark.height + GAP) - EDGE;
	const over = mark.top - GAP - EDGE;
	const left = Math.max(EDGE, Math.min(mark.left, screen.width - popover.width - EDGE));
	if (Math.max(under, over) < Math.min(LEAST, popover.height)) {
		return {kind: 'beside', left, top: EDGE, most: screen.height - 2 * EDGE};
	}
	const below = under >= popover.height || under >= over;
	const height = Math.min(popover.height, below ? under : over);
	return {kind: 'beside', left, top: below ? mark.top + mark.height + GAP : mark.top - GAP - height, most: below ? under : over};
}
