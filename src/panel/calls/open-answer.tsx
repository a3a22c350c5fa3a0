import {callWords} from '../../shared/words/calls';
import {drawApart} from '../draw-apart';
import {drawerCss} from '../drawer-css';
import {Answering} from './answering';
import callsCss from './calls.css';
import type {AnswerOptions} from './options';

const CSS = [...drawerCss, callsCss];

/** Opens the drawer in which a call is answered. */
export const openAnswer = (options: AnswerOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-calls',
		label: callWords[options.lang].drawer,
		css: CSS,
		draw: close => <Answering options={options} onClose={close} />,
	});
