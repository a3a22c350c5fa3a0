import {type ComponentChild, render} from 'preact';
import {keepAbove} from '../badge/above-keyboard';
import {attach} from '../badge/shadow';

/** Where a drawer is drawn, and for how long. */
export type Place = {
	/** The document it is drawn in. */
	readonly page: Document;
	/** Closes it when the visit ends. */
	readonly signal: AbortSignal;
	onClose(): void;
};

export type Apart = {
	/** Name of the element that holds it, and what it is called for a screen reader. */
	readonly host: string;
	readonly label: string;
	/** The same list for every drawer of a kind, so that they share one sheet. */
	readonly css: readonly string[];
	draw(close: () => void): ComponentChild;
};

/** Draws a drawer in a shadow tree of its own at the end of the page; one at a time is the caller's affair. */
export function drawApart({page, signal, onClose}: Place, {host: name, label, css, draw}: Apart): {close(): void} {
	const host = page.createElement(name);
	const root = attach(host, css);
	const ground = page.createElement('div');
	ground.className = 'ground';
	ground.setAttribute('role', 'dialog');
	ground.setAttribute('aria-label', label);
	root.append(ground);
	page.body.append(host);

	const drawn = new AbortController();
	const close = () => {
		if (drawn.signal.aborted) return;
		drawn.abort();
		signal.removeEventListener('abort', close);
		render(null, ground);
		host.remove();
		onClose();
	};
	signal.addEventListener('abort', close);
	render(draw(close), ground);
	keepAbove(root, drawn.signal);
	return {close};
}
