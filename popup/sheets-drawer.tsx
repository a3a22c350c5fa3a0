import {render} from 'preact';
import {keepAbove} from '../src/badge/above-keyboard';
import look from '../src/badge/look.css';
import {attach} from '../src/badge/shadow';
import {now} from '../src/clock';
import type {Lang} from '../src/shared/lang';
import {userscriptWords} from '../src/shared/words/userscript';
import type {Asker} from '../src/wire/messages';
import type {PopupPorts} from './ports';
import sheetCss from './sheet.css';
import sheetsCss from './sheets.css';
import css from './sheets-drawer.css';
import {SheetsTab} from './sheets-tab';

const HOST = 'osselet-sheets';

/** Opens the sheets in a drawer of the page: a userscript has no window of its own for them. One drawer at a time. */
export async function openSheets(page: Document, ask: Asker, lang: Lang): Promise<void> {
	if (page.querySelector(HOST)) return;
	const {kind} = await ask('store/state', null);
	const before = page.activeElement;
	const host = page.createElement(HOST);
	const root = attach(host, [look, sheetsCss, sheetCss, css]);
	const mount = page.createElement('div');
	root.append(mount);
	page.body.append(host);
	const drawn = new AbortController();
	const close = () => {
		drawn.abort();
		render(null, mount);
		host.remove();
		if (before instanceof HTMLElement) before.focus();
	};
	render(<Drawer ports={portsFor(page, ask, lang)} lang={lang} keptByForum={kind === 'forum'} onClose={close} />, mount);
	keepAbove(root, drawn.signal);
	mount.querySelector<HTMLElement>('[role=dialog]')?.focus();
}

type Props = {readonly ports: PopupPorts; readonly lang: Lang; readonly keptByForum: boolean; onClose(): void};

function Drawer({ports, lang, keptByForum, onClose}: Props) {
	const say = userscriptWords[lang];
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === 'Escape') onClose();
	};
	return (
		<div class="osselet drawer" role="dialog" aria-label={say.sheets} lang={lang} tabIndex={-1} onKeyDown={onKeyDown}>
			<div class="drawer-head">
				<h2>{say.sheets}</h2>
				<button type="button" aria-label={say.close} onClick={onClose}>
					×
				</button>
			</div>
			{keptByForum && <p class="note">{say.keptByForum}</p>}
			<div class="popup">
				<SheetsTab ports={ports} lang={lang} />
			</div>
		</div>
	);
}

/** The popup's ports, as far as a page has them. */
const portsFor = (page: Document, ask: Asker, browserLang: Lang): PopupPorts => ({
	ask,
	now,
	browserLang,
	version: OSSELET_VERSION,
	newId,
	currentUrl: async () => page.location.href,
	requestForum: async () => false,
	saveFile: (name, text) => saveFile(page, name, text),
	copy: text =>
		navigator.clipboard.writeText(text).then(
			() => true,
			() => false,
		),
	persist: async () => navigator.storage?.persist() ?? false,
});

/** 128 bits nobody else has. `randomUUID` is missing on forums without https. */
const newId = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

function saveFile(page: Document, name: string, text: string): void {
	const link = page.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
