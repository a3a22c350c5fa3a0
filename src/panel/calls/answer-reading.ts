import {takesNoOther} from '../../seal/correction';
import {type Corrected, correct} from '../amend/correction';
import type {Called} from './use-called';
import type {AnswerMove} from './use-move';

/**
 * How an answer reads the called dice. `called`: as they were called; `own` then tells whether the sheet says the same. `corrected`: by what the player chose, from
 * the same dice. What he chose may also want other dice (`other`), or cannot be told before they fall (`waits`).
 */
export type Reading =
	| {readonly kind: 'called'; readonly own: boolean}
	| {readonly kind: 'corrected'; readonly as: Corrected}
	| {readonly kind: 'other' | 'waits'};

/** Reads the dice of a call by what its player chose. */
export function readingOf({string, fallen}: Called, move: AnswerMove | undefined): Reading {
	const {ready} = move ?? {};
	const own = ready?.canonical === string.expression;
	if (!move?.touched || !ready || own) return {kind: 'called', own};
	if (!fallen) return {kind: 'waits'};
	const as = correct(fallen, ready.canonical);
	return as && takesNoOther(fallen.fell.rolled, as.rolled) ? {kind: 'corrected', as} : {kind: 'other'};
}
