import type {IDBPDatabase} from 'idb';
import type {Result} from '../shared/result';
import type {AuditHead, AuditState, AuditStore, ThreadKey} from '../wire/audits';
import {type GatheredPage, gatheredPageShape} from '../wire/gathered';
import {readAuditHead} from '../wire/read-audits';
import type {SeenNote, StoreProblem} from '../wire/records';
import {readShape} from '../wire/shape';
import {connectionTo, type Steps} from './connection';
import {readNote} from './decide-seen';

// A database of its own: what was read of threads can be read again, and is thrown away first.
const steps: Steps = [
	db => {
		db.createObjectStore('heads');
		db.createObjectStore('pages');
	},
];

/** Readings that are kept, the latest; a long thread takes some megabytes. */
const MOST_AUDITS = 10;
/** A reading that was broken off is gone on with for so long; then the thread is another. Milliseconds. */
const FRESH = 24 * 3_600_000;

// Sites and threads hold no blank.
const keyOf = ({site, thread}: ThreadKey): string => `${site} ${thread}`;
const pageKey = (key: ThreadKey, page: number): string => `${keyOf(key)} ${String(page).padStart(6, '0')}`;
const pagesFrom = (key: ThreadKey, page = 0): IDBKeyRange => IDBKeyRange.bound(pageKey(key, page), `${keyOf(key)} 999999`);
const startingWith = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

const headIn = (stored: unknown): AuditHead | undefined => {
	const read = readAuditHead(stored);
	return read.ok ? read.value : undefined;
};
const pageIn = (stored: unknown): readonly GatheredPage[] => {
	const read = readShape<GatheredPage>(gatheredPageShape, stored);
	return read.ok ? [read.value] : [];
};
const noteIn = (stored: unknown): readonly SeenNote[] => {
	const read = readNote(stored);
	return read.ok ? [read.value] : [];
};
const orElse = <Value>(result: Result<Value, StoreProblem>, instead: Value): Value => (result.ok ? result.value : instead);

async function stateIn(db: IDBPDatabase, key: ThreadKey): Promise<AuditState | null> {
	const head = headIn(await db.get('heads', keyOf(key)));
	if (!head) return null;
	const keys = await db.getAllKeys('pages', pagesFrom(key));
	return {head, read: keys.map(each => Number(String(each).slice(-6)))};
}

async function forget(db: IDBPDatabase, key: ThreadKey): Promise<null> {
	await db.delete('pages', pagesFrom(key));
	await db.delete('heads', keyOf(key));
	return null;
}

/** Goes on with a reading that was broken off not long ago; else starts anew, and throws away the oldest of many. */
async function beginIn(db: IDBPDatabase, head: AuditHead): Promise<AuditState> {
	const before = await stateIn(db, head);
	const goesOn = before && before.head.state !== 'done' && head.begun - before.head.begun < FRESH;
	if (!goesOn) await forget(db, head);
	const next = goesOn ? {...head, begun: before.head.begun} : head;
	await db.put('heads', next, keyOf(head));
	const heads = (await db.getAll('heads')).flatMap(stored => headIn(stored) ?? []).sort((one, other) => other.at - one.at);
	for (const old of heads.slice(MOST_AUDITS)) await forget(db, old);
	return {head: next, read: goesOn ? before.read : []};
}

async function keepIn(
	db: IDBPDatabase,
	key: ThreadKey,
	page: GatheredPage,
	pages: number,
	at: number,
): Promise<{readonly stop: boolean}> {
	const tx = db.transaction(['heads', 'pages'], 'readwrite');
	const head = headIn(await tx.objectStore('heads').get(keyOf(key)));
	// Thrown away meanwhile: nobody wants it any more.
	if (!head) return {stop: true};
	await Promise.all([
		tx.objectStore('pages').put(page, pageKey(key, page.page)),
		// The thread has become shorter.
		tx.objectStore('pages').delete(pagesFrom(key, pages + 1)),
		tx.objectStore('heads').put({...head, pages, at}, keyOf(key)),
		tx.done,
	]);
	return {stop: head.stop === true};
}

async function changeIn(db: IDBPDatabase, key: ThreadKey, change: Partial<AuditHead>): Promise<null> {
	const tx = db.transaction('heads', 'readwrite');
	const head = headIn(await tx.store.get(keyOf(key)));
	await Promise.all([head && tx.store.put({...head, ...change}, keyOf(key)), tx.done]);
	return null;
}

/** Readings of threads in a database beside the memory's, and what the memory saw of their posts. */
export function openAudits(name = 'osselet'): AuditStore {
	const audits = connectionTo(`${name}-audits`, steps);
	const memory = connectionTo(name);
	return {
		begin: head => audits.use(db => beginIn(db, head)),
		keep: (key, page, pages, at) => audits.use(db => keepIn(db, key, page, pages, at)),
		change: (key, change) => audits.use(db => changeIn(db, key, change)),
		async list() {
			const heads = orElse(await audits.use(db => db.getAll('heads')), []);
			return heads.flatMap(stored => headIn(stored) ?? []).sort((one, other) => other.at - one.at);
		},
		state: async key => orElse(await audits.use(db => stateIn(db, key)), null),
		async pages(key, from, most) {
			const stored = orElse(await audits.use(db => db.getAll('pages', pagesFrom(key, from), most)), []);
			return stored.flatMap(pageIn);
		},
		drop: key => audits.use(db => forget(db, key)),
		async notes(site, posts) {
			const stored = await memory.use(async db => {
				const tx = db.transaction('seen');
				return Promise.all(posts.map(post => tx.store.get(`${site} ${post}`)));
			});
			return orElse(stored, []).flatMap(noteIn);
		},
		async notedIn({site, thread}) {
			const stored = orElse(await memory.use(db => db.getAll('seen', startingWith(`${site} `))), []);
			return stored.flatMap(noteIn).filter(note => note.thread === thread);
		},
	};
}
