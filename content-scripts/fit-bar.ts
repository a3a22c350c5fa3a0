import type {Editor} from '../src/forums/forum';
import {BOX} from '../src/forums/over';
import {writingOf} from './writing';

/** Gives the bar the editor's width, the forum's text size and the tone of the ground it lies on. */
export function fitBar(host: HTMLElement, editor: Editor, signal: AbortSignal): void {
	const view = host.ownerDocument.defaultView;
	const around = host.parentElement;
	if (view === null || around === null) return;
	const size = Number.parseFloat(view.getComputedStyle(around).fontSize);
	if (size > 0) host.style.setProperty('--size', `${Math.min(16, Math.max(12, size))}px`);
	host.dataset.tone = toneOf(around, view);
	follow(host, editor, view, signal);
}

function follow(host: HTMLElement, editor: Editor, view: Window, signal: AbortSignal): void {
	const measure = () => {
		const width = seen(editor)?.getBoundingClientRect().width ?? 0;
		if (width >= 120) host.style.setProperty('--width', `${Math.round(width)}px`);
		else host.style.removeProperty('--width');
	};
	measure();
	view.addEventListener('resize', measure, {passive: true, signal});
}

// The box the user sees: the textarea, or the editor laid over it.
function seen(editor: Editor): Element | undefined {
	const writing = writingOf(editor.field);
	const box = writing.kind === 'field' ? writing.field : writing.box;
	return box.closest(BOX) ?? box;
}

/** Whether the first painted ground under an element is light or dark. Nothing painted: the browser's own white. */
export function toneOf(element: Element, view: Window): 'light' | 'dark' {
	for (let at: Element | null = element; at !== null; at = at.parentElement) {
		const [red, green, blue, alpha] = numbersOf(view.getComputedStyle(at).backgroundColor);
		if (red === undefined || green === undefined || blue === undefined || (alpha ?? 1) < 0.5) continue;
		return red * 0.299 + green * 0.587 + blue * 0.114 < 128 ? 'dark' : 'light';
	}
	return 'light';
}

// Computed colours are `rgb(…)` or `rgba(…)` unless the page names another colour space, where we do not guess.
const numbersOf = (colour: string): readonly number[] =>
	colour.startsWith('rgb') ? Array.from(colour.matchAll(/[\d.]+/g), match => Number(match[0])) : [];
