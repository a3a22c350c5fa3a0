import type {FunctionComponent} from 'preact';
import {GamePage, type GamePageProps} from './game-page';
import {NewSheet, type NewSheetProps} from './new-sheet';

/** What the list of sheets needs of games. A door without room for them hands in none, and plays freely. */
export type GameParts = {
	readonly Page: FunctionComponent<GamePageProps>;
	readonly NewSheet: FunctionComponent<NewSheetProps>;
};

export const gameParts: GameParts = {Page: GamePage, NewSheet};
