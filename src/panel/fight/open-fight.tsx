import {render} from 'preact';
import look from '../../badge/look.css';
import {attach} from '../../badge/shadow';
import {fightWords} from '../../shared/words/fight-panel';
import panelCss from '../panel.css';
import {Fight} from './fight';
import fightCss from './fight.css';
import type {FightOptions} from './options';

const CSS = [look, panelCss, fightCss];

/** Opens the fight's drawer in the page; one at a time is the caller's affair. What is done in it is kept at once. */
export function openFight(options: FightOptions): {close(): void} {
	const host = options.page.createElement('osselet-fight');
	const root = attach(host, CSS);
	const ground = options.page.createElement('div');
	ground.className = 'ground';
	ground.setAttribute('role', 'dialog');
	ground.setAttribute('aria-label', fightWords[options.lang].fight);
	root.append(ground);
	options.page.body.append(host);

	let open = true;
	const close = () => {
		if (!open) return;
		open = false;
		options.signal.removeEventListener('abort', close);
		render(null, ground);
		host.remove();
		options.onClose();
	};
	options.signal.addEventListener('abort', close);
	render(<Fight options={options} onClose={close} />, ground);
	return {close};
}
