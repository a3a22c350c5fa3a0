import {callWords} from '../../shared/words/calls';
import {drawApart} from '../draw-apart';
import {drawerCss} from '../drawer-css';
import {Calls} from './calls';
import callsCss from './calls.css';
import type {CallsOptions} from './options';

const CSS = [...drawerCss, callsCss];

/** Opens the drawer of called and hidden rolls in the page. */
export const openCalls = (options: CallsOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-calls',
		label: callWords[options.lang].drawer,
		css: CSS,
		draw: close => <Calls options={options} onClose={close} />,
	});
