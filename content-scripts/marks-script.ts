import {startMarks} from './marks';
import type {MarksPart} from './ports';

declare global {
	/** Set in the page script's own world when the marks are loaded; the page's scripts do not see it. */
	var osseletMarks: MarksPart | undefined;
}

globalThis.osseletMarks = {startMarks};
