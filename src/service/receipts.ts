import type {Receipt, ReceiptState} from '../wire/draws';
import type {Beacon} from './beacon';
import type {ServicePorts} from './ports';

// A post that is full of wrong ones is on every visit to its page; each is a few hundred bytes here.
const MOST_REFUSED = 1000;

/** Verifies receipts, one after the other, and keeps the draws of those that hold: from then on they are answered as if a relay had given them. One state for each, in order. */
export function receiptsFor(
	{memory, now}: Pick<ServicePorts, 'memory' | 'now'>,
	beacon: Beacon,
): (receipts: readonly Receipt[]) => Promise<readonly ReceiptState[]> {
	const refused = new Set<string>();

	const settle = async (receipt: Receipt): Promise<ReceiptState> => {
		const {round, signature} = receipt;
		if (!beacon.isDraw(round)) return 'refused';
		if (beacon.timeOf(round) > now()) return 'early';
		const kept = await memory.getDraw(round);
		// A round has one signature: whoever knows its hash needs no curve.
		if (kept && kept.randomness !== beacon.randomnessOf(signature)) return 'refused';
		if (kept?.signature !== undefined) return 'kept';
		const draw = kept ? {...kept, signature} : beacon.readReceipt(receipt);
		if (!draw) return 'refused';
		await memory.putDraw(round, draw);
		return 'kept';
	};

	return async receipts => {
		const states: ReceiptState[] = [];
		for (const receipt of receipts) {
			const name = `${receipt.round} ${receipt.signature}`;
			const state = refused.has(name) ? 'refused' : await settle(receipt);
			if (state === 'refused' && refused.size < MOST_REFUSED) refused.add(name);
			states.push(state);
		}
		return states;
	};
}
