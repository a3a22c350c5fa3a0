import type {Lang} from '../../shared/lang';
import {Derivation} from '../derive';
import type {Game} from '../game';
import type {State, TableState} from '../state';
import type {Combatant, Fight} from './fight';

/** The sheets that stand behind a fight, by their id. */
export type Sheets = ReadonlyMap<string, State>;
/** What a fight stands on; `lang` is the language its log is written in. */
export type Ground = {
	/** The rules the fight is run by. */
	readonly game: Game;
	/** The rules a sheet is pinned to, where they are another version of them. */
	readonly games?: ReadonlyMap<string, Game>;
	readonly sheets: Sheets;
	readonly table: TableState;
	readonly lang: Lang;
};

export const gameBehind = ({game, games}: Ground, sheet: string): Game => games?.get(sheet) ?? game;

export function sheetBehind(ground: Ground, {sheet}: Combatant): Derivation | undefined {
	const state = sheet === undefined ? undefined : ground.sheets.get(sheet);
	return state && new Derivation(gameBehind(ground, sheet!), state, {table: ground.table});
}

/** The move that orders this fight, where one is rolled. */
export function rolledBy(ground: Ground, one: Combatant): string | undefined {
	const {rolled} = ground.game.book.combat ?? {};
	const sheet = sheetBehind(ground, one);
	return rolled && sheet && ground.game.holds(rolled.when, sheet.scope) ? rolled.move : undefined;
}

/** What orders one: his score, or what his sheet says where none is to be rolled. Undefined where nobody knows yet. */
export function scoreOf(ground: Ground, one: Combatant): number | undefined {
	if (one.score !== undefined) return one.score;
	const {order} = ground.game.book.combat ?? {};
	const sheet = sheetBehind(ground, one);
	if (!order || !sheet || rolledBy(ground, one) !== undefined) return undefined;
	return ground.game.number(order.by, sheet.scope);
}

/** Whether one rolled too little to act while the roll counts. */
export function isIdle({game}: Ground, {score}: Combatant): boolean {
	const idle = game.book.combat?.rolled?.idle;
	return idle !== undefined && score !== undefined && score <= idle;
}

/** Whether one will act before all others in the round that begins. */
export function isFirst(ground: Ground, one: Combatant): boolean {
	const {first} = ground.game.book.combat ?? {};
	return first !== undefined && (sheetBehind(ground, one)?.level(first) ?? 0) > 0;
}

type Rank = readonly number[];

function rankOf(ground: Ground, one: Combatant, first: boolean): Rank {
	const sheet = sheetBehind(ground, one);
	const then = ground.game.book.combat?.order?.then ?? [];
	return [
		isIdle(ground, one) ? 0 : 1,
		first ? 1 : 0,
		scoreOf(ground, one) ?? Number.NEGATIVE_INFINITY,
		...then.map(formula => (sheet ? ground.game.number(formula, sheet.scope) : Number.NEGATIVE_INFINITY)),
	];
}

function byRank(one: Rank, other: Rank): number {
	const at = one.findIndex((value, index) => value !== other[index]);
	return at < 0 ? 0 : other[at]! > one[at]! ? 1 : -1;
}

/** Everybody by what orders them, highest first; equals stay as they stood. */
export function ordered(ground: Ground, fight: Fight): readonly string[] {
	const ranks = new Map(fight.combatants.map(one => [one.key, rankOf(ground, one, fight.first.includes(one.key))]));
	return fight.order.toSorted((one, other) => byRank(ranks.get(one) ?? [], ranks.get(other) ?? []));
}
