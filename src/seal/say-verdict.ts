import type {Lang} from '../shared/lang';
import {verdictClaims, verdictLimits} from '../shared/words/claims';
import {nameOfVerdict} from './say';
import type {VerdictKind} from './verdict';

type Sentences = {readonly [Kind in VerdictKind]: string};
// Apart from the other words: who tells verdicts by their names alone loads none of these.
const claims: {readonly [L in Lang]: Sentences} = verdictClaims;
const limits: {readonly [L in Lang]: Sentences} = verdictLimits;

/** A verdict in words: its name, what it claims and what it does not. */
export const sayVerdict = (
	kind: VerdictKind,
	lang: Lang,
): {readonly name: string; readonly claim: string; readonly not: string} => ({
	name: nameOfVerdict(kind, lang),
	claim: claims[lang][kind],
	not: limits[lang][kind],
});
