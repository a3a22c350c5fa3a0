import {noGameWords} from '../../shared/words/panel-games';
import {noNumbers} from '../prepare';
import type * as games from './games';

// Stands in for `games.ts` where no rules are aboard: a sheet of a game is told so, and free expressions are all there is.

export {isOfGame} from './of-game';

const nothing: ReturnType<typeof games.usePlay> = {
	view: undefined,
	why: undefined,
	move: undefined,
	plan: undefined,
	fresh: false,
	ready: undefined,
	problems: [],
	fallen: () => ({faces: [], resolution: undefined}),
};

export const usePlay: typeof games.usePlay = () => nothing;
export const writeMove: typeof games.writeMove = () => undefined;
export const numbersIn: typeof games.numbersIn = () => noNumbers;
export const land: typeof games.land = async () => undefined;

/** Says where games are played. */
export const GameZone: typeof games.GameZone = ({options}) => <p class="hint warn">{noGameWords[options.lang].moves}</p>;
