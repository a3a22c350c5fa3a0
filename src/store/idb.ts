import type {IDBPDatabase, IDBPTransaction} from 'idb';
import {fail, ok, type Result} from '../shared/result';
import type {Memory} from '../wire/memory';
import type {StoreProblem} from '../wire/records';
import {type Connection, connectionTo} from './connection';
import type {Cupboard, Decision, Place, Shelf} from './cupboard';
import {memoryOver} from './memory-over';

/** The memory in IndexedDB. Fails where the database is refused, full, or of a newer version; once open, it opens itself again after every interruption. */
export async function openIdbMemory(name = 'osselet'): Promise<Result<Memory, StoreProblem>> {
	const connection = connectionTo(name);
	const opened = await connection.use(async () => null);
	return opened.ok ? ok(memoryOver(idbCupboard(connection))) : fail(opened.error);
}

const idbCupboard = ({use}: Connection): Cupboard => ({
	get: (shelf, key) => use(db => db.get(shelf, key)),
	// A transaction over no store at all is an error to IndexedDB.
	change: async (places, decide) => (places.length === 0 ? ok([]) : use(db => changeIn(writingTo(db, places), places, decide))),
	all: shelf => use(async db => pairs(db.transaction(shelf))),
	newest: (shelf, most) =>
		use(async db => {
			const found: unknown[] = [];
			let cursor = await db.transaction(shelf).store.openCursor(null, 'prev');
			while (cursor && found.length < most) {
				found.push(cursor.value);
				cursor = await cursor.continue();
			}
			return found;
		}),
	prune: (shelf, most) =>
		use(async db => {
			const {store, done} = db.transaction(shelf, 'readwrite');
			const over = (await store.count()) - most;
			const keys = over > 0 ? await store.getAllKeys(null, over) : [];
			await Promise.all([...keys.map(key => store.delete(key)), done]);
			return null;
		}),
});

type Writing = IDBPTransaction<unknown, Shelf[], 'readwrite'>;
type Decide<Answer> = (stored: readonly unknown[]) => readonly Decision<Answer>[];

const writingTo = (db: IDBPDatabase, places: readonly Place[]): Writing =>
	db.transaction([...new Set(places.map(({shelf}) => shelf))], 'readwrite');

async function changeIn<Answer>(tx: Writing, places: readonly Place[], decide: Decide<Answer>) {
	try {
		return await writeIn(tx, places, decide);
	} catch (error) {
		await takeBack(tx);
		throw error;
	}
}

// Nothing but the transaction's own requests is awaited, or it would close itself before it is done.
async function writeIn<Answer>(tx: Writing, places: readonly Place[], decide: Decide<Answer>) {
	const decisions = decide(await Promise.all(places.map(({shelf, key}) => tx.objectStore(shelf).get(key))));
	// Async, so that one that is refused at once is waited for like the others.
	const writes = places.map(async ({shelf, key}, index) => {
		const decision = decisions[index]!;
		if (decision.do === 'put') return tx.objectStore(shelf).put(decision.value, key);
		return decision.do === 'remove' ? tx.objectStore(shelf).delete(key) : undefined;
	});
	await Promise.all([...writes, tx.done]);
	return decisions.map(({answer}) => answer);
}

async function takeBack(tx: Writing): Promise<void> {
	const over = tx.done.catch(() => null);
	try {
		tx.abort();
	} catch (error) {
		// A request that failed has taken the transaction back already.
		if (!(error instanceof DOMException)) throw error;
	}
	await over;
}

async function pairs(tx: IDBPTransaction<unknown, [Shelf], 'readonly'>) {
	const [keys, values] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
	return keys.map((key, index) => [String(key), values[index] as unknown] as const);
}
