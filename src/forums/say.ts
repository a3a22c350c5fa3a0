import type {Lang} from '../shared/lang';
import {forumWords} from '../shared/words/forums';
import type {PageProblem} from './forum';

type Sentences = {readonly [Code in PageProblem['code']]: (problem: Extract<PageProblem, {code: Code}>) => string};

/** Why a page or a post was not read, in the reader's language. */
export function sayPage(problem: PageProblem, lang: Lang): string {
	const sentences: Sentences = forumWords[lang];
	return (sentences[problem.code] as (problem: PageProblem) => string)(problem);
}
