import {openPopover} from '../src/badge/popover';

declare global {
	/** Set in the page script's own world when the popover is loaded; the page's scripts do not see it. */
	var osseletPopover: typeof openPopover | undefined;
}

globalThis.osseletPopover = openPopover;
