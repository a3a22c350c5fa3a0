import {describe, expect, test} from 'vitest';
import {writeReceipt} from '../../src/seal/write';
import type {RelayReply} from '../../src/service/ports';
import {createService} from '../../src/service/service';
import recorded from '../fixtures/beacon/rounds.json';
import {answers, world} from './a-beacon';

const [genuine, other] = recorded.rounds.filter(({round}) => round % 100 === 12);
if (!genuine || !other) throw new Error('The recorded rounds hold no two draws.');

const receiptOf = ({round, signature}: {round: number; signature: string}) => writeReceipt(round, signature);

/** A service long after both draws, under the real key; `reply` by the address asked. */
function serviceWith(reply: (url: string) => RelayReply) {
	const {ports, asked, time} = world(reply);
	time.at = 2_000_000_000_000;
	return {service: createService(ports), asked};
}

test('a genuine round is believed under the pinned key, from the address of its chain', async () => {
	const {service, asked} = serviceWith(() => answers(genuine));
	expect(await service['draws/get']({rounds: [genuine.round]})).toEqual([
		{round: genuine.round, state: 'known', randomness: genuine.randomness, receipt: receiptOf(genuine)},
	]);
	expect(asked).toHaveLength(1);
	expect(asked[0]).toMatch(new RegExp(`^https://[a-z0-9.:]+/52db9ba70e0cc0f6[0-9a-f]{48}/public/${genuine.round}$`));
});

test.each([
	['another draw in its place', other, 'wrong-round'],
	['another draw’s signature under its number', {...other, round: genuine.round}, 'forged'],
	['its own signature with other randomness', {...genuine, randomness: other.randomness}, 'forged'],
	['a field too many', {...genuine, previous_signature: ''}, 'shape'],
])('%s is not', async (_, body, why) => {
	const {service} = serviceWith(() => answers(body));
	expect(await service['draws/get']({rounds: [genuine.round]})).toEqual([{round: genuine.round, state: 'failed', why}]);
});

test('a genuine round off the draws’ grid is not asked for', async () => {
	const {service, asked} = serviceWith(() => answers(genuine));
	expect(await service['draws/get']({rounds: [42]})).toEqual([{round: 42, state: 'failed', why: 'off-grid'}]);
	expect(asked).toEqual([]);
});

describe('a receipt under the pinned key', () => {
	const none = () => ({kind: 'failed', why: 'network'}) as const;

	test('of a genuine draw stands for the relays, with the network switched off, too', async () => {
		const {service, asked} = serviceWith(none);
		await service['settings/put']({settings: {network: false}});
		expect(await service['draws/get']({rounds: [genuine.round]})).toEqual([{round: genuine.round, state: 'off'}]);
		expect(await service['draws/receipts']({receipts: [genuine]})).toEqual(['kept']);
		expect(await service['draws/get']({rounds: [genuine.round]})).toEqual([
			{round: genuine.round, state: 'known', randomness: genuine.randomness, receipt: receiptOf(genuine)},
		]);
		expect(asked).toEqual([]);
	});

	const flipped = genuine.signature.replace(/.$/, last => (last === '0' ? '1' : '0'));
	test.each([
		['another draw’s signature', {round: genuine.round, signature: other.signature}],
		['one bit of it other', {round: genuine.round, signature: flipped}],
		['a genuine round off the grid', recorded.rounds.find(({round}) => round === 42)!],
		['the point at infinity', {round: genuine.round, signature: `c0${'00'.repeat(47)}`}],
		['no point', {round: genuine.round, signature: 'f'.repeat(96)}],
		['a round that no clock can tell', {round: 999_999_999_999_912, signature: genuine.signature}],
	])('is not believed: %s', async (_, receipt) => {
		const {service} = serviceWith(none);
		const [state] = await service['draws/receipts']({receipts: [{round: receipt.round, signature: receipt.signature}]});
		expect(state).toBe(receipt.round > 1e12 ? 'early' : 'refused');
		expect(await service['draws/get']({rounds: [genuine.round]})).toMatchObject([{state: 'failed'}]);
	});
});
