import {visit} from './visit';

/** What visits a page that has something for us. */
export type VisitPart = {readonly visit: typeof visit};

declare global {
	/** Set in the page script's own world on the first page worth a visit; the page's scripts do not see it. */
	var osseletVisit: VisitPart | undefined;
}

globalThis.osseletVisit = {visit};
