import * as v from 'valibot';
import type {Fault} from '../rules/check/fault';
import {readBookText} from '../rules/check/read-book';
import type {Rulebook} from '../rules/contract/rulebook';
import {type TableState, tableState} from '../rules/table-state';
import {fail, ok, type Result} from '../shared/result';
import type {Sheet} from '../sheets/sheet';
import {type KeptTable, type Memory, MOST_RULEBOOKS} from '../wire/memory';
import type {StoreProblem} from '../wire/records';
import {readShape} from '../wire/shape';
import type {Decision, Place} from './cupboard';
import {decidePut} from './decide-sheet';
import type {Reach} from './memory-over';

type GamesOf = Pick<Memory, 'listRulebooks' | 'putRulebook' | 'deleteRulebook' | 'getTable' | 'putTogether'>;

const emptyTable: TableState = v.parse(tableState, {});

/** A rulebook as it was stored: its author's own text. */
export const readStoredBook = (stored: unknown): Result<Rulebook, readonly Fault[]> =>
	readBookText(typeof stored === 'string' ? stored : '');

type Together = Decision<Result<Sheet | null, StoreProblem>>;

/** Writes all, or leaves all where one sheet may not be written. */
function decideTogether(sheets: readonly Sheet[], tables: readonly KeptTable[], stored: readonly unknown[]): readonly Together[] {
	const puts: readonly Together[] = [
		...sheets.map((sheet, index) => decidePut(sheet, stored[index])),
		...tables.map(({table}): Together => ({do: 'put', value: table, answer: ok(null)})),
	];
	const may = puts.every(({answer}) => answer.ok);
	return may ? puts : puts.map(({answer}) => ({do: 'leave', answer}));
}

/** The part of a memory that keeps the user's rulebooks, and what GMs hold for their tables. */
export const gamesOver = ({cupboard, decide}: Reach): GamesOf => ({
	async listRulebooks() {
		const stored = await cupboard.all('rulebooks');
		if (!stored.ok) return stored;
		return ok(stored.value.map(([, text]) => readStoredBook(text)).flatMap(read => (read.ok ? [read.value] : [])));
	},
	async putRulebook(id, text) {
		const all = await cupboard.all('rulebooks');
		if (!all.ok) return all;
		return decide('rulebooks', id, stored =>
			stored === undefined && all.value.length >= MOST_RULEBOOKS
				? {do: 'leave', answer: fail({code: 'store/too-many', what: 'rulebooks', most: MOST_RULEBOOKS})}
				: {do: 'put', value: text, answer: ok(null)},
		);
	},
	deleteRulebook: id =>
		decide<null>('rulebooks', id, stored =>
			stored === undefined ? {do: 'leave', answer: fail({code: 'store/gone', name: id})} : {do: 'remove', answer: ok(null)},
		),
	async getTable(key) {
		const stored = await cupboard.get('tables', key);
		if (!stored.ok) return stored;
		const read = readShape(tableState, stored.value);
		return ok(read.ok ? read.value : emptyTable);
	},
	async putTogether(sheets, tables) {
		const places: readonly Place[] = [
			...sheets.map(({id}) => ({shelf: 'sheets' as const, key: id})),
			...tables.map(({key}) => ({shelf: 'tables' as const, key})),
		];
		const changed = await cupboard.change(places, stored => decideTogether(sheets, tables, stored));
		if (!changed.ok) return changed;
		const refused = changed.value.find(answer => !answer.ok);
		return refused && !refused.ok
			? refused
			: ok(changed.value.flatMap(answer => (answer.ok && answer.value ? [answer.value] : [])));
	},
});
