import {type ShapeName, shapes} from '../seal/shapes';
import look from './look.css';
import css from './mark.css';
import {attach} from './shadow';

/** What a mark shows: a shape, its name for screen readers and the pointer, and a few letters where a shape is not enough. */
export type MarkFace = {readonly shape: ShapeName; readonly name: string; readonly text?: string};

/** A mark that stands in the page, or may. */
export type Mark = {readonly host: HTMLElement; show(face: MarkFace): void};

/** The page's own ground: dark text stands on a light one. */
export type Tone = 'light' | 'dark';

/** Every mark of ours in a document, whoever set it. */
export const MARK = 'osselet-mark';

const CSS = [look, css];
const SVG = 'http://www.w3.org/2000/svg';

/** Makes a mark; the caller sets its host in the page and listens for clicks on it. Drawn without Preact: a page may hold thousands. */
export function drawMark(page: Document, tone: Tone, face: MarkFace): Mark {
	const host = page.createElement(MARK);
	host.dataset['tone'] = tone;
	const root = attach(host, CSS, {delegatesFocus: true});
	const button = page.createElement('button');
	button.type = 'button';
	root.append(button);
	let shown = face;
	const show = (next: MarkFace) => {
		if (next.shape === shown.shape && next.name === shown.name && next.text === shown.text) return;
		shown = next;
		dress(button, next);
	};
	dress(button, face);
	return {host, show};
}

function dress(button: HTMLButtonElement, {shape, name, text}: MarkFace): void {
	const page = button.ownerDocument;
	button.className = `${shapes[shape].hue}${shape === 'quoted' || shape === 'capped' ? ' faint' : ''}`;
	button.title = name;
	button.setAttribute('aria-label', name);
	button.replaceChildren(drawShape(page, shape), ...(text === undefined ? [] : [label(page, text)]));
}

function label(page: Document, text: string): HTMLElement {
	const span = page.createElement('span');
	span.textContent = text;
	return span;
}

function drawShape(page: Document, name: ShapeName): SVGElement {
	const svg = page.createElementNS(SVG, 'svg');
	svg.setAttribute('viewBox', '0 0 16 16');
	svg.setAttribute('aria-hidden', 'true');
	const {strokes, fills} = shapes[name];
	svg.append(path(page, strokes), ...(fills === undefined ? [] : [path(page, fills, 'fill')]));
	return svg;
}

function path(page: Document, d: string, name?: string): SVGElement {
	const element = page.createElementNS(SVG, 'path');
	element.setAttribute('d', d);
	if (name !== undefined) element.setAttribute('class', name);
	return element;
}
