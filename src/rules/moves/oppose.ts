import type {Move, Outcome} from '../contract/moves';

/** One side of an opposed roll: a move that was rolled, on whatever day, or a number that stands for one. */
export type Contender = {
	readonly id: string;
	/** Total or successes, added where the contest takes several rolls. */
	readonly total: number;
	/** What the dice decided by themselves: a critical beats all else, a fumble loses to all else. */
	readonly natural?: 'critical' | 'fumble' | undefined;
	/** What the stat behind the roll is worth; undefined where nobody told. */
	readonly stat?: number | undefined;
	readonly defends?: boolean;
};

/** What an outcome that the dice decided by themselves counts as in a contest. */
export const naturalOf = (kind: Outcome['kind'] | undefined): Contender['natural'] =>
	kind === 'critical' || kind === 'fumble' ? kind : undefined;

type Tie = Move['ties'][number];

/** Who won, and by what. `margin`: the winner's total less the best of the others, at least 1 where the dice decided by themselves, 0 on equal totals. */
export type Contest = {
	readonly winner: string | undefined;
	readonly margin: number;
	readonly by: 'natural' | 'total' | Tie;
	/** Those whose stat must be told before the tie can be broken. */
	readonly missing: readonly string[];
};

const RANK = {critical: 1, none: 0, fumble: -1} as const;
const rankOf = ({natural}: Contender): number => RANK[natural ?? 'none'];
const better = (one: Contender, other: Contender): number => rankOf(other) - rankOf(one) || other.total - one.total;

const tied = (winner: string | undefined, by: Tie, missing: readonly string[] = []): Contest => ({
	winner,
	margin: 0,
	by,
	missing,
});

/** Breaks a tie by the rules in their order; nobody wins where none of them decides. */
function breakTie(equals: readonly Contender[], ties: readonly Tie[]): Contest {
	let left = equals;
	for (const tie of ties) {
		if (tie === 'nobody' || tie === 'again') return tied(undefined, tie);
		const missing = left.filter(({stat}) => stat === undefined).map(({id}) => id);
		if (tie === 'higher-stat' && missing.length > 0) return tied(undefined, tie, missing);
		const fitting = left.filter(one => fits(one, tie, left));
		if (fitting.length === 1) return tied(fitting[0]!.id, tie);
		if (fitting.length > 0) left = fitting;
	}
	return tied(undefined, 'nobody');
}

function fits({stat = 0, defends = false}: Contender, tie: Exclude<Tie, 'nobody' | 'again'>, all: readonly Contender[]): boolean {
	if (tie !== 'higher-stat') return defends === (tie === 'defender');
	return stat === Math.max(...all.map(one => one.stat ?? 0));
}

/**
 * Joins rolls, or rolls and numbers, into who wins: by what the dice decided themselves, then by the total, then by the rules for ties.
 * One against many is one call for each pair. Throws where there are fewer than two.
 */
export function oppose(contenders: readonly Contender[], ties: readonly Tie[]): Contest {
	const [first, second] = contenders.toSorted(better);
	if (!first || !second) throw new Error('A contest needs two.');
	const lead = first.total - second.total;
	if (rankOf(first) !== rankOf(second)) return {winner: first.id, margin: Math.max(1, lead), by: 'natural', missing: []};
	if (lead > 0) return {winner: first.id, margin: lead, by: 'total', missing: []};
	return breakTie(
		contenders.filter(one => better(one, first) === 0),
		ties,
	);
}
