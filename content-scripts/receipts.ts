import {openReceipt} from '../src/badge/receipt';
import {receiptFace} from '../src/badge/receipt-face';
import {receiptsIn} from '../src/seal/receipts';
import type {Found, ReceiptString} from '../src/seal/roll-string';
import {MOST_RECEIPTS, type ReceiptState} from '../src/wire/draws';
import type {ReceiptEntry} from './marks-sheaf';
import {apologise} from './orphan';
import type {Visit} from './ports';

/** The receipts of draws on one visit's page. */
export type Receipts = {
	/** Has those verified that were not yet, a page's worth in all; resolves to the rounds that are known now. */
	check(posts: readonly (readonly Found[])[]): Promise<readonly number[]>;
	/** Shows in its mark what is known of a receipt. */
	show(entry: ReceiptEntry): void;
	/** Opens its explanation, or shuts it; who opens one that was not verified may have it verified. */
	explain(entry: ReceiptEntry): void;
};

export function startReceipts({page, ports}: Visit): Receipts {
	const {ask, lang, signal} = ports;
	const states = new Map<string, ReceiptState>();
	let open: {readonly entry: ReceiptEntry; close(): void} | undefined;
	signal.addEventListener('abort', () => open?.close());

	const verify = async (receipts: readonly ReceiptString[]) => {
		const asked = receipts.map(({round, signature}) => ({round, signature}));
		const answers = await ask('draws/receipts', {receipts: asked});
		for (const [place, {raw}] of receipts.entries()) states.set(raw, answers[place] ?? 'refused');
	};
	const check = async (posts: readonly (readonly Found[])[]) => {
		const all = receiptsIn(posts);
		const fresh = all.filter(({raw}) => !states.has(raw)).slice(0, Math.max(0, MOST_RECEIPTS - states.size));
		if (fresh.length > 0) await verify(fresh);
		return all.filter(({raw}) => states.get(raw) === 'kept').map(({round}) => round);
	};
	const show = ({mark, found: {string}}: ReceiptEntry) => mark.show(receiptFace(states.get(string.raw), lang));
	const explain = (entry: ReceiptEntry) => {
		if (open?.entry === entry) return open.close();
		open?.close();
		const {string} = entry.found;
		const stateOf = () => states.get(string.raw);
		const onVerify = () =>
			verify([string])
				.then(() => show(entry))
				.catch(error => apologise(page.root, ports, error));
		const onClose = () => {
			open = undefined;
		};
		open = {entry, close: openReceipt({anchor: entry.mark.host, string, lang, stateOf, onVerify, onClose}).close};
	};
	return {check, show, explain};
}
