import type {Relay, RelayReply} from './service/ports';

/** The doors' way to a relay, by `fetch`: no cookies, no referrer, never more than was asked for. */
export const fetchRelay: Relay = {
	async get(url, milliseconds, mostBytes) {
		const signal = AbortSignal.timeout(milliseconds);
		try {
			const response = await fetch(url, {credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error', signal});
			return {kind: 'reply', status: response.status, text: await firstBytes(response, mostBytes)};
		} catch {
			// Whatever failed, the next relay is asked; that it took too long is worth telling apart.
			return {kind: 'failed', why: signal.aborted ? 'time-out' : 'network'} satisfies RelayReply;
		}
	},
};

async function firstBytes(response: Response, most: number): Promise<string> {
	const reader = response.body?.getReader();
	const decoder = new TextDecoder();
	let text = '';
	let size = 0;
	while (reader && size < most) {
		const {done, value} = await reader.read();
		if (done) return text + decoder.decode();
		text += decoder.decode(value.subarray(0, most - size), {stream: true});
		size += value.length;
	}
	await reader?.cancel();
	return text;
}
