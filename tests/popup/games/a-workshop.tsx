import {render} from 'preact';
import {act} from 'preact/test-utils';
import {emptyState} from '../../../popup/games/draft';
import {WorkshopApp} from '../../../popup/games/workshop-app';
import type {PopupPorts} from '../../../popup/ports';
import {books} from '../../../src/books';
import type {State} from '../../../src/rules/state';
import {createGames} from '../../../src/service/games/service';
import {createService} from '../../../src/service/service';
import {bookId, sheetId} from '../../../src/shared/ids';
import {newSheet} from '../../../src/sheets/new';
import type {Asker} from '../../../src/wire/messages';
import {beacon, world} from '../../service/a-beacon';
import {settle} from '../a-popup';
import {characters} from './characters';

type Handler = (ask: unknown) => Promise<unknown>;

/** The service over a memory of Maps, asked as a door asks: only data crosses. `asked`: the name of each request. */
export function anAsker() {
	const {ports: service, within} = world();
	const handlers = {...createService(service, beacon), ...createGames(service)} as unknown as Readonly<Record<string, Handler>>;
	const asked: string[] = [];
	const ask = (async (name: string, about: unknown) => {
		asked.push(name);
		const handler = handlers[name];
		if (!handler) throw new Error(`Nobody answers ${name}.`);
		return structuredClone(await handler(structuredClone(about)));
	}) as Asker;
	return {ask, asked, within, memory: service.memory};
}

type World = ReturnType<typeof anAsker>;

/** A sheet of a game, being made; with `state`, made. */
export async function addSheet({ask}: Pick<World, 'ask'>, game: string, name: string, state?: State, version = '1.0.0') {
	const free = newSheet(sheetId(`of-${game}`), books[0]!, name, 0);
	const put = await ask('sheet/put', {sheet: {...free, book: bookId(game), bookVersion: version}});
	if (!put.ok) throw new Error(JSON.stringify(put.error));
	const {id, revision} = put.value;
	if (!state) {
		const review = await ask('creation/review', {id, lang: 'fr', state: emptyState});
		if (!review.ok) throw new Error(JSON.stringify(review.error));
		return put.value;
	}
	const made = await ask('creation/finish', {id, lang: 'fr', revision, state});
	if (!made.ok) throw new Error(JSON.stringify(made.error));
	return made.value.sheet;
}

/** The workshop over the real service, at a place: `books`, or the id of a sheet. */
export async function aWorkshop(world: World, place = '', facts: Partial<PopupPorts> = {}) {
	const saved: {readonly name: string; readonly text: string}[] = [];
	let made = 0;
	const ports: PopupPorts = {
		ask: world.ask,
		browserLang: 'fr',
		version: '0.1.0',
		now: () => 100_000,
		newId: () => `new-${made++}`,
		currentUrl: async () => undefined,
		requestForum: async () => false,
		saveFile: (name, text) => void saved.push({name, text}),
		copy: async () => true,
		persist: async () => true,
		...facts,
	};
	const places: string[] = [];
	document.body.innerHTML = '';
	document.body.className = 'osselet';
	const root = document.body.appendChild(document.createElement('div'));
	await act(() => render(<WorkshopApp ports={ports} place={place} onPlace={to => void places.push(to)} />, root));
	await settle();
	return {root, saved, places};
}

/** The workshop at a character of a game who is made. */
export async function onCharacter(game: string, facts: Partial<PopupPorts> = {}) {
	const world = anAsker();
	const {id} = await addSheet(world, game, 'Ælin', characters[game]);
	const workshop = await aWorkshop(world, id, facts);
	const stored = async () => {
		const got = await world.memory.getSheet(id);
		if (!got.ok || !got.value) throw new Error('The sheet is gone.');
		return got.value;
	};
	return {...workshop, ...world, id, stored};
}

/** What is read on the page, with plain spaces. */
export const said = (root: Element): string => (root.textContent ?? '').replace(/[\u00a0\u202f]/g, ' ');
