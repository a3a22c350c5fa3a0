import type {Lang} from '../shared/lang';
import {cliProblems} from '../shared/words/cli';
import type {CliProblem} from './problem';

type Sentences = {readonly [K in CliProblem['code']]: (problem: Extract<CliProblem, {code: K}>) => string};
const sentences: {readonly [L in Lang]: Sentences} = cliProblems;

/** What was given wrong, in a sentence. */
export function sayCli(problem: CliProblem, lang: Lang): string {
	const say = sentences[lang][problem.code] as (problem: CliProblem) => string;
	return say(problem);
}

// Posts come from strangers: an escape or a change of direction in them would act on the terminal.
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text that is safe to print on a terminal. */
export const printable = (text: string): string => text.replace(UNSAFE, '\ufffd');
