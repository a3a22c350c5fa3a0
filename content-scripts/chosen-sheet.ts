import {plain} from '../src/books/plain';
import type {SheetId, ThreadId} from '../src/shared/ids';
import type {Lang} from '../src/shared/lang';
import {moves} from '../src/sheets/numbers';
import type {Asker} from '../src/wire/messages';
import type {SitePrefs} from '../src/wire/records';

/** Who plays in a thread, as the bar shows it: a name, and the rolls that he favours. */
export type Choice = {readonly who?: string; readonly moves: readonly {readonly id: string; readonly label: string}[]};

const MOST = 3;

/** The sheet last used in this thread, or on this board, with its favourites, then its own rolls, then the moves of its game. */
export async function chosenSheet(ask: Asker, prefs: SitePrefs, thread: ThreadId | undefined, lang: Lang): Promise<Choice> {
	const id = sheetFor(prefs, thread);
	if (id === undefined) return {moves: []};
	const read = await ask('sheet/get', {id});
	if (!read.ok || read.value === null) return {moves: []};
	const sheet = read.value;
	const own = moves(sheet, plain).filter(move => move.own);
	const named = own.slice(0, MOST).map(move => ({id: move.id, label: move.label[lang]}));
	const more = sheet.book === plain.id || named.length === MOST ? [] : await gameMoves(ask, id, lang);
	return {who: sheet.name, moves: [...named, ...more].slice(0, MOST)};
}

async function gameMoves(ask: Asker, id: SheetId, lang: Lang): Promise<Choice['moves']> {
	const seen = await ask('sheet/view', {id, lang});
	return seen.ok ? seen.value.view.moves.map(move => ({id: move.id, label: move.name})) : [];
}

const sheetFor = (prefs: SitePrefs, thread: ThreadId | undefined): SheetId | undefined => {
	const own = (key: string) => (Object.hasOwn(prefs.sheets, key) ? prefs.sheets[key] : undefined);
	return (thread === undefined ? undefined : own(thread)) ?? own('*');
};
