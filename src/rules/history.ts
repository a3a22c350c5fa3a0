import type {State} from './state';

/** Who brought a change about: the rules themselves, the player, or the GM. */
export type Who = 'code' | 'player' | 'gm';

type Json = unknown;

/** One place of the state and what stood there before and after; `undefined` where nothing stood. */
export type Patch = {readonly path: readonly [string] | readonly [string, string]; readonly before?: Json; readonly after?: Json};

/** One line of a sheet's history. Append-only: undoing adds a line that names the one it takes back. */
export type HistoryLine = {
	readonly id: number;
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly who: Who;
	/** What was done, as it was shown. */
	readonly what: string;
	readonly patches: readonly Patch[];
	readonly undoes?: number;
	/** What it gave to or took from the reserves of a table, which are kept apart from the sheet. */
	readonly table?: {readonly key: string; readonly reserves: Readonly<Record<string, number>>};
	/** The version of the rules that the sheet was pinned to before, where this line moved it to another. */
	readonly from?: string;
};

/** Lines kept; the oldest leave first, and can then no longer be taken back. */
export const MOST_LINES = 500;

const same = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function diffRecord(
	key: string,
	before: Readonly<Record<string, Json>>,
	after: Readonly<Record<string, Json>>,
): readonly Patch[] {
	const names = new Set([...Object.keys(before), ...Object.keys(after)]);
	return [...names].filter(name => !same(before[name], after[name])).map(name => patch([key, name], before[name], after[name]));
}

const patch = (path: Patch['path'], before: Json, after: Json): Patch => ({
	path,
	...(before !== undefined && {before}),
	...(after !== undefined && {after}),
});

/** What differs between two states, place by place. */
export function diff(before: State, after: State): readonly Patch[] {
	const [old, next] = [before, after] as readonly Readonly<Record<string, Json>>[] as readonly [
		Readonly<Record<string, Json>>,
		Readonly<Record<string, Json>>,
	];
	const keys = new Set([...Object.keys(old), ...Object.keys(next)]);
	return [...keys].flatMap((key): readonly Patch[] => {
		const [a, b] = [old[key], next[key]];
		if (same(a, b)) return [];
		return isRecord(a) && isRecord(b) ? diffRecord(key, a, b) : [patch([key], a, b)];
	});
}

function withPlace(record: Readonly<Record<string, Json>>, key: string, value: Json): Readonly<Record<string, Json>> {
	const {[key]: _, ...rest} = record;
	return value === undefined ? rest : {...record, [key]: value};
}

/** Puts back what stood before some patches. */
function takeBack(state: State, patches: readonly Patch[]): State {
	let record = state as unknown as Readonly<Record<string, Json>>;
	for (const {path, before} of patches.toReversed()) {
		const [key, name] = path;
		const inner = record[key];
		record = withPlace(record, key, name === undefined ? before : withPlace(isRecord(inner) ? inner : {}, name, before));
	}
	return record as unknown as State;
}

/** The state as it stood at a moment (milliseconds since 1970), as far back as the history goes: what came later is taken back. What was undone since is read as if it had never been. */
export function stateAt(state: State, history: readonly HistoryLine[], at: number): State {
	const undone = new Set(history.map(line => line.undoes));
	const later = history.filter(line => line.at > at && line.undoes === undefined && !undone.has(line.id));
	return later.reduceRight((then, line) => takeBack(then, line.patches), state);
}

/** Whether a line changed anything: on the sheet, at the table, or the rules it stands under. */
const changedSomething = ({patches, table, from}: Pick<HistoryLine, 'patches' | 'table' | 'from'>): boolean =>
	patches.length > 0 || table !== undefined || from !== undefined;

/** The history with one more line; none when nothing changed. */
export function noted(
	history: readonly HistoryLine[],
	before: State,
	after: State,
	line: Pick<HistoryLine, 'at' | 'who' | 'what' | 'table' | 'from'>,
): readonly HistoryLine[] {
	const patches = diff(before, after);
	if (!changedSomething({...line, patches})) return history;
	return [...history, {id: (history.at(-1)?.id ?? 0) + 1, ...line, patches}].slice(-MOST_LINES);
}

/** The history with a line about what happened and left the sheet as it was. */
export const logged = (history: readonly HistoryLine[], line: Pick<HistoryLine, 'at' | 'who' | 'what'>): readonly HistoryLine[] =>
	[...history, {id: (history.at(-1)?.id ?? 0) + 1, ...line, patches: []}].slice(-MOST_LINES);

/** The last line that still stands and changed something: what `undo` would take back. */
export function lastStanding(history: readonly HistoryLine[]): HistoryLine | undefined {
	const undone = new Set(history.map(line => line.undoes));
	return history.findLast(line => line.undoes === undefined && !undone.has(line.id) && changedSomething(line));
}

/** Takes back the last change that stands; undefined when there is none left. */
export function undo(
	state: State,
	history: readonly HistoryLine[],
	line: {readonly at: number; readonly who: Who; readonly what: string},
): {readonly state: State; readonly history: readonly HistoryLine[]} | undefined {
	const last = lastStanding(history);
	if (!last) return undefined;
	const id = (history.at(-1)?.id ?? 0) + 1;
	return {
		state: takeBack(state, last.patches),
		history: [...history, {id, ...line, patches: [], undoes: last.id}].slice(-MOST_LINES),
	};
}
