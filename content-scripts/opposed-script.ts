import {judgeContests} from '../src/contest/judge';
import type {OpposedPart} from './ports';

declare global {
	/** Set in the page script's own world on a page with opposed rolls; the page's scripts do not see it. */
	var osseletOpposed: OpposedPart | undefined;
}

globalThis.osseletOpposed = {judgeContests};
