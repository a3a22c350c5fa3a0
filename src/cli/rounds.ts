import {bls12_381} from '@noble/curves/bls12-381.js';
import * as v from 'valibot';
import {type Round, readRound, roundOf} from '../seal/beacon';
import {type Chain, chain} from '../seal/chain';
import {drawTime, isDraw} from '../seal/draws';
import type {Draw} from '../seal/judged';
import type {ReceiptString} from '../seal/roll-string';
import {writeReceipt} from '../seal/write';
import {fail, ok, type Result} from '../shared/result';
import type {ReceiptState} from '../wire/draws';
import {readShape} from '../wire/shape';
import {readJson} from './input';
import type {Options} from './options';
import type {CliProblem} from './problem';
import type {World} from './world';

/** An entry of a file of rounds that is not used, and where it stands there: `rounds.3`. */
export type RefusedRound = {readonly place: string; readonly round: number | null; readonly why: 'shape' | 'forged'};

/** The draws of a file and of receipts in posts that hold, by round; entries of the file that do not; and what became of each receipt, by its clean form. */
export type Rounds = {
	readonly known: ReadonlyMap<number, Round>;
	readonly refused: readonly RefusedRound[];
	readonly receipts: ReadonlyMap<string, ReceiptState>;
};

/** A draw as the file and the clock tell it; undefined where the file does not hold it. */
export const drawsOf =
	({known, refused}: Rounds, now: number) =>
	(round: number): Draw | undefined => {
		const draw = known.get(round);
		if (draw) return {state: 'known', randomness: draw.randomness, receipt: writeReceipt(round, draw.signature)};
		if (drawTime(round) > now) return {state: 'waiting'};
		return refused.some(each => each.round === round) ? {state: 'failed'} : undefined;
	};

/** What anything hangs on: rounds that rolls name, and receipts that stand in posts. */
export type Wanted = {readonly rounds: Iterable<number>; readonly receipts: readonly ReceiptString[]};

// Each that names another draw takes some 16 ms: a thread with more has been filled by somebody.
const MOST_RECEIPTS = 1000;

/** The draws that hold of the file that a command line names and of the receipts in its pages, under the chain that it names. */
export async function roundsFor(
	wanted: Wanted,
	now: number,
	{values}: Options,
	world: World,
): Promise<Result<Rounds, CliProblem>> {
	const chain = await readChain(world, values.chain?.[0]);
	if (!chain.ok) return chain;
	const file = values.rounds?.[0];
	const read =
		file === undefined ? ok({known: [], refused: []}) : await readRounds(world, file, new Set(wanted.rounds), chain.value);
	if (!read.ok) return read;

	const known = new Map(read.value.known.map(round => [round.round, round]));
	const receipts = new Map<string, ReceiptState>();
	for (const {round, signature, raw} of wanted.receipts.slice(0, MOST_RECEIPTS)) {
		const draw =
			known.get(round) ?? (isDraw(round) && drawTime(round) <= now ? roundOf(round, signature, chain.value) : undefined);
		const isEarly = isDraw(round) && drawTime(round) > now;
		receipts.set(raw, isEarly ? 'early' : draw?.signature === signature ? 'kept' : 'refused');
		if (draw) known.set(round, draw);
	}
	return ok({known, refused: read.value.refused, receipts});
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
): Promise<Result<{readonly known: readonly Round[]; readonly refused: readonly RefusedRound[]}, CliProblem>> {
	const json = await readJson(world, name);
	if (!json.ok) return json;
	const read = readShape(file, json.value);
	if (!read.ok) return fail({code: 'cli/shape', file: name, where: read.error.where});

	const known: Round[] = [];
	const refused: RefusedRound[] = [];
	for (const [index, value] of read.value.rounds.entries()) {
		const place = `rounds.${index}`;
		const each = readShape<Entry>(entry, value);
		if (!each.ok) refused.push({place, round: null, why: 'shape'});
		else if (wanted.has(each.value.round)) {
			const round = roundIn(each.value, under);
			if (round === undefined) refused.push({place, round: each.value.round, why: 'forged'});
			else known.push(round);
		}
	}
	return ok({known, refused});
}

/** A file may leave the randomness out, as some relays do: it is the hash of the signature. */
function roundIn({round, signature, randomness}: Entry, under: Chain): Round | undefined {
	if (randomness === undefined) return roundOf(round, signature, under);
	const read = readRound({round, signature, randomness}, round, under);
	return read.ok ? read.value : undefined;
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
