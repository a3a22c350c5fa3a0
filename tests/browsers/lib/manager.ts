import type {Tab} from './tab';

/** What a page needs to run a userscript as its manager would. `storage`: the manager lends it one. */
export type Managed = {readonly code: string; readonly storage: boolean};

/** Commands the script put into its manager's menu, by label. */
type Menu = Record<string, () => void>;
declare global {
	var managerMenu: Menu | undefined;
	/** How often the script asked the manager for an address. */
	var managerAsked: number | undefined;
}

/** Has every page that is opened from now on run the script, its manager's interface at hand, in the page's own world. */
export const runUserscript = (tab: Tab, managed: Managed): Promise<void> => tab.onEveryPage(manage, managed);

/** Runs in the page, before its own scripts. Values last over pages as a manager's do, under a name that the page has no use for. */
function manage({code, storage}: Managed): void {
	if (window.top !== window || !location.protocol.startsWith('http')) return;
	const PREFIX = 'a manager’s own: ';
	const menu: Menu = {};
	globalThis.managerMenu = menu;
	globalThis.managerAsked = 0;
	type Asked = {url: string; onload(reply: {status: number; responseText: string}): void; onerror(): void};
	const gm = {
		...(storage && {
			getValue: async (key: string) => localStorage.getItem(PREFIX + key) ?? undefined,
			setValue: async (key: string, value: string) => localStorage.setItem(PREFIX + key, value),
			deleteValue: async (key: string) => localStorage.removeItem(PREFIX + key),
			listValues: async () =>
				Object.keys(localStorage)
					.filter(key => key.startsWith(PREFIX))
					.map(key => key.slice(PREFIX.length)),
		}),
		xmlHttpRequest({url, onload, onerror}: Asked) {
			globalThis.managerAsked = (globalThis.managerAsked ?? 0) + 1;
			fetch(url).then(async reply => onload({status: reply.status, responseText: await reply.text()}), onerror);
		},
		registerMenuCommand(label: string, run: () => void) {
			menu[label] = run;
		},
	};
	addEventListener('DOMContentLoaded', () => new Function('GM', code)(gm));
}

/** Chooses a command of the manager's menu. */
export async function chooseInMenu(tab: Tab, label: string): Promise<void> {
	const found = await tab.evaluate(words => {
		const entry = Object.entries(globalThis.managerMenu ?? {}).find(([each]) => each.includes(words));
		entry?.[1]();
		return entry !== undefined;
	}, label);
	if (!found) throw new Error(`No “${label}” in the manager’s menu`);
}
