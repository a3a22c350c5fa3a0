import {panelWords} from '../shared/words/panel';
import {drawApart} from './draw-apart';
import {drawerCss} from './drawer-css';
import type {PanelOptions} from './options';
import {Panel} from './panel';

/** Opens the panel in the page. What is typed goes to `keepDraft` at each key, so that closing loses nothing. */
export const openPanel = (options: PanelOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-panel',
		label: panelWords[options.lang].panel,
		css: drawerCss,
		draw: close => <Panel options={options} onClose={close} />,
	});
