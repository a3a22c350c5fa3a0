import type {PagePorts, Visit} from '../../content-scripts/ports';
import {turnFinder} from '../../content-scripts/thread-reader';
import type {Page} from '../../src/forums/forum';
import {phpbb} from '../../src/forums/phpbb';
import type {PanelOptions} from '../../src/panel/options';
import type {Asker} from '../../src/wire/messages';
import {Orphaned} from '../../src/wire/messages';
import {type MadePost, threadHtml} from '../cli/thread-html';

export const NOW = Date.parse('2026-08-22T21:37:12Z');
/** A sealed roll that was inserted long before it is sent. */
export const OLD = 'oss1-s-1d20z2b5-r31543512-k1-bb4fd20b';

const member = (id: number) =>
	`<li id="username_logged_in"><a href="./memberlist.php?mode=viewprofile&amp;u=${id}"><span class="username">Aria</span></a></li>`;
const quickReply = `<form method="post" action="./posting.php?mode=reply&amp;t=42" id="qr_postform"><fieldset><div id="message-box">
<textarea name="message" rows="7" cols="76"></textarea></div><input type="submit" name="post" value="Envoyer" id="send">
<input type="hidden" name="topic_id" value="42"></fieldset></form>`;

/** A page of a phpBB thread with its quick reply, seen by member 57. */
export const pageHtml = (posts: readonly MadePost[], page = 1, pages = 1, as: number | null = 57): string =>
	threadHtml(posts, page, pages).replace('</body>', `${as === null ? '' : member(as)}${quickReply}</body>`);

/** Writes a page into the test's own document. */
export function showPage(html: string, address = 'https://forum.example/viewtopic.php?t=42'): Page {
	document.documentElement.innerHTML = html.replace(/^<!doctype html>/i, '');
	document.body.id = 'phpbb';
	document.body.className = 'section-viewtopic ltr';
	return {url: new URL(address), root: document};
}

const prefs = {layout: 'line', mode: 's', sheets: {}, folded: false} as const;

/** A keeper that has no sheet and forgets everything; `orphaned` makes it one that is gone. */
export const askerOf =
	(orphaned: boolean): Asker =>
	async name => {
		if (orphaned) throw new Orphaned('gone');
		return (name === 'site/get' ? prefs : {ok: true, value: null}) as never;
	};

/** A visit of that page, whose panel only notes how it was opened. */
export function visitOf(page: Page, {orphaned = false} = {}): {visit: Visit; opened: PanelOptions[]; life: AbortController} {
	const opened: PanelOptions[] = [];
	const life = new AbortController();
	const ports: PagePorts = {
		ask: askerOf(orphaned),
		now: () => NOW,
		lang: 'fr',
		reader: {now: NOW, offsetAt: () => 0},
		signal: life.signal,
		loadSteps: () => Promise.reject(new Error('No steps here')),
		loadForum: async () => phpbb,
		loadMarks: () => Promise.reject(new Error('No marks here')),
		loadOpposed: () => Promise.reject(new Error('No opposed rolls here')),
		loadReceipts: () => Promise.reject(new Error('No receipts here')),
		loadPopover: () => Promise.reject(new Error('No popover here')),
		loadPanel: async () => {
			if (orphaned) throw new Orphaned('gone');
			const openPanel = (options: PanelOptions) => {
				opened.push(options);
				return {close: () => options.onClose()};
			};
			return {openPanel};
		},
		loadTurn: async () => ({turnFinder}),
	};
	return {visit: {page, forum: phpbb, ports}, opened, life};
}

/** Long enough for answers that are already there. */
export const settled = () => new Promise(resolve => setTimeout(resolve, 20));

/** SCEditor's own structure over a textarea, as its version 3 leaves it in the page. */
export function overlaySceditor(field: HTMLTextAreaElement, mode: 'wysiwygMode' | 'sourceMode', inner: string): HTMLElement {
	const container = document.createElement('div');
	container.className = `sceditor-container ${mode} ltr`;
	container.innerHTML = '<div class="sceditor-toolbar"></div><iframe></iframe><textarea dir="ltr"></textarea>';
	field.style.display = 'none';
	field.before(container);
	const body = container.querySelector('iframe')!.contentDocument!.body;
	body.innerHTML = inner;
	return body;
}
