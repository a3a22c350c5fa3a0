import type {VerdictKind} from './verdict';

/** What a mark stands for: a verdict, a string that stands in a quotation, the end of what we mark in one post, or a sheet. */
export type ShapeName = VerdictKind | 'quoted' | 'capped' | 'sheet';

/** A drawing in a square of 16: strokes, and what is filled. `hue` is a token of the badge's style sheet. */
export type Shape = {
	readonly hue: 'fixed' | 'wait' | 'known' | 'warn' | 'wrong' | 'plain';
	readonly strokes: string;
	readonly fills?: string;
};

const CIRCLE = 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z';

/** One drawing a verdict, no drawing twice: seen by somebody who tells no colours apart, each is still its own. */
export const shapes: Readonly<Record<ShapeName, Shape>> = {
	// Two ticks, one tick: as a message that was read, and one that was sent.
	fixed: {hue: 'fixed', strokes: 'M1 8.5 4.5 12 11 4M7.5 11.5 8.5 12.2 15 4'},
	fair: {hue: 'fixed', strokes: 'M3 8.5 6.5 12 13 4'},
	waiting: {hue: 'wait', strokes: `${CIRCLE}M8 4.8V8l2.4 1.8`},
	unbiased: {hue: 'known', strokes: CIRCLE, fills: 'M8 2a6 6 0 0 0 0 12z'},
	consistent: {hue: 'plain', strokes: CIRCLE},
	timing: {hue: 'warn', strokes: 'M8 2 14.5 13.5h-13zM8 6.5v3.2M8 11.6v.2'},
	changed: {hue: 'warn', strokes: 'M2.5 5h9.8M9.8 2.2 12.6 5 9.8 7.8M13.5 11H3.7M6.2 8.2 3.4 11l2.8 2.8'},
	mismatch: {hue: 'wrong', strokes: 'M5.5 1.8h5l3.7 3.7v5l-3.7 3.7h-5l-3.7-3.7v-5zM8 4.6v4M8 11v.2'},
	unreadable: {hue: 'plain', strokes: 'M4.8 5.6a3.2 3.2 0 1 1 4.7 2.8C8.4 9 8 9.5 8 10.6M8 13.3v.2'},
	newer: {hue: 'plain', strokes: 'M8 13.5v-11M3.8 6.6 8 2.4l4.2 4.2'},
	unchecked: {hue: 'plain', strokes: 'M3 8v.1M8 8v.1M13 8v.1'},
	// A shut eye.
	hidden: {
		hue: 'plain',
		strokes: 'M1.5 6.5c2.6 4.4 10.4 4.4 13 0M3.2 8.6 1.8 11M6.4 10.1l-.6 2.6M9.6 10.1l.6 2.6M12.8 8.6l1.4 2.4',
	},
	quoted: {hue: 'plain', strokes: 'M6.6 4C4.4 4.8 3.2 6.4 3.2 9v2.6h3.4V8.4H4.4M13 4c-2.2.8-3.4 2.4-3.4 5v2.6H13V8.4h-2.2'},
	capped: {hue: 'plain', strokes: 'M3 8v.1M8 8v.1M13 8v.1'},
	// A page with lines, one corner folded.
	sheet: {hue: 'plain', strokes: 'M3.5 1.8h6l3 3v9.4h-9zM9.5 1.8v3h3M5.8 8h4.4M5.8 11h4.4'},
};
