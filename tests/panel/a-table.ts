import {openPanel} from '../../src/panel/open-panel';
import type {PanelOptions} from '../../src/panel/options';
import {createGames} from '../../src/service/games/service';
import {createService} from '../../src/service/service';
import {anchor, bookId, memberId, sheetId, site} from '../../src/shared/ids';
import {ok} from '../../src/shared/result';
import type {Sheet} from '../../src/sheets/sheet';
import {mapMemory} from '../../src/store/map';
import type {Asker, Name} from '../../src/wire/messages';
import type {SitePrefs} from '../../src/wire/records';
import {stateWith} from '../rules/play';

export const NOW = Date.parse('2026-08-22T21:41:12Z');
export const RANDOMNESS = 'ab'.repeat(32);
export const turn = {anchor: anchor('p4711')!, roller: memberId('57')!, index: 1, round: 31543812};

export const place: PanelOptions['place'] = {
	site: site('forum.example'),
	thread: '42',
	threadUrl: 'https://forum.example/viewtopic.php?t=42',
	title: 'Les quais',
	use: 'reply',
	markup: {kind: 'bbcode', bold: true, quote: true, link: true},
	hooked: true,
};

/** A made character of a game aboard. */
export const character = (book: string, name: string, state: object = {}): Sheet => ({
	id: sheetId(`sheet-${name.toLowerCase()}`),
	book: bookId(book),
	bookVersion: '1.0.0',
	name,
	numbers: {},
	texts: {},
	fields: [],
	moves: [],
	game: {state: stateWith({made: true, ...state}), history: []},
	revision: 0,
	changedAt: 1,
});

/** The service with a memory of its own, the sheets stored in it, the first chosen on the board; `asked` grows with each request. */
export async function openTable(sheets: readonly Sheet[], mode: SitePrefs['mode']) {
	const memory = mapMemory();
	for (const sheet of sheets) await memory.putSheet(sheet);
	await memory.putSitePrefs(place.site, {layout: 'line', mode, sheets: {'*': sheets[0]!.id}, folded: false});
	await memory.putDraw(turn.round, {randomness: RANDOMNESS});
	const ports = {
		memory,
		relay: {get: async () => ({kind: 'failed', why: 'network'}) as const},
		now: () => NOW,
		random: {below: () => 0},
	};
	const handlers: Readonly<Record<string, unknown>> = {
		...createService(ports),
		...createGames(ports),
		'workshop/open': async () => ok(null),
	};
	const asked: [Name, unknown][] = [];
	const ask = (async (name: Name, what: unknown) => {
		asked.push([name, what]);
		// As between doors: only data crosses.
		return structuredClone(await (handlers[name] as (ask: unknown) => Promise<unknown>)(structuredClone(what)));
	}) as Asker;
	return {memory, ask, asked};
}

export type Table = Awaited<ReturnType<typeof openTable>>;

/** The panel in this document, over a table. */
export function seat({ask}: Table, change: Partial<PanelOptions> = {}) {
	const life = new AbortController();
	const inserted: string[] = [];
	const drafts: unknown[] = [];
	openPanel({
		page: document,
		place,
		ask,
		lang: 'fr',
		now: () => NOW,
		signal: life.signal,
		nextIndex: () => 1,
		written: () => '',
		insert: text => inserted.push(text) > 0,
		findTurn: async () => ok({...turn, offline: 1}),
		readDraft: () => undefined,
		keepDraft: draft => drafts.push(draft),
		onSheet: () => undefined,
		onClose: () => undefined,
		...change,
	});
	return {life, inserted, drafts, root: document.querySelector('osselet-panel')!.shadowRoot!};
}
