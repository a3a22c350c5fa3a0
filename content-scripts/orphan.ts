import look from '../src/badge/look.css';
import {attach} from '../src/badge/shadow';
import type {Lang} from '../src/shared/lang';
import {markWords} from '../src/shared/words/badge';
import {isOrphaned} from '../src/wire/messages';
import {complain} from './complain';
import css from './orphan.css';
import type {PagePorts} from './ports';

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

/** What somebody asked for by a click did not come: he is told, and whether the extension was replaced under the page. */
export function apologise(page: Document, {lang, signal}: Pick<PagePorts, 'lang' | 'signal'>, error: unknown): void {
	const gone = isOrphaned(error);
	if (!gone) complain(error);
	sayQuietly(page, lang, gone ? markWords[lang].orphaned : markWords[lang].unavailable, signal);
}
