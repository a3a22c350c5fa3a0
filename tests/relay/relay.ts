import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {bls12_381} from '@noble/curves/bls12-381.js';
import {sha256} from '@noble/hashes/sha2.js';
import type {Chain} from '../../src/seal/chain';

const signatures = bls12_381.shortSignatures;
// The hash-to-curve label of quicknet's scheme, bls-unchained-g1-rfc9380.
const LABEL = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const eightBytes = (n: number): Uint8Array => {
	const bytes = Buffer.alloc(8);
	bytes.writeBigUInt64BE(BigInt(n));
	return bytes;
};

/** Signs rounds with a key that everybody can work out, so that nothing but a test may ever pin it. */
export function testKey(words = 'Osselet test key, worth nothing') {
	const secret = bls12_381.fields.Fr.toBytes(bls12_381.fields.Fr.create(BigInt(`0x${hex(sha256(bytesOf(words)))}`)));
	const publicKey = hex(signatures.getPublicKey(secret).toBytes(true));
	const known = new Map<number, string>();
	const sign = (round: number): string => {
		const signed =
			known.get(round) ?? hex(signatures.sign(signatures.hash(sha256(eightBytes(round)), LABEL), secret).toBytes(true));
		known.set(round, signed);
		return signed;
	};
	return {publicKey, hash: hex(sha256(bytesOf(`chain of ${publicKey}`))), sign};
}

/** How a relay may fail: no answer at all, an answer that never comes, one that comes late, another round's number or signature, a captive portal's page, or any HTTP status. */
export type Fault = 'down' | 'hang' | 'slow' | 'wrong-round' | 'forged' | 'html' | number;

export type Relay = {
	readonly url: string;
	/** What a build is told with `--chain`: a chain like quicknet under the test key, with this relay alone. */
	readonly chain: Chain;
	/** Paths that were asked for, in order. */
	readonly log: string[];
	fault: Fault | undefined;
	/** Milliseconds since 1970, as the relay sees them. Set it to let a round be born. */
	now: () => number;
	close(): Promise<void>;
};

// Quicknet's own grid, so that rounds have the numbers they would have there.
const GENESIS = 1692803367;
export const PERIOD = 3;
const SLOW = 6000;

/** The newest round at a moment in milliseconds since 1970. */
export const roundAt = (ms: number): number => Math.floor((ms / 1000 - GENESIS) / PERIOD) + 1;

type Asked = {readonly path: string; readonly relay: Relay; readonly key: ReturnType<typeof testKey>};
type Reply = {readonly status: number; readonly body: unknown};

/** What an honest relay says, or one with a fault that still speaks. */
function answer({path, relay, key}: Asked): Reply {
	const {fault} = relay;
	if (typeof fault === 'number') return {status: fault, body: 'A fault that was asked for'};
	if (fault === 'html') return {status: 200, body: '<!doctype html><title>Wi-Fi</title><p>Please log in.</p>'};
	const asked = path.match(/^\/([0-9a-f]{64})\/public\/([0-9]{1,15}|latest)$/);
	if (!asked || asked[1] !== key.hash) return {status: 404, body: 'No such page'};
	const newest = roundAt(relay.now());
	const round = asked[2] === 'latest' ? newest : Number(asked[2]);
	if (round > newest) return {status: 425, body: 'This round is still to come'};
	const signature = key.sign(fault === 'forged' ? round + 1 : round);
	const randomness = hex(sha256(Buffer.from(signature, 'hex')));
	return {status: 200, body: {round: fault === 'wrong-round' ? round + 1 : round, randomness, signature}};
}

function send(response: http.ServerResponse, {status, body}: Reply): void {
	const text = typeof body === 'string';
	response.writeHead(status, {
		'content-type': text ? 'text/html' : 'application/json',
		'access-control-allow-origin': '*',
		'cache-control': 'no-store',
	});
	response.end(text ? body : JSON.stringify(body));
}

/** A chain like quicknet under the test key, with one relay, by its address. */
export const testChain = (relay: string, {hash, publicKey} = testKey()): Chain => ({
	hash,
	publicKey,
	genesis: GENESIS,
	period: PERIOD,
	scheme: 'bls-unchained-g1-rfc9380',
	relays: [relay],
});

/** A drand relay on 127.0.0.1: the address and refusals of a real one, a test key's signatures. */
export async function startRelay({port = 0, now = Date.now}: {port?: number; now?: () => number} = {}): Promise<Relay> {
	const key = testKey();
	const server = http.createServer((request, response) => {
		const path = new URL(request.url ?? '/', 'http://relay.invalid').pathname;
		relay.log.push(path);
		if (relay.fault === 'down') request.socket.destroy();
		else if (relay.fault === 'slow') setTimeout(() => send(response, answer({path, relay, key})), SLOW).unref();
		else if (relay.fault !== 'hang') send(response, answer({path, relay, key}));
	});
	await new Promise<void>(done => server.listen(port, '127.0.0.1', done));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const relay: Relay = {
		url,
		chain: testChain(url, key),
		log: [],
		fault: undefined,
		now,
		close: () => {
			server.closeAllConnections();
			return new Promise(done => server.close(() => done()));
		},
	};
	return relay;
}
