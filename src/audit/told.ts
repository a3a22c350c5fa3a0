import {facesOf} from '../dice/faces';
import {type RuleRiders, readRiders} from '../rules/riders';
import type {AuditRoll} from './roll';

/** What the rule behind a roll makes of it, in the reader's language; `kind` is the rulebook's own: `success`, `fumble`… */
export type Told = {
	readonly move: string;
	readonly outcome: string;
	readonly kind: string;
	/** What the dice decided by themselves. */
	readonly natural?: 'critical' | 'fumble';
	/** What may be spent on such a roll, with every name that a line may call it by. */
	readonly spends: readonly {readonly name: string; readonly written: readonly string[]}[];
};

/** What must be known to have a rule make something of a roll. */
export type RuleAsk = RuleRiders & {readonly expression: string; readonly faces: readonly number[]};

/** What to ask of the rule that a roll names; undefined where it names none, or its dice are not known. */
export function askOf({verdict: {string, rolled}}: AuditRoll): RuleAsk | undefined {
	if (!string || !rolled || string.riders.length === 0) return undefined;
	const riders = readRiders(string.riders);
	return riders && {...riders, expression: string.expression, faces: facesOf(rolled)};
}

/** Rolls of one move with the same dice come to the same. */
export const askKey = (ask: RuleAsk): string => JSON.stringify(ask);

/** What became of a roll by its rule, or by the target that it was rolled against. */
export function outcomeOf({verdict: {rolled}}: AuditRoll, told: Told | undefined): string | undefined {
	if (told) return told.kind;
	return rolled?.versus && (rolled.versus.met ? 'success' : 'failure');
}
