import type {Lang} from '../shared/lang';
import {carriedWords} from '../shared/words/board';
import type {TableProblem} from './told-table';

type Sentences = {readonly [K in TableProblem['code']]: (problem: Extract<TableProblem, {code: K}>) => string};
const sentences: {readonly [L in Lang]: Sentences} = carriedWords;

/** Why a table that a post carries cannot be read, in a sentence. */
export function sayCarried(problem: TableProblem, lang: Lang): string {
	const say = sentences[lang][problem.code] as (problem: TableProblem) => string;
	return say(problem);
}
