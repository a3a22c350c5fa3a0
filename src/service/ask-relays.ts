import type {Rng} from '../dice/rng';
import {fail, type Result} from '../shared/result';
import type {DrawFailure} from '../wire/draws';
import type {KeptDraw} from '../wire/memory';
import type {Beacon} from './beacon';
import type {Relay, ServicePorts} from './ports';

/** How long one relay may take, in milliseconds. */
const PATIENCE = 4000;
/** A genuine answer has some 250 bytes. */
const MOST_BYTES = 4096;

/** A draw from the first relay whose answer holds, or the last thing that went wrong. */
export async function askRelays(
	{relay, random}: Pick<ServicePorts, 'relay' | 'random'>,
	beacon: Beacon,
	round: number,
): Promise<Result<KeptDraw, DrawFailure>> {
	let last: Result<KeptDraw, DrawFailure> = fail('network');
	for (const host of shuffled(beacon.relays, random)) {
		last = await askOne(relay, beacon, beacon.urlOf(host, round), round);
		if (last.ok) return last;
	}
	return last;
}

async function askOne(relay: Relay, beacon: Beacon, url: string, round: number): Promise<Result<KeptDraw, DrawFailure>> {
	const reply = await relay.get(url, PATIENCE, MOST_BYTES);
	if (reply.kind === 'failed') return fail(reply.why);
	if (reply.status !== 200) return fail('refused');
	const body = reply.text.length <= MOST_BYTES ? parsed(reply.text) : undefined;
	return body === undefined ? fail('shape') : beacon.read(body, round);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

// In chance order, so that no relay sees every reader and none is worn by all.
function shuffled<Item>(items: readonly Item[], random: Rng): readonly Item[] {
	const order = [...items];
	for (let last = order.length - 1; last > 0; last -= 1) {
		const other = random.below(last + 1);
		[order[last], order[other]] = [order[other]!, order[last]!];
	}
	return order;
}
