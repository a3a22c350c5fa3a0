import {fetchRelay} from '../../src/fetch-relay';
import type {Relay, RelayReply} from '../../src/service/ports';
import type {Gm} from './gm';

const failed = (why: 'network' | 'time-out'): RelayReply => ({kind: 'failed', why});

/** Asks relays through the manager, which no policy of the page stops; through the page's `fetch` where there is no manager. */
export function relayThrough(gm: Gm): Relay {
	const {xmlHttpRequest} = gm;
	if (!xmlHttpRequest) return fetchRelay;
	return {
		get: (url, milliseconds, mostBytes) =>
			new Promise(resolve => {
				// A manager may ignore `timeout`, or refuse the address by a promise rather than by `onerror`.
				setTimeout(() => resolve(failed('time-out')), milliseconds);
				const asked = xmlHttpRequest.call(gm, {
					method: 'GET',
					url,
					timeout: milliseconds,
					anonymous: true,
					onload: ({status, responseText}) => resolve({kind: 'reply', status, text: String(responseText).slice(0, mostBytes)}),
					onerror: () => resolve(failed('network')),
					onabort: () => resolve(failed('network')),
					ontimeout: () => resolve(failed('time-out')),
				});
				Promise.resolve(asked).catch(() => resolve(failed('network')));
			}),
	};
}
