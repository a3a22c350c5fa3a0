import look from '../src/badge/look.css';
import {attach} from '../src/badge/shadow';
import type {Lang} from '../src/shared/lang';
import {markWords} from '../src/shared/words/badge';
import css from './orphan.css';

/** Every note of ours in a document. */
export const NOTE = 'osselet-note';

/** Says something in a corner of the page, until it is closed or the visit ends. One note at a time. */
export function sayQuietly(page: Document, lang: Lang, text: string, signal: AbortSignal): void {
	for (const old of page.querySelectorAll(NOTE)) old.remove();
	const host = page.createElement(NOTE);
	const root = attach(host, [look, css]);
	const note = page.createElement('p');
	note.className = 'osselet';
	note.setAttribute('role', 'status');
	const close = page.createElement('button');
	close.type = 'button';
	close.textContent = '×';
	close.setAttribute('aria-label', markWords[lang].close);
	close.addEventListener('click', () => host.remove());
	root.append(note);
	page.documentElement.append(host);
	// Filled after it is in the page, so that it is read out.
	note.append(text, close);
	signal.addEventListener('abort', () => host.remove(), {once: true});
}

/** The extension was replaced under the page: said only to somebody who tries to use it. */
export const sayOrphaned = (page: Document, lang: Lang, signal: AbortSignal): void =>
	sayQuietly(page, lang, markWords[lang].orphaned, signal);
