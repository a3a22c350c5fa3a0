import {ok} from '../shared/result';
import {type Kept, type PublishedStore, readSeenSheet} from '../wire/published';
import {readSeenTable, type SeenTableStore} from '../wire/seen-tables';
import {type Connection, connectionTo, type Steps} from './connection';

/** A database of its own: what others published stands beside one's own, and never among it. */
export const publishedSteps: Steps = [db => void db.createObjectStore('sheets'), db => void db.createObjectStore('tables')];

/** What others published, in a database beside the memory's: their sheets, and the tables of threads. */
export function openPublished(name = 'osselet'): {readonly sheets: PublishedStore; readonly tables: SeenTableStore} {
	const published = connectionTo(`${name}-published`, publishedSteps);
	return {sheets: shelfOf(published, 'sheets', readSeenSheet), tables: shelfOf(published, 'tables', readSeenTable)};
}

/** What can no longer be read is left out of lists, and written over. */
function shelfOf<Value>(published: Connection, shelf: string, read: (stored: unknown) => Value | undefined): Kept<Value> {
	return {
		async list() {
			const stored = await published.use(db => db.getAll(shelf));
			return stored.ok ? ok(stored.value.flatMap(one => read(one) ?? [])) : stored;
		},
		change: (key, decide) =>
			published.use(async db => {
				const tx = db.transaction(shelf, 'readwrite');
				const before = read(await tx.store.get(key));
				const next = decide(before);
				const written = next === null ? tx.store.delete(key) : next && tx.store.put(next, key);
				await Promise.all([written, tx.done]);
				return (next === undefined ? before : next) ?? null;
			}),
	};
}

/** The same in a Map, for tests. */
export function mapKept<Value>(within = new Map<string, Value>()): Kept<Value> {
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
