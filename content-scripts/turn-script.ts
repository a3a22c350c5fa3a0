import type {TurnPart} from './ports';
import {turnFinder} from './thread-reader';

declare global {
	/** Set in the page script's own world when it is loaded; the page's scripts do not see it. */
	var osseletTurn: TurnPart | undefined;
}

globalThis.osseletTurn = {turnFinder};
