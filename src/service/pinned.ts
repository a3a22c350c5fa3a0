import {type BeaconProblem, readRound} from '../seal/beacon';
import {chain, roundUrl} from '../seal/chain';
import {drawTime, isDraw} from '../seal/draws';
import {fail, ok} from '../shared/result';
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
		return read.ok ? ok(read.value.randomness) : fail(why[read.error.code]);
	},
};
