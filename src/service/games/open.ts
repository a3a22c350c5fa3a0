import * as v from 'valibot';
import {plain} from '../../books/plain';
import {newest} from '../../rules/at-version';
import type {Rulebook} from '../../rules/contract/rulebook';
import type {Game} from '../../rules/game';
import type {HistoryLine} from '../../rules/history';
import {labelIn} from '../../rules/say';
import {type State, state as stateShape, type TableState, tableState} from '../../rules/state';
import type {SheetView} from '../../rules/view';
import {type Unplayable, viewBare} from '../../rules/view-bare';
import {viewSheet} from '../../rules/view-sheet';
import type {SheetId} from '../../shared/ids';
import type {Lang} from '../../shared/lang';
import {fail, ok, type Result} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import {viewWords} from '../../shared/words/view';
import type {Sheet} from '../../sheets/sheet';
import type {GameProblem} from '../../wire/games';
import type {Memory} from '../../wire/memory';
import {gameAt, type Library} from './library';
import {refuse} from './refuse';

export type About = {readonly id: SheetId; readonly table?: string; readonly lang: Lang};

type Common = {
	readonly sheet: Sheet;
	readonly state: State;
	readonly history: readonly HistoryLine[];
	readonly table: TableState;
	/** Where the table's state is kept: reserves of two games at one table are not the same. Undefined for a sheet read by itself. */
	readonly tableKey: string | undefined;
	readonly lang: Lang;
};
export type Playable = Common & {readonly kind: 'playable'; readonly book: Rulebook; readonly game: Game};
/** A sheet with its rulebook at hand; or without it, to be read and nothing else. */
export type Opened = Playable | (Common & {readonly kind: 'bare'; readonly unplayable: Unplayable});

export const emptyState: State = v.parse(stateShape, {});
const emptyTable: TableState = v.parse(tableState, {});

/** Opens a sheet: with its rulebook at the version it is pinned to, and the state of the table it is at. */
export async function open(memory: Memory, library: Library, {id, table, lang}: About): Promise<Result<Opened, GameProblem>> {
	const found = await memory.getSheet(id);
	if (!found.ok) return found;
	const sheet = found.value;
	if (!sheet) return fail({code: 'store/gone', name: id});
	if (sheet.book === plain.id) return refuse(gameWords[lang].freePlay);
	const book = await library.find(sheet.book);
	if (!book.ok) return book;
	const tableKey = table === undefined ? undefined : `${table} ${sheet.book}`;
	const held = tableKey === undefined ? ok(emptyTable) : await memory.getTable(tableKey);
	if (!held.ok) return held;
	return ok({...openedAs(sheet, book.value, lang), table: held.value, tableKey});
}

/** A sheet with the rulebook that was found for it, at no table. */
export function openedAs(sheet: Sheet, book: Rulebook | undefined, lang: Lang): Opened {
	const {state, history} = sheet.game ?? {state: emptyState, history: []};
	const common: Common = {sheet, state, history, table: emptyTable, tableKey: undefined, lang};
	const game = book && gameAt(book, sheet.bookVersion);
	return book && game
		? {...common, kind: 'playable', book, game}
		: {...common, kind: 'bare', unplayable: unplayableOf(sheet, book, lang)};
}

function unplayableOf({book: id, bookVersion: version}: Sheet, book: Rulebook | undefined, lang: Lang): Unplayable {
	const say = viewWords[lang];
	if (!book) return {id, version, why: say.noBook({book: id})};
	const near = gameAt(book, newest(book));
	const why = say.newerBook({book: labelIn(book.name, lang), version, newest: newest(book)});
	return {id, version, ...(near && {near}), why};
}

/** A sheet as its reader sees it. */
export const viewOf = (opened: Opened): SheetView =>
	opened.kind === 'playable'
		? viewSheet(opened.game, opened.state, opened.table, opened.history, opened.lang, newest(opened.book))
		: viewBare(opened.unplayable, opened.state, opened.history, opened.lang);

/** The same, where it can be played; a sentence why not otherwise. */
export const playable = (opened: Result<Opened, GameProblem>): Result<Playable, GameProblem> =>
	!opened.ok ? opened : opened.value.kind === 'playable' ? ok(opened.value) : refuse(opened.value.unplayable.why);
