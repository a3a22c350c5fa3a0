import type {AskView, MoveView, SheetView} from '../../rules/view';
import {nameOf} from '../../sheets/names';

/** A move with the trait that was searched for, where it was found by what the trait covers. */
export type FoundMove = {
	readonly move: MoveView;
	readonly by?: {readonly id: string; readonly name: string; readonly covers: string};
};
export type MoveGroup = {readonly id: string; readonly name: string; readonly moves: readonly FoundMove[]};

const OFTEN = 3;

/** The moves of a sheet by their groups, those made most first in one of their own. `used`: how often, by the move's name. */
export function groupMoves(view: SheetView, used: ReadonlyMap<string, number>, often: string): readonly MoveGroup[] {
	const usedMost = view.moves
		.filter(({name}) => used.has(name))
		.toSorted((one, other) => used.get(other.name)! - used.get(one.name)!)
		.slice(0, OFTEN);
	const rest = view.moves.filter(move => !usedMost.includes(move));
	const names = new Map(view.groups.map(({id, name}) => [id, name]));
	const groups = [...new Set(rest.map(({group}) => group))].map(id => ({
		id,
		name: names.get(id) ?? '',
		moves: rest.filter(({group}) => group === id).map(move => ({move})),
	}));
	return usedMost.length === 0 ? groups : [{id: ' often', name: often, moves: usedMost.map(move => ({move}))}, ...groups];
}

/** Moves whose name or words hold what is searched, and every move with a trait whose name or words do. */
export function searchMoves(view: SheetView, sought: string): readonly FoundMove[] {
	const key = nameOf(sought);
	const holds = ({name, covers}: {readonly name: string; readonly covers: string}) => nameOf(`${name} ${covers}`).includes(key);
	const traits = [...view.stats, ...view.skills].filter(holds);
	return [
		...view.moves.filter(holds).map(move => ({move})),
		...traits.flatMap(({id, name, covers}) => view.moves.map(move => ({move, by: {id, name, covers}}))),
	].slice(0, 60);
}

const MOST_TEXTS = 12;

/** The rulebook's own texts about a move as it is put together: about itself, and the stat, skill or entry that it is made with. */
export const textsOn = (
	{reference}: Pick<SheetView, 'reference'>,
	move: string,
	asks: readonly AskView[],
): SheetView['reference'] => {
	const ids = asks.flatMap(ask => (ask.kind === 'pick' && ask.value !== '' ? [ask.value] : []));
	const wanted = new Set([`move.${move}`, ...ids.flatMap(id => [`stat.${id}`, `skill.${id}`, `entry.${id}`])]);
	return reference.filter(({about}) => about.some(one => wanted.has(one)));
};

/** The rulebook's own texts whose name or words hold what is searched, those whose name does first. */
export function searchTexts({reference}: Pick<SheetView, 'reference'>, sought: string): SheetView['reference'] {
	const key = nameOf(sought);
	const inName = reference.filter(({name}) => nameOf(name).includes(key));
	const inText = reference.filter(one => !inName.includes(one) && nameOf(one.text).includes(key));
	return [...inName, ...inText].slice(0, MOST_TEXTS);
}
