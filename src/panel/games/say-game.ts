import type {Lang} from '../../shared/lang';
import type {GameProblem} from '../../wire/games';
import {sayStore} from '../../wire/say';

/** Why something of a game could not be done, as a sentence. */
export const sayGame = (problem: GameProblem, lang: Lang): string =>
	problem.code === 'game/refused' ? problem.text : sayStore(problem, lang);
