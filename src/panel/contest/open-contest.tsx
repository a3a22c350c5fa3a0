import {contestWords} from '../../shared/words/contest';
import {drawApart} from '../draw-apart';
import {drawerCss} from '../drawer-css';
import {Contest} from './contest';
import contestCss from './contest.css';
import type {ContestOptions} from './options';

const CSS = [...drawerCss, contestCss];

/** Opens the drawer of opposed and group rolls in the page. */
export const openContest = (options: ContestOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-contest',
		label: contestWords[options.lang].contest,
		css: CSS,
		draw: close => <Contest options={options} onClose={close} />,
	});
