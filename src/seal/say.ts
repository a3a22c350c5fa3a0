import type {Lang} from '../shared/lang';
import {reasonWords, verdictNames} from '../shared/words/seal';
import type {Reason, VerdictKind} from './verdict';

type Sentences = {readonly [Kind in VerdictKind]: string};
const names: {readonly [L in Lang]: Sentences} = verdictNames;

/** What a verdict is called. */
export const nameOfVerdict = (kind: VerdictKind, lang: Lang): string => names[lang][kind];

/** A fact as the words take it: its moment is written out. */
type Told<Fact> = {readonly [Key in keyof Fact]: Key extends 'at' ? string : Fact[Key]};
type Table<Union extends {readonly code: string}> = {
	readonly [Code in Union['code']]: string | ((facts: Told<Extract<Union, {readonly code: Code}>>) => string);
};

const reasons: {readonly [L in Lang]: Table<Reason>} = reasonWords;

/** A reason as one sentence. `formatTime` writes a moment, milliseconds since 1970, for the reader. */
export function sayReason(reason: Reason, lang: Lang, formatTime: (at: number) => string): string {
	const facts = 'at' in reason ? {...reason, at: formatTime(reason.at)} : reason;
	return tell(reasons[lang], facts);
}

function tell<Code extends string>(table: {readonly [C in Code]: unknown}, facts: {readonly code: Code}): string {
	// The tables are complete by type; only the tie between a code and its own facts is lost in a union.
	const sentence = table[facts.code] as string | ((facts: object) => string);
	return typeof sentence === 'string' ? sentence : sentence(facts);
}
