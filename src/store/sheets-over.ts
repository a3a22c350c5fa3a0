import type {Result} from '../shared/result';
import {fail, ok} from '../shared/result';
import {readSheet} from '../sheets/read';
import type {Memory} from '../wire/memory';
import {readSettings, readSitePrefs} from '../wire/read-records';
import type {Broken} from '../wire/records';
import type {Shelf} from './cupboard';
import {causeOf, decidePut, decideRemove, decideRestore} from './decide-sheet';
import {readStoredBook} from './games-over';
import type {Reach} from './memory-over';

type SheetsOf = Pick<Memory, 'listSheets' | 'listBroken' | 'getSheet' | 'putSheet' | 'deleteSheet' | 'restoreSheet'>;

/** The part of a memory that keeps sheets. */
export const sheetsOver = ({cupboard, decide, orElse}: Reach): SheetsOf => ({
	async listSheets() {
		const stored = await cupboard.all('sheets');
		if (!stored.ok) return stored;
		return ok(stored.value.map(([, value]) => readSheet(value)).flatMap(read => (read.ok ? [read.value] : [])));
	},
	async listBroken() {
		const found: Broken[] = [];
		for (const shelf of Object.keys(readers) as (keyof typeof readers)[]) {
			for (const [key, stored] of orElse(await cupboard.all(shelf), [])) {
				const read = readers[shelf](stored);
				if (!read.ok) found.push({where: `${shelf}/${key}`, cause: causeOf(read.error), text: textOf(stored)});
			}
		}
		return found;
	},
	async getSheet(id) {
		const stored = await cupboard.get('sheets', id);
		if (!stored.ok) return stored;
		if (stored.value === undefined) return ok(null);
		const read = readSheet(stored.value);
		return read.ok ? read : fail({code: 'store/unreadable', where: `sheets/${id}`, cause: causeOf(read.error)});
	},
	putSheet: sheet => decide('sheets', sheet.id, stored => decidePut(sheet, stored)),
	deleteSheet: (id, revision) => decide('sheets', id, stored => decideRemove(id, revision, stored)),
	restoreSheet: sheet => decide('sheets', sheet.id, stored => decideRestore(sheet, stored)),
});

// Draws and notes of posts are left out: there are many, none is the user's own work, and an unreadable one is had again.
const readers = {
	sheets: readSheet,
	settings: (value: unknown) => withCode(readSettings(value)),
	sites: (value: unknown) => withCode(readSitePrefs(value)),
	rulebooks: (value: unknown) => {
		const read = readStoredBook(value);
		return read.ok ? read : fail({code: 'rulebook', where: read.error[0]?.path ?? '.'});
	},
} satisfies Partial<Record<Shelf, unknown>>;

const withCode = <Value>(read: Result<Value, {readonly where: string}>) =>
	read.ok ? read : fail({code: 'shape', where: read.error.where});

function textOf(stored: unknown): string {
	try {
		return JSON.stringify(stored) ?? String(stored);
	} catch {
		// A store may hold what JSON cannot: a cycle, a BigInt.
		return String(stored);
	}
}
