import {type IDBPDatabase, openDB} from 'idb';
import {fail, ok, type Result} from '../shared/result';
import type {StoreProblem} from '../wire/records';

/** One step a version; a step that has shipped is never edited, only followed by another. */
export type Steps = readonly ((db: IDBPDatabase) => void)[];

export const steps: Steps = [
	db => {
		for (const shelf of ['sheets', 'settings', 'sites', 'draws', 'rolls', 'seen']) db.createObjectStore(shelf);
	},
	db => {
		for (const shelf of ['rulebooks', 'tables']) db.createObjectStore(shelf);
	},
	db => {
		for (const shelf of ['secrets', 'calls']) db.createObjectStore(shelf);
	},
];

/** A database that is opened when it is needed and let go when another tab wants to change it. */
export type Connection = {
	/** Runs work on the database; what the browser refuses becomes a problem, our own mistakes are thrown. */
	use<Value>(work: (db: IDBPDatabase) => Promise<Value>): Promise<Result<Value, StoreProblem>>;
};

// An older copy of us in another tab lets go at once; one that hangs must not hang us. A busy machine's disk is only slow: what is
// refused meanwhile would be lost. Milliseconds.
const PATIENCE = {blocked: 5_000, slow: 30_000};

/** `to`: the steps that make the database what it is; those of the memory unless told otherwise. */
export function connectionTo(name: string, to: Steps = steps): Connection {
	let opening: Promise<IDBPDatabase> | undefined;
	const letGo = () => {
		opening = undefined;
	};
	const open = () => (opening ??= openWithin(name, to, letGo).catch(error => (letGo(), Promise.reject(error))));
	return {
		async use(work) {
			try {
				return ok(await again(open, letGo, work));
			} catch (error) {
				return fail(await problemOf(error, name, to));
			}
		},
	};
}

// A connection can be closed under us between opening and use; once is worth another try.
async function again<Value>(open: () => Promise<IDBPDatabase>, letGo: () => void, work: (db: IDBPDatabase) => Promise<Value>) {
	try {
		return await work(await open());
	} catch (error) {
		if (!isNamed(error, 'InvalidStateError')) throw error;
		letGo();
		return work(await open());
	}
}

async function openWithin(name: string, to: Steps, letGo: () => void): Promise<IDBPDatabase> {
	const timers: ReturnType<typeof setTimeout>[] = [];
	let endIn: (wait: number) => void = () => undefined;
	const waiting = new Promise<never>((_, reject) => {
		endIn = wait => void timers.push(setTimeout(() => reject(new DOMException('', 'TimeoutError')), wait));
	});
	endIn(PATIENCE.slow);
	const opened = openDB(name, to.length, {
		upgrade: (db, from) => to.slice(from).forEach(step => step(db)),
		blocked: () => endIn(PATIENCE.blocked),
		blocking: (_current, _wanted, event) => {
			letGo();
			(event.target as IDBDatabase).close();
		},
		terminated: letGo,
	});
	return Promise.race([opened, waiting]).finally(() => timers.forEach(clearTimeout));
}

const isNamed = (error: unknown, name: string): error is DOMException => error instanceof DOMException && error.name === name;

async function problemOf(error: unknown, name: string, to: Steps): Promise<StoreProblem> {
	if (!(error instanceof DOMException)) throw error;
	if (error.name === 'QuotaExceededError') return {code: 'store/full'};
	if (error.name === 'VersionError') return {code: 'store/newer', version: await versionOf(name, to)};
	return {code: 'store/closed', cause: error.name};
}

async function versionOf(name: string, to: Steps): Promise<number> {
	const found = (await indexedDB.databases()).find(database => database.name === name);
	return found?.version ?? to.length + 1;
}
