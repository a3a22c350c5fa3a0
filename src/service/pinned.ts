import {type BeaconProblem, randomnessOf, readRound, roundOf} from '../seal/beacon';
import {chain, roundUrl} from '../seal/chain';
import {drawTime, isDraw} from '../seal/draws';
import {writeReceipt} from '../seal/write';
import {fail} from '../shared/result';
import type {Beacon} from './beacon';

const why = {'beacon/shape': 'shape', 'beacon/wrong-round': 'wrong-round', 'beacon/forged': 'forged'} as const satisfies Record<
	BeaconProblem['code'],
	string
>;

/** The chain of this build, its rounds believed only under its key. */
export const pinned: Beacon = {
	relays: chain.relays,
	isDraw,
	timeOf: drawTime,
	urlOf: (relay, round) => roundUrl(relay, round),
	read(body, round) {
		const read = readRound(body, round, chain);
		return read.ok ? read : fail(why[read.error.code]);
	},
	readReceipt: ({round, signature}) => roundOf(round, signature, chain),
	randomnessOf,
	writeReceipt: ({round, signature}) => writeReceipt(round, signature),
};
