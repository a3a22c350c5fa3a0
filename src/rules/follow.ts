import {Derivation} from './derive';
import type {Game} from './game';
import type {State} from './state';

/** One track that moved with its maximum. */
export type Followed = {readonly track: string; readonly from: number; readonly to: number; readonly max: number};

/**
 * What is left of each track that follows its maximum moves by as much as that did between two states of one sheet.
 * What was never written stands at its maximum of itself, and what was set in between stays as it was set.
 */
export function followed(game: Game, before: State, after: State): readonly Followed[] {
	if (before === after) return [];
	const [then, now] = [new Derivation(game, before), new Derivation(game, after)];
	return game.book.tracks.flatMap(({id, follows}): readonly Followed[] => {
		const kept = before.tracks[id];
		if (follows === undefined || kept === undefined || after.tracks[id] !== kept) return [];
		const [was, is] = [then.track(id), now.track(id)];
		if (was.max === is.max || !game.holds(follows.when, now.scope)) return [];
		// Who lost all of it has none to lose or gain.
		const least = was.value > was.min ? now.number(follows.least) : is.min;
		const moved = was.value > was.min ? was.value + is.max - was.max : was.value;
		return [{track: id, from: was.value, to: Math.min(is.max, Math.max(least, moved)), max: is.max}];
	});
}

/** The later of two states, with what followed written down. */
export const withFollowed = (game: Game, before: State, after: State): State =>
	followed(game, before, after).reduce((state, {track, to}) => ({...state, tracks: {...state.tracks, [track]: to}}), after);
