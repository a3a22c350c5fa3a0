import {ok} from '../shared/result';
import type {Memory} from '../wire/memory';
import {type Cupboard, type Shelf, shelves} from './cupboard';
import {memoryOver} from './memory-over';

export type Shelves = Readonly<Record<Shelf, Map<string, unknown>>>;
export const emptyShelves = (): Shelves => Object.fromEntries(shelves.map(shelf => [shelf, new Map()])) as unknown as Shelves;

/** A memory that lives as long as its Maps: the twin of the real ones, for tests and for a browser that keeps nothing. */
export const mapMemory = (within: Shelves = emptyShelves()): Memory => memoryOver(mapCupboard(within));

const byKey = (shelf: Map<string, unknown>) => [...shelf].sort(([one], [other]) => (one < other ? -1 : 1));

function mapCupboard(within: Shelves): Cupboard {
	return {
		get: async (shelf, key) => ok(structuredClone(within[shelf].get(key))),
		async change(places, decide) {
			const decisions = decide(places.map(({shelf, key}) => structuredClone(within[shelf].get(key))));
			for (const [index, {shelf, key}] of places.entries()) {
				const decision = decisions[index]!;
				if (decision.do === 'put') within[shelf].set(key, structuredClone(decision.value));
				if (decision.do === 'remove') within[shelf].delete(key);
			}
			return ok(decisions.map(({answer}) => answer));
		},
		all: async shelf => ok(structuredClone(byKey(within[shelf]))),
		newest: async (shelf, most) =>
			ok(
				byKey(within[shelf])
					.slice(-most)
					.reverse()
					.map(([, value]) => structuredClone(value)),
			),
		async prune(shelf, most) {
			const keys = byKey(within[shelf]).map(([key]) => key);
			for (const key of keys.slice(0, Math.max(0, keys.length - most))) within[shelf].delete(key);
			return ok(null);
		},
	};
}
