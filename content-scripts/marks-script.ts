import {startMarks} from './marks';

declare global {
	/** Set in the page script's own world when the marks are loaded; the page's scripts do not see it. */
	var osseletMarks: typeof startMarks | undefined;
}

globalThis.osseletMarks = startMarks;
