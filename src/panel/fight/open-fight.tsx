import {fightWords} from '../../shared/words/fight-panel';
import {drawApart} from '../draw-apart';
import {drawerCss} from '../drawer-css';
import {Fight} from './fight';
import fightCss from './fight.css';
import type {FightOptions} from './options';

const CSS = [...drawerCss, fightCss];

/** Opens the fight's drawer in the page. What is done in it is kept at once. */
export const openFight = (options: FightOptions): {close(): void} =>
	drawApart(options, {
		host: 'osselet-fight',
		label: fightWords[options.lang].fight,
		css: CSS,
		draw: close => <Fight options={options} onClose={close} />,
	});
