import {type Board, boardOn, emptyBoard, mostOnBoard} from '../../rules/board';
import {sayCarried} from '../../rules/say-carried';
import {readCarried, type ToldTable} from '../../rules/told-table';
import {ok, type Result} from '../../shared/result';
import {gameWords} from '../../shared/words/games';
import type {GameProblem} from '../../wire/games';
import type {KeptTable} from '../../wire/memory';
import type {Answer} from '../../wire/messages';
import type {GameAsk} from './asks';
import type {Ports} from './change';
import {keyOf} from './fight';
import {refuse, refuseRule} from './refuse';

/** A board is of no rulebook: the id of none is a star. */
const keyOfBoard = (table: string): string => `${table} *`;

async function held({memory}: Ports, table: string): Promise<Result<KeptTable & {readonly board: Board}, GameProblem>> {
	const key = keyOfBoard(table);
	const stored = await memory.getTable(key);
	return stored.ok ? ok({key, table: stored.value, board: stored.value.board ?? emptyBoard}) : stored;
}

/** What the GM keeps on the table of a thread; an empty board where nothing was noted yet. */
export async function viewBoard(ports: Ports, {table}: GameAsk<'board/view'>): Promise<Answer<'board/view'>> {
	const found = await held(ports, table);
	return found.ok ? ok(found.value.board) : found;
}

/** Does what the GM does to the board, and stores it. */
export async function doBoard(ports: Ports, {table, act, lang}: GameAsk<'board/do'>): Promise<Answer<'board/do'>> {
	const found = await held(ports, table);
	if (!found.ok) return found;
	const next = boardOn(found.value.board, act);
	if (!next.ok) return refuseRule(next.error, lang);
	return keep(ports, {key: found.value.key, table: {...found.value.table, board: next.value}}, []);
}

async function keep({memory}: Ports, own: KeptTable, others: readonly KeptTable[]): Promise<Answer<'board/do'>> {
	const kept = await memory.putTogether([], [own, ...others]);
	return kept.ok ? ok(own.table.board ?? emptyBoard) : kept;
}

/** Takes over a table that a post carried, in place of the board that is kept here; reserves of a rulebook go back to the table of that rulebook. */
export async function takeBoard(ports: Ports, {table, text, lang}: GameAsk<'board/take'>): Promise<Answer<'board/take'>> {
	const read = readCarried(text);
	if (!read.ok) return refuse(sayCarried(read.error, lang));
	if (read.value.kind === 'fight') return refuse(gameWords[lang].noBoard);
	const found = await held(ports, table);
	if (!found.ok) return found;
	const told = read.value.table;
	const ruled = await ruledTables(ports, told, book => keyOf({book, table, lang}));
	if (!ruled.ok) return ruled;
	return keep(ports, {key: found.value.key, table: {...found.value.table, board: boardOf(told)}}, ruled.value);
}

/** What the post tells of the rulebooks' own reserves, each put where its rulebook looks for it. */
async function ruledTables(
	{memory}: Ports,
	{reserves}: ToldTable,
	keyOf: (book: string) => string,
): Promise<Result<readonly KeptTable[], GameProblem>> {
	const tables: KeptTable[] = [];
	for (const book of new Set(reserves.flatMap(({of}) => of?.book ?? []))) {
		const key = keyOf(book);
		const stored = await memory.getTable(key);
		if (!stored.ok) return stored;
		const told = reserves.flatMap(({of, value}) => (of?.book === book ? [[of.id, value] as const] : []));
		tables.push({key, table: {...stored.value, reserves: {...stored.value.reserves, ...Object.fromEntries(told)}}});
	}
	return ok(tables);
}

const counters = (prefix: string, told: ToldTable['clocks']): Board['clocks'] =>
	told
		.filter(({of}) => of === undefined)
		.map(({name, value, max}, at) => {
			const size = Math.max(1, Math.min(max, mostOnBoard.reserve));
			return {
				key: `${prefix}${at + 1}`,
				name: name.slice(0, 80),
				value: Math.max(0, Math.min(value, size)),
				max: size,
				hidden: false,
			};
		});

const boardOf = ({reserves, clocks, people}: ToldTable): Board => ({
	reserves: counters('r', reserves),
	clocks: counters('k', clocks),
	people: people.map(({name, conditions}, at) => ({
		key: `p${at + 1}`,
		name: name.slice(0, 80),
		conditions: conditions.map(one => one.slice(0, 80)).slice(0, mostOnBoard.conditions),
		hidden: false,
	})),
});
