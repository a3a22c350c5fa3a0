import type {Found} from './roll-string';

// Enough to recognise a line by; a post may be one line of a hundred pages.
const MOST_LINE = 400;

/** What stands before a string on its line. */
export function lineBefore(text: string, {start}: Pick<Found, 'start'>): string {
	const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - MOST_LINE);
	return text.slice(from, start).trim();
}
