/** Opens the shadow roots, as in a test build: a chain of its own is what tells one. This one is quicknet's clock under another name. */
(globalThis as {OSSELET_CHAIN?: string}).OSSELET_CHAIN = JSON.stringify({
	hash: '00',
	publicKey: '00',
	genesis: 1692803367,
	period: 3,
	scheme: 'bls-unchained-g1-rfc9380',
	relays: ['http://relay.example'],
});
