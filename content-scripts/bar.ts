import look from '../src/badge/look.css';
import {attach} from '../src/badge/shadow';
import type {Lang} from '../src/shared/lang';
import {barWords} from '../src/shared/words/bar';
import barCss from './bar.css';

/** What the bar shows. `note`: a quiet sentence in place of the rest. */
export type BarView = {
	readonly who?: string;
	readonly moves: readonly {readonly id: string; readonly label: string}[];
	readonly folded: boolean;
	readonly note?: string;
};

export type BarEvents = {
	onRoll(): void;
	onMove(id: string): void;
	onSheet(): void;
	onFold(folded: boolean): void;
};

/** One bar at an editor, in plain DOM: the page script carries no more than it must. */
export type Bar = {readonly host: HTMLElement; show(view: BarView): void};

export const BAR = 'osselet-bar';

const CSS = [look, barCss];

const DIE = 'M8 1.5 14 5v6l-6 3.5L2 11V5zM2 5l6 3.2L14 5M8 8.2v6.3';
const FOLD = 'M10 3 5 8l5 5';
const UNFOLD = 'M6 3l5 5-5 5';

/** Makes the bar; setting it into the page is the caller's. */
export function makeBar(page: Document, lang: Lang, events: BarEvents): Bar {
	const say = barWords[lang];
	const host = page.createElement(BAR);
	const root = attach(host, CSS);
	const row = page.createElement('div');
	row.className = 'osselet bar';
	row.setAttribute('role', 'toolbar');
	row.setAttribute('aria-label', say.bar);
	root.append(row);

	const button = (kind: string, text: string, act: () => void, title = '') => {
		const made = page.createElement('button');
		made.type = 'button';
		made.className = kind;
		if (title !== '') made.title = title;
		const words = page.createElement('span');
		words.textContent = text;
		made.append(words);
		// The caret stays in the editor: the bar takes no focus from a mouse.
		made.addEventListener('mousedown', event => event.preventDefault());
		made.addEventListener('click', act);
		return made;
	};

	const roll = button('roll', say.roll, events.onRoll, say.rollTitle);
	roll.prepend(drawing(page, DIE));
	const who = button('who', '', events.onSheet);
	const moves = page.createElement('span');
	moves.className = 'moves';
	const gap = page.createElement('span');
	gap.className = 'gap';
	const sheet = button('sheet', say.sheet, events.onSheet, say.sheetTitle);
	let folded = false;
	const fold = button('fold', '', () => events.onFold(!folded));
	const note = page.createElement('span');
	note.className = 'note';
	note.setAttribute('role', 'status');
	row.append(roll, who, moves, note, gap, sheet, fold);
	row.addEventListener('keydown', event => walk(row, event));

	const show = (view: BarView) => {
		folded = view.folded;
		who.firstElementChild!.textContent = view.who ?? '';
		who.title = view.who === undefined ? '' : say.whoTitle({name: view.who});
		moves.replaceChildren(
			...view.moves.map(move => button('move', move.label, () => events.onMove(move.id), say.moveTitle({label: move.label}))),
		);
		note.textContent = view.note ?? '';
		const quiet = view.note !== undefined;
		who.hidden = quiet || folded || view.who === undefined;
		moves.hidden = quiet || folded || view.moves.length === 0;
		sheet.hidden = quiet || folded;
		fold.hidden = quiet;
		note.hidden = !quiet;
		fold.replaceChildren(drawing(page, folded ? UNFOLD : FOLD));
		fold.setAttribute('aria-label', folded ? say.unfold : say.fold);
		fold.setAttribute('aria-expanded', String(!folded));
		fold.title = folded ? say.unfold : say.fold;
	};
	show({moves: [], folded: false});
	return {host, show};
}

/** Arrow keys walk along a toolbar, as its role promises. */
function walk(row: HTMLElement, event: KeyboardEvent): void {
	const steps: Readonly<Record<string, number>> = {ArrowRight: 1, ArrowLeft: -1};
	const step = steps[event.key];
	if (step === undefined) return;
	const stops = Array.from(row.querySelectorAll('button')).filter(stop => !stop.hidden && stop.closest('[hidden]') === null);
	const at = stops.indexOf(event.target as HTMLButtonElement);
	stops[(at + step + stops.length) % stops.length]?.focus();
	event.preventDefault();
}

function drawing(page: Document, path: string): SVGElement {
	const svg = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
	svg.setAttribute('viewBox', '0 0 16 16');
	svg.setAttribute('aria-hidden', 'true');
	const line = page.createElementNS('http://www.w3.org/2000/svg', 'path');
	line.setAttribute('d', path);
	svg.append(line);
	return svg;
}
