import type {Lang} from '../../src/shared/lang';
import type {GameProblem} from '../../src/wire/games';
import {sayStore} from '../../src/wire/say';

/** Why something of a game was not done. */
export const sayGame = (problem: GameProblem, lang: Lang): string =>
	problem.code === 'game/refused' ? problem.text : sayStore(problem, lang);

/** `−2`, `+3`, `+0`: with its sign. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

/** `−2`, `3`: with a true minus sign. */
export const plainNumber = (value: number): string => String(value).replace('-', '−');
