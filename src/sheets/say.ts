import type {Lang} from '../shared/lang';
import {sheetWords} from '../shared/words/sheets';
import type {SheetProblem} from './problem';

type Sentences = {readonly [K in SheetProblem['code']]: (problem: Extract<SheetProblem, {code: K}>) => string};
const sentences: {readonly [L in Lang]: Sentences} = sheetWords;

/** Why a sheet or a file is not taken, in a sentence. */
export function saySheet(problem: SheetProblem, lang: Lang): string {
	const say = sentences[lang][problem.code] as (problem: SheetProblem) => string;
	return say(problem);
}
