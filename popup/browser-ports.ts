import browser from 'webextension-polyfill';
import {now} from '../src/clock';
import {type Lang, langFrom} from '../src/shared/lang';
import type {Ask, Asker, Name} from '../src/wire/messages';
import {Orphaned} from '../src/wire/messages';
import type {PopupPorts} from './ports';

// The keeper is our own and answers by the contract; it reads what we ask, and what it read from the store, as unknown.
const ask = (async (name: Name, asked: Ask<Name>) => {
	try {
		return await browser.runtime.sendMessage({name, ask: asked});
	} catch (error) {
		throw new Orphaned('The keeper does not answer.', {cause: error});
	}
}) as Asker;

const LAST_LANG = 'lang';

/** Undefined also where the browser keeps nothing for us. */
function lastLang(): Lang | undefined {
	try {
		const last = localStorage.getItem(LAST_LANG);
		return last === 'fr' || last === 'en' ? last : undefined;
	} catch {
		return undefined;
	}
}

function rememberLang(lang: Lang): void {
	try {
		localStorage.setItem(LAST_LANG, lang);
	} catch {
		// Then the next window begins in the browser's language.
	}
}

/** Asks the page that the popup was opened on for something; answers whether it heard. */
async function tellPage(name: 'audit' | 'table' | 'point'): Promise<boolean> {
	const [tab] = await browser.tabs.query({active: true, currentWindow: true});
	try {
		await browser.tabs.sendMessage(tab?.id ?? -1, {name}, {frameId: 0});
		return true;
	} catch {
		// Nobody of ours is in that page.
		return false;
	}
}

/** Offers a file to keep. */
export function saveBlob(name: string, blob: Blob): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(blob);
	link.download = name;
	link.click();
	// Once the download has begun the address is no longer needed.
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What the extension's own pages have of the browser. `inTab`: the page fills a tab, and is not over the page the user reads. */
export const browserPorts = (inTab: boolean): PopupPorts => ({
	ask,
	now,
	version: OSSELET_VERSION,
	browserLang: langFrom(browser.i18n.getUILanguage()),
	lastLang: lastLang(),
	rememberLang,
	newId: () => crypto.randomUUID(),
	async currentUrl() {
		const [tab] = inTab ? [] : await browser.tabs.query({active: true, currentWindow: true});
		return tab?.url;
	},
	requestForum: pattern => browser.permissions.request({origins: [pattern]}),
	saveFile: (name, text, type = 'application/json') => saveBlob(name, new Blob([text], {type})),
	async copy(text) {
		try {
			await navigator.clipboard.writeText(text);
			return true;
		} catch {
			return false;
		}
	},
	persist: () => navigator.storage.persist(),
	...(!inTab && {
		auditThread: () => tellPage('audit'),
		showTable: () => tellPage('table'),
		pointForum: () => tellPage('point'),
		close: () => window.close(),
		openTab: () => void browser.tabs.create({url: browser.runtime.getURL('popup/popup.html?tab')}),
	}),
});
