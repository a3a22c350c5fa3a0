import {amendNames} from '../../shared/words/amend';
import {drawApart} from '../draw-apart';
import {drawerCss} from '../drawer-css';
import {Amend} from './amend';
import amendCss from './amend.css';
import type {AmendOptions} from './options';

const CSS = [...drawerCss, amendCss];

/** Opens the drawer in which a roll's dice are read anew. */
export const openAmend = (options: AmendOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-amend',
		label: amendNames[options.lang].amend,
		css: CSS,
		draw: close => <Amend options={options} onClose={close} />,
	});
