import {openPopover} from '../src/badge/popover';
import {openPanel} from '../src/panel/open-panel';
import type {Parts} from '../src/panel/parts';

declare global {
	/** Set in the page script's own world when the parts are loaded; the page's scripts do not see it. */
	var osseletParts: Parts | undefined;
}

globalThis.osseletParts = {openPanel, openPopover};
