import {readCanonical} from '../dice/canonical';
import type {Plan} from '../dice/plan';
import type {DiceProblem} from '../dice/problem';
import {roll} from '../dice/roll';
import type {Rolled} from '../dice/rolled';
import type {Anchor, Roller} from '../shared/ids';
import {fail, ok, type Result} from '../shared/result';
import {hiddenSeed} from './hidden';
import type {RollString} from './roll-string';
import {diceFrom, seedOf} from './stream';

/** Why a roll string gives no dice. */
export type SealProblem =
	| {readonly code: 'seal/expression'; readonly expression: string; readonly cause: DiceProblem}
	| {readonly code: 'seal/no-roller'}
	| {readonly code: 'seal/no-draw'; readonly round: number}
	/** A hidden roll whose secret is not known. */
	| {readonly code: 'seal/hidden'};

/** What a string does not carry itself. `anchor`: the post that holds an s; `roller`: `u57`, for i and o; `randomness`: 64 hex digits, for all but o; `secret`: 32, for an h that was opened. */
export type ReplayInputs = {
	readonly anchor: Anchor;
	readonly roller?: Roller | undefined;
	readonly randomness?: string | undefined;
	readonly secret?: string | undefined;
};

/** Lets the dice of a roll string fall again: the same dice for everybody, always. */
export function replay(
	string: RollString,
	{anchor, roller, randomness, secret: opened}: ReplayInputs,
): Result<{readonly plan: Plan; readonly rolled: Rolled}, SealProblem> {
	const {mode, expression, index, round} = string;
	const read = readCanonical(expression);
	if (!read.ok) return fail({code: 'seal/expression', expression, cause: read.error});
	if (roller === undefined && (mode === 'i' || mode === 'o')) return fail({code: 'seal/no-roller'});
	const secret = string.secret ?? opened;
	const hidden = mode === 'h' || mode === 'u';
	if (hidden && secret === undefined) return fail({code: 'seal/hidden'});
	if (round !== undefined && randomness === undefined) return fail({code: 'seal/no-draw', round});

	const seed = seedOf({mode, anchor: string.anchor ?? anchor, index, roller, round, randomness});
	const dice = diceFrom(hidden && secret !== undefined ? hiddenSeed(seed, secret) : seed);
	return ok({plan: read.value, rolled: roll(read.value, dice)});
}
