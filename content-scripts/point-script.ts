import {startPoint} from './point';
import type {PointPart} from './ports';

declare global {
	/** Set in the page script's own world when a forum is first shown; the page's scripts do not see it. */
	var osseletPoint: PointPart | undefined;
}

globalThis.osseletPoint = {startPoint};
