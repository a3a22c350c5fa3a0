import type {DrawAnswer, DrawFailure} from '../wire/draws';
import type {KeptDraw} from '../wire/memory';
import {askRelays} from './ask-relays';
import {atMost} from './at-most';
import type {Beacon} from './beacon';
import type {ServicePorts} from './ports';

/** How long a failure is answered again without asking, in milliseconds. */
const REST = 30_000;
const MOST_AT_ONCE = 6;

/** Answers draws: from the store, by the clock, or from the relays, each round asked once however many ask for it. */
export function drawsFrom(ports: ServicePorts, beacon: Beacon): (rounds: readonly number[]) => Promise<readonly DrawAnswer[]> {
	const asking = new Map<number, Promise<DrawAnswer>>();
	const failed = new Map<number, {readonly at: number; readonly why: DrawFailure}>();
	const inTurn = atMost(MOST_AT_ONCE);

	const answer = async (round: number): Promise<DrawAnswer> => {
		if (!beacon.isDraw(round)) return {round, state: 'failed', why: 'off-grid'};
		const at = beacon.timeOf(round);
		if (at > ports.now()) return {round, state: 'waiting', at};
		const kept = await ports.memory.getDraw(round);
		if (kept) return known(round, kept);
		if (!(await ports.memory.getSettings()).network) return {round, state: 'off'};
		const earlier = failed.get(round);
		if (earlier && ports.now() - earlier.at < REST) return {round, state: 'failed', why: earlier.why};
		return inTurn(() => fetched(round));
	};

	const fetched = async (round: number): Promise<DrawAnswer> => {
		const asked = await askRelays(ports, beacon, round);
		for (const [old, {at}] of failed) if (ports.now() - at >= REST) failed.delete(old);
		if (!asked.ok) {
			failed.set(round, {at: ports.now(), why: asked.error});
			return {round, state: 'failed', why: asked.error};
		}
		await ports.memory.putDraw(round, asked.value);
		return known(round, asked.value);
	};

	const known = (round: number, {randomness, signature}: KeptDraw): DrawAnswer => ({
		round,
		state: 'known',
		randomness,
		...(signature !== undefined && {receipt: beacon.writeReceipt({round, signature})}),
	});

	const shared = (round: number): Promise<DrawAnswer> => {
		const pending = asking.get(round) ?? answer(round).finally(() => asking.delete(round));
		asking.set(round, pending);
		return pending;
	};

	return rounds => Promise.all(rounds.map(shared));
}
