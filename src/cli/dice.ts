import type {Pool, Rolled} from '../dice/rolled';

/** The faces of each pool, in the order they fell: first those of all its dice, then what each die's rerolls and chain brought, then bonus dice. */
export const facesOf = ({pools}: Rolled): readonly (readonly number[])[] => pools.map(fallen);

function fallen({dice, bonus}: Pool): readonly number[] {
	const faces = dice.flatMap(die => die.faces);
	const first = faces.filter(({cause}) => cause === 'pool');
	const later = faces.filter(({cause}) => cause !== 'pool');
	return [...first, ...later, ...bonus].map(({face}) => face);
}

/** What JSON tells of a roll, beside its expression. */
export const jsonOfRolled = (rolled: Rolled) => ({
	total: rolled.total,
	dice: facesOf(rolled),
	...(rolled.counts && {successes: rolled.total}),
	...(rolled.versus && {versus: rolled.versus}),
});
