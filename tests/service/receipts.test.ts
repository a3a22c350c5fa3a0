import {expect, test} from 'vitest';
import type {Beacon} from '../../src/service/beacon';
import {receiptsFor} from '../../src/service/receipts';
import {createService} from '../../src/service/service';
import type {Receipt} from '../../src/wire/draws';
import {beacon, FAIR, SIGNED, world} from './a-beacon';

const WRONG = 'cd'.repeat(48);

/** A keeper whose work on the curve is counted. The clock stands at round 100. */
function keeper() {
	const {ports, asked, time} = world();
	const verified: Receipt[] = [];
	const counting: Beacon = {
		...beacon,
		readReceipt: receipt => {
			verified.push(receipt);
			return beacon.readReceipt(receipt);
		},
	};
	return {check: receiptsFor(ports, counting), ports, asked, time, verified};
}

test.each([
	['a draw of the past, rightly signed', 50, SIGNED, 'kept'],
	['wrongly signed', 50, WRONG, 'refused'],
	['a round off the grid, however it is signed', 51, SIGNED, 'refused'],
	['a draw that is to come by this clock', 110, SIGNED, 'early'],
])('%s', async (_, round, signature, state) => {
	const {check, ports, asked} = keeper();
	expect(await check([{round, signature}])).toEqual([state]);
	expect(await ports.memory.getDraw(round)).toEqual(state === 'kept' ? {randomness: FAIR, signature: SIGNED} : undefined);
	expect(asked).toEqual([]);
});

test('of one round, a wrong one does not keep the right one out, on either side of it', async () => {
	const {check} = keeper();
	const wrong = {round: 50, signature: WRONG};
	expect(await check([wrong, {round: 50, signature: SIGNED}, wrong])).toEqual(['refused', 'kept', 'refused']);
});

test('the curve is asked once of each: never of a draw that is known, nor twice of one that was refused', async () => {
	const {check, ports, verified} = keeper();
	const receipts = [50, 50, 60, 60].map((round, place) => ({round, signature: place < 2 ? SIGNED : WRONG}));
	expect(await check(receipts)).toEqual(['kept', 'kept', 'refused', 'refused']);
	expect(await check(receipts)).toEqual(['kept', 'kept', 'refused', 'refused']);
	expect(verified.map(({round}) => round)).toEqual([50, 60]);
	await ports.memory.putDraw(70, {randomness: FAIR});
	expect(await check([WRONG, SIGNED].map(signature => ({round: 70, signature})))).toEqual(['refused', 'kept']);
	expect(verified).toHaveLength(2);
});

test('a draw that was kept without its signature gets it', async () => {
	const {check, ports} = keeper();
	await ports.memory.putDraw(70, {randomness: FAIR});
	await check([{round: 70, signature: SIGNED}]);
	expect(await ports.memory.getDraw(70)).toEqual({randomness: FAIR, signature: SIGNED});
});

test('one that came too early is looked at again when its time has come', async () => {
	const {check, time} = keeper();
	expect(await check([{round: 110, signature: SIGNED}])).toEqual(['early']);
	time.at = 110_000;
	expect(await check([{round: 110, signature: SIGNED}])).toEqual(['kept']);
});

test.each([
	['more than are verified at once', Array.from({length: 101}, () => ({round: 50, signature: SIGNED}))],
	['a signature that is none', [{round: 50, signature: 'xyz'}]],
	['a round that is none', [{round: -1, signature: SIGNED}]],
	['no list', 'all of them'],
])('the service answers nothing to %s', async (_, receipts) => {
	const {ports} = world();
	expect(await createService(ports, beacon)['draws/receipts']({receipts: receipts as never})).toEqual([]);
});
