import type {Move, Spend} from '../contract/moves';
import type {Game} from '../game';

/** Whether a spend does anything to dice of a kind: nothing to a move without any, and successes nothing where none are counted. */
function bearsOn({dice, flat, successes, edge, limitsDegree, do: effects}: Spend, {kind}: Move['roll']): boolean {
	if (kind === 'none') return false;
	const others = [dice, flat, edge, effects].some(part => part !== undefined) || limitsDegree;
	return others || successes === undefined || kind === 'count';
}

/** The spends that may be made on a move: those it names, or else all of the game that bear on its dice. */
export const spendsFor = ({book}: Pick<Game, 'book'>, {spends, roll}: Pick<Move, 'spends' | 'roll'>): readonly Spend[] =>
	book.spends.filter(spend => (spends === undefined ? bearsOn(spend, roll) : spends.includes(spend.id)));
