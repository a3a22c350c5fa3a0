import type {Rolled} from '../../dice/rolled';
import type {Value} from '../formula/formula';

/** What a roll gave, as formulas read it: `@roll.total`, `@roll.nat`, `@roll.count(6)`… Faces are natural ones, in draw order. */
export type Facts = {
	readonly total: number;
	readonly faces: readonly number[];
	/** Faces of the first pool, which criticals by share of the dice are about. */
	readonly pool: readonly number[];
	readonly pools: readonly (readonly number[])[];
	readonly counts: boolean;
};

/** A stored roll as facts. `successes` and `flat` are what spends added after the dice. */
export function factsOf(
	rolled: Rolled,
	added: {readonly successes: number; readonly flat: number} = {successes: 0, flat: 0},
): Facts {
	const pools = rolled.pools.map(pool =>
		pool.dice.flatMap(die => die.faces.filter(face => face.cause === 'pool' && !face.replaced).map(face => face.face)),
	);
	return {
		total: rolled.total + (rolled.counts ? added.successes : added.flat),
		faces: pools.flat(),
		pool: pools[0] ?? [],
		pools,
		counts: rolled.counts,
	};
}

/** What `@roll` and what follows it stands for. `margin` is the total less the difficulty; 0 where there is none. */
export function readFacts(
	facts: Facts,
	difficulty: number | undefined,
	path: readonly string[],
	args: readonly Value[],
): Value | undefined {
	const [part] = path;
	switch (part) {
		case undefined:
		case 'total':
			return facts.total;
		case 'successes':
			return facts.counts ? facts.total : 0;
		case 'nat':
		case 'first':
			return facts.pools[0]?.[0] ?? 0;
		case 'second':
			return facts.pools[1]?.[0] ?? 0;
		case 'n':
			return facts.pool.length;
		case 'count':
			return facts.pool.filter(face => face === args[0]).length;
		case 'best':
			return Math.max(0, ...facts.pool);
		case 'dice':
			return facts.faces.reduce((sum, face) => sum + face, 0);
		case 'margin':
			return difficulty === undefined ? 0 : facts.total - difficulty;
		default:
			return undefined;
	}
}
