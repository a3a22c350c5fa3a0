import type {RuleProblem} from '../../rules/problem';
import {sayRule} from '../../rules/say';
import type {Lang} from '../../shared/lang';
import {fail, type Result} from '../../shared/result';
import type {GameProblem} from '../../wire/games';

/** What a game does not allow, as a sentence already made. */
export const refuse = (text: string): Result<never, GameProblem> => fail({code: 'game/refused', text});

export const refuseRule = (problem: RuleProblem, lang: Lang): Result<never, GameProblem> => refuse(sayRule(problem, lang));
