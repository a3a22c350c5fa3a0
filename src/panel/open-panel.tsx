import {render} from 'preact';
import look from '../badge/look.css';
import {attach} from '../badge/shadow';
import type {PanelOptions} from './options';

/** Opens the panel in the page; one at a time is the caller's affair. Closing gives what was typed to `keepDraft`. */
export function openPanel(options: PanelOptions): {close(): void} {
	const host = options.page.createElement('osselet-panel');
	const root = attach(host, [look]);
	options.page.body.append(host);
	render(<div class="osselet">{options.place.title}</div>, root);
	const close = () => {
		if (!host.isConnected) return;
		render(null, root);
		host.remove();
		options.onClose();
	};
	options.signal.addEventListener('abort', close, {once: true});
	return {close};
}
