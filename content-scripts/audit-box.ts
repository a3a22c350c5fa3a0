import look from '../src/badge/look.css';
import {attach} from '../src/badge/shadow';
import type {Lang} from '../src/shared/lang';
import {boxWords} from '../src/shared/words/audit-box';
import css from './audit-box.css';

export const AUDIT = 'osselet-audit';

/** A button of the box: what it says and does. */
export type BoxButton = {readonly text: string; readonly main?: true; act(): void};

/** The window that reads a thread: says where it is, and offers what can be done. */
export type AuditBox = {
	/** `done` of `of`; without them there is nothing to show the progress of. */
	show(text: string, buttons: readonly BoxButton[], progress?: {readonly done: number; readonly of: number}): void;
	close(): void;
};

const CSS = [look, css];

/** Sets the window in a corner of the page. It has no focus of its own until the user goes there: he may be writing. */
export function openBox(page: Document, lang: Lang, signal: AbortSignal): AuditBox {
	for (const old of page.querySelectorAll(AUDIT)) old.remove();
	const host = page.createElement(AUDIT);
	const root = attach(host, CSS);
	const section = page.createElement('section');
	section.className = 'osselet';
	section.setAttribute('role', 'dialog');
	section.setAttribute('aria-label', boxWords[lang].title);
	const title = page.createElement('h2');
	title.textContent = boxWords[lang].title;
	const said = page.createElement('p');
	said.setAttribute('role', 'status');
	const progress = page.createElement('progress');
	progress.setAttribute('aria-label', boxWords[lang].title);
	const actions = page.createElement('div');
	section.append(title, said, progress, actions);
	root.append(section);
	page.documentElement.append(host);
	signal.addEventListener('abort', () => host.remove(), {once: true});

	const button = ({text, main, act}: BoxButton) => {
		const made = page.createElement('button');
		made.type = 'button';
		made.className = main ? 'button main' : 'button';
		made.textContent = text;
		made.addEventListener('click', act);
		return made;
	};
	return {
		show(text, buttons, at) {
			said.textContent = text;
			progress.hidden = at === undefined;
			progress.max = at?.of ?? 1;
			progress.value = at?.done ?? 0;
			const same =
				actions.children.length === buttons.length && buttons.every(({text}, n) => actions.children[n]!.textContent === text);
			// While pages go by the button stays the same, and keeps its focus.
			if (!same) actions.replaceChildren(...buttons.map(button));
		},
		close: () => host.remove(),
	};
}
