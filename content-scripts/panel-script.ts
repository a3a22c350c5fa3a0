import {openPanel} from '../src/panel/open-panel';

declare global {
	/** Set in the page script's own world when the panel is loaded; the page's scripts do not see it. */
	var osseletPanel: typeof openPanel | undefined;
}

globalThis.osseletPanel = openPanel;
