import {render} from 'preact';
import {act} from 'preact/test-utils';
import {App} from '../../popup/app';
import {loadGameParts} from '../../popup/games/late-parts';
import type {PopupPorts} from '../../popup/ports';
import {libraryOf} from '../../src/service/games/library';
import {createGames} from '../../src/service/games/service';
import {createLeftovers} from '../../src/service/leftovers';
import {createPublished} from '../../src/service/published/service';
import {createSeenTables} from '../../src/service/seen-tables';
import {createService} from '../../src/service/service';
import {createShown} from '../../src/service/shown';
import {ok} from '../../src/shared/result';
import {mapKept} from '../../src/store/published';
import type {Asker} from '../../src/wire/messages';
import type {SeenSheet} from '../../src/wire/published';
import type {SeenTable} from '../../src/wire/seen-tables';
import {beacon, world} from '../service/a-beacon';

/** A popup over a real service and a memory of Maps. `saved`: files offered; `allowed`: sites with a permission. */
export async function aPopup(facts: Partial<PopupPorts> = {}) {
	await loadGameParts();
	const {ports: service, within} = world();
	const allowed: string[] = ['https://old.example/*'];
	const saved: {readonly name: string; readonly text: string}[] = [];
	let shown: unknown;
	const shownStore = {
		get: async () => shown,
		set: async (forums: unknown) => {
			shown = structuredClone(forums);
		},
	};
	const published = mapKept<SeenSheet>();
	const tables = mapKept<SeenTable>();
	const handlers = {
		...createService(service, beacon),
		...createGames(service),
		...createShown(shownStore, undefined),
		...createPublished({memory: service.memory, store: published, library: libraryOf(service.memory), now: () => 100_000}),
		...createSeenTables({store: tables, now: () => 100_000}),
		...createLeftovers({
			memory: async () => service.memory,
			audits: {list: async () => [], drop: async () => ok(null)},
			published,
			tables,
		}),
		'store/state': async () => ({kind: 'extension', kept: false}),
		'forums/list': async () => [...allowed],
		'forum/allow': async ({origin}: {origin: string}) => (allowed.push(origin), {ok: true, value: null}),
		'forum/forget': async ({origin}: {origin: string}) => (allowed.splice(allowed.indexOf(origin), 1), {ok: true, value: null}),
	} as unknown as Readonly<Record<string, (ask: unknown) => Promise<unknown>>>;
	let made = 0;
	const ports: PopupPorts = {
		ask: (async (name: string, ask: unknown) => structuredClone(await handlers[name]!(structuredClone(ask)))) as Asker,
		browserLang: 'fr',
		version: '0.1.0',
		now: () => 100_000,
		newId: () => `new-${made++}`,
		currentUrl: async () => 'https://forum.example/viewtopic.php?t=5',
		requestForum: async () => true,
		saveFile: (name, text) => void saved.push({name, text}),
		copy: async () => true,
		persist: async () => true,
		...facts,
	};
	document.body.innerHTML = '';
	const root = document.body.appendChild(document.createElement('div'));
	await act(() => render(<App ports={ports} />, root));
	await settle();
	return {root, ports, within, allowed, saved, memory: service.memory};
}

/** Lets every promise and every drawing that follows from it come to rest: an answer may draw what asks again. */
export async function settle() {
	for (let round = 0; round < 4; round += 1) await act(() => new Promise<void>(resolve => setTimeout(resolve, 1)));
}

const named = (root: Element, name: string): HTMLElement => {
	const found = [...root.querySelectorAll<HTMLElement>('button, input, textarea, select')].filter(
		element => nameOf(root, element) === name,
	);
	if (found.length !== 1) throw new Error(`${found.length} things are called “${name}”.`);
	return found[0]!;
};
const nameOf = (root: Element, element: HTMLElement) =>
	element.getAttribute('aria-label') ??
	(element.tagName === 'BUTTON'
		? element.textContent
		: (root.querySelector(`label[for="${element.id}"]`) ?? element.closest('label')?.querySelector('span, b'))?.textContent);

export async function press(root: Element, name: string) {
	named(root, name).click();
	await settle();
}

export async function type(root: Element, name: string, text: string) {
	const field = named(root, name) as HTMLInputElement;
	field.value = text;
	field.dispatchEvent(new Event('input', {bubbles: true}));
	await settle();
}

export const valueOf = (root: Element, name: string) => (named(root, name) as HTMLInputElement).value;
