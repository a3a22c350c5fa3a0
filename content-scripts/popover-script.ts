import {openPopover} from '../src/badge/popover';
import type {PopoverPart} from './ports';
import {readBefore} from './read-before';

declare global {
	/** Set in the page script's own world when the popover is loaded; the page's scripts do not see it. */
	var osseletPopover: PopoverPart | undefined;
}

globalThis.osseletPopover = {openPopover, readBefore};
