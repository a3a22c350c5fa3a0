import type {Lang} from '../shared/lang';
import {diceWords} from '../shared/words/dice';
import type {DiceProblem} from './problem';

/** A sentence for each code: a code without one is a type error here. */
type Sentences = {readonly [Code in DiceProblem['code']]: (problem: Extract<DiceProblem, {code: Code}>) => string};

/** A problem in a sentence: what, how to mend it, and where, counting characters from 1. */
export function sayDice(problem: DiceProblem, lang: Lang): string {
	const sentences: Sentences = diceWords[lang];
	const say = sentences[problem.code] as (problem: DiceProblem) => string;
	const placed = 'span' in problem && problem.code !== 'empty' && problem.code !== 'not-canonical';
	return say(problem) + (placed ? diceWords[lang].place({at: problem.span.start + 1}) : '');
}
