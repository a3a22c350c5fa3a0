import {openPanel} from '../src/panel/open-panel';
import type {PanelPart} from './ports';

declare global {
	/** Set in the page script's own world when the panel is loaded; the page's scripts do not see it. */
	var osseletPanel: PanelPart | undefined;
}

globalThis.osseletPanel = {openPanel};
