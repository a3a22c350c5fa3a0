import type {Game} from '../../rules/game';
import {type HistoryLine, logged, noted, type Who} from '../../rules/history';
import {settled} from '../../rules/settled';
import {type State, state as stateShape, type TableState} from '../../rules/state';
import {fail, ok, type Result} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import type {Sheet} from '../../sheets/sheet';
import type {GameProblem} from '../../wire/games';
import type {KeptTable, Memory} from '../../wire/memory';
import type {Answer} from '../../wire/messages';
import {readShape} from '../../wire/shape';
import type {Library} from './library';
import {type About, open, type Playable, playable, viewOf} from './open';
import {refuse} from './refuse';

/** What a change makes of a sheet: its state, what it says of it, and the table's state where that changed. */
export type Worked = {
	readonly state: State;
	readonly changes: readonly string[];
	/** For the history; what changed, where left out. */
	readonly what?: string;
	readonly who: Who;
	readonly table?: TableState;
	/** Another table than the one it is read at, where undo gives back what was taken there. */
	readonly elsewhere?: KeptTable;
	/** What it makes of the sheet that was acted upon. */
	readonly onTarget?: {readonly opened: Playable; readonly worked: Worked};
	/** A line even though nothing on the sheet changed. */
	readonly recorded?: boolean;
	/** The history instead of one with a line more, when it is the history itself that changes. */
	readonly history?: readonly HistoryLine[];
	/** Facts of the sheet beside its state: the version it is pinned to. */
	readonly facts?: Partial<Pick<Sheet, 'bookVersion'>>;
	/** The rules that it stands under afterwards, where they are others. */
	readonly game?: Game;
};

export type Ports = {readonly memory: Memory; readonly library: Library; now(): number};
type Changed = Extract<Answer<'sheet/do'>, {ok: true}>['value'];

/** What was added to each reserve of the table and taken from it, for the history. */
export function reservesMoved(before: TableState, after: TableState): Readonly<Record<string, number>> {
	const ids = new Set([...Object.keys(before.reserves), ...Object.keys(after.reserves)]);
	return Object.fromEntries(
		[...ids]
			.map(id => [id, (after.reserves[id] ?? 0) - (before.reserves[id] ?? 0)] as const)
			.filter(([, by]) => Number.isSafeInteger(by) && by !== 0),
	);
}

function historyAfter(opened: Playable, state: State, worked: Worked, at: number): readonly HistoryLine[] {
	if (worked.history) return worked.history;
	const {history, tableKey, table, lang} = opened;
	const what = (worked.what ?? worked.changes.join(' · ')).slice(0, 2000) || gameWords[lang].changed;
	const reserves = worked.table ? reservesMoved(table, worked.table) : {};
	const atTable = tableKey !== undefined && Object.keys(reserves).length > 0 ? {table: {key: tableKey, reserves}} : {};
	const line = {at, who: worked.who, what};
	const version = worked.facts?.bookVersion;
	const from = version !== undefined && version !== opened.sheet.bookVersion ? {from: opened.sheet.bookVersion} : {};
	const next = noted(history, opened.state, state, {...line, ...atTable, ...from});
	return next === history && worked.recorded ? logged(history, line) : next;
}

/** The sheet with a state that may be kept: within its maxima, every number finite, read by the shape it will be read by again. */
export function sheetWith(opened: Playable, worked: Worked, at: number): Result<Sheet, GameProblem> {
	const state = settled(worked.game ?? opened.game, worked.state);
	const read = readShape(stateShape, state);
	if (!read.ok) return refuse(gameWords[opened.lang].notKept({where: read.error.where}));
	const history = historyAfter(opened, read.value, worked, at);
	return ok({...opened.sheet, ...worked.facts, game: {state: read.value, history}});
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The tables that a change made different. */
function tablesOf({tableKey, table}: Playable, {table: after, elsewhere}: Worked): readonly KeptTable[] {
	const here = after && tableKey !== undefined && !same(after, table) ? [{key: tableKey, table: after}] : [];
	return elsewhere ? [...here, elsewhere] : here;
}

/** Stores what a change made of its sheet, of the one acted upon, and of the tables: all of it, or nothing where somebody else changed one of the sheets. */
async function store({memory, now}: Ports, opened: Playable, worked: Worked): Promise<Result<unknown, GameProblem>> {
	const at = now();
	const sheets: Sheet[] = [];
	for (const one of [{opened, worked}, ...(worked.onTarget ? [worked.onTarget] : [])]) {
		const next = sheetWith(one.opened, one.worked, at);
		if (!next.ok) return next;
		const {game, bookVersion} = one.opened.sheet;
		const still = same(next.value.game, game) && next.value.bookVersion === bookVersion;
		if (!still) sheets.push({...next.value, changedAt: at});
	}
	return memory.putTogether(sheets, tablesOf(opened, worked));
}

/** Opens a sheet at the revision that was read, does something to it, stores what came of it and shows it. */
export async function change(
	ports: Ports,
	ask: About & {readonly revision: number},
	work: (opened: Playable) => Result<Worked, GameProblem> | Promise<Result<Worked, GameProblem>>,
): Promise<Result<Changed, GameProblem>> {
	const opened = playable(await open(ports.memory, ports.library, ask));
	if (!opened.ok) return opened;
	const {sheet} = opened.value;
	if (sheet.revision !== ask.revision) return fail({code: 'store/conflict', name: sheet.name, revision: sheet.revision});
	const worked = await work(opened.value);
	if (!worked.ok) return worked;
	const kept = await store(ports, opened.value, worked.value);
	if (!kept.ok) return kept;
	const after = await open(ports.memory, ports.library, ask);
	return after.ok ? ok({sheet: after.value.sheet, view: viewOf(after.value), changes: worked.value.changes}) : after;
}
