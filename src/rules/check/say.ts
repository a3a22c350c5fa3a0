import type {Lang} from '../../shared/lang';
import {bookWords} from '../../shared/words/rules';
import type {BookProblem} from './fault';

/** A fault of a rulebook as a sentence: what, where, how to mend it. */
export function sayBook(problem: BookProblem, lang: Lang): string {
	const table: {readonly [Code in BookProblem['code']]: (problem: never) => string} = bookWords[lang];
	return table[problem.code](problem as never);
}
