import * as v from 'valibot';
import {state as stateShape} from '../../src/rules/state';
import {bookId, sheetId} from '../../src/shared/ids';
import type {Sheet} from '../../src/sheets/sheet';
import {aSheet} from '../sheets/a-sheet';
import {sitDown} from './fight-hands';
import {activate, askKeeper} from './lib/activate';
import type {BrowserName} from './lib/browser';
import {marksWhen} from './lib/marks';
import type {Tab} from './lib/tab';
import {openTable} from './lib/table';

const MINUTES = 60_000;

/** A sheet of a game, made without its wizard; `state` as a sheet keeps it. */
export const madeSheet = (id: string, name: string, book: string, state: object, bookVersion = '1.0.0'): Sheet =>
	aSheet({
		id: sheetId(id),
		name,
		book: bookId(book),
		bookVersion,
		revision: 0,
		game: {state: v.parse(stateShape, {made: true, ...state}), history: []},
	});

/** What a thread of a fight needs: a board whose clock is behind, a browser that all players share, and another for a reader. */
export async function openFightTable(name: BrowserName) {
	// Days lie between posts: the board's clock is behind, and each turn's draw has fallen when the next player writes.
	let clock = Date.now() - 24 * 60 * MINUTES;
	const table = await openTable({now: () => clock});
	const browser = await table.sit(name);
	const popup = await browser.popup();
	await askKeeper(popup, 'settings/put', {settings: {lang: 'fr', network: true}});
	await activate(browser, table.forum.url);
	const reader = await table.sit(name);
	await activate(reader, table.forum.url);
	const tab = await browser.open();
	const sheetOf = async (id: string): Promise<Sheet> => {
		const read = (await askKeeper(popup, 'sheet/get', {id})) as {readonly value: Sheet};
		return read.value;
	};
	return {
		table,
		browser,
		tab,
		/** A member writes next, ten minutes later. */
		async sits(member: string, topic: number): Promise<void> {
			clock += 10 * MINUTES;
			await sitDown(tab, table, member, topic);
		},
		async put(sheet: Sheet): Promise<void> {
			const done = (await askKeeper(popup, 'sheet/put', {sheet})) as {readonly ok: boolean};
			if (!done.ok) throw new Error(JSON.stringify(done));
		},
		sheetOf,
		/** A member at the thread in the reader's browser, with the sheets that are kept in the first. */
		async elsewhere(member: string, topic: number, ids: readonly string[]): Promise<Tab> {
			const there = await reader.popup();
			await askKeeper(there, 'settings/put', {settings: {lang: 'fr', network: true}});
			for (const id of ids) {
				const done = (await askKeeper(there, 'sheet/put', {sheet: {...(await sheetOf(id)), revision: 0}})) as {
					readonly ok: boolean;
				};
				if (!done.ok) throw new Error(JSON.stringify(done));
			}
			await there.close();
			clock += 10 * MINUTES;
			const other = await reader.open();
			await sitDown(other, table, member, topic);
			return other;
		},
		/** Reads posts in the other browser until each of their marks says that it is right; `posts` are numbers with how many rolls they have. */
		async prove(posts: readonly (readonly [post: number, rolls: number])[], picture: string): Promise<void> {
			const there: Tab = await reader.open();
			for (const [post, rolls] of posts) {
				if (!(await there.exists(`#p${post}`))) await there.goto(`${table.forum.url}/viewtopic.php?p=${post}#p${post}`);
				// Where the turn began on an earlier page, the mark says so until that page is read.
				await marksWhen(there, post, rolls, marks => marks.every(({name}) => /connu d’avance|^Cohérent/.test(name)));
			}
			await there.screenshot(picture);
			await there.close();
		},
	};
}
export type FightTable = Awaited<ReturnType<typeof openFightTable>>;
