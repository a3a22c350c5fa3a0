import type {QuotesPart} from './ports';
import {startQuotes} from './quotes';

declare global {
	/** Set in the page script's own world on a page with quoted rolls; the page's scripts do not see it. */
	var osseletQuotes: QuotesPart | undefined;
}

globalThis.osseletQuotes = {startQuotes};
