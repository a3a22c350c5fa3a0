/** A chain of public draws and where to ask for them. */
export type Chain = {
	/** Its name in addresses: 64 hex digits. */
	readonly hash: string;
	/** The group's public key in G2, compressed: 192 hex digits. What cannot be verified under it is no draw. */
	readonly publicKey: string;
	/** When round 1 fell, in seconds since 1970. */
	readonly genesis: number;
	/** Seconds between two rounds. */
	readonly period: number;
	readonly scheme: 'bls-unchained-g1-rfc9380';
	/** Origins, each answering `/{hash}/public/{round}`. */
	readonly relays: readonly string[];
};

// Of quicknet, too. Apart from the rest: who only counts draws carries no keys.
const GENESIS = 1692803367;
const PERIOD = 3;

/** The quicknet chain of the League of Entropy: github.com/drand/drand, common/chain/info_test.go. */
export const quicknet: Chain = {
	hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
	publicKey:
		'83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
	genesis: GENESIS,
	period: PERIOD,
	scheme: 'bls-unchained-g1-rfc9380',
	relays: [
		'https://api.drand.sh',
		'https://api2.drand.sh',
		'https://api3.drand.sh',
		'https://drand.cloudflare.com',
		'https://api.drand.secureweb3.com:6875',
	],
};

/** The one chain of this build: quicknet, but for test and demo builds, which carry their own. Nothing at run time changes it. */
export const chain: Chain =
	typeof OSSELET_CHAIN === 'undefined' || OSSELET_CHAIN === '' ? quicknet : (JSON.parse(OSSELET_CHAIN) as Chain);

/** When its rounds fall. */
export const rounds: Pick<Chain, 'genesis' | 'period'> =
	typeof OSSELET_CHAIN === 'undefined' || OSSELET_CHAIN === '' ? {genesis: GENESIS, period: PERIOD} : chain;

/** Where a relay gives a round of a chain. */
export const roundUrl = (relay: string, round: number, of: Chain = chain): string => `${relay}/${of.hash}/public/${round}`;
