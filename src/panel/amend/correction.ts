import type {Plan} from '../../dice/plan';
import type {Rolled} from '../../dice/rolled';
import {pretty, working} from '../../dice/show';
import {writeCorrection} from '../../seal/correction';
import {replay} from '../../seal/replay';
import type {Rider, RollString} from '../../seal/roll-string';
import {fitsString} from '../../seal/write';
import type {Anchor} from '../../shared/ids';
import {correctionLineWords} from '../../shared/words/amend';
import {lineWords} from '../../shared/words/line';
import {type LineParts, lineOf} from '../line';
import type {Written} from '../rolls';

/** A roll whose dice fell. `anchor`: the post that they hang on; `randomness` is that of its draw. */
export type FallenRoll = {
	readonly string: RollString;
	readonly anchor: Anchor;
	readonly fell: {readonly plan: Plan; readonly rolled: Rolled; readonly randomness: string};
};
/** The same dice by another expression. */
export type Corrected = {readonly expression: string; readonly plan: Plan; readonly rolled: Rolled};

/** Reads the dice of a roll by another canonical expression; undefined where no string carries it. */
export function correct({string, anchor, fell}: FallenRoll, expression: string): Corrected | undefined {
	if (!fitsString(expression)) return undefined;
	const again = replay({...string, mode: 's', expression}, {anchor, randomness: fell.randomness});
	return again.ok ? {...again.value, expression} : undefined;
}

type Told = Pick<LineParts, 'who' | 'label' | 'layout' | 'markup' | 'lang' | 'verifyUrl' | 'outcome' | 'against'> &
	Partial<Pick<LineParts, 'named' | 'facts'>> & {
		/** The rule of what it is now; that of the roll where it is left out. */
		readonly riders?: readonly Rider[];
		/** What the roll was under its rule, in words: `Tir contre 15`, and what it came to. */
		readonly before?: {readonly move: string; readonly outcome: string};
	};

/** The line of a correction: what the roll was, and what the same dice come to now. */
export function correctionLine({string, anchor, fell}: FallenRoll, {plan, rolled, expression}: Corrected, told: Told): Written {
	const {before, riders = string.riders, ...line} = told;
	const raw = writeCorrection(string, anchor, expression, riders);
	const {versus, total} = fell.rolled;
	const outcome = before?.outcome ?? (versus ? lineWords[told.lang][versus.met ? 'met' : 'missed'] : '');
	const was = correctionLineWords[told.lang].was({move: before?.move ?? '', total, formula: pretty(fell.plan), outcome});
	const text = lineOf({
		...line,
		formula: pretty(plan),
		named: told.named ?? [],
		facts: [...(told.facts ?? []), was],
		fell: {
			working: working(plan.kind === 'versus' ? plan.of : plan, rolled),
			total: rolled.total,
			...(rolled.versus !== undefined && {met: rolled.versus.met}),
		},
		string: raw,
	});
	return {text, raw};
}
