import {type Board, mostOnBoard} from '../../rules/board';
import type {ToldCounter, ToldTable} from '../../rules/told-table';
import type {SheetHere} from './use-sheets';

/** A reserve of a rulebook that is played at the table, and a sheet by which it is changed. */
export type RuledReserve = ToldCounter & {readonly of: {readonly book: string; readonly id: string}; readonly by: string};

/** The reserves that rulebooks of the sheets have at this table, each once. */
export function ruledReserves(known: ReadonlyMap<string, SheetHere>): readonly RuledReserve[] {
	const found = new Map<string, RuledReserve>();
	for (const [by, {view}] of known)
		for (const {id, name, value, max} of view?.reserves ?? []) {
			const book = view!.book.id;
			if (!found.has(`${book} ${id}`)) found.set(`${book} ${id}`, {name, value, max, of: {book, id}, by});
		}
	return [...found.values()];
}

/** A condition with its level, where it has several: `Sonné 2`. */
const conditionText = ({name, level, max}: {readonly name: string; readonly level: number; readonly max: number}): string =>
	max > 1 ? `${name} ${level}` : name;

/** What of a board goes into the post: what is not hidden, with what the sheets say by themselves. */
export function toldOf({reserves, clocks, people}: Board, known: ReadonlyMap<string, SheetHere>): ToldTable {
	const shown = <One extends {readonly hidden: boolean}>(all: readonly One[]) => all.filter(({hidden}) => !hidden);
	const behind = (sheet: string | undefined) => (sheet === undefined ? undefined : known.get(sheet));
	return {
		reserves: [
			...ruledReserves(known).map(({name, value, max, of}) => ({name, value, max, of})),
			...shown(reserves).map(({name, value, max}) => ({name, value, max})),
		].slice(0, mostOnBoard.counters),
		clocks: [
			...shown(clocks).map(({name, value, max}) => ({name, value, max})),
			...shown(people).flatMap(({name, sheet}) =>
				(behind(sheet)?.view?.clocks ?? [])
					.filter(({filled}) => filled > 0)
					.map(clock => ({name: `${clock.name}, ${name}`.slice(0, 120), value: clock.filled, max: clock.size})),
			),
		].slice(0, mostOnBoard.counters),
		people: shown(people).map(({name, sheet, conditions}) => {
			const {sheet: own, view} = behind(sheet) ?? {};
			return {
				name,
				...(own?.npc && {npc: true}),
				conditions: [...(view?.conditions ?? []).map(conditionText), ...conditions].slice(0, 2 * mostOnBoard.conditions),
			};
		}),
	};
}
