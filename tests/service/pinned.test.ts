import {expect, test} from 'vitest';
import type {RelayReply} from '../../src/service/ports';
import {createService} from '../../src/service/service';
import recorded from '../fixtures/beacon/rounds.json';
import {answers, world} from './a-beacon';

const [genuine, other] = recorded.rounds.filter(({round}) => round % 100 === 12);
if (!genuine || !other) throw new Error('The recorded rounds hold no two draws.');

/** A service long after both draws, under the real key; `reply` by the address asked. */
function serviceWith(reply: (url: string) => RelayReply) {
	const {ports, asked, time} = world(reply);
	time.at = 2_000_000_000_000;
	return {service: createService(ports), asked};
}

test('a genuine round is believed under the pinned key, from the address of its chain', async () => {
	const {service, asked} = serviceWith(() => answers(genuine));
	expect(await service['draws/get']({rounds: [genuine.round]})).toEqual([
		{round: genuine.round, state: 'known', randomness: genuine.randomness},
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
