import {render} from 'preact';
import look from '../badge/look.css';
import {attach} from '../badge/shadow';
import {panelWords} from '../shared/words/panel';
import type {PanelOptions} from './options';
import {Panel} from './panel';
import panelCss from './panel.css';

const CSS = [look, panelCss];

/** Opens the panel in the page; one at a time is the caller's affair. What is typed goes to `keepDraft` at each key, so that closing loses nothing. */
export function openPanel(options: PanelOptions): {close(): void} {
	const host = options.page.createElement('osselet-panel');
	const root = attach(host, CSS);
	const ground = options.page.createElement('div');
	ground.className = 'ground';
	ground.setAttribute('role', 'dialog');
	ground.setAttribute('aria-label', panelWords[options.lang].panel);
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
	render(<Panel options={options} onClose={close} />, ground);
	return {close};
}
