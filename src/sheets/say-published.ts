import type {Lang} from '../shared/lang';
import {publishedWords} from '../shared/words/told';
import type {PublishedProblem} from './published';

type Sentences = {readonly [K in PublishedProblem['code']]: (problem: Extract<PublishedProblem, {code: K}>) => string};
const sentences: {readonly [L in Lang]: Sentences} = publishedWords;

/** Why a sheet that a post carries cannot be read, in a sentence. */
export function sayPublished(problem: PublishedProblem, lang: Lang): string {
	const say = sentences[lang][problem.code] as (problem: PublishedProblem) => string;
	return say(problem);
}
