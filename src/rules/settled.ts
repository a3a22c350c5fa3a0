import {Derivation} from './derive';
import {type Game, nameOf} from './game';
import type {State} from './state';

/** A stored sheet kept within its maxima, which conditions and changes may have lowered under it. */
export function settled(game: Game, state: State): State {
	const sheet = new Derivation(game, state);
	const over = Object.entries(state.tracks).filter(
		([track, value]) => game.tracks.has(nameOf(track)) && sheet.track(track).value !== value,
	);
	return over.length === 0
		? state
		: {...state, tracks: {...state.tracks, ...Object.fromEntries(over.map(([track]) => [track, sheet.track(track).value]))}};
}
