import {ok} from '../shared/result';
import type {CallName} from '../wire/calls';
import type {Memory} from '../wire/memory';
import {readKeptCall, readSecret} from '../wire/read-calls';
import type {Decision} from './cupboard';
import type {Reach} from './memory-over';

type CallsOf = Pick<Memory, 'keepSecrets' | 'listSecrets' | 'noteCalls' | 'listCalls'>;

const keyOf = ({site, anchor, index}: CallName): string => `${site} ${anchor} ${index}`;
// Nobody answers so many: what goes is what stands in the oldest posts of one board.
const MOST_KEPT = 1000;

/** The part of a memory that keeps what opens hidden rolls, and the rolls that were asked of this user. */
export const callsOver = ({cupboard, orElse}: Reach): CallsOf => ({
	async keepSecrets(secrets) {
		const once = [...new Map(secrets.map(one => [one.secret, one])).values()];
		const places = once.map(({secret}) => ({shelf: 'secrets' as const, key: secret}));
		const kept = await cupboard.change(places, stored =>
			// What was kept first knows best where it belongs.
			once.map(
				(value, at): Decision<null> =>
					stored[at] === undefined ? {do: 'put', value, answer: null} : {do: 'leave', answer: null},
			),
		);
		return kept.ok ? ok(null) : kept;
	},
	async listSecrets() {
		const all = orElse(await cupboard.all('secrets'), []);
		return all.map(([, stored]) => readSecret(stored)).flatMap(read => (read.ok ? [read.value] : []));
	},
	async noteCalls(calls, done) {
		const noted = calls.map(call => ({key: keyOf(call), call}));
		const over = new Set(done.map(keyOf));
		const keys = [...new Set([...noted.map(({key}) => key), ...over])];
		const changed = await cupboard.change(
			keys.map(key => ({shelf: 'calls' as const, key})),
			stored =>
				keys.map((key, at): Decision<null> => {
					const read = readKeptCall(stored[at]);
					const call = read.ok ? read.value.call : noted.find(one => one.key === key)?.call;
					const isDone = over.has(key) || (read.ok && read.value.done);
					return call ? {do: 'put', value: {call, done: isDone}, answer: null} : {do: 'leave', answer: null};
				}),
		);
		orElse<unknown>(changed, null);
		orElse<unknown>(await cupboard.prune('calls', MOST_KEPT), null);
	},
	async listCalls() {
		const all = orElse(await cupboard.all('calls'), []);
		const kept = all.map(([, stored]) => readKeptCall(stored)).flatMap(read => (read.ok ? [read.value] : []));
		return kept.flatMap(({call, done}) => (done ? [] : [call])).sort((one, other) => other.at - one.at);
	},
});
