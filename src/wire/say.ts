import type {Lang} from '../shared/lang';
import {storeWords} from '../shared/words/store';
import type {StoreProblem} from './records';

type Sentences = {readonly [K in StoreProblem['code']]: (problem: Extract<StoreProblem, {code: K}>) => string};
const sentences: {readonly [L in Lang]: Sentences} = storeWords;

/** What went wrong with what is kept, in a sentence. */
export function sayStore(problem: StoreProblem, lang: Lang): string {
	const say = sentences[lang][problem.code] as (problem: StoreProblem) => string;
	return say(problem);
}
