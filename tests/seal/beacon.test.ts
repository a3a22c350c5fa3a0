import {bls12_381} from '@noble/curves/bls12-381.js';
import {sha256} from '@noble/hashes/sha2.js';
import {bytesToHex, hexToBytes} from '@noble/hashes/utils.js';
import {describe, expect, test} from 'vitest';
import {readRound} from '../../src/seal/beacon';
import {type Chain, chain, quicknet, roundUrl} from '../../src/seal/chain';
import {negative, rounds} from '../fixtures/beacon/rounds.json';

const answerFor = (round: number, signature: string) => ({
	round,
	randomness: bytesToHex(sha256(hexToBytes(signature))),
	signature,
});
const [first, second] = rounds as [(typeof rounds)[0], (typeof rounds)[0]];

test('35 genuine rounds of quicknet are believed', () => {
	expect(rounds).toHaveLength(35);
	for (const genuine of rounds) expect(readRound(genuine, genuine.round, quicknet)).toEqual({ok: true, value: genuine});
});

test.each(negative)('refused: $why', ({round, signature}) => {
	expect(readRound(answerFor(round, signature), round, quicknet)).toEqual({ok: false, error: {code: 'beacon/forged', round}});
});

const flipped = (hex: string, bit: number) => {
	const bytes = hexToBytes(hex);
	bytes[47 - (bit >> 3)]! ^= 1 << (bit & 7);
	return bytesToHex(bytes);
};

/** A point of the curve outside the subgroup, as nearly every point is: the first x from 1 on that y² = x³ + 4 has a root for. */
function strayPoint(): string {
	const {Fp} = bls12_381.fields;
	const hasRoot = (x: bigint) => Fp.eql(Fp.pow(Fp.add(Fp.pow(x, 3n), 4n), (Fp.ORDER - 1n) / 2n), Fp.ONE);
	let x = 1n;
	while (!hasRoot(x)) x++;
	return `80${x.toString(16).padStart(94, '0')}`;
}

describe('forged signatures are refused', () => {
	test.each([
		['infinity', `c0${'0'.repeat(94)}`],
		['all zeros', '0'.repeat(96)],
		['all ones', 'f'.repeat(96)],
		['no point of the curve', `80${'0'.repeat(93)}3`],
		['a point outside the subgroup', strayPoint()],
		['the generator', bls12_381.G1.Point.BASE.toHex(true)],
		['the last bit flipped', flipped(first.signature, 0)],
		['the sign flipped', flipped(first.signature, 381)],
		['the compression mark flipped', flipped(first.signature, 383)],
		['the signature of another round', second.signature],
	])('%s', (_, signature) => {
		expect(readRound(answerFor(first.round, signature), first.round, quicknet)).toEqual({
			ok: false,
			error: {code: 'beacon/forged', round: first.round},
		});
	});

	test('a value that is not that of the signature', () => {
		const {error} = readRound({...first, randomness: second.randomness}, first.round, quicknet) as {error: unknown};
		expect(error).toEqual({code: 'beacon/forged', round: first.round});
	});
});

test('a genuine round that was not asked for is refused', () => {
	expect(readRound(first, second.round, quicknet)).toEqual({
		ok: false,
		error: {code: 'beacon/wrong-round', asked: second.round, got: first.round},
	});
});

describe('what has not the shape of a round is refused', () => {
	test.each([
		['nothing', undefined],
		['null', null],
		['a page of a captive portal', '<html>Hotel</html>'],
		['a list', [first]],
		['the round as text', {...first, round: String(first.round)}],
		['half a round', {...first, round: first.round + 0.5}],
		['no randomness', {round: first.round, signature: first.signature}],
		['no signature', {round: first.round, randomness: first.randomness}],
		['a field too many', {...first, previous_signature: ''}],
		['a signature in capitals', {...first, signature: first.signature.toUpperCase()}],
		['a signature too short', {...first, signature: first.signature.slice(2)}],
		['a signature too long', {...first, signature: `${first.signature}00`}],
		['a signature that is no text', {...first, signature: hexToBytes(first.signature)}],
	])('%s', (_, body) => {
		expect(readRound(body, first.round, quicknet)).toEqual({ok: false, error: {code: 'beacon/shape'}});
	});
});

test('another chain believes its own rounds and no others', () => {
	const secret = bls12_381.fields.Fr.toBytes(42n);
	const signatures = bls12_381.shortSignatures;
	const other: Chain = {...quicknet, publicKey: signatures.getPublicKey(secret).toHex(true)};
	const message = signatures.hash(sha256(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 12)), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
	const own = answerFor(12, signatures.sign(message, secret).toHex(true));
	expect(readRound(own, 12, other)).toEqual({ok: true, value: own});
	expect(readRound(own, 12, quicknet).ok).toBe(false);
	expect(readRound(first, first.round, other).ok).toBe(false);
});

test('the chain of this build is quicknet, and a relay is asked by its plain address', () => {
	expect(chain).toBe(quicknet);
	expect(roundUrl('https://api.drand.sh', 12)).toBe(`https://api.drand.sh/${quicknet.hash}/public/12`);
});

test('the chain hash is that of the key', () => {
	const group = hexToBytes('f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e');
	const times = new DataView(new ArrayBuffer(12));
	times.setUint32(0, quicknet.period);
	times.setBigInt64(4, BigInt(quicknet.genesis));
	const name = new TextEncoder().encode('quicknet');
	const whole = [...new Uint8Array(times.buffer), ...hexToBytes(quicknet.publicKey), ...group, ...name];
	expect(bytesToHex(sha256(Uint8Array.from(whole)))).toBe(quicknet.hash);
});
