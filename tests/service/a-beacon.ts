import type {Beacon} from '../../src/service/beacon';
import type {Relay, RelayReply, ServicePorts} from '../../src/service/ports';
import {fail, ok} from '../../src/shared/result';
import {emptyShelves, mapMemory} from '../../src/store/map';

export const FAIR = 'ab'.repeat(32);
/** The one signature that holds, whatever the round. */
export const SIGNED = 'ab'.repeat(48);

/** A chain of draws at every tenth round, a second each, whose answers hold if they are `{round, randomness}` of the round asked. */
export const beacon: Beacon = {
	relays: ['https://a.example', 'https://b.example', 'https://c.example'],
	isDraw: round => round % 10 === 0,
	timeOf: round => round * 1000,
	urlOf: (relay, round) => `${relay}/${round}`,
	read(body, round) {
		const {round: got, randomness} = body as {round?: unknown; randomness?: unknown};
		if (typeof got !== 'number' || typeof randomness !== 'string') return fail('shape');
		if (got !== round) return fail('wrong-round');
		return randomness === FAIR ? ok({randomness}) : fail('forged');
	},
	readReceipt: ({signature}) => (signature === SIGNED ? {randomness: FAIR, signature} : undefined),
	randomnessOf: signature => (signature === SIGNED ? FAIR : 'cd'.repeat(32)),
	writeReceipt: ({round}) => `receipt of ${round}`,
};

export const answers = (body: unknown): RelayReply => ({kind: 'reply', status: 200, text: JSON.stringify(body)});
export const fair = (url: string): RelayReply => answers({round: Number(url.split('/').at(-1)), randomness: FAIR});

/** Relays that answer as given, a clock that stands at 100 s until it is moved, and a record of what was asked. */
export function world(reply: (url: string) => RelayReply | Promise<RelayReply> = fair) {
	const asked: string[] = [];
	const within = emptyShelves();
	const time = {at: 100_000};
	const relay: Relay = {
		async get(url) {
			asked.push(url);
			return reply(url);
		},
	};
	// The last of the rest each time: the order as listed.
	const random = {below: (limit: number) => limit - 1};
	const ports: ServicePorts = {memory: mapMemory(within), relay, now: () => time.at, random};
	return {ports, asked, within, time};
}
