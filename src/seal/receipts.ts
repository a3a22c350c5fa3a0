import type {Found, ReceiptString} from './roll-string';

/** The receipts among the strings of several posts, each once: the first ones of all posts before the second ones, so that no post crowds out the others where there are too many. */
export function receiptsIn(posts: Iterable<readonly Found[]>): readonly ReceiptString[] {
	const rows = Array.from(posts, found => found.flatMap(({string}) => (string.kind === 'receipt' ? [string] : [])));
	const most = Math.max(0, ...rows.map(row => row.length));
	const byRaw = new Map<string, ReceiptString>();
	for (let place = 0; place < most; place++) {
		for (const row of rows) {
			const string = row[place];
			if (string) byRaw.set(string.raw, string);
		}
	}
	return [...byRaw.values()];
}
