import {bls12_381} from '@noble/curves/bls12-381.js';
import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex, hexToBytes} from '@noble/hashes/utils.js';
import * as v from 'valibot';
import {readRound} from '../seal/beacon';
import {type Chain, chain} from '../seal/chain';
import {drawTime} from '../seal/draws';
import type {Draw} from '../seal/judged';
import {fail, ok, type Result} from '../shared/result';
import {readShape} from '../wire/shape';
import {readJson} from './input';
import type {Options} from './options';
import type {CliProblem} from './problem';
import type {World} from './world';

/** An entry of a file of rounds that is not used, and where it stands there: `rounds.3`. */
export type RefusedRound = {readonly place: string; readonly round: number | null; readonly why: 'shape' | 'forged'};

/** The draws of a file that hold, by round, and those that do not. */
export type Rounds = {readonly known: ReadonlyMap<number, string>; readonly refused: readonly RefusedRound[]};

/** A draw as the file and the clock tell it; undefined where the file does not hold it. */
export const drawsOf =
	({known, refused}: Rounds, now: number) =>
	(round: number): Draw | undefined => {
		const randomness = known.get(round);
		if (randomness !== undefined) return {state: 'known', randomness};
		if (drawTime(round) > now) return {state: 'waiting'};
		return refused.some(each => each.round === round) ? {state: 'failed'} : undefined;
	};

const noRounds: Rounds = {known: new Map(), refused: []};

/** The file that a command line names, read under the chain that it names; no rounds without one. `wanted`: those that anything hangs on. */
export async function roundsFor(wanted: Iterable<number>, {values}: Options, world: World): Promise<Result<Rounds, CliProblem>> {
	const chain = await readChain(world, values.chain?.[0]);
	if (!chain.ok) return chain;
	const file = values.rounds?.[0];
	return file === undefined ? ok(noRounds) : readRounds(world, file, new Set(wanted), chain.value);
}

const file = v.object({rounds: v.pipe(v.array(v.unknown()), v.maxLength(200_000))});
const hex = (digits: number) => v.pipe(v.string(), v.toLowerCase(), v.regex(/^[0-9a-f]*$/), v.length(digits));
const entry = v.object({
	round: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
	signature: hex(96),
	randomness: v.exactOptional(hex(64)),
});
type Entry = v.InferOutput<typeof entry>;

/** Reads a file of rounds and believes those that verify. Only rounds that a roll names are looked at: each takes some 16 ms. */
async function readRounds(
	world: World,
	name: string,
	wanted: ReadonlySet<number>,
	under: Chain,
): Promise<Result<Rounds, CliProblem>> {
	const json = await readJson(world, name);
	if (!json.ok) return json;
	const read = readShape(file, json.value);
	if (!read.ok) return fail({code: 'cli/shape', file: name, where: read.error.where});

	const known = new Map<number, string>();
	const refused: RefusedRound[] = [];
	for (const [index, value] of read.value.rounds.entries()) {
		const place = `rounds.${index}`;
		const each = readShape<Entry>(entry, value);
		if (!each.ok) refused.push({place, round: null, why: 'shape'});
		else if (wanted.has(each.value.round)) {
			const randomness = randomnessOf(each.value, under);
			if (randomness === undefined) refused.push({place, round: each.value.round, why: 'forged'});
			else known.set(each.value.round, randomness);
		}
	}
	return ok({known, refused});
}

/** A file may leave the randomness out, as some relays do: it is the hash of the signature. */
function randomnessOf({round, signature, randomness}: Entry, under: Chain): string | undefined {
	const body = {round, signature, randomness: randomness ?? bytesToHex(sha256(hexToBytes(signature)))};
	const read = readRound(body, round, under);
	return read.ok ? read.value.randomness : undefined;
}

const isKey = (key: string): boolean => {
	try {
		bls12_381.G2.Point.fromHex(key).assertValidity();
		return true;
	} catch {
		// The curve throws on what is no point of it.
		return false;
	}
};

const chainShape = v.object({
	hash: hex(64),
	publicKey: v.pipe(hex(192), v.check(isKey)),
	// The draws of a roll string are told by this build's clock of rounds: only the key may differ.
	genesis: v.literal(chain.genesis),
	period: v.literal(chain.period),
});

/** The chain whose key must have signed the rounds: this build's own, or one of the same clock for tests. */
async function readChain(world: World, name: string | undefined): Promise<Result<Chain, CliProblem>> {
	if (name === undefined) return ok(chain);
	const json = await readJson(world, name);
	if (!json.ok) return json;
	const read = readShape(chainShape, json.value);
	return read.ok ? ok({...chain, ...read.value}) : fail({code: 'cli/shape', file: name, where: read.error.where});
}
