import {ok} from '../shared/result';
import {isOnHost} from '../wire/leftovers';
import type {Memory} from '../wire/memory';
import type {Place} from './cupboard';
import type {Reach} from './memory-over';

type TracesOf = Pick<Memory, 'tracesOn' | 'eraseTraces'>;

// Their keys begin with the board's name.
const OF_BOARDS = ['seen', 'calls', 'sites'] as const;
type Shelf = (typeof OF_BOARDS)[number];

/** The part of a memory that knows what it keeps of a host's boards. */
export const tracesOver = ({cupboard}: Reach): TracesOf => {
	const keysOn = async (shelf: Shelf, host: string) => {
		const all = await cupboard.all(shelf);
		return all.ok ? ok(all.value.flatMap(([key]) => (isOnHost(key, host) ? [{shelf, key}] : []))) : all;
	};
	return {
		async tracesOn(host) {
			const [posts, calls, boards] = [await keysOn('seen', host), await keysOn('calls', host), await keysOn('sites', host)];
			if (!posts.ok) return posts;
			if (!calls.ok) return calls;
			if (!boards.ok) return boards;
			return ok({posts: posts.value.length, calls: calls.value.length, boards: boards.value.length});
		},
		async eraseTraces(host) {
			const places: Place[] = [];
			for (const shelf of OF_BOARDS) {
				const found = await keysOn(shelf, host);
				if (!found.ok) return found;
				places.push(...found.value);
			}
			const erased = await cupboard.change(places, stored => stored.map(() => ({do: 'remove', answer: null}) as const));
			return erased.ok ? ok(null) : erased;
		},
	};
};
