import {shown} from '../src/forums/shown';
import type {ShownPart} from './ports';

declare global {
	/** Set in the page script's own world on a forum that the user showed; the page's scripts do not see it. */
	var osseletShown: ShownPart | undefined;
}

globalThis.osseletShown = {shown};
