import type {Anchor, Roller} from '../shared/ids';
import {drawTime, isDraw} from './draws';
import type {Draw, JudgeContext} from './judged';
import {type ReplayInputs, replay} from './replay';
import type {RollString} from './roll-string';
import type {Reason, Verdict, VerdictKind} from './verdict';

/** A roll string, the number written before it, and the secret of a hidden one that was opened. */
export type Claim = {readonly string: RollString; readonly said?: number | undefined; readonly secret?: string | undefined};

/** What the post, the thread and the clock tell of a roll, before its dice fall. */
export type Standing = {
	/** What keeps the roll from being shown as fixed in time; none when all is well. */
	readonly faults: readonly Reason[];
	readonly changed?: Extract<Reason, {code: 'was'}> | undefined;
	/** The verdict when nothing differs, and its reasons. */
	readonly good?: VerdictKind;
	readonly says?: readonly Reason[];
};

/** Where a roll is anchored and who rolls it; undefined when that cannot be told, so that its dice cannot fall. */
export type Ground = {readonly anchor: Anchor; readonly roller?: Roller} | undefined;

// Longer ahead than any clock is wrong: a roll that names such a draw can only be too far.
const DAY = 86_400_000;
// The last moment that dates can tell.
const LAST_MOMENT = 8_640_000_000_000_000;

/** Lets the dice fall where they can, and says what a roll is worth: first what cannot be read or known, then what differs, then what is shown. */
export function settle(claim: Claim, ground: Ground, standing: Standing, context: JudgeContext): Verdict {
	const {string, said} = claim;
	const {round} = string;
	const drawAt = round === undefined ? undefined : drawTime(round);
	const facts = {string, ...(said !== undefined && {said}), ...(drawAt !== undefined && drawAt <= LAST_MOMENT && {drawAt})};
	const differs = standing.changed ? [standing.changed, ...standing.faults] : standing.faults;
	if (!ground) return {kind: 'timing', reasons: differs, ...facts};

	const draw = round === undefined ? undefined : context.draw(round);
	const replayed = replay(string, {...inputs(ground, draw), secret: claim.secret});
	if (!replayed.ok) {
		if (replayed.error.code === 'seal/expression')
			return {kind: 'unreadable', reasons: [{code: 'expression', expression: string.expression}], ...facts};
		if (replayed.error.code === 'seal/hidden') return {...shut(standing), ...facts};
		return {...unknown(round ?? 0, draw, differs, context.now), ...facts};
	}

	const {plan, rolled} = replayed.value;
	const mismatch = said !== undefined && said !== rolled.total;
	const reasons: readonly Reason[] = mismatch ? [{code: 'says', said, total: rolled.total}, ...differs] : differs;
	const kind = mismatch
		? 'mismatch'
		: standing.changed
			? 'changed'
			: standing.faults.length > 0
				? 'timing'
				: (standing.good ?? 'timing');
	const receipt = draw?.state === 'known' && draw.receipt;
	const told = reasons.length > 0 ? reasons : (standing.says ?? []);
	return {kind, reasons: told, ...facts, plan, rolled, ...(receipt && {receipt})};
}

const inputs = ({anchor, roller}: NonNullable<Ground>, draw: Draw | undefined): ReplayInputs => ({
	anchor,
	roller,
	randomness: draw?.state === 'known' ? draw.randomness : undefined,
});

/** A hidden roll that nobody has opened: what differs is told, its dice are not. */
function shut({faults, changed, says = []}: Standing): Pick<Verdict, 'kind' | 'reasons'> {
	const reasons: readonly Reason[] = [...(changed ? [changed] : []), ...faults, {code: 'not-opened'}, ...says];
	return {kind: changed ? 'changed' : faults.length > 0 ? 'timing' : 'hidden', reasons};
}

/** A roll whose draw is not at hand: it waits, or nobody could tell; a round that is no draw is never asked for. */
function unknown(
	round: number,
	draw: Draw | undefined,
	reasons: readonly Reason[],
	now: number,
): Pick<Verdict, 'kind' | 'reasons'> {
	if (!isDraw(round)) return {kind: 'timing', reasons};
	if (drawTime(round) > now || draw?.state === 'waiting') {
		if (reasons.some(({code}) => code === 'far')) return {kind: 'timing', reasons};
		return drawTime(round) > now + DAY ? {kind: 'timing', reasons: [{code: 'far'}, ...reasons]} : {kind: 'waiting', reasons};
	}
	if (draw?.state === 'failed') return {kind: 'unchecked', reasons: [{code: 'draw-failed'}, ...reasons]};
	if (draw?.state === 'off') return {kind: 'unchecked', reasons: [{code: 'draws-off'}, ...reasons]};
	return {kind: 'unchecked', reasons};
}
