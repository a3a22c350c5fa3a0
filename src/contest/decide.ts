import {type Contender, oppose} from '../rules/moves/oppose';
import {reaches} from '../rules/moves/reaches';
import type {ContestRule, Part, Tie} from './riders';

/** One roll of a contest with what it came to; `total` undefined while its dice are not known. */
export type Cast = {readonly part: Part; readonly total: number | undefined};

/**
 * What a contest comes to. Places are those of its strings, 1, 2, 3…; the number that a roll is held against takes the place after the last.
 * `margin` as `oppose` has it. `order`: places from the highest; `level`: places that nothing tells from the one after them.
 */
export type Decided =
	| {
			readonly kind: 'opposed';
			readonly winner: number | undefined;
			readonly margin: number;
			readonly by: 'natural' | 'total' | Tie;
	  }
	| {readonly kind: 'order'; readonly order: readonly number[]; readonly level: readonly number[]}
	| {readonly kind: 'reach'; readonly reached: readonly number[]}
	/** Dice that are not known; or, to break a tie, what a stat is worth. */
	| {readonly kind: 'open'; readonly dice: readonly number[]; readonly stats: readonly number[]};

/** Decides a contest by its rule. The same answer on every machine, in whatever order the rolls are given. Throws where there are fewer than two. */
export function decide(casts: readonly Cast[], rule: ContestRule): Decided {
	const dice = casts.filter(({total}) => total === undefined).map(({part}) => part.place);
	if (dice.length > 0) return {kind: 'open', dice, stats: []};
	const fallen = casts.map(({part, total}) => ({part, total: total!}));
	if (rule.kind === 'order') return inOrder(fallen, rule.ties);
	if (rule.kind === 'reach')
		return {kind: 'reach', reached: fallen.filter(one => isReached(one, rule)).map(({part}) => part.place)};
	return opposed(fallen, rule);
}

type Fallen = {readonly part: Part; readonly total: number};

/** What the dice decided by themselves stands, whatever the number. */
function isReached({part, total}: Fallen, {value, compare}: Extract<ContestRule, {kind: 'reach'}>): boolean {
	return part.natural === undefined ? reaches(total, value, compare) : part.natural === 'critical';
}

const OTHER = {actor: true, defender: false, neither: false} as const;

function opposed(fallen: readonly Fallen[], {ties, value}: Extract<ContestRule, {kind: 'opposed'}>): Decided {
	const contenders: Contender[] = fallen.map(({part, total}) => ({
		id: String(part.place),
		total,
		natural: part.natural,
		stat: part.stat,
		defends: part.side === 'defender',
	}));
	// A number stands across from the roll, and has no stat behind it.
	if (value !== undefined)
		contenders.push({
			id: String(fallen.length + 1),
			total: value,
			stat: undefined,
			defends: fallen.some(({part}) => OTHER[part.side]),
		});
	const fitting = ties.filter(tie =>
		tie === 'higher-stat' ? value === undefined : !isSided(tie) || contenders.some(one => one.defends),
	);
	const {winner, margin, by, missing} = oppose(contenders, fitting);
	if (missing.length > 0) return {kind: 'open', dice: [], stats: missing.map(Number)};
	return {kind: 'opposed', winner: winner === undefined ? undefined : Number(winner), margin, by};
}

// Where nobody defends, nobody is the one who acts against him either.
const isSided = (tie: Tie): boolean => tie === 'defender' || tie === 'actor';

function inOrder(fallen: readonly Fallen[], ties: readonly Tie[]): Decided {
	const byStat = ties.includes('higher-stat');
	const compare = (one: Fallen, other: Fallen) =>
		other.total - one.total || (byStat ? (other.part.stat ?? 0) - (one.part.stat ?? 0) : 0);
	const sorted = fallen.toSorted((one, other) => compare(one, other) || one.part.place - other.part.place);
	const order = sorted.map(({part}) => part.place);
	const level = sorted.flatMap((one, at) => (sorted[at + 1] && compare(one, sorted[at + 1]!) === 0 ? [one.part.place] : []));
	return {kind: 'order', order, level};
}
