import look from '../badge/look.css';
import {panelWords} from '../shared/words/panel';
import {drawApart} from './draw-apart';
import type {PanelOptions} from './options';
import {Panel} from './panel';
import panelCss from './panel.css';

const CSS = [look, panelCss];

/** Opens the panel in the page. What is typed goes to `keepDraft` at each key, so that closing loses nothing. */
export const openPanel = (options: PanelOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-panel',
		label: panelWords[options.lang].panel,
		css: CSS,
		draw: close => <Panel options={options} onClose={close} />,
	});
