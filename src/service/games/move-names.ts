import {nameOf} from '../../rules/game';
import {labelIn} from '../../rules/say';
import type {MoveNames} from '../calls';
import {gameAt, type Library} from './library';

/** What moves are called in either language, by the rulebooks of a library. */
export const moveNamesIn =
	(library: Library): MoveNames =>
	async ({book, version, move}) => {
		const found = await library.find(book);
		const game = found.ok && found.value ? gameAt(found.value, version) : undefined;
		const name = game?.moves.get(nameOf(move))?.name;
		return name === undefined ? [] : [...new Set([labelIn(name, 'fr'), labelIn(name, 'en')])];
	};
