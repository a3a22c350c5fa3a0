import {ok} from '../shared/result';
import {type PublishedStore, readSeenSheet, type SeenSheet} from '../wire/published';
import {connectionTo, type Steps} from './connection';

// A database of its own: sheets of others stand beside one's own, and never among them.
const steps: Steps = [db => void db.createObjectStore('sheets')];

/** Sheets that others published, in a database beside the memory's. */
export function openPublished(name = 'osselet'): PublishedStore {
	const published = connectionTo(`${name}-published`, steps);
	return {
		async list() {
			const stored = await published.use(db => db.getAll('sheets'));
			return stored.ok ? ok(stored.value.flatMap(one => readSeenSheet(one) ?? [])) : stored;
		},
		change: (key, decide) =>
			published.use(async db => {
				const tx = db.transaction('sheets', 'readwrite');
				const before = readSeenSheet(await tx.store.get(key));
				const next = decide(before);
				const written = next === null ? tx.store.delete(key) : next && tx.store.put(next, key);
				await Promise.all([written, tx.done]);
				return (next === undefined ? before : next) ?? null;
			}),
	};
}

/** The same in a Map, for tests. */
export function mapPublished(within = new Map<string, SeenSheet>()): PublishedStore {
	return {
		list: async () => ok([...within.values()]),
		async change(key, decide) {
			const next = decide(within.get(key));
			if (next === null) within.delete(key);
			else if (next) within.set(key, structuredClone(next));
			return ok((next === undefined ? within.get(key) : next) ?? null);
		},
	};
}
