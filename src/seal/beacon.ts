import {bls12_381} from '@noble/curves/bls12-381.js';
import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex, hexToBytes} from '@noble/hashes/utils.js';
import * as v from 'valibot';
import {fail, ok, type Result} from '../shared/result';
import type {Chain} from './chain';

/** A round as a relay gives it, once believed. `randomness` 64 and `signature` 96 hex digits. */
export type Round = {readonly round: number; readonly randomness: string; readonly signature: string};

/** Why a relay's answer is not believed. */
export type BeaconProblem =
	| {readonly code: 'beacon/shape'}
	| {readonly code: 'beacon/wrong-round'; readonly asked: number; readonly got: number}
	| {readonly code: 'beacon/forged'; readonly round: number};

const answer = v.strictObject({
	round: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
	randomness: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
	signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)),
});

/** Believes a relay's answer only if it is the round that was asked for, signed under the chain's own key. About 16 ms of work. */
export function readRound(body: unknown, round: number, chain: Chain): Result<Round, BeaconProblem> {
	const read = v.safeParse(answer, body);
	if (!read.success) return fail({code: 'beacon/shape'});

	const got = read.output;
	if (got.round !== round) return fail({code: 'beacon/wrong-round', asked: round, got: got.round});
	const whole = got.randomness === randomnessOf(got.signature);
	return whole && isSigned(round, got.signature, chain) ? ok(got) : fail({code: 'beacon/forged', round});
}

/** A round by its signature alone, 96 hex digits: its randomness is the hash of it. Undefined where the chain has not signed it so. */
export function roundOf(round: number, signature: string, chain: Chain): Round | undefined {
	const read = readRound({round, signature, randomness: randomnessOf(signature)}, round, chain);
	return read.ok ? read.value : undefined;
}

/** What a signature of 96 hex digits makes of a round, if it is the round's. */
export const randomnessOf = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)));

const signatures = bls12_381.shortSignatures;
const {calcPairingPrecomputes} = bls12_381.utils;
const {Fp12} = bls12_381.fields;
const G2 = bls12_381.G2.Point;
/** The hash-to-curve label of the scheme `bls-unchained-g1-rfc9380`. */
const LABEL = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

type Prepared = ReturnType<typeof calcPairingPrecomputes>;

// The two points that never change are prepared once: a third of the work of each round.
let generator: Prepared | undefined;
const keys = new Map<string, Prepared>();

function keyOf({publicKey}: Chain): Prepared {
	const key = keys.get(publicKey) ?? calcPairingPrecomputes(G2.fromHex(publicKey).negate());
	keys.set(publicKey, key);
	return key;
}

/** e(H(round), −key) · e(signature, generator) = 1. */
function isSigned(round: number, signature: string, chain: Chain): boolean {
	const key = keyOf(chain);
	generator ??= calcPairingPrecomputes(G2.BASE);
	const point = readPoint(signature);
	if (!point) return false;

	const message = signatures.hash(sha256(eightBytes(round)), LABEL).toAffine();
	const signed = point.toAffine();
	const product = bls12_381.millerLoopBatch([
		[key, message.x, message.y],
		[generator, signed.x, signed.y],
	]);
	return Fp12.eql(Fp12.finalExponentiate(product), Fp12.ONE);
}

/** A signature's point in the right subgroup; undefined for anything else, infinity too. */
function readPoint(signature: string) {
	try {
		const point = signatures.Signature.fromHex(signature);
		point.assertValidity();
		return point.is0() ? undefined : point;
	} catch {
		// The curve throws on what is no point of it, which a forger may well send.
		return undefined;
	}
}

function eightBytes(round: number): Uint8Array {
	const bytes = new Uint8Array(8);
	new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
	return bytes;
}
