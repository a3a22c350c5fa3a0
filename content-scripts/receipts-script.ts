import type {ReceiptsPart} from './ports';
import {startReceipts} from './receipts';

declare global {
	/** Set in the page script's own world on a page with receipts of draws; the page's scripts do not see it. */
	var osseletReceipts: ReceiptsPart | undefined;
}

globalThis.osseletReceipts = {startReceipts};
