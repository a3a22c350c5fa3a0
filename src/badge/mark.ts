import {type Shape, type ShapeName, shapes} from '../seal/shapes';
import look from './look.css';
import css from './mark.css';
import {attach} from './shadow';

/** What a mark shows: a shape, its name for screen readers and the pointer, and a few letters where a shape is not enough; `unlike` is a number that those are not equal to. */
export type MarkFace = {
	readonly shape: ShapeName | Shape;
	readonly name: string;
	readonly text?: string;
	readonly unlike?: string;
};

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
		if (isSame(next, shown)) return;
		shown = next;
		dress(button, next);
	};
	dress(button, face);
	return {host, show};
}

const isSame = (one: MarkFace, other: MarkFace): boolean =>
	one.shape === other.shape && one.name === other.name && one.text === other.text && one.unlike === other.unlike;

function dress(button: HTMLButtonElement, {shape, name, text, unlike}: MarkFace): void {
	const page = button.ownerDocument;
	const drawing = typeof shape === 'string' ? shapes[shape] : shape;
	button.className = `${drawing.hue}${shape === 'quoted' || shape === 'capped' ? ' faint' : ''}`;
	button.title = name;
	button.setAttribute('aria-label', name);
	button.replaceChildren(draw(page, drawing), ...(text === undefined ? [] : [label(page, text, unlike)]));
}

// Drawn like the shapes: in many fonts the stroke of a `≠` this small runs into its bars.
const UNEQUAL = {strokes: 'M2 5.8h12M2 10.6h12M11.2 2 4.8 14.4'};

function label(page: Document, text: string, unlike: string | undefined): HTMLElement {
	const span = page.createElement('span');
	span.append(text);
	if (unlike !== undefined) span.append(' ', draw(page, UNEQUAL), ' ', unlike);
	return span;
}

function draw(page: Document, {strokes, fills}: Pick<Shape, 'strokes' | 'fills'>): SVGElement {
	const svg = page.createElementNS(SVG, 'svg');
	svg.setAttribute('viewBox', '0 0 16 16');
	svg.setAttribute('aria-hidden', 'true');
	svg.append(path(page, strokes), ...(fills === undefined ? [] : [path(page, fills, 'fill')]));
	return svg;
}

function path(page: Document, d: string, name?: string): SVGElement {
	const element = page.createElementNS(SVG, 'path');
	element.setAttribute('d', d);
	if (name !== undefined) element.setAttribute('class', name);
	return element;
}
