import {facesOfPool} from '../dice/faces';
import type {Rolled} from '../dice/rolled';

/** The faces of each pool, in the order they fell. */
export const dicePerPool = ({pools}: Rolled): readonly (readonly number[])[] => pools.map(facesOfPool);

/** What JSON tells of a roll, beside its expression. */
export const jsonOfRolled = (rolled: Rolled) => ({
	total: rolled.total,
	dice: dicePerPool(rolled),
	...(rolled.counts && {successes: rolled.total}),
	...(rolled.versus && {versus: rolled.versus}),
});
