import {describe, expect, test} from 'vitest';
import type {RelayReply} from '../../src/service/ports';
import {createService} from '../../src/service/service';
import type {DrawAnswer} from '../../src/wire/draws';
import {answers, beacon, FAIR, fair, world} from './a-beacon';

const known: DrawAnswer = {round: 50, state: 'known', randomness: FAIR};

describe('a relay that does not serve is passed over', () => {
	test.each([
		['down', {kind: 'failed', why: 'network'}, 'network'],
		['slow', {kind: 'failed', why: 'time-out'}, 'time-out'],
		['too early (425)', {kind: 'reply', status: 425, text: 'Requested future beacon'}, 'refused'],
		['an error with a body', {kind: 'reply', status: 500, text: '{}'}, 'refused'],
		['a web page', {kind: 'reply', status: 200, text: '<html>captive portal</html>'}, 'shape'],
		['an empty body', {kind: 'reply', status: 200, text: ''}, 'shape'],
		[
			'a body too large',
			{kind: 'reply', status: 200, text: `{"round":50,"randomness":"${FAIR}","x":"${'x'.repeat(5000)}"}`},
			'shape',
		],
		['another shape', answers({round: '50', randomness: FAIR}), 'shape'],
		['another round', answers({round: 60, randomness: FAIR}), 'wrong-round'],
		['forged', answers({round: 50, randomness: 'cd'.repeat(32)}), 'forged'],
	] satisfies [string, RelayReply, string][])('%s', async (_, reply, why) => {
		const one = world(url => (url.startsWith('https://a') ? reply : fair(url)));
		expect(await createService(one.ports, beacon)['draws/get']({rounds: [50]})).toEqual([known]);
		expect(one.asked).toEqual(['https://a.example/50', 'https://b.example/50']);

		const all = world(() => reply);
		expect(await createService(all.ports, beacon)['draws/get']({rounds: [50]})).toEqual([{round: 50, state: 'failed', why}]);
		expect(all.asked).toHaveLength(3);
		expect(all.within.draws.size).toBe(0);
	});
});

test('a draw that is known asks nobody, not even after a restart', async () => {
	const {ports, asked} = world();
	await createService(ports, beacon)['draws/get']({rounds: [50]});
	expect(asked).toHaveLength(1);
	expect(await createService(ports, beacon)['draws/get']({rounds: [50]})).toEqual([known]);
	expect(asked).toHaveLength(1);
});

test('many who ask for one round share one request', async () => {
	const {ports, asked} = world();
	const service = createService(ports, beacon);
	const both = await Promise.all([service['draws/get']({rounds: [50, 50]}), service['draws/get']({rounds: [50]})]);
	expect(both).toEqual([[known, known], [known]]);
	expect(asked).toHaveLength(1);
});

test('a draw to come waits by the clock, and asks nobody', async () => {
	const {ports, asked, time} = world();
	const service = createService(ports, beacon);
	expect(await service['draws/get']({rounds: [110]})).toEqual([{round: 110, state: 'waiting', at: 110_000}]);
	expect(asked).toEqual([]);
	time.at = 110_000;
	expect(await service['draws/get']({rounds: [110]})).toMatchObject([{state: 'known'}]);
});

test('a round that is no draw is never asked for', async () => {
	const {ports, asked} = world();
	expect(await createService(ports, beacon)['draws/get']({rounds: [51]})).toEqual([
		{round: 51, state: 'failed', why: 'off-grid'},
	]);
	expect(asked).toEqual([]);
});

test('with the network off nothing is asked, and what is known is still told', async () => {
	const {ports, asked} = world();
	const service = createService(ports, beacon);
	await service['draws/get']({rounds: [50]});
	await service['settings/put']({settings: {network: false}});
	expect(await service['draws/get']({rounds: [50, 60]})).toEqual([known, {round: 60, state: 'off'}]);
	expect(asked).toHaveLength(1);
});

test('a failure rests for half a minute, then the relays are asked again', async () => {
	let down = true;
	const {ports, asked, time} = world(url => (down ? {kind: 'failed', why: 'network'} : fair(url)));
	const service = createService(ports, beacon);
	await service['draws/get']({rounds: [50]});
	down = false;
	time.at += 29_999;
	expect(await service['draws/get']({rounds: [50]})).toEqual([{round: 50, state: 'failed', why: 'network'}]);
	expect(asked).toHaveLength(3);
	time.at += 1;
	expect(await service['draws/get']({rounds: [50]})).toEqual([known]);
});

test('no more than six requests run at once', async () => {
	let running = 0;
	let most = 0;
	const {ports} = world(async url => {
		running += 1;
		most = Math.max(most, running);
		await new Promise(resolve => setTimeout(resolve, 1));
		running -= 1;
		return fair(url);
	});
	const rounds = Array.from({length: 10}, (_, at) => (at + 1) * 10);
	const drawn = await createService(ports, beacon)['draws/get']({rounds: [...rounds]});
	expect(drawn.map(draw => draw.state)).toEqual(Array(10).fill('known'));
	expect(most).toBe(6);
});

test('relays are asked in an order of chance', async () => {
	const {ports, asked} = world(() => ({kind: 'failed', why: 'network'}));
	await createService({...ports, random: {below: () => 0}}, beacon)['draws/get']({rounds: [50]});
	expect(asked).toEqual(['https://b.example/50', 'https://c.example/50', 'https://a.example/50']);
});
