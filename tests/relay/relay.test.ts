import {bls12_381} from '@noble/curves/bls12-381.js';
import {sha256} from '@noble/hashes/sha2.js';
import {afterAll, beforeAll, expect, test} from 'vitest';
import type {Fault, Relay} from './relay';
import {roundAt, startRelay} from './relay';

const NOW = Date.UTC(2026, 10, 29, 21, 0, 0);
let relay: Relay;
beforeAll(async () => {
	relay = await startRelay({now: () => NOW});
});
afterAll(() => relay.close());

const ask = (round: number, signal?: AbortSignal) =>
	fetch(`${relay.url}/${relay.chain.hash}/public/${round}`, signal ? {signal} : {});

const verifies = (round: number, signature: string): boolean => {
	const message = Buffer.alloc(8);
	message.writeBigUInt64BE(BigInt(round));
	const signed = bls12_381.shortSignatures.hash(sha256(message), 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
	return bls12_381.shortSignatures.verify(Buffer.from(signature, 'hex'), signed, Buffer.from(relay.chain.publicKey, 'hex'));
};

test('a round that is born verifies under the test key, and one to come is 425', async () => {
	const newest = roundAt(NOW);
	const body = await (await ask(newest)).json();
	expect(body.round).toBe(newest);
	expect(verifies(newest, body.signature)).toBe(true);
	expect((await ask(newest + 1)).status).toBe(425);
});

test.each([
	['another signature', 'forged', (body: string) => verifies(roundAt(NOW), JSON.parse(body).signature), false],
	['another number', 'wrong-round', (body: string) => JSON.parse(body).round === roundAt(NOW), false],
	['a page', 'html', (body: string) => body.startsWith('<!doctype html>'), true],
	['a status', 503, (body: string) => body, 'A fault that was asked for'],
] satisfies [string, Fault, (body: string) => unknown, unknown][])('gives %s when told to', async (_, fault, look, seen) => {
	relay.fault = fault;
	expect(look(await (await ask(roundAt(NOW))).text())).toBe(seen);
	relay.fault = undefined;
});

test.each(['down', 'hang', 'slow'] satisfies Fault[])('gives nothing in time when %s', async fault => {
	relay.fault = fault;
	await expect(ask(roundAt(NOW), AbortSignal.timeout(200))).rejects.toThrow();
	relay.fault = undefined;
});
